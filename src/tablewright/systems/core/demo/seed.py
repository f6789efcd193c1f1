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
from tablewright.systems.core.demo.group import (
    ACCOUNTS,
    DAYS,
    FAILED_DELIVERIES,
    GROUP,
    HOOK_AGE,
    HOOK_FAILED,
    INVITATION_ID,
    INVITED,
    KEYS,
    LAST_HOOK,
    NEWEST_JOINED,
    PEOPLE,
    PROMOTED,
    RETAIL,
    TIMED,
    TIMEZONE,
    DemoAccount,
    DemoPerson,
    begun_at,
    joined_at,
    ordered,
    path_of,
)
from tablewright.systems.core.demo.log import activities
from tablewright.systems.core.design import (
    Account,
    ApiKey,
    DailyUsage,
    Membership,
    Notification,
    Webhook,
)
from tablewright.systems.core.design.values import (
    MembershipStatus,
    NotificationType,
    Role,
)


@dataclass(frozen=True, slots=True)
class DemoNotice:
    """A notification of the first person."""

    ago: timedelta
    type: NotificationType
    category: str
    account: str
    view: str
    title: str
    message: str


_NOTICES: Final = (
    DemoNotice(
        NEWEST_JOINED,
        NotificationType.SUCCESS,
        "team",
        "demo-oslo",
        "members",
        "Priya Nair joined Oslo, Grünerløkka",
        "Priya Nair accepted the invitation.",
    ),
    DemoNotice(
        KEYS[1].age,
        NotificationType.WARNING,
        "security",
        RETAIL,
        "keys",
        "New API key in Northwind Retail",
        "Aylin Demir created the API key “Nightly export” in Northwind Retail.",
    ),
    DemoNotice(
        HOOK_FAILED,
        NotificationType.ERROR,
        "system",
        RETAIL,
        "webhooks",
        "A webhook of Northwind Retail was disabled",
        "The endpoint failed too often. Fix it, enable the webhook, and replay its messages.",
    ),
    DemoNotice(
        PROMOTED,
        NotificationType.INFO,
        "team",
        "demo-nordic",
        "members",
        "Signe Haugen is now manager in Nordic Stores",
        "Aylin Demir changed the role of Signe Haugen.",
    ),
)


_ROUNDS: Final = 8  # of changes that were made and taken back


def seed(scale: int, draws: Draws, now: datetime) -> Iterable[Entity]:
    """Yields everything but people; the webhook comes last."""
    begun = begun_at(now)
    yield from accounts(begun)
    yield from _memberships(now)
    yield from activities(draws.part("activities"), now, _ROUNDS * max(1, scale))
    yield from daily_usage(draws.part("usage"), now.date())
    yield from _notifications(now)
    yield from _keys(draws.part("keys"), now)
    yield Webhook(
        webhook_id=LAST_HOOK,
        account_id=RETAIL,
        url="https://hooks.northwind.example/core",
        events=["sync.*", "user.*"],
        is_active=False,
        secret="whsec_" + "MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAw",
        last_response_code=503,
        last_called_at=now - HOOK_FAILED,
        failure_count=FAILED_DELIVERIES,
        created_at=now - HOOK_AGE,
        updated_at=now - HOOK_FAILED,
    )


def monthly_calls(draws: Draws, now: datetime) -> int:
    """Returns the calls of the month so far, as in the daily rows."""
    days: Iterator[Any] = daily_usage(draws.part("usage"), now.date())
    month = now.date().replace(day=1)
    return sum(one.api_calls for one in days if one.metric_date >= month)


def accounts(begun: datetime) -> Iterator[Account]:
    """The group, from the top down."""
    for number, one in enumerate(ACCOUNTS):
        path, created = path_of(one), begun + timedelta(days=3 * number)
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
            settings=_settings(one),
            tree_counts=_counts() if is_root else _own_counts(one),
        )


def _settings(account: DemoAccount) -> dict[str, Any] | None:
    if account.parent is None:
        return {"planId": "professional"}
    return {"timezone": TIMEZONE} if account.id in TIMED else None


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


def _memberships(now: datetime) -> Iterator[Entity]:
    for number, one in enumerate(PEOPLE):
        yield Membership(
            user_id=one.id,
            account_id=one.account,
            role=one.role,
            is_default=True,
            joined_at=joined_at(number, now),
            invited_by=None if number == 0 else PEOPLE[0].id,
        )
    yield Membership(
        user_id=f"invite#{INVITATION_ID}",
        account_id="demo-logistics",
        role=Role.MEMBER,
        status=MembershipStatus.PENDING,
        joined_at=now - INVITED,
        invited_by=PEOPLE[0].id,
        email="freya@example.com",
        expires_at=now - INVITED + timedelta(days=7),
    )


def _working_in(account: DemoAccount) -> list[DemoPerson]:
    """Returns the people with a role in an account or above it."""
    path = path_of(account)
    changing = (Role.ADMIN, Role.MANAGER)
    return [one for one in PEOPLE if f"/{one.account}/" in path and one.role in changing]


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


def _notifications(now: datetime) -> Iterator[Entity]:
    for number, one in enumerate(_NOTICES):
        at, is_read = now - one.ago, one.ago > timedelta(days=2)
        yield Notification(
            user_id=PEOPLE[0].id,
            notification_id=ordered(at, number),
            type=one.type,
            title=one.title,
            message=one.message,
            is_read=is_read,
            read_at=at + timedelta(hours=1) if is_read else None,
            category=one.category,
            action_url=f"#/accounts/{one.account}/{one.view}",
            created_at=at,
            expires_at=at + timedelta(days=90),
        )


def _keys(draws: Draws, now: datetime) -> Iterator[Entity]:
    for one in KEYS:
        key = draws.part(one.name)
        yield ApiKey(
            api_key_id=one.id,
            api_key_hash=sha256(key.drawn_bytes(32)).hexdigest(),
            account_id=one.account,
            user_id=one.creator,
            name=one.name,
            permissions=list(one.permissions),
            last_used_at=now - timedelta(minutes=key.between(3, 600)),
            created_at=now - one.age,
            last_four=key.drawn_bytes(2).hex(),
        )
