"""The map and the island groups, out of map.toml, groups.toml and tiles.toml (2.1, 2.6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from motu.core.errors import message
from motu.paradise.box import GROUP, OCEAN, OFF_MAP, UNKNOWN, Group
from motu.paradise.component_table import ComponentTable, Row, Written
from motu.paradise.grid import AROUND, CELLS, NAMES, cells_in, mask_of

MOST_SQUARES = 6
"""Events can bring a group to six squares (11.2); no table goes beyond."""


class BoxMap:
    """The map as the tables draw it, and all groups by name."""

    def __init__(self, tables: Mapping[str, ComponentTable]) -> None:
        self.kinds = [OFF_MAP] * CELLS
        self.printed = [-1] * CELLS
        self.labels: dict[int, str] = {}
        self.groups: list[Group] = []
        self.number: dict[str, int] = {}
        self._written = Written()
        self._taken: dict[int, Row] = {}
        """The entry that has spoken for a hex: no other may."""
        self._groups(tables["groups"])
        self._hexes(tables["map"])
        self._kumara(tables["map"])
        self._tiles(tables["tiles"])
        self._connected()
        self.near = tuple(tuple(n for n in around if n >= 0 and self.kinds[n] != OFF_MAP) for around in AROUND)

    def cells(self, kind: int) -> int:
        """All hexes of a kind, as a mask."""
        return mask_of(cell for cell in range(CELLS) if self.kinds[cell] == kind)

    def group(self, row: Row, name: str, *below: str | int) -> int:
        """The group that an entry speaks of."""
        if name not in self.number:
            raise row.bad(message("paradise-components-no-group", group=name), *below)
        return self.number[name]

    def _groups(self, table: ComponentTable) -> None:
        table.expect(("homes", "independents", "atolls", "malaria"))
        homes = table.rows("homes", ("name", "hex", "green", "brown"))
        if len(homes) != 2:
            raise table.bad(("homes",), message("paradise-components-printed-homes", count=len(homes)))
        for row in homes:
            self._print(row, Group(row.text("name"), row.whole("green", 1, MOST_SQUARES), _brown(row), row.cell()))
        for row in table.rows("independents", ("name", "hex", "green", "locals"), ("brown",)):
            green, locals_ = row.whole("green", 1, MOST_SQUARES), row.whole("locals", 0, MOST_SQUARES)
            self._print(row, Group(row.text("name"), green, _brown(row), row.cell(), independent=True, locals=locals_))
        for row in table.rows("atolls", ("name", "hex")):
            self._print(row, Group(row.text("name"), 0, 0, row.cell()))
        rolled: set[int] = set()
        for row in table.rows("malaria", ("group", "rolls")):
            number = self.group(row, row.text("group"), "group")
            group = self.groups[number]
            rolls = row.wholes("rolls", 1, 6)
            if not group.independent or group.malaria:
                raise row.bad(message("paradise-components-malaria-group", group=group.name), "group")
            for place, roll in enumerate(rolls):
                if roll in rolled:
                    raise row.bad(message("paradise-components-malaria-twice", roll=roll), "rolls", place)
                rolled.add(roll)
            self.groups[number] = replace(group, malaria=rolls)

    def _print(self, row: Row, group: Group) -> None:
        self._take(row, group.cell, GROUP, "hex")
        self.printed[group.cell] = self._add(row, group)

    def _add(self, row: Row, group: Group) -> int:
        if group.name in self.number:
            raise row.bad(message("paradise-components-group-twice", group=group.name), "name")
        self._written.add(row, group.name)
        number = self.number[group.name] = len(self.groups)
        self.groups.append(group)
        return number

    def _take(self, row: Row, cell: int, kind: int, *below: str | int) -> None:
        if cell in self._taken:
            before = self._taken[cell]
            where = f"{before.table.name}:{before.table.line(before.path)}"
            raise row.bad(message("paradise-components-hex-twice", hex=NAMES[cell], where=where), *below)
        self._taken[cell] = row
        self.kinds[cell] = kind

    def _hexes(self, table: ComponentTable) -> None:
        table.expect(("unknown", "ocean", "names", "south_america", "to_south_america", "galapagos"))
        for key, kind in (("unknown", UNKNOWN), ("ocean", OCEAN)):
            for row in table.rows(key, ("hexes",)):
                for place, cell in enumerate(row.cells()):
                    self._take(row, cell, kind, "hexes", place)
        for row in table.rows("names", ("hex", "name")):
            cell, name = row.cell(), row.text("name")
            if self.kinds[cell] not in (UNKNOWN, OCEAN):
                raise row.bad(message("paradise-components-name-place", hex=NAMES[cell]), "hex")
            if cell in self.labels:
                raise row.bad(message("paradise-components-name-twice", hex=NAMES[cell]), "hex")
            self.labels[cell] = name

    def _kumara(self, table: ComponentTable) -> None:
        """South America lies beyond the map; the way there and the islands on it are hexes of the map (11.5)."""
        row = table.row("south_america", ("hexes",))
        self.south_america = row.cells()
        for place, cell in enumerate(self.south_america):
            self._take(row, cell, OFF_MAP, "hexes", place)
        row = table.row("to_south_america", ("hexes",))
        self.to_south_america = row.cells()
        self._of_kind(row, self.to_south_america, (UNKNOWN, OCEAN, GROUP))
        row = table.row("galapagos", ("hexes",))
        self.galapagos = row.cells()
        self._of_kind(row, self.galapagos, (OCEAN,))

    def _of_kind(self, row: Row, cells: tuple[int, ...], kinds: Iterable[int]) -> None:
        for place, cell in enumerate(cells):
            if self.kinds[cell] not in kinds:
                raise row.bad(message("paradise-components-kumara-place", hex=NAMES[cell]), "hexes", place)

    def _tiles(self, table: ComponentTable) -> None:
        table.expect(("tiles", "south_island"))
        self.tiles = tuple(
            self._add(row, Group(row.text("name"), row.whole("green", 0, MOST_SQUARES), _brown(row)))
            for row in table.rows("tiles", ("name", "green", "brown"))
        )
        row = table.row("south_island", ("group", "beside"))
        self.south_island = self._tile(row, "group", self.tiles)
        self.north_island = self._tile(row, "beside", [tile for tile in self.tiles if tile != self.south_island])

    def _tile(self, row: Row, key: str, tiles: Sequence[int]) -> int:
        """The tile that an entry names, one of these."""
        number = self.group(row, row.text(key), key)
        if number not in tiles:
            raise row.bad(message("paradise-components-no-tile", group=row.text(key)), key)
        return number

    def _connected(self) -> None:
        """From the first home one can get to all hexes of the map, and from the map to South America."""
        unreached = mask_of(self._taken)
        waiting = [self.groups[0].cell]
        while waiting:
            here = waiting.pop()
            unreached &= ~(1 << here)
            if self.kinds[here] != OFF_MAP:
                waiting += [cell for cell in AROUND[here] if cell >= 0 and unreached >> cell & 1]
        for cell in cells_in(unreached):
            reason = message("paradise-components-unconnected", hex=NAMES[cell], group=self.groups[0].name)
            raise self._taken[cell].bad(reason)


def _brown(row: Row) -> int:
    """Brown squares, which make at most six with the green ones."""
    return row.whole("brown", 0, MOST_SQUARES - row.whole("green", 0, MOST_SQUARES)) if "brown" in row else 0
