"""Keys of a design: templates with stored names, and the entities that fill them.

    for filled in filled_keys(table, entity):
        filled.partition[0].template.text        "USER#{UserId}"

A design may come from anywhere, so inconsistent parts are skipped here, not rejected. Not here:
building keys (`model.declaring.templates`), key conditions (`ops.key_conditions`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from string import Formatter
from typing import Any

from tablewright.model.design import EntityDesign, IndexDesign, KeyDesign, Keys, TableDesign, Texts


@dataclass(frozen=True, slots=True)
class Part:
    """A placeholder in a template, and the literal before it."""

    literal: str
    name: str
    spec: str = ""
    separator: str = ""  # the first character of what follows; empty for the last part


@dataclass(frozen=True, slots=True)
class StoredTemplate:
    """A template of a design: its placeholders are stored names, which may be any text."""

    text: str
    parts: tuple[Part, ...]
    tail: str

    @property
    def names(self) -> tuple[str, ...]:
        """The attributes in the template, in order."""
        return tuple(part.name for part in self.parts)

    @property
    def is_constant(self) -> bool:
        """Whether every item has the same key."""
        return not self.parts

    @property
    def bare(self) -> str | None:
        """The attribute, if the template consists of it alone."""
        only = self.parts[0] if len(self.parts) == 1 else None
        is_bare = only is not None and not (only.literal or only.spec or self.tail)
        return only.name if only is not None and is_bare else None

    def prefix(self, count: int) -> str:
        """Returns the text before a part, with placeholders for the parts before it.

        >>> stored_template("PERSON#{id}#CHILD#{child}").prefix(1)
        'PERSON#{id}#CHILD#'
        """
        text = "".join(f"{part.literal}{{{part.name}}}" for part in self.parts[:count])
        return text + (self.parts[count].literal if count < len(self.parts) else self.tail)


@cache
def stored_template(text: str) -> StoredTemplate:
    """Parses a template of a design."""
    parts: list[Part] = []
    tail = ""
    for literal, name, spec, _ in Formatter().parse(text):
        if name is None:
            tail += literal
        else:
            parts.append(Part(tail + literal, name, spec or ""))
            tail = ""
    following = [*(part.literal for part in parts[1:]), tail]
    pairs = zip(parts, following, strict=False)  # a constant has only its tail
    separated = (replace(part, separator=after[:1]) for part, after in pairs)
    return StoredTemplate(text, tuple(separated), tail)


@dataclass(frozen=True, slots=True)
class KeyAttribute:
    """A key attribute, and the template that fills it."""

    key: KeyDesign
    template: StoredTemplate


@dataclass(frozen=True, slots=True)
class FilledKey:
    """The templates of one entity for the key of its table or an index."""

    entity: EntityDesign
    index: IndexDesign | None
    partition: tuple[KeyAttribute, ...]
    sort: tuple[KeyAttribute, ...]
    when: Mapping[str, tuple[Any, ...]]
    entry: str

    @property
    def attributes(self) -> tuple[KeyAttribute, ...]:
        """All key attributes, those of the partition key first."""
        return self.partition + self.sort

    @property
    def names(self) -> tuple[str, ...]:
        """The attributes in all templates of the key."""
        return tuple(name for one in self.attributes for name in one.template.names)


def filled_keys(table: TableDesign, entity: EntityDesign) -> tuple[FilledKey, ...]:
    """Returns the keys that an entity fills: the table's, then those of indexes."""
    found = [filled_key(table, entity, None)]
    found += [filled_key(table, entity, index.name) for index in table.indexes]
    return tuple(one for one in found if one is not None)


def filled_key(table: TableDesign, entity: EntityDesign, index: str | None) -> FilledKey | None:
    """Returns the templates of an entity for one key; None if it has none."""
    if index is None:
        partition, sort = keys_of(table.partition_key), keys_of(table.sort_key)
        return FilledKey(
            entity, None, _filled(partition, entity.pk), _filled(sort, entity.sk), {}, ""
        )
    design = next((one for one in table.indexes if one.name == index), None)
    entry = entity.index_keys.get(index)
    if design is None or entry is None:
        return None
    return FilledKey(
        entity,
        design,
        _filled(keys_of(design.partition_key), entry.pk),
        _filled(keys_of(design.sort_key), entry.sk),
        entry.when,
        entry.entry,
    )


def _filled(keys: tuple[KeyDesign, ...], texts: Texts | None) -> tuple[KeyAttribute, ...]:
    pairs = zip(keys, texts_of(texts), strict=False)
    return tuple(KeyAttribute(key, stored_template(text)) for key, text in pairs)


def keys_of(keys: Keys | None) -> tuple[KeyDesign, ...]:
    """Returns one key attribute, several or none as a tuple."""
    return () if keys is None else (keys,) if isinstance(keys, KeyDesign) else keys


def texts_of(texts: Texts | None) -> tuple[str, ...]:
    """Returns one template, several or none as a tuple."""
    return () if texts is None else (texts,) if isinstance(texts, str) else texts
