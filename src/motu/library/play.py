"""Where games come from: begun anew, or from a record."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from motu.core.chance import SEED_BYTES, SealedChance
from motu.core.errors import BadRecord, message
from motu.core.match import Match, resume
from motu.core.match import verify as verify_record
from motu.core.record import LONGEST_TEXT, RUNNING, Record, game_of, hidden_step, read_record
from motu.games import GAMES, game_named
from motu.library.game import Game


def new(
    game: str,
    options: Mapping[str, object] | None = None,
    /,
    *,
    names: Sequence[str] = (),
    seed: int | bytes | None = None,
    **more_options: object,
) -> Game:
    """A new game. `BadOption` where it cannot be played.

    Options are keywords, or a mapping, with the names and values of `option_values`. An underscore may stand for a
    hyphen, `True` for "yes", a number for its digits. `names` are those of the players, by seat.

    With the same `seed`, a number or 32 bytes, the same cards come. Without one nobody knows what will come.

    >>> motu.new("kahuna", preset="classic", seed=7).legal_moves[0]
    Move('C-B')
    >>> motu.new("paradise", players=3, events=True, names=["Ann", "Bob", "Cy"]).seats
    ('Red', 'Yellow', 'Green')
    >>> motu.new("paradise", preset="solitaire").seats
    ('Red',)
    """
    rules = game_named(game)
    given = {**(options or {}), **more_options}
    wanted = rules.read_options({name.replace("_", "-"): _written(value) for name, value in given.items()})
    seats = rules.seats(wanted)
    if len(names) > len(seats):
        raise ValueError(f"{len(names)} names for {len(seats)} seats")
    players = (*names, *[""] * (len(seats) - len(names)))
    return Game(Match(rules, wanted, players, SealedChance(_seed_bytes(seed))))


def _written(value: object) -> str:
    """An option's value as records write it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _seed_bytes(seed: int | bytes | None) -> bytes | None:
    if isinstance(seed, int):
        return seed.to_bytes(SEED_BYTES, "big")
    if seed is not None and len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return seed


def loads(text: str) -> Game:
    """The game of a record. It can go on where the record ends. `BadRecord`, with line and column, if it is wrong.

    Without its seed a running game goes on with a new one: what was drawn stays, what will be drawn is another matter.

    >>> game = motu.new("kahuna", seed=7)
    >>> motu.loads(game.record(seed=True)) == game
    True
    >>> motu.loads("Game: kahuna")
    Traceback (most recent call last):
    motu.core.errors.BadRecord: line 1, column 1: The header “Deal:” with the dealt cards is missing.
    """
    return _loaded(text, "")


def load(path: str | os.PathLike[str]) -> Game:
    """The game in a file: what `Game.save` wrote, or `motu play --save`, or anybody. A seed beside it is used.

    >>> game = motu.new("kahuna", seed=7)
    >>> game.save("game.txt")
    >>> motu.load("game.txt").push("C-B").move
    'C-B'
    """
    file = os.fspath(path)
    text, seed = _text_of(file), ""
    if os.path.exists(f"{file}.seed"):  # noqa: PTH110  (no need for pathlib)
        seed = _text_of(f"{file}.seed").strip()
    return _loaded(text, seed)


def _text_of(file: str) -> str:
    with open(file, encoding="utf-8-sig") as stream:  # noqa: PTH123  (no need for pathlib)
        return stream.read(LONGEST_TEXT + 1)


def _loaded(text: str, seed: str) -> Game:
    """The game of a record, whose seed may be known from elsewhere."""
    rules = game_named(game_of(text))
    record = read_record(rules, text)
    if (hidden := hidden_step(rules, record)) is not None:
        raise BadRecord(message("file-partial"), *record.place(hidden))
    if "?" in record.deal:
        raise BadRecord(message("file-partial"), record.line_of("deal"))
    return Game(resume(rules, record, _chance(record, seed)), record)


def _chance(record: Record, seed: str) -> SealedChance:
    """The chance that the record promised; a new one where its seed is not told, or not the one that was promised."""
    for known in filter(None, (record.seed, seed if record.result == RUNNING else "")):
        try:
            chance = SealedChance(bytes.fromhex(known))
        except ValueError:
            continue
        if chance.commitment == record.commitment:
            return chance
    return SealedChance()


def verify(game: Game) -> int:
    """Check that everything in a game was drawn as its seed says, and that the seed was fixed before the game.

    Gives how many draws were checked. `BadRecord` where one is wrong, or where the seed is not told.

    >>> game = motu.new("kahuna", seed=7)
    >>> motu.verify(game)
    9
    """
    verdict = verify_record(game._rules, game._record(seed=True))
    if verdict.wrong is not None:
        raise BadRecord(verdict.wrong, verdict.line, verdict.column)
    return verdict.answers


def game_names() -> tuple[str, ...]:
    """The games that can be played.

    >>> motu.game_names()
    ('kahuna', 'paradise')
    """
    return GAMES


def option_values(game: str) -> Mapping[str, Sequence[str]]:
    """The options of a game with the values that each may have, the usual one first.

    >>> motu.option_values("kahuna")["preset"]
    ('modern', 'classic', 'sheet', 'russian')
    """
    return game_named(game).choices()


def load_components(folder: str | os.PathLike[str]) -> str:
    """Take in your own box of Conquest of Paradise; gives the name that the option `components` has for it.

    The folder holds the tables that differ from ours (`docs/paradise-components.md`). Records of games with that box
    can be loaded from then on. `MotuError`, with the file and the line, where a table is wrong.

    >>> from pathlib import Path
    >>> Path("box").mkdir()
    >>> tables = Path(motu.__file__).parent / "paradise" / "components"
    >>> costs = (tables / "costs.toml").read_text().replace("card = { points = 2", "card = { points = 3")
    >>> written = Path("box", "costs.toml").write_text(costs)
    >>> box = motu.load_components("box")
    >>> motu.new("paradise", components=box).options["components"] == box
    True
    """
    from pathlib import Path  # noqa: PLC0415  (few need it)

    from motu.paradise.box_loader import register_folder  # noqa: PLC0415

    return register_folder(Path(folder))
