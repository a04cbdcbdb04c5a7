"""The solitaire game: where it stands with the chits."""

from __future__ import annotations

from motu.paradise.box_builder import LATE_AFTER
from motu.paradise.grid import cells_in, mask_of
from motu.paradise.phrases import halves
from motu.paradise.solitaire.end import LEAST
from motu.paradise.solitaire.log import chit_words
from motu.paradise.view import View
from motu.terminal.console import Console


def status(view: View, console: Console) -> list[str]:
    """How many chits are left, and those that wait."""
    every = len(view.options.box.chits)
    left, target = view.chits.bit_count(), halves(view.options.target)
    told = [console.say("paradise-chits", left=left, drawn=every - left, target=target, least=LEAST)]
    if view.pending:
        told.append(console.say("paradise-chits-pending", chits=_named(view, view.pending, console)))
    return told


def chits(view: View, console: Console) -> list[str]:
    """Which chits can still be drawn; the late ones by themselves until they join."""
    late = mask_of(number for number, chit in enumerate(view.options.box.chits) if chit.late)
    if len(view.options.box.chits) - view.chits.bit_count() >= LATE_AFTER:
        late = 0
    told = [console.say("paradise-chits-left", chits=_named(view, view.chits & ~late, console))]
    if late:
        told.append(console.say("paradise-chits-late", draws=LATE_AFTER, chits=_named(view, late, console)))
    return told


def _named(view: View, chits: int, console: Console) -> str:
    return ", ".join(console.say("paradise-chit", **chit_words(view, chit)) for chit in cells_in(chits)) or "–"
