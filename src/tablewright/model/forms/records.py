"""Records: values with named attributes inside an item, stored as M.

A dataclass, an attrs class, a msgspec Struct, a TypedDict or a pydantic model. Reading calls the
class with the stored values, so that its own checks, converters and defaults apply; unknown stored
attributes are ignored.
Not here: the attributes of a class (`forms.record_types`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter, itemgetter
from typing import Any, cast

from tablewright.errors import StoredItemError
from tablewright.model.forms.attributes import Attribute
from tablewright.model.forms.form import Form, Wire
from tablewright.model.forms.source import Scope
from tablewright.model.forms.wires import give_types, item_struct


@dataclass(frozen=True, kw_only=True)
class RecordAttribute(Attribute):
    """An attribute of a record; `argument` is what the class's constructor calls it."""

    argument: str
    is_required: bool = True  # False: the class has a default, or the key may be missing
    default: Callable[[], Any] | None = None  # creates the default of the class, if possible

    def missing(self) -> Any:
        """The value of a missing attribute; raises `StoredItemError` if it has none."""
        # None and an empty set are stored as absence, whatever the default is.
        if self.default is not None and self.is_always_there:
            return self.default()
        return super().missing()


class RecordForm(Form):
    """A class with named attributes.

    Its attributes are set after its creation, since they may contain the class itself.
    """

    kind = "M"
    is_direct = False

    def __init__(
        self,
        record_type: Any,
        *,
        make: Callable[..., Any] | None = None,
        is_dict: bool = False,
        is_positional: bool = False,
        tag: tuple[str, str | int] | None = None,
    ) -> None:
        self.record_type = record_type
        self.label = record_type.__name__
        self.is_dict = is_dict
        self._is_positional = is_positional  # its constructor takes all attributes in their order
        self.tag = tag  # the tag attribute of a Struct, and its value
        self.attributes: tuple[RecordAttribute, ...] = ()
        self._make: Callable[..., Any] = make or (dict if is_dict else record_type)
        self._getters: list[tuple[RecordAttribute, Callable[[Any], Any]]] = []
        self._known_keys: set[str] = set()
        self._required_keys: set[str] = set()
        self._struct: Any = None
        self.read: Callable[[Any], Any]
        self.write: Callable[[Any], dict[str, Wire]]

    def complete(self, attributes: Sequence[RecordAttribute]) -> None:
        """Sets the attributes of the class, once."""
        self.attributes = tuple(attributes)
        getter: Callable[[str], Callable[[Any], Any]] = itemgetter if self.is_dict else attrgetter
        self._getters = [(one, getter(one.python_name)) for one in attributes]
        self._known_keys = {one.python_name for one in attributes}
        self._required_keys = {one.python_name for one in attributes if one.is_required}

    # Values

    def fit(self, value: Any) -> Any:
        if not self.takes(value):
            self.refuse(value)
        found = self._found(value)
        fitted = {one.argument: one.fit(given) for one, given in found}
        if self.is_dict:
            # A value that is stored as absence is read back without a key.
            return {
                one.argument: fitted[one.argument]
                for one, _ in found
                if one.is_required or one.to_wire(fitted[one.argument]) is not None
            }
        is_same = all(fitted[one.argument] is given for one, given in found)
        return value if is_same else self._make(**fitted)

    def takes(self, value: Any) -> bool:
        """Whether a value has exactly this class: attributes of a subclass would be lost."""
        if not self.is_dict:
            return type(value) is self.record_type
        if type(value) is not dict:
            return False
        return self._required_keys <= cast("dict[Any, Any]", value).keys() <= self._known_keys

    def _found(self, value: Any) -> list[tuple[RecordAttribute, Any]]:
        if not self.is_dict:
            return [(one, get(value)) for one, get in self._getters]
        return [(one, get(value)) for one, get in self._getters if one.python_name in value]

    # Plain dictionaries

    def content_of(self, fitted: Any) -> dict[str, Wire]:
        wires = ((one.stored_name, one.to_wire(value)) for one, value in self._found(fitted))
        stored = {name: wire for name, wire in wires if wire is not None}
        return {**self._tag_wire, **stored}

    @property
    def _tag_wire(self) -> dict[str, Wire]:
        if self.tag is None:
            return {}
        name, value = self.tag
        return {name: {"S": value} if isinstance(value, str) else {"N": str(value)}}

    def value_of(self, content: Mapping[str, Wire]) -> Any:
        arguments: dict[str, Any] = {}
        for one in self.attributes:
            wire = content.get(one.stored_name)
            if wire is not None:
                arguments[one.argument] = one.from_wire(wire)
            elif self._is_passed(one):
                arguments[one.argument] = one.missing()
        try:
            return self._make(**arguments)
        except Exception as error:
            raise StoredItemError(f"{self.label} rejects the stored value ({error})") from error

    def _is_passed(self, one: RecordAttribute) -> bool:
        """Whether the constructor gets an attribute that is not stored."""
        is_known = one.is_required or one.default is not None
        return is_known or (not self.is_dict and not one.is_always_there)

    # Descriptions

    def described(self, outer: tuple[Form, ...]) -> dict[str, Any]:
        """A recursive record is only named."""
        if self in outer:
            return {"type": "M", "ref": self.label}
        within = (*outer, self)
        attributes = {
            one.stored_name: one.described(within)
            | ({} if one.is_required else {"required": False})
            for one in self.attributes
        }
        if self.tag is not None:
            kind = "S" if isinstance(self.tag[1], str) else "N"
            told = {"type": kind, "enum": [self.tag[1]], "required": True}
            attributes = {self.tag[0]: told, **attributes}
        return {"type": "M", "title": self.label, "attributes": attributes}

    # Generated code

    def content_type(self) -> Any:
        """A struct with the wires of the attributes."""
        if self._struct is None:
            self._compile()
        return self._struct

    def decode_source(self, content: str, scope: Scope) -> str:
        """Calls the generated reader by name, because it may not exist yet."""
        return f"{scope.bind(self)}.read({content})"

    def write_source(self, value: str, scope: Scope) -> str:
        """Calls the generated writer by name, because it may not exist yet."""
        return f'{{"M": {scope.bind(self)}.write({value})}}'

    def _compile(self) -> None:
        slots = {one.stored_name: f"a{place}" for place, one in enumerate(self.attributes)}
        defaults = {
            slots[one.stored_name]: one.wire_default()
            for one in self.attributes
            if not one.is_required or not one.is_always_there
        }
        self._struct = item_struct(self.label, slots, defaults)
        types = {slots[one.stored_name]: one.wire_type() for one in self.attributes}
        give_types(self._struct, types)
        self.read = self._reader(slots)
        self.write = self._writer()

    def _reader(self, slots: Mapping[str, str]) -> Callable[[Any], Any]:
        scope = Scope()
        passed: dict[str, str] = {}
        lines = ["def read(wire):"]
        for one in self.attributes:
            wire = f"wire.{slots[one.stored_name]}"
            value = one.read_source(wire, scope)
            if not self._is_passed(one):
                is_there = f"{wire} is not {scope.bind(one.wire_default())}"
                lines.append(f" if {is_there}: found[{one.argument!r}] = {value}")
            elif one.default is not None and one.is_always_there:
                default = scope.bind(one.default)
                passed[one.argument] = f"{default}() if {wire} is None else {value}"
            else:
                passed[one.argument] = value
        if self._is_positional and len(passed) == len(self.attributes):
            lines.append(f" return {scope.bind(self._make)}({', '.join(passed.values())})")
        else:
            pairs = ", ".join(f"{name!r}: {value}" for name, value in passed.items())
            lines.insert(1, f" found = {{{pairs}}}")
            made = "found" if self.is_dict else f"{scope.bind(self._make)}(**found)"
            lines.append(f" return {made}")
        return scope.function(lines, name="read", owner=self.label)

    def _writer(self) -> Callable[[Any], dict[str, Wire]]:
        scope = Scope()
        lines = [
            "def write(value):",
            f" if not {scope.bind(self.takes)}(value): {scope.bind(self.refuse)}(value)",
            f" item = {self._tag_wire!r}",
        ]
        for one in self.attributes:
            name = scope.fresh()
            got = f"value[{one.python_name!r}]" if self.is_dict else f"value.{one.python_name}"
            block = [f"{name} = {got}", *one.write_lines(name, "item", scope)]
            if self.is_dict and not one.is_required:
                lines.append(f" if {one.python_name!r} in value:")
                block = [f" {line}" for line in block]
            lines += [f" {line}" for line in block]
        return scope.function([*lines, " return item"], name="write", owner=self.label)
