"""Stored values in JSON, in their stored form.

    {"N": "1763467200000"}          1763467200000
    {"SS": ["b", "a"]}              ["a", "b"]

Times have their stored form, sets are sorted lists, bytes are base64.
Not here: the schema of such values (`api.http.stored_json`).
"""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from tablewright.model.forms.form import Form


def json_value(wire: dict[str, Any]) -> Any:
    """Returns a stored value in JSON.

    >>> json_value({"L": [{"N": "1.10"}, {"SS": ["b", "a"]}, {"NULL": True}]})
    [Decimal('1.10'), ['a', 'b'], None]
    """
    ((kind, content),) = wire.items()
    if kind == "N":
        return _number(content)
    if kind == "M":
        return {name: json_value(one) for name, one in content.items()}
    if kind == "L":
        return [json_value(one) for one in content]
    if kind == "NS":
        return sorted(map(_number, content))
    if kind in ("SS", "BS"):
        return sorted(content)
    return None if kind == "NULL" else content


def json_of_value(form: Form, value: Any) -> Any:
    """Returns a value that was read in JSON, or None."""
    if value is None:
        return None
    if form.kind == "ANY":
        return json_value(form.to_wire(value))
    # A value that was read was fitted then; it may be older than a rule that would reject it now.
    return json_value({form.kind: form.content_of(value)})


def _number(text: str) -> int | Decimal:
    try:
        return int(text)
    except ValueError:
        return Decimal(text)
