"""Audit entries: what they say, what they must never say, and how long they stay."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.clock import ManualClock
from tablewright.ids import CountingIds, ordered_uuid
from tablewright.kits.audit import AuditShape, Happening, limits
from tablewright.kits.audit.periods import Period
from tablewright.kits.audit.values import bounded, changed
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.model import Entity, Key, created, updated, version
from tablewright.testing.matrix.stored import items_of
from tablewright.testing.sync_system import Open
from tests.kits.audit.documented import OVER_LISTBACKUP
from tests.kits.audit.world import OVER_CORE, OWN, Mood, Note, ledger

EACH = pytest.mark.parametrize(
    "shape", [OWN, OVER_CORE, OVER_LISTBACKUP], ids=["own records", "core", "listbackup"]
)
PATH = "/ledger/v1/accounts/acme/notes"


@dataclass(frozen=True)
class Size:
    """A record inside an attribute."""

    width: int
    since: datetime


# What entries must not say


@EACH
def test_neither_encrypted_attributes_nor_secrets_are_stored(
    tablewright_system: Open, shape: AuditShape[Any]
):
    system = ledger(shape)
    opened = tablewright_system(system)
    text = "see https://me:hunter2@example.com and Bearer abcdef"
    assert 201 == opened.bearer("ann").post(PATH, {"text": text}).status
    stored = [
        json.dumps(item)
        for table in (*system.design.tables, *SERVICE_DESIGN.tables)
        for item in opened.run(items_of(opened.db, table.name))
        if shape.event_of("note_created") in json.dumps(item)
    ]
    (entry,) = stored
    for secret in ("sealed canary", "token canary", "hunter2", "abcdef"):
        assert secret not in entry
    assert "see https://[redacted]@example.com" in entry


def test_attributes_that_keys_are_made_of_and_encrypted_ones_are_left_out():
    note = Note(account_id="acme", note_id="n", text="a", seal="x", api_token="y", mood=Mood.LOUD)
    told = bounded(changed(None, note))
    assert {
        "account_id": "acme",
        "note_id": "n",
        "text": "a",
        "mood": "loud",
        "api_token": "[redacted]",
        "marks": [],
    } == told["after"]


class Draft(Entity, table="drafts"):
    """A draft, with the attributes that writes set."""

    draft_id: str
    title: str | None = None
    created_at: datetime | None = created()
    changed_at: datetime | None = updated()
    edition: int = version()

    primary = Key("{draft_id}")


def test_what_a_write_sets_is_shown_of_deleted_entities_only():
    at = datetime(2026, 11, 1, tzinfo=UTC)
    draft = Draft(draft_id="d", title="Vase")
    assert {"after": {"draft_id": "d", "title": "Vase"}} == changed(None, draft)
    stored = Draft(draft_id="d", title="Vase", created_at=at, changed_at=at, edition=2)
    assert {"before": {"title": "Vase"}, "after": {"title": None}} == changed(
        stored, Draft(draft_id="d", created_at=at, changed_at=at, edition=3)
    )
    assert {"draft_id", "title", "created_at", "changed_at", "edition"} == set(
        changed(stored, None)["before"]
    )


def test_an_attribute_without_a_value_is_shown_only_if_a_change_removed_it():
    assert {"after": {"draft_id": "d"}} == changed(None, Draft(draft_id="d"))
    assert {"after": {"title": None}} == changed(None, {"title": None})


def test_an_update_names_only_what_differs():
    before = {"name": "a", "size": 1, "gone": True}
    after = {"name": "a", "size": 2, "new": None}
    assert {"before": {"size": 1, "gone": True}, "after": {"size": 2}} == {
        name: {one: value for one, value in values.items() if value is not None}
        for name, values in changed(before, after).items()
    }


def test_times_enums_and_records_are_stored_as_json_has_them():
    moment = datetime(2030, 1, 2, tzinfo=UTC)
    told = bounded({"at": moment, "mood": Mood.LOUD, "size": Size(3, moment), "raw": b"abc"})
    assert {
        "at": "2030-01-02T00:00:00Z",
        "mood": "loud",
        "size": {"width": 3, "since": "2030-01-02T00:00:00Z"},
        "raw": "[3 bytes]",
    } == told


@pytest.mark.parametrize("names", [1, 40])
def test_details_that_are_too_long_keep_the_names_of_what_changed(names: int):
    values = {f"n{number}": ["word " * 300] * 50 for number in range(names)}
    kept = bounded({"actor": {"kind": "user"}, "after": values, "note": "x"})
    assert {"kind": "user"} == kept["actor"]
    assert dict.fromkeys(values, "[cut]") == kept["after"]
    assert kept["[cut]"] is True


_VALUES = st.none() | st.integers() | st.text() | st.binary() | st.lists(st.text(), max_size=3)
_LONG = st.builds(lambda word, count: word * count, st.text(max_size=9), st.integers(0, 9_000))


@given(st.dictionaries(st.text(), _VALUES), st.dictionaries(st.text() | _LONG, _VALUES | _LONG))
def test_details_of_any_change_are_bounded_in_bytes(before: Any, after: Any):
    kept = bounded({"actor": {"kind": "system"}, **changed(before, after)})
    assert len(json.dumps(kept, ensure_ascii=False).encode()) <= 2 * limits.AUDIT_DETAILS_BYTES_MAX
    assert {"kind": "system"} == kept["actor"]


# How long entries stay, and in which order


@pytest.mark.parametrize(
    ("shape", "kept"),
    [(OWN, timedelta(seconds=limits.AUDIT_SECONDS)), (OVER_CORE, timedelta(days=30))],
    ids=["own records", "core"],
)
def test_entries_expire_when_the_shape_says(
    tablewright_system: Open, shape: AuditShape[Any], kept: timedelta
):
    opened = tablewright_system(ledger(shape))
    opened.bearer("ann").post(PATH, {"text": "a"})
    log = "/ledger/v1/accounts/acme/activities"
    opened.clock.advance(seconds=kept.total_seconds() - 1)
    assert 1 == len(opened.bearer("reader").get(log).json["items"])
    opened.clock.advance(seconds=2)
    assert [] == opened.bearer("reader").get(log).json["items"]


@EACH
def test_a_change_whose_transaction_fails_leaves_no_entry(
    tablewright_system: Open, shape: AuditShape[Any]
):
    opened = tablewright_system(ledger(shape))
    created = opened.bearer("ann").post(PATH, {"text": "a"}).json["note_id"]
    opened.bearer("ann").delete(f"{PATH}/{created}")
    assert 404 == opened.bearer("ann").put(f"{PATH}/{created}", {"text": "b"}).status
    log = opened.bearer("reader").get("/ledger/v1/accounts/acme/activities").json
    assert [shape.event_of("note_created")] == [one["type"] for one in log["items"]]


@EACH
def test_an_entry_can_be_looked_up_after_a_lost_response(
    tablewright_system: Open, shape: AuditShape[Any]
):
    opened = tablewright_system(ledger(shape))
    audit = opened.parts.audit
    (written,) = audit.by_system("acme", Happening("swept", "job", "done"))
    assert not opened.run(audit.has(written))
    opened.run(audit.db.run(written))
    assert opened.run(audit.has(written))


@given(st.integers(0, 2**41), st.integers(0, 2**41), st.integers(0, 2**41))
def test_a_period_has_the_ids_of_its_milliseconds_and_no_others(low: int, high: int, at: int):
    low, high = sorted((low, high))
    period = Period(*(datetime.fromtimestamp(one / 1000, UTC) for one in (low, high)))
    clock = ManualClock(at / 1000)
    ids = period.ids()
    assert ids is not None
    assert ids.low is not None
    assert ids.high is not None
    entry_id = ordered_uuid(CountingIds(), clock.now())
    exact = int(clock.now() * 1000)
    first, last = (int(one.timestamp() * 1000) for one in (period.since, period.until) if one)
    assert (first <= exact <= last) == (ids.low <= entry_id <= ids.high)
