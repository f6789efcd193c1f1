"""Values as the model sees them: DynamoDB's rules for spelling, size and order, said plainly.

Written without a look at `tablewright.values`, so that a mistake there is not repeated here.
"""

from __future__ import annotations

import base64
from decimal import Decimal
from functools import lru_cache
from typing import Any

Value = dict[str, Any]
Item = dict[str, Value]
Path = tuple[str | int, ...]

# The same few numbers come again and again.
_remembered = lru_cache(maxsize=4096)


@_remembered
def number(text: str) -> str:
    """A number without exponent and without needless zeros."""
    plain = format(Decimal(text), "f")
    if "." in plain:
        plain = plain.rstrip("0").rstrip(".")
    return "0" if Decimal(plain) == 0 else plain


def spelled(value: Value) -> Value:
    """A value as DynamoDB gives it back: numbers spelled out, sets in order."""
    ((kind, content),) = value.items()
    if kind == "N":
        return {"N": number(content)}
    if kind == "NS":
        return {"NS": sorted(map(number, content), key=Decimal)}
    if kind == "SS":
        return {"SS": sorted(content, key=lambda member: member.encode())}
    if kind == "BS":
        return {"BS": sorted(content, key=base64.b64decode)}
    if kind == "L":
        return {"L": [spelled(element) for element in content]}
    if kind == "M":
        return {"M": spelled_item(content)}
    return value


def spelled_item(item: Item) -> Item:
    """An item as DynamoDB gives it back."""
    return {name: spelled(value) for name, value in item.items()}


def rank(value: Value) -> Any:
    """Something to compare strings with strings, numbers with numbers and binary with binary by."""
    ((kind, content),) = value.items()
    if kind == "S":
        return content.encode()
    if kind == "N":
        return Decimal(content)
    assert kind == "B"
    return base64.b64decode(content)


def size_bytes(value: Value) -> int:
    """What DynamoDB counts for a value."""
    ((kind, content),) = value.items()
    if kind in ("SS", "NS", "BS"):
        return sum(size_bytes({kind[0]: member}) for member in content)
    if kind == "L":
        return 3 + sum(1 + size_bytes(element) for element in content)
    if kind == "M":
        return 3 + sum(1 + len(name.encode()) + size_bytes(v) for name, v in content.items())
    if kind in ("S", "B"):
        return len(rank(value))
    return _number_bytes(content) if kind == "N" else 1


@_remembered
def _number_bytes(text: str) -> int:
    """A byte, a byte for each pair of digits counted from the decimal point, one for a minus."""
    if Decimal(text) == 0:
        return 1
    whole, _, fraction = text.lstrip("-").partition(".")
    whole = whole.lstrip("0")
    digits = whole.rjust(len(whole) + len(whole) % 2, "0")
    digits += fraction.ljust(len(fraction) + len(fraction) % 2, "0")
    pairs = [digits[at : at + 2] for at in range(0, len(digits), 2)]
    while pairs and pairs[0] == "00":
        del pairs[0]
    while pairs and pairs[-1] == "00":
        del pairs[-1]
    return 1 + len(pairs) + text.startswith("-")


def item_size_bytes(item: Item) -> int:
    """What DynamoDB counts for an item: names and values."""
    return sum(len(name.encode()) + size_bytes(value) for name, value in item.items())


def at(item: Item, path: Path) -> Value | None:
    """The value that a path names, if there is one."""
    value: Value | None = {"M": item}
    for step in path:
        if value is None:
            return None
        if isinstance(step, str):
            value = value.get("M", {}).get(step)
        else:
            value = dict(enumerate(value.get("L", []))).get(step)
    return value


def part(item: Item, paths: list[Path]) -> Item:
    """What the paths name of an item, with the maps and lists around it; lists are closed up."""
    found = [path for path in paths if at(item, path) is not None]
    return _part({"M": item}, found)["M"] if found else {}


def _part(value: Value, paths: list[Path]) -> Value:
    if () in paths:
        return value
    steps = {path[0] for path in paths}
    if "M" in value:
        return {
            "M": {
                name: _part(element, [path[1:] for path in paths if path[0] == name])
                for name, element in value["M"].items()
                if name in steps
            }
        }
    return {
        "L": [
            _part(element, [path[1:] for path in paths if path[0] == index])
            for index, element in enumerate(value["L"])
            if index in steps
        ]
    }
