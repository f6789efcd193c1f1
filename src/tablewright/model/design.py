"""The design: all declarations as one immutable value without code.

`design.to_json()` and `Design.from_json(text)` are inverse. Documents, diagrams, provisioning,
linting and routes are built from this value alone.
Not here: building it from classes (`model.describing`).
"""

from __future__ import annotations

from typing import Any

import msgspec


class KeyDesign(msgspec.Struct, frozen=True):
    """A key attribute and its type: S, N or B."""

    name: str
    type: str


Keys = KeyDesign | tuple[KeyDesign, ...]  # several, if an index key has several attributes
Texts = str | tuple[str, ...]


class IndexDesign(msgspec.Struct, frozen=True, omit_defaults=False):
    """A secondary index: key, projection and capacity."""

    name: str
    partition_key: Keys
    sort_key: Keys | None
    projection: str | tuple[str, ...]
    extension: bool = False
    local: bool = False
    read_units: int | None = None
    write_units: int | None = None


class EntryDesign(msgspec.Struct, frozen=True):
    """The templates that fill an index, with stored names in their placeholders."""

    pk: Texts
    sk: Texts | None
    when: dict[str, tuple[str | int | float | bool, ...]] = {}
    entry: str = ""


class AttributeDesign(msgspec.Struct, frozen=True):
    """An attribute of an entity; those with the role `key` or `tag` are generated."""

    name: str
    python_name: str
    type: str
    required: bool
    enum: tuple[str | int | bool | None, ...] | None = None
    format: str | None = None
    encrypted: bool = False
    extension: bool = False
    description: str = ""
    role: str = "plain"
    key_only: bool = False
    computed: str | None = None
    unique_within: tuple[str, ...] | None = None  # None: not unique
    ignores_case: bool = False  # of a unique attribute
    default: str | int | float | bool | None = None
    ttl_after_seconds: int | None = None  # of the role ttl: the delay
    ttl_of: str | None = None  # the attribute that it is relative to; None: the write
    ttl_renewed: bool = False
    schema: dict[str, Any] = {}


class ParameterDesign(msgspec.Struct, frozen=True):
    """A parameter of an access pattern, and the attribute whose value or range it is."""

    name: str
    attribute: str | None
    type: str
    required: bool
    range: bool = False
    default: str | int | float | bool | None = None


class PatternDesign(msgspec.Struct, frozen=True):
    """An access pattern: its operation, its index and its parameters."""

    name: str
    operation: str
    index: str | None
    parameters: tuple[ParameterDesign, ...]
    description: str = ""
    extension: bool = False
    entry: str = ""
    newest_first: bool = False
    limit: int | None = None


class EntityDesign(msgspec.Struct, frozen=True):
    """An entity: its attributes, keys and access patterns."""

    name: str
    tag: str | None
    pk: Texts
    sk: Texts | None
    index_keys: dict[str, EntryDesign]
    attributes: tuple[AttributeDesign, ...]
    patterns: tuple[PatternDesign, ...]
    description: str = ""
    extension: bool = False
    tenant: str | None = None
    shared: bool = False
    version: int | None = None
    version_attribute: str | None = None


class TableDesign(msgspec.Struct, frozen=True):
    """A table: its key, its indexes, its settings and the entities in it."""

    name: str
    partition_key: KeyDesign
    sort_key: KeyDesign | None
    billing_mode: str
    ttl_attribute: str | None
    point_in_time_recovery: bool
    encryption: str
    stream: str | None
    indexes: tuple[IndexDesign, ...]
    entities: tuple[EntityDesign, ...]
    description: str = ""
    extension: bool = False
    tag_attribute: str | None = None
    deletion_protection: bool = False
    read_units: int | None = None
    write_units: int | None = None
    tags: dict[str, str] = {}


class CollectionDesign(msgspec.Struct, frozen=True):
    """Several entities that one query reads together."""

    name: str
    table: str
    index: str | None
    pk: str
    members: dict[str, str]  # the entity of each attribute
    description: str = ""
    sk: str | None = None  # the common prefix of their sort keys
    extension: bool = False


class Design(msgspec.Struct, frozen=True):
    """A whole design: tables with their entities, and collections."""

    system: str
    tables: tuple[TableDesign, ...]
    collections: tuple[CollectionDesign, ...] = ()
    description: str = ""

    def table(self, name: str) -> TableDesign:
        """Returns a table by its name; raises `KeyError`."""
        for table in self.tables:
            if table.name == name:
                return table
        raise KeyError(name)

    def to_json(self) -> str:
        """Returns the design as JSON."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Design:
        """Parses the output of `to_json`; raises `msgspec.ValidationError`."""
        return msgspec.json.decode(text, type=cls)
