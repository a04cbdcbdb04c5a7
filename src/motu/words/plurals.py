"""The CLDR cardinal plural category of an integer, for each language of the catalogues."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def _one_or_other(n: int) -> str:
    """English and German: only 1 is `one`."""
    return "one" if abs(n) == 1 else "other"


def _french(n: int) -> str:
    """French: 0 and 1 are `one`, whole millions are `many` (they take « de »)."""
    if abs(n) < 2:
        return "one"
    return "many" if n % 1_000_000 == 0 else "other"


def _russian(n: int) -> str:
    """Russian goes by the last digit, except that the teens are all `many`."""
    unit, teen = abs(n) % 10, 11 <= abs(n) % 100 <= 14
    if unit == 1 and not teen:
        return "one"
    if 2 <= unit <= 4 and not teen:
        return "few"
    return "many"


CATEGORY: dict[str, Callable[[int], str]] = {
    "en": _one_or_other,
    "fr": _french,
    "de": _one_or_other,
    "ru": _russian,
}
