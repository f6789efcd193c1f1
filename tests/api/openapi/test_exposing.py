"""Exposing: patterns of a design as routes, two tenants side by side."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any
from uuid import UUID

import httpx2
import pytest
from openapi_spec_validator import validate

from tablewright.api import limits
from tablewright.api.application import application
from tablewright.api.exposing import expose
from tablewright.api.openapi.document import document
from tablewright.api.routes import Routes
from tablewright.api.rules import OPERATOR, PUBLIC, TENANT, tenant_named
from tablewright.client import AsyncDatabase
from tablewright.clock import ManualClock
from tablewright.ids import CountingIds
from tablewright.model import camel, put_all
from tests.api.openapi import letters, notes
from tests.api.openapi.letters import Box, Country, Letter, Mood, Note, Stamp
from tests.api.openapi.loopback import Seen

ROUTES = Routes()
expose(ROUTES, Letter.of_tenant, "/v1/letters", rule=TENANT, tags=("letters",))
expose(ROUTES, Letter.get, "/v1/letters/{letter_id}", rule=TENANT, is_consistent=True)
expose(ROUTES, Letter.in_mood, "/v1/moods/{mood}", rule=TENANT, hides=("words",))
expose(ROUTES, Letter.in_mood, "/v1/mood", rule=TENANT, name="mood", names=camel)
expose(ROUTES, Letter.with_code, "/v1/codes/{code}", rule=TENANT)
expose(ROUTES, Letter.get, "/v1/tenants/{t}/letters/{letter_id}", rule=tenant_named("t"), name="of")
expose(ROUTES, Box.boxes, "/v1/boxes", rule=TENANT)
expose(ROUTES, Country.countries, "/v1/countries", rule=PUBLIC)

ACME = {"authorization": f"Bearer {notes.ACME_KEY}"}
BETA = {"authorization": f"Bearer {notes.BETA_KEY}"}
ADMINISTRATOR = {"authorization": f"Bearer {notes.ADMIN_TOKEN}"}
FIRST = datetime(2025, 11, 16, tzinfo=UTC)
MS = int(FIRST.timestamp() * 1000)

Ask = Callable[[httpx2.AsyncClient], Awaitable[None]]


def _letter(tenant: str, number: int, **more: Any) -> Letter:
    return Letter(
        tenant_id=tenant,
        letter_id=UUID(int=number),
        mood=more.pop("mood", Mood.KIND),
        sent_at=FIRST.replace(hour=number % 24),
        words={"text": f"from {tenant}", "number": Decimal("1.5")},
        reply_token="not for others",
        code="abc",
        **more,
    )


def _client(db: AsyncDatabase) -> httpx2.AsyncClient:
    given = notes.notes_service(db).runtime
    service = notes.notes_system(ROUTES, name="letters").running(given)
    app = application([service], ids=CountingIds(), observer=Seen())
    return httpx2.AsyncClient(transport=httpx2.ASGITransport(app=app), base_url="http://here")


def _asking(ask: Ask) -> None:
    async def main() -> None:
        clock = ManualClock(FIRST.timestamp())
        async with AsyncDatabase("memory:", cursor_key=b"k" * 32, clock=clock) as db:
            await db.create_tables(letters.DESIGN)
            for tenant in ("acme", "beta"):
                await db.run(put_all([_letter(tenant, number) for number in range(5)]))
                await db.run(
                    put_all(Box(tenant_id=tenant, number=n, label="x") for n in (1, 2, 30))
                )
            await db.run(Country(code="no", name="Norway").create())
            async with _client(db) as client:
                await ask(client)

    asyncio.run(main())


def _id(number: int) -> str:
    return str(UUID(int=number))


# What cannot be exposed


def test_items_of_tenants_are_not_for_everybody_nor_for_an_administrator_of_none():
    for rule in (PUBLIC, OPERATOR):
        with pytest.raises(TypeError, match=r"Letter\.get finds items of tenants"):
            expose(Routes(), Letter.get, "/v1/letters/{letter_id}", rule=rule)


def test_items_of_no_tenant_are_not_for_tenants_unless_they_are_shared():
    with pytest.raises(TypeError, match=r"Note\.note finds items of no tenant"):
        expose(Routes(), Note.note, "/v1/notes/{note_id}", rule=TENANT)


def test_the_tenant_cannot_stand_in_the_path():
    with pytest.raises(TypeError, match=r"Letter\.get takes no 'tenant_id' from a path"):
        expose(Routes(), Letter.get, "/v1/{tenant_id}/letters/{letter_id}", rule=TENANT)


def test_what_is_no_pattern_cannot_be_exposed():
    with pytest.raises(TypeError, match="is not an access pattern of an entity"):
        expose(Routes(), Letter.scan, "/v1/letters", rule=TENANT)  # type: ignore[arg-type]


def test_an_attribute_that_is_not_there_cannot_be_hidden():
    with pytest.raises(TypeError, match="Letter has no attribute 'wrods' to hide"):
        expose(Routes(), Letter.of_tenant, "/v1/letters", rule=TENANT, hides=("wrods",))


def test_a_global_index_cannot_be_read_consistently():
    with pytest.raises(TypeError, match=r"Letter\.in_mood reads a global index"):
        expose(Routes(), Letter.in_mood, "/v1/moods", rule=TENANT, is_consistent=True)


# What is refused


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("/v1/letters/abc", "letter_id"),
        ("/v1/moods/sad", "mood"),
        ("/v1/moods/kind?sent_at_from=yesterday", "sent_at"),
        ("/v1/codes/NO", "code"),
        ("/v1/boxes?number_from=x", "number"),
        ("/v1/letters?limit=0", "limit"),
        ("/v1/letters?limit=101", "limit"),
        ("/v1/moods/kind?limit=11", "limit"),
    ],
)
def test_values_that_cannot_be_are_malformed(path: str, place: str):
    async def ask(client: httpx2.AsyncClient) -> None:
        answer = await client.get(path, headers=ACME)
        assert (400, "malformed") == (answer.status_code, answer.json()["error"]["code"])
        assert place == answer.json()["error"]["details"]["place"]

    _asking(ask)


def test_parameters_that_are_not_there_and_the_tenant_are_refused():
    async def ask(client: httpx2.AsyncClient) -> None:
        for name in ("tenant_id", "x"):
            answer = await client.get(f"/v1/letters?{name}=beta", headers=ACME)
            assert 400 == answer.status_code

    _asking(ask)


def test_without_a_credential_nothing_is_shown():
    async def ask(client: httpx2.AsyncClient) -> None:
        assert 401 == (await client.get("/v1/letters")).status_code
        assert 403 == (await client.get("/v1/letters", headers=ADMINISTRATOR)).status_code

    _asking(ask)


# One item


def test_an_item_of_ones_own_is_found_and_none_of_another_tenant():
    async def ask(client: httpx2.AsyncClient) -> None:
        for headers, tenant in ((ACME, "acme"), (BETA, "beta")):
            answer = await client.get(f"/v1/letters/{_id(1)}", headers=headers)
            assert tenant == answer.json()["tenant_id"]
            assert {"text": f"from {tenant}", "number": 1.5} == answer.json()["words"]
        gone = await client.get(f"/v1/letters/{_id(99)}", headers=ACME)
        assert (404, "not_found") == (gone.status_code, gone.json()["error"]["code"])

    _asking(ask)


def test_the_path_may_name_the_tenant_where_the_rule_says_so():
    async def ask(client: httpx2.AsyncClient) -> None:
        path = f"/v1/tenants/acme/letters/{_id(1)}"
        assert 404 == (await client.get(path, headers=BETA)).status_code
        for headers in (ACME, ADMINISTRATOR):
            assert "acme" == (await client.get(path, headers=headers)).json()["tenant_id"]

    _asking(ask)


def test_attributes_are_shown_as_they_are_stored_and_secrets_are_not():
    letter = _letter(
        "acme",
        77,
        day=date(2025, 11, 16),
        price=Decimal("1.10"),
        weight=2.5,
        stamps=[Stamp("no", Decimal(3)), Stamp("se")],
        labels={"b", "a"},
        seal=b"wax",
    )

    async def main() -> None:
        async with AsyncDatabase("memory:") as db:
            await db.create_tables(letters.DESIGN)
            await db.run(letter.create())
            async with _client(db) as client:
                answer = await client.get(f"/v1/letters/{_id(77)}", headers=ACME)
        assert {
            "tenant_id": "acme",
            "letter_id": _id(77),
            "mood": "kind",
            "sent_at": MS + 5 * 3_600_000,
            "day": "2025-11-16",
            "code": "abc",
            "pages": 1,
            "price": 1.1,
            "weight": 2.5,
            "words": {"text": "from acme", "number": 1.5},
            "stamps": [{"country": "no", "value": 3}, {"country": "se"}],
            "labels": ["a", "b"],
            "seal": "d2F4",
            "is_read": False,
            "expires_at": None,
        } == answer.json()

    asyncio.run(main())


def test_what_is_older_than_a_rule_is_shown_all_the_same():
    async def main() -> None:
        async with AsyncDatabase("memory:") as db:
            await db.create_tables(letters.DESIGN)
            await db.run(_letter("acme", 7).create())
            key = {"pk": {"S": "T#acme"}, "sk": {"S": f"L#{_id(7)}"}}
            change = {
                "UpdateExpression": "SET pages = :none",
                "ExpressionAttributeValues": {":none": {"N": "0"}},
            }
            await db.call("UpdateItem", {"TableName": "Letters", "Key": key, **change})
            async with _client(db) as client:
                answer = await client.get(f"/v1/letters/{_id(7)}", headers=ACME)
        assert (200, 0) == (answer.status_code, answer.json()["pages"])

    asyncio.run(main())


# Several items


async def _all(client: httpx2.AsyncClient, path: str, headers: dict[str, str]) -> list[Any]:
    items: list[Any] = []
    cursor = ""
    while True:
        answer = await client.get(f"{path}limit=2{cursor}", headers=headers)
        assert 200 == answer.status_code, answer.text
        items += answer.json()["items"]
        if answer.json()["nextCursor"] is None:
            return items
        cursor = f"&cursor={answer.json()['nextCursor']}"


def test_pages_give_every_item_of_ones_own_once():
    async def ask(client: httpx2.AsyncClient) -> None:
        for headers, tenant in ((ACME, "acme"), (BETA, "beta")):
            items = await _all(client, "/v1/letters?", headers)
            assert [_id(n) for n in range(5)] == [one["letter_id"] for one in items]
            assert {tenant} == {one["tenant_id"] for one in items}

    _asking(ask)


def test_an_index_that_does_not_know_tenants_shows_none_of_another():
    async def ask(client: httpx2.AsyncClient) -> None:
        items = await _all(client, "/v1/codes/abc?", BETA)
        assert ["beta"] * 5 == [one["tenant_id"] for one in items]

    _asking(ask)


def test_cursors_of_another_query_argument_or_tenant_are_refused():
    async def ask(client: httpx2.AsyncClient) -> None:
        first = await client.get("/v1/letters?limit=2", headers=ACME)
        cursor = first.json()["nextCursor"]
        for path, headers in (
            ("/v1/letters?", BETA),
            ("/v1/moods/kind?", ACME),
            ("/v1/codes/abc?", ACME),
        ):
            answer = await client.get(f"{path}cursor={cursor}", headers=headers)
            assert (400, "bad_cursor") == (answer.status_code, answer.json()["error"]["code"])
        mood = await client.get("/v1/moods/kind?limit=2", headers=ACME)
        other = f"/v1/moods/cross?cursor={mood.json()['nextCursor']}"
        assert 400 == (await client.get(other, headers=ACME)).status_code
        made_up = await client.get(f"/v1/letters?cursor={cursor[:-2]}xx", headers=ACME)
        assert "bad_cursor" == made_up.json()["error"]["code"]

    _asking(ask)


def test_a_range_has_two_ends_and_defaults_are_the_patterns():
    hour = 3_600_000

    async def ask(client: httpx2.AsyncClient) -> None:
        async def hours(path: str) -> list[int]:
            items = (await client.get(path, headers=ACME)).json()["items"]
            return [(one.get("sent_at", one.get("sentAt")) - MS) // hour for one in items]

        assert [4, 3, 2, 1, 0] == await hours("/v1/mood")
        assert [4, 3] == await hours(f"/v1/mood?sentAtFrom={MS + 3 * hour}")
        assert [1, 0] == await hours(f"/v1/moods/kind?sent_at_to={MS + hour}")
        assert [2, 1] == await hours(
            f"/v1/moods/kind?sent_at_from={MS + hour}&sent_at_to={MS + 2 * hour}"
        )
        assert [] == await hours("/v1/mood?mood=cross")

    _asking(ask)


def test_attributes_of_keys_only_are_shown_and_shared_items_are_for_all():
    async def ask(client: httpx2.AsyncClient) -> None:
        boxes = await client.get("/v1/boxes?number_from=2", headers=ACME)
        shown = [{"tenant_id": "acme", "number": n, "label": "x"} for n in (2, 30)]
        assert shown == boxes.json()["items"]
        countries = await client.get("/v1/countries")
        assert [{"code": "no", "name": "Norway"}] == countries.json()["items"]

    _asking(ask)


def test_what_is_hidden_is_hidden_and_names_are_spelled_as_asked():
    async def ask(client: httpx2.AsyncClient) -> None:
        (plain, *_) = (await client.get("/v1/moods/kind", headers=ACME)).json()["items"]
        assert "words" not in plain
        (spelled, *_) = (await client.get("/v1/mood", headers=ACME)).json()["items"]
        assert {"tenantId", "letterId", "sentAt", "isRead"} <= set(spelled)

    _asking(ask)


# The document


def test_the_document_has_the_patterns_words_and_the_stored_forms():
    made = document(ROUTES, title="Letters", version="1", schemes=notes.SCHEMES)
    validate(made)
    paths = made["paths"]
    one = paths["/v1/letters/{letter_id}"]["get"]
    assert ("letter_get", "One letter") == (one["operationId"], one["summary"])
    assert one["description"].startswith("By its id.")
    assert {"type": "string", "format": "uuid"} == one["parameters"][0]["schema"]
    many = {p["name"]: p["schema"] for p in paths["/v1/mood"]["get"]["parameters"]}
    assert ["mood", "sentAtFrom", "sentAtTo", "limit", "cursor"] == list(many)
    assert {"type": "string", "enum": ["kind", "cross"]} == many["mood"]
    assert {"type": "integer"} == many["sentAtFrom"]
    assert {"type": "integer", "minimum": 1, "maximum": 10, "default": 10} == many["limit"]
    default = paths["/v1/letters"]["get"]["parameters"][0]["schema"]["default"]
    assert limits.API_PAGE_DEFAULT == default


def test_the_schema_of_an_item_is_that_of_its_attributes():
    routes = Routes()
    expose(routes, Letter.get, "/v1/letters/{letter_id}", rule=TENANT)
    expose(routes, Letter.of_tenant, "/v1/letters", rule=TENANT)
    schemas = document(routes, title="L", version="1", schemes=notes.SCHEMES)["components"][
        "schemas"
    ]
    assert {"Letter", "LetterPage", "Error", "ErrorContent"} == set(schemas)
    letter = schemas["Letter"]
    assert "A written text." == letter["description"]
    shown = letter["properties"]
    assert not {"inner", "reply_token", "mood_and_time", "pk", "gsi1pk"} & set(shown)
    assert {"description": "Whose it is", "type": "string"} == shown["tenant_id"]
    assert {"type": "integer", "minimum": 1} == shown["pages"]
    code = {"type": "string", "minLength": 2, "maxLength": 8, "pattern": "^[a-z]+$"}
    assert [code, {"type": "null"}] == shown["code"]["anyOf"]
    assert [{"type": "number", "format": "decimal"}, {"type": "null"}] == shown["price"]["anyOf"]
    assert {"type": "array", "items": {"type": "string"}, "uniqueItems": True} == shown["labels"]
    assert {"type": "object", "additionalProperties": {}} == shown["words"]
    stamp = shown["stamps"]["items"]
    assert (["country", "value"], ["country"]) == (list(stamp["properties"]), stamp["required"])
    assert "base64" == shown["seal"]["anyOf"][0]["contentEncoding"]
    assert "boolean" == shown["is_read"]["type"]
