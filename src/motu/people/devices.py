"""On which device somebody is, roughly, so that they know it again in a list. Nothing else of it is kept."""

from __future__ import annotations

_BROWSERS = (
    ("edge", ("Edg/", "EdgA/", "EdgiOS/")),
    ("opera", ("OPR/", "Opera")),
    ("samsung", ("SamsungBrowser/",)),
    ("firefox", ("Firefox/", "FxiOS/")),
    ("chrome", ("Chrome/", "CriOS/", "Chromium/")),
    ("safari", ("Safari/",)),
)
_SYSTEMS = (
    ("android", ("Android",)),
    ("ios", ("iPhone", "iPad", "iPod")),
    ("windows", ("Windows",)),
    ("macos", ("Macintosh", "Mac OS X")),
    ("chromeos", ("CrOS",)),
    ("linux", ("Linux", "X11")),
)


def device_of(user_agent: str) -> str:
    """The browser and the system in one word each, such as `firefox linux`; `other` for what is not known."""
    return f"{_first(_BROWSERS, user_agent[:500])} {_first(_SYSTEMS, user_agent[:500])}"


def _first(known: tuple[tuple[str, tuple[str, ...]], ...], text: str) -> str:
    return next((name for name, marks in known if any(mark in text for mark in marks)), "other")
