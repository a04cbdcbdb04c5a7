"""Answers that are kept: for a decision, or for as long as what they rest on stays the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import attrgetter
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar, overload

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")
Answers = dict[tuple[Any, ...], Any]
"""By question, with what was asked about."""


class lazy(Generic[T, R]):  # noqa: N801 - it stands where `property` would
    """A property that is worked out when it is asked for, once. `functools.cached_property` takes a lock each time in
    Python 3.11, which is longer than most of these take."""

    def __init__(self, find: Callable[[T], R]) -> None:
        self.find = find
        self.name = find.__name__
        self.__doc__ = find.__doc__

    @overload
    def __get__(self, it: None, kind: type[T]) -> lazy[T, R]: ...

    @overload
    def __get__(self, it: T, kind: type[T]) -> R: ...

    def __get__(self, it: T | None, kind: type[T]) -> R | lazy[T, R]:
        if it is None:
            return self
        found = it.__dict__[self.name] = self.find(it)
        return found


class Kept:
    """Answers that are handed on from decision to decision, and what they rest on."""

    def __init__(self) -> None:
        self.ground: object = None
        self.answers: Answers = {}

    def on(self, ground: object) -> Answers:
        """The answers that hold on this ground: those of before where it is the same."""
        if self.ground != ground:
            self.ground, self.answers = ground, {}
        return self.answers


class Asked(Protocol):
    """What questions are about, and where their answers are kept."""

    @property
    def cache(self) -> Answers: ...
    @property
    def lasting(self) -> Answers: ...
    @property
    def lasting_abroad(self) -> Answers: ...


A = TypeVar("A", bound=Asked)


def cached(find: Callable[Concatenate[A, P], R]) -> Callable[Concatenate[A, P], R]:
    """A question about an analysis: it keeps the answer for this decision."""
    return _kept(find, attrgetter("cache"))


def remembered(find: Callable[Concatenate[A, P], R]) -> Callable[Concatenate[A, P], R]:
    """A question whose answer rests on the ground alone: it holds for the decisions that follow, until that changes."""
    return _kept(find, attrgetter("lasting"))


def remembered_abroad(find: Callable[Concatenate[A, P], R]) -> Callable[Concatenate[A, P], R]:
    """The same, of a question for which it is all one where my own pieces are."""
    return _kept(find, attrgetter("lasting_abroad"))


_NONE = object()


def _kept(find: Callable[Concatenate[A, P], R], kept_by: Callable[[A], Answers]) -> Callable[Concatenate[A, P], R]:
    @wraps(find)
    def answer(asked: A, /, *args: P.args, **named: P.kwargs) -> R:
        answers, key = kept_by(asked), (find, *args)
        found = answers.get(key, _NONE)
        if found is _NONE:
            found = answers[key] = find(asked, *args, **named)
        return found  # type: ignore[no-any-return]

    return answer
