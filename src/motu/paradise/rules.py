"""The rules in short, as the options and the box being played have them, with the rulings that matter."""

from __future__ import annotations

from motu.core.errors import Message, message
from motu.paradise.advanced.events.deck import FROM
from motu.paradise.advanced.kumara import ROLLS
from motu.paradise.box import AGRICULTURE, CARD, COLONIES, RUMORS, TRANSPORTS, VILLAGE, WAR_CANOES, WARRIORS
from motu.paradise.box_builder import LATE_AFTER
from motu.paradise.grid import NAMES
from motu.paradise.names import called, group_names, label
from motu.paradise.options import Options
from motu.paradise.solitaire.discovery import RICH
from motu.paradise.solitaire.end import LEAST
from motu.paradise.solitaire.explore import KNOTS as ENOUGH
from motu.paradise.state import TURNS
from motu.paradise.steps.building import COMMERCE
from motu.paradise.steps.exploration import EXTRA, KNOTS
from motu.paradise.steps.movement import ALLOWANCE


def rules(options: Options) -> list[Message]:
    """One point a message, in the order of the rulebook's sections."""
    listed = base_rules(options)
    if not options.alone:
        return listed
    return [*alone_rules(options), *(point for point in listed if point.id not in NOT_ALONE)]


NOT_ALONE = {
    f"paradise-rules-{point}"
    for point in ("aim", "homes", "order", "secret", "astray", "face-down", "build", "claim", "end", "hidden")
}
"""What is otherwise in the solitaire game, or means nothing there."""


def alone_rules(options: Options) -> list[Message]:
    """The solitaire game."""
    rich = RICH[options.solitaire]
    return [
        message("paradise-rules-alone-aim", target=options.target // 2, least=LEAST, chits=len(options.box.chits)),
        message("paradise-rules-alone-open"),
        message("paradise-rules-alone-chits", draws=LATE_AFTER),
        message("paradise-rules-alone-expand"),
        message("paradise-rules-alone-explore", knots=ENOUGH),
        message("paradise-rules-alone-attack"),
        message("paradise-rules-alone-found", squares=rich),
        message("paradise-rules-alone-astray"),
    ]


def base_rules(options: Options) -> list[Message]:
    """The base game."""
    box, players = options.box, options.count
    costs = box.costs
    return [
        message("paradise-rules-aim", players=players, target=options.target // 2),
        message("paradise-rules-homes", homes=options.homes, villages=box.start_villages, warriors=box.start_warriors),
        message("paradise-rules-turn"),
        message("paradise-rules-order", ties=group_names(box, box.last_order)),
        message("paradise-rules-explore", knots=KNOTS, back=KNOTS + 1, lost=KNOTS + 2, extra=EXTRA),
        message("paradise-rules-secret", markers=box.markers),
        message("paradise-rules-astray", players=players, extra=EXTRA),
        message("paradise-rules-chain"),
        message("paradise-rules-transit"),
        message("paradise-rules-move", hexes=ALLOWANCE),
        message("paradise-rules-enemies"),
        message("paradise-rules-face-down", rumors=box.limits[RUMORS]),
        message("paradise-rules-battle"),
        message("paradise-rules-die"),
        message("paradise-rules-retreat"),
        message("paradise-rules-conquest"),
        message("paradise-rules-home-lost"),
        message("paradise-rules-points"),
        message(
            "paradise-rules-costs",
            warriors=costs[WARRIORS],
            canoe=costs[WAR_CANOES],
            transport=costs[TRANSPORTS],
            colony=costs[COLONIES],
            rumor=costs[RUMORS],
            village=costs[VILLAGE],
            agriculture=costs[AGRICULTURE],
            card=costs[CARD],
        ),
        message("paradise-rules-build"),
        message("paradise-rules-settle"),
        message("paradise-rules-cards", commerce=COMMERCE),
        message("paradise-rules-score"),
        message("paradise-rules-claim", target=options.target // 2),
        message("paradise-rules-end", turns=TURNS),
        *advanced(options),
        message("paradise-rules-hidden"),
    ]


def advanced(options: Options) -> list[Message]:
    """The advanced rules that are on (11)."""
    box = options.box
    texts = {
        "events": message("paradise-rules-events", points=FROM // 2),
        "south": message("paradise-rules-south"),
        "saved": message("paradise-rules-saved"),
        "kumara": message(
            "paradise-rules-kumara",
            places=", ".join(NAMES[cell] for cell in box.to_south_america),
            islands=tuple(label(box, cell) for cell in box.galapagos),
            rolls=ROLLS,
        ),
        "malaria": message(
            "paradise-rules-malaria", groups=tuple(called(group.name) for group in box.groups if group.malaria)
        ),
    }
    return [text for name, text in texts.items() if getattr(options, name) == "yes"]
