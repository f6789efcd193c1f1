"""Attributes that an entity does not declare: a put after a read keeps them."""

from __future__ import annotations

import copy
import pickle
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.client import CallReport, Database
from tablewright.errors import AlreadyExistsError, StoredItemError, VersionConflictError
from tablewright.model import (
    Encrypted,
    Entity,
    Gsi,
    Index,
    Key,
    Table,
    assign,
    design_of,
    put_all,
    transaction,
    unique,
    upgrade,
    version,
)
from tests.model.items import items_of


class Notes(Table, name="notes", tag="kind"):
    primary = Index("pk", "sk")
    by_topic = Gsi("gsi1pk", "gsi1sk", name="by-topic")


class Note(Entity, table=Notes):
    owner: str
    note_id: str
    text: str
    topic: str | None = None
    secret: Annotated[str | None, Encrypted()] = None
    primary = Notes.primary("NOTE#{owner}", "{note_id}")
    by_topic = Notes.by_topic("TOPIC#{topic}", "{note_id}")

    @primary.get
    def get(cls, owner: str, note_id: str) -> None:
        """A note."""


class Ghost(Entity, table=Notes):
    """Another entity with the keys of notes."""

    owner: str
    note_id: str
    primary = Notes.primary("NOTE#{owner}", "{note_id}")


class Line(Entity, table="lines"):
    line_id: str
    primary = Key("{line_id}")


class Page(Entity, table="pages", version=2):
    page_id: str
    title: str
    edition: int = version()
    slug: str | None = unique()  # pyright: ignore[reportAssignmentType]
    primary = Key("{page_id}")

    @upgrade(1)
    def named(cls, item: dict[str, Any]) -> dict[str, Any]:
        return {"title": item.pop("name"), **item}


DESIGN = design_of("notes", Notes, Line, Page)
FUTURE: dict[str, Any] = {"colour": {"S": "red"}, "weights": {"L": [{"N": "1"}, {"NULL": True}]}}


@pytest.fixture
def notes(db: Any) -> Any:
    db.create_tables(DESIGN)
    return db


def _extended(notes: Any, table: str = "notes", **more: Any) -> None:
    """A newer version adds attributes to the only item."""
    item = next(one for one in items_of(notes, table) if "Owner" not in one)
    notes.call("PutItem", {"TableName": table, "Item": {**item, **FUTURE, **more}})


def _stored(notes: Any, table: str = "notes") -> dict[str, Any]:
    return next(one for one in items_of(notes, table) if "Owner" not in one)


def _unknown(notes: Any, table: str = "notes") -> dict[str, Any]:
    return {name: wire for name, wire in _stored(notes, table).items() if name in FUTURE}


def _note(notes: Any, **values: Any) -> Any:
    """A stored note with unknown attributes, as it was read."""
    notes.run(Note(owner="ada", note_id="1", **({"text": "t"} | values)).create())
    _extended(notes)
    return notes.run(Note.get("ada", "1"))


# What leaks nowhere


def test_another_entity_under_the_key_gets_nothing(notes: Any):
    note = _note(notes)
    notes.run(note.erase())
    notes.run(Ghost(owner="ada", note_id="1").create())
    with pytest.raises(AlreadyExistsError):
        notes.run(note.put())
    assert "text" not in _stored(notes)


def test_a_note_that_gets_another_key_takes_no_unknown_attributes_along(notes: Any):
    note = _note(notes)
    notes.run(Note(owner="bob", note_id="1", text="old").create())
    note.owner = "bob"
    notes.run(note.put())
    items = {item["owner"]["S"]: item for item in items_of(notes, "notes")}
    assert FUTURE.keys() <= items["ada"].keys()
    assert not FUTURE.keys() & items["bob"].keys()


def test_a_constructed_entity_replaces_the_item_as_a_whole(notes: Any, calls: list[CallReport]):
    _note(notes)
    calls.clear()
    notes.run(Note(owner="ada", note_id="1", text="new").put())
    assert ["PutItem"] == [call.operation for call in calls]
    assert {} == _unknown(notes)


def test_a_batch_replaces_items_as_a_whole(notes: Any):
    notes.run(Line(line_id="1").create())
    _extended(notes, "lines")
    notes.run(put_all([notes.run(Line.at(line_id="1").get())]))
    assert {} == _unknown(notes, "lines")


def test_a_newer_version_is_not_overwritten_by_an_older_one(notes: Any):
    page = notes.run(Page(page_id="p", title="t", slug=None).create())
    page = notes.run(Page.at(page_id="p").get())
    _extended(notes, "pages", schemaVersion={"N": "3"})
    with pytest.raises((StoredItemError, VersionConflictError)):
        notes.run(page.put())
    assert FUTURE == _unknown(notes, "pages")


def test_an_entity_of_keys_alone_is_put_as_a_whole(notes: Any, calls: list[CallReport]):
    notes.run(Line(line_id="1").create())
    line = notes.run(Line.at(line_id="1").get())
    for operation in (line.put(), transaction(line.put())):
        notes.run(operation)
    assert ["PutItem", "TransactWriteItems"] == [call.operation for call in calls][-2:]
    assert {"line_id": {"S": "1"}} == _stored(notes, "lines")


# What is kept


@pytest.mark.parametrize("is_together", [False, True])
def test_a_put_after_a_read_keeps_unknown_attributes(notes: Any, is_together: bool):
    note = _note(notes, topic="a", secret="s")
    note.text, note.topic = "new", None
    other = Note(owner="ada", note_id="2", text="x")
    notes.run(transaction(note.put(), other.create()) if is_together else note.put())
    found = notes.run(Note.get("ada", "1"))
    assert ("new", None, "s") == (found.text, found.topic, found.secret)
    stored = next(one for one in items_of(notes, "notes") if one["note_id"] == {"S": "1"})
    assert FUTURE.items() <= stored.items()
    assert "gsi1pk" not in stored


def test_one_request_keeps_them(notes: Any, calls: list[CallReport]):
    note = _note(notes)
    calls.clear()
    notes.run(note.put())
    assert ["UpdateItem"] == [call.operation for call in calls]


def test_copies_of_a_read_entity_keep_them_too(notes: Any):
    for copied in (copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))):
        note: Any = copied(_note(notes))
        notes.run(note.put())
        assert FUTURE == _unknown(notes)
        notes.run(note.erase())


def test_a_copy_of_a_constructed_entity_replaces_the_item(notes: Any):
    _note(notes)
    notes.run(copy.copy(Note(owner="ada", note_id="1", text="t")).put())
    assert {} == _unknown(notes)


def test_the_result_of_an_update_keeps_them(notes: Any):
    _note(notes)
    note = notes.run(Note.at(owner="ada", note_id="1").update(assign(Note.text, "u")))
    note.text = "v"
    notes.run(note.put())
    assert ("v", FUTURE) == (_stored(notes)["text"]["S"], _unknown(notes))


def test_an_item_that_was_deleted_meanwhile_is_written_again(notes: Any):
    note = _note(notes)
    notes.run(note.erase())
    notes.run(note.put())
    assert note == notes.run(Note.get("ada", "1"))


def test_versions_and_unique_values_keep_them(notes: Any):
    notes.run(Page(page_id="p", title="t", slug="a").create())
    _extended(notes, "pages")
    page = notes.run(Page.at(page_id="p").get())
    page.slug = "b"
    notes.run(page.put())
    assert FUTURE == _unknown(notes, "pages")
    assert page == notes.run(Page.by_unique(slug="b"))
    page.edition = 1
    with pytest.raises(VersionConflictError):
        notes.run(page.put())


def test_an_older_version_is_upgraded_first_and_leaves_no_old_names(notes: Any):
    old = {"page_id": {"S": "p"}, "name": {"S": "t"}, "edition": {"N": "1"}}
    item = {**old, "schemaVersion": {"N": "1"}, **FUTURE}
    notes.call("PutItem", {"TableName": "pages", "Item": item})
    page = notes.run(Page.at(page_id="p").get())
    page.title = "new"
    notes.run(page.put())
    stored = _stored(notes, "pages")
    assert ("new", "2") == (stored["title"]["S"], stored["schemaVersion"]["N"])
    assert FUTURE == _unknown(notes, "pages")
    assert "name" not in stored


# Properties


_keys = st.text(min_size=1, max_size=3)
_wires = st.recursive(
    st.one_of(
        st.builds(lambda text: {"S": text}, st.text()),
        st.builds(lambda number: {"N": str(number)}, st.integers(-(10**9), 10**9)),
        st.builds(lambda flag: {"BOOL": flag}, st.booleans()),
        st.just({"NULL": True}),
        st.builds(
            lambda texts: {"SS": sorted(texts)}, st.sets(st.text("ab", min_size=1), min_size=1)
        ),
    ),
    lambda inner: st.one_of(
        st.builds(lambda values: {"L": values}, st.lists(inner, max_size=2)),
        st.builds(lambda values: {"M": values}, st.dictionaries(_keys, inner, max_size=2)),
    ),
    max_leaves=5,
)
_names = st.text(min_size=1, max_size=5).filter(
    lambda name: name not in Note.__plan__.written_names
)


@given(
    unknown=st.dictionaries(_names, _wires, max_size=4),
    before=st.none() | st.text("ab", min_size=1),
    after=st.none() | st.text("ab", min_size=1),
)
def test_any_unknown_attribute_survives_and_all_others_are_those_of_a_fresh_item(
    unknown: dict[str, Any], before: str | None, after: str | None
):
    with Database("memory:") as notes:
        notes.create_tables(DESIGN)
        notes.run(Note(owner="o", note_id="1", text="t", topic=before).create())
        notes.call("PutItem", {"TableName": "notes", "Item": {**_stored(notes), **unknown}})
        note: Any = notes.run(Note.get("o", "1"))
        note.topic = after
        notes.run(note.put())
        stored = _stored(notes)
        notes.run(Note(owner="o", note_id="1", text="t", topic=after).put())
        assert {**_stored(notes), **unknown} == stored
