"""How this program was called: advice must name a command that the reader can type as well."""

from __future__ import annotations

import os
import sys

from motu.terminal.streams import printable
from motu.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from motu.core.errors import Value

SCRIPT = "MOTU_DEV"
"""The variable in which the script `dev` tells its own name."""


def called() -> str:
    """The words before the name of a command: `motu`, `./dev motu`, `python3 -m motu`."""
    from shlex import quote  # noqa: PLC0415  (a start without advice is quicker)

    if script := os.environ.get(SCRIPT):
        return f"{quote(script)} motu"
    program = sys.argv[0] if sys.argv else ""
    folder, name = os.path.split(program)
    if name == "__main__.py" and os.path.split(folder)[1] == "motu":
        return f"{quote(sys.orig_argv[0])} -m motu"
    if name != "motu":
        return "motu"
    from shutil import which  # noqa: PLC0415

    return "motu" if which("motu") == program else quote(program)


class CalledWords(Words):
    """The messages of one language; those that advise a command call it `{ $motu }`, and are told what that is."""

    def tell(self, message: str, args: Mapping[str, Value]) -> str:
        return super().tell(message, {"motu": printable(called()), **args})
