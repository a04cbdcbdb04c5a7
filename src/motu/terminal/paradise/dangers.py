"""Who can attack whom, and with what odds, in sentences."""

from __future__ import annotations

from motu.paradise.explain import attacks
from motu.paradise.phrases import PLAYERS, hex_name
from motu.paradise.view import View
from motu.terminal.console import Console


def lines(view: View, console: Console) -> list[str]:
    """A line for each hex and each player who may come there to fight; those against the viewer first."""
    found = sorted(attacks(view), key=lambda each: (each.against != view.seat, each.by, each.cell))
    told = [
        console.say(
            "paradise-danger",
            player=PLAYERS[each.by],
            place=hex_name(view, each.cell),
            foe="nobody" if each.against is None else PLAYERS[each.against],
            certain="yes" if each.certain else "no",
            fighters=each.fighters,
            defenders=each.defenders,
            chance=round(100 * each.chance),
        )
        for each in found
    ]
    return [*told, console.say("paradise-danger-note")] if told else [console.say("danger-none")]
