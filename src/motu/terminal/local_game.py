"""A game at this terminal: the match, who sits where, what everybody has been told, and the file it is kept in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from motu.bots.bot import Bot, bot_named, stand_in
from motu.core.chance import FreeChance, SealedChance
from motu.core.errors import IllegalMove, Message, message
from motu.core.extras import is_aside
from motu.core.match import Match, Moment, resigned
from motu.core.record import Record
from motu.terminal.console import Console
from motu.terminal.errors import BadInput
from motu.terminal.presenter import Presenter
from motu.terminal.save import SaveFile

BOTS = "Bots"
"""The header that says which seats bots play: `black=greedy`."""


class LocalGame:
    """The match with everything around it. `moments` has a moment for every step of the match."""

    def __init__(
        self,
        console: Console,
        presenter: Presenter,
        match: Match,
        chance: SealedChance,
        bots: Mapping[int, str],
        base: Record | None = None,
        moments: list[Moment] | None = None,
    ) -> None:
        self.console = console
        self.presenter = presenter
        self.match = match
        self.game = match.game
        self.chance = chance
        self.bots = dict(bots)
        self.seats = self.game.seats(match.options)
        self.moments = moments or []
        self.save: SaveFile | None = None
        self.resigned: int | None = None
        self.notes: list[str] = []
        """What the person before the screen is to be told besides."""
        self.advice: dict[int, list[str]] = {}
        """Hints that were given, by position as the seat saw it."""
        self._base = base
        self._told = [self.last_decision(seat) for seat in range(len(self.seats))]
        self._remarks: dict[int, list[str]] = {}

    def last_decision(self, seat: int) -> int:
        """How many steps there were when this seat last decided something: who acts out of turn has not looked."""
        own = ((n, moment) for n, moment in enumerate(self.moments, 1) if moment.step.seat == seat)
        return max((n for n, moment in own if not self._is_aside(moment)), default=0)

    def _is_aside(self, moment: Moment) -> bool:
        return is_aside(self.game, moment.before, moment.step.seat, moment.move)

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat in range(len(self.seats)) if seat not in self.bots]

    @property
    def over(self) -> bool:
        return self.resigned is not None or not self.game.movers(self.match.state)

    # --- What happens -----------------------------------------------------------------------------------------------

    def play(self, seat: int, move: Any) -> None:
        """Play a move, and keep the game."""
        moment = self.match.play(seat, move)
        self.moments.append(moment._replace(after=self.game.copy(moment.after)))
        self.write_save()

    def why_no_undo(self, seat: int) -> Message | None:
        """Why the last step cannot be taken back; None when it can."""
        if self.match.may_undo(seat):
            return None
        if not any(step.seat == seat for step in self.match.steps):
            return message("undo-nothing")
        last = self.match.steps[-1]
        if last.seat != seat:
            return message("undo-others")
        if self._is_aside(self.moments[-1]):
            return message("undo-shown")
        return message("undo-chance" if last.outcomes else "undo-seen")

    def undo(self, seat: int) -> str:
        """Take the last step back; IllegalMove with the reason where that is not allowed. Says which it was."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise IllegalMove(reason)
        taken = self.match.undo()
        self.moments.pop()
        self._told = [min(told, len(self.moments)) for told in self._told]
        self.write_save()
        return taken.move

    def resign(self, seat: int) -> None:
        """Give up: of two players the other wins; where other people play on, a bot sits down here."""
        others = [person for person in self.people if person != seat]
        if len(self.seats) == 2 or not others:
            self.resigned = seat
        else:
            self.bots[seat] = stand_in(self.game.NAME)
            told = self.console.say("resigned-bot", seat=self.presenter.seat_name(seat), bot=self.bots[seat])
            for person in others:
                self._remarks.setdefault(person, []).append(told)
        self.write_save()

    # --- What is written down ---------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The record as it is kept: it tells the seed only when the game is over."""
        record = self.match.record(finished=self.over)
        if self.resigned is not None:
            record = replace(record, result=resigned(self.seats[self.resigned]))
        headers = self._base.headers if self._base else ()
        if self.bots:
            bots = BOTS, ", ".join(f"{self.seats[seat].lower()}={bot}" for seat, bot in sorted(self.bots.items()))
            known = [name for name, _ in headers]
            place = known.index(BOTS) if BOTS in known else len(known)
            headers = (*headers[:place], bots, *headers[place + 1 :])
        return replace(record, headers=headers, remark=self._base.remark if self._base else "")

    def write_save(self) -> None:
        """Write the game to its file, if it has one. A disk that fails now is told of, and the game goes on."""
        if self.save is None:
            return
        try:
            self.save.write(self.game, self.record(), self.chance)
        except BadInput as error:
            self.console.complain(
                self.console.say("error-at", where=error.where, reason=self.console.tell(error.reason))
            )

    def save_in(self, save: SaveFile) -> None:
        """From now on keep the game in this file; BadInput where that cannot be done."""
        try:
            save.write(self.game, self.record(), self.chance)
        except BaseException:
            save.close()
            raise
        self.close()
        self.save = save

    def close(self) -> None:
        """Leave the file of the game to others."""
        if self.save is not None:
            self.save.close()

    # --- What is told -----------------------------------------------------------------------------------------------

    def tell(self, moment: Moment, viewer: int | None) -> str:
        """What happened in a step, as far as the viewer may know, in a line."""
        return self.console.tell_all(self.game.tell(moment.before, moment.move, moment.after, viewer))

    def news(self, viewer: int) -> list[str]:
        """What has happened since the viewer was last told, and what there is to say about it."""
        lines = [told for moment in self.moments[self._told[viewer] :] if (told := self.tell(moment, viewer))]
        self._told[viewer] = len(self.moments)
        return lines + self.remarks(viewer)

    def remarks(self, viewer: int) -> list[str]:
        """What there is to say to the viewer besides what has happened."""
        lines = [*self._remarks.pop(viewer, ()), *self.notes]
        self.notes = []
        return lines

    def log(self, viewer: int | None) -> list[str]:
        """All that happened, as far as the viewer may know."""
        told = ((moment.step.turn, self.tell(moment, viewer)) for moment in self.moments)
        return [f"{turn}. {line}" for turn, line in told if line]


SECONDS = 1.0
"""How long a bot may think about a turn."""


# --- Who decides next, and what bots decide: the same for every way of playing here ---------------------------------


class Turns:
    """The order of decisions in a game."""

    def __init__(self, local_game: LocalGame) -> None:
        self.local_game = local_game
        self._bots: dict[int, Bot] = {}
        self._deciding = -1
        self._waiting: set[int] = set()

    def next(self) -> int:
        """Who decides now: of several at the same time one after the other, by seat, each until they are done."""
        movers = set(self.local_game.game.movers(self.local_game.match.state))
        if self._deciding not in movers or movers - {self._deciding} != self._waiting:
            self._deciding = min(movers)
            self._waiting = movers - {self._deciding}
        return self._deciding

    def bot_move(self, seat: int) -> Any:
        """What the bot in this seat decides; it changes nothing in the game."""
        local_game, game = self.local_game, self.local_game.game
        # The bot's own randomness owes nothing to the secret seed, and is the same when the same game is played again.
        chance = FreeChance(f"{local_game.chance.commitment}/{len(local_game.match.steps)}")
        if seat not in self._bots:
            self._bots[seat] = bot_named(game.NAME, local_game.bots[seat])
        state = local_game.match.state
        return self._bots[seat].decide(game.view(state, seat), game.moves(state, seat), SECONDS, chance)
