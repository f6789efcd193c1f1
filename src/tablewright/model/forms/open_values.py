"""Values of any form: `Any`, and the contents of `dict[str, Any]` and `list[Any]`.

These are all values that DynamoDB can store: texts, numbers, flags, bytes, None, maps with text
keys, lists and sets. A whole number is read as an `int`, any other as a `Decimal`, so that no digit
is lost. A `float`, as in JSON, is converted at once to the `Decimal` that will be read back.
`wire_of` converts such values to their stored form, and contains every check. `wiring` does the
same in steps, so that other tasks can run while a large value is converted.
"""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence, Set
from decimal import Decimal
from typing import Any, cast

from tablewright import limits
from tablewright.errors import InvalidValueError, StoredItemError
from tablewright.model.forms.form import Form, Wire, described_wire
from tablewright.model.forms.numbers import DecimalForm, FloatForm, IntegerForm
from tablewright.model.forms.scalars import BinaryForm, TextForm
from tablewright.model.forms.source import Scope
from tablewright.model.forms.wires import KINDS, give_types, item_struct

_TEXT, _BINARY = TextForm(), BinaryForm()
_INTEGER, _DECIMAL, _FLOAT = IntegerForm(), DecimalForm(), FloatForm()
_SET_ELEMENTS: tuple[Form, ...] = (_TEXT, _DECIMAL, _BINARY)
_SCALARS: tuple[Form, ...] = (_TEXT, _INTEGER, _DECIMAL, _FLOAT, _BINARY)
_SAFE_INTEGER = 10**limits.NUMBER_DIGITS_MAX  # every smaller one has few enough digits
_SAFE_NEGATIVE = -_SAFE_INTEGER
_STEP_VALUES = 256  # of `wiring`
_NAME_LENGTH_SURE = limits.ATTRIBUTE_NAME_BYTES_MAX // 4  # such a name fits in any script


class OpenForm(Form):
    """`Any`: the type of each value determines how it is stored."""

    kind = "ANY"
    label = "a value that DynamoDB can store"
    is_direct = False
    is_free = True

    def fit(self, value: Any) -> Any:
        """Returns the value, with tuples as lists and floats as exact numbers."""
        return _fitted(value, 1)

    def takes(self, value: Any) -> bool:
        return True

    def content_of(self, fitted: Any) -> Any:
        """Returns the wire: its type is part of the value."""
        return wire_of(fitted)

    def to_wire(self, value: Any) -> Wire:
        """Returns the value as DynamoDB stores it; raises `InvalidValueError`."""
        return wire_of(value)

    def from_wire(self, wire: Wire) -> Any:
        return read(wire)

    def described(self, outer: tuple[Form, ...]) -> dict[str, Any]:
        """The schema of any value."""
        return {"type": "ANY"}

    def wire_type(self) -> Any:
        """A struct with a member for each DynamoDB type."""
        return OpenWire

    nullable_wire_type = wire_type

    def read_source(self, wire: str, scope: Scope) -> str:
        """Reads the present member, a text without a call; NULL and absence are None."""
        return f"({wire}.S if {wire}.S is not None else {scope.bind(read_struct)}({wire}))"

    nullable_read_source = read_source


def _open_struct(name: str, number: Any) -> Any:
    """A struct with a member for each DynamoDB type; `number` is the type of numbers."""
    kinds = (*KINDS, "NULL")
    struct: Any = item_struct(name, {kind: kind for kind in kinds}, dict.fromkeys(kinds))
    types = {
        "S": str,
        "N": number,
        "B": bytes,
        "BOOL": bool,
        "M": dict[str, struct],
        "L": list[struct],
        "SS": set[str],
        "NS": list[number],
        "BS": set[bytes],
        "NULL": bool,
    }
    give_types(struct, {kind: of | None for kind, of in types.items()})
    return struct


OpenWire = _open_struct("OpenWire", str)
# In JSON, a whole Decimal looks like the integer that it is read as.
JsonWire = _open_struct("JsonWire", Decimal)


def read_struct(wire: Any) -> Any:
    """Returns the value of a decoded wire of any type; the frequent types come first."""
    content = wire.S
    if content is not None:
        return content
    content = wire.N
    if content is not None:
        return Decimal(content) if "." in content else _number(content)
    content = wire.M
    if content is not None:
        return {
            name: read_struct(inner) if inner.S is None else inner.S
            for name, inner in content.items()
        }
    content = wire.L
    if content is not None:
        return [read_struct(inner) if inner.S is None else inner.S for inner in content]
    content = wire.BOOL
    if content is not None:
        return content
    for content in (wire.B, wire.SS, wire.BS):
        if content is not None:
            return content
    return None if wire.NS is None else set(map(_number, wire.NS))


def read_json_members(members: Mapping[str, Any]) -> dict[str, Any]:
    """Returns a map whose JSON equals that of the map of decoded `JsonWire`s."""
    # The loop is repeated below: a call for each text and number would take twice as long.
    return {
        name: one.S if one.S is not None else one.N if one.N is not None else _read_json(one)
        for name, one in members.items()
    }


def read_json_elements(elements: Sequence[Any]) -> list[Any]:
    """Returns a list whose JSON equals that of the list of decoded `JsonWire`s."""
    return [
        one.S if one.S is not None else one.N if one.N is not None else _read_json(one)
        for one in elements
    ]


def _read_json(wire: Any) -> Any:
    content = wire.M
    if content is not None:
        return read_json_members(content)
    if wire.NULL:  # before kinds that JSON lacks: payloads have many
        return None
    content = wire.BOOL
    if content is not None:
        return content
    content = wire.L
    if content is not None:
        return read_json_elements(content)
    for content in (wire.B, wire.SS, wire.BS):
        if content is not None:
            return content
    return None if wire.NS is None else set(wire.NS)


def read(wire: Wire) -> Any:
    """Returns the value of a plain wire of any type.

    >>> read({"L": [{"N": "1"}, {"N": "1.50"}, {"NULL": True}]})
    [1, Decimal('1.50'), None]
    """
    for kind, content in wire.items():
        if kind == "S" or kind == "BOOL":
            return content
        reader = _READERS.get(kind)
        if reader is not None:
            return reader(content)
    raise StoredItemError("expected a value of DynamoDB", seen=f", found {described_wire(wire)}")


def _number(text: str) -> int | Decimal:
    if "." in text:  # raising an error takes longer than reading the number
        return Decimal(text)
    try:
        return int(text)
    except ValueError:
        return Decimal(text)


def _bytes(content: str | bytes) -> bytes:
    return content if isinstance(content, bytes) else b64decode(content)


_READERS: dict[str, Callable[[Any], Any]] = {
    "N": _number,
    "M": lambda content: {name: read(wire) for name, wire in content.items()},
    "L": lambda content: [read(wire) for wire in content],
    "NULL": lambda _: None,
    "B": _bytes,
    "SS": set,
    "NS": lambda content: set(map(_number, content)),
    "BS": lambda content: set(map(_bytes, content)),
}


def _fitted(value: Any, level: int) -> Any:
    if value is None or value is True or value is False:
        return value
    for form in _SCALARS:
        if form.takes(value):
            fitted = form.fit(value)
            return Decimal(form.content_of(fitted)) if form is _FLOAT else fitted
    _check_level(level)
    if isinstance(value, Mapping):
        pairs = cast("Mapping[Any, Any]", value).items()
        return {_name(name): _inner(one, level, f"[{name!r}]") for name, one in pairs}
    if isinstance(value, list | tuple):
        elements = enumerate(cast("Sequence[Any]", value))
        return [_inner(one, level, f"[{place}]") for place, one in elements]
    if isinstance(value, Set):
        return _fitted_set(cast("Set[Any]", value))
    return OPEN.refuse(value)


def _inner(value: Any, level: int, step: str) -> Any:
    try:
        return _fitted(value, level + 1)
    except InvalidValueError as error:
        raise error.inside(step) from None


def _check_level(level: int) -> None:
    if level >= limits.NESTING_LEVELS_MAX:  # the item itself is the first level
        raise InvalidValueError(
            f"the value is nested more than {limits.NESTING_LEVELS_MAX} levels deep"
        )


def _name(name: Any) -> str:
    if not isinstance(name, str) or not name:
        raise InvalidValueError("the keys of a map must be non-empty text", seen=f": {name!r}")
    fitted = _TEXT.fit(name)
    if len(fitted.encode()) > limits.ATTRIBUTE_NAME_BYTES_MAX:
        raise InvalidValueError(
            f"a key of a map must have at most {limits.ATTRIBUTE_NAME_BYTES_MAX:,} bytes"
        )
    return fitted


def _fitted_set(value: Set[Any]) -> set[Any]:
    form = _form_of_set(value)
    fitted: set[Any] = set(map(form.fit, value))
    # Whole numbers are read as integers.
    return {_number(form.content_of(one)) for one in fitted} if form is _DECIMAL else fitted


def _form_of_set(value: Set[Any]) -> Form:
    for form in _SET_ELEMENTS:
        if value and all(map(form.takes, value)):
            return form
    raise InvalidValueError(
        "a set must contain at least one element, and only text, only numbers or only bytes"
    )


def wire_of(value: Any, *, numbers: list[Any] | None = None) -> Any:
    """Returns a free-form value as DynamoDB stores it; raises `InvalidValueError`.

    `numbers` gets the numbers that DynamoDB may spell differently: decimals and large integers.

    >>> wire_of({"sku": "tea", "count": 2})
    {'M': {'sku': {'S': 'tea'}, 'count': {'N': '2'}}}
    """
    return _wire(value, 1, [] if numbers is None else numbers)


def _wire(value: Any, level: int, numbers: list[Any]) -> Wire:
    """Returns the wire of a value at a nesting level; the item itself is the first level."""
    kind = value.__class__
    if kind is str:
        return {"S": value if value.isascii() else _TEXT.fit(value)}
    if kind is int and _SAFE_NEGATIVE < value < _SAFE_INTEGER:
        return {"N": str(value)}
    if kind is dict:
        return {"M": members_of(value, level, numbers)}
    if kind is list:
        return {"L": elements_of(value, level, numbers)}
    if kind is Decimal:
        numbers.append(value)
        return {"N": _DECIMAL.stored(value)}
    if value is None:
        return {"NULL": True}
    if kind is bool:
        return {"BOOL": value}
    return _unusual(value, level, numbers)


def members_of(value: Any, level: int = 1, numbers: list[Any] | None = None) -> dict[str, Wire]:
    """Returns the wires of a map's members; raises `InvalidValueError`."""
    _check_level(level)
    numbers = [] if numbers is None else numbers
    level += 1
    wires: dict[str, Wire] = {}
    for name, one in value.items():
        if name.__class__ is not str or not 0 < len(name) <= _NAME_LENGTH_SURE:
            name = _name(name)
        elif not name.isascii():
            _TEXT.fit(name)
        if one.__class__ is str and one.isascii():  # most members, without a call
            wires[name] = {"S": one}
            continue
        try:
            wires[name] = _wire(one, level, numbers)
        except InvalidValueError as error:
            raise error.inside(f"[{name!r}]") from None
    return wires


def elements_of(value: Any, level: int = 1, numbers: list[Any] | None = None) -> list[Wire]:
    """Returns the wires of a list's elements; raises `InvalidValueError`."""
    _check_level(level)
    numbers = [] if numbers is None else numbers
    level += 1
    wires: list[Wire] = []
    for one in value:
        try:
            wires.append(_wire(one, level, numbers))
        except InvalidValueError as error:
            raise error.inside(f"[{len(wires)}]") from None
    return wires


def wiring(value: Any, *, numbers: list[Any]) -> Generator[None, None, Wire]:
    """Computes the result of `wire_of` in steps of a few hundred values."""
    return _wiring(value, 1, numbers)


def _wiring(value: Any, level: int, numbers: list[Any]) -> Generator[None, None, Wire]:
    is_map = value.__class__ is dict
    if not is_map and value.__class__ is not list:
        return _wire(value, level, numbers)
    _check_level(level)
    members: dict[str, Wire] = {}
    elements: list[Wire] = []
    pairs = cast("Iterable[tuple[Any, Any]]", value.items() if is_map else enumerate(value))
    for place, (name, one) in enumerate(pairs, 1):
        if is_map:
            name = _name(name)
        try:
            if one and one.__class__ in (dict, list):
                wire = yield from _wiring(one, level + 1, numbers)
            else:
                wire = _wire(one, level + 1, numbers)
        except InvalidValueError as error:
            raise error.inside(f"[{name!r}]") from None
        if is_map:
            members[name] = wire
        else:
            elements.append(wire)
        if place % _STEP_VALUES == 0:
            yield
    yield
    return {"M": members} if is_map else {"L": elements}


def _unusual(value: Any, level: int, numbers: list[Any]) -> Wire:
    """Returns the wire of types that JSON lacks, and of numbers with many digits."""
    for form in _SCALARS:
        if form.takes(value):
            if form.kind != "N":
                return {form.kind: form.stored(value)}
            numbers.append(value)
            return {"N": _DECIMAL.content_of(Decimal(form.stored(value)))}
    if isinstance(value, Mapping):
        return {"M": members_of(value, level, numbers)}
    if isinstance(value, list | tuple):
        return {"L": elements_of(value, level, numbers)}
    if isinstance(value, Set):
        _check_level(level)
        elements = cast("Set[Any]", value)
        form = _form_of_set(elements)
        return {f"{form.kind}S": sorted({form.stored(one) for one in elements})}
    return OPEN.refuse(value)


OPEN = OpenForm()
