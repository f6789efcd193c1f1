"""Shapes: whether two key templates can produce the same key, or one a prefix of the other.

A template is an automaton: literals are characters, a part is one or more characters other than its
separator. Two shapes overlap if both automata accept the same text.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

_OTHER = "\uffff"  # stands for every character that is not in a literal


class _Part(Protocol):
    @property
    def literal(self) -> str: ...
    @property
    def separator(self) -> str: ...


class Shape(Protocol):
    """A template of an entity or a design."""

    @property
    def parts(self) -> Sequence[_Part]:
        """The placeholders of the template, in order."""
        ...

    @property
    def tail(self) -> str:
        """The literal after the last part."""
        ...


@dataclass(frozen=True, slots=True)
class _Char:
    char: str


@dataclass(frozen=True, slots=True)
class _Run:
    excluded: str  # one character, or none
    least: int = 1


_Token = _Char | _Run
_State = tuple[int, bool, int, bool]  # position in each, and whether its run has started


def _tokens(template: Shape, parts_kept: int | None) -> list[_Token]:
    """Returns the template's tokens; after `parts_kept` parts, anything matches."""
    tokens: list[_Token] = []
    for position, part in enumerate(template.parts):
        tokens += map(_Char, part.literal)
        if position == parts_kept:
            return [*tokens, _Run("", least=0)]
        tokens.append(_Run(part.separator))
    return [*tokens, *map(_Char, template.tail)]


def overlap(mine: Shape, theirs: Shape, *, mine_parts_kept: int | None = None) -> bool:
    """Whether a key may have both shapes; `mine_parts_kept` limits the known parts of the first."""
    first, second = _tokens(mine, mine_parts_kept), _tokens(theirs, None)
    alphabet = {one.char for one in (*first, *second) if isinstance(one, _Char)}
    alphabet |= {one.excluded for one in (*first, *second) if isinstance(one, _Run)} | {_OTHER}
    alphabet.discard("")
    start: _State = (0, False, 0, False)
    seen: set[_State] = {start}
    waiting: list[_State] = [start]
    while waiting:
        at, begun, other_at, other_begun = waiting.pop()
        if _is_end(first, at, begun) and _is_end(second, other_at, other_begun):
            return True
        for char in alphabet:
            for after in _moves(first, at, begun, char):
                for other_after in _moves(second, other_at, other_begun, char):
                    state: _State = (*after, *other_after)
                    if state not in seen:
                        seen.add(state)
                        waiting.append(state)
    return False


def _is_end(tokens: list[_Token], at: int, begun: bool) -> bool:
    if at == len(tokens):
        return True
    last = tokens[at]
    return at == len(tokens) - 1 and isinstance(last, _Run) and (begun or last.least == 0)


def _moves(tokens: list[_Token], at: int, begun: bool, char: str) -> Iterable[tuple[int, bool]]:
    """Returns the states after one character."""
    if at == len(tokens):
        return
    token = tokens[at]
    if isinstance(token, _Char):
        if token.char == char:
            yield at + 1, False
        return
    if char != token.excluded:
        yield at, True
    if begun or token.least == 0:
        yield from _moves(tokens, at + 1, False, char)
