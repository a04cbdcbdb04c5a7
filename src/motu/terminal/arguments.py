"""The command line: what can be asked for, with help and complaints in the reader's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NoReturn

from motu.core.errors import Message, message
from motu.terminal.called import called
from motu.terminal.errors import BadInput
from motu.words import LANGUAGES, Words

COMMANDS = {
    "play": "cli-play",
    "replay": "cli-replay",
    "verify": "cli-verify",
    "review": "cli-review",
    "arena": "cli-arena",
    "balance": "cli-balance",
    "train": "cli-train",
    "serve": "cli-serve",
    "backup": "cli-backup",
    "restore": "cli-restore",
}
"""Every command, with the message that says in a line what it does."""

EXAMPLES = {
    "play kahuna": "cli-try-lines",
    "play paradise --full": "cli-try-full",
    "play kahuna --hot-seat": "cli-try-hot-seat",
    "serve --open": "cli-try-serve",
}
"""What a newcomer may want to type, with the message that says what comes of it."""

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
            actions = list(actions)
            if usage_text is None and len(usage) + len(self._prog) > self._width // 3:
                usage_text = self._below(actions, groups)
            super().add_usage(usage_text, actions, groups, usage)

        def _below(self, actions: Iterable[argparse.Action], groups: Iterable[argparse._MutuallyExclusiveGroup]) -> str:
            """The options beneath a command that was typed by a long path: beside it they would not fit."""
            options = argparse.HelpFormatter("", width=self._width - len(usage))
            options.add_usage(None, actions, groups, "")
            lines = [self._prog, *options.format_help().split("\n")]
            return ("\n" + " " * len(usage)).join(line.strip() for line in lines if line.strip()).replace("%", "%%")

    return Formatter


def top_parser(words: Words, version: str) -> Parser:
    """`motu` without a command."""
    parser = Parser(called(), words, words.say("cli-about"))
    parser.usage = f"{called()} {words.say('cli-command')} …"
    about = parser.group("cli-about-motu")
    about.add_argument("--version", action="version", version=f"motu {version}", help=words.say("cli-version"))
    parser.epilog = "\n".join(
        [words.say("cli-commands"), *command_lines(words), "", *examples(words), "", words.say("cli-more")]
    )
    return parser


def command_lines(words: Words) -> list[str]:
    """Every command with what it does, a line each."""
    return _aligned(words, COMMANDS)


def examples(words: Words) -> list[str]:
    """Command lines to begin with, each with what it does."""
    return [words.say("cli-instance"), *_aligned(words, EXAMPLES)]


def _aligned(words: Words, commands: Mapping[str, str]) -> list[str]:
    width = max(len(name) for name in commands)
    return [f"  {called()} {name:{width}}  {words.say(text)}" for name, text in commands.items()]


def parser_of(command: str, words: Words, arguments: Sequence[str] = ()) -> Parser:
    """The parser of a command's own arguments; with those at hand, of the game that they name."""
    parser = Parser(f"{called()} {command}", words, words.say(COMMANDS[command]))
    if command == "play":
        from motu.terminal import play_arguments  # noqa: PLC0415  (loads the game)

        play_arguments.add_arguments(parser, arguments)
        looks = _looks(parser)
        looks.add_argument("--full", action="store_true", help=parser.say("cli-full"))
        looks.add_argument("--theme", choices=("dark", "light"), help=parser.say("cli-theme"))
    else:
        _PARSERS[command](parser)
    return parser


def _replay(parser: Parser) -> None:
    from motu.games import GAMES, game_named  # noqa: PLC0415  (`motu --help` does without the rules)

    _file(parser)
    seats = dict.fromkeys(seat.lower() for game in map(game_named, GAMES) for seat in game.SEATS)
    parser.group("cli-who").add_argument(
        "--seat", choices=(*seats, "open"), default="open", help=parser.say("cli-replay-seat")
    )
    _components(parser)
    _looks(parser)


def _verify(parser: Parser) -> None:
    _file(parser)
    _components(parser)


def _components(parser: Parser) -> None:
    parser.group("cli-what").add_argument("--components", metavar="DIR", help=parser.say("cli-components"))


def _review(parser: Parser) -> None:
    from motu.terminal.review.arguments import add_arguments  # noqa: PLC0415

    add_arguments(parser)


def _file(parser: Parser) -> None:
    parser.group("cli-arguments").add_argument("file", nargs="?", metavar="FILE", help=parser.say("cli-file"))


def _looks(parser: Parser) -> argparse._ArgumentGroup:
    looks = parser.group("cli-looks")
    looks.add_argument("--board", choices=("map", "list", "none"), help=parser.say("cli-board"))
    looks.add_argument("--color", choices=("auto", "always", "never"), default="auto", help=parser.say("cli-color"))
    return looks


def _arena(parser: Parser) -> None:
    from motu.terminal.arena.arguments import add_arguments  # noqa: PLC0415

    add_arguments(parser)


def _balance(parser: Parser) -> None:
    from motu.terminal.balance.arguments import add_arguments  # noqa: PLC0415

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
    "replay": _replay,
    "verify": _verify,
    "review": _review,
    "arena": _arena,
    "balance": _balance,
    "train": _train,
    "serve": _serve,
    "backup": _backup,
    "restore": _backup,
}


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
    if command in ("balance", "train", "serve"):
        return
    if command != "play":
        if not found.file:
            wanted = "serve-no-file" if command in ("backup", "restore") else "cli-no-file"
            raise BadInput(message(wanted, command=f"{called()} {command}"))
        return
    from motu.terminal.play_arguments import check as check_play  # noqa: PLC0415

    check_play(found)
