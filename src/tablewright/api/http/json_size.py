"""The size of a JSON text: the number of its values, and the depth of their nesting.

A text is measured before any of it is decoded, because values cost more than bytes: 4 MiB of
text are read within milliseconds, 4 MiB of `{}` take seconds. A long text is measured a piece at a
time, so that the event loop can serve others in between.
Not here: reading the values (`api.http.json_text`), taking turns (`api.turns`).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

from tablewright import limits
from tablewright.api import limits as api_limits
from tablewright.api.turns import Steps, finished
from tablewright.errors import InvalidError, TooLargeError
from tablewright.model.forms.json_scanning import outside_texts

_AS_SQUARE = bytes.maketrans(b"{}", b"[]")
_NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_STEP_OF = {ord("["): 1, ord("]"): -1}


@dataclass(frozen=True, slots=True)
class JsonSize:
    """The cost of reading a text."""

    bytes: int
    values: int  # at most

    @property
    def is_long(self) -> bool:
        """Whether an event loop should not read it itself."""
        return (
            self.values > api_limits.API_INLINE_VALUES_MAX
            or self.bytes > api_limits.API_INLINE_BODY_BYTES_MAX
        )


def size_of(text: bytes, *, levels_max: int = limits.NESTING_LEVELS_MAX) -> JsonSize:
    """Measures a text; raises `TooLargeError` or `InvalidError`.

    >>> size_of(b'{"a": [1, 2]}').values
    4
    """
    if len(text) <= api_limits.API_INLINE_BODY_BYTES_MAX:
        brackets = text.count(b"{") + text.count(b"[")
        rough = brackets + text.count(b",") + 1
        if brackets <= levels_max and rough <= api_limits.API_INLINE_VALUES_MAX:
            return JsonSize(len(text), rough)
    return finished(measuring(text, levels_max=levels_max))


def measuring(text: bytes, *, levels_max: int = limits.NESTING_LEVELS_MAX) -> Steps[JsonSize]:
    """Measures a text as `size_of` does, a piece at a time."""
    values, level = 1, 0
    for piece in outside_texts(text):
        brackets = piece.translate(_AS_SQUARE, _NO_BRACKETS)
        opened = brackets.count(b"[")
        values += opened + piece.count(b",")
        if values > api_limits.API_BODY_VALUES_MAX:
            raise TooLargeError(
                f"The body may have at most {api_limits.API_BODY_VALUES_MAX} values.",
                details={"valuesMax": api_limits.API_BODY_VALUES_MAX},
            )
        if level + opened > levels_max:
            levels = accumulate(map(_STEP_OF.__getitem__, brackets), initial=level)
            if max(levels) > levels_max:
                raise InvalidError(f"The body may be nested at most {levels_max} levels deep.")
        level += 2 * opened - len(brackets)
        yield
    return JsonSize(len(text), values)
