"""Reading a command line: a parser that helps and complains in the reader's language, and what several commands ask."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NoReturn

from motu.core.errors import Message, message
from motu.terminal.console import program_name
from motu.terminal.errors import BadInput
from motu.words import LANGUAGES, Words

LANG = "--lang"
NO = ("0", "no", "false", "off")
"""What an option without a value says in the environment where it is not wanted."""


def variable_of(option: str) -> str:
    """The name of an option in the environment."""
    return "MOTU_" + option.removeprefix("--").replace("-", "_").upper()


def language_wanted(arguments: Sequence[str]) -> str | None:
    """The language that is asked for anywhere on the command line: needed before anything else is read."""
    for place, argument in enumerate(arguments):
        if argument == LANG and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith(f"{LANG}="):
            return argument.partition("=")[2]
    return None


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
        self.environment: Mapping[str, str] = {}
        """Where options may stand as well, for a command that says so: --database as MOTU_DATABASE."""
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
            found, extra = self.parse_known_args([*self._from_environment(arguments), *arguments])
        except argparse.ArgumentError as error:
            raise BadInput(self._objection(error)) from None
        if self.listed:
            getattr(found, self.listed).extend(word for word in extra if not word.startswith("-"))
            extra = [word for word in extra if word.startswith("-")]
        if extra:
            raise BadInput(message("cli-unknown", word=extra[0], command=self.prog))
        return found

    def _from_environment(self, arguments: Sequence[str]) -> Iterable[str]:
        """The options that stand in the environment and not on the command line, as they would stand there."""
        for action in self._actions:
            option = next((each for each in action.option_strings if each.startswith("--")), "")
            text = self.environment.get(variable_of(option), "") if option not in ("", "--help", LANG) else ""
            if not text or any(each == option or each.startswith(f"{option}=") for each in arguments):
                continue
            if action.nargs == 0:
                if text.lower() not in NO:
                    yield option
            elif isinstance(action.default, list):
                yield from (f"{option}={each.strip()}" for each in text.split(",") if each.strip())
            else:
                yield f"{option}={text}"

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


# --- What several commands ask ----------------------------------------------------------------------------------------


def add_file(parser: Parser) -> None:
    """The record that a command is about."""
    parser.group("cli-arguments").add_argument("file", nargs="?", metavar="FILE", help=parser.say("cli-file"))


def check_file(found: argparse.Namespace, command: str, missing: str = "cli-no-file") -> None:
    """BadInput where the file is left out."""
    if not found.file:
        raise BadInput(message(missing, command=f"{program_name()} {command}"))


def add_components(parser: Parser) -> None:
    parser.group("cli-what").add_argument("--components", metavar="DIR", help=parser.say("cli-components"))


def add_looks(parser: Parser) -> argparse._ArgumentGroup:
    """How the board is shown, and in which colours."""
    looks = parser.group("cli-looks")
    looks.add_argument("--board", choices=("map", "list", "none"), help=parser.say("cli-board"))
    add_color(parser, looks)
    return looks


def add_color(parser: Parser, group: argparse._ArgumentGroup) -> None:
    group.add_argument("--color", choices=("auto", "always", "never"), default="auto", help=parser.say("cli-color"))


def whole_number(option: str, text: str, most: int) -> int:
    """The number that an option was given; BadInput when it is none."""
    if not re.fullmatch(r"[0-9]{1,9}", text) or not 0 < int(text) <= most:
        raise BadInput(message("arena-bad-number", option=option, word=text, most=most))
    return int(text)
