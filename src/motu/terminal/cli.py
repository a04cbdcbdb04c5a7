"""The command `motu`: finds out what is wanted, does it, and answers mistakes with one sentence and an exit code.

0 all went well · 1 a check failed · 2 something in the input must be mended · 70 a mistake of ours · 130 interrupted
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from motu import __version__
from motu.core.errors import MotuError, message
from motu.terminal import streams
from motu.terminal.arguments import (
    COMMANDS,
    check,
    command_in,
    command_lines,
    examples,
    language_wanted,
    parser_of,
    top_parser,
)
from motu.terminal.called import CalledWords
from motu.terminal.errors import BadInput
from motu.words import Words, choose

BAD_INPUT, OUR_MISTAKE, INTERRUPTED = 2, 70, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    streams.prepare()
    words = CalledWords(choose(language_wanted(arguments), os.environ))
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
    command, rest = command_in(arguments)
    if command is None:
        top_parser(words, __version__).parse(rest)
        welcome = [words.say("cli-welcome"), *command_lines(words), "", *examples(words), "", words.say("cli-more")]
        print("\n".join(welcome))
        return 0
    if command not in COMMANDS:
        raise BadInput(message("cli-no-command", command=command, commands=", ".join(COMMANDS)))
    found = parser_of(command, words, rest).parse(rest)
    check(command, found)
    from motu.terminal.console import Console  # noqa: PLC0415  (help is quick: it loads nothing that it does not need)

    console = Console(words, getattr(found, "color", "auto"))
    if getattr(found, "components", None):
        from motu.terminal.paradise.components import take_in  # noqa: PLC0415

        found.components = take_in(found.components)
    if command == "play":
        from motu.terminal import play, which_game  # noqa: PLC0415

        if console.with_person and which_game.is_open(found):
            rest = [which_game.ask(console), *rest]
            found = parser_of(command, words, rest).parse(rest)
        return play.run(found, console)
    if command == "replay":
        from motu.terminal import replay  # noqa: PLC0415

        return replay.run(found, console)
    if command == "review":
        from motu.terminal.review import command as review  # noqa: PLC0415

        return review.run(found, console)
    if command == "arena":
        from motu.terminal.arena import command as arena  # noqa: PLC0415

        return arena.run(found, console)
    if command == "balance":
        from motu.terminal.balance import command as balance  # noqa: PLC0415

        return balance.run(found, console)
    if command == "train":
        from motu.terminal.train import command as train  # noqa: PLC0415

        return train.run(found, console)
    if command in ("serve", "backup", "restore"):
        from motu.terminal.serve import command as serve  # noqa: PLC0415

        host = {"serve": serve.run, "backup": serve.run_backup, "restore": serve.run_restore}[command]
        return host(found, console)
    from motu.terminal import verify  # noqa: PLC0415

    return verify.run(found, console)


def _complain(words: Words, error: MotuError) -> None:
    """One sentence to standard error, with the place it is about."""
    where = error.where if isinstance(error, BadInput) else ""
    args = {name: streams.printable(words.told(value)) for name, value in error.reason.args.items()}
    sentence = words.tell(error.reason.id, args)
    if where:
        sentence = words.say("error-at", where=str(streams.printable(where)), reason=sentence)
    sys.stdout.flush()
    print(f"motu: {sentence}", file=sys.stderr)
