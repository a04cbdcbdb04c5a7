"""How a game begins and when it ends, out of victory.toml: homes and what is placed besides them (3.2), who is last
among equals (5), and the points to reach (10.4)."""

from __future__ import annotations

from typing import NamedTuple

from motu.core.errors import message
from motu.paradise.box import UNKNOWN
from motu.paradise.box_map import BoxMap
from motu.paradise.component_table import ComponentTable, Row
from motu.paradise.grid import NAMES


class BoxSetup(NamedTuple):
    """The fields of a box that this table fills."""

    homes: tuple[int, ...]
    home_cells: tuple[int, ...]
    placed: tuple[tuple[int, int], ...]
    placed_ocean: tuple[int, ...]
    last_order: tuple[int, ...]
    targets: tuple[int, int, int]
    solitaire: int


def read_setup(table: ComponentTable, box_map: BoxMap, villages: int) -> BoxSetup:
    """What the table says about a game whose homes begin with so many villages."""
    table.expect(("targets", "solitaire", "homes", "placed", "placed_ocean", "last"))
    table_top = _TableTop(box_map)
    homes = _homes(table, table_top, villages)
    placed = [table_top.tile(row) for row in table.rows("placed", ("group", "hex"))]
    ocean = table_top.ocean(table.row("placed_ocean", ("hexes",)))
    last = table.row("last", ("homes",))
    order = tuple(box_map.group(last, name, "homes", place) for place, name in enumerate(last.texts("homes")))
    if sorted(order) != sorted(number for number, _ in homes):
        names = ", ".join(box_map.groups[number].name for number, _ in homes)
        raise last.bad(message("paradise-components-last", homes=names), "homes")
    numbers, cells = zip(*homes, strict=True)
    solitaire = table.row("solitaire", ("points",)).whole("points", 1, 99)
    return BoxSetup(numbers, cells, tuple(placed), ocean, order, _targets(table), solitaire)


def _homes(table: ComponentTable, table_top: _TableTop, villages: int) -> list[tuple[int, int]]:
    """Number and cell of each home: two are printed, the others tiles."""
    rows = table.rows("homes", ("group",), ("hex",))
    if len(rows) != 4:
        raise table.bad(("homes",), message("paradise-components-homes", count=len(rows)))
    homes = [table_top.printed(row) for row in rows[:2]] + [table_top.tile(row) for row in rows[2:]]
    for row, (number, _) in zip(rows, homes, strict=True):
        home = table_top.box_map.groups[number]
        if home.green < villages:
            reason = message("paradise-components-home-green", group=home.name, green=home.green, villages=villages)
            raise row.bad(reason, "group")
    return homes


def _targets(table: ComponentTable) -> tuple[int, int, int]:
    points: dict[int, int] = {}
    for row in table.rows("targets", ("players", "points")):
        players = row.whole("players", 2, 4)
        if players in points:
            raise row.bad(message("paradise-components-row-twice", key="players", value=players), "players")
        points[players] = row.whole("points", 1, 99)
    for players in (2, 3, 4):
        if players not in points:
            raise table.bad(("targets",), message("paradise-components-no-target", players=players))
    return points[2], points[3], points[4]


class _TableTop:
    """What lies on the map before the first turn: every group and every hex once."""

    def __init__(self, box_map: BoxMap) -> None:
        self.box_map = box_map
        self._groups: set[int] = set()
        self._cells: set[int] = set()

    def printed(self, row: Row) -> tuple[int, int]:
        """A home that is printed on the map."""
        number = self._group(row)
        group = self.box_map.groups[number]
        if group.cell < 0 or group.independent or group.atoll:
            raise row.bad(message("paradise-components-printed-home", group=group.name), "group")
        if "hex" in row:
            raise row.bad(message("paradise-components-home-hex", group=group.name), "hex")
        return number, group.cell

    def tile(self, row: Row) -> tuple[int, int]:
        """A tile and its place in the Unknown."""
        number = self._group(row)
        if number not in self.box_map.tiles or number == self.box_map.south_island:
            raise row.bad(message("paradise-components-no-tile", group=row.text("group")), "group")
        if "hex" not in row:
            raise row.bad(message("paradise-components-missing-key", key="hex"))
        return number, self._cell(row, row.cell(), "hex")

    def ocean(self, row: Row) -> tuple[int, ...]:
        return tuple(self._cell(row, cell, "hexes", place) for place, cell in enumerate(row.cells()))

    def _group(self, row: Row) -> int:
        number = self.box_map.group(row, row.text("group"), "group")
        if number in self._groups:
            raise row.bad(message("paradise-components-placed-twice", group=row.text("group")), "group")
        self._groups.add(number)
        return number

    def _cell(self, row: Row, cell: int, *below: str | int) -> int:
        if self.box_map.kinds[cell] != UNKNOWN:
            raise row.bad(message("paradise-components-not-unknown", hex=NAMES[cell]), *below)
        if cell in self._cells:
            raise row.bad(message("paradise-components-cell-twice", hex=NAMES[cell]), *below)
        self._cells.add(cell)
        return cell
