"""Compiling: from a class to the plan of an entity.

Not here: rejecting invalid declarations (`model.checking`), the use of a plan (`model.plans.plan`).
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, get_origin, get_type_hints

from tablewright.errors import (
    DesignError,
    MissingKeyError,
    TemplateError,
    UnresolvedAnnotationError,
)
from tablewright.model.checking import entities as checking
from tablewright.model.declaring.actions import Action
from tablewright.model.declaring.encryption import Encrypted
from tablewright.model.declaring.entries import Entry
from tablewright.model.declaring.fields import MISSING, Field, FieldSpec, Role
from tablewright.model.declaring.lookups import Lookup
from tablewright.model.declaring.patterns import Pattern
from tablewright.model.declaring.styles import as_is
from tablewright.model.declaring.tables import Index, Table, check_indexes
from tablewright.model.declaring.templates import KeyTemplate, Template
from tablewright.model.declaring.upgrades import Upgrades, UpgradeStep
from tablewright.model.expressions.conditions import ENCRYPTED, IN_KEYS_ONLY, Path
from tablewright.model.forms import form_of
from tablewright.model.plans.codecs import Codec, CodecField
from tablewright.model.plans.entry_plans import Computed, EntryPlan, KeyAttribute
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.instances import values_of

if TYPE_CHECKING:
    from tablewright.model.entity import Entity

_CLASS_STATEMENT_DEPTH = 2  # frames from here to the class statement


def compiled(
    cls: type[Entity],
    *,
    table: type[Table] | str | None,
    tag: str | None,
    also_tagged: frozenset[str],
    names: Callable[[str], str] | None,
    tenant: str | None,
    is_shared: bool,
    version: int | None,
    version_name: str,
    is_extension: bool,
) -> EntityPlan:
    """The plan of an entity class; raises `DesignError`s."""
    if table is None:
        raise MissingKeyError(f"{cls.__name__} has no table.")
    # Classes defined inside a function refer to names of that function.
    known = sys._getframe(_CLASS_STATEMENT_DEPTH).f_locals  # pyright: ignore[reportPrivateUsage]
    table_class = type(table, (Table,), {}, name=table) if isinstance(table, str) else table
    indexes = list(table_class.indexes)
    declared = _declared(cls)
    try:
        fields = _fields(cls, declared, known, names or as_is)
        checking.check_fields(cls.__name__, fields)
        templates = _templates(cls.__name__, fields)
        entries = {
            name: _entry(cls, found, table_class, fields, templates)
            for name, found in declared.items()
            if isinstance(found, Entry)
        }
        own_tag = cls.__name__ if tag is None else tag
        plan = EntityPlan(
            entity=cls,
            name=cls.__name__,
            table=table_class,
            tag=own_tag,
            accepted_tags=also_tagged | {own_tag},
            fields=fields,
            computed=tuple(_computed(cls, fields[name], templates, fields) for name in templates),
            entries=entries,
            primary=checking.primary_of(cls.__name__, entries.values()),
            patterns={name: one for name, one in declared.items() if isinstance(one, Pattern)},
            actions={name: one for name, one in declared.items() if isinstance(one, Action)},
            codec=_codec(cls, fields, entries, table_class),
            tenant=tenant,
            is_shared=is_shared,
            upgrades=Upgrades.of(
                cls.__name__,
                version,
                version_name,
                [found for found in declared.values() if isinstance(found, UpgradeStep)],
            ),
            doc=inspect.getdoc(cls) or "" if "__doc__" in vars(cls) else "",
            is_extension=is_extension,
        )
        checking.check_plan(plan, known)
        for found in declared.values():
            if isinstance(found, Lookup):
                found.check(plan)
    except DesignError:
        table_class.indexes = indexes  # nothing remains of a rejected class
        raise
    for name, field in fields.items():
        setattr(cls, name, Attribute(field))
    table_class.entities.append(cls)
    return plan


class Attribute:
    """An attribute on the class: a path. On an instance: the instance's value."""

    def __init__(self, field: Field) -> None:
        self.field = field

    def __get__(self, instance: Any, owner: type[Entity]) -> Any:
        field = self.field
        if instance is None:
            return Path(owner, (field.stored_name,), field.form, closed=_closed(field))
        # An instance's own value takes precedence, so this one is computed.
        found = (one for one in owner.__plan__.computed if one.field is field)
        return next(found).template.rendered(values_of(instance))


def _closed(field: Field) -> str:
    """Returns why an expression cannot use an attribute's value; empty if it can."""
    return ENCRYPTED if field.is_sealed else "" if field.is_stored else IN_KEYS_ONLY


def _declared(cls: type) -> dict[str, Any]:
    """Returns the declarations of the class and its abstract bases, in order of precedence."""
    declared: dict[str, Any] = {}
    for base in reversed(cls.__mro__[:-1]):
        for name, found in vars(base).items():
            if isinstance(found, Attribute):
                found = found.field.spec
            declared[name] = found
    return declared


def _fields(
    cls: type,
    declared: Mapping[str, Any],
    known: Mapping[str, Any],
    names: Callable[[str], str],
) -> dict[str, Field]:
    fields: dict[str, Field] = {}
    try:
        hints = get_type_hints(cls, localns=dict(known), include_extras=True)
    except NameError as error:
        raise UnresolvedAnnotationError(f"{cls.__name__}: {error}.") from error
    for name, hint in hints.items():
        if get_origin(hint) is ClassVar or hint is ClassVar or name.startswith("__"):
            continue
        given = declared.get(name, MISSING)
        spec = given if isinstance(given, FieldSpec) else FieldSpec(default=given)
        found = form_of(hint, where=f"{cls.__name__}.{name}", names=names)
        is_sealed = any(isinstance(marker, Encrypted) for marker in found.markers)
        is_optional = found.is_optional or spec.role is Role.SOFTLY
        fields[name] = Field(
            name, spec.name or names(name), found.form, is_optional, is_sealed, spec
        )
    return fields


def _templates(owner: str, fields: Mapping[str, Field]) -> dict[str, Template]:
    """The templates of the computed attributes."""
    found: dict[str, Template] = {}
    for name, field in fields.items():
        if field.spec.template is not None:
            found[name] = template = Template.parsed(field.spec.template)
            if template.bare is not None:
                raise TemplateError(f"{owner}.{name} would repeat {template.bare}.")
    return found


def _computed(
    cls: type, field: Field, templates: Mapping[str, Template], fields: Mapping[str, Field]
) -> Computed:
    template = templates[field.python_name].expanded(templates)
    forms = {name: one.form for name, one in fields.items()}
    checking.check_parts(cls.__name__, template, fields)
    return Computed(field, KeyTemplate(template, forms, owner=cls.__name__))


def _entry(
    cls: type,
    entry: Entry,
    table: type[Table],
    fields: Mapping[str, Field],
    templates: Mapping[str, Template],
) -> EntryPlan:
    index = entry.index or _own_index(cls, entry, table, fields)
    owner = cls.__name__
    checking.check_sides(owner, entry, index)
    partition, sort = (
        tuple(
            _key_attribute(owner, stored_name, template, fields, templates, tag=table.tag)
            for stored_name, template in zip(stored_names, given, strict=True)
        )
        for stored_names, given in ((index.partition, entry.partition), (index.sort, entry.sort))
    )
    parts = {name for one in (*partition, *sort) for name in one.template.names}
    depends_on = frozenset(parts | entry.when.keys())
    plan = EntryPlan(entry.name, index, partition, sort, entry.when, depends_on, entry.is_extension)
    checking.check_entry(owner, plan, fields)
    if entry.index is None:
        checking.check_projection(owner, plan, fields)
    return plan


def _own_index(cls: type, entry: Entry, table: type[Table], fields: Mapping[str, Field]) -> Index:
    """Returns the index of an entity's own table, named after its attributes."""
    sides: list[tuple[str, ...]] = []
    for templates in (entry.partition, entry.sort):
        names: list[str] = []
        for template in templates:
            if template.bare is None or template.bare not in fields:
                checking.check_parts(cls.__name__, template, fields)
                raise TemplateError(
                    f"{cls.__name__}: {template.text!r} is not an attribute. Give it a stored name "
                    "with computed(), or declare the table with its indexes."
                )
            names.append(fields[template.bare].stored_name)
        sides.append(tuple(names))
    index = Index(
        sides[0],
        sides[1] or None,
        name=entry.index_name,
        local=entry.is_local,
        projection=entry.projection,
        extension=entry.is_extension,
        capacity=entry.capacity,
    )
    for known in table.indexes:
        if known.name == index.name and known.is_like(index):
            return known  # another entity of the table has also declared it
    check_indexes(table.table_name, [*table.indexes, index])
    table.indexes.append(index)
    return index


def _key_attribute(
    owner: str,
    stored_name: str,
    template: Template,
    fields: Mapping[str, Field],
    templates: Mapping[str, Template],
    *,
    tag: str | None,
) -> KeyAttribute:
    checking.check_parts(owner, template, fields)
    own = None if template.bare is None else fields[template.bare]
    expanded = template.expanded(templates)
    checking.check_parts(owner, expanded, fields)
    forms = {name: field.form for name, field in fields.items()}
    kind = fields[expanded.bare].form.kind if expanded.bare is not None else "S"
    is_own = own is not None and own.stored_name == stored_name and own.is_stored
    is_own = is_own or stored_name == tag  # which every item has, with an entry or without
    as_written = None
    if expanded is not template and kind == "S":
        as_written = KeyTemplate(template, forms, owner=owner)
    key = KeyTemplate(expanded, forms, owner=owner)
    return KeyAttribute(stored_name, key, kind, is_own, as_written)


def _codec(
    cls: type[Entity],
    fields: Mapping[str, Field],
    entries: Mapping[str, EntryPlan],
    table: type[Table],
) -> Codec[Any]:
    # Besides its attributes, an item has a key and a tag, and some attributes are only in keys.
    key = [
        one.stored_name
        for entry in entries.values()
        if entry.index.name is None
        for one in entry.attributes
    ]
    others = {
        one.stored_name
        for entry in entries.values()
        for one in entry.attributes
        if any(not fields[name].is_stored for name in one.template.names)
    }
    others |= {*key, *((table.tag,) if table.tag is not None else ())}
    updated = [name for name, field in fields.items() if field.role is Role.UPDATED]
    return Codec(
        cls,
        [_codec_field(field) for field in fields.values() if field.spec.template is None],
        others=sorted(others),
        key=key,
        noted=updated[0] if updated else None,
    )


def _codec_field(field: Field) -> CodecField:
    spec = field.spec
    # Writes set the times of writes: they are None before, and never missing in a stored item.
    is_set_by_write = field.role in (Role.CREATED, Role.UPDATED)
    is_empty = spec.default is MISSING and (field.is_optional or is_set_by_write)
    return CodecField(
        python_name=field.python_name,
        stored_name=field.stored_name,
        form=field.form,
        is_optional=field.is_optional,
        default=None if is_empty and spec.factory is None else spec.default,
        factory=spec.factory,
        is_required_on_read=True if is_set_by_write else None,
        is_sealed=field.is_sealed,
        is_stored=field.is_stored,
    )
