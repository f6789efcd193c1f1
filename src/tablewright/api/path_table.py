"""Path table: finds the route of a path by its segments, without trying each route.

A router tries one pattern after the other. The table groups patterns by the positions of their
parameters, and looks the other segments up. Where several patterns match, the first one counts.
Not here: the patterns (`api.application`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any, Final, Generic, TypeVar, cast

T = TypeVar("T")

_PARAMETER: Final = re.compile(r"{(\w+)}")


@dataclass(frozen=True, slots=True)
class _Pattern(Generic[T]):
    order: int
    target: T
    names: tuple[tuple[str, int], ...]  # parameters, and their positions


@dataclass(frozen=True, slots=True)
class _Form(Generic[T]):
    """Patterns with parameters at the same positions, by their other segments."""

    fixed_of: Callable[[list[str]], Any]
    patterns: dict[Any, _Pattern[T]] = field(default_factory=dict[Any, _Pattern[T]])


class PathTable(Generic[T]):
    """Patterns such as `/v1/accounts/{account_id}`, and their targets, the first one first.

    >>> table = PathTable([("/notes/{note_id}", "one"), ("/notes/new", "form")])
    >>> table.find("/notes/n1"), table.find("/notes/")
    (('one', {'note_id': 'n1'}), None)
    """

    def __init__(self, patterns: Iterable[tuple[str, T]]) -> None:
        forms: dict[tuple[int, tuple[int, ...]], _Form[T]] = {}
        for order, (pattern, target) in enumerate(patterns):
            segments = pattern.split("/")
            found = [(_PARAMETER.fullmatch(one), at) for at, one in enumerate(segments)]
            names = tuple((match[1], at) for match, at in found if match is not None)
            # The empty segment before the first slash is fixed, too.
            fixed = tuple(at for match, at in found if match is None)
            fixed_of = cast("Callable[[list[str]], Any]", itemgetter(*fixed))
            form = forms.setdefault((len(segments), fixed), _Form(fixed_of))
            form.patterns.setdefault(fixed_of(segments), _Pattern(order, target, names))
        self._forms: dict[int, list[_Form[T]]] = {}
        for (count, _), form in forms.items():
            self._forms.setdefault(count, []).append(form)

    def find(self, path: str) -> tuple[T, dict[str, str]] | None:
        """The target of a path, and its parameters; None if no pattern matches."""
        segments = path.split("/")
        best: _Pattern[T] | None = None
        for form in self._forms.get(len(segments), ()):
            found = form.patterns.get(form.fixed_of(segments))
            if found is None or (best is not None and best.order < found.order):
                continue
            if all(segments[at] for _, at in found.names):
                best = found
        if best is None:
            return None
        return best.target, {name: segments[at] for name, at in best.names}
