"""Colours by role, for terminals that have many and for those that have few.

The map is a sea of middle tone on which ivory and basalt both stand out; what colour tells, form tells as well. Roles
that end in `-lit` are those of places where something can be done: the list of choices names them, too. Two shades of
the same ground (`fog`, `fog-2`) part hexes that lie above one another.
"""

from __future__ import annotations

from collections.abc import Mapping

RESET = "\x1b[0m"

FEW: dict[str, str] = {
    "head": "1",
    "number": "1;36",
    "note": "36",
    "quiet": "2",
    "free": "2",
    "white": "1",
    "black": "35",
    "tag-free": "",
    "tag-white": "1;7",
    "tag-black": "1;35",
    "fog": "2",
    "fog-2": "2",
    "isle": "1",
    "isle-2": "1",
    "chosen": "1;7;33",
    "free-lit": "1;33",
    "white-lit": "1;4",
    "black-lit": "4;35",
    "tag-free-lit": "1;33",
    "tag-white-lit": "1;4;7",
    "tag-black-lit": "1;4;35",
    "fog-lit": "7",
    "fog-2-lit": "1;7",
    "sea-lit": "7",
    "sea-2-lit": "1;7",
    "isle-lit": "1;7",
    "isle-2-lit": "7",
    "seat-red": "1;31",
    "seat-yellow": "1;33",
    "seat-green": "1;32",
    "seat-blue": "1;36",
}
"""The sixteen colours of any terminal, none of which is sure to be seen on its background: so there is no sea."""

_SEA = "48;5;30"
MANY: dict[str, str] = {
    "head": "1",
    "number": "1;38;5;179",
    "note": "38;5;73",
    "quiet": "2",
    "sea": _SEA,
    "free": f"{_SEA};38;5;194",
    "white": f"{_SEA};38;5;230",
    "black": f"{_SEA};38;5;16",
    "tag-free": "48;5;223;38;5;234",
    "tag-white": "1;48;5;230;38;5;16",
    "tag-black": "1;48;5;233;38;5;230",
    "fog": "48;5;238;38;5;250",
    "fog-2": "48;5;239;38;5;251",
    "sea-2": "48;5;24;38;5;255",
    "isle": "48;5;223;38;5;234",
    "isle-2": "48;5;222;38;5;234",
    "chosen": "1;48;5;202;38;5;231",
    "free-lit": f"1;{_SEA};38;5;226",
    "white-lit": "1;48;5;23;38;5;230",
    "black-lit": "1;48;5;73;38;5;16",
    "tag-free-lit": "1;48;5;220;38;5;16",
    "tag-white-lit": "1;4;48;5;230;38;5;16",
    "tag-black-lit": "1;4;48;5;233;38;5;226",
    "fog-lit": "1;48;5;220;38;5;16",
    "fog-2-lit": "1;48;5;214;38;5;16",
    "sea-lit": "1;48;5;80;38;5;16",
    "sea-2-lit": "1;48;5;74;38;5;16",
    "isle-lit": "1;48;5;228;38;5;16",
    "isle-2-lit": "1;48;5;227;38;5;16",
    "seat-red": "1;48;5;124;38;5;231",
    "seat-yellow": "1;48;5;220;38;5;16",
    "seat-green": "1;48;5;28;38;5;231",
    "seat-blue": "1;48;5;25;38;5;231",
}

_TRUE_SEA = "48;2;42;122;134"
TRUE: dict[str, str] = MANY | {
    "sea": _TRUE_SEA,
    "free": f"{_TRUE_SEA};38;2;200;238;230",
    "white": f"{_TRUE_SEA};38;2;255;250;235",
    "black": f"{_TRUE_SEA};38;2;10;14;16",
    "tag-free": "48;2;239;217;164;38;2;30;34;30",
    "tag-white": "1;48;2;255;250;240;38;2;16;24;27",
    "tag-black": "1;48;2;16;20;22;38;2;255;250;240",
    "fog": "48;2;58;64;72;38;2;190;198;206",
    "fog-2": "48;2;70;77;86;38;2;200;208;216",
    "sea-2": "48;2;34;106;118;38;2;240;250;250",
    "isle": "48;2;239;217;164;38;2;30;34;30",
    "isle-2": "48;2;226;199;138;38;2;30;34;30",
    "chosen": "1;48;2;196;74;20;38;2;255;250;240",
    "free-lit": f"1;{_TRUE_SEA};38;2;255;226;96",
    "white-lit": "1;48;2;20;74;86;38;2;255;250;235",
    "black-lit": "1;48;2;104;184;192;38;2;10;14;16",
    "tag-free-lit": "1;48;2;255;214;84;38;2;24;20;8",
    "tag-white-lit": "1;4;48;2;255;250;240;38;2;16;24;27",
    "tag-black-lit": "1;4;48;2;16;20;22;38;2;255;226;96",
    "fog-lit": "1;48;2;230;190;80;38;2;24;20;8",
    "fog-2-lit": "1;48;2;212;168;56;38;2;24;20;8",
    "sea-lit": "1;48;2;118;204;208;38;2;10;20;24",
    "sea-2-lit": "1;48;2;94;180;186;38;2;10;20;24",
    "isle-lit": "1;48;2;255;236;138;38;2;24;20;8",
    "isle-2-lit": "1;48;2;248;222;100;38;2;24;20;8",
    "seat-red": "1;48;2;176;40;36;38;2;255;250;240",
    "seat-yellow": "1;48;2;246;200;40;38;2;24;20;8",
    "seat-green": "1;48;2;36;110;52;38;2;255;250;240",
    "seat-blue": "1;48;2;30;84;164;38;2;255;250;240",
}


def palette_for(choice: str, is_terminal: bool, environ: Mapping[str, str]) -> Mapping[str, str]:
    """The colours to use, none at all if that is the choice (`auto`, `always` or `never`) or the terminal's nature."""
    plain = not is_terminal or bool(environ.get("NO_COLOR")) or environ.get("TERM") == "dumb"
    if choice == "never" or (choice == "auto" and plain):
        return {}
    if environ.get("COLORTERM") in ("truecolor", "24bit"):
        return TRUE
    return MANY if "256color" in environ.get("TERM", "") else FEW


def paint(palette: Mapping[str, str], role: str, text: str) -> str:
    """The text in the colour of a role, where there is one."""
    code = palette.get(role) if text else None
    return f"\x1b[{code}m{text}{RESET}" if code else text
