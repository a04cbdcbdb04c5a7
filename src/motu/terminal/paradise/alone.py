"""The solitaire game: where it stands with the chits."""

from __future__ import annotations

from motu.paradise.box_builder import LATE_AFTER
from motu.paradise.grid import cells_in, mask_of
from motu.paradise.phrases import halves
from motu.paradise.solitaire.end import LEAST
from motu.paradise.solitaire.log import chit_words
from motu.paradise.view import View
from motu.terminal.speech import Speech


def standing(view: View, speech: Speech) -> list[str]:
    """How many chits are left, and those that wait."""
    every = len(view.options.box.chits)
    left, target = view.chits.bit_count(), halves(view.options.target)
    told = [speech.say("paradise-chits", left=left, drawn=every - left, target=target, least=LEAST)]
    if view.pending:
        told.append(speech.say("paradise-chits-pending", chits=_named(view, view.pending, speech)))
    return told


def chits(view: View, speech: Speech) -> list[str]:
    """Which chits can still be drawn; the late ones by themselves until they join."""
    late = mask_of(number for number, chit in enumerate(view.options.box.chits) if chit.late)
    if len(view.options.box.chits) - view.chits.bit_count() >= LATE_AFTER:
        late = 0
    told = [speech.say("paradise-chits-left", chits=_named(view, view.chits & ~late, speech))]
    if late:
        told.append(speech.say("paradise-chits-late", draws=LATE_AFTER, chits=_named(view, late, speech)))
    return told


def _named(view: View, chits: int, speech: Speech) -> str:
    return ", ".join(speech.say("paradise-chit", **chit_words(view, chit)) for chit in cells_in(chits)) or "–"
