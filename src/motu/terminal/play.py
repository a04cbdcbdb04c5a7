"""`motu play`: a game of people who take turns at one keyboard, and of bots."""

from __future__ import annotations

import argparse
import sys
from shlex import quote

from motu.bots.bot import must_compile
from motu.core.errors import MotuError
from motu.terminal.console import Console
from motu.terminal.display import Display
from motu.terminal.game_setup import begin, go_on
from motu.terminal.local_game import LocalGame
from motu.terminal.prompt import Left, Prompt
from motu.terminal.save import new_save
from motu.terminal.style import spread
from motu.terminal.turns import Turns
from motu.terminal.which_game import is_open, taken

INTERRUPTED = 130


def run(args: argparse.Namespace, console: Console) -> int:
    """Play a game to its end, or until its people leave; the exit code."""
    if args.full:
        from motu.terminal.full import command as full  # noqa: PLC0415  (only who wants it loads it)

        return full.run(args, console)
    local_game = go_on(args.resume, console, args.game) if args.resume else begin(args, console)
    try:
        if is_open(args):
            console.show(taken(console))
        return Play(local_game, Display(local_game, args.board)).play()
    finally:
        local_game.close()


class Play:
    """The loop of a game: who is to decide decides, and everybody is told what he may know."""

    def __init__(self, local_game: LocalGame, display: Display) -> None:
        self.local_game = local_game
        self.console = local_game.console
        self.game = local_game.game
        self.display = display
        self.turns = Turns(local_game)
        self._hinted = False

    def play(self) -> int:
        try:
            self._open()
            while not self.local_game.over:
                seat = self.turns.next()
                if seat in self.local_game.bots:
                    self._bot_decides(seat)
                else:
                    self._person_decides(seat)
            self._close()
        except Left:
            self._farewell()
        except KeyboardInterrupt:
            self.console.put([""])
            self._farewell()
            return INTERRUPTED
        return 0

    def _open(self) -> None:
        say, local_game = self.console.say, self.local_game
        players = ", ".join(self._introduced(seat) for seat in range(len(local_game.seats)))
        edition = local_game.presenter.edition(local_game.match.options)
        self.console.show(say("opening", edition=edition, players=players), "head")
        for warning in getattr(local_game.match.options, "warnings", ()):
            self.console.show(self.console.tell(warning), "note")
        for bot in dict.fromkeys(local_game.bots.values()):
            if character := say("bot-character", bot=bot):
                self.console.show(character)
            if must_compile(self.game.NAME, bot):
                self.console.show(say("bot-compiling"), "note")
        self.console.line(say("opening-seal", seal=local_game.chance.commitment), "quiet")
        sys.stdout.flush()

    def _introduced(self, seat: int) -> str:
        name, player = self.local_game.presenter.seat_name(seat), self.local_game.match.players[seat]
        if seat in self.local_game.bots:
            return self.console.say("opening-bot", seat=name, name=player)
        if player:
            return self.console.say("player", seat=name, name=player)
        return self.console.say("opening-you", seat=name) if len(self.local_game.people) == 1 else name

    # --- Decisions --------------------------------------------------------------------------------------------------

    def _bot_decides(self, seat: int) -> None:
        self.local_game.play(seat, self.turns.bot_move(seat))
        if self.display.style != "map":
            self.display.tell_news()

    def _person_decides(self, seat: int) -> None:
        self._curtain(seat)
        prompt = Prompt(self.local_game, seat, self.display.style)
        hint: list[str] = []
        if not self._hinted:
            example = self.game.write(prompt.menu.moves[0])
            hint = self.console.lines(self.console.say("opening-hint", example=example), "note")
            self._hinted = True
        choices = prompt.menu.lines(self.console, spread(prompt.style)) + hint
        self.display.show(seat, choices, prompt.menu.places, prompt.menu.dense(self.console) + hint)
        prompt.decide()

    def _curtain(self, seat: int) -> None:
        """Where people share the keyboard: nobody sees the screen of another."""
        if seat != self.display.looking:
            name = self.local_game.presenter.seat_name(seat)
            if self.display.looking is not None:
                self.display.tell_news()
                self._wait(self.console.say("curtain-hide", seat=name))
            self.display.clear()
            self._wait(self.console.say("curtain-ready", seat=name))
        self.display.looking = seat

    def _wait(self, prompt: str) -> None:
        if self.console.ask(prompt) is None:
            raise Left

    # --- Endings ----------------------------------------------------------------------------------------------------

    def _close(self) -> None:
        """The game is over: the last words, the final board, and the seed."""
        local_game, say = self.local_game, self.console.say
        after = self.console.lines(
            "\n".join(local_game.presenter.score(self.game.view(local_game.match.state, None))), indent="  "
        )
        if local_game.resigned is not None:
            after += self.console.lines(
                say("resigned", seat=local_game.presenter.seat_name(local_game.resigned)), "head"
            )
        self.display.show(None, [*after, say("closing-seed", seed=local_game.chance.seed.hex())])
        if local_game.save is None and self.console.with_person:
            self._offer_to_save()
        if local_game.save is not None:
            self.console.line(say("closing-saved", file=quote(local_game.save.file)))

    def _offer_to_save(self) -> None:
        while self.local_game.save is None:
            file = self.console.ask(self.console.say("closing-save"))
            if file is None or not file.strip():
                return
            try:
                self.local_game.keep_in(new_save(file.strip()))
            except MotuError as error:
                self.console.show(self.console.tell(error.reason))

    def _farewell(self) -> None:
        save = self.local_game.save
        if save is None:
            self.console.show(self.console.say("farewell"))
        else:
            self.console.line(self.console.say("farewell-saved", file=quote(save.file)))
        sys.stdout.flush()
