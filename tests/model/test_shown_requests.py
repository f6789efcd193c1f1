"""`operation.request()`: the first request of every operation, without sending it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated, Any

import pytest

import tablewright.model
from tablewright import Engine, ManualClock
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.errors import BatchRejectedError, NoKeysError, TenantMismatchError
from tablewright.ids import CountingIds
from tablewright.model import (
    Collection,
    Creation,
    Encrypted,
    Entity,
    Index,
    Operation,
    Session,
    Table,
    View,
    add,
    assign,
    check,
    create_all,
    design_of,
    get_all,
    lookup,
    put_all,
    snapshot,
    transaction,
    unique,
    update_of,
    write_all,
)
from tablewright.model.operations.rewrite import RewritePage


class Desk(Table, name="desk", tag="kind"):
    primary = Index("pk", "sk")


class Note(Entity, table=Desk, tenant="owner"):
    owner: str
    note_id: str
    text: str = ""
    count: int = 0
    made_at: str | None = None
    primary = Desk.primary("NOTE#{owner}", "NOTE#{note_id}")

    @primary.get
    def get(cls, owner: str, note_id: str) -> None:
        """A note."""

    @primary.query
    def of(cls, owner: str) -> None:
        """The notes of an owner."""


class Person(Entity, table=Desk):
    person_id: str
    email: str = unique()
    primary = Desk.primary("PERSON#{person_id}", "PERSON")

    @lookup
    def by_email(cls, email: str) -> None:
        """The person with an address."""


class Secret(Entity, table=Desk):
    secret_id: str
    text: Annotated[str, Encrypted()]
    primary = Desk.primary("SECRET#{secret_id}", "SECRET")


class Notes(Collection, index=Desk.primary, pk="NOTE#{owner}"):
    notes: list[Note]


def _note() -> Note:
    return Note(owner="ada", note_id="1", text="t", count=1)


def _draft() -> Note:
    draft = Note.get("ada", "1").draft()
    draft.text = "new"
    return draft


CREATE = Creation(Note).marked_by(Note.note_id)
OPERATIONS: list[Operation[Any]] = [
    Note.get("ada", "1"),
    Note.of("ada"),
    Note.of("ada").where(Note.text == "t").limit(3),
    Note.of("ada").only(Note.text),
    Note.of("ada").shown(View(str, Note.text)),
    Note.of("ada").count(),
    Note.of("ada").exists(),
    Note.scan(),
    Person.by_email("a@x"),
    Notes.of(owner="ada"),
    Notes.of(owner="ada").limit(3),
    _note().put(),
    _note().create(),
    _note().upsert(add(Note.count, 1)),
    Note.get("ada", "1").update(assign(Note.text).to("u")),
    update_of(_draft()),
    Note.get("ada", "1").delete(),
    Note.get("ada", "1").delete().returning(),
    Person(person_id="p", email="a@x").put(),
    transaction(_note().create(), Note.get("ada", "2").erase()),
    check(Note.get("ada", "1")),
    snapshot(Note.get("ada", "1"), Note.get("ada", "2")),
    get_all([Note.get("ada", "1")]),
    get_all([Note.get("ada", "1")], unreadable="collect"),
    put_all([_note()]),
    write_all([Note.get("ada", "1").erase()]),
    CREATE(owner="ada", note_id="1"),
    create_all([CREATE(owner="ada", note_id="1")]),
    RewritePage(Note),
]


class Recording:
    """Keeps what a database sends."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner
        self.sent: list[tuple[str, Any]] = []

    def send(self, operation: str, body: bytes) -> bytes:
        self.sent.append((operation, json.loads(body)))
        return self.inner.send(operation, body)

    def close(self) -> None:
        self.inner.close()


@pytest.fixture
def recording() -> Iterator[Recording]:
    with EmbeddedTransport(Engine.memory(clock=ManualClock()), owns_engine=True) as inner:
        Database(transport=inner).create_tables(design_of("desk", Desk))
        yield Recording(inner)


# Errors


def test_a_request_with_encrypted_values_needs_keys():
    with pytest.raises(NoKeysError):
        Secret(secret_id="s", text="t").put().request()


def test_an_operation_without_requests_has_none_to_show():
    with pytest.raises(BatchRejectedError, match="sends no request"):
        put_all([]).request()


def test_a_request_for_another_tenant_is_refused():
    with pytest.raises(TenantMismatchError):
        Note.get("ada", "1").request(Session(tenant="eve"))


# Requests


def _name(operation: Any) -> str:
    return type(operation).__name__


@pytest.mark.parametrize("operation", OPERATIONS, ids=_name)
def test_it_is_the_request_that_is_sent_first(recording: Recording, operation: Any):
    shown = operation.request(Session(clock=ManualClock(), ids=CountingIds()))
    assert [] == recording.sent
    database = Database(transport=recording, clock=ManualClock(), ids=CountingIds())
    try:
        database.run(operation)
    except Exception:  # there is no such item
        assert recording.sent
    assert (shown.operation, shown.body) == recording.sent[0]


def test_every_operation_of_the_model_is_shown_here():
    def below(kind: type) -> set[type]:
        return {kind}.union(*map(below, kind.__subclasses__()))

    folder = tablewright.model.__name__ + "."
    found = {
        kind.__name__
        for kind in below(Operation)
        if kind.__module__.startswith(folder) and not getattr(kind, "__abstractmethods__", None)
    }
    assert found - {"_Read"} == {_name(one) for one in OPERATIONS}  # of a feed: what it reads


def test_a_shown_request_is_the_callers_own():
    query = Note.of("ada")
    query.request().body.clear()
    assert "KeyConditionExpression" in query.request().body


def test_showing_a_put_does_not_change_the_entity():
    note = _note()
    before = dict(vars(note))
    note.put().request()
    assert before == vars(note)


def test_an_upsert_shows_one_update():
    shown = _note().upsert(add(Note.count, 1)).request()
    assert "UpdateItem" == shown.operation
    assert {"pk": {"S": "NOTE#ada"}, "sk": {"S": "NOTE#1"}} == shown.body["Key"]
    assert "attribute_not_exists" in shown.body["ConditionExpression"]
