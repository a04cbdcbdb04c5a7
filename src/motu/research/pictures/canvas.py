"""What pictures are painted on: everything is drawn twice as large and then made smaller, so that edges are smooth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import dist

from PIL import Image, ImageDraw, ImageFont

Point = tuple[float, float]

PAPER, INK, QUIET = "#fffaf0", "#15252a", "#5a6b6e"
_SCALE = 2


@cache
def _font(size: float) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size * _SCALE)


class Canvas:
    """Shapes and words; measures are those of the finished picture."""

    def __init__(self, width: int, height: int, ground: str = PAPER) -> None:
        self.size = width, height
        self._image = Image.new("RGB", (width * _SCALE, height * _SCALE), ground)
        self._draw = ImageDraw.Draw(self._image)

    def image(self) -> Image.Image:
        return self._image.resize(self.size, Image.Resampling.LANCZOS)

    def line(self, start: Point, end: Point, colour: str, width: float) -> None:
        self._draw.line([_large(start), _large(end)], colour, round(width * _SCALE))

    def dotted(self, start: Point, end: Point, colour: str, gap: float = 9) -> None:
        steps = max(1, int(dist(start, end) / gap))
        for step in range(steps + 1):
            part = step / steps
            self.disc((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part), 1.2, colour)

    def disc(self, centre: Point, radius: float, colour: str, edge: str | None = None, width: float = 1) -> None:
        (x, y), r = _large(centre), radius * _SCALE
        self._draw.ellipse((x - r, y - r, x + r, y + r), colour, edge, round(width * _SCALE) if edge else 0)

    def box(self, corner: Point, size: Point, colour: str, edge: str | None = None, radius: float = 3) -> None:
        x, y = _large(corner)
        width, height = _large(size)
        edges = _SCALE if edge else 0
        self._draw.rounded_rectangle((x, y, x + width, y + height), radius * _SCALE, colour, edge, edges)

    def polygon(self, points: Sequence[Point], colour: str | None, edge: str | None = None, width: float = 1) -> None:
        large = [_large(point) for point in points]
        if colour:
            self._draw.polygon(large, colour)
        if edge:
            self._draw.line([*large, *large[:2]], edge, round(width * _SCALE), "curve")

    def words(self, at: Point, said: str, size: float, colour: str = INK, anchor: str = "mm", room: float = 0) -> None:
        """Words about a point; where there is less room than they need, in smaller letters."""
        needed = self._draw.textlength(said, _font(size)) / _SCALE
        if room and needed > room:
            size = max(5.0, size * room / needed)
        self._draw.text(_large(at), said, colour, _font(size), anchor)


def _large(point: Point) -> Point:
    return point[0] * _SCALE, point[1] * _SCALE
