"""The command `motu`: finds out what is wanted, does it, and answers mistakes with one sentence and an exit code.

0 all went well · 1 a check failed · 2 something in the input must be mended · 70 a mistake of ours · 130 interrupted
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from motu import __version__
from motu.core.errors import MotuError, message
from motu.terminal import streams
from motu.terminal.console import Console, ProgramWords, program_name
from motu.terminal.errors import BadInput
from motu.terminal.parser import LANG, Parser, language_wanted
from motu.words import Words, choose

BAD_INPUT, OUR_MISTAKE, INTERRUPTED = 2, 70, 130


class Command(Protocol):
    """What the module of a command has. It is loaded when the command is called: `motu --help` is quick."""

    def add_arguments(self, parser: Parser, arguments: Sequence[str]) -> None:
        """Tell the parser what may be asked for; the arguments themselves may name the game that it depends on."""
        ...

    def run(self, args: argparse.Namespace, console: Console) -> int:
        """Do what is asked for; the exit code. BadInput where that makes no sense."""
        ...


class Entry(NamedTuple):
    """The message that says in a line what a command does, and its module."""

    summary: str
    module: str


COMMANDS = {
    "play": Entry("cli-play", "motu.terminal.commands.play"),
    "replay": Entry("cli-replay", "motu.terminal.commands.replay"),
    "verify": Entry("cli-verify", "motu.terminal.commands.verify"),
    "review": Entry("cli-review", "motu.terminal.commands.review"),
    "arena": Entry("cli-arena", "motu.terminal.commands.arena"),
    "balance": Entry("cli-balance", "motu.terminal.commands.balance"),
    "train": Entry("cli-train", "motu.terminal.commands.train"),
    "tune": Entry("cli-tune", "motu.terminal.commands.tune"),
    "serve": Entry("cli-serve", "motu.terminal.commands.serve"),
    "backup": Entry("cli-backup", "motu.terminal.commands.backup"),
    "restore": Entry("cli-restore", "motu.terminal.commands.backup"),
    "examine": Entry("cli-examine", "motu.terminal.commands.examine"),
}

EXAMPLES = {
    "play kahuna": "cli-try-lines",
    "play paradise --full": "cli-try-full",
    "play kahuna --hot-seat": "cli-try-hot-seat",
    "serve --open": "cli-try-serve",
}
"""What a newcomer may want to type, with the message that says what comes of it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    streams.prepare()
    words = ProgramWords(choose(language_wanted(arguments), os.environ))
    try:
        code = run(arguments, words)
        sys.stdout.flush()
    except MotuError as error:
        _complain(words, error)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads on (`motu replay … | head`). What is still in the buffer must not fail at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except SystemExit as end:
        return int(end.code or 0)
    except Exception as error:
        if os.environ.get("MOTU_DEBUG"):
            raise
        problem = streams.printable(f"{type(error).__name__}: {error}")
        print(f"motu: {words.say('cli-our-mistake', error=problem)}", file=sys.stderr)
        return OUR_MISTAKE
    return code


def run(arguments: Sequence[str], words: Words) -> int:
    """Do what the arguments ask for."""
    name, rest = command_in(arguments)
    if name is None:
        top_parser(words, __version__).parse(rest)
        welcome = [words.say("cli-welcome"), *command_lines(words), "", *examples(words), "", words.say("cli-more")]
        print("\n".join(welcome))
        return 0
    if name not in COMMANDS:
        raise BadInput(message("cli-no-command", command=name, commands=", ".join(COMMANDS)))
    found = parser_of(name, words, rest).parse(rest)
    console = Console(words, getattr(found, "color", "auto"))
    if name == "play" and console.with_person:
        from motu.terminal.commands import play  # noqa: PLC0415  (it is loaded already)

        play.check(found)
        if play.names_no_game(found):
            rest = [play.ask_for_game(console), *rest]
            found = parser_of(name, words, rest).parse(rest)
    return _module_of(name).run(found, console)


def parser_of(name: str, words: Words, arguments: Sequence[str] = ()) -> Parser:
    """The parser of a command's own arguments; with those at hand, of the game that they name."""
    parser = Parser(f"{program_name()} {name}", words, words.say(COMMANDS[name].summary))
    parser.set_defaults(command=name)
    _module_of(name).add_arguments(parser, arguments)
    return parser


def _module_of(name: str) -> Command:
    command: Command = importlib.import_module(COMMANDS[name].module)
    return command


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


def top_parser(words: Words, version: str) -> Parser:
    """`motu` without a command."""
    parser = Parser(program_name(), words, words.say("cli-about"))
    parser.usage = f"{program_name()} {words.say('cli-command')} …"
    about = parser.group("cli-about-motu")
    about.add_argument("--version", action="version", version=f"motu {version}", help=words.say("cli-version"))
    parser.epilog = "\n".join(
        [words.say("cli-commands"), *command_lines(words), "", *examples(words), "", words.say("cli-more")]
    )
    return parser


def command_lines(words: Words) -> list[str]:
    """Every command with what it does, a line each."""
    return _aligned(words, {name: entry.summary for name, entry in COMMANDS.items()})


def examples(words: Words) -> list[str]:
    """Command lines to begin with, each with what it does."""
    return [words.say("cli-instance"), *_aligned(words, EXAMPLES)]


def _aligned(words: Words, commands: Mapping[str, str]) -> list[str]:
    width = max(len(name) for name in commands)
    return [f"  {program_name()} {name:{width}}  {words.say(text)}" for name, text in commands.items()]


def _complain(words: Words, error: MotuError) -> None:
    """One sentence to standard error, with the place it is about."""
    where = error.where if isinstance(error, BadInput) else ""
    args = {name: streams.printable(words.argument_text(value)) for name, value in error.reason.args.items()}
    sentence = words.tell(error.reason.id, args)
    if where:
        sentence = words.say("error-at", where=str(streams.printable(where)), reason=sentence)
    sys.stdout.flush()
    print(f"motu: {sentence}", file=sys.stderr)
