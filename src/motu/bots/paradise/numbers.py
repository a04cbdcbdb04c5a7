"""The numbers by which a bot judges: what things are worth to it, what it dares, what it fears.

Who plays by other numbers plays another game. `islander` has those of the class, in points where nothing else is said.
"""

from __future__ import annotations

from typing import NamedTuple


class Numbers(NamedTuple):
    """All of them, by what they are about."""

    # What things are worth
    build_point: float = 0.45
    """What a build point is worth, in victory points."""
    pace: float = 3.0
    """Points that a leader gains in a turn, about."""
    atoll: float = 0.5
    """An atoll in the home chain."""
    link: float = 1.4
    """A group in the home chain: a point, and points to build with."""
    settle: float = 2.0
    """A group that is settled, beside what its village will build."""
    room: float = 0.25
    """Each square besides the first of a group that could be settled."""
    lost_home: float = 3.0
    """What the loss of the home costs beside its villages; `lost_all` that of the only group."""
    lost_all: float = 8.0

    # Building: weights of what a build point brings
    village: float = 1.0
    field: float = 1.0
    growth: float = 1.0
    war: float = 1.0
    guard_more: float = 1.0
    card_rich: float = 0.9
    """What a build point brings in a card from `card_from` villages on, and before."""
    card_poor: float = 0.5
    card_from: float = 4.0
    worthwhile: float = 0.3
    """What a build point must bring so that one would focus inward for it; `idle` so that it is spent at all."""
    idle: float = 0.05
    attacked: float = 0.7
    """How likely a group that can be attacked is attacked."""

    # Attacks
    likely: float = 0.6
    """No attack is made that is less likely to succeed."""
    least: float = 0.4
    """Nor one that is worth less than this."""
    fighter: float = 1.5
    """What a fighter is worth, in build points: a war canoe and the warriors in it cost three."""
    given: float = 0.8
    """What the piece is worth that is given up for a village."""
    share: float = 0.6
    """How likely a face-down piece is one that fights: on land, and at sea, where carriers and the carried are."""
    share_at_sea: float = 0.35
    out: float = 8.0
    """What it is worth to take a rival's only group."""
    ahead: float = 2.0
    """So many points ahead of me, a leader is one to be stopped."""
    feud: float = 3.0
    """What it costs two neighbours to fight while others grow."""
    foresight: float = 0.0
    """With three and four players: how much the loss of a rival is my gain where it is sure that he wins if I do not,
    elsewhere in proportion. With 0 there is but a leader who is `ahead`, and others."""
    haze: float = 2.0
    """So many points of a lead say who wins, with a turn to go; with four turns to go it takes twice as many."""
    ripe: float = 0.5
    """What a village of a rival will still bring, in points."""
    chase: float = 0.0
    """What it is worth that my chain comes near to a rival who is twice as likely to win as others are."""
    patience: float = 0.85
    """What a fleet brings is worth so much less for every turn that it takes to build."""
    answer: float = 1.0
    """Warriors that a rival will have more, a turn."""
    far_target: float = 1.0
    """What a target must be worth so that a fleet is sent where it can attack a turn later."""

    # Defence
    bold: float = 0.5
    """How likely a face-down piece of a rival is one that fights, where that is feared and not hoped."""
    coming: float = 0.2
    """Fighters that come with every build point of a rival nearby."""
    guard: float = 0.6
    """Which part of what may come the guards are to match."""
    guard_home: float = 0.6
    """The same where the home is the only group."""
    worth_a_trip: float = 0.3
    """What a warrior who goes elsewhere must save there."""

    # Exploration
    lost: float = 0.34
    """So likely may it be that the next hex is one knot too many."""
    far_off: float = -7.0
    """What promises less than this is far from everything that is mine."""
    near_mine: float = 2.0
    near_start: float = 0.5
    from_theirs: float = 0.3
    more_unknown: float = 0.15

    # What cannot be half
    aims: float = 4.0
    """So many things are aimed at, at a time."""
    further: float = 3.0
    """A fleet is planned for up to so many canoes more than there are."""
    rumors: float = 0.25
    """How often a rumor is made, where there is nothing else to build."""


ISLANDER = Numbers()
