"""Sample data: a group of five accounts on four levels, and a month of activity.

The same draws always give the same data.
Not here: people, who need passwords (`core.demo.demo`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from hashlib import sha256
from typing import Any, Final

from tablewright.ids import Draws
from tablewright.model import Entity
from tablewright.systems.core.design import (
    Account,
    Activity,
    ApiKey,
    DailyUsage,
    Membership,
    Notification,
    Webhook,
)
from tablewright.systems.core.design.values import (
    AccountType,
    MembershipStatus,
    NotificationType,
    Role,
)

DAYS: Final = 30
GROUP: Final = "demo-group"
RETAIL: Final = "demo-retail"
LAST_HOOK: Final = "demo-hook"  # planted last
FAILED_DELIVERIES: Final = 20  # of the webhook, in a row


@dataclass(frozen=True, slots=True)
class DemoAccount:
    """An account of the sample group."""

    id: str
    name: str
    type: AccountType
    parent: str | None = None


@dataclass(frozen=True, slots=True)
class DemoPerson:
    """A person of the sample group, with a role in one account."""

    id: str
    first_name: str
    last_name: str
    role: Role
    account: str


ACCOUNTS: Final = (
    DemoAccount(GROUP, "Northwind Group", AccountType.CONGLOMERATE),
    DemoAccount(RETAIL, "Northwind Retail", AccountType.SUBSIDIARY, GROUP),
    DemoAccount("demo-logistics", "Northwind Logistics", AccountType.SUBSIDIARY, GROUP),
    DemoAccount("demo-nordic", "Nordic Stores", AccountType.DIVISION, RETAIL),
    DemoAccount("demo-oslo", "Oslo, Grünerløkka", AccountType.LOCATION, "demo-nordic"),
)
PEOPLE: Final = (
    DemoPerson("demo-user", "Dana", "Lindqvist", Role.ADMIN, GROUP),
    DemoPerson("demo-aylin", "Aylin", "Demir", Role.ADMIN, GROUP),
    DemoPerson("demo-marc", "Marc", "Oliveira", Role.MANAGER, RETAIL),
    DemoPerson("demo-signe", "Signe", "Haugen", Role.MANAGER, "demo-nordic"),
    DemoPerson("demo-tomas", "Tomás", "Ruiz", Role.MEMBER, "demo-logistics"),
    DemoPerson("demo-priya", "Priya", "Nair", Role.MEMBER, "demo-oslo"),
    DemoPerson("demo-jonas", "Jonas", "Berg", Role.VIEWER, GROUP),
)
_Values = dict[str, Any]
_INVITED: Final = ("kai@example.com", "lena.moe@example.com", "ravi@example.com")
_STORY: Final[tuple[tuple[str, str, str, _Values | None, _Values | None], ...]] = (
    ("account_updated", "account", "updated", {"timezone": "UTC"}, {"timezone": "Europe/Oslo"}),
    ("member_updated", "member", "updated", {"role": "viewer"}, {"role": "member"}),
    ("invitation_withdrawn", "invitation", "deleted", {"email": _INVITED[0]}, None),
    ("invitation_withdrawn", "invitation", "deleted", {"email": _INVITED[1]}, None),
    ("invitation_withdrawn", "invitation", "deleted", {"email": _INVITED[2]}, None),
    ("apikey_rotated", "api_key", "rotated", None, {"name": "Nightly export"}),
    ("webhook_replayed", "webhook", "replayed", None, None),
)


@dataclass(frozen=True, slots=True)
class DemoNotice:
    """A notification of the first person."""

    type: NotificationType
    category: str
    account: str
    view: str
    title: str
    message: str


_NOTICES: Final = (
    DemoNotice(
        NotificationType.SUCCESS,
        "team",
        "demo-oslo",
        "members",
        "Priya Nair joined Oslo, Grünerløkka",
        "Priya Nair accepted the invitation.",
    ),
    DemoNotice(
        NotificationType.WARNING,
        "security",
        RETAIL,
        "keys",
        "New API key in Northwind Retail",
        "Aylin Demir created the API key “Nightly export” in Northwind Retail.",
    ),
    DemoNotice(
        NotificationType.ERROR,
        "system",
        RETAIL,
        "webhooks",
        "A webhook of Northwind Retail was disabled",
        "The endpoint failed too often. Fix it, enable the webhook, and replay its messages.",
    ),
    DemoNotice(
        NotificationType.INFO,
        "team",
        "demo-nordic",
        "members",
        "Signe Haugen is now manager in Nordic Stores",
        "Marc Oliveira changed the role of Signe Haugen.",
    ),
)


def seed(scale: int, draws: Draws, now: datetime) -> Iterable[Entity]:
    """Yields everything but people; the webhook comes last."""
    begun = begun_at(now)
    yield from accounts(begun)
    yield from _memberships(begun, now)
    yield from _activities(draws.part("activities"), now, 40 * max(1, scale))
    yield from daily_usage(draws.part("usage"), now.date())
    yield from _notifications(draws.part("notices"), now)
    yield from _keys(draws.part("keys"), now)
    yield Webhook(
        webhook_id=LAST_HOOK,
        account_id=RETAIL,
        url="https://hooks.northwind.example/core",
        events=["sync.*", "user.*"],
        is_active=False,
        secret="whsec_" + "MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAw",
        last_response_code=503,
        last_called_at=now - timedelta(hours=5),
        failure_count=FAILED_DELIVERIES,
        created_at=begun,
        updated_at=now - timedelta(hours=5),
    )


def begun_at(now: datetime) -> datetime:
    """Returns the time when the group began to use core."""
    return now - timedelta(days=90)


def monthly_calls(draws: Draws, now: datetime) -> int:
    """Returns the calls of the month so far, as in the daily rows."""
    days: Iterator[Any] = daily_usage(draws.part("usage"), now.date())
    month = now.date().replace(day=1)
    return sum(one.api_calls for one in days if one.metric_date >= month)


def _path_of(account: DemoAccount) -> str:
    above = next((one for one in ACCOUNTS if one.id == account.parent), None)
    return f"{'/' if above is None else _path_of(above)}{account.id}/"


def accounts(begun: datetime) -> Iterator[Account]:
    """The group, from the top down."""
    for number, one in enumerate(ACCOUNTS):
        path, created = _path_of(one), begun + timedelta(days=3 * number)
        is_root = one.parent is None
        yield Account(
            account_id=one.id,
            parent_account_id=one.parent,
            account_path=path,
            account_type=one.type,
            account_name=one.name,
            level=path.count("/") - 2,
            created_at=created,
            updated_at=created,
            settings={"planId": "professional"} if is_root else None,
            tree_counts=_counts() if is_root else _own_counts(one),
        )


def _counts() -> dict[str, int]:
    admins = [one for one in PEOPLE if one.role is Role.ADMIN and one.account == GROUP]
    return {
        "accounts": len(ACCOUNTS),
        "users": len(PEOPLE),
        "admins": len(admins),
        "webhooks": 1,
    }


def _own_counts(account: DemoAccount) -> dict[str, int] | None:
    return {"webhooks": 1} if account.id == RETAIL else None


def _memberships(begun: datetime, now: datetime) -> Iterator[Entity]:
    for number, one in enumerate(PEOPLE):
        yield Membership(
            user_id=one.id,
            account_id=one.account,
            role=one.role,
            is_default=True,
            joined_at=begun + timedelta(days=5 * number),
            invited_by=None if number == 0 else PEOPLE[0].id,
        )
    yield Membership(
        user_id=f"invite#{sha256(b'demo').hexdigest()}",
        account_id="demo-logistics",
        role=Role.MEMBER,
        status=MembershipStatus.PENDING,
        joined_at=now - timedelta(days=2),
        invited_by=PEOPLE[0].id,
        email="freya@example.com",
        expires_at=now + timedelta(days=5),
    )


def _working_in(account: DemoAccount) -> list[DemoPerson]:
    """Returns the people with a role in an account or above it."""
    path = _path_of(account)
    changing = (Role.ADMIN, Role.MANAGER)
    return [one for one in PEOPLE if f"/{one.account}/" in path and one.role in changing]


def _activities(draws: Draws, now: datetime, count: int) -> Iterator[Entity]:
    for number in range(count):
        account = draws.pick(ACCOUNTS)
        person = draws.pick(_working_in(account))
        subjects = _subjects(account, draws)
        stories = [one for one in _STORY if one[1] in subjects]
        event, resource, action, before, after = draws.pick(stories)
        seconds = draws.between(60, DAYS * 24 * 3600)
        at = now - timedelta(seconds=seconds)
        yield Activity(
            account_id=account.id,
            event_id=ordered(at, number),
            timestamp=at,
            user_id=person.id,
            event_type=event,
            resource=resource,
            resource_id=subjects[resource],
            action=action,
            details={
                "actor": {"kind": "user", "id": person.id},
                **({} if before is None else {"before": before}),
                **({} if after is None else {"after": after}),
            },
            ip_address=f"198.51.100.{draws.between(1, 254)}",
            user_agent="Mozilla/5.0",
        )


def _subjects(account: DemoAccount, draws: Draws) -> dict[str, str]:
    """Returns the ids of the objects in an account that activities mention, by type."""
    members = [one for one in PEOPLE if one.account == account.id and one.role is Role.MEMBER]
    found = {
        "account": account.id,
        "invitation": sha256(draws.drawn_bytes(32)).hexdigest(),
    }
    if members:
        found["member"] = draws.pick(members).id
    if account.id == RETAIL:
        found |= {"webhook": LAST_HOOK, "api_key": _key_id("Nightly export")}
    return found


def _key_id(name: str) -> str:
    return sha256(name.encode()).hexdigest()[:16]


def daily_usage(draws: Draws, today: date, *, days: int = DAYS) -> Iterator[DailyUsage]:
    """Returns the calls of each account, for today and earlier days."""
    for account in ACCOUNTS:
        mine = draws.part(account.id)
        for back in range(days + 1):
            day = today - timedelta(days=back)
            is_weekend = day.weekday() >= 5
            calls = mine.between(20, 90) if is_weekend else mine.between(180, 900)
            hours = _spread(mine, calls)
            first, *others = _working_in(account)
            share = calls // (len(others) + 2)
            people = {one.id: {"api_calls": share} for one in others}
            people[first.id] = {"api_calls": calls - share * len(others)}
            yield DailyUsage(
                account_id=account.id,
                metric_date=day,
                api_calls=calls,
                active_users=len(people),
                by_platform={},
                by_user=people,
                hourly_counts=hours,
            )


def _spread(draws: Draws, calls: int) -> list[int]:
    """Spreads calls over 24 hours, most of them in the daytime."""
    weights = [1 if hour < 7 or hour > 19 else 6 for hour in range(24)]
    hours = [calls * weight // sum(weights) for weight in weights]
    hours[draws.between(8, 18)] += calls - sum(hours)
    return hours


def _notifications(draws: Draws, now: datetime) -> Iterator[Entity]:
    for number, one in enumerate(_NOTICES):
        at = now - timedelta(hours=draws.between(1, 20) + 24 * number)
        yield Notification(
            user_id=PEOPLE[0].id,
            notification_id=ordered(at, number),
            type=one.type,
            title=one.title,
            message=one.message,
            is_read=number > 2,
            read_at=at + timedelta(hours=1) if number > 2 else None,
            category=one.category,
            action_url=f"#/accounts/{one.account}/{one.view}",
            created_at=at,
            expires_at=at + timedelta(days=90),
        )


def _keys(draws: Draws, now: datetime) -> Iterator[Entity]:
    for name, account, permissions in (
        ("Warehouse dashboard", "demo-logistics", ["account.read", "sources.read"]),
        ("Nightly export", RETAIL, ["account.read", "data.read", "data.export"]),
    ):
        key = draws.part(name)
        yield ApiKey(
            api_key_id=_key_id(name),
            api_key_hash=sha256(key.drawn_bytes(32)).hexdigest(),
            account_id=account,
            user_id=PEOPLE[0].id,
            name=name,
            permissions=permissions,
            last_used_at=now - timedelta(minutes=key.between(3, 600)),
            created_at=now - timedelta(days=key.between(20, 60)),
            last_four=key.drawn_bytes(2).hex(),
        )


def ordered(at: datetime, number: int) -> str:
    """Returns an id in the form of a UUID of version 7, which sorts by time."""
    millis = f"{int(at.timestamp() * 1000):012x}"
    return f"{millis[:8]}-{millis[8:]}-7{number % 0x1000:03x}-8000-{number:012x}"
