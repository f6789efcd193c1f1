"""The routes of webhooks: who may use them, what they show, and their audit entries."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.kits.audit import Audit, own_entries
from tablewright.kits.keyed import Keyed, system
from tablewright.kits.webhooks import AttemptResult, Webhooks, is_signed
from tablewright.kits.webhooks.kit import HookKit
from tablewright.kits.webhooks.routes import hook_routes
from tablewright.model import design_of
from tablewright.testing.system import in_memory
from tests.kits.webhooks.service import ENDPOINTS_MAX, PATH, URL, Board, Note, with_board
from tests.systems.on_nodes import repeatable

SINCE = {"since": "2000-01-01T00:00:00Z"}
FAILED = AttemptResult(500, None, 7, "no")
OK = AttemptResult(200, None, 12, "fine")
UNSAFE = [
    ("POST", "", {"url": URL}),
    ("PATCH", "/{}", {"description": "x"}),
    ("DELETE", "/{}", None),
    ("POST", "/{}/ping", None),
    ("POST", "/{}/secret", None),
    ("POST", "/{}/enable", None),
    ("POST", "/{}/disable", None),
    ("POST", "/{}/replay", SINCE),
    ("POST", "/{}/deliveries/m1/replay", None),
]
READING = [("GET", ""), ("GET", "/{}"), ("GET", "/{}/deliveries"), ("GET", "/{}/deliveries/m1")]


# Errors


@with_board
async def test_strangers_find_no_webhook_and_readers_change_none(board: Board):
    webhook = await board.made()
    for method, below, body in UNSAFE:
        statuses = [
            (await board.ask(method, below.format(webhook), body, person=who)).status
            for who in ("gil", "rita", "nora")
        ]
        assert [404, 403, 403] == statuses
    for method, below in READING:
        assert 404 == (await board.ask(method, below.format(webhook), person="gil")).status
        assert 403 == (await board.ask(method, below.format(webhook), person="nora")).status
    assert 200 == (await board.ask("GET", f"/{webhook}", person="rita")).status


@with_board
async def test_a_webhook_of_another_account_is_not_found(board: Board):
    webhook = await board.made()
    for method, below, body in [*UNSAFE[1:], *((*one, None) for one in READING[1:])]:
        path = f"/v1/accounts/globex/webhooks{below.format(webhook)}"
        assert 404 == (await board.ask(method, path, body, person="gil")).status
    listed = await board.ask("GET", "/v1/accounts/globex/webhooks", None, 200, person="gil")
    assert [] == listed.json["items"]


@with_board
async def test_webhooks_are_listed_in_pages_the_oldest_first(board: Board):
    made = [await board.made() for _ in range(3)]
    assert 400 == (await board.ask("GET", "?limit=101")).status
    assert "bad_cursor" == (await board.ask("GET", "?cursor=%C3%BC")).error["code"]
    found: list[str] = []
    cursor: str | None = ""
    for _ in made:
        asked = f"?limit=1&cursor={cursor}" if cursor else "?limit=1"
        page = (await board.ask("GET", asked, None, 200)).json
        found += [one["webhookId"] for one in page["items"]]
        cursor = page["nextCursor"]
    assert cursor is None
    assert sorted(made) == sorted(found)


@with_board
async def test_people_confirm_their_address_before_they_create_a_webhook(board: Board):
    assert 403 == (await board.ask("POST", "", {"url": URL}, person="una")).status
    assert 200 == (await board.ask("GET", "", person="una")).status


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ({"url": "http://acme.example.com/"}, "url"),
        ({"url": "https://10.0.0.1/"}, "url"),
        ({"url": "https://localhost/"}, "url"),
        ({"url": URL, "events": ["note.eaten"]}, "events"),
        ({"url": URL, "events": ["a b"]}, "events"),
        ({"url": URL, "headers": {"Host": "x"}}, "headers"),
        ({"url": URL, "headers": {"X-A": "a\r\nX-B: b"}}, "headers"),
        ({"url": URL, "headers": {"X-A": "ann-4711-4711-4711"}}, "headers"),
    ],
)
def test_what_cannot_be_a_webhook_is_rejected_with_its_field(body: dict[str, Any], place: str):
    @with_board
    async def test(board: Board) -> None:
        webhook = await board.made()
        for method, below in (("POST", ""), ("PATCH", f"/{webhook}")):
            person = "ann-4711-4711-4711"  # who would send the own token to a receiver
            reply = await board.ask(method, below, body, 422, person=person)
            assert place == reply.error["details"]["place"]

    test()


@with_board
async def test_an_account_has_no_more_webhooks_than_its_plan_includes(board: Board):
    for _ in range(ENDPOINTS_MAX):
        await board.made()
    reply = await board.ask("POST", "", {"url": URL}, 403)
    assert "The plan includes 5 webhooks." == reply.error["message"]


# Creating, changing and deleting


@with_board
async def test_a_new_webhook_is_shown_once_with_its_secret(board: Board):
    body = {
        "url": URL,
        "events": ["note.*"],
        "description": "ours",
        "headers": {"X-Key": "swordfish"},
        "retryPolicy": {"maxAttempts": 3},
    }
    made = await board.ask("POST", "", body, 201)
    view = made.json["webhook"]
    assert made.json["secret"].startswith("whsec_")
    assert f"/board{PATH}/{view['webhookId']}" == made.headers["location"]
    shown = await board.ask("GET", f"/{view['webhookId']}", None, 200)
    listed = await board.ask("GET", "", None, 200)
    assert [view] == [shown.json] == listed.json["items"]
    expected = {
        "url": URL,
        "events": ["note.*"],
        "description": "ours",
        "isActive": True,
        "status": "active",
        "headerNames": ["X-Key"],
        "retryPolicy": {"maxAttempts": 3},
        "failureCount": 0,
        "breaker": "closed",
    }
    assert expected.items() <= view.items()
    for reply in (made, shown, listed):
        assert b"swordfish" not in reply.body
    for reply in (shown, listed):
        assert b"whsec_" not in reply.body


@with_board
async def test_a_webhook_without_a_list_gets_every_event(board: Board):
    webhook = await board.made()
    assert ["*"] == (await board.ask("GET", f"/{webhook}")).json["events"]


@with_board
async def test_a_repeated_request_creates_one_webhook_and_shows_its_secret_again(board: Board):
    first, again = [
        await board.ask("POST", "", {"url": URL}, 201, idempotency_key="one") for _ in range(2)
    ]
    assert (first.body, "true") == (again.body, again.headers["idempotent-replay"])
    assert 1 == len((await board.ask("GET", "")).json["items"])
    other = await board.ask("POST", "", {"url": f"{URL}/b"}, idempotency_key="one")
    assert 409 == other.status


@with_board
async def test_changes_name_only_what_changes(board: Board):
    webhook = await board.made(headers={"X-A": "a", "X-B": "b"}, description="ours")
    change = {"headers": {"x-a": None, "X-C": "c"}, "events": ["note.pinned"]}
    changed = await board.ask("PATCH", f"/{webhook}", change, 200)
    view = changed.json
    assert (["X-B", "X-C"], ["note.pinned"], "ours", URL) == (
        view["headerNames"],
        view["events"],
        view["description"],
        view["url"],
    )
    assert 422 == (await board.ask("PATCH", f"/{webhook}", {})).status
    moved = {"url": f"{URL}/2", "description": "", "retryPolicy": {"maxAttempts": 1}}
    view = (await board.ask("PATCH", f"/{webhook}", moved, 200)).json
    assert (f"{URL}/2", "", 1, ["X-B", "X-C"]) == (
        view["url"],
        view["description"],
        view["retryPolicy"]["maxAttempts"],
        view["headerNames"],
    )


@with_board
async def test_a_change_of_what_has_changed_since_is_rejected(board: Board):
    webhook = await board.made()
    read = (await board.ask("GET", f"/{webhook}")).headers["etag"]
    board.sender.results[URL] = [FAILED]
    await board.pinned()
    await board.run_jobs()
    after = await board.ask("GET", f"/{webhook}")
    assert (read, 500) == (after.headers["etag"], after.json["lastResponseCode"])
    body = {"headers": {"X-A": "a"}}
    changed = await board.ask("PATCH", f"/{webhook}", body, 200, if_match=read)
    assert read != changed.headers["etag"]
    again = {"headers": {"X-A": "b"}}
    assert 412 == (await board.ask("PATCH", f"/{webhook}", again, if_match=read)).status
    assert 412 == (await board.ask("DELETE", f"/{webhook}", if_match=read)).status
    latest = changed.headers["etag"]
    rewritten = await board.ask("PATCH", f"/{webhook}", again, 200, if_match=latest)
    assert latest != rewritten.headers["etag"]  # although nothing that is shown has changed
    await board.ask("DELETE", f"/{webhook}", None, 204, if_match=rewritten.headers["etag"])
    assert 404 == (await board.ask("GET", f"/{webhook}")).status


@with_board
async def test_both_secrets_sign_for_a_day_after_a_rotation(board: Board):
    made = (await board.ask("POST", "", {"url": URL}, 201)).json
    webhook = made["webhook"]["webhookId"]
    fresh = (await board.ask("POST", f"/{webhook}/secret", None, 201)).json["secret"]
    for seconds, expected in ((0, [True, True]), (24 * 3600, [False, True])):
        board.clock.advance(seconds=seconds)
        await board.pinned()
        await board.run_jobs()
        call, now = board.sender.sent[-1], board.clock.now()
        assert expected == [
            is_signed([one], call.headers, call.body, now_seconds=now)
            for one in (made["secret"], fresh)
        ]


# The log and replays


@with_board
async def test_deliveries_are_listed_by_status_and_page_by_page(board: Board):
    webhook = await board.made()
    ids: list[str] = []
    for result in (OK, FAILED, OK):
        board.sender.results[URL] = [result]
        ids.append(await board.pinned())
        await board.pass_time(1)
    assert dict(zip(ids, ["delivered", "pending", "delivered"], strict=True)) == await board.log(
        webhook
    )
    assert {ids[1]: "pending"} == await board.log(webhook, status="pending")
    seen: list[str] = []
    cursor = ""
    while True:
        page = (await board.ask("GET", f"/{webhook}/deliveries?limit=2{cursor}", None, 200)).json
        seen += [one["deliveryId"] for one in page["items"]]
        if page["nextCursor"] is None:
            break
        cursor = f"&cursor={page['nextCursor']}"
    assert ids[::-1] == seen
    assert 400 == (await board.ask("GET", f"/{webhook}/deliveries?cursor=x")).status
    assert 400 == (await board.ask("GET", f"/{webhook}/deliveries?status=lost")).status


@with_board
async def test_a_delivery_is_shown_with_its_request_and_the_responses(board: Board):
    webhook = await board.made(headers={"X-Key": "swordfish"})
    board.sender.results[URL] = [AttemptResult(503, None, 7, "busy"), OK]
    note = await board.pinned("hello")
    await board.pass_time(0, 6)
    found = (await board.ask("GET", f"/{webhook}/deliveries/{note}", None, 200)).json
    assert (note, "note.pinned", "delivered") == (
        found["delivery"]["deliveryId"],
        found["delivery"]["eventType"],
        found["delivery"]["status"],
    )
    attempts = found["delivery"]["attempts"]
    assert [(503, "busy"), (200, "fine")] == [
        (one["responseCode"], one["excerpt"]) for one in attempts
    ]
    body = board.sender.sent[0].body.decode()
    assert {"url": URL, "headerNames": ["X-Key"], "body": body} == found["request"]
    assert '"accountId":"acme"' in body
    assert 404 == (await board.ask("GET", f"/{webhook}/deliveries/none")).status
    later = await board.made()
    assert 404 == (await board.ask("GET", f"/{later}/deliveries/{note}")).status


@with_board
async def test_a_ping_is_sent_at_once_in_the_systems_form_and_can_be_replayed(board: Board):
    webhook = await board.made()
    ping = (await board.ask("POST", f"/{webhook}/ping", None, 200)).json
    assert ("ping", "delivered") == (ping["eventType"], ping["status"])
    assert b'"type":"ping","accountId":"acme"' in board.sender.sent[0].body
    path = f"/{webhook}/deliveries/{ping['deliveryId']}"
    await board.ask("POST", f"{path}/replay", None, 202)
    await board.run_jobs()
    assert ["delivered"] == list((await board.log(webhook)).values())
    assert 2 == len(board.sender.sent)


@with_board
async def test_what_a_webhook_missed_while_it_was_disabled_is_sent_by_a_replay(board: Board):
    webhook = await board.made()
    before = await board.pinned()
    await board.run_jobs()
    disabled = (await board.ask("POST", f"/{webhook}/disable", None, 200)).json
    assert (False, "disabled", "Disabled by its owner.") == (
        disabled["isActive"],
        disabled["status"],
        disabled["statusReason"],
    )
    missed = [await board.pinned() for _ in range(3)]
    await board.pass_time(0, 3600)
    assert 1 == len(board.sender.sent)
    enabled = (await board.ask("POST", f"/{webhook}/enable", None, 200)).json
    assert (True, "active") == (enabled["isActive"], enabled["status"])
    await board.ask("POST", f"/{webhook}/replay", SINCE, 202)
    await board.pass_time(0, 1)
    ids = [call.headers["webhook-id"] for call in board.sender.sent]
    assert [before, *sorted(missed)] == [ids[0], *sorted(ids[1:])]
    everything = {**SINCE, "includesDelivered": True}
    await board.ask("POST", f"/{webhook}/replay", everything, 202)
    await board.pass_time(0, 1)
    ids = [call.headers["webhook-id"] for call in board.sender.sent]
    assert sorted([before, *missed]) == sorted(ids[4:])


# The audit log


@with_board
async def test_enabling_and_disabling_a_webhook_twice_leaves_one_entry_and_the_first_time(
    board: Board,
):
    webhook = await board.made()
    first = (await board.ask("POST", f"/{webhook}/disable", None, 200)).json
    board.clock.advance(seconds=60)
    assert first == (await board.ask("POST", f"/{webhook}/disable", None, 200)).json
    for _ in range(2):
        await board.ask("POST", f"/{webhook}/enable", None, 200)
    events = [one.event for one in reversed(await board.entries())]
    assert ["webhook_created", "webhook_disabled", "webhook_enabled"] == events


@with_board
async def test_every_change_leaves_one_entry_without_secrets(board: Board):
    webhook = await board.made(headers={"X-Key": "swordfish"})
    note = await board.pinned()
    await board.run_jobs()
    for method, below, body in (
        ("PATCH", "", {"url": f"{URL}/2?token=swordfish", "headers": {"X-Other": "swordfish"}}),
        ("POST", "/secret", None),
        ("POST", "/disable", None),
        ("POST", "/enable", None),
        ("POST", f"/deliveries/{note}/replay", None),
        ("POST", "/replay", SINCE),
        ("DELETE", "", None),
    ):
        board.clock.advance(seconds=1)
        await board.ask(method, f"/{webhook}{below}", body)
    entries = await board.entries()
    assert [
        "webhook_created",
        "webhook_updated",
        "webhook_secret_rotated",
        "webhook_disabled",
        "webhook_enabled",
        "webhook_replayed",
        "webhook_replayed",
        "webhook_deleted",
    ] == [one.event for one in reversed(entries)]
    assert {("webhook", webhook, "ann")} == {
        (one.resource, one.resource_id, one.person) for one in entries
    }
    changed = entries[-2].details or {}
    assert (["X-Key"], ["X-Key", "X-Other"]) == (
        changed["before"]["headers"],
        changed["after"]["headers"],
    )
    for text in ("swordfish", "whsec_"):
        assert text not in str(entries)


@with_board
async def test_a_webhook_that_its_receiver_ends_leaves_an_entry_of_the_system(board: Board):
    webhook = await board.made()
    board.sender.results[URL] = [AttemptResult(410, None, 5, "gone")]
    await board.pinned()
    await board.pass_time(1)
    latest = (await board.entries())[0]
    assert ("webhook_disabled", webhook, None) == (
        latest.event,
        latest.resource_id,
        latest.person,
    )
    details = latest.details or {}
    assert ("system", "The receiver returned 410 Gone.") == (
        details["actor"]["kind"],
        details["reason"],
    )
    shown = (await board.ask("GET", f"/{webhook}")).json
    assert (False, "ended", 410) == (
        shown["isActive"],
        shown["status"],
        shown["lastResponseCode"],
    )


# Rows of core, two processes, and systems without accounts

TESTS = repeatable(sys.modules[__name__])


@pytest.mark.parametrize("test", TESTS, ids=lambda test: test.__name__)
def test_the_same_holds_for_rows_of_core_on_two_nodes(test: Any):
    test.on(over_rows=True, nodes=2)


def test_a_system_without_accounts_has_the_same_routes_below_another_path():
    kits: dict[int, HookKit] = {}

    def kit_of(parts: Keyed) -> HookKit:
        if id(parts) not in kits:
            audit = Audit(parts.db, parts.jobs.clock, parts.jobs.ids, own_entries("shop"))
            kits[id(parts)] = HookKit(Webhooks(parts.db, parts.jobs), audit)
        return kits[id(parts)]

    routes: Routes[Keyed] = Routes()
    included = hook_routes(read=TENANT, manage=TENANT, path="/webhooks")
    routes.include(included, of=kit_of, prefix="/v1")
    shop = system("shop", design_of("shop", Note.__plan__.table), routes)

    async def main() -> None:
        async with in_memory(shop) as opened:
            acme, globex = opened.caller("acme"), opened.caller("globex")
            made = await acme.ask("POST", "/shop/v1/webhooks", {"url": URL})
            webhook = made.json["webhook"]["webhookId"]
            assert 200 == (await acme.ask("GET", f"/shop/v1/webhooks/{webhook}")).status
            assert 404 == (await globex.ask("GET", f"/shop/v1/webhooks/{webhook}")).status

    asyncio.run(main())
