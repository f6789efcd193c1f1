"""A system in memory: any system value, called without a server, by tests of both kinds."""

from __future__ import annotations

import asyncio
import socket
from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec import Struct

from tablewright.api import TENANT, Context, Routes, expose
from tablewright.kits.jobs import Job, JobKind
from tablewright.kits.keyed import Keyed, system
from tablewright.model import Entity, Index, Table, created, design_of
from tablewright.systems.events.system import SYSTEM as EVENTS
from tablewright.systems.yggdrasil.system import SYSTEM as YGGDRASIL
from tablewright.testing.loopback import OutgoingCallError
from tablewright.testing.sync_system import opening


class Shelves(Table, name="shelves"):
    """Everything that is stored."""

    primary = Index("pk", "sk")


class Book(Entity, table=Shelves, tenant="tenant"):
    """A book of a tenant."""

    tenant: str
    book_id: str
    title: str
    created_at: datetime = created()

    primary = Shelves.primary("BOOK#{tenant}", "{book_id}")

    @primary.get
    def get(cls, tenant: str, book_id: str) -> None:
        """One book."""

    @primary.query
    def of_tenant(cls, tenant: str) -> None:
        """All books of a tenant."""


class NewBook(Struct):
    """A book to be created."""

    title: str


class BookId(Struct):
    """The id of a book."""

    book_id: str


ROUTES: Routes[Keyed] = Routes()
expose(ROUTES, Book.of_tenant, "/v1/books", rule=TENANT, hides=["tenant"])
expose(ROUTES, Book.get, "/v1/books/{book_id}", rule=TENANT, hides=["tenant"])


@ROUTES.post("/v1/books", rule=TENANT, status=201)
async def create_book(context: Context[Keyed], body: NewBook) -> BookId:
    """Creates a book."""
    if body.title == "broken":
        raise RuntimeError("a bug")
    book = Book(tenant=context.tenant, book_id=context.ids.uuid(), title=body.title)
    await context.db.run(book.create())
    await context.db.run(context.parts.jobs.add("bind", {"title": body.title}, tenant="acme"))
    return BookId(book.book_id)


BOUND: list[str] = []


async def bind(job: Job) -> None:
    """Notes a title."""
    BOUND.append(job.payload["title"])


LIBRARY = system(
    "library", design_of("library", Shelves), ROUTES, kinds=lambda keyed: [JobKind("bind", bind)]
)


@pytest.fixture
def library(tablewright_system: Any) -> Any:
    return tablewright_system(LIBRARY)


def test_a_connection_to_another_machine_is_rejected(tablewright_system: Any):
    for host in ("192.0.2.1", "shop.example"):
        with pytest.raises(OutgoingCallError, match=f"not to '{host}'"):
            socket.create_connection((host, 443), timeout=1)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        socket.create_connection(listener.getsockname()).close()


def test_a_response_with_status_500_fails_the_test():
    def test() -> None:
        with opening() as open_system:
            acme = open_system(LIBRARY).caller("acme")
            assert 500 == acme.post("/v1/books", {"title": "broken"}).status

    with pytest.raises(ExceptionGroup, match="library responded with status 500") as raised:
        test()
    assert "a bug" == str(raised.value.exceptions[0])


def test_a_caller_of_another_kit_needs_a_credential(tablewright_system: Any):
    events = tablewright_system(EVENTS)
    with pytest.raises(TypeError, match="events does not use the kit keyed"):
        events.caller("acme").get("/v1/inbox")


def test_no_tenant_sees_the_books_of_another(library: Any):
    created = library.caller("acme").post("/v1/books", {"title": "Emma"})
    place = f"/v1/books/{created.json['book_id']}"
    assert (201, "Emma") == (created.status, library.caller("acme").get(place).json["title"])
    assert 404 == library.caller("globex").get(place).status
    assert 401 == library.caller().get(place).status


def test_two_runs_get_the_same_ids_and_times(library: Any):
    created = library.caller("acme").post("/v1/books", {"title": "Emma"}).json
    book = library.caller("acme").get(f"/v1/books/{created['book_id']}").json
    assert created["book_id"].startswith("00000000-0000-4000-8000-0000000000")
    assert datetime(2023, 11, 14, 22, 13, 20, tzinfo=UTC).timestamp() == library.clock.now()
    assert book["created_at"].startswith("2023-11-14T22:13:20")


def test_jobs_run_when_the_test_says_so(library: Any):
    BOUND.clear()
    library.caller("acme").post("/v1/books", {"title": "Emma"})
    assert [] == BOUND
    library.run_jobs()
    assert ["Emma"] == BOUND


def test_an_async_test_works_on_its_own_event_loop(tablewright_async_system: Any):
    async def main() -> list[str]:
        library = tablewright_async_system(LIBRARY)
        await library.caller("acme").post("/v1/books", {"title": "Emma"})
        listed = await library.caller("acme").get("/v1/books")
        return [one["title"] for one in listed.json["items"]]

    assert ["Emma"] == asyncio.run(main())


def test_a_system_with_credentials_of_its_own_signs_in(tablewright_system: Any):
    async def sign_in(events: Any, tenant: str) -> dict[str, str]:
        made = await events.operator.post("/v1/tenants", {"tenant_id": tenant})
        return {"authorization": f"Bearer {made.json['api_key']}"}

    events = tablewright_system(EVENTS, sign_in=sign_in)
    acme = events.caller("acme")
    hook = {"url": "https://hooks.example.com/acme"}
    assert 201 == acme.post("/v1/hooks", hook).status
    assert 201 == acme.post("/v1/events", {"n": 1}).status
    events.run_jobs()
    assert [hook["url"]] == [call.url for call in events.sender.sent]


def test_mails_stay_in_the_outbox(tablewright_system: Any):
    trees = tablewright_system(YGGDRASIL)
    account = {"email": "ann@example.com", "password": "seven brown owls", "displayName": "Ann"}
    assert 201 == trees.caller().post("/api/auth/register", account).status
    assert 202 == trees.caller().post("/api/auth/reset", {"email": "ann@example.com"}).status
    trees.run_jobs()
    assert ["ann@example.com"] == [mail.to for mail in trees.outbox.sent]


def test_requests_go_to_two_nodes_in_turn(tablewright_nodes: Any):
    library = tablewright_nodes(LIBRARY)
    first, second = library.awaited.nodes
    assert first.parts is not second.parts
    acme = library.caller("acme")
    ids = [acme.post("/v1/books", {"title": str(n)}).json["book_id"] for n in range(3)]
    assert [200] * 3 == [acme.get(f"/v1/books/{one}").status for one in ids]
