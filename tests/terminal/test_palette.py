"""Colours of the terminal: every role can be read on its own ground, in line mode and on the whole screen."""

from __future__ import annotations

import pytest

from motu.terminal.full.colours import DARK, LIGHT
from motu.terminal.palette import FEW, MANY, TRUE

LINES = {"free", "white", "black", "free-lit", "white-lit", "black-lit"}
"""Roles of lines and dots, which are larger than letters."""
Colour = tuple[float, float, float]


def luminance(colour: Colour) -> float:
    red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """The ratio that the accessibility guidelines (WCAG) speak of."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def colours(code: str) -> tuple[Colour, Colour] | None:
    """Letters and ground of a true colour, where a code has both."""
    numbers = [int(number) for number in code.split(";") if number]
    found = {}
    for sign in (38, 48):
        if sign in numbers and numbers[numbers.index(sign) + 1] == 2:
            place = numbers.index(sign) + 2
            red, green, blue = numbers[place : place + 3]
            found[sign] = red / 255, green / 255, blue / 255
    return (found[38], found[48]) if len(found) == 2 else None


@pytest.mark.parametrize("role", [role for role, code in TRUE.items() if colours(code)])
def test_every_role_of_the_board_can_be_read(role: str) -> None:
    both = colours(TRUE[role])
    assert both
    assert contrast(*both) >= (3 if role in LINES else 4.5)


def test_what_is_lit_differs_from_what_is_not() -> None:
    for palette in (FEW, MANY, TRUE):
        for role in (role for role in palette if role.endswith("-lit")):
            assert palette[role] != palette.get(role.removesuffix("-lit"), "")
            assert palette[role] != palette["chosen"]


def test_every_palette_has_every_role_that_stands_out() -> None:
    wanted = {role for role in TRUE if role.endswith("-lit") or role == "chosen"}
    assert wanted <= FEW.keys()
    assert wanted <= MANY.keys()


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("name", ["foreground", "primary", "secondary", "accent", "warning", "error"])
def test_the_themes_can_be_read(theme: object, name: str) -> None:
    ground, letters = _rgb(theme, "background"), _rgb(theme, name)
    assert contrast(ground, letters) >= 4.5
    if name in ("foreground", "secondary", "accent"):
        primary = _rgb(theme, "primary")
        cursor = tuple(0.3 * strong + 0.7 * weak for strong, weak in zip(primary, ground, strict=True))
        assert contrast((cursor[0], cursor[1], cursor[2]), letters) >= 4.5


def _rgb(theme: object, name: str) -> Colour:
    digits = str(getattr(theme, name)).lstrip("#")
    red, green, blue = (int(digits[place : place + 2], 16) / 255 for place in (0, 2, 4))
    return red, green, blue
