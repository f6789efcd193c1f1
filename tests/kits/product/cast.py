"""The cast of the product in the security matrix: what there is, and what requests have in them."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

from tablewright.clock import instant
from tablewright.ids import ordered_uuid
from tablewright.kits.inbound import STRIPE, PathSecret
from tablewright.model import assign
from tablewright.testing.matrix import Cast, Ids, Probe, RequestParts, SignedCalls, account_cast
from tablewright.testing.system import AsyncSystemUnderTest
from tests.kits.product.policy import ROLES
from tests.kits.product.sources import GRACE_SECONDS, Source
from tests.kits.product.system import Parts

CANARIES: Final = ["canary-of-the-source"]
OLD: Final = "the secret before the rotation"
_GRACE: Final = timedelta(seconds=GRACE_SECONDS)
_SERVER_OWNED: Final = {
    "accountId": "no-such-account",
    "userId": "no-such-person",
    "created_by": "no-such-person",
    "hash": "0" * 64,
    "level": 7,
    "status": "terminated",
    "is_default": True,
}


def secret_of(person: str) -> str:
    """The secret of a source that a person has created."""
    return f"secret of {person}"


async def product_cast(system: AsyncSystemUnderTest[Parts]) -> Cast:
    """Everyone who may call the product, and requests for each route."""
    parts = system.running.parts

    async def create(account: str, person: str, text: str) -> Ids:
        source = Source(
            source_id=system.ids.uuid(),
            account_id=account,
            name=text,
            created_by=person,
            secret=secret_of(person),
        )
        await system.db.run(source.create())
        entry = parts.audit.shape.new(
            tenant=account,
            id=ordered_uuid(system.ids, system.clock.now()),
            event="source_created",
            resource="source",
            action="created",
            person=person,
        )
        await system.db.run(entry.create())
        activity = parts.audit.shape.value(entry, "id")
        return {"source_id": source.source_id, "activity_id": activity}

    cast = await account_cast(
        system,
        ROLES,
        create,
        people=parts.people,
        accounts=parts.accounts,
        keys=parts.keys,
        canaries=CANARIES,
        missing={
            "source_id": "no-such-source",
            "secret": "no-such-secret",
            "activity_id": "00000000-0000-7000-8000-000000000000",
        },
        requests={
            "create_source": lambda ids: RequestParts({"name": "New"}),
            "update_source": lambda ids: RequestParts({"name": "New"}),
            **dict.fromkeys(
                ("list_activities", "export_activities", "get_activity"),
                lambda ids: RequestParts(within=("own",)),
            ),
            "suspend_by_operator": lambda ids: RequestParts({"reason": "A test"}),
        },
        unready={
            "suspend_by_operator": lambda probe: _unless(probe, "active"),
            "get_activity": _unless_own,
            "reactivate_by_operator": lambda probe: _unless(probe, "suspended"),
        },
        server_owned=_SERVER_OWNED,
        settable={"update_member": ["status"]},
    )
    cast.signed = await _signed(system, cast)
    return cast


async def _signed(system: AsyncSystemUnderTest[Parts], cast: Cast) -> dict[str, SignedCalls]:
    """What other services send."""
    home, other = cast.things["home"], cast.things["other"]
    ids, ends = {"source_id": home.ids["source_id"]}, instant(system.clock) + _GRACE
    old = [assign(Source.old_secret, OLD), assign(Source.old_ends_at, ends)]
    await system.db.run(Source.at(source_id=ids["source_id"]).update(*old))
    calls = SignedCalls(
        STRIPE,
        ids,
        b'{"id": "evt_1"}',
        secret_of(home.owner),
        old=OLD,
        grace_seconds=GRACE_SECONDS,
        ended=[secret_of(other.owner)],
        foreign=[{"source_id": other.ids["source_id"]}],
    )
    return {"receive_signed": calls, "receive_plain": replace(calls, scheme=PathSecret())}


def _unless(probe: Probe, state: str) -> int | None:
    return None if probe.things.account_state == state else 409


def _unless_own(probe: Probe) -> int | None:
    """Entries of others do not exist for callers who may see only their own."""
    is_limited = "activities.read" not in ROLES.held(probe.actor.standing, probe.things)
    return 404 if is_limited and not probe.is_own else None
