"""Validation of declarations when a class is created.

Each error has a code, a message that names the location, and a hint.
Not here: types that cannot be stored (`model.forms`), limits on indexes (`model.declaring.tables`),
access patterns (`model.checking.patterns`), entities that share a table
(`model.checking.coexisting`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tablewright.errors import (
    InvalidValueError,
    KeyTypeError,
    MissingKeyError,
    NameCollisionError,
    RoleError,
    TemplateError,
    TenantDeclarationError,
    UniqueDeclarationError,
    UnknownNameError,
)
from tablewright.model.checking.coexisting import check_coexistence
from tablewright.model.checking.patterns import check_pattern
from tablewright.model.declaring.entries import Entry
from tablewright.model.declaring.fields import Field, Role
from tablewright.model.declaring.tables import Index
from tablewright.model.declaring.templates import Template
from tablewright.model.plans.entry_plans import EntryPlan
from tablewright.model.plans.plan import EntityPlan

_KEY_KINDS = ("S", "N", "B")
_TIMES = frozenset(
    """iso-seconds iso-milliseconds iso-microseconds
    epoch-seconds epoch-milliseconds epoch-seconds-text""".split()
)
_ROLE_FORMATS = {
    Role.CREATED: _TIMES,
    Role.UPDATED: _TIMES,
    Role.SOFTLY: _TIMES,
    Role.TTL: frozenset({"epoch-seconds"}),
    Role.VERSION: frozenset({"integer"}),
}
RESERVED = frozenset("put create upsert delete erase revive edited draft at scan by_unique".split())


# Attributes


def check_fields(owner: str, fields: Mapping[str, Field]) -> None:
    """Checks the names, roles and options of attributes."""
    stored: dict[str, str] = {}
    roles: dict[Role, str] = {}
    for name, field in fields.items():
        where = f"{owner}.{name}"
        if name in RESERVED or name.startswith("_"):
            raise NameCollisionError(
                f"{where}: this name is reserved for a method of every entity."
            )
        if field.is_stored and field.stored_name in stored:
            other = stored[field.stored_name]
            raise NameCollisionError(
                f"{where} and {other} are both stored as {field.stored_name!r}."
            )
        stored[field.stored_name] = name
        if field.role is not Role.PLAIN:
            if field.role in roles:
                raise RoleError(f"{where}: {roles[field.role]} is already {field.role.value}().")
            roles[field.role] = name
            if field.form.format not in _ROLE_FORMATS[field.role]:
                wanted = " or ".join(sorted(_ROLE_FORMATS[field.role]))
                raise RoleError(
                    f"{where}: {field.role.value}() requires a value stored as {wanted}."
                )
        _check_options(where, field, fields)


def _check_options(where: str, field: Field, fields: Mapping[str, Field]) -> None:
    spec = field.spec
    if field.is_sealed and (spec.is_key_only or spec.template or field.role is not Role.PLAIN):
        raise KeyTypeError(
            f"{where} is encrypted, so it cannot be a key, be computed or have a role."
        )
    if spec.is_unique and (
        field.is_sealed or field.form.kind not in ("S", "N") or not field.form.is_key_text
    ):
        raise UniqueDeclarationError(f"{where} must be unencrypted text or a number.")
    if spec.ignores_case and field.form.kind != "S":
        raise UniqueDeclarationError(f"{where} must be text, because it ignores case.")
    for name in (*spec.unique_within, *((spec.ttl_of,) if spec.ttl_of else ())):
        if name not in fields:
            raise UnknownNameError(f"{where} names an unknown attribute {name!r}.")
    if any(fields[name].is_optional for name in spec.unique_within):
        raise UniqueDeclarationError(f"{where} is unique within an attribute that may be missing.")
    if spec.ttl_of is not None and fields[spec.ttl_of].form.format not in _TIMES:
        raise RoleError(f"{where}: {spec.ttl_of} is not a time.")


# Keys


def check_parts(owner: str, template: Template, fields: Mapping[str, Field]) -> None:
    """Checks that the parts of a template are attributes whose values can be part of a key."""
    for part in template.parts:
        field = fields.get(part.name)
        if field is None:
            raise UnknownNameError(
                f"{owner}: {template.text!r} names an unknown attribute {part.name!r}."
            )
        is_bare = template.bare is not None  # a key with its own type, which need not be text
        if field.is_sealed or not (field.form.is_key_text or is_bare):
            what = "encrypted" if field.is_sealed else f"stored as {field.form.kind}"
            raise KeyTypeError(f"{owner}: {part.name} is {what}, so it cannot be part of a key.")
        if is_bare and field.form.kind not in _KEY_KINDS:
            raise KeyTypeError(
                f"{owner}: {part.name} is stored as {field.form.kind}, so it cannot be a key by "
                "itself."
            )


def check_sides(owner: str, entry: Entry, index: Index) -> None:
    """Checks that an entry has as many templates as its index has key attributes."""
    for side, templates, names in (
        ("partition", entry.partition, index.partition),
        ("sort", entry.sort, index.sort),
    ):
        if len(templates) != len(names):
            raise TemplateError(
                f"{owner}.{entry.name}: the {side} key has {len(names)} attributes but "
                f"{len(templates)} templates."
            )


def check_entry(owner: str, entry: EntryPlan, fields: Mapping[str, Field]) -> None:
    """Checks the condition of an entry."""
    for name, allowed in entry.when.items():
        field = fields.get(name)
        if field is None:
            raise UnknownNameError(
                f"{owner}.{entry.name}: `when` names an unknown attribute {name!r}."
            )
        if field.is_sealed or field.spec.template is not None:
            what = "encrypted" if field.is_sealed else "computed"
            raise TemplateError(f"{owner}.{entry.name}: `when` names {name}, which is {what}.")
        for value in allowed:
            if value is None and field.is_optional:
                continue
            try:
                field.form.check(value)
            except InvalidValueError as error:
                raise TemplateError(
                    f"{owner}.{entry.name}: {name} can never be {value!r}: {error.problem}."
                ) from error


def check_projection(owner: str, entry: EntryPlan, fields: Mapping[str, Field]) -> None:
    """Checks that the index of an entity's own table projects only stored attributes."""
    stored = {field.stored_name for field in fields.values() if field.is_stored}
    if not isinstance(entry.index.projection, str):
        for name in entry.index.projection:
            if name not in stored:
                raise UnknownNameError(f"{owner}.{entry.name}: no attribute is stored as {name!r}.")


def primary_of(owner: str, entries: Iterable[EntryPlan]) -> EntryPlan:
    """The entry that fills the table's key."""
    found = [entry for entry in entries if entry.index.name is None]
    if len(found) != 1:
        raise MissingKeyError(
            f"{owner} must have one template for the key of its table, not {len(found)}."
        )
    return found[0]


# The whole entity


def check_plan(plan: EntityPlan, known: Mapping[str, Any]) -> None:
    """Checks rules that need the complete plan."""
    for name in sorted(plan.key_parts):
        field = plan.fields[name]
        if field.is_optional or field.role in (Role.UPDATED, Role.VERSION):
            raise KeyTypeError(
                f"{plan.name}.{name} may be missing or change, so it cannot be part of the table's "
                "key."
            )
    for name in (*plan.entries, *plan.patterns):
        if name in RESERVED:
            raise NameCollisionError(
                f"{plan.name}.{name}: this name is reserved for a method of every entity."
            )
    _check_stored_names(plan)
    _check_conditions(plan)
    _check_key_only(plan)
    _check_tenant(plan)
    _check_uniques(plan)
    for pattern in plan.patterns.values():
        check_pattern(plan, pattern, known)
    check_coexistence(plan)


def _check_stored_names(plan: EntityPlan) -> None:
    """Checks that every stored attribute has one source."""
    made: dict[str, str] = {}
    if plan.table.tag is not None and plan.table.tag in plan.by_stored_name:
        raise NameCollisionError(
            f"{plan.name} stores its tag and an attribute under the same name."
        )
    if plan.upgrades is not None and plan.upgrades.attribute in plan.by_stored_name:
        raise NameCollisionError(
            f"{plan.name} stores its version and an attribute under the same name."
        )
    for entry in plan.entries.values():
        for one in entry.attributes:
            if one.stored_name == plan.table.tag and one.template.text != plan.tag:
                raise NameCollisionError(
                    f"{plan.name}: {one.stored_name!r} holds the tag {plan.tag!r}, but "
                    f"{entry.name} fills it with {one.template.text!r}."
                )
            if one.is_own:
                continue
            if one.stored_name in plan.by_stored_name:
                raise NameCollisionError(
                    f"{plan.name}: {one.stored_name!r} is both an attribute and a key of "
                    f"{entry.name}."
                )
            if made.setdefault(one.stored_name, one.template.text) != one.template.text:
                raise NameCollisionError(
                    f"{plan.name}: {one.stored_name!r} is filled by both {one.template.text!r} and "
                    f"{made[one.stored_name]!r}."
                )


def _check_conditions(plan: EntityPlan) -> None:
    """Checks that an optional entry has an attribute that nothing else fills."""
    for entry in plan.entries.values():
        others = {
            one.stored_name
            for other in plan.entries.values()
            for one in other.attributes
            if other is not entry
        }
        if entry.when and all(one.is_own or one.stored_name in others for one in entry.attributes):
            raise TemplateError(
                f"{plan.name}.{entry.name}: `when` requires a key attribute that only this index "
                "uses."
            )


def _check_key_only(plan: EntityPlan) -> None:
    for field in plan.key_only:
        name = field.python_name
        if not plan.keys_with[name]:
            raise UnknownNameError(f"{plan.name}.{name} is key_only(), but no key contains it.")
        holding = [entry for entry in plan.entries.values() if name in entry.depends_on]
        if all(_is_sparse(plan, entry, beside=name) for entry in holding):
            raise KeyTypeError(
                f"{plan.name}.{name} is key_only(), but only optional keys contain it."
            )


def _is_sparse(plan: EntityPlan, entry: EntryPlan, *, beside: str) -> bool:
    """Whether an item may lack the entry, for any value of the attribute."""
    return bool(entry.when) or any(
        plan.fields[name].is_optional for name in entry.depends_on if name != beside
    )


def _check_tenant(plan: EntityPlan) -> None:
    if plan.tenant is None:
        return
    field = plan.fields.get(plan.tenant)
    if plan.is_shared or field is None:
        raise TenantDeclarationError(f"{plan.name} has no attribute {plan.tenant!r}, or is shared.")
    if field.is_optional or field.form.kind != "S" or field.is_sealed or not field.is_stored:
        raise TenantDeclarationError(
            f"{plan.name}.{plan.tenant} must be required text that is stored."
        )


def _check_uniques(plan: EntityPlan) -> None:
    if not plan.uniques:
        return
    if plan.primary.partition[0].kind != "S":
        raise UniqueDeclarationError(
            f"{plan.name}: the partition key of {plan.table_name} must be text."
        )
    if plan.in_role(Role.TTL) is not None:
        raise UniqueDeclarationError(
            f"{plan.name} has ttl(): DynamoDB would delete its items but not the guards of their "
            "values."
        )
