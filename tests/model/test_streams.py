"""Changes of a table as typed records: the same on every target."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import Engine, ManualClock
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.errors import MissedChangesError, NoStreamError, UnknownArgumentError
from tablewright.model import (
    ChangeFeed,
    ChangeRecord,
    Entity,
    Index,
    Key,
    Table,
    design_of,
    unique,
    update_of,
)

ON_TARGETS = ("memory", "http", "async")


class Notes(Table, name="notes", tag="kind", stream="NEW_AND_OLD_IMAGES"):
    primary = Index("pk", "sk")


class Note(Entity, table=Notes):
    owner: str
    note_id: str
    text: str
    primary = Notes.primary("OWNER#{owner}", "NOTE#{note_id}")


class Owner(Entity, table=Notes):
    owner: str
    email: str = unique()
    primary = Notes.primary("OWNER#{owner}", "OWNER")


class Silent(Entity, table="silent"):
    pass_id: str
    primary = Key("{pass_id}")


DESIGN = design_of("notes", Notes)


def _read(db: Any, feed: ChangeFeed) -> list[ChangeRecord]:
    found: list[ChangeRecord] = []
    for _ in range(10):  # several shards, and a child after its parent
        found += db.run(feed.read())
    return found


def test_a_feed_cannot_start_at_an_unknown_place():
    start: Any = "newest"
    with pytest.raises(UnknownArgumentError, match="start must be 'oldest' or 'now', not 'newest'"):
        ChangeFeed(Notes, start=start)


def test_a_table_without_a_stream_has_no_changes_to_read(db: Any):
    db.create_tables(design_of("silent", Silent))
    with pytest.raises(NoStreamError, match="silent"):
        db.run(ChangeFeed(Silent.__plan__.table).read())


def test_a_stream_that_was_switched_off_has_no_changes_from_now_on(db: Any):
    db.create_tables(DESIGN)
    db.run(Note(owner="ann", note_id="1", text="last").create())
    off = {"StreamEnabled": False}
    db.call("UpdateTable", {"TableName": "notes", "StreamSpecification": off})
    with pytest.raises(NoStreamError, match="notes"):
        db.run(ChangeFeed(Notes, start="now").read())
    assert ["last"] == [change.new.text for change in db.run(ChangeFeed(Notes).read())]


def test_changes_come_as_entities_with_what_was_and_what_is(db: Any):
    db.create_tables(DESIGN)
    feed = ChangeFeed(Notes)
    note = Note(owner="ann", note_id="1", text="first")
    db.run(note.create())
    draft = Note.draft(owner="ann", note_id="1")
    draft.text = "second"
    db.run(update_of(draft))
    db.run(note.delete())
    changes = _read(db, feed)
    assert ["insert", "modify", "remove"] == [change.kind for change in changes]
    assert [None, "first", "second"] == [change.old and change.old.text for change in changes]
    assert ["first", "second", None] == [change.new and change.new.text for change in changes]
    assert {Note} == {change.entity for change in changes}
    assert not any(change.is_expiry for change in changes)


def test_a_write_that_changes_nothing_is_no_change(db: Any):
    db.create_tables(DESIGN)
    note = Note(owner="ann", note_id="1", text="same")
    db.run(note.put())
    db.run(note.put())
    assert ["insert"] == [change.kind for change in _read(db, ChangeFeed(Notes))]


def test_entities_are_told_apart_and_guards_of_unique_values_are_left_out(db: Any):
    db.create_tables(DESIGN)
    db.run(Owner(owner="ann", email="ann@example.com").create())
    db.run(Note(owner="ann", note_id="1", text="x").create())
    assert [Owner, Note] == [change.entity for change in _read(db, ChangeFeed(Notes))]


def test_a_feed_goes_on_from_a_position_that_was_kept(db: Any):
    db.create_tables(DESIGN)
    feed = ChangeFeed(Notes)
    assert feed.position is None
    for number in range(4):
        db.run(Note(owner=f"o{number}", note_id="1", text="x").create())
    assert 4 == len(_read(db, feed))
    db.run(Note(owner="later", note_id="1", text="x").create())
    changes = _read(db, ChangeFeed(Notes, position=feed.position))
    assert ["later"] == [change.new.owner for change in changes]


def test_a_feed_from_now_on_passes_over_what_was_before(db: Any, clock: ManualClock):
    db.create_tables(DESIGN)
    db.run(Note(owner="before", note_id="1", text="x").create())
    clock.advance(seconds=5)
    feed = ChangeFeed(Notes, start="now")
    assert [] == _read(db, feed)
    db.run(Note(owner="after", note_id="1", text="x").create())
    assert ["after"] == [change.new.owner for change in _read(db, feed)]


def test_a_feed_from_now_on_that_saw_nothing_goes_on_without_loss(
    db: Any, clock: ManualClock, target: str
):
    if target == "http":
        pytest.skip("the server has a clock of its own, seventy years behind")
    db.create_tables(DESIGN)
    db.run(Note(owner="long before", note_id="1", text="x").create())
    clock.advance(seconds=3_600)
    feed = ChangeFeed(Notes, start="now")
    assert [] == _read(db, feed)
    clock.advance(seconds=5)
    db.run(Note(owner="after", note_id="1", text="x").create())
    changes = _read(db, ChangeFeed(Notes, position=feed.position))
    assert ["after"] == [change.new.owner for change in changes]


def test_a_position_in_the_middle_of_a_read_leads_to_the_rest(db: Any):
    db.create_tables(DESIGN)
    names = {f"o{number}" for number in range(6)}
    for name in sorted(names):
        db.run(Note(owner=name, note_id="1", text="x").create())
    changes = db.run(ChangeFeed(Notes).read())
    assert names == {change.new.owner for change in changes}
    for count in range(7):
        rest = _read(db, ChangeFeed(Notes, position=changes.position_after(count)))
        first = {change.new.owner for change in changes[:count]}
        assert (6 - count, names - first) == (len(rest), {change.new.owner for change in rest})


HOURS = 3_600


@pytest.mark.parametrize("hours", [[23, 4], [30], [60]])
def test_a_position_older_than_a_day_raises_what_says_that_changes_are_missing(
    db: Any, clock: ManualClock, target: str, hours: list[int]
):
    if target == "http":
        pytest.skip("the server has a clock of its own")
    db.create_tables(DESIGN)
    feed = ChangeFeed(Notes)
    db.run(Note(owner="read", note_id="1", text="x").create())
    assert 1 == len(_read(db, feed))
    clock.advance(seconds=10)
    db.run(Note(owner="missed", note_id="1", text="x").create())
    for some in hours:  # shards close and are trimmed as they get older
        clock.advance(seconds=some * HOURS)
        db.run(Note(owner=f"after {some}", note_id="1", text="x").create())
    with pytest.raises(MissedChangesError, match="Changes of table notes"):
        _read(db, ChangeFeed(Notes, position=feed.position))


def test_a_feed_that_is_read_now_and_then_misses_nothing_as_shards_close(clock: ManualClock):
    position, found = None, list[str]()
    with Engine.memory(clock=clock) as engine:
        db = Database(transport=EmbeddedTransport(engine, owns_engine=False), clock=clock)
        db.create_tables(DESIGN)
        for number in range(12):
            db.run(Note(owner=f"o{number}", note_id="1", text="x").create())
            clock.advance(seconds=7 * HOURS)
            engine.sweep()
            feed = ChangeFeed(Notes, position=position)
            found += [change.new.owner for change in _read(db, feed)]
            position = feed.position
    assert [f"o{number}" for number in range(12)] == found


def test_a_table_that_was_deleted_and_created_has_another_stream(db: Any):
    db.create_tables(DESIGN)
    feed = ChangeFeed(Notes)
    db.run(Note(owner="ann", note_id="1", text="x").create())
    db.run(feed.read())
    db.run(Note(owner="last", note_id="1", text="x").create())
    db.call("DeleteTable", {"TableName": "notes"})
    db.create_tables(DESIGN)
    later = ChangeFeed(Notes, position=feed.position)
    assert ["last"] == [change.new.owner for change in db.run(later.read())]
    with pytest.raises(MissedChangesError, match="disabled"):
        _read(db, later)


class Rooms(Table, name="rooms", tag="kind", stream="NEW_AND_OLD_IMAGES"):
    primary = Index("pk")


class Room(Entity, table=Rooms, tenant="house"):
    house: str
    room_id: str
    primary = Rooms.primary("ROOM#{room_id}")


class Door(Entity, table=Rooms):
    door_id: str
    primary = Rooms.primary("DOOR#{door_id}")


class Lamps(Table, name="lamps", stream="KEYS_ONLY"):
    primary = Index("pk")


class Lamp(Entity, table=Lamps, tenant="house"):
    house: str
    lamp_id: str
    primary = Lamps.primary("HOUSE#{house}#{lamp_id}")


def test_a_client_of_a_tenant_is_told_of_no_change_of_another_nor_of_its_key(db: Any):
    db.create_tables(design_of("rooms", Rooms))
    db.run(Room(house="mine", room_id="1").create())
    db.run(Room(house="theirs", room_id="2").create())
    db.run(Door(door_id="3").create())
    changes = _read(db.for_tenant("mine"), ChangeFeed(Rooms))
    assert [{"pk": {"S": "ROOM#1"}}] == [change.key for change in changes]
    assert 3 == len(_read(db, ChangeFeed(Rooms)))


def test_where_a_stream_has_keys_only_the_key_tells_the_tenant(db: Any):
    db.create_tables(design_of("lamps", Lamps))
    db.run(Lamp(house="mine", lamp_id="1").create())
    db.run(Lamp(house="theirs", lamp_id="2").create())
    changes = _read(db.for_tenant("mine"), ChangeFeed(Lamps))
    assert [("HOUSE#mine#1", None)] == [(one.key["pk"]["S"], one.new) for one in changes]
