"""Motu: the board games Kahuna and Conquest of Paradise, for people and programs.

```python
import motu

game = motu.new("kahuna", preset="classic", seed=7)
game.legal_moves                            # [Move('C-B'), …]
game.push("C-B")                            # or IllegalMove, which says why
game.undo()
print(game)                                 # the board as text
motu.bot("greedy").choose(game.view(0))     # a bot knows what its seat may know
game.play_out("greedy")                     # such as 'White 2-1'
game.save("game.txt")                       # a record that people can read
motu.verify(motu.load("game.txt"))          # was everything drawn fairly?
```

A game is played by small decisions: lay a bridge, draw a card, sail to a hex. `legal_moves` lists all that are open.
What is named here is public and stays; the modules of the package are how it is done, and may change.
"""

from motu.core import speech as _speech

TYPE_CHECKING = False
if TYPE_CHECKING:
    from motu.core.errors import BadNotation, BadOption, BadRecord, IllegalMove, Message, MotuError
    from motu.core.record import Step
    from motu.library.bot import Bot, bot, bot_names
    from motu.library.game import Game
    from motu.library.play import game_names, load, load_components, loads, new, option_values, verify
    from motu.library.view import Move, View
    from motu.words import Words

__version__ = "0.2.0"

__all__ = [  # noqa: RUF022  (in the order in which one reads about them)
    "new",
    "load",
    "loads",
    "Game",
    "Move",
    "Step",
    "View",
    "bot",
    "Bot",
    "verify",
    "game_names",
    "option_values",
    "bot_names",
    "load_components",
    "MotuError",
    "BadOption",
    "BadNotation",
    "IllegalMove",
    "BadRecord",
]

_HOMES = {
    "motu.library.play": ("new", "load", "loads", "verify", "game_names", "option_values", "load_components"),
    "motu.library.game": ("Game",),
    "motu.library.view": ("Move", "View"),
    "motu.library.bot": ("bot", "Bot", "bot_names"),
    "motu.core.record": ("Step",),
    "motu.core.errors": ("MotuError", "BadOption", "BadNotation", "IllegalMove", "BadRecord"),
}
"""Where the public names are defined: a module is loaded when one of its names is first used."""


if not TYPE_CHECKING:  # which knows the names from above, and is to object to others

    def __getattr__(name: str) -> object:
        for home, names in _HOMES.items():
            if name in names:
                from importlib import import_module  # noqa: PLC0415  (needed only when a name is first used)

                globals()[name] = value = getattr(import_module(home), name)
                return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


_english: "list[Words]" = []


def _say(message: "Message") -> str:
    """A message in English. The catalogue is read when the first one is said."""
    if not _english:
        from motu.words import Words  # noqa: PLC0415  (most programs never need it)

        _english.append(Words("en"))
    return _english[0].tell(message.id, message.args)


_speech.speaker = _say
