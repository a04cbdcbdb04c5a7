"""`motu play`: a game of people who take turns at one keyboard, and of bots."""

from __future__ import annotations

import argparse
import sys
from shlex import quote

from motu.bots.bot import must_compile
from motu.core.errors import MotuError
from motu.terminal.display import Display
from motu.terminal.prompt import Left, Prompt
from motu.terminal.save import new_save
from motu.terminal.seating import begin, go_on
from motu.terminal.speech import Speech
from motu.terminal.style import spread
from motu.terminal.table import Table
from motu.terminal.turns import Turns
from motu.terminal.which_game import is_open, taken

INTERRUPTED = 130


def run(args: argparse.Namespace, speech: Speech) -> int:
    """Play a game to its end, or until its people leave; the exit code."""
    if args.full:
        from motu.terminal.full import command as full  # noqa: PLC0415  (only who wants it loads it)

        return full.run(args, speech)
    table = go_on(args.resume, speech, args.game) if args.resume else begin(args, speech)
    try:
        if is_open(args):
            speech.show(taken(speech))
        return Play(table, Display(table, args.board)).play()
    finally:
        table.close()


class Play:
    """The loop of a game: who is to decide decides, and everybody is told what he may know."""

    def __init__(self, table: Table, display: Display) -> None:
        self.table = table
        self.speech = table.speech
        self.game = table.game
        self.display = display
        self.turns = Turns(table)
        self._hinted = False

    def play(self) -> int:
        try:
            self._open()
            while not self.table.over:
                seat = self.turns.next()
                if seat in self.table.bots:
                    self._bot_decides(seat)
                else:
                    self._person_decides(seat)
            self._close()
        except Left:
            self._farewell()
        except KeyboardInterrupt:
            self.speech.put([""])
            self._farewell()
            return INTERRUPTED
        return 0

    def _open(self) -> None:
        say, table = self.speech.say, self.table
        players = ", ".join(self._introduced(seat) for seat in range(len(table.seats)))
        edition = table.scene.edition(table.match.options)
        self.speech.show(say("opening", edition=edition, players=players), "head")
        for warning in getattr(table.match.options, "warnings", ()):
            self.speech.show(self.speech.tell(warning), "note")
        for bot in dict.fromkeys(table.bots.values()):
            if character := say("bot-character", bot=bot):
                self.speech.show(character)
            if must_compile(self.game.NAME, bot):
                self.speech.show(say("bot-compiling"), "note")
        self.speech.line(say("opening-seal", seal=table.chance.commitment), "quiet")
        sys.stdout.flush()

    def _introduced(self, seat: int) -> str:
        name, player = self.table.scene.seat(seat), self.table.match.players[seat]
        if seat in self.table.bots:
            return self.speech.say("opening-bot", seat=name, name=player)
        if player:
            return self.speech.say("player", seat=name, name=player)
        return self.speech.say("opening-you", seat=name) if len(self.table.people) == 1 else name

    # --- Decisions --------------------------------------------------------------------------------------------------

    def _bot_decides(self, seat: int) -> None:
        self.table.play(seat, self.turns.bot_move(seat))
        if self.display.style != "map":
            self.display.tell_news()

    def _person_decides(self, seat: int) -> None:
        self._curtain(seat)
        prompt = Prompt(self.table, seat, self.display.style)
        hint: list[str] = []
        if not self._hinted:
            example = self.game.write(prompt.menu.moves[0])
            hint = self.speech.lines(self.speech.say("opening-hint", example=example), "note")
            self._hinted = True
        choices = prompt.menu.lines(self.speech, spread(prompt.style)) + hint
        self.display.show(seat, choices, prompt.menu.places, prompt.menu.dense(self.speech) + hint)
        prompt.decide()

    def _curtain(self, seat: int) -> None:
        """Where people share the keyboard: nobody sees the screen of another."""
        if seat != self.display.looking:
            name = self.table.scene.seat(seat)
            if self.display.looking is not None:
                self.display.tell_news()
                self._wait(self.speech.say("curtain-hide", seat=name))
            self.display.clear()
            self._wait(self.speech.say("curtain-ready", seat=name))
        self.display.looking = seat

    def _wait(self, prompt: str) -> None:
        if self.speech.ask(prompt) is None:
            raise Left

    # --- Endings ----------------------------------------------------------------------------------------------------

    def _close(self) -> None:
        """The game is over: the last words, the final board, and the seed."""
        table, say = self.table, self.speech.say
        after = self.speech.lines("\n".join(table.scene.score(self.game.view(table.match.state, None))), indent="  ")
        if table.resigned is not None:
            after += self.speech.lines(say("resigned", seat=table.scene.seat(table.resigned)), "head")
        self.display.show(None, [*after, say("closing-seed", seed=table.chance.seed.hex())])
        if table.save is None and self.speech.with_person:
            self._offer_to_save()
        if table.save is not None:
            self.speech.line(say("closing-saved", file=quote(table.save.file)))

    def _offer_to_save(self) -> None:
        while self.table.save is None:
            file = self.speech.ask(self.speech.say("closing-save"))
            if file is None or not file.strip():
                return
            try:
                self.table.keep_in(new_save(file.strip()))
            except MotuError as error:
                self.speech.show(self.speech.tell(error.reason))

    def _farewell(self) -> None:
        save = self.table.save
        if save is None:
            self.speech.show(self.speech.say("farewell"))
        else:
            self.speech.line(self.speech.say("farewell-saved", file=quote(save.file)))
        sys.stdout.flush()
