"""Players that are programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from motu.bots import bot as bots
from motu.core.chance import FreeChance
from motu.core.errors import BadOption, message
from motu.games import GAMES
from motu.library.view import GameIdentity, Move, View


class Bot:
    """A player that is a program. It gets views and nothing else; one bot may play any number of games and seats.

    >>> bot = motu.bot("greedy", seed=1)
    >>> bot
    Bot('greedy')
    >>> game = motu.new("kahuna", seed=7)
    >>> bot.choose(game.view(0)) in game.legal_moves
    True
    """

    name: str
    """What the bot is called.

    >>> motu.bot("random").name
    'random'
    """

    seconds: float
    """How long it may think about a turn.

    >>> motu.bot("greedy", seconds=0.5).seconds
    0.5
    """

    def __init__(self, name: str, seconds: float = 1.0, seed: int | str | None = None) -> None:
        known = {bot: None for game in GAMES for bot in bots.bot_names(game)}
        if ":" not in name and name not in known:
            raise BadOption(message("bot-unknown", bot=name, bots=", ".join(known)))
        self.name = name
        self.seconds = seconds
        self._chance = FreeChance(seed)
        self._players: WeakKeyDictionary[GameIdentity, dict[int, bots.Bot]] = WeakKeyDictionary()

    def choose(self, view: View) -> Move:
        """The move that the bot makes in this view; `ValueError` where there is nothing to decide.

        `BadOption` where it does not play this game, or needs packages that are not installed.

        >>> game = motu.new("paradise", players=2, seed=7)
        >>> move = motu.bot("random", seed=1).choose(game.view(0))
        >>> move in game.legal_moves
        True
        """
        if view.seat is None or not view.legal_moves:
            raise ValueError(f"{view!r} has nothing to decide")
        players = self._players.setdefault(view._table, {})
        if view.seat not in players:
            players[view.seat] = bots.bot_named(view.game, self.name)
        move: Any = players[view.seat].decide(view._seen, view._moves, self.seconds, self._chance)
        return Move(view._rules.write(move), view.seat)

    def __repr__(self) -> str:
        return f"Bot({self.name!r})"


def bot(name: str, *, seconds: float = 1.0, seed: int | str | None = None) -> Bot:
    """The bot of this name: it may think so many `seconds` about a turn, and with a `seed` it is the same every time.

    `bot_names` has the names. `NAME:WORK` does a fixed amount of work instead of thinking by the clock, so that it
    decides the same on every machine. `FILE.py:CLASS` and `package.module:CLASS` are bots of your own.
    `BadOption` where there is no such bot.

    The strong bots of Kahuna are compiled when they first decide, which takes a minute or two, once on a machine.

    >>> motu.bot("expert")
    Bot('expert')
    >>> motu.bot("deep-thought")
    Traceback (most recent call last):
    motu.core.errors.BadOption: There is no bot “deep-thought”; there are random, greedy, ...
    """
    return Bot(name, seconds, seed)


Player = Bot | str | Callable[[View], str]
"""Somebody who decides: a bot, the name of one, or a function that gets a view and gives a move."""


def choosers(
    players: Player | Sequence[Player] | Mapping[int, Player], seats: int
) -> Mapping[int, Callable[[View], str]]:
    """How every seat decides, if everybody is played by one player, or each seat by its own."""
    if isinstance(players, (Bot, str)) or callable(players):
        return dict.fromkeys(range(seats), _chooser(players))
    by_seat = players if isinstance(players, Mapping) else dict(enumerate(players))
    if set(by_seat) != set(range(seats)):
        raise ValueError(f"players for seats {sorted(by_seat)}, but the seats are 0 to {seats - 1}")
    return {seat: _chooser(player) for seat, player in by_seat.items()}


def _chooser(player: Player) -> Callable[[View], str]:
    if isinstance(player, str):
        player = Bot(player)
    return player.choose if isinstance(player, Bot) else player


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play a game: the grades, the weakest first, and then others. All but the simple ones of Kahuna need
    the extra `fast`.

    >>> motu.bot_names("paradise")
    ('random', 'islander', 'expert', 'tala', 'fale', 'tiki', 'vaka', 'toka', 'iwa', 'uila', 'ariki', 'rusher', ...)
    """
    return bots.bot_names(game)
