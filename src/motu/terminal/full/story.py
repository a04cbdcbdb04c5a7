"""The log of the game as one viewer may know it: each step is put into words once."""

from __future__ import annotations

from motu.core.match import Moment
from motu.terminal.local_game import LocalGame


class Story:
    """What has happened, in lines; `since` is where that begins which the viewer has not seen yet."""

    def __init__(self, local_game: LocalGame) -> None:
        self.local_game = local_game
        self._viewer: int | None = None
        self._told: list[tuple[Moment, str]] = []

    def lines(self, viewer: int | None) -> list[tuple[str, int]]:
        """Every line with the number of the step that it tells of."""
        moments = self.local_game.moments
        same = viewer == self._viewer
        known = next(
            (place for place, (told, now) in enumerate(zip(self._told, moments, strict=False)) if told[0] is not now),
            min(len(self._told), len(moments)),
        )
        self._viewer, self._told = viewer, self._told[:known] if same else []
        self._told += [(moment, self.local_game.tell(moment, viewer)) for moment in moments[len(self._told) :]]
        return [(f"{moment.step.turn}. {told}", number) for number, (moment, told) in enumerate(self._told) if told]
