"""How a game comes to this terminal: begun anew as the command line says, or taken up from a file."""

from __future__ import annotations

import argparse

from motu.bots.bot import bot_named
from motu.core.chance import SEED_BYTES, FreeChance, SealedChance
from motu.core.errors import BadOption, BadRecord, message
from motu.core.match import Match, replay, resume
from motu.core.record import Record
from motu.terminal.errors import BadInput
from motu.terminal.files import located
from motu.terminal.games import game_named
from motu.terminal.save import Save, new_save, read_save
from motu.terminal.scene import scene_of
from motu.terminal.speech import Speech
from motu.terminal.table import BOTS, Table

BOT = "greedy"
"""Whom a person plays against who names nobody."""


def begin(args: argparse.Namespace, speech: Speech) -> Table:
    """A new game as the command line asks for it."""
    game = game_named(args.game)
    options = game.read_options(_wanted_options(args))
    chance = SealedChance(_seed(args.seed))
    people = [0, 1] if args.hot_seat else [_seat(args.seat or "white", game.SEATS, chance)]
    bots = {seat: args.against or BOT for seat in range(len(game.SEATS)) if seat not in people}
    for bot in bots.values():
        bot_named(game.NAME, bot)
    names = dict(zip(people, args.name or [], strict=False))
    players = tuple(bots.get(seat) or names.get(seat, "") for seat in range(len(game.SEATS)))
    save = new_save(args.save) if args.save else None
    table = Table(speech, scene_of(game.NAME, speech), Match(game, options, players, chance), chance, bots)
    if save:
        table.keep_in(save)
    return table


def _wanted_options(args: argparse.Namespace) -> dict[str, str]:
    """The options as the game reads them; who begins is left to chance unless somebody says otherwise."""
    wanted = {"first": "random"}
    for word in args.option or []:
        name, sign, value = word.partition("=")
        if not sign:
            raise BadInput(message("cli-bad-option", word=word))
        wanted[name] = value
    for name in ("preset", "first", "handicap", "weaker", "no_surprise", "open_hands"):
        value = getattr(args, name)
        if value:
            wanted[name.replace("_", "-")] = value
    return wanted


def _seed(digits: str | None) -> bytes | None:
    if digits is None:
        return None
    try:
        seed = bytes.fromhex(digits)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadInput(message("cli-bad-seed", digits=2 * SEED_BYTES))
    return seed


def _seat(wanted: str, seats: tuple[str, ...], chance: SealedChance) -> int:
    if wanted == "random":
        return FreeChance(f"{chance.commitment}/seat").below(len(seats))
    return [seat.lower() for seat in seats].index(wanted)


def go_on(file: str, speech: Speech) -> Table:
    """The game that was kept in a file, from where it stands."""
    game, record, chance = read_save(file)
    bots = _bots_of(record, [seat.lower() for seat in game.SEATS])
    try:
        moments = list(replay(game, record))
        match = resume(game, record, chance)
        for bot in bots.values():
            bot_named(game.NAME, bot)
    except BadRecord as error:
        raise located(error, file) from None
    except BadOption as error:
        raise BadInput(error.reason, f"{file}:{record.line_of(BOTS.lower())}:1") from None
    table = Table(speech, scene_of(game.NAME, speech), match, chance, bots, record, moments)
    table.save = Save(file)
    return table


def _bots_of(record: Record, seats: list[str]) -> dict[int, str]:
    """Which seats bots play, as a header of the record says."""
    words = dict(record.headers).get(BOTS, "").replace(",", " ").split()
    pairs = [word.partition("=") for word in words]
    return {seats.index(seat): bot for seat, _, bot in pairs if seat in seats}
