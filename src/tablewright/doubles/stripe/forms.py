"""Forms: Stripe's parameters, `created[gte]=1` or `items[0][price]=p`, as nested values.

https://docs.stripe.com/api: requests have form-encoded bodies.
Not here: the parameters of a resource (`doubles.stripe.resources`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, cast

_NAME: Final = re.compile(r"[^\[\]]+")
_PART: Final = re.compile(r"\[([^\[\]]*)\]")
_DEPTH_MAX: Final = 8  # Stripe's own parameters have at most five levels


def nested(pairs: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """Returns the parameters of a query or form.

    >>> nested([("created[gte]", "5"), ("expand[]", "a"), ("expand[]", "b")])
    {'created': {'gte': '5'}, 'expand': ['a', 'b']}
    >>> nested([("items[0][price]", "p1"), ("items[1][price]", "p2")])
    {'items': [{'price': 'p1'}, {'price': 'p2'}]}
    """
    found: dict[str, Any] = {}
    for name, value in pairs:
        _place(found, _parts(name), value)
    return {name: _listed(value) for name, value in found.items()}


def _parts(name: str) -> list[str]:
    first = _NAME.match(name)
    if first is None:
        return [name]
    return [first[0], *_PART.findall(name[first.end() :])][:_DEPTH_MAX]


def _place(at: dict[str, Any], parts: list[str], value: str) -> None:
    for part in parts[:-1]:
        inner = at.setdefault(part, {})
        if not isinstance(inner, dict):  # `a=1&a[b]=2`: the later one counts
            inner = at[part] = {}
        at = cast("dict[str, Any]", inner)
    last = parts[-1] or str(len(at))  # `expand[]` appends
    at[last] = value


def _listed(value: Any) -> Any:
    """Turns maps with the keys 0, 1, 2, ... into lists."""
    if not isinstance(value, dict):
        return value
    inner = {key: _listed(one) for key, one in cast("dict[str, Any]", value).items()}
    if inner and all(key.isdecimal() for key in inner):
        return [inner[key] for key in sorted(inner, key=int)]
    return inner
