"""The course of a game on the screen: who is to decide decides, and nobody sees the screen of another."""

from __future__ import annotations

from shlex import quote
from time import monotonic

from motu.bots.bot import must_compile
from motu.terminal.decision import Decision
from motu.terminal.full.table_screen import TableScreen
from motu.terminal.full.thinking import beside
from motu.terminal.local_game import LocalGame, Turns
from motu.terminal.presenter import Choice, Group

SHOWN_EVERY = 0.1
"""Seconds between two pictures while bots decide one thing after another."""


class Course:
    """Plays a game on a screen, up to its end."""

    def __init__(self, local_game: LocalGame, screen: TableScreen) -> None:
        self.local_game = local_game
        self.screen = screen
        self.turns = Turns(local_game)
        self._looking = local_game.people[0] if len(local_game.people) == 1 else None
        self._shown = 0.0

    async def run(self) -> None:
        while not self.local_game.over:
            seat = self.turns.next()
            if seat in self.local_game.bots:
                await self._bot_decides(seat)
            else:
                await self._curtain(seat)
                await self.screen.decide(Decision(self.local_game, seat))
        await self._close()

    async def _bot_decides(self, seat: int) -> None:
        if monotonic() > self._shown + SHOWN_EVERY:
            bot = self.local_game.bots[seat]
            self.screen.show(self._looking)
            self.screen.think(seat, must_compile(self.local_game.game.NAME, bot))
            self._shown = monotonic()
        move = await beside(self.turns.bot_move, seat)
        self.local_game.play(seat, move)

    async def _curtain(self, seat: int) -> None:
        """Where people share the keyboard: who has moved sees what came of it, then nobody sees anything."""
        if seat != self._looking:
            name, say = self.local_game.presenter.seat_name(seat), self.local_game.console.say
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
        local_game, say = self.local_game, self.local_game.console.say
        score = local_game.presenter.score(local_game.game.view(local_game.match.state, None))
        last = (
            [say("resigned", seat=local_game.presenter.seat_name(local_game.resigned))]
            if local_game.resigned is not None
            else []
        )
        last = last or local_game.log(None)[-1:]
        self.screen.show(self._looking if len(local_game.people) == 1 else None)
        self.screen.tell(
            say("full-over"), [*last, "", *score, "", say("closing-seed", seed=local_game.chance.seed.hex())]
        )
        while local_game.save is None:
            if await self._one_of(say("full-save"), say("full-leave")) == 1:
                break
            await self.screen.save()
        else:
            self.screen.note(say("closing-saved", file=quote(local_game.save.file)))
            await self._one_of(say("full-leave"))
        self.screen.app.exit()
