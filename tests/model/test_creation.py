"""Creations: the same requests as `create()`, and whether the key was free as the result."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportArgumentType=false, reportCallIssue=false

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta, timezone
from functools import cache
from typing import Annotated, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright import Engine, ManualClock
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.commands.finding import found_design
from tablewright.errors import (
    AlreadyExistsError,
    CreationDeclarationError,
    InvalidValueError,
    KeyPartError,
    TenantMismatchError,
    TransactionFailedError,
    UnknownArgumentError,
)
from tablewright.ids import Draws
from tablewright.model import (
    Creation,
    Encrypted,
    Entity,
    EpochSeconds,
    Gsi,
    Index,
    Session,
    Table,
    attr,
    created,
    design_of,
    transaction,
    ttl,
    unique,
    updated,
    version,
    wire_of,
)
from tablewright.model.stored.instances import GIVEN_TIME, values_of
from tablewright.ops.entities import entities_of
from tablewright.ops.seed import Generator
from tests.client.losing import LosingTransport
from tests.examples import examples

NOW = datetime(2026, 11, 18, 12, tzinfo=UTC)


class Notes(Table, name="notes", tag="kind"):
    """Notes of tenants."""

    primary = Index("pk", "sk")
    by_day = Gsi("gsi1pk", "gsi1sk", name="by-day")


class Note(Entity, table=Notes, tenant="owner"):
    """Something to remember."""

    owner: str
    note_id: str
    body: dict[str, Any] = attr(factory=dict)
    more: Any = None
    written_at: datetime = created()
    changed_at: datetime = updated()
    edition: int = version()
    read_at: datetime | None = None
    gone_at: EpochSeconds | None = ttl(after=timedelta(days=1), of="read_at")

    primary = Notes.primary("NOTE#{owner}", "{note_id}")
    by_day = Notes.by_day("{owner}", "{written_at:%Y-%m-%d}#{note_id}")


class Draft(Entity, table=Notes, tenant="owner"):
    """Another entity with the keys of notes."""

    owner: str
    note_id: str

    primary = Notes.primary("NOTE#{owner}", "{note_id}")


class Named(Entity, table=Notes):
    """Has a unique attribute."""

    name: str = unique()
    primary = Notes.primary("NAMED#{name}", "-")


class Hidden(Entity, table=Notes):
    """Has an encrypted attribute."""

    name: str
    secret: Annotated[str, Encrypted()]
    primary = Notes.primary("HIDDEN#{name}", "-")


class Own(Entity, table=Notes):
    """Has a constructor of its own."""

    name: str
    primary = Notes.primary("OWN#{name}", "-")

    def __init__(self, name: str) -> None:
        super().__init__(name=name.lower())


DESIGN = design_of("notes", Notes)
new = Creation(Note, wired=("body", "more"))


@pytest.fixture
def losing() -> Iterator[LosingTransport]:
    with EmbeddedTransport(Engine.memory(clock=ManualClock()), owns_engine=True) as inner:
        yield LosingTransport(inner)


@pytest.fixture
def notes(losing: LosingTransport) -> Database:
    database = Database(transport=losing, clock=ManualClock())
    database.create_tables(DESIGN)
    return database


def _request(operation: Any, *, tenant: str | None = None) -> Any:
    session = Session(clock=ManualClock(NOW.timestamp()), tenant=tenant)
    return next(operation.steps(session)).request


# Errors


@pytest.mark.parametrize(
    ("declare", "words"),
    [
        (lambda: Creation(Named), "Named: name is unique"),
        (lambda: Creation(Hidden), "Hidden: secret is encrypted"),
        (lambda: Creation(Own), "Own has its own constructor"),
        (lambda: Creation(Entity), "is not an entity with a table"),
        (lambda: Creation(Note, wired=("title",)), "Note has no stored attribute 'title'"),
        (lambda: Creation(Note, wired=("note_id",)), "Note: note_id is not free-form"),
    ],
)
def test_a_declaration_that_a_creation_cannot_keep_is_refused(
    declare: Callable[[], object], words: str
):
    with pytest.raises(CreationDeclarationError, match=words):
        declare()


def test_an_unknown_and_a_missing_argument_are_refused_as_by_the_constructor():
    with pytest.raises(UnknownArgumentError, match="did you mean 'owner'"):
        new(owner="ada", ownr="ada", note_id="1")
    with pytest.raises(TypeError, match=r"Note.__init__\(\) missing .* 'note_id'"):
        new(owner="ada")


@pytest.mark.parametrize(
    ("values", "error", "words"),
    [
        ({"note_id": 1}, InvalidValueError, "Note.note_id: expected str"),
        ({"note_id": ""}, KeyPartError, "note_id is empty"),
        ({"read_at": "noon"}, InvalidValueError, "Note.read_at: expected datetime"),
        ({"written_at": datetime(2026, 1, 1)}, InvalidValueError, "with a time zone"),  # noqa: DTZ001
        ({"edition": "one"}, InvalidValueError, "Note.edition: expected int"),
        ({"body": {"text": "tea"}}, InvalidValueError, r"Note.body: expected what wire_of\(\)"),
        ({"body": wire_of([1])}, InvalidValueError, r"Note.body: expected what wire_of\(\)"),
        ({"body": {"M": {}, "S": ""}}, InvalidValueError, r"expected what wire_of\(\)"),
        ({"more": {}}, InvalidValueError, r"Note.more: expected what wire_of\(\)"),
        ({"body": None}, InvalidValueError, "Note.body: expected dict"),
    ],
)
def test_a_value_that_does_not_fit_is_refused(
    values: dict[str, Any], error: type[Exception], words: str
):
    given: Any = {"owner": "ada", "note_id": "1", "body": wire_of({}), **values}
    with pytest.raises(error, match=words):
        _request(new(**given))


def test_another_tenants_item_is_refused():
    with pytest.raises(TenantMismatchError):
        _request(new(owner="ada", note_id="1", body=wire_of({})), tenant="bob")


def test_a_taken_key_fails_in_a_transaction_as_with_create(notes: Database):
    one = new(owner="ada", note_id="1", body=wire_of({}))
    notes.run(transaction(one))
    with pytest.raises(TransactionFailedError) as told:
        notes.run(transaction(new(owner="ada", note_id="2", body=wire_of({})), one))
    assert [None, AlreadyExistsError] == [one and type(one) for one in told.value.reasons]
    assert isinstance(told.value.reasons[1], AlreadyExistsError)
    assert "ada" == told.value.reasons[1].found.owner
    assert notes.run(Note.at(owner="ada", note_id="2").get()) is None


def test_a_lost_response_without_a_mark_leaves_the_outcome_unknown(
    notes: Database, losing: LosingTransport
):
    losing.lose("PutItem")
    with pytest.raises(AlreadyExistsError) as told:
        notes.run(new(owner="ada", note_id="1", body=wire_of({})))
    assert told.value.is_outcome_unknown


# What it does


@pytest.mark.parametrize("operation", ["PutItem", "TransactWriteItems"])
def test_a_marked_creation_knows_its_own_item_after_a_lost_response(
    notes: Database, losing: LosingTransport, operation: str
):
    losing.lose(operation)
    marked = new.marked_by(Note.note_id)
    one = marked(owner="ada", note_id="1", body=wire_of({}))
    if operation == "PutItem":
        assert notes.run(one)
    else:
        notes.run(transaction(one))
    assert 1 == len(losing.lost)
    assert notes.run(Note.at(owner="ada", note_id="1").get()) is not None


def test_a_taken_key_is_false_and_nothing_is_written(notes: Database):
    assert notes.run(new(owner="ada", note_id="1", body=wire_of({"n": 1})))
    assert not notes.run(new(owner="ada", note_id="1", body=wire_of({"n": 2})))
    stored: Any = notes.run(Note.at(owner="ada", note_id="1").get())
    assert ({"n": 1}, 1) == (stored.body, stored.edition)


def test_a_key_that_another_entity_has_is_taken(notes: Database):
    notes.run(Draft(owner="ada", note_id="1").create())
    assert not notes.run(new(owner="ada", note_id="1", body=wire_of({})))


def test_an_operation_can_be_run_again(notes: Database):
    one = new(owner="ada", note_id="1", body=wire_of({}))
    assert [True, False] == [notes.run(one), notes.run(one)]


def test_values_are_fitted_as_by_the_constructor():
    given: Any = {
        "owner": "ada",
        "note_id": "1",
        "written_at": datetime(2026, 1, 1, 3, 0, 0, 1_999, timezone(timedelta(hours=9))),
        "changed_at": NOW,
        "read_at": NOW,
        "edition": 4,
    }
    expected = _request(Note(body={"a": [1.5, None]}, more=None, **given).create())
    found = new(body=wire_of({"a": [1.5, None]}), more=None, **given)
    assert expected == _request(found)


def test_an_entity_that_joins_the_table_later_is_not_forged():
    class Open(Table, name="open", tag="kind"):
        primary = Index("pk")

    class First(Entity, table=Open):
        name: str
        primary = Open.primary("{name}")

    first = Creation(First)
    assert {"S": "LATE#1"} == _request(first(name="LATE#1"))["Item"]["pk"]

    class Late(Entity, table=Open):
        number: int
        primary = Open.primary("LATE#{number}")

    assert Late
    with pytest.raises(KeyPartError):
        _request(first(name="LATE#1"))


@cache
def _accepted() -> dict[type[Entity], Creation[...]]:
    """Every entity of our designs that a creation accepts, with all that can be wired."""
    accepted: dict[type[Entity], Creation[...]] = {}
    for name in ("core", "events", "listbackup", "whatsapp", "yggdrasil"):
        found = found_design(name)
        for entity in entities_of(found.design, found.module).values():
            try:
                accepted[entity] = Creation(entity, wired=_free(entity))
            except CreationDeclarationError:
                assert entity.__plan__.uniques or entity.__plan__.sealed
    return accepted


def _free(entity: type[Entity]) -> list[str]:
    fields = entity.__plan__.fields.values()
    return [one.python_name for one in fields if one.is_stored and one.form.is_free]


@given(st.integers(0, 2**32), st.booleans())
@settings(max_examples=examples(4), deadline=None)
def test_the_request_is_the_one_of_create_for_every_entity_of_our_designs(
    seed: int, is_together: bool
):
    assert _accepted()
    for entity, creation in _accepted().items():
        made = next(Generator([entity], scale=1, draws=Draws(seed), now=NOW).entities())
        values = {name: one for name, one in values_of(made).items() if name != GIVEN_TIME}
        wires = {
            name: values[name] if values[name] is None else wire_of(values[name])
            for name in _free(entity)
        }
        pair: list[Any] = [entity(**values).create(), creation(**{**values, **wires})]
        expected, found = [_request(transaction(one) if is_together else one) for one in pair]
        assert expected.get("TransactItems", expected) == found.get("TransactItems", found)
