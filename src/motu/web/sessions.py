"""Sockets end with the session that they were opened in: when somebody logs out, or changes their password.

Other processes are told over the bus, and do the same. Where some news may have been missed, every open session is
looked up in the store.
"""

from __future__ import annotations

import logging
from typing import Protocol

from motu.people.accounts import People
from motu.people.tokens import hash_of
from motu.store.protocol import StoreError
from motu.tables.bus import SESSIONS
from motu.tables.service import TableService

_log = logging.getLogger("motu.web")


class Guest(Protocol):
    """An open socket: whose it is, and the token that they came with."""

    @property
    def visitor(self) -> str: ...

    @property
    def token(self) -> str: ...

    def end(self) -> None:
        """Obey no more, and close."""
        ...


class Sessions:
    """The open sockets of this process, by visitor.

    ended   how often sessions have ended: whoever was looked up before that must be looked up again
    """

    def __init__(self, service: TableService, people: People) -> None:
        self._service, self._people = service, people
        self._open: dict[str, set[Guest]] = {}
        self.ended = 0
        service.bus.subscribe(SESSIONS, self._heard)

    def came(self, guest: Guest) -> None:
        if guest.token:
            self._open.setdefault(guest.visitor, set()).add(guest)

    def went(self, guest: Guest) -> None:
        known = self._open.get(guest.visitor)
        if known is not None:
            known.discard(guest)
            if not known:
                del self._open[guest.visitor]

    def end(self, visitor: str, token: str) -> None:
        """This session of a visitor is over."""
        self.end_marked(visitor, _mark(token))

    def end_marked(self, visitor: str, mark: str) -> None:
        """The session of a visitor whose token has this hash, in hex, is over."""
        self._end(visitor, only=mark)
        self._service.bus.tell(SESSIONS, f"{visitor}/{mark}/")

    def end_others(self, visitor: str, token: str) -> None:
        """All sessions of a visitor are over but this one."""
        self._end(visitor, but=_mark(token))
        self._service.bus.tell(SESSIONS, f"{visitor}//{_mark(token)}")

    def _end(self, visitor: str, only: str = "", but: str = "") -> None:
        self.ended += 1
        for guest in tuple(self._open.get(visitor, ())):
            mark = _mark(guest.token)
            if mark != but and only in ("", mark):
                guest.end()

    def _heard(self, news: str, number: int) -> None:
        """What another process says; nothing, if something may have been missed."""
        if news:
            visitor, _, marks = news.partition("/")
            only, _, but = marks.partition("/")
            self._end(visitor, only, but)
        elif self._open:
            self._service.background.start(self._make_sure())

    async def _make_sure(self) -> None:
        for guests in tuple(self._open.values()):
            for guest in tuple(guests):
                try:
                    if await self._people.who_is(guest.token) is None:
                        guest.end()
                except StoreError as error:
                    _log.warning("open sessions are not looked up: %s", error)
                    return


def _mark(token: str) -> str:
    """What is told of a token: nobody finds it out from this."""
    return hash_of(token).hex()
