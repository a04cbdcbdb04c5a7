"""The course of a game on the screen: who is to decide decides, and nobody sees the screen of another."""

from __future__ import annotations

from shlex import quote
from time import monotonic

from motu.bots.bot import must_compile
from motu.terminal.decision import Decision
from motu.terminal.full.table_screen import TableScreen
from motu.terminal.full.thinking import beside
from motu.terminal.scene import Choice, Group
from motu.terminal.table import Table
from motu.terminal.turns import Turns

SHOWN_EVERY = 0.1
"""Seconds between two pictures while bots decide one thing after another."""


class Course:
    """Plays the game of a table on a screen, up to its end."""

    def __init__(self, table: Table, screen: TableScreen) -> None:
        self.table = table
        self.screen = screen
        self.turns = Turns(table)
        self._looking = table.people[0] if len(table.people) == 1 else None
        self._shown = 0.0

    async def run(self) -> None:
        while not self.table.over:
            seat = self.turns.next()
            if seat in self.table.bots:
                await self._bot_decides(seat)
            else:
                await self._curtain(seat)
                await self.screen.decide(Decision(self.table, seat))
        await self._close()

    async def _bot_decides(self, seat: int) -> None:
        if monotonic() > self._shown + SHOWN_EVERY:
            bot = self.table.bots[seat]
            self.screen.show(self._looking)
            self.screen.think(seat, must_compile(self.table.game.NAME, bot))
            self._shown = monotonic()
        move = await beside(self.turns.bot_move, seat)
        self.table.play(seat, move)

    async def _curtain(self, seat: int) -> None:
        """Where people share the keyboard: who has moved sees what came of it, then nobody sees anything."""
        if seat != self._looking:
            name, say = self.table.scene.seat(seat), self.table.speech.say
            if self._looking is not None:
                self.screen.show(self._looking)
                await self._one_of(say("full-hand-over", seat=name))
            self.screen.hide()
            await self.screen.wait_behind_curtain(say("curtain-ready", seat=name).strip())
        self._looking = seat

    async def _one_of(self, *offers: str) -> int:
        """The number of the offer that was chosen."""
        choices = [Choice(number, "", offer, offer) for number, offer in enumerate(offers)]
        return int(await self.screen.choose([Group("", choices)]))

    async def _close(self) -> None:
        """The game is over: the last words, the final board, and the seed; then it can be kept, or left."""
        table, say = self.table, self.table.speech.say
        score = table.scene.score(table.game.view(table.match.state, None))
        last = [say("resigned", seat=table.scene.seat(table.resigned))] if table.resigned is not None else []
        last = last or table.log(None)[-1:]
        self.screen.show(self._looking if len(table.people) == 1 else None)
        self.screen.tell(say("full-over"), [*last, "", *score, "", say("closing-seed", seed=table.chance.seed.hex())])
        while table.save is None:
            if await self._one_of(say("full-save"), say("full-leave")) == 1:
                break
            await self.screen.save()
        else:
            self.screen.note(say("closing-saved", file=quote(table.save.file)))
            await self._one_of(say("full-leave"))
        self.screen.app.exit()
