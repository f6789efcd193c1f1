"""The attributes of a class: dataclasses, attrs, Structs, TypedDicts and pydantic models.

Stored names follow the entity's style, unless the class says otherwise: a Struct with renamed
fields, a pydantic alias, `field(metadata={"stored_name": "from"})` of a dataclass or attrs class.
attrs and pydantic are used only for their own classes; this module imports neither.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import (
    Annotated,
    Any,
    NotRequired,
    Required,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from tablewright.errors import UnresolvedAnnotationError, UnstorableTypeError
from tablewright.model.declaring.styles import Style
from tablewright.model.forms.records import RecordForm

STORED_NAME = "stored_name"  # in the metadata of a field


@dataclass(frozen=True, slots=True)
class Member:
    """An attribute as declared by its class."""

    python_name: str
    argument: str
    stored_name: str
    annotation: Any
    is_required: bool
    default: Callable[[], Any] | None = None


Found = tuple[RecordForm, Callable[[Style], Iterator[Member]]]


def record_of(cls: Any, *, where: str) -> Found | None:
    """Returns a class's form without attributes, and their source; None for other classes."""
    if is_typeddict(cls):
        return RecordForm(cls, is_dict=True), lambda style: _of_typed_dict(cls, style, where)
    if not isinstance(cls, type):
        return None
    bases: tuple[type, ...] = cls.__mro__
    if msgspec.Struct in bases:
        return _struct(cls, where), lambda style: _of_struct(cls, style)
    if _base_model() in bases:
        return _pydantic(cls, where), lambda style: _of_pydantic(cls, style)
    if dataclasses.is_dataclass(cls):
        form = RecordForm(cls, is_positional=_is_positional(cls, dataclasses.fields(cls)))
        return form, lambda style: _of_dataclass(cls, style, where)
    if any("__attrs_attrs__" in vars(base) for base in bases):
        return RecordForm(cls), lambda style: _of_attrs(cls, style, where)
    return None


def hints_of(cls: Any, *, where: str) -> dict[str, Any]:
    """Returns the resolved annotations of a class, which may refer to itself."""
    try:
        return get_type_hints(cls, localns={cls.__name__: cls}, include_extras=True)
    except NameError as error:
        raise UnresolvedAnnotationError(f"{where}: in {cls.__name__}, {error}.") from error


def _of_dataclass(cls: Any, style: Style, where: str) -> Iterator[Member]:
    hints = hints_of(cls, where=where)
    if any(isinstance(hint, dataclasses.InitVar) for hint in hints.values()):
        raise UnstorableTypeError(f"{where}: {cls.__name__} has an InitVar, which is not stored.")
    for one in dataclasses.fields(cls):
        if not one.init:
            continue  # the class computes it from the others
        default = _default(one.default, one.default_factory, dataclasses.MISSING)
        name = _stored_name(one.name, one.metadata, style)
        yield Member(one.name, one.name, name, hints[one.name], default is None, default)


def _default(value: Any, factory: Any, missing: object) -> Callable[[], Any] | None:
    if factory is not missing:
        return factory
    return None if value is missing else lambda: value


def _is_positional(cls: Any, fields: Iterable[Any]) -> bool:
    """Whether the constructor accepts all fields by position."""
    return getattr(cls, "__match_args__", ()) == tuple(one.name for one in fields)


def _of_attrs(cls: Any, style: Style, where: str) -> Iterator[Member]:
    hints = hints_of(cls, where=where)
    nothing = sys.modules["attr"].NOTHING
    for one in cls.__attrs_attrs__:
        if not one.init:
            continue
        annotation = hints.get(one.name, one.type)
        name = _stored_name(one.alias, one.metadata, style)
        yield Member(one.name, one.alias, name, annotation, one.default is nothing)


def _stored_name(name: str, metadata: Mapping[str, Any], style: Style) -> str:
    return metadata[STORED_NAME] if STORED_NAME in metadata else style(name)


def _struct(cls: Any, where: str) -> RecordForm:
    hints_of(cls, where=where)  # msgspec's own error would not name the place
    config = cls.__struct_config__
    tag = None if config.tag is None else (str(config.tag_field), config.tag)
    is_positional = _is_positional(cls, msgspec.structs.fields(cls))
    return RecordForm(cls, tag=tag, is_positional=is_positional)


def _of_struct(cls: Any, style: Style) -> Iterator[Member]:
    fields = msgspec.structs.fields(cls)
    says_names = any(one.name != one.encode_name for one in fields)
    for one in fields:
        name = one.encode_name if says_names else style(one.name)
        default = _default(one.default, one.default_factory, msgspec.NODEFAULT)
        yield Member(one.name, one.name, name, one.type, one.required, default)


def _of_typed_dict(cls: Any, style: Style, where: str) -> Iterator[Member]:
    for key, hint in hints_of(cls, where=where).items():
        is_required = key in cls.__required_keys__
        # With lazy annotations, the class itself has not resolved them.
        while (origin := get_origin(hint)) in (Required, NotRequired):
            is_required = origin is Required
            hint = get_args(hint)[0]
        yield Member(key, key, style(key), hint, is_required)


def _base_model() -> type | None:
    pydantic = sys.modules.get("pydantic")
    return None if pydantic is None else pydantic.BaseModel


def _pydantic(cls: Any, where: str) -> RecordForm:
    if getattr(cls, "__pydantic_root_model__", False):
        raise UnstorableTypeError(
            f"{where}: {cls.__name__} is a root model, which has no attributes."
        )

    def make(**values: Any) -> Any:
        return cls.model_validate(values, by_name=True, by_alias=False)

    return RecordForm(cls, make=make)


def _of_pydantic(cls: Any, style: Style) -> Iterator[Member]:
    says_names = cls.model_config.get("alias_generator") is not None
    for name, one in cls.model_fields.items():
        annotation = Annotated[one.annotation, *one.metadata] if one.metadata else one.annotation
        alias = one.serialization_alias or one.alias
        stored_name = alias or (name if says_names else style(name))
        yield Member(name, name, stored_name, annotation, one.is_required())
