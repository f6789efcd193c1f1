"""A system that tells a partner of its orders: killed before each write and each request."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from tablewright.api import TENANT, Context, Routes
from tablewright.api.runtime import Runtime
from tablewright.api.supervising import working
from tablewright.api.system import Assembly, NoOptions
from tablewright.kits.http import Budget, Outgoing
from tablewright.kits.jobs import Job, JobKind
from tablewright.kits.keyed import Keyed, system
from tablewright.model import Entity, Index, Table, assign, attr, design_of, transaction
from tablewright.testing.outgoing import OutgoingServer, closed, reply
from tablewright.testing.system import in_memory
from tests.kits.http.test_outgoing import LOOPBACK

PARTNER = "https://partner.example.com/orders"
BUDGET = Budget("partner", per_second=100, at_once=2)


class Orders(Table, name="orders"):
    primary = Index("pk", "sk")


class Order(Entity, table=Orders, tenant="tenant"):
    tenant: str
    order_id: str
    is_told: bool = attr(default=False)

    primary = Orders.primary("{tenant}", "{order_id}")

    @primary.get
    def get(cls, tenant: str, order_id: str) -> None:
        """An order."""


routes: Routes[Keyed] = Routes()


@routes.post("/v1/orders", rule=TENANT)
async def create(context: Context[Keyed]) -> dict[str, str]:
    """Creates an order."""
    order = Order(tenant=context.tenant, order_id="o1")
    add = context.parts.jobs.add("tell", tenant=context.tenant, job_id="tell-o1")
    await context.db.run(transaction(order.create(), add))
    return {}


def assemble(given: Runtime, options: NoOptions) -> Assembly[Keyed]:
    outgoing = Outgoing.of(given, "orders")

    def kinds(parts: Keyed) -> Sequence[JobKind]:
        async def tell(job: Job) -> None:
            headers = {"idempotency-key": job.job_id}
            await outgoing.request("POST", PARTNER, headers=headers, budget=BUDGET)
            place = Order.at(tenant=job.tenant, order_id="o1")
            await parts.db.run(place.update(assign(Order.is_told, True)))
            await outgoing.close()

        return [JobKind("tell", tell)]

    return system("orders", DESIGN, routes, kinds=kinds).assemble(given, options)


DESIGN = design_of("orders", Orders)
SYSTEM = replace(system("orders", DESIGN, routes), assemble=assemble)


async def key_of_acme(shop: Any) -> str:
    return (await shop.running.parts.keys.create("acme", "Test")).key


async def order(shop: Any, key: str) -> None:
    await shop.bearer(key).post("/v1/orders")
    await shop.run_jobs()


async def partner_knows_each_order(shop: Any, key: str) -> None:
    shop.clock.advance(seconds=600)  # until leases and slots have ended
    await shop.run_jobs()
    found = await shop.db.run(Order.get("acme", "o1"))
    assert found is None or found.is_told


def test_the_partner_is_told_wherever_the_process_dies(
    tablewright_kills: Any, tablewright_outgoing: OutgoingServer
):
    tablewright_outgoing.on("/orders", reply(200))
    report = tablewright_kills(
        SYSTEM,
        order,
        partner_knows_each_order,
        prepare=key_of_acme,
        network=tablewright_outgoing.network,
    )
    assert any("request to partner.example.com" in one for one in report.effects)
    assert {"tell-o1"} == {one.headers["idempotency-key"] for one in tablewright_outgoing.requests}


def test_a_process_that_stops_closes_the_connections_that_it_has_kept():
    closed = asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while await reader.read(4096):
            writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        closed.set()
        writer.close()

    async def main() -> None:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        async with in_memory(SYSTEM) as shop:
            outgoing = Outgoing.of(shop.running.runtime, "orders", LOOPBACK)
            async with working([shop.running]):
                await outgoing.request("GET", url)
                assert not closed.is_set()  # the connection is kept
            await asyncio.wait_for(closed.wait(), 10)
        server.close()

    asyncio.run(main())


def test_a_client_without_requests_has_nothing_to_close(monkeypatch: pytest.MonkeyPatch):
    """Loading the machine's certificates takes longer than most requests."""
    monkeypatch.setattr(ssl, "create_default_context", None)
    asyncio.run(Outgoing().close())


def test_a_partner_that_fails_is_told_later(
    tablewright_nodes: Any, tablewright_outgoing: OutgoingServer
):
    tablewright_outgoing.on("/orders", closed(), reply(200))
    shop = tablewright_nodes(SYSTEM, network=tablewright_outgoing.network)
    shop.caller("acme").post("/v1/orders")
    for _ in range(3):
        shop.run_jobs()
        shop.clock.advance(seconds=10)
    assert 2 == len(tablewright_outgoing.requests)
    assert shop.run(shop.db.run(Order.get("acme", "o1"))).is_told
