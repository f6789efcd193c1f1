"""Nothing of the document is missing in the design, and nothing is in it that is not marked."""

from __future__ import annotations

import re

import pytest

from tablewright.model import Design
from tablewright.systems.yggdrasil.design import DESIGN
from tests.systems.yggdrasil.documented import (
    ENUMS,
    INDEXES,
    KEY,
    KEY_PATTERNS,
    PATTERNS,
    ROWS,
)

(TABLE,) = DESIGN.tables
ENTITIES = {entity.name: entity for entity in TABLE.entities}
TYPES = {"String": "S", "Number": "N", "Boolean": "BOOL", "String[]": "L"}
NOT_NAMED_AFTER_AN_ATTRIBUTE = {"timestamp": "CreatedAt", "n": "N"}


def _rows(entity: str) -> dict[str, list[str]]:
    lines = [line.strip().split(" | ") for line in ROWS[entity].strip().splitlines()]
    return {name: rest for name, *rest in lines}


def _template(text: str) -> str:
    """A key as the document writes it, with stored names: USER#<userId> is USER#{UserId}."""

    def stored(match: re.Match[str]) -> str:
        word = match[1]
        name = NOT_NAMED_AFTER_AN_ATTRIBUTE.get(word, word[0].upper() + word[1:])
        return f"{{{name}}}"

    return re.sub(r"<(\w+)>", stored, text)


def test_the_table_has_the_documented_name_key_and_settings():
    assert "Yggdrasil" == TABLE.name
    assert TABLE.sort_key is not None
    assert KEY == (TABLE.partition_key.name, TABLE.sort_key.name)
    assert ("S", "S") == (TABLE.partition_key.type, TABLE.sort_key.type)
    assert "PAY_PER_REQUEST" == TABLE.billing_mode
    assert TABLE.point_in_time_recovery
    assert (None, None, "EntityType") == (TABLE.ttl_attribute, TABLE.stream, TABLE.tag_attribute)


def test_the_table_has_the_documented_indexes():
    found = {
        index.name: (index.partition_key.name, index.sort_key.name, index.projection)  # type: ignore[union-attr]
        for index in TABLE.indexes
        if not index.extension
    }
    assert INDEXES == found


def test_there_are_five_documented_entities_with_84_rows():
    assert list(ROWS) == [entity.name for entity in TABLE.entities if not entity.extension]
    assert 84 == sum(len(_rows(entity)) for entity in ROWS)


@pytest.mark.parametrize("entity", ROWS)
def test_every_row_is_an_attribute_the_tag_or_an_index_key(entity: str):
    design = ENTITIES[entity]
    found = {"EntityType": ["String", "Yes", f'"{design.tag}"']}
    words = {kind: word for word, kind in TYPES.items()}
    for one in design.attributes:
        if not one.extension and one.role not in ("key", "tag"):
            is_required = "Yes" if one.required else "No"
            found[one.name] = [words[one.type], is_required, one.description]
    for index, (pk, sk, _) in INDEXES.items():
        if index in design.index_keys:
            keys = design.index_keys[index]
            found[pk] = ["String", "Yes", str(keys.pk)]
            found[sk] = ["String", "Yes", str(keys.sk)]
    wanted = {
        name: [
            kind,
            required.replace("Local only", "No").replace("AWS only", "No"),
            _template(text),
        ]
        for name, (kind, required, text) in _rows(entity).items()
    }
    assert wanted == found


@pytest.mark.parametrize("entity", ROWS)
def test_the_key_of_an_entity_is_the_documented_one(entity: str):
    pk, sk = KEY_PATTERNS[entity]
    assert (_template(pk), _template(sk)) == (ENTITIES[entity].pk, ENTITIES[entity].sk)


def test_closed_lists_have_the_documented_values():
    found = {
        (entity.name, one.name): one.enum
        for entity in TABLE.entities
        for one in entity.attributes
        if one.enum is not None and not (one.extension or entity.extension or one.role == "tag")
    }
    assert ENUMS == found


def test_every_documented_pattern_has_a_name_and_the_others_are_marked():
    found = {
        f"{entity.name}.{pattern.name}": pattern.index
        for entity in TABLE.entities
        for pattern in entity.patterns
        if not pattern.extension
    }
    assert 14 == len(PATTERNS)
    assert dict(PATTERNS.values()) == found
    for words, (name, _) in PATTERNS.items():
        entity, _, pattern = name.partition(".")
        (description,) = (p.description for p in ENTITIES[entity].patterns if p.name == pattern)
        assert description.startswith(words)


def test_every_entity_belongs_to_a_user():
    assert {"UserId"} == {entity.tenant for entity in TABLE.entities}


def test_the_design_survives_json():
    assert DESIGN == Design.from_json(DESIGN.to_json())
