"""How a game comes to this terminal: begun anew as the command line says, or taken up from a file."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from shlex import quote

from motu.bots.bot import bot_named, usual_bot
from motu.core.chance import SEED_BYTES, FreeChance, SealedChance
from motu.core.errors import BadOption, BadRecord, message
from motu.core.match import Match, replay, resume
from motu.core.record import Record, seats_of
from motu.games import GAMES, game_named
from motu.terminal.console import Console
from motu.terminal.errors import BadInput
from motu.terminal.files import located
from motu.terminal.games import presenter_of, seated_options, wanted_options
from motu.terminal.local_game import BOTS, LocalGame
from motu.terminal.save import SavedGame, new_save_file, read_save


def new_game(args: argparse.Namespace, console: Console) -> LocalGame:
    """A new game as the command line asks for it."""
    game = game_named(args.game or GAMES[0])
    wanted = wanted_options(game, args)
    options = game.read_options(wanted)
    seats = [seat.lower() for seat in game.seats(options)]
    chance = SealedChance(_seed(args.seed))
    named = _named_bots(args.bot or [], seats)
    people = _people(args, seats, named, chance)
    options = game.read_options(seated_options(game, wanted, [seats[seat] for seat in people]))
    bots = {
        seat: named.get(seat) or args.against or usual_bot(game.NAME)
        for seat in range(len(seats))
        if seat not in people
    }
    for bot in bots.values():
        bot_named(game.NAME, bot)
    names = dict(zip(people, args.name or [], strict=False))
    players = tuple(bots.get(seat) or names.get(seat, "") for seat in range(len(seats)))
    save = new_save_file(args.save) if args.save else None
    local_game = LocalGame(
        console, presenter_of(game.NAME, console), Match(game, options, players, chance), chance, bots
    )
    if save:
        local_game.save_in(save)
    return local_game


def _named_bots(words: Sequence[str], seats: list[str]) -> dict[int, str]:
    """Who is to play which seat, as `--bot SEAT=BOT` says."""
    named: dict[int, str] = {}
    for word in words:
        seat, sign, bot = word.partition("=")
        if not sign or not bot:
            raise BadInput(message("cli-bad-bot", word=word))
        place = _place(f"--bot {word}", seat, seats)
        if place in named:
            raise BadInput(message("cli-two-bots", seat=seats[place], one=named[place], other=bot))
        named[place] = bot
    return named


def _people(args: argparse.Namespace, seats: list[str], named: dict[int, str], chance: SealedChance) -> list[int]:
    """The seats that people play: one of those without a bot of their own, or all of them."""
    free = [seat for seat in range(len(seats)) if seat not in named]
    if not free:
        raise BadInput(message("cli-nobody"))
    if args.hot_seat:
        return free
    if args.seat == "random":
        return [free[FreeChance(f"{chance.commitment}/seat").below(len(free))]]
    seat = _place("--seat", args.seat, seats, ("random",)) if args.seat else free[0]
    if seat in named:
        raise BadInput(message("cli-two-bots", seat=seats[seat], one="--seat", other=named[seat]))
    return [seat]


def _place(option: str, seat: str, seats: list[str], others: Sequence[str] = ()) -> int:
    """The number of a seat by its name."""
    if seat.lower() not in seats:
        raise BadInput(message("cli-choose", option=option, values=", ".join([*seats, *others])))
    return seats.index(seat.lower())


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


def resumed_game(file: str, console: Console, wanted: str | None = None) -> LocalGame:
    """The game that was kept in a file, from where it stands; BadInput if another one is wanted."""
    named = game_named(wanted).NAME if wanted else ""
    kept = read_save(file)
    try:
        if named not in ("", kept.game.NAME):
            raise _another_game(kept, named)
        return _gone_on(kept, console)
    except BaseException:
        kept.save.close()
        raise


def _another_game(kept: SavedGame, wanted: str) -> BadInput:
    file, name = kept.save.file, kept.game.NAME
    titles = {"kept": message("game-name", game=name), "wanted": message("game-name", game=wanted)}
    reason = message("save-other-game", **titles, game=name, file=quote(file))
    return BadInput(reason, f"{file}:{kept.record.line_of('game')}:1")


def _gone_on(kept: SavedGame, console: Console) -> LocalGame:
    game, record, chance, save = kept
    bots = _bots_of(record, [seat.lower() for seat in seats_of(game, record.options)])
    try:
        moments = list(replay(game, record))
        match = resume(game, record, chance)
        for bot in bots.values():
            bot_named(game.NAME, bot)
    except BadRecord as error:
        raise located(error, save.file) from None
    except BadOption as error:
        raise BadInput(error.reason, f"{save.file}:{record.line_of(BOTS.lower())}:1") from None
    local_game = LocalGame(console, presenter_of(game.NAME, console), match, chance, bots, record, moments)
    local_game.save = save
    return local_game


def _bots_of(record: Record, seats: list[str]) -> dict[int, str]:
    """Which seats bots play, as a header of the record says."""
    words = dict(record.headers).get(BOTS, "").replace(",", " ").split()
    pairs = [word.partition("=") for word in words]
    return {seats.index(seat): bot for seat, _, bot in pairs if seat in seats}
