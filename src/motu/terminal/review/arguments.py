"""What can be asked of a review."""

from __future__ import annotations

import argparse

from motu.core.errors import message
from motu.terminal.arguments import Parser
from motu.terminal.called import called
from motu.terminal.errors import BadInput

QUALITIES = ("quick", "normal", "deep")


def add_arguments(parser: Parser) -> None:
    """The arguments of `motu review`."""
    say = parser.say
    parser.group("cli-arguments").add_argument("file", nargs="?", metavar="FILE", help=say("cli-file"))
    who = parser.group("cli-who")
    who.add_argument("--seat", choices=("white", "black", "open"), default="open", help=say("review-seat-help"))
    who.add_argument("--quality", choices=QUALITIES, default="normal", help=say("review-quality-help"))
    keep = parser.group("review-keep")
    keep.add_argument("--json", metavar="FILE", help=say("review-json-help"))
    keep.add_argument("--picture", metavar="FILE.svg", help=say("review-picture-help"))
    looks = parser.group("cli-looks")
    looks.add_argument("--color", choices=("auto", "always", "never"), default="auto", help=say("cli-color"))


def check(found: argparse.Namespace) -> None:
    """BadInput where the arguments do not make sense together."""
    if not found.file:
        raise BadInput(message("cli-no-file", command=f"{called()} review"))
    if found.picture and not found.picture.endswith(".svg"):
        raise BadInput(message("arena-picture-svg"), found.picture)
