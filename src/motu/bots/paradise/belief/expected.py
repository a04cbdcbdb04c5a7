"""Expected pieces: how many of each kind are in a stack that nobody has looked at, as numbers with fractions."""

from __future__ import annotations

from collections.abc import Sequence

from motu.paradise.box import COLONIES, RUMORS, TRANSPORTS, WAR_CANOES, WARRIORS
from motu.paradise.pieces import counts

Kinds = list[float]
"""For each kind of piece how many there are, in the mean."""

FROM_LAND = (0.2, 1.0, 1.0, 0.8, 0.3)
"""How readily each kind leaves a group; a hex at sea; and a hex where it was alone."""
FROM_SEA = (1.0, 1.0, 0.6, 0.6, 0.2)
ALONE = (0.0, 1.0, 1.0, 0.0, 0.4)
STAYS_ASHORE = (0.95, 0.5, 0.5, 0.65, 0.9)
"""How likely each kind is still there when its owner has moved, on land and at sea. Scripts leave canoes lying about
more seldom; people may not."""
STAYS_AT_SEA = (0.5, 0.5, 0.7, 0.7, 0.9)
CARRIED = (WARRIORS, COLONIES)
SAILING = (WAR_CANOES, TRANSPORTS, RUMORS)


def shared_out(number: float, weights: Sequence[float]) -> Kinds:
    """So many pieces, by these weights."""
    total = sum(weights)
    if total <= 0:
        return [number / len(weights)] * len(weights)
    return [number * weight / total for weight in weights]


def part_of(kinds: Kinds, number: float, readiness: Sequence[float]) -> Kinds:
    """So many pieces out of a stack, the readiest first; never more of a kind than there are."""
    if number >= sum(kinds):
        return list(kinds)
    found = [0.0] * len(kinds)
    for _ in range(4):
        missing = number - sum(found)
        if missing <= 1e-6:
            break
        weights = [(have - out) * ready for have, out, ready in zip(kinds, found, readiness, strict=True)]
        if sum(weights) <= 1e-9:  # only those are left that do not like to go
            weights = [have - out for have, out in zip(kinds, found, strict=True)]
        more = shared_out(missing, weights)
        found = [min(have, out + add) for have, out, add in zip(kinds, found, more, strict=True)]
    return found


def stayed(kinds: Kinds, at_sea: bool) -> Kinds:
    """The same stack when it might have sailed and has not."""
    chances = STAYS_AT_SEA if at_sea else STAYS_ASHORE
    return shared_out(sum(kinds), [have * stays for have, stays in zip(kinds, chances, strict=True)])


def with_known(kinds: Kinds, known: int, number: int) -> Kinds:
    """The same stack when some of its pieces are known: at least these, and so many in all."""
    sure = counts(known)
    rest = number - sum(sure)
    if rest <= 0:
        return [float(each) for each in sure]
    over = [max(0.0, have - least) for have, least in zip(kinds, sure, strict=True)]
    if sum(over) <= 0:
        over = [1.0] * len(kinds)
    return [least + more for least, more in zip(sure, shared_out(rest, over), strict=True)]


def afloat(kinds: Kinds, known: int) -> Kinds:
    """The same stack at sea: every warrior band and colony has a canoe."""
    number = sum(kinds)
    carried = sum(kinds[kind] for kind in CARRIED)
    most = number / 2 if number > 1.5 else 0.0
    if carried <= most + 1e-6 or sum(counts(known)) >= number - 1e-6:
        return kinds
    found = list(kinds)
    for kind in CARRIED:
        found[kind] *= most / carried
    sailing = sum(kinds[kind] for kind in SAILING)
    for kind, usual in zip(SAILING, (0.25, 0.65, 0.1), strict=True):
        found[kind] += (carried - most) * (kinds[kind] / sailing if sailing > 1e-6 else usual)
    return found
