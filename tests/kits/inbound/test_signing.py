"""Signed routes in a system: the order of checks, limits, deliveries, and the matrix."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tablewright.api import Context, Routes, tenant_named
from tablewright.api.application import application
from tablewright.api.observing.metrics import Metrics
from tablewright.api.observing.requests import Observing
from tablewright.api.openapi.errors import refusals_of
from tablewright.api.rules import Principal, Rule, SignedRequest
from tablewright.errors import ForbiddenError, RateLimitedError
from tablewright.ids import RandomIds
from tablewright.kits.inbound import STRIPE, Deliveries, PathSecret, Signatory, signed
from tablewright.kits.keyed import Keyed, system
from tablewright.model import Entity, Index, Table, add, attr, design_of
from tablewright.testing.caller import AsyncCaller
from tablewright.testing.matrix import SignedCalls, keyed_cast
from tablewright.testing.system import in_memory
from tests.api.observing.captured import captured

SECRETS = {"acme": ["acme-new", "acme-old"], "globex": ["globex"], "idle": []}
BODY = b'{"id": "evt_1", "amount": 1.10}'


class Payments(Table, name="payments"):
    primary = Index("pk", "sk")


class Payment(Entity, table=Payments, tenant="tenant"):
    tenant: str
    payment_id: str
    count: int = attr(default=0)

    primary = Payments.primary("{tenant}", "{payment_id}")

    @primary.get
    def get(cls, tenant: str, payment_id: str) -> None:
        """A payment."""


async def secrets_of(parts: Keyed, path: Mapping[str, str]) -> Signatory | None:
    found = SECRETS.get(path["account_id"])
    return None if found is None else Signatory(path["account_id"], found, subject="stripe")


RULE = signed(STRIPE, secrets=secrets_of)
IN_PATH = signed(PathSecret(), secrets=secrets_of)
routes: Routes[Keyed] = Routes()
others: Routes[Keyed] = Routes()


@routes.post("/v1/hooks/{account_id}", rule=RULE, accepts=("application/json",), body_bytes_max=999)
async def stripe(context: Context[Keyed], account_id: str, body: bytes) -> None:
    """Takes an event of Stripe."""
    assert account_id == context.tenant
    deliveries = Deliveries("payments", context.clock)
    count = Payment(tenant=context.tenant, payment_id="p1", count=1).upsert(add(Payment.count, 1))
    await deliveries.process(context.db, f"{len(body)}", count, tenant=context.tenant)


@others.post("/v1/in/{account_id}/{secret}", rule=IN_PATH, accepts=("*/*",))
async def plain(context: Context[Keyed], account_id: str, secret: str, body: bytes) -> None:
    """Takes an event of a service that signs nothing."""


DESIGN = design_of("payments", Payments)
SYSTEM = system("payments", DESIGN, routes, others)


def headers(secret: str, now_seconds: float, *, body: bytes = BODY) -> dict[str, str]:
    request = SignedRequest("POST", "", {}, {}, body, now_seconds)
    return {"content-type": "application/json", **STRIPE.headers(secret, request)}


def send(shop: Any, account: str = "acme", *, secret: str = "acme-new", **more: Any) -> Any:
    given = {"body": BODY, "headers": headers(secret, shop.clock.now()), **more}
    return shop.caller().post(f"/v1/hooks/{account}", given.pop("body"), **given)


def count_of(shop: Any, account: str = "acme") -> int:
    found = shop.run(shop.db.run(Payment.get(account, "p1")))
    return 0 if found is None else found.count


def test_a_signed_route_that_parses_its_body_first_is_rejected_when_it_is_declared():
    with pytest.raises(TypeError, match="body: bytes"):

        @routes.post("/v1/wrong/{account_id}", rule=RULE)
        async def wrong(context: Context[Keyed], account_id: str) -> None:
            """Has no body."""


def test_every_rejection_is_the_same_response(tablewright_system: Any):
    shop = tablewright_system(SYSTEM)
    now = shop.clock.now()
    found = [
        send(shop, headers={}),
        send(shop, headers={"content-type": "text/plain"}),
        send(shop, secret="wrong"),
        send(shop, secret="globex"),
        send(shop, "nowhere"),
        send(shop, "idle", secret=""),
        send(shop, body=b"{not json"),
        send(shop, headers=headers("acme-new", now - 301)),
    ]
    assert {401} == {one.status for one in found}
    texts = {one.body.replace(one.headers["x-request-id"].encode(), b"") for one in found}
    assert 1 == len(texts)
    assert 0 == count_of(shop)


def test_a_service_may_expect_another_status_for_a_wrong_signature(
    tablewright_system: Any, tablewright_matrix: Any
):
    strict: Routes[Keyed] = Routes()
    rule = signed(STRIPE, secrets=secrets_of, rejects_with=ForbiddenError)

    @strict.post("/v1/hooks/{account_id}", rule=rule, accepts=("application/json",))
    async def stripe(context: Context[Keyed], account_id: str, body: bytes) -> None:
        """Takes an event."""

    shop = tablewright_system(system("payments", DESIGN, strict))
    assert [403, 403, 204] == [
        send(shop, headers={}).status,
        send(shop, secret="wrong").status,
        send(shop).status,
    ]
    (route,) = strict
    assert {401, 403} & {one.status for one in refusals_of(route)} == {403}
    assert [] == checked(tablewright_matrix, CALLS, strict, rule=rule).faults


def test_a_body_is_bounded_before_its_signature_is_verified(tablewright_system: Any):
    body = b"x" * 1000
    shop = tablewright_system(SYSTEM)
    given = headers("acme-new", shop.clock.now(), body=body)
    assert 413 == send(shop, body=body, headers=given).status


def test_a_kind_of_body_that_a_route_does_not_accept_is_rejected_after_the_signature(
    tablewright_system: Any,
):
    shop = tablewright_system(SYSTEM)
    given = {**headers("acme-new", shop.clock.now()), "content-type": "text/xml"}
    assert 415 == send(shop, headers=given).status


def test_both_live_secrets_work_and_the_database_is_of_the_account(tablewright_system: Any):
    shop = tablewright_system(SYSTEM)
    assert 204 == send(shop).status
    other = headers("acme-old", shop.clock.now(), body=BODY + b" ")
    assert 204 == send(shop, body=BODY + b" ", headers=other).status
    assert 204 == send(shop, "globex", secret="globex").status
    assert [2, 1] == [count_of(shop), count_of(shop, "globex")]


def test_a_delivery_counts_once_also_on_two_nodes_and_for_seven_days(tablewright_nodes: Any):
    shop = tablewright_nodes(SYSTEM)
    for _ in range(3):
        assert 204 == send(shop).status
    shop.clock.advance(seconds=7 * 24 * 3600 - 1)
    assert 204 == send(shop).status
    assert 1 == count_of(shop)


class FewRequests:
    """Lets each address send two bad requests, and tenants any number."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    async def admit(
        self, principal: Principal, address: str, cost: int = 1, *, paid: int = 0
    ) -> dict[str, str]:
        if principal.tenant is None:
            self.counts[address] = self.counts.get(address, 0) + 1
            if self.counts[address] > 2:
                raise RateLimitedError("too many", retry_after_seconds=1)
        return {}

    def charge(self, principal: Principal, address: str, cost: int) -> None:
        """Nothing is refused afterwards."""

    def burst_of(self, principal: Principal) -> int:
        return 100


def test_guessing_is_limited_by_address_and_good_signatures_are_not(tablewright_system: Any):
    shop = tablewright_system(SYSTEM, rate_limits=FewRequests())
    assert [401, 401, 429, 429] == [send(shop, secret="wrong").status for _ in range(4)]
    assert 204 == send(shop).status


def test_a_secret_of_the_path_lets_in(tablewright_system: Any):
    shop = tablewright_system(SYSTEM)
    assert 204 == shop.caller().post("/v1/in/acme/acme-old", b"<x/>").status
    assert 401 == shop.caller().post("/v1/in/acme/acme-older", b"<x/>").status


def test_a_secret_of_the_path_is_in_no_log_and_in_no_metric():
    metrics, secret = Metrics(), "acme-old"

    async def main() -> None:
        async with in_memory(SYSTEM) as shop:
            observing = Observing(metrics, [shop.running])
            app = application([shop.running], ids=RandomIds(), observer=observing)
            ask = AsyncCaller(app).ask
            for method, path in (
                ("POST", f"/payments/v1/in/acme/{secret}"),
                ("POST", f"/payments/v1/in/globex/{secret}"),
                ("GET", f"/payments/v1/in/acme/{secret}"),
                ("POST", f"/payments/v1/in/acme/{secret}/"),
                ("POST", f"/payments/v1/in/acme/{secret}/more"),
                ("POST", f"/payments/V1/in/acme/{secret}"),
                ("OPTIONS", f"/payments/v1/in/acme/{secret}"),
            ):
                await ask(method, path, b"<x/>" if method == "POST" else None)

    with captured() as out:
        asyncio.run(main())
    lines = [line for line in out.lines if line["event"] == "request"]
    assert 7 == len(lines)
    assert "/payments/v1/in/acme/[redacted]" in [line.get("path") for line in lines]
    assert secret not in out.getvalue()
    assert secret.encode() not in metrics.text()
    assert b"/v1/in/{account_id}/{secret}" in metrics.text()


def test_a_key_of_the_account_is_no_signature(tablewright_system: Any):
    shop = tablewright_system(SYSTEM)
    assert 401 == shop.caller("acme").post("/v1/hooks/acme", BODY).status
    assert 401 == shop.operator.post("/v1/hooks/acme", BODY).status


def test_a_delivery_counts_once_wherever_the_process_dies(tablewright_kills: Any):
    async def deliver(shop: Any, given: Any) -> None:
        await shop.caller().post(
            "/v1/hooks/acme", BODY, headers=headers("acme-new", shop.clock.now())
        )

    async def check(shop: Any, given: Any) -> None:
        await deliver(shop, given)  # the service delivers again
        found = await shop.db.run(Payment.get("acme", "p1"))
        assert found is not None
        assert 1 == found.count

    assert tablewright_kills(SYSTEM, deliver, check).kills >= 1


KEYS_RULE = tenant_named("tenant")
CALLS = SignedCalls(
    STRIPE,
    {"account_id": "acme"},
    BODY,
    "acme-new",
    live=["acme-old"],
    ended=["globex", "acme-ended"],
    foreign=[{"account_id": "globex"}],
)


def checked(matrix: Any, calls: SignedCalls, *more: Routes[Keyed], rule: Rule = RULE) -> Any:
    async def create(caller: Any, text: str) -> dict[str, str]:
        await shops[-1].running.parts.keys.create("acme", text)
        return {}

    async def cast(shop: Any) -> Any:
        shops.append(shop)
        made = await keyed_cast(
            shop, create, canaries=["canary-of-acme"], missing={"account_id": "nowhere"}
        )
        return replace(made, signed={"stripe": calls})

    shops: list[Any] = []
    keys = dict.fromkeys(("create_key", "list_keys", "revoke_key"), KEYS_RULE)
    policy = {"stripe": rule, **keys}
    tested = system("payments", DESIGN, *(more or (routes,)))
    return matrix(tested, cast=cast, policy=policy).examine()


def test_the_matrix_finds_no_fault_in_signed_routes(tablewright_matrix: Any):
    found = checked(tablewright_matrix, CALLS)
    assert [] == found.faults
    assert 30 < found.probes


def test_the_matrix_finds_a_secret_that_still_works(tablewright_matrix: Any):
    found = checked(tablewright_matrix, replace(CALLS, ended=["acme-old"]))
    assert any("a wrong secret: 204 instead of 401" in fault for fault in found.faults)


def test_the_matrix_finds_a_route_that_counts_a_repetition(tablewright_matrix: Any):
    counting: Routes[Keyed] = Routes()

    @counting.post("/v1/hooks/{account_id}", rule=RULE, accepts=("application/json",))
    async def stripe(context: Context[Keyed], account_id: str, body: bytes) -> None:
        """Creates a payment for each request."""
        await context.db.run(Payment(tenant=account_id, payment_id=context.ids.uuid()).create())

    found = checked(tablewright_matrix, CALLS, counting)
    assert any("a repetition changed something" in fault for fault in found.faults)


def test_the_matrix_wants_to_know_how_a_route_is_signed(tablewright_matrix: Any):
    found = checked(tablewright_matrix, CALLS, routes, others)
    assert any("plain is not in the policy" in fault for fault in found.faults)
