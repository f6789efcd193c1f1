"""The source of a codec's functions.

    def read(wire):
        try:
            made = new(Person)
            set_dict(made, "__dict__", {"first_name": wire.a0.S, "born": wire.a1.S, ...})
            return made
        except Exception:
            return read_again(wire)

An instance gets all its attributes in one assignment, and no constructor runs: what is stored was
checked by the types of the structs it was decoded into.
Not here: how one value is read and written (`model.forms`), what is said when it fails
(`model.codecs`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from tablewright.model.codec_fields import CodecField, Sealed
from tablewright.model.fields import MISSING
from tablewright.model.forms.source import Scope

if TYPE_CHECKING:
    from tablewright.model.codecs import Codec

_new = object.__new__
_set = object.__setattr__


def reader(codec: Codec[Any], slots: Mapping[str, str]) -> Callable[[Any], Any]:
    """Makes the function from a decoded item to an instance."""
    scope = Scope()
    values = ", ".join(
        f"{one.python_name!r}: {_read_source(one, slots, scope)}" for one in codec.fields.values()
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


def _read_source(one: CodecField, slots: Mapping[str, str], scope: Scope) -> str:
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
    """Makes the function from an instance to the attributes to store."""
    scope = Scope()
    always: list[str] = []
    names: list[str] = []
    sometimes: list[str] = []
    for one in codec.fields.values():
        if not one.is_written:
            continue
        value = scope.fresh()
        names.append(f"  {value} = values[{one.python_name!r}]")
        if one.is_always_there and not one.may_be_none:
            always.append(f"{one.stored_name!r}: {one.form.write_source(value, scope)}")
        else:
            lines = one.write_lines(value, "item", scope)
            sometimes += [f"  {line}" for line in lines]
    lines = [
        "def write(instance):",
        " values = instance.__dict__",
        " try:",
        *names,
        f"  item = {{{', '.join(always)}}}",
        *sometimes,
        "  return item",
        f" except {scope.bind(Exception)}:",
        f"  return {scope.bind(codec.write_plain)}(instance)",
    ]
    return scope.function(lines, name="write", owner=codec.name)


def constructor(codec: Codec[Any]) -> Callable[..., None]:
    """Makes the constructor."""
    scope = Scope(taken=codec.fields)
    instance, unknown = scope.fresh(), scope.fresh()
    fields = codec.fields.items()
    parameters = [name + _default_source(one, scope) for name, one in fields]
    values = [f"{name!r}: {_fitted_source(codec, one, scope)}" for name, one in fields]
    lines = [
        f"def __init__({', '.join([instance, '*', *parameters, f'**{unknown}'])}):",
        f" if {unknown}: {scope.bind(codec.refuse_unknown)}({unknown})",
        f" {scope.bind(_set)}({instance}, '__dict__', {{{', '.join(values)}}})",
    ]
    made = scope.function(lines, name="__init__", owner=codec.name)
    made.__qualname__ = f"{codec.cls.__qualname__}.__init__"
    made.__module__ = codec.cls.__module__
    return made


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
