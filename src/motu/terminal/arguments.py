"""The command line: what can be asked for, with help and complaints in the reader's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import NoReturn

from motu.core.errors import Message, message
from motu.terminal.errors import BadInput
from motu.words import LANGUAGES, Words

COMMANDS = {
    "play": "cli-play",
    "replay": "cli-replay",
    "verify": "cli-verify",
    "review": "cli-review",
    "arena": "cli-arena",
    "train": "cli-train",
    "serve": "cli-serve",
    "backup": "cli-backup",
    "restore": "cli-restore",
}
"""Every command, with the message that says in a line what it does."""

LANG = "--lang"


def language_wanted(arguments: Sequence[str]) -> str | None:
    """The language that is asked for anywhere on the command line: needed before anything else is read."""
    for place, argument in enumerate(arguments):
        if argument == LANG and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith(f"{LANG}="):
            return argument.partition("=")[2]
    return None


def command_in(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The first word that is no option, and all the other arguments."""
    rest = list(arguments)
    place = 0
    while place < len(rest):
        if rest[place] == LANG:
            place += 2
        elif rest[place].startswith("-"):
            place += 1
        else:
            return rest.pop(place), rest
    return None, rest


class Parser(argparse.ArgumentParser):
    """An argument parser whose every word comes from the catalogues."""

    def __init__(self, prog: str, words: Words, about: str = "") -> None:
        super().__init__(
            prog=prog,
            description=about,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=_formatter(words.say("cli-usage")),
        )
        self.say = words.say
        self.listed = ""
        """The argument that is a list of words, if there is one: they may stand on both sides of options."""
        group = self.group("cli-general")
        group.add_argument("-h", "--help", action="help", help=self.say("cli-help"))
        group.add_argument(LANG, choices=LANGUAGES, help=self.say("cli-lang"))

    def group(self, title: str) -> argparse._ArgumentGroup:
        return self.add_argument_group(self.say(title))

    def parse(self, arguments: Sequence[str]) -> argparse.Namespace:
        """What is asked for; BadInput where that makes no sense."""
        try:
            found, extra = self.parse_known_args(arguments)
        except argparse.ArgumentError as error:
            raise BadInput(self._objection(error)) from None
        if self.listed:
            getattr(found, self.listed).extend(word for word in extra if not word.startswith("-"))
            extra = [word for word in extra if word.startswith("-")]
        if extra:
            raise BadInput(message("cli-unknown", word=extra[0], command=self.prog))
        return found

    def _objection(self, error: argparse.ArgumentError) -> Message:
        """Of all that argparse may find wrong with an argument, what the reader has to do about it."""
        for action in self._actions:
            name = "/".join(action.option_strings) or action.metavar or action.dest
            if name != error.argument_name:
                continue
            if action.choices is not None:
                return message("cli-choose", option=str(name), values=", ".join(action.choices))
            if action.nargs == 0:
                return message("cli-no-value", option=str(name))
            return message("cli-needs-value", option=str(name), value=str(action.metavar or action.dest.upper()))
        return message("cli-unclear", problem=str(error), command=self.prog)

    def error(self, problem: str) -> NoReturn:
        raise BadInput(message("cli-unclear", problem=problem, command=self.prog))


def _formatter(usage: str) -> Callable[..., argparse.HelpFormatter]:
    class Formatter(argparse.RawDescriptionHelpFormatter):
        def add_usage(
            self,
            usage_text: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[argparse._MutuallyExclusiveGroup],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage_text, actions, groups, usage)

    return Formatter


def top_parser(words: Words, version: str) -> Parser:
    """`motu` without a command."""
    parser = Parser("motu", words, words.say("cli-about"))
    parser.usage = f"motu {words.say('cli-command')} …"
    about = parser.group("cli-about-motu")
    about.add_argument("--version", action="version", version=f"motu {version}", help=words.say("cli-version"))
    parser.epilog = "\n".join([words.say("cli-commands"), *command_lines(words), "", words.say("cli-more")])
    return parser


def command_lines(words: Words) -> list[str]:
    """Every command with what it does, a line each."""
    width = max(len(name) for name in COMMANDS)
    return [f"  motu {name:{width}}  {words.say(text)}" for name, text in COMMANDS.items()]


def parser_of(command: str, words: Words) -> Parser:
    """The parser of a command's own arguments."""
    parser = Parser(f"motu {command}", words, words.say(COMMANDS[command]))
    _PARSERS[command](parser)
    return parser


def _play(parser: Parser) -> None:
    say = parser.say
    parser.group("cli-arguments").add_argument(
        "game", nargs="?", default="kahuna", metavar=say("cli-game"), help=say("cli-game-help")
    )
    who = parser.group("cli-who")
    who.add_argument("--against", metavar="BOT", help=say("cli-against", bots=", ".join(_bots())))
    who.add_argument("--hot-seat", action="store_true", help=say("cli-hot-seat"))
    who.add_argument("--seat", choices=("white", "black", "random"), help=say("cli-seat"))
    who.add_argument("--name", action="append", metavar=say("cli-name"), help=say("cli-name-help"))
    what = parser.group("cli-what")
    what.add_argument("--preset", metavar=say("cli-edition"), help=say("cli-preset"))
    what.add_argument("--first", metavar=say("cli-side"), help=say("cli-first"))
    what.add_argument("--no-surprise", "--variant1", action="store_const", const="yes", help=say("cli-no-surprise"))
    what.add_argument("--open-hands", "--variant2", action="store_const", const="yes", help=say("cli-open-hands"))
    what.add_argument("--handicap", metavar="N", help=say("cli-handicap"))
    what.add_argument("--weaker", metavar=say("cli-side"), help=say("cli-weaker"))
    what.add_argument("--option", action="append", metavar="NAME=VALUE", help=say("cli-option"))
    keep = parser.group("cli-keep")
    keep.add_argument("--save", metavar="FILE", help=say("cli-save"))
    keep.add_argument("--resume", metavar="FILE", help=say("cli-resume"))
    keep.add_argument("--seed", metavar="HEX64", help=say("cli-seed"))
    _looks(parser)


def _replay(parser: Parser) -> None:
    _file(parser)
    parser.group("cli-who").add_argument(
        "--seat", choices=("white", "black", "open"), default="open", help=parser.say("cli-replay-seat")
    )
    _looks(parser)


def _verify(parser: Parser) -> None:
    _file(parser)


def _review(parser: Parser) -> None:
    from motu.terminal.review.arguments import add_arguments  # noqa: PLC0415

    add_arguments(parser)


def _file(parser: Parser) -> None:
    parser.group("cli-arguments").add_argument("file", nargs="?", metavar="FILE", help=parser.say("cli-file"))


def _looks(parser: Parser) -> None:
    looks = parser.group("cli-looks")
    looks.add_argument("--board", choices=("map", "list", "none"), help=parser.say("cli-board"))
    looks.add_argument("--color", choices=("auto", "always", "never"), default="auto", help=parser.say("cli-color"))


def _bots() -> tuple[str, ...]:
    from motu.bots.bot import bot_names  # noqa: PLC0415  (bots know the rules: `motu --help` does without them)

    return bot_names("kahuna")


def _arena(parser: Parser) -> None:
    from motu.terminal.arena.arguments import add_arguments  # noqa: PLC0415

    add_arguments(parser)


def _train(parser: Parser) -> None:
    from motu.terminal.train.arguments import add_arguments  # noqa: PLC0415

    add_arguments(parser)


def _serve(parser: Parser) -> None:
    from motu.terminal.serve.arguments import add_arguments  # noqa: PLC0415

    add_arguments(parser)


def _backup(parser: Parser) -> None:
    from motu.terminal.serve.arguments import add_backup_arguments  # noqa: PLC0415

    add_backup_arguments(parser)


_PARSERS: dict[str, Callable[[Parser], None]] = {
    "play": _play,
    "replay": _replay,
    "verify": _verify,
    "review": _review,
    "arena": _arena,
    "train": _train,
    "serve": _serve,
    "backup": _backup,
    "restore": _backup,
}

_NOT_TOGETHER = [
    ("hot_seat", "against"),
    ("hot_seat", "seat"),
    *(
        ("resume", other)
        for other in (
            "against",
            "hot_seat",
            "seat",
            "name",
            "preset",
            "first",
            "no_surprise",
            "open_hands",
            "handicap",
            "weaker",
            "option",
            "save",
            "seed",
        )
    ),
]
"""Options of `play` that contradict each other: what is kept in a file cannot be changed any more."""


def check(command: str, found: argparse.Namespace) -> None:
    """BadInput where the arguments of a command do not make sense together."""
    if command == "arena":
        from motu.terminal.arena.arguments import check as check_arena  # noqa: PLC0415

        check_arena(found)
        return
    if command == "review":
        from motu.terminal.review.arguments import check as check_review  # noqa: PLC0415

        check_review(found)
        return
    if command in ("train", "serve"):
        return
    if command != "play":
        if not found.file:
            wanted = "serve-no-file" if command in ("backup", "restore") else "cli-no-file"
            raise BadInput(message(wanted, command=f"motu {command}"))
        return
    for one, other in _NOT_TOGETHER:
        if getattr(found, one) and getattr(found, other):
            raise BadInput(message("cli-not-together", one=_flag(one), other=_flag(other)))


def _flag(name: str) -> str:
    return "--" + name.replace("_", "-")
