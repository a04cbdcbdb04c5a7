"""`motu play`: a game of people who take turns at one keyboard, and of bots."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from shlex import quote

from motu.bots.bot import bot_names, must_compile, usual_bot
from motu.core.errors import MotuError, message
from motu.core.game import AnyGame
from motu.games import GAMES, game_named
from motu.terminal.console import Console, program_name
from motu.terminal.display import Display, spread
from motu.terminal.errors import BadInput
from motu.terminal.game_setup import new_game, resumed_game
from motu.terminal.games import add_options, load_components, option_flags
from motu.terminal.local_game import LocalGame, Turns
from motu.terminal.parser import Parser, add_looks
from motu.terminal.prompt import PersonLeft, Prompt
from motu.terminal.save import new_save_file

INTERRUPTED = 130


_RULES = ("--events", "--south", "--saved", "--kumara", "--malaria")
_WITHOUT_VALUE = ("-h", "--help", "--hot-seat", "--solitaire", "--full", *_RULES)


def add_arguments(parser: Parser, arguments: Sequence[str]) -> None:
    """The arguments of `motu play`, for the game that is named among these."""
    game = _game_in(arguments)
    say, many = parser.say, len(game.SEATS) > 2
    parser.group("cli-arguments").add_argument(
        "game", nargs="?", metavar=say("cli-game"), help=say("cli-game-help", games=", ".join(GAMES))
    )
    seats = [seat.lower() for seat in game.SEATS]
    bots, usual = ", ".join(bot_names(game.NAME)), usual_bot(game.NAME)
    who = parser.group("cli-who")
    who.add_argument("--against", metavar="BOT", help=say("cli-against", bots=bots, usual=usual))
    if many:
        who.add_argument("--bot", action="append", metavar="SEAT=BOT", help=say("cli-bot", seat=seats[-1], bot=usual))
    who.add_argument("--hot-seat", action="store_true", help=say("cli-hot-seat-many" if many else "cli-hot-seat"))
    who.add_argument("--seat", choices=(*seats, "random"), help=say("cli-seat", first=seats[0]))
    named = say("cli-name-many" if many else "cli-name-help")
    who.add_argument("--name", action="append", metavar=say("cli-name"), help=named)
    add_options(parser, parser.group("cli-what"), game)
    keep = parser.group("cli-keep")
    keep.add_argument("--save", metavar="FILE", help=say("cli-save"))
    keep.add_argument("--resume", metavar="FILE", help=say("cli-resume"))
    keep.add_argument("--seed", metavar="HEX64", help=say("cli-seed"))
    parser.set_defaults(bot=None)
    looks = add_looks(parser)
    looks.add_argument("--full", action="store_true", help=say("cli-full"))
    looks.add_argument("--theme", choices=("dark", "light"), help=say("cli-theme"))


def _game_in(arguments: Sequence[str]) -> AnyGame:
    """The game that a command line names; the first there is, if it names none."""
    before = ""
    for word in arguments:
        is_option = before.startswith("-") and not before[1:].isdigit()
        is_value = is_option and "=" not in before and before not in _WITHOUT_VALUE
        if word in GAMES and not is_value:
            return game_named(word)
        before = word
    return game_named(GAMES[0])


def check(found: argparse.Namespace) -> None:
    """BadInput where the arguments contradict each other: what is kept in a file cannot be changed any more."""
    names = [name for game in map(game_named, GAMES) for name in option_flags(game)]
    kept = ["against", "hot_seat", "seat", "bot", "name", *dict.fromkeys(names), "option", "save", "seed"]
    for one, other in [
        ("hot_seat", "against"),
        ("hot_seat", "seat"),
        ("full", "board"),
        ("solitaire", "players"),
        ("solitaire", "against"),
        *(("resume", other) for other in kept),
    ]:
        if getattr(found, one, None) and getattr(found, other, None):
            raise BadInput(message("cli-not-together", one=_flag(one), other=_flag(other)))


def _flag(name: str) -> str:
    return "--" + name.replace("_", "-")


OF_ONE_GAME = ("against", "bot", "option", "seat")
"""Arguments that every game has, and of which none means the same in another."""


def names_no_game(found: argparse.Namespace) -> bool:
    """Whether a command line leaves open which game is meant: it names none, and nothing that only one of them has."""
    own = {flag for game in map(game_named, GAMES) for flag in option_flags(game)}
    return not (found.game or found.resume or any(getattr(found, flag, None) for flag in (*OF_ONE_GAME, *own)))


def ask_for_game(console: Console) -> str:
    """The name of the game that a person wants to play."""
    console.show(console.say("game-which"), "head")
    for number, name in enumerate(GAMES, 1):
        console.show(f"  {number}  {console.say('game-title', game=name)}", indent="     ")
    while True:
        answer = console.ask(console.say("game-ask"))
        if answer is None:
            raise BadInput(message("game-none", games=", ".join(GAMES)))
        chosen = answer.strip().lower() or "1"
        if chosen in GAMES:
            return chosen
        if chosen.isascii() and chosen.isdecimal() and 1 <= int(chosen[:3]) <= len(GAMES):
            return GAMES[int(chosen) - 1]
        console.show(console.say("prompt-no-number", number=chosen, last=len(GAMES)))


def default_game_note(console: Console) -> str:
    """What a pipe is told, which cannot be asked: that the first game is played, and how the others are."""
    others = ", ".join(f"{program_name()} play {name}" for name in GAMES[1:])
    return console.say("game-taken", title=console.say("game-title", game=GAMES[0]), others=others)


def run(args: argparse.Namespace, console: Console) -> int:
    """Play a game to its end, or until its people leave; the exit code."""
    check(args)
    load_components(args)
    if args.full:
        from motu.terminal.full import command as full  # noqa: PLC0415  (only who wants it loads it)

        return full.run(args, console)
    local_game = resumed_game(args.resume, console, args.game) if args.resume else new_game(args, console)
    try:
        if names_no_game(args):
            console.show(default_game_note(console))
        return Play(local_game, Display(local_game, args.board)).play()
    finally:
        local_game.close()


class Play:
    """The loop of a game: whoever is to decide decides, and all are told what they may know."""

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
        except PersonLeft:
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
        if seat != self.display.viewer:
            name = self.local_game.presenter.seat_name(seat)
            if self.display.viewer is not None:
                self.display.tell_news()
                self._wait(self.console.say("curtain-hide", seat=name))
            self.display.clear()
            self._wait(self.console.say("curtain-ready", seat=name))
        self.display.viewer = seat

    def _wait(self, prompt: str) -> None:
        if self.console.ask(prompt) is None:
            raise PersonLeft

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
                self.local_game.save_in(new_save_file(file.strip()))
            except MotuError as error:
                self.console.show(self.console.tell(error.reason))

    def _farewell(self) -> None:
        save = self.local_game.save
        if save is None:
            self.console.show(self.console.say("farewell"))
        else:
            self.console.line(self.console.say("farewell-saved", file=quote(save.file)))
        sys.stdout.flush()
