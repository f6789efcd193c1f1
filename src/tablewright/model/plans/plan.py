"""The plan of an entity: the resolved declaration that its operations use.

A plan is created with the class and never changes.
Not here: compiling it (`model.plans.compiling`), validating declarations (`model.checking`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from tablewright.errors import KeyPartError, MissingPartError, StoredItemError
from tablewright.model.calls import Session
from tablewright.model.checking.neighbours import has_guards, needs_check, rivals
from tablewright.model.declaring.fields import Field, Role
from tablewright.model.declaring.tables import Table
from tablewright.model.declaring.templates import KeyTemplate
from tablewright.model.plans.codecs import Codec
from tablewright.model.plans.effects import effects_of
from tablewright.model.plans.entry_plans import (
    Computed,
    EntryPlan,
    KeyAttribute,
    WireItem,
    WireValue,
)
from tablewright.model.stored.instances import values_of
from tablewright.model.stored.unreadable import Misfit

if TYPE_CHECKING:
    from tablewright.model.declaring.actions import Action
    from tablewright.model.declaring.patterns import Pattern
    from tablewright.model.declaring.upgrades import Upgrades
    from tablewright.model.entity import Entity

# Guard items, see `model.declaring.unique`: the prefix of their keys, their tag, and their entity.
GUARD_PREFIX = "UNIQUE#"
GUARD_TAG = "Unique"
OWNER = "Owner"

# An attribute that is stored only in keys, and the keys that contain it.
_KeyReader = tuple[str, Callable[[str], Any], list[tuple[str, KeyTemplate]]]


class KeptByWrites(NamedTuple):
    """The attributes of an entity that a put sets."""

    created: Field | None
    updated: Field | None
    version: Field | None
    ttl: Field | None


@dataclass(frozen=True, eq=False)
class EntityPlan:
    """Everything that operations on one entity need."""

    entity: type[Entity]
    name: str
    table: type[Table]
    tag: str
    accepted_tags: frozenset[str]
    fields: Mapping[str, Field]
    computed: tuple[Computed, ...]
    entries: Mapping[str, EntryPlan]
    primary: EntryPlan
    patterns: Mapping[str, Pattern[Any]]
    actions: Mapping[str, Action]
    codec: Codec[Any]
    tenant: str | None
    is_shared: bool
    upgrades: Upgrades | None
    doc: str
    is_extension: bool = False

    # Names

    @property
    def table_name(self) -> str:
        """The table's stored name."""
        return self.table.table_name

    @cached_property
    def key_names(self) -> tuple[str, ...]:
        """The stored names of the table's key."""
        return tuple(one.stored_name for one in self.primary.attributes)

    @cached_property
    def key_parts(self) -> frozenset[str]:
        """Returns the attributes in the table's key."""
        return frozenset(name for one in self.primary.attributes for name in one.template.names)

    @cached_property
    def guarded(self) -> frozenset[str]:
        """Returns the attributes in guards of unique values."""
        return frozenset(
            name for one in self.uniques for name in (one.python_name, *one.spec.unique_within)
        )

    @cached_property
    def all_parts(self) -> frozenset[str]:
        """Returns the attributes in keys, guards, computed attributes and the expiry."""
        keys = {name for entry in self.entries.values() for name in entry.depends_on}
        computed = {name for one in self.computed for name in one.template.names}
        expiry = {one.spec.ttl_of for one in self.fields.values() if one.spec.ttl_of is not None}
        return self.guarded | keys | computed | expiry

    @cached_property
    def by_stored_name(self) -> dict[str, Field]:
        """Its attributes by their stored names."""
        return {one.stored_name: one for one in self.fields.values() if one.is_stored}

    @cached_property
    def by_given_name(self) -> dict[str, Field]:
        """The same, with attributes that are stored only in keys, under their possible names."""
        return {one.stored_name: one for one in self.fields.values()}

    @cached_property
    def written_kinds(self) -> dict[str, str]:
        """Every stored name that a put of this entity may write, and its type."""
        kinds = {
            field.stored_name: "B" if field.is_sealed else field.form.kind
            for field in self.by_stored_name.values()
        }
        for entry in self.entries.values():
            kinds |= {one.stored_name: one.kind for one in entry.attributes}
        if self.table.tag is not None:
            kinds[self.table.tag] = "S"
        if self.upgrades is not None:
            kinds[self.upgrades.attribute] = "N"
        return kinds

    @cached_property
    def written_names(self) -> frozenset[str]:
        """Every stored name that a put of this entity may write."""
        return frozenset(self.written_kinds)

    # Attributes with a purpose

    @cached_property
    def _roles(self) -> dict[Role, Field]:
        return {one.role: one for one in self.fields.values() if one.role is not Role.PLAIN}

    def in_role(self, role: Role) -> Field | None:
        """The attribute with a role."""
        return self._roles.get(role)

    @cached_property
    def kept_by_writes(self) -> KeptByWrites:
        """The attributes that a put sets."""
        roles = (Role.CREATED, Role.UPDATED, Role.VERSION, Role.TTL)
        return KeptByWrites(*map(self.in_role, roles))

    @cached_property
    def kept_names(self) -> tuple[str, ...]:
        """The Python names of the attributes that writes set."""
        return tuple(one.python_name for one in self.kept_by_writes if one is not None)

    @cached_property
    def time_names(self) -> frozenset[str]:
        """The attributes with the times of writes."""
        roles = (Role.CREATED, Role.UPDATED)
        return frozenset(one.python_name for one in self.fields.values() if one.role in roles)

    @cached_property
    def uniques(self) -> tuple[Field, ...]:
        """The unique attributes."""
        return tuple(one for one in self.fields.values() if one.spec.is_unique)

    @cached_property
    def sealed(self) -> tuple[Field, ...]:
        """The encrypted attributes."""
        return tuple(one for one in self.fields.values() if one.is_sealed)

    @cached_property
    def key_only(self) -> tuple[Field, ...]:
        """The attributes that are stored only in keys."""
        return tuple(one for one in self.fields.values() if one.spec.is_key_only)

    @cached_property
    def keys_with(self) -> dict[str, list[KeyAttribute]]:
        """For each attribute that is stored only in keys, the keys that contain it."""
        return {
            field.python_name: [
                one
                for entry in self.entries.values()
                for one in entry.attributes
                if any(
                    part.name == field.python_name and not part.spec.startswith("%")
                    for part in one.template.parts
                )
            ]
            for field in self.key_only
        }

    @property
    def has_guards(self) -> bool:
        """Whether its table contains guards of unique attributes of any entity."""
        return has_guards(self)

    @property
    def needs_check(self) -> bool:
        """Whether a tag and a key condition may still find items of other entities."""
        return needs_check(self)

    @cached_property
    def hides_some(self) -> bool:
        """Returns whether some items are hidden."""
        return bool({Role.SOFTLY, Role.TTL} & self._roles.keys())

    @property
    def loads_all(self) -> bool:
        """Whether all items found are also visible."""
        return not self.hides_some and not needs_check(self)

    @cached_property
    def is_plain(self) -> bool:
        """Whether an entity is exactly the decoded item, without parts from keys or ciphertexts."""
        return not self.key_only and not self.sealed

    @cached_property
    def may_load_plainly(self) -> bool:
        """Whether entities are decoded items, while no other entity is found with them."""
        return self.is_plain and not self.hides_some

    @cached_property
    def needs_condition(self) -> str | None:
        """Returns why its writes need a condition, if they do."""
        if self.uniques:
            return "it has unique attributes"
        return None if self.in_role(Role.VERSION) is None else "it has a version"

    @cached_property
    def has_tenant_in_key(self) -> bool:
        """Whether the table's key contains the tenant, or the entity has none."""
        return self.tenant is None or self.tenant in self.key_parts

    # Decoding

    @cached_property
    def _get_decoder(self) -> msgspec.json.Decoder[Any]:
        wire: Any = self.codec.wire_type
        fields = [("Item", wire | None, None), ("ConsumedCapacity", Any, None)]
        return msgspec.json.Decoder(msgspec.defstruct("GetAnswer", fields))

    @cached_property
    def _page_decoder(self) -> msgspec.json.Decoder[Any]:
        wire: Any = self.codec.wire_type
        return msgspec.json.Decoder(_page_type(list[wire]))

    def decode_get(self, answer: bytes) -> Any:
        """Decodes a GetItem response, with `.Item` as the codec reads it."""
        if self.upgrades is None:
            try:
                return self._get_decoder.decode(answer)
            except msgspec.ValidationError:
                pass  # the error is explained below
        plain = _PLAIN_GET.decode(answer)
        if plain.Item is not None:
            plain.Item = self.decode_item(plain.Item) if self.owns_item(plain.Item) else None
        return plain

    def decode_page(self, answer: bytes) -> Any:
        """Decodes a Query or Scan response, with `.Items` as the codec reads them."""
        if self.upgrades is None:
            try:
                return self._page_decoder.decode(answer)
            except msgspec.ValidationError:
                pass
        plain = _PLAIN_PAGE.decode(answer)
        plain.Items = self.decode_items(plain.Items)
        return plain

    def decode_items(self, items: Iterable[WireItem]) -> list[Any]:
        """Decodes the stored items that belong to the entity.

        An invalid item becomes a `Misfit`, which raises when it is read.
        """
        return [self._decoded_or_misfit(item) for item in items if self.owns_item(item)]

    def _decoded_or_misfit(self, item: WireItem) -> Any:
        try:
            return self.decode_item(item)
        except StoredItemError as error:
            return Misfit(item, error)

    def decode_item(self, item: WireItem) -> Any:
        """One stored item, as the codec reads it; raises `StoredItemError`."""
        if self.upgrades is not None:
            item = self.upgrades.upgraded(item)
        return self.codec.decoded(item)

    def plain_values(self, item: WireItem) -> dict[str, Any]:
        """Returns the attributes of a stored item by Python name; encrypted ones stay encrypted."""
        wire = self.decode_item(item)
        entity = self.codec.read(wire)
        self.fill_from_keys(entity, wire)
        return values_of(entity)

    def found(self, item: WireItem | None) -> Any:
        """Returns the entity of a failed condition; None if it cannot be read."""
        if item is None or not self.owns_item(item):
            return None
        with suppress(StoredItemError):  # the condition failed, whatever the item contains
            return self.instance(self.plain_values(item))
        return None

    def instance(self, values: Mapping[str, Any]) -> Any:
        """Returns an entity of checked values."""
        made = object.__new__(self.entity)
        values_of(made).update(values)
        return made

    def fill_from_keys(self, entity: Any, wire: Any) -> None:
        """Sets the attributes that are stored only in keys."""
        other = self.codec.other
        for name, from_key_text, sources in self._key_readers:
            for stored_name, template in sources:
                content = other(wire, stored_name)
                if content is None:
                    continue
                parts = template.taken_apart(next(iter(content.values())))
                if parts is not None:
                    entity.__dict__[name] = from_key_text(parts[name])
                    break

    @cached_property
    def _key_readers(self) -> tuple[_KeyReader, ...]:
        return tuple(
            (
                field.python_name,
                field.form.from_key_text,
                [(one.stored_name, one.template) for one in self.keys_with[field.python_name]],
            )
            for field in self.key_only
        )

    # Ownership of items

    def owns(self, wire: Any) -> bool:
        """Whether a decoded item belongs to the entity, by tag and key shape."""
        other = self.codec.other
        names = self.key_names if self.table.tag is None else (*self.key_names, self.table.tag)
        return self.owns_item({name: other(wire, name) or {} for name in names})

    def owns_item(self, item: WireItem) -> bool:
        """Whether a stored item belongs to the entity, by tag and key shape."""
        tag = self.table.tag
        if tag is not None:
            wire = item.get(tag)
            if wire is None or wire.get("S") not in self.accepted_tags:
                return False
        # Every item of a collection passes here, once for each of its entities.
        for one in self.primary.attributes:
            wire = item.get(one.stored_name)
            text = None if wire is None else wire.get("S")
            if text is not None and not one.template.fits(text):
                return False
        if tag is None and self.has_guards:
            partition = item.get(self.key_names[0], {}).get("S")
            return not str(partition).startswith(GUARD_PREFIX)
        return True

    def of_tenant(self, entities: list[Any], session: Session) -> list[Any]:
        """Returns the items that a client may see."""
        if session.tenant is None or self.tenant is None:
            return entities
        name, tenant = self.tenant, session.tenant
        return [one for one in entities if str(one.__dict__[name]) == tenant]

    # Keys and what depends on them

    def key(self, values: Mapping[str, Any]) -> WireItem:
        """Returns the item's key; raises `MissingPartError` and `KeyPartError`."""
        key: WireItem = {}
        for one in self.primary.attributes:
            wire = one.wire(values)
            if wire is None:
                missing = [name for name in one.template.names if values.get(name) is None]
                raise MissingPartError(
                    f"{self.name}: the key {one.template.text!r} requires {', '.join(missing)}."
                )
            key[one.stored_name] = wire
        if key[self.key_names[0]].get("S", "").startswith(GUARD_PREFIX) and self.has_guards:
            raise KeyPartError(f"{self.name}: {GUARD_PREFIX!r} is reserved for keys of guards.")
        for rival, text in rivals(self):
            is_alike = any(text in wire.get("S", "") for wire in key.values())
            if is_alike and rival.owns_key(key):
                raise KeyPartError(f"{self.name}: this is also the key of a {rival.name}.")
        return key

    def owns_key(self, key: WireItem) -> bool:
        """Whether a key has the shape of this entity's keys."""
        return all(
            "S" not in key[one.stored_name]
            or one.template.taken_apart(key[one.stored_name]["S"]) is not None
            for one in self.primary.attributes
        )

    def start_key(self, entity: Any, entry: EntryPlan) -> WireItem:
        """Returns the start key of a query after an item."""
        values = values_of(entity)
        own = {one.stored_name: one.wire(values) for one in entry.attributes}
        return self.key(values) | {name: wire for name, wire in own.items() if wire is not None}

    @cached_property
    def secondary(self) -> tuple[EntryPlan, ...]:
        """Its entries besides the primary one."""
        return tuple(entry for entry in self.entries.values() if entry is not self.primary)

    def needed_for(self, changed: frozenset[str]) -> frozenset[str]:
        """Returns the attributes that must be known for a change."""
        return effects_of(self, changed).needed

    def derived_by(
        self, changed: frozenset[str], values: Mapping[str, Any]
    ) -> dict[str, WireValue | None]:
        """Returns the computed attributes and index keys that changes affect."""
        effects = effects_of(self, changed)
        made: dict[str, WireValue | None] = {
            one.field.stored_name: one.wire(values) for one in effects.computed
        }
        keys = self.index_keys(effects.entries, values)
        return made | {name: wire for name, wire in keys.items() if name in effects.key_names}

    def index_keys(
        self, entries: Iterable[EntryPlan], values: Mapping[str, Any]
    ) -> dict[str, WireValue | None]:
        """Returns the attributes of secondary entries.

        An attribute that several entries share is None only if all of these entries are absent.
        """
        made: dict[str, WireValue | None] = {}
        for entry in entries:
            for name, wire in entry.derived(values).items():
                if name not in self.key_names:
                    made[name] = made.get(name) or wire
        return made

    def stored_wires(
        self, names: frozenset[str], values: Mapping[str, Any], item: WireItem | None
    ) -> dict[str, WireValue | None]:
        """Returns the stored wires of attributes, by stored name; from the item, if it is known."""
        stored: dict[str, WireValue | None] = {}
        for name in names:
            field = self.fields[name]
            if not field.is_stored:
                keys = self.keys_with[name]
                stored |= {one.stored_name: one.wire(values) for one in keys if not one.is_own}
            elif item is not None:
                stored[field.stored_name] = item.get(field.stored_name)
            else:
                value = values.get(name)
                stored[field.stored_name] = None if value is None else field.form.to_wire(value)
        return stored


def _page_type(items: Any) -> type[msgspec.Struct]:
    start: Any = dict[str, dict[str, str]] | None
    return msgspec.defstruct(
        "PageAnswer",
        [
            ("Count", int),
            ("ScannedCount", int),
            ("Items", items, msgspec.field(default_factory=list[Any])),
            ("LastEvaluatedKey", start, None),
            ("ConsumedCapacity", Any, None),
        ],
    )


_PLAIN_GET: msgspec.json.Decoder[Any] = msgspec.json.Decoder(
    msgspec.defstruct("PlainGetAnswer", [("Item", Any, None), ("ConsumedCapacity", Any, None)])
)
_PLAIN_PAGE: msgspec.json.Decoder[Any] = msgspec.json.Decoder(_page_type(list[Any]))
