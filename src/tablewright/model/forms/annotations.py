"""From an annotation to its form.

`form_of` accepts built-in types, enumerations, `Literal`, unions, collections, nested classes,
`NewType` and `Annotated`. It rejects types that cannot be stored when the class is defined. Not
here: the forms.
"""

from __future__ import annotations

import types
from collections import abc
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from enum import Enum, Flag
from typing import Annotated, Any, Literal, NewType, Union, cast, get_args, get_origin
from uuid import UUID

import msgspec

from tablewright.errors import (
    AmbiguousUnionError,
    SetElementError,
    UnresolvedAnnotationError,
    UnstorableTypeError,
)
from tablewright.model.declaring.encryption import Encrypted
from tablewright.model.declaring.styles import Style, as_is
from tablewright.model.forms.attributes import check_names
from tablewright.model.forms.choices import EnumForm, LiteralForm
from tablewright.model.forms.collections import ListForm, MapForm, SetForm
from tablewright.model.forms.constraints import ConstrainedForm
from tablewright.model.forms.conversions import ConvertedForm, StoredAs
from tablewright.model.forms.form import Form
from tablewright.model.forms.nullable import NullableForm
from tablewright.model.forms.numbers import DecimalForm, FloatForm, IntegerForm
from tablewright.model.forms.open_values import OPEN, OpenForm
from tablewright.model.forms.record_types import Member, record_of
from tablewright.model.forms.records import RecordAttribute, RecordForm
from tablewright.model.forms.scalars import BinaryForm, BooleanForm, TextForm, UuidForm
from tablewright.model.forms.times import ISO_MILLIS, DateForm, InstantForm
from tablewright.model.forms.unions import TaggedForm, UnionForm

_PLAIN_FORMS: dict[Any, Form] = {
    str: TextForm(),
    int: IntegerForm(),
    float: FloatForm(),
    Decimal: DecimalForm(),
    bool: BooleanForm(),
    bytes: BinaryForm(),
    UUID: UuidForm(),
    date: DateForm(),
    datetime: ISO_MILLIS,
    Any: OPEN,
}
# The type that is read for each origin, and whether its counterpart is accepted too.
_LISTS = {list: (list, False), tuple: (tuple, False), abc.Sequence: (list, True)}
_SETS = {set: (set, False), frozenset: (frozenset, False), abc.Set: (set, True)}
_MAPS = (dict, abc.Mapping)
_UNDERSTOOD = (Form, StoredAs, msgspec.Meta)


@dataclass(frozen=True, slots=True)
class FoundForm:
    """The result for an annotation: the form, whether None is allowed, and other metadata."""

    form: Form
    is_optional: bool = False
    markers: tuple[Any, ...] = ()


def form_of(annotation: Any, *, where: str, names: Style = as_is) -> FoundForm:
    """The form of an annotation; raises a `DesignError` if its values cannot be stored.

    `where` names the attribute in errors, such as `Person.tags`. `names` converts the names of
    nested classes. `markers` of the result is metadata of `Annotated` that is not a form.

    >>> form_of(set[str] | None, where="Person.tags").form.kind
    'SS'
    """
    finder = _Finder(names)
    try:
        found = finder.found(annotation, where)
    except RecursionError:
        raise UnstorableTypeError(
            f"{where}: {annotation} contains itself, but only a class can."
        ) from None
    finder.complete()
    return found


class _Finder:
    """Finds the form of one annotation and of everything inside it."""

    def __init__(self, names: Style) -> None:
        self._names = names
        self._records: dict[Any, RecordForm] = {}  # recursive ones are found again
        self._unions: list[tuple[TaggedForm, str]] = []

    def complete(self) -> None:
        """Completes records once all their attributes are known."""
        for form, where in self._unions:
            form.complete(where=where)

    def found(self, annotation: Any, where: str) -> FoundForm:
        origin = get_origin(annotation)
        if origin is Annotated:
            return self._annotated(annotation, where)
        if isinstance(annotation, NewType):
            return self.found(annotation.__supertype__, where)
        if type(annotation).__name__ == "TypeAliasType":  # `type Tags = set[str]`
            return self.found(annotation.__value__, where)
        if origin is Union or isinstance(annotation, types.UnionType):
            return self._union(get_args(annotation), where)
        if origin is Literal:
            return self._literal(get_args(annotation), where)
        return FoundForm(self._plain(annotation, where))

    def _element(self, annotation: Any, where: str) -> Form:
        found = self.found(annotation, where)
        form = _never_absent(found.form, where)
        is_nullable = found.is_optional and not isinstance(form, OpenForm)
        return NullableForm(form) if is_nullable else form

    def _annotated(self, annotation: Any, where: str) -> FoundForm:
        inner, *metadata = get_args(annotation)
        forms = [one for one in metadata if isinstance(one, Form | StoredAs)]
        metas = [one for one in metadata if isinstance(one, msgspec.Meta)]
        markers = tuple(
            one for one in metadata if not isinstance(one, Form | StoredAs | msgspec.Meta)
        )
        if len(forms) > 1:
            raise UnstorableTypeError(f"{where}: {_shown(annotation)} has two stored forms.")
        inner, is_optional = _without_none(inner) if forms else (inner, False)
        if forms:
            found = FoundForm(self._given(forms[0], inner, where), is_optional)
        else:
            found = self.found(inner, where)
        form = ConstrainedForm(found.form, metas, where=where) if metas else found.form
        return FoundForm(form, found.is_optional, (*found.markers, *markers))

    def _given(self, given: Form | StoredAs, inner: Any, where: str) -> Form:
        if isinstance(given, StoredAs):
            form = self._element(given.annotation, where)
            return ConvertedForm(form, given, inner if isinstance(inner, type) else None)
        if isinstance(given, InstantForm) and inner is not datetime:
            raise UnstorableTypeError(f"{where}: {given.format} applies only to datetime.")
        return given

    def _plain(self, annotation: Any, where: str) -> Form:
        if isinstance(annotation, str):
            raise UnresolvedAnnotationError(f"{where}: the annotation {annotation!r} is a string.")
        if annotation in _PLAIN_FORMS:
            return _PLAIN_FORMS[annotation]
        if isinstance(annotation, type) and issubclass(annotation, Enum):
            return self._enum(annotation, where)
        origin = cast("Any", get_origin(annotation) or annotation)
        arguments = get_args(annotation)
        if origin in _LISTS:
            return self._list(origin, arguments, where)
        if origin in _SETS:
            return self._set(origin, arguments, where)
        if origin in _MAPS:
            return self._map(arguments, where)
        return self._record(annotation, where)

    def _enum(self, choices: type[Enum], where: str) -> Form:
        kinds = {_kind_of_choice(member.value) for member in choices}
        kind = kinds.pop() if len(kinds) == 1 else None
        if kind not in ("S", "N") or issubclass(choices, Flag):
            raise UnstorableTypeError(
                f"{where}: the values of {choices.__name__} must be all text or all whole numbers."
            )
        return EnumForm(choices, kind)

    def _literal(self, values: Sequence[Any], where: str) -> FoundForm:
        by_kind: dict[str | None, list[Any]] = {}
        for value in values:
            if value is not None:
                by_kind.setdefault(_kind_of_choice(value), []).append(value)
        if not by_kind or None in by_kind:
            raise UnstorableTypeError(
                f"{where}: {_shown(Literal[tuple(values)])} must contain only text, whole numbers "
                "and booleans."
            )
        forms = [LiteralForm(same, str(kind)) for kind, same in by_kind.items()]
        return FoundForm(forms[0] if len(forms) == 1 else UnionForm(forms), None in values)

    def _list(self, origin: Any, arguments: tuple[Any, ...], where: str) -> Form:
        make, is_open = _LISTS[origin]
        if origin is tuple and arguments[1:] != (...,):
            raise UnstorableTypeError(
                f"{where}: a tuple must be of variable length: tuple[T, ...]."
            )
        element = self._element(arguments[0], f"{where}[]") if arguments else OPEN
        return ListForm(element, make, is_open=is_open)

    def _set(self, origin: Any, arguments: tuple[Any, ...], where: str) -> Form:
        make, is_open = _SETS[origin]
        if not arguments:
            raise SetElementError(f"{where}: {origin.__name__} must name its element type.")
        found = self.found(arguments[0], f"{where}[]")
        if found.is_optional or found.form.kind not in ("S", "N", "B"):
            raise SetElementError(f"{where}: DynamoDB has no set of {_shown(arguments[0])}.")
        return SetForm(found.form, make, is_open=is_open)

    def _map(self, arguments: tuple[Any, ...], where: str) -> Form:
        key_type, element_type = arguments or (str, Any)
        key = self.found(key_type, f"{where} (key)")
        if key.is_optional or key.form.kind != "S":
            raise UnstorableTypeError(
                f"{where}: the keys of a map must be stored as text, and {_shown(key_type)} is not."
            )
        return MapForm(key.form, self._element(element_type, f"{where}[]"))

    def _record(self, annotation: Any, where: str) -> Form:
        if annotation in self._records:
            return self._records[annotation]
        found = record_of(annotation, where=where)
        if found is None:
            raise UnstorableTypeError(f"{where}: {_shown(annotation)} cannot be stored.")
        form, members = found
        self._records[annotation] = form
        attributes = [self._attribute(member, where) for member in members(self._names)]
        check_names(attributes, where=where)
        form.complete(attributes)
        return form

    def _attribute(self, member: Member, where: str) -> RecordAttribute:
        found = self.found(member.annotation, f"{where}.{member.python_name}")
        if any(isinstance(marker, Encrypted) for marker in found.markers):
            raise UnstorableTypeError(
                f"{where}.{member.python_name}: only whole attributes of an entity can be "
                f"encrypted."
            )
        return RecordAttribute(
            python_name=member.python_name,
            argument=member.argument,
            stored_name=member.stored_name,
            form=found.form,
            is_optional=found.is_optional,
            is_required=member.is_required,
            default=member.default,
        )

    def _union(self, arguments: Iterable[Any], where: str) -> FoundForm:
        found = [self.found(one, where) for one in arguments if one is not type(None)]
        is_optional = type(None) in arguments or any(one.is_optional for one in found)
        markers = tuple(marker for one in found for marker in one.markers)
        members = [one for form in found for one in _members(form.form)]
        return FoundForm(self._united(members, where), is_optional, markers)

    def _united(self, members: Sequence[Form], where: str) -> Form:
        if any(isinstance(one, OpenForm) for one in members):
            return OPEN
        by_kind: dict[str, list[Form]] = {}
        for one in members:
            by_kind.setdefault(one.kind, []).append(one)
        forms = [self._of_one_kind(same, where) for same in by_kind.values()]
        if len(forms) == 1:
            return forms[0]
        return UnionForm([_never_absent(one, where) for one in forms])

    def _of_one_kind(self, members: Sequence[Form], where: str) -> Form:
        if len(members) == 1:
            return members[0]
        records = [one for one in members if isinstance(one, RecordForm)]
        if len(records) == len(members):
            form = TaggedForm(records)
            self._unions.append((form, where))
            return form
        # `Literal["a", "b"] | str` names the usual values, and allows the others.
        wider = [one for one in members if not isinstance(one, LiteralForm)]
        if len(wider) == 1 and isinstance(wider[0], TextForm | IntegerForm | BooleanForm):
            return wider[0]
        labels = " and ".join(one.label for one in members)
        raise AmbiguousUnionError(f"{where}: {labels} are all stored as {members[0].kind}.")


def _never_absent(form: Form, where: str) -> Form:
    """Returns a form for places that cannot be absent: an empty set is rejected there."""
    if not form.is_absent_when_empty:
        return form
    return ConstrainedForm(form, [msgspec.Meta(min_length=1)], where=where)


def _members(form: Form) -> Sequence[Form]:
    """Yields the members of nested unions."""
    if isinstance(form, UnionForm | TaggedForm):
        return [one for member in form.members for one in _members(member)]
    return [form]


def _without_none(annotation: Any) -> tuple[Any, bool]:
    """Returns an annotation without None, and whether it allowed None."""
    arguments = get_args(annotation)
    if type(None) not in arguments:
        return annotation, False
    others = tuple(one for one in arguments if one is not type(None))
    return Union[others], True  # noqa: UP007, the members are known only now


def _kind_of_choice(value: Any) -> str | None:
    kinds: dict[Any, str] = {str: "S", int: "N", bool: "BOOL"}
    return kinds.get(type(value))


def _shown(annotation: Any) -> str:
    return annotation.__name__ if isinstance(annotation, type) else repr(annotation)
