"""The source of a codec's functions.

    def read(wire):
        try:
            made = new(Person)
            set_dict(made, "__dict__", {"first_name": wire.a0.S, "born": wire.a1.S, ...})
            return made
        except Exception:
            return read_again(wire)

An instance gets all its attributes in one assignment, and no constructor runs: the types of the
decoded structs have checked the stored values.
Not here: single values (`model.forms`), error messages (`model.plans.codecs`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from tablewright.model.declaring.fields import MISSING
from tablewright.model.forms.source import Scope
from tablewright.model.plans.codec_fields import CodecField, Sealed
from tablewright.model.stored.instances import GIVEN_TIME, MADE

if TYPE_CHECKING:
    from tablewright.model.plans.codecs import Codec

_new = object.__new__
_set = object.__setattr__


def reader(codec: Codec[Any], slots: Mapping[str, str]) -> Callable[[Any], Any]:
    """Builds the function from a decoded item to an instance."""
    scope = Scope()
    values = ", ".join(
        f"{one.python_name!r}: {read_source(one, slots, scope)}" for one in codec.fields.values()
    )
    lines = [
        "def read(wire):",
        " try:",
        f"  made = {scope.bind(_new)}({scope.bind(codec.cls)})",
        f"  {scope.bind(_set)}(made, '__dict__', {{{values}}})",
        "  return made",
        f" except {scope.bind(Exception)}:",
        f"  return {scope.bind(codec.read_again)}(wire)",
    ]
    return scope.function(lines, name="read", owner=codec.name)


def read_source(one: CodecField, slots: Mapping[str, str], scope: Scope) -> str:
    """An expression for the value of an attribute of the decoded item `wire`."""
    if not one.is_stored:
        return "None"
    wire = f"wire.{slots[one.stored_name]}"
    if one.is_sealed:
        return _read_sealed_source(one, wire, scope)
    read = one.read_source(wire, scope)
    if one.is_always_there and one.may_be_missing:
        return f"({_missing_source(one, scope)} if {wire} is None else {read})"
    return read


def _read_sealed_source(one: CodecField, wire: str, scope: Scope) -> str:
    sealed = f"{scope.bind(Sealed)}({wire}.B)"
    if one.is_optional:
        return f"(None if {wire}.B is None else {sealed})"
    return f"({_missing_source(one, scope)} if {wire} is None else {sealed})"


def _missing_source(one: CodecField, scope: Scope) -> str:
    if not one.may_be_missing:
        return "None"  # never read: the struct has it
    if one.factory is not None:
        return f"{scope.bind(one.factory)}()"
    return scope.bind(one.missing) + "()" if one.default is MISSING else scope.bind(one.default)


def writer(codec: Codec[Any]) -> Callable[[Any], dict[str, Any]]:
    """Builds the function from an instance to the attributes to store."""
    source = WriterSource(codec, codec.write_plain)
    source.add_attributes()
    return source.function(["def write(instance):", " values = instance.__dict__"], name="write")


class WriterSource:
    """The source of a function that builds an item from `values`.

    Unusual cases and errors are left to `plain`. Attributes in `never_none` have a value when an
    item is built, even if they had none before. Those in `unfit` have not been checked yet,
    although other code relies on them. The values of `wired` attributes are wires.
    """

    def __init__(
        self,
        codec: Codec[Any],
        plain: Callable[[Any], dict[str, Any]],
        never_none: Iterable[str] = (),
        *,
        unfit: Iterable[str] = (),
        wired: Iterable[str] = (),
    ) -> None:
        self._codec = codec
        self._scope = Scope()
        self._plainly = f"return {self._scope.bind(plain)}(values)"
        self._never_none = frozenset(never_none)
        self._unfit = frozenset(unfit)
        self._wired = frozenset(wired)
        self._values: dict[str, str] = {}  # variables of values
        self._contents: dict[str, str] = {}  # and of their stored contents
        self._first: list[str] = []  # lines that make variables
        self._checks: dict[str, list[str]] = {}  # tests that must not hold, by variables
        self._key_checks: list[str] = []  # lines
        self._always: dict[str, str] = {}  # wires of attributes that every item has
        self._sometimes: list[str] = []  # lines that add the other wires
        self._afterwards: list[str] = []  # and other entries

    def function(self, header: list[str], *, name: str) -> Callable[[Any], dict[str, Any]]:
        """The function that the lines define."""
        wrong = " or ".join(test for tests in self._checks.values() for test in tests)
        always = ", ".join(f"{name!r}: {wire}" for name, wire in self._always.items())
        lines = [
            *self._first,
            *([f"if {wrong}: {self._plainly}"] if wrong else []),
            *self._key_checks,
            f"item = {{{always}}}",
            *self._sometimes,
            *self._afterwards,
            "return item",
        ]
        whole = [
            *header,
            " try:",
            *(f"  {line}" for line in lines),
            f" except {self._scope.bind(Exception)}: pass",
            f" {self._plainly}",
        ]
        return self._scope.function(whole, name=name, owner=self._codec.name)

    def add_attributes(self) -> None:
        """Adds the attributes that the codec writes."""
        for name, one in self._codec.fields.items():
            if not one.is_written:
                continue
            value, content = self._value(name), self._contents.get(name)
            if name in self._wired:
                self._add_wired(one, value)
            elif one.is_always_there and not self._may_be_none(one):
                wire = None if content is None else f"{{{one.form.kind!r}: {content}}}"
                self._always[one.stored_name] = wire or one.form.write_source(value, self._scope)
            elif content is not None:
                written = f"item[{one.stored_name!r}] = {{{one.form.kind!r}: {content}}}"
                self._sometimes.append(f"if {value} is not None: {written}")
            else:
                self._sometimes += one.write_lines(value, "item", self._scope)

    def _add_wired(self, one: CodecField, value: str) -> None:
        is_map = f"{self._scope.bind(type)}({value}) is {self._scope.bind(dict)}"
        is_wire = f"{is_map} and {self._scope.bind(len)}({value}) == 1"
        if one.form.kind != "ANY":
            is_wire += f" and {one.form.kind!r} in {value}"
        if one.may_be_none:
            self._checks[value] = [f"{value} is not None and not ({is_wire})"]
            self._sometimes.append(f"if {value} is not None: item[{one.stored_name!r}] = {value}")
        else:
            self._checks[value] = [f"not ({is_wire})"]
            self._always[one.stored_name] = value

    def _may_be_none(self, one: CodecField) -> bool:
        return one.may_be_none and one.python_name not in self._never_none

    # Variables

    def _value(self, name: str) -> str:
        is_known = name in self._values
        value = self._variable(self._values, name, f"values[{name!r}]")
        if name in self._unfit and not is_known:
            field = self._codec.fields[name]
            fitted = field.fit_source(value, self._scope.bind(field.fit), self._scope)
            self._first.append(f"{value} = {fitted}")
        return value

    def _content(self, name: str) -> str | None:
        """Returns the variable of an attribute's content, if there is a fast way to it."""
        form, value = self._codec.fields[name].form, self._value(name)
        stored = form.stored_source(value, self._scope)
        if stored is None:
            return None
        if name in self._unfit:  # it was checked when it got its variable
            stored = form.content_source(value, self._scope) or stored
        return self._variable(self._contents, name, self._unless_none(name, stored))

    def _unless_none(self, name: str, made: str) -> str:
        is_doubtful = self._may_be_none(self._codec.fields[name])
        return f"None if {self._value(name)} is None else {made}" if is_doubtful else made

    def _variable(self, known: dict[Any, str], key: Any, source: str) -> str:
        if key not in known:
            known[key] = self._scope.fresh()
            self._first.append(f"{known[key]} = {source}")
        return known[key]


def constructor(codec: Codec[Any], noted: str | None) -> Callable[..., None]:
    """Builds the constructor, which records that it ran, and whether `noted` was given."""
    scope = Scope(taken=codec.fields)
    instance, unknown = scope.fresh(), scope.fresh()
    fields = codec.fields.items()
    parameters = _parameters(codec, scope)
    values = [f"{name!r}: {_fitted_source(codec, one, scope)}" for name, one in fields]
    lines = [
        f"def __init__({', '.join([instance, '*', *parameters, f'**{unknown}'])}):",
        f" if {unknown}: {scope.bind(codec.refuse_unknown)}({unknown})",
        f" {scope.bind(_set)}({instance}, '__dict__', {{{', '.join(values)}}})",
    ]
    if (made := getattr(codec.cls, MADE, None)) is not None:
        lines.append(f" {scope.bind(made.__set__)}({instance}, True)")
    if noted is not None:
        lines.append(f" if {noted} is not None: {instance}.__dict__[{GIVEN_TIME!r}] = True")
    return _as_constructor(codec, scope.function(lines, name="__init__", owner=codec.name))


def arguments(codec: Codec[Any]) -> Callable[..., dict[str, Any]]:
    """Builds the function from a constructor's arguments to unchecked values."""
    scope = Scope(taken=codec.fields)
    unknown = scope.fresh()
    values = [f"{name!r}: {_argument_source(one, scope)}" for name, one in codec.fields.items()]
    lines = [
        f"def arguments({', '.join(['*', *_parameters(codec, scope), f'**{unknown}'])}):",
        f" if {unknown}: {scope.bind(codec.refuse_unknown)}({unknown})",
        f" return {{{', '.join(values)}}}",
    ]
    return _as_constructor(codec, scope.function(lines, name="arguments", owner=codec.name))


def _as_constructor(codec: Codec[Any], made: Callable[..., Any]) -> Callable[..., Any]:
    """Returns the same function with the name that Python shows for a missing argument."""
    made.__qualname__ = f"{codec.cls.__qualname__}.__init__"
    made.__module__ = codec.cls.__module__
    return made


def _parameters(codec: Codec[Any], scope: Scope) -> list[str]:
    return [name + _default_source(one, scope) for name, one in codec.fields.items()]


def _argument_source(one: CodecField, scope: Scope) -> str:
    name = one.python_name
    if one.factory is None:
        return name
    return f"({scope.bind(one.factory)}() if {name} is {scope.bind(MISSING)} else {name})"


def _default_source(one: CodecField, scope: Scope) -> str:
    if one.factory is not None:
        return f"={scope.bind(MISSING)}"
    if one.default is not MISSING:
        return f"={scope.bind(one.default)}"
    return "=None" if one.is_optional else ""


def _fitted_source(codec: Codec[Any], one: CodecField, scope: Scope) -> str:
    fit = scope.bind(_fit_function(codec, one.python_name))
    fitted = one.fit_source(one.python_name, fit, scope)
    if one.factory is None:
        return fitted
    made = f"{fit}({scope.bind(one.factory)}())"
    return f"({made} if {one.python_name} is {scope.bind(MISSING)} else {fitted})"


def _fit_function(codec: Codec[Any], python_name: str) -> Callable[[Any], Any]:
    def fit(value: Any) -> Any:
        return codec.fitted(python_name, value)

    return fit
