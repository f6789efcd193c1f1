"""A small system with sources that plans limit: on the kit's records, and over core's tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from msgspec import Struct

from tablewright.api.context import Context
from tablewright.api.identity import Identities
from tablewright.api.operator import OPERATOR_SCHEME, OperatorIdentity
from tablewright.api.rights import Gate
from tablewright.api.routes import Routes
from tablewright.api.rules import Principal
from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly, NoOptions, System
from tablewright.errors import NotFoundError
from tablewright.kits.accounts.accounts import ACCOUNT, Accounts
from tablewright.kits.accounts.kit import AccountKit
from tablewright.kits.accounts.roles import ALL, Roles
from tablewright.kits.accounts.routes import account_routes
from tablewright.kits.accounts.shapes import own_accounts, own_members
from tablewright.kits.accounts.views import AccountId
from tablewright.kits.audit import Audit, own_entries
from tablewright.kits.calendar import Calendar, FiringRecurring, Tickets
from tablewright.kits.jobs import JobQueue, JobRunner
from tablewright.kits.keys import ApiKeys, KeyIdentity, own_keys
from tablewright.kits.keys.identity import KEY_SCHEME
from tablewright.kits.keys.routes import key_routes
from tablewright.kits.metering import (
    AccountTrees,
    Drift,
    Limit,
    LimitReached,
    MeteringKit,
    Paused,
    Plan,
)
from tablewright.kits.metering.routes import metering_routes
from tablewright.model import Entity, Key, assign, attr, created, design_of, transaction
from tablewright.model.operations.writing import WriteOperation
from tablewright.systems.core.design.accounts import Accounts as AccountsTable
from tablewright.systems.core.design.memberships import UsersAccounts
from tablewright.systems.core.design.plans import BillingPlans
from tablewright.systems.core.design.usage import UsageMetrics
from tablewright.systems.core.plans import PLANS
from tablewright.systems.core.shapes import ACCOUNTS, MEMBERS
from tests.kits.accounts.world import PERMISSIONS, People
from tests.kits.metering.usage_world import DAILY_USAGE, METERS

ROLES = Roles(
    permissions=(
        *PERMISSIONS,
        "sources.read",
        "sources.create",
        "data.export",
        "usage.read",
        "billing.read",
        "billing.manage",
    ),
    roles={
        "admin": ALL,
        "manager": ("*.read",),
        "member": ("account.read",),
        "viewer": ("*.read",),
    },
)
LIMITS = (
    Limit("sources", counts="sources"),
    Limit("users", counts="users"),
    Limit("storageGB", counts="storage", meter="storage_used", unit=10**9),
    Limit("apiCallsPerMonth", meter="api_calls"),
)


def plan(plan_id: str, price: int, sources: int, calls: int = -1, **more: Any) -> Plan:
    given: dict[str, Any] = {"currency": "EUR", "kind": "starter", "features": ("exports",), **more}
    limits = {
        "sources": sources,
        "users": -1,
        "storageGB": 1,
        "apiCallsPerMonth": calls,
        "syncFrequency": "daily",
        "dataRetentionDays": 30 if price else 7,
        "webhooks": -1,
        "customDomains": -1,
    }
    return Plan(id=plan_id, name=plan_id.title(), price=price, limits=limits, **given)


PRICES = (plan("free", 0, 3, 100), plan("starter", 1900, 15), plan("pro", 4900, 50))


class Source(Entity, table="depot-sources", tenant="account_id"):
    root_id: str
    source_id: str
    account_id: str
    is_paused: bool = False
    made_at: datetime = created()
    name: str = attr(default="")

    primary = Key("{root_id}", "{source_id}")

    @primary.query
    def of_root(cls, root_id: str) -> None:
        """The sources of a tree."""


DESIGN = design_of(
    "depot", AccountsTable, UsersAccounts, UsageMetrics, BillingPlans, Source.__plan__.table
)


class CookiePeople(People):
    """Also knows people by a cookie, as pages send it."""

    async def recognised(
        self, headers: Mapping[str, str], *, is_https: bool = False
    ) -> Principal | None:
        found = headers.get("cookie", "").removeprefix("person=")
        if not found:
            return await super().recognised(headers, is_https=is_https)
        principal = await super().recognised({"authorization": f"Bearer {found}"})
        assert principal is not None
        return Principal(principal.kind, subject=found, person=found, by_cookie=True)


@dataclass(frozen=True, slots=True)
class Seen:
    """What the kit has called the system for."""

    warned: list[LimitReached] = field(default_factory=list[LimitReached])
    drifts: list[Drift] = field(default_factory=list[Drift])
    trials: list[str] = field(default_factory=list[str])


@dataclass(frozen=True, slots=True)
class Parts:
    """What handlers share."""

    kit: AccountKit
    metering: MeteringKit
    keys: ApiKeys
    seen: Seen


@dataclass(frozen=True, slots=True)
class PausesSources:
    """Pauses the newest sources first."""

    db: Any

    async def above(self, root_id: str, allowed: Mapping[str, int]) -> Sequence[Paused]:
        found = await self.db.all(Source.of_root(root_id).consistently())
        active = sorted((one for one in found if not one.is_paused), key=lambda one: one.source_id)
        most = allowed.get("sources", len(active))
        return [Paused("source", one.source_id, one.name) for one in reversed(active[most:])]

    async def pausing(self, root_id: str, items: Sequence[Paused]) -> Sequence[WriteOperation[Any]]:
        places = [Source.at(root_id=root_id, source_id=one.id) for one in items]
        return [
            one.update(assign(Source.is_paused, True)).when(Source.is_paused == False)  # noqa: E712
            for one in places
        ]


class NewSource(Struct):
    name: str = ""


ROUTES: Routes[Parts] = Routes()
ROUTES.include(account_routes(), of=lambda parts: parts.kit, prefix="/v1")
ROUTES.include(key_routes(), of=lambda parts: parts.keys, prefix="/v1")
ROUTES.include(metering_routes(), of=lambda parts: parts.metering, prefix="/v1")


@ROUTES.post(
    "/v1/accounts/{account_id}/sources", rule=ACCOUNT.permits("sources.create"), status=201
)
async def create_source(
    context: Context[Parts], account_id: AccountId, body: NewSource
) -> dict[str, str]:
    """Creates a source, if the plan has room for it."""
    metering = context.parts.metering
    place = await metering.limits.tree.place(account_id)
    source = Source(
        root_id=place.root_id, source_id=context.ids.uuid(), account_id=account_id, name=body.name
    )
    taken = await metering.counts.take("sources", account_id)
    await metering.limits.db.run(transaction(source.create(), *taken))
    return {"sourceId": source.source_id}


@ROUTES.delete(
    "/v1/accounts/{account_id}/sources/{source_id}", rule=ACCOUNT.permits("sources.create")
)
async def delete_source(context: Context[Parts], account_id: AccountId, source_id: str) -> None:
    """Deletes a source."""
    metering = context.parts.metering
    place = await metering.limits.tree.place(account_id)
    there = Source.at(root_id=place.root_id, source_id=source_id)
    source = await metering.limits.db.run(there.get().consistently())
    if source is None:
        raise NotFoundError("Source not found.")
    given_back = await metering.counts.add("sources", account_id, -1)
    await metering.limits.db.run(transaction(there.erase(), *given_back))


def _metering(
    given: Runtime,
    jobs: JobQueue,
    tickets: Tickets,
    audit: Audit,
    seen: Seen,
    *,
    tree: AccountTrees,
    over_tables: bool,
) -> MeteringKit:
    async def warn(reached: LimitReached) -> Sequence[WriteOperation[Any]]:
        seen.warned.append(reached)
        return ()

    async def notice(root_id: str, ends_at: datetime) -> Sequence[WriteOperation[Any]]:
        seen.trials.append(root_id)
        return ()

    async def recounted(root_id: str) -> Mapping[str, int]:
        return {"sources": len(await given.db.all(Source.of_root(root_id)))}

    async def on_drift(drift: Drift) -> None:
        seen.drifts.append(drift)

    return MeteringKit.of(
        given,
        "depot",
        METERS,
        LIMITS,
        jobs=jobs,
        tickets=tickets,
        audit=audit,
        title="Depot",
        tree=tree,
        usage=DAILY_USAGE if over_tables else None,
        plans=PLANS if over_tables else None,
        warn=warn,
        trial_notice=notice,
        pauses=PausesSources(given.db),
        recounted=recounted,
        on_drift=on_drift,
    )


def depot(*, over_tables: bool) -> System[Parts, NoOptions]:
    """The system, with the kits' own records or over core's tables."""

    def assemble(given: Runtime, options: NoOptions) -> Assembly[Parts]:
        people, jobs = CookiePeople(), JobQueue("depot", given.clock, given.ids)
        audit = Audit(given.db, given.clock, given.ids, own_entries("depot"))
        keys = ApiKeys("depot", given.db, given.clock, given.ids, own_keys("depot"), audit)
        accounts: Any = ACCOUNTS if over_tables else own_accounts("depot")
        members: Any = MEMBERS if over_tables else own_members("depot")
        tickets, seen = Tickets("depot", given.clock), Seen()
        tree = AccountTrees(Accounts(given.db, ROLES, accounts, members))
        metering = _metering(given, jobs, tickets, audit, seen, tree=tree, over_tables=over_tables)
        assert given.outbox is not None
        kit = AccountKit.of(
            given,
            "depot",
            ROLES,
            jobs=jobs,
            people=people,
            audit=audit,
            outbox=given.outbox,
            page="http://depot.example/",
            accounts=accounts,
            members=members,
            limits=metering.limits,
            kept=metering.kept,
        )
        runner = JobRunner(given.db, jobs, [*kit.kinds, *metering.kinds])
        recurring = FiringRecurring(tickets, jobs, metering.recurring)
        calendar = Calendar(given.db, given.clock, [recurring, metering.firing])
        return Assembly(
            Parts(kit, metering, keys, seen),
            Identities((OperatorIdentity(given.operator_hash), KeyIdentity(keys), people)),
            (runner, calendar),
            gate=Gate({ACCOUNT: kit.accounts}, people),
            calls=metering.calls,
            beside=(metering.meters,),
        )

    return System(
        name="depot",
        title="Depot",
        design=DESIGN,
        routes=(ROUTES,),
        assemble=assemble,
        options=NoOptions,
        schemes={**KEY_SCHEME, **OPERATOR_SCHEME, **People.schemes},
        pages=None,
    )
