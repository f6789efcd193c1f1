"""The cast of core in the security matrix: what there is, and what requests have in them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

from tablewright.clock import instant
from tablewright.ids import ordered_uuid
from tablewright.kits.jobs.records import FAILED_LANE, Job
from tablewright.kits.sessions.sessions import Sign
from tablewright.model import assign, transaction
from tablewright.systems.core.design import Account, Activity, Notification, User
from tablewright.systems.core.design.values import NotificationType, UserStatus
from tablewright.systems.core.parts import Parts
from tablewright.systems.core.plans import open_price_list
from tablewright.testing.matrix import Cast, Ids, Probe, RequestParts, account_cast
from tablewright.testing.system import AsyncSystemUnderTest
from tests.systems.core.service import source_cast
from tests.systems.core.service.policy import ROLES

CANARIES: Final = ["canary-of-the-webhook"]
_LIMITS: Final = {
    **dict.fromkeys(("apiCallsPerMonth", "storageGB", "users", "sources", "webhooks"), 9),
    "dataRetentionDays": 9,
    "customDomains": 0,
    "syncFrequency": "daily",
}
_PLAN: Final = {"name": "New", "price": 1, "currency": "USD", "limits": _LIMITS, "type": "free"}
_SERVER_OWNED: Final = {
    "accountId": "no-such-account",
    "userId": "no-such-person",
    "createdBy": "no-such-person",
    "apiKeyHash": "0" * 64,
    "level": 7,
    "treeCounts": {"users": 0},
    "failureCount": 7,
    "status": "terminated",
    "isDefault": True,
}


async def core_cast(system: AsyncSystemUnderTest[Parts]) -> Cast:
    """Everyone who may call core, and requests for each route."""
    parts = system.running.parts
    await open_price_list(parts.metering.limits.price_list)
    planting = _Planting(system)
    cast = await account_cast(
        system,
        ROLES,
        planting.create,
        people=parts.people,
        accounts=parts.accounts,
        keys=parts.keys,
        canaries=CANARIES,
        missing={
            "webhook_id": "no-such-webhook",
            "endpoint_id": "no-such-webhook",
            "tenant": "no-such-account",
            "delivery_id": "no-such-delivery",
            "notification_id": "00000000-0000-7000-8000-000000000000",
            "activity_id": "00000000-0000-7000-8000-000000000000",
            "job_id": "no-such-job",
            "waiting_id": "no-such-job",
            "line": "no-such-line",
            "plan_id": "no-such-plan",
            "month": "2001-01",
            **source_cast.MISSING,
        },
        requests=_requests(),
        unready={
            **dict.fromkeys(
                ("change_account_plan", "cancel_account_plan", "override_account_plan"),
                _unless_root,
            ),
            "get_activity": _unless_own,
            **source_cast.unready(),
            "suspend_any_account": lambda probe: _unless(probe, "active"),
            "reactivate_any_account": lambda probe: _unless(probe, "suspended"),
            **dict.fromkeys(
                ("suspend_user", "reset_user_factor"),
                lambda probe: 409 if _is_of(probe, "below") else None,
            ),
            "impersonate_user": lambda probe: 404 if _is_of(probe, "below") else None,
            "reactivate_user": lambda probe: None if _is_of(probe, "below") else 409,
            "end_impersonation": lambda probe: None if _is_of(probe, "closed") else 404,
        },
        public_ids=("token", "plan_id", "month", *source_cast.PUBLIC_IDS),
        server_owned=_SERVER_OWNED,
        settable={"update_member": ["status"]},
    )
    for things in cast.things.values():
        await _settle(system, things.place)
    suspended, viewed = [cast.things[one].ids["user_id"] for one in ("below", "closed")]
    await system.db.run(
        User.at(user_id=suspended).update(assign(User.status, UserStatus.SUSPENDED))
    )
    await parts.people.entrance.sessions.start(viewed, sign=Sign(impersonator="admin"))
    cast.signed = await source_cast.posting(system, cast)
    await system.run_jobs()
    return cast


class _Planting:
    """Creates one thing of each kind."""

    def __init__(self, system: AsyncSystemUnderTest[Parts]) -> None:
        self._system = system
        self._count = 0

    async def create(self, account: str, person: str, text: str) -> Ids:
        """A webhook with a delivery, an activity, a notification and a failed job."""
        system, hooks = self._system, self._system.running.parts.hooks.hooks
        self._count += 1
        url = f"https://hooks.example.com/{text.replace(' ', '-')}"
        hook = await hooks.subscribe(account, url, event_types=["*"])
        delivery = f"delivery-{self._count}"
        await system.db.run(
            transaction(*await hooks.publish(account, "user.joined", delivery, {"text": text}))
        )
        now = system.clock.now()
        activity = Activity(
            account_id=account,
            event_id=ordered_uuid(system.ids, now),
            timestamp=instant(system.clock),
            event_type="webhook_created",
            resource="webhook",
            action="created",
            user_id=person,
        )
        notice = Notification(
            user_id=person,
            notification_id=ordered_uuid(system.ids, now),
            type=NotificationType.INFO,
            title="A notice",
            message="A notice of a person.",
            category="team",
        )
        job = Job(
            queue="core",
            job_id=f"job-{self._count}",
            kind="unknown",
            payload={},
            lane=FAILED_LANE,
            due_at=instant(system.clock),
        )
        await system.db.run(transaction(activity.create(), notice.create(), job.create()))
        jobs, later = system.running.parts.jobs, instant(system.clock) + timedelta(days=1)
        waiting = f"waiting-{self._count}"
        await system.db.run(jobs.add("expire-keys", job_id=waiting, at=later))
        await system.db.run(jobs.hold(f"line-{self._count}", tenant=account))
        return {
            "webhook_id": hook.endpoint_id,
            "endpoint_id": hook.endpoint_id,
            "tenant": account,
            "delivery_id": delivery,
            "activity_id": activity.event_id,
            "notification_id": notice.notification_id,
            "job_id": job.job_id,
            "waiting_id": waiting,
            "line": f"line-{self._count}",
            "plan_id": "starter",
            "month": f"{instant(system.clock):%Y-%m}",
            **await source_cast.planted(system, account, person, text, self._count),
        }


async def _settle(system: AsyncSystemUnderTest[Parts], account_id: str) -> None:
    """Gives a tree the greatest plan, and counts what it has."""
    metering = system.running.parts.metering
    root = (await metering.limits.tree.place(account_id)).root_id
    assert metering.recount is not None
    counts = await metering.recount.recounted(root)
    await system.db.run(
        Account.at(account_id=root).update(
            assign(Account.settings, {"planId": "enterprise"}),
            assign(Account.tree_counts, dict(counts)),
        )
    )


def _requests() -> dict[str, Any]:
    reason = {"reason": "A test"}
    own = RequestParts(within=("own",))
    bodies: dict[str, Any] = {
        "register": {
            "email": "newer@example.com",
            "password": "another password of the matrix",
            "firstName": "New",
            "lastName": "Person",
        },
        "update_me": {"firstName": "New"},
        "create_child_account": {"name": "New", "type": "location"},
        "create_webhook": {"url": "https://hooks.example.com/new", "events": ["user.*"]},
        "update_webhook": {"url": "https://hooks.example.com/other"},
        "replay_webhook_deliveries": {"since": "2000-01-01T00:00:00Z"},
        "mark_notifications_read": {"all": True},
        "mark_notifications_unread": {"all": True},
        "change_notification_preferences": {"mails": {"team": "never"}},
        "change_account_plan": {"planId": "professional"},
        "create_plan": {"planId": "new", **_PLAN},
        "update_plan": {"price": 2},
        "override_account_plan": {"limits": {"users": 5}},
        "change_preferences": {"theme": "dark"},
        **dict.fromkeys(("suspend_user", "impersonate_user", "suspend_any_account"), reason),
    }
    return {
        **source_cast.requests(),
        **{name: _always(RequestParts(body)) for name, body in bodies.items()},
        **dict.fromkeys(("list_activities", "export_activities", "get_activity"), lambda ids: own),
        "compare_plans": _always(RequestParts(query="ids=free,starter")),
        "get_usage_of_day": _always(RequestParts(query="date=2026-01-01")),
        "find_users": lambda ids: RequestParts(query=f"id={ids['user_id']}"),
        "find_accounts": lambda ids: RequestParts(query=f"id={ids['account_id']}"),
        **dict.fromkeys(
            ("redo_job", "discard_job"), lambda ids: RequestParts({"jobId": ids["job_id"]})
        ),
        "cancel_job": lambda ids: RequestParts({"jobId": ids["waiting_id"]}),
        "list_line_jobs": lambda ids: RequestParts(
            query=f"line={ids['line']}&tenant={ids['tenant']}"
        ),
        "hold_line": lambda ids: RequestParts({"line": "new", "tenant": ids["tenant"]}),
        "release_line": lambda ids: RequestParts({"line": ids["line"], "tenant": ids["tenant"]}),
    }


def _always(request: RequestParts) -> Any:
    return lambda ids: request


def _is_of(probe: Probe, name: str) -> bool:
    """Whether a request is about the person of one place: one is suspended, another is viewed."""
    states = {"below": ("active", "suspended"), "closed": ("terminated", "terminated")}
    return states[name] == (probe.things.account_state, probe.things.state)


def _unless(probe: Probe, state: str) -> int | None:
    return None if probe.things.account_state == state else 409


def _unless_root(probe: Probe) -> int | None:
    """Plans belong to roots; of the accounts here, only that of the others is one."""
    return None if probe.things.tenant == "other" else 409


def _unless_own(probe: Probe) -> int | None:
    """Activities of others do not exist for callers who may see only their own."""
    is_limited = "activities.read" not in ROLES.held(probe.actor.standing, probe.things)
    return 404 if is_limited and not probe.is_own else None
