"""Describing: from entity classes to the `Design` value.

    design = design_of("yggdrasil", Ygg, WholeTree)
    design = design_of_module(my_module)

Not here: what a design holds (`model.design`).
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from enum import Enum
from types import ModuleType
from typing import Any

from tablewright.errors import MissingKeyError, NameCollisionError
from tablewright.model.declaring.actions import Action
from tablewright.model.declaring.collections import Collection
from tablewright.model.declaring.fields import MISSING, Field, Role
from tablewright.model.declaring.patterns import Pattern, QueryPattern, is_range
from tablewright.model.declaring.tables import Index, Provisioned, Table
from tablewright.model.declaring.templates import KeyTemplate
from tablewright.model.design import (
    AttributeDesign,
    CollectionDesign,
    Design,
    EntityDesign,
    EntryDesign,
    IndexDesign,
    KeyDesign,
    Keys,
    ParameterDesign,
    PatternDesign,
    TableDesign,
    Texts,
)
from tablewright.model.entity import Entity
from tablewright.model.plans.entry_plans import EntryPlan
from tablewright.model.plans.plan import EntityPlan

Declared = type[Table] | type[Entity] | type[Collection]


def design_of(system: str, *declared: Declared, description: str = "") -> Design:
    """Returns the design of tables, of entities with their own tables, and of collections."""
    tables: dict[str, type[Table]] = {}
    collections: list[type[Collection]] = []
    for one in declared:
        if issubclass(one, Collection):
            collections.append(one)
            continue
        table = one.__plan__.table if issubclass(one, Entity) else one
        if tables.setdefault(table.table_name, table) is not table:
            raise NameCollisionError(f"Two tables of the design are named {table.table_name!r}.")
    return Design(
        system,
        tuple(_table(table) for table in tables.values()),
        tuple(_collection(one) for one in collections),
        description,
    )


def design_of_module(module: ModuleType) -> Design:
    """The design of everything that a module declares, under the module's name.

    A package declares what it imports from its own modules.
    """
    within = f"{module.__name__}."
    declared = [
        found
        for found in vars(module).values()
        if inspect.isclass(found)
        and issubclass(found, (Table, Entity, Collection))
        and f"{found.__module__}.".startswith(within)
        and (not issubclass(found, Entity) or "__plan__" in vars(found))
    ]
    system = module.__name__.rpartition(".")[2]
    return design_of(system, *declared, description=inspect.getdoc(module) or "")


def _table(table: type[Table]) -> TableDesign:
    plans = [entity.__plan__ for entity in table.entities]
    primary = [index for index in table.indexes if index.name is None]
    if len(primary) != 1:
        raise MissingKeyError(f"Table {table.table_name} has {len(primary)} primary keys.")
    types = _key_types(table, plans)
    options = table.options
    capacity = options.billing if isinstance(options.billing, Provisioned) else None
    partition = KeyDesign(primary[0].partition[0], types[primary[0].partition[0]])
    sort = _keys(primary[0].sort, types)
    assert sort is None or isinstance(sort, KeyDesign), "a table's key has one sort attribute"
    return TableDesign(
        name=table.table_name,
        partition_key=partition,
        sort_key=sort,
        billing_mode="PROVISIONED" if capacity else "PAY_PER_REQUEST",
        ttl_attribute=_ttl(plans),
        point_in_time_recovery=options.point_in_time_recovery,
        encryption=options.encryption,
        stream=options.stream,
        indexes=tuple(_index(index, types) for index in table.indexes if index.name is not None),
        entities=tuple(_entity(plan) for plan in plans),
        description=_doc(table),
        extension=options.is_extension,
        tag_attribute=table.tag,
        deletion_protection=options.deletion_protection,
        read_units=capacity.read_units if capacity else None,
        write_units=capacity.write_units if capacity else None,
        tags=dict(options.tags),
    )


def _key_types(table: type[Table], plans: Iterable[EntityPlan]) -> dict[str, str]:
    """Returns the type of every key attribute; text for those that no entity fills."""
    types: dict[str, str] = {}
    for plan in plans:
        for entry in plan.entries.values():
            types |= {one.stored_name: one.kind for one in entry.attributes}
    for index in table.indexes:
        for name in index.partition + index.sort:
            types.setdefault(name, "S")
    return types


def _keys(names: tuple[str, ...], types: dict[str, str]) -> Keys | None:
    found = tuple(KeyDesign(name, types[name]) for name in names)
    return None if not found else found[0] if len(found) == 1 else found


def _index(index: Index, types: dict[str, str]) -> IndexDesign:
    partition = _keys(index.partition, types)
    assert partition is not None
    assert index.name is not None
    return IndexDesign(
        name=index.name,
        partition_key=partition,
        sort_key=_keys(index.sort, types),
        projection=index.projection,
        extension=index.is_extension,
        local=index.is_local,
        read_units=index.capacity.read_units if index.capacity else None,
        write_units=index.capacity.write_units if index.capacity else None,
    )


def _ttl(plans: Iterable[EntityPlan]) -> str | None:
    fields = (plan.in_role(Role.TTL) for plan in plans)
    return next((field.stored_name for field in fields if field is not None), None)


def _entity(plan: EntityPlan) -> EntityDesign:
    primary = _entry(plan, plan.primary)
    return EntityDesign(
        name=plan.name,
        tag=plan.tag if plan.table.tag is not None else None,
        pk=primary.pk,
        sk=primary.sk,
        index_keys={str(entry.index.name): _entry(plan, entry) for entry in plan.secondary},
        attributes=(
            *_made_attributes(plan),
            *(_attribute(plan, field) for field in plan.fields.values()),
        ),
        patterns=(
            *(_pattern(plan, pattern) for pattern in plan.patterns.values()),
            *(_action(plan, name, found) for name, found in plan.actions.items()),
        ),
        description=plan.doc,
        extension=plan.is_extension,
        tenant=None if plan.tenant is None else plan.fields[plan.tenant].stored_name,
        shared=plan.is_shared,
        version=None if plan.upgrades is None else plan.upgrades.version,
        version_attribute=None if plan.upgrades is None else plan.upgrades.attribute,
    )


def _entry(plan: EntityPlan, entry: EntryPlan) -> EntryDesign:
    partition = tuple(_stored_text(plan, one.template) for one in entry.partition)
    sort = tuple(_stored_text(plan, one.template) for one in entry.sort)
    when = {
        plan.fields[name].stored_name: tuple(sorted((_plain(one) for one in allowed), key=repr))
        for name, allowed in entry.when.items()
    }
    return EntryDesign(
        _one_or_many(partition), _one_or_many(sort) if sort else None, when, entry.name
    )


def _one_or_many(texts: tuple[str, ...]) -> Texts:
    return texts[0] if len(texts) == 1 else texts


def _stored_text(plan: EntityPlan, template: KeyTemplate) -> str:
    """Returns the template with the stored names of its attributes."""
    text = ""
    for part in template.parts:
        spec = f":{part.spec}" if part.spec else ""
        literal = part.literal.replace("{", "{{").replace("}", "}}")
        text += f"{literal}{{{plan.fields[part.name].stored_name}{spec}}}"
    return text + template.tail.replace("{", "{{").replace("}", "}}")


def _made_attributes(plan: EntityPlan) -> list[AttributeDesign]:
    """Returns stored attributes without a declaration: keys of indexes, and the tag."""
    made: dict[str, AttributeDesign] = {}
    for entry in plan.entries.values():
        always = not entry.when and not any(
            plan.fields[one].is_optional for one in entry.depends_on
        )
        where = "the table" if entry.index.name is None else entry.index.name
        for one in entry.attributes:
            if one.is_own or one.stored_name in made:
                continue
            made[one.stored_name] = AttributeDesign(
                name=one.stored_name,
                python_name="",
                type=one.kind,
                required=always,
                extension=entry.index.is_extension,
                description=f"Key of {where}",
                role="key",
                computed=_stored_text(plan, one.template),
                schema={"type": one.kind},
            )
    tag = plan.table.tag
    if tag is not None:
        made[tag] = AttributeDesign(
            name=tag,
            python_name="",
            type="S",
            required=True,
            enum=(plan.tag,),
            description="Type of the item",
            role="tag",
            schema={"type": "S", "enum": [plan.tag]},
        )
    return list(made.values())


def _attribute(plan: EntityPlan, field: Field) -> AttributeDesign:
    template = next((one.template for one in plan.computed if one.field is field), None)
    after, of = field.spec.ttl_after, field.spec.ttl_of
    return AttributeDesign(
        name=field.stored_name,
        python_name=field.python_name,
        type=field.form.kind,
        required=not field.is_optional,
        enum=None if field.form.enum is None else tuple(field.form.enum),
        format=field.form.format,
        encrypted=field.is_sealed,
        extension=field.spec.is_extension,
        description=field.spec.doc,
        role=field.role.value,
        key_only=field.spec.is_key_only,
        computed=None if template is None else _stored_text(plan, template),
        unique_within=field.spec.unique_within if field.spec.is_unique else None,
        ignores_case=field.spec.ignores_case,
        default=None if field.spec.default is MISSING else _plain(field.spec.default),
        ttl_after_seconds=None if after is None else int(after.total_seconds()),
        ttl_of=None if of is None else plan.fields[of].stored_name,
        ttl_renewed=field.spec.is_ttl_renewed,
        schema=field.form.schema(),
    )


def _pattern(plan: EntityPlan, pattern: Pattern[Any]) -> PatternDesign:
    entry = plan.entries[pattern.entry.name]
    is_by_key = entry is plan.primary
    operation = "Query" if isinstance(pattern, QueryPattern) or not is_by_key else "GetItem"
    return PatternDesign(
        name=pattern.name,
        operation=operation,
        index=entry.index.name,
        parameters=tuple(
            ParameterDesign(
                name=one.name,
                attribute=plan.fields[one.name].stored_name,
                type=plan.fields[one.name].form.kind,
                required=one.default is one.empty,
                range=is_range(pattern.hints.get(one.name)),
                default=None if one.default is one.empty else _plain(one.default),
            )
            for one in pattern.parameters
        ),
        description=pattern.doc,
        extension=pattern.is_extension,
        entry=entry.name,
        newest_first=isinstance(pattern, QueryPattern) and pattern.is_backward,
        limit=pattern.limit if isinstance(pattern, QueryPattern) else None,
    )


def _action(plan: EntityPlan, name: str, found: Action) -> PatternDesign:
    return PatternDesign(
        name=name,
        operation=found.operation,
        index=found.index,
        parameters=tuple(
            ParameterDesign(
                name=one.name,
                attribute=plan.fields[one.name].stored_name if one.name in plan.fields else None,
                type=plan.fields[one.name].form.kind if one.name in plan.fields else "ANY",
                required=one.default is one.empty,
                default=None if one.default is one.empty else _plain(one.default),
            )
            for one in found.parameters
        ),
        description=found.doc,
        extension=found.is_extension,
    )


def _collection(one: type[Collection]) -> CollectionDesign:
    members = one.__members__
    return CollectionDesign(
        name=one.__name__,
        table=members[0].plan.table_name,
        index=one.__index__.name,
        pk=_stored_text(members[0].plan, members[0].entry.partition[0].template),
        members={member.name: member.plan.name for member in members},
        description=_doc(one),
        sk=one.__sort_prefix__,
        extension=one.__is_extension__,
    )


def _plain(value: Any) -> Any:
    inner = value.value if isinstance(value, Enum) else value
    return inner if inner is None or isinstance(inner, (str, int, float, bool)) else str(inner)


def _doc(cls: type) -> str:
    return inspect.getdoc(cls) or "" if "__doc__" in vars(cls) and vars(cls)["__doc__"] else ""
