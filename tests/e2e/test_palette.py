"""The colours of the page can be told apart: axe does not judge what is drawn, so this does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "page" / "src"
THEMES = (PAGE / "theme.css", PAGE / "games" / "paradise" / "art" / "palette.css")

TEXT, SHAPE = 4.5, 3.0
"""The contrast that WCAG asks for: of text, and of shapes that mean something."""

PAIRS = (
    ("ink", "paper", TEXT),
    ("ink", "panel", TEXT),
    ("ink", "panel-2", TEXT),
    ("ink-2", "paper", TEXT),
    ("ink-2", "panel", TEXT),
    ("ink-2", "panel-2", TEXT),
    ("link", "paper", TEXT),
    ("link", "panel", TEXT),
    ("bad", "panel", TEXT),
    ("good", "panel", TEXT),
    ("gold-ink", "panel", TEXT),
    ("button-ink", "button", TEXT),
    ("tag-ink", "tag", TEXT),
    ("tag-2", "tag", TEXT),
    ("ivory", "ivory-edge", SHAPE),
    ("basalt", "basalt-edge", SHAPE),
    ("ivory", "basalt", TEXT),
    ("ivory", "sea-2", SHAPE),
    ("basalt-edge", "sea-2", SHAPE),
    ("basalt", "sand", SHAPE),
    ("basalt", "basalt-lash", SHAPE),
    ("ivory-edge", "sand", SHAPE),
    ("gold", "sea-2", SHAPE),
    ("gold", "tag", SHAPE),
    ("free-line", "sea-2", SHAPE),
    ("focus", "panel", SHAPE),
    ("focus", "paper", SHAPE),
    *((f"{people}-sign", f"{people}-people", TEXT) for people in ("red", "yellow", "green", "blue")),
    *((f"{people}-line", "tag", SHAPE) for people in ("red", "yellow", "green", "blue")),
    *((edge, "sea-2", SHAPE) for edge in ("red-sign", "yellow-people", "green-people", "blue-sign")),
    *((light, dark, SHAPE) for light in ("yellow-people", "green-people") for dark in ("red-people", "blue-people")),
    ("local-sign", "local", TEXT),
    ("mist-ink", "mist", TEXT),
    ("mist", "sea-2", SHAPE),
    ("green-edge", "green-square", SHAPE),
    ("sprout", "field", SHAPE),
    ("cloth", "strike", SHAPE),
)


def schemes() -> dict[str, dict[str, str]]:
    """The variables of both schemes; the dark one inherits what it does not name."""
    light: dict[str, str] = {}
    dark: dict[str, str] = {}
    for theme in THEMES:
        blocks = re.findall(r":root(?:\[data-scheme=\"dark\"\])? \{(.*?)\n\}", theme.read_text(), re.DOTALL)
        for colours, block in zip((light, dark), blocks, strict=False):
            colours.update(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6});", block))
    return {"light": light, "dark": {**light, **dark}}


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_is_computed_as_wcag_does() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("one", "other", "least"), PAIRS, ids=[f"{a} on {b}" for a, b, _ in PAIRS])
def test_colours_can_be_told_apart(scheme: str, one: str, other: str, least: float) -> None:
    colours = schemes()[scheme]
    found = contrast(colours[one], colours[other])
    assert found >= least, f"--{one} {colours[one]} on --{other} {colours[other]}: {found:.2f}"
