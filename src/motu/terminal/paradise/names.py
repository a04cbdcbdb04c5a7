"""Names as people type them: what the screen calls a hex, a card or an event, in any of the languages."""

from __future__ import annotations

from functools import cache

from motu.paradise.advanced.events.log import names as event_names
from motu.paradise.box_loader import default_box
from motu.paradise.names import called
from motu.paradise.notation import EVENT, short, things
from motu.paradise.steps.setup import slug
from motu.words import LANGUAGES, Words


def in_notation(line: str) -> str:
    """The line with the notation in place of names: `>ниуэ` becomes `>H12`. What is no name stays as it is."""
    return " ".join(short(word, known()) for word in line.split())


@cache
def known() -> dict[str, str]:
    """Every name in every language, as `short` wants them."""
    found: dict[str, str] = {}
    for words in map(Words, LANGUAGES):
        found |= {slug(str(words.told(called(name)))): thing for name, thing in things().items()}
        for number, event in enumerate(event_names(default_box())):
            found[EVENT + slug(words.tell("paradise-event-name", event))] = f"{number + 1}"
    return found
