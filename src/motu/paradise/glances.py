"""Views for bots that decide at once, in tables that a search has imagined: put together as far as somebody looks."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from motu.paradise.make_view import AS_IT_IS, LISTS, TO_ALL, TO_ONE
from motu.paradise.state import State
from motu.paradise.view import View


class Glance(View):
    """A view that holds as long as its table stays as it is. A script looks at a third of the fields."""

    def __getattr__(self, name: str) -> Any:
        table = self.__dict__["table"]
        if name in TO_ONE:
            value = TO_ONE[name](table, self.seat)
        elif name in TO_ALL:
            value = TO_ALL[name](table)
        elif name in LISTS:
            value = tuple(getattr(table, name))
        elif name in AS_IT_IS:
            value = getattr(table, name)
        else:
            raise AttributeError(name)
        self.__dict__[name] = value
        return value


_NUMBERS = (
    *("options", "turn", "step", "stage", "player", "known", "secret", "wild", "out", "at", "fixed", "sailed", "south"),
    *("kumara", "mover", "index"),
)
"""What nearly every decision looks at."""
_LISTS = (
    *("tile", "villages", "improved", "soil", "held", "home", "marks", "chain", "garrison", "face", "points", "order"),
    "standing",
)
_AROUND = ("turn", "step", "player", "looking", "known", "secret", "wild", "out", "lost", "kumara", "chits")
"""With these lists and with what others have, all that has to do with what a seat or others could do, as far as it is
not the seat's own pieces."""
_numbers, _lists, _around = attrgetter(*_NUMBERS), attrgetter(*_LISTS), attrgetter(*_AROUND)
_own, _hand, _kept = TO_ONE["own"], TO_ONE["hand"], TO_ONE["kept"]


class Glances:
    """The views of a table while it is played on: each tells whether anything has changed around its seat since the
    last one (`View.around`)."""

    def __init__(self, s: State) -> None:
        self.table = s
        self.others = [[each for each in range(s.count) if each != seat] for seat in range(s.count)]
        self.around: list[object] = [None] * s.count
        self.shared: list[dict[str, Any]] = [{}] * s.count

    def look(self, seat: int) -> View:
        """What the seat sees now."""
        s, others = self.table, self.others[seat]
        numbers, lists = (s.hand[seat], *_around(s)), _lists(s)
        hands = [s.hand[each] & ~s.bought[each] for each in others]
        stacks = [s.stacks[each] for each in others]
        if self.around[seat] != (numbers, hands, lists, stacks, s.shown, s.witnessed):
            copies = tuple([each[:] for each in lists])
            shown, witnessed = ([each.copy() for each in mine] for mine in (s.shown, s.witnessed))
            self.around[seat] = numbers, hands, copies, [each[:] for each in stacks], shown, witnessed
            shared = self.shared[seat] = dict(zip(_LISTS, map(tuple, lists), strict=True))
            del shared["tile"]  # not as it is: some lie face down
            shared["seat"], shared["table"], shared["around"] = seat, s, object()
        fields = self.shared[seat].copy()
        fields.update(zip(_NUMBERS, _numbers(s), strict=True))
        fields["own"], fields["hand"], fields["kept"] = _own(s, seat), _hand(s, seat), _kept(s, seat)
        return Glance.of(fields)
