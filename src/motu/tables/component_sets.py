"""Players' own components: the store keeps them, and a game knows those that it is just asked for."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import msgspec

from motu.core import extras
from motu.core.errors import BadOption, message
from motu.core.game import AnyGame
from motu.core.record import game_of, options_of
from motu.games import game_named
from motu.store.protocol import Store
from motu.store.rows import OwnComponents
from motu.tables.actions import Refused

MOST_OF_ONE = 20
"""So many sets one person may have."""
HELD = 64
"""So many sets stay in memory after they were asked for, besides those of tables in use."""
UNUSED = 90 * 86_400.0
"""Seconds after which a set is removed that no table has and that nobody has chosen since."""

_write = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(dict[str, str]).decode


class ComponentSets:
    """The sets of a server. Options can name one only while it is in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._held: OrderedDict[tuple[str, str], object] = OrderedDict()
        self._reading = asyncio.Semaphore(1)
        """What strangers send is read one after another: it takes a thread some milliseconds, at the worst a second."""

    @asynccontextmanager
    async def at_hand(self, game: AnyGame, texts: Mapping[str, str]) -> AsyncIterator[None]:
        """As long as this lasts, these written options can be read; BadOption where nobody knows the set they name."""
        name = extras.own_components(game, texts)
        held = await self._hold(game, name) if name else None
        yield
        del held

    def at_hand_for(self, record: str) -> AbstractAsyncContextManager[None]:
        """The same for the options of a record; BadRecord, if it does not even say of which game it is."""
        return self.at_hand(game_named(game_of(record)), options_of(record))

    async def _hold(self, game: AnyGame, name: str) -> object:
        key = game.NAME, name
        held = self._held.get(key)
        if held is None:
            tables = await self.tables(game, name)
            held = self._held[key] = await asyncio.to_thread(extras.hold_components, game, name, tables)
        self._held.move_to_end(key)
        if len(self._held) > HELD:
            self._held.popitem(last=False)
        return held

    async def tables(self, game: AnyGame, name: str) -> dict[str, str]:
        """What a set says, table by table, as text; BadOption."""
        body = await self._store.components(game.NAME, name)
        if body is None:
            raise _unknown(name)
        return _read(zlib.decompress(body))

    async def use(self, game: AnyGame, texts: Mapping[str, str], at: float) -> str:
        """The set that the options of a new table name, "" for none: it stays until the table is stored; BadOption."""
        name = extras.own_components(game, texts)
        if name and not await self._store.use_components(game.NAME, name, at):
            raise _unknown(name)
        return name

    async def keep(
        self, game: AnyGame, visitor: str, called: str, files: Sequence[tuple[str, bytes]], at: float
    ) -> OwnComponents:
        """Keep the set in these files, checked, under a name of the visitor's; BadOption or Refused in one sentence."""
        async with self._reading:
            read = await asyncio.to_thread(extras.read_components, game, files)
        if read is None:
            raise BadOption(message("tables-components-none", game=game.NAME))
        name, tables = read
        if not name:
            raise BadOption(message("tables-components-house"))
        own = OwnComponents(game.NAME, name, called, at)
        if not await self._store.keep_components(visitor, own, zlib.compress(_write(tables)), MOST_OF_ONE):
            raise Refused(message("tables-components-many", most=MOST_OF_ONE))
        return own


def _unknown(name: str) -> BadOption:
    return BadOption(message("tables-components-unknown", name=name))
