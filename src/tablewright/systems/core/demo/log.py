"""The activity log of the sample group: how its accounts, people, keys and webhook came to be.

Each entry agrees with the items of the group. Only people with the permission act.
The same draws always give the same log.
Not here: runs of sources (`core.demo.history`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any, Final

from tablewright.ids import Draws
from tablewright.systems.core.demo.group import (
    ACCOUNTS,
    DAYS,
    FAILED_DELIVERIES,
    HOOK_AGE,
    HOOK_FAILED,
    INVITATION_ID,
    INVITED,
    KEYS,
    LAST_HOOK,
    PEOPLE,
    PROMOTED,
    PROMOTED_ID,
    RETAIL,
    TIMED,
    TIMEZONE,
    DemoPerson,
    begun_at,
    joined_at,
    ordered,
)
from tablewright.systems.core.design import Activity
from tablewright.systems.core.design.values import Role

_ADMINS: Final = [one.id for one in PEOPLE if one.role is Role.ADMIN]
_FIRST, _SECOND = _ADMINS[:2]
_SIGN_IN_DAYS: Final = 14
_ROUND: Final = timedelta(days=DAYS - 2)  # over which changes that were taken back are spread


@dataclass(frozen=True, slots=True)
class _Entry:
    """One entry; `by` is None for the service itself."""

    at: datetime
    account: str
    by: str | None
    event: str
    resource: str
    resource_id: str
    action: str
    more: Mapping[str, Any] = field(default_factory=dict[str, Any])


def activities(draws: Draws, now: datetime, rounds: int) -> Iterator[Activity]:
    """Returns the log; `rounds` is the number of changes that were made and taken back."""
    found = [
        *_accounts(begun_at(now)),
        *_people(now),
        *_keys(now),
        *_webhook(now),
        *_taken_back(draws.part("rounds"), now, rounds),
        *_sign_ins(draws.part("sign-ins"), now),
    ]
    found.sort(key=lambda one: (one.at, one.account, one.event))
    for number, one in enumerate(found):
        yield _activity(one, number)


def _accounts(begun: datetime) -> Iterator[_Entry]:
    for number, one in enumerate(ACCOUNTS):
        at, log = begun + timedelta(days=3 * number), one.parent or one.id
        after = {"after": {"name": one.name}}
        yield _Entry(at, log, _FIRST, "account_created", "account", one.id, "created", after)
        if one.id in TIMED:
            at += timedelta(minutes=20)
            what = (_FIRST, "account_updated", "account", one.id, "updated")
            yield _Entry(at, one.id, *what, {"after": {"settings": {"timezone": TIMEZONE}}})


def _people(now: datetime) -> Iterator[_Entry]:
    for number, one in enumerate(PEOPLE[1:], 1):
        at, role = joined_at(number, now), one.role.value
        if one.id == PROMOTED_ID:
            before, after = {"role": Role.MEMBER.value}, {"role": role}
            yield _changed(now - PROMOTED, one, _SECOND, before, after)
            role = Role.MEMBER.value
        yield _invited(at - timedelta(hours=26), one.account, _FIRST, _invitation(one.id), role)
        after = {"after": {"role": role}}
        yield _Entry(at, one.account, one.id, "member_joined", "member", one.id, "created", after)
    pending = ("demo-logistics", _FIRST, INVITATION_ID, Role.MEMBER.value)
    yield _invited(now - INVITED, *pending)


def _keys(now: datetime) -> Iterator[_Entry]:
    for one in KEYS:
        told = {"name": one.name, "permissions": list(one.permissions)}
        at, key = now - one.age, (one.account, one.creator)
        yield _Entry(at, *key, "apikey_created", "api_key", one.id, "created", {"after": told})
        if one.age > timedelta(days=DAYS):
            at += one.age / 2
            yield _Entry(at, *key, "apikey_rotated", "api_key", one.id, "rotated")


def _webhook(now: datetime) -> Iterator[_Entry]:
    hook = ("webhook", LAST_HOOK)
    yield _Entry(now - HOOK_AGE, RETAIL, _FIRST, "webhook_created", *hook, "created")
    for days, person in ((9, _SECOND), (4, _FIRST)):
        at = now - timedelta(days=days, hours=1)
        yield _Entry(at, RETAIL, person, "webhook_replayed", *hook, "replayed")
    reason = {"reason": f"{FAILED_DELIVERIES} deliveries in a row failed."}
    yield _Entry(now - HOOK_FAILED, RETAIL, None, "webhook_disabled", *hook, "disabled", reason)


def _taken_back(draws: Draws, now: datetime, rounds: int) -> Iterator[_Entry]:
    """Returns invitations that were withdrawn, and permissions that were given for a time."""
    each = int(_ROUND.total_seconds()) // rounds
    viewer = next(one for one in PEOPLE if one.role is Role.VIEWER)
    manager = next(one for one in PEOPLE if one.role is Role.MANAGER)
    for number in range(rounds):
        begins = now - timedelta(days=DAYS) + timedelta(seconds=each * number)
        at = begins + timedelta(seconds=draws.between(0, each // 2))
        ended, by = at + timedelta(seconds=draws.between(each // 8, each // 2)), draws.pick(_ADMINS)
        if number % 2:
            account = draws.pick(ACCOUNTS).id
            invitation = _invitation(f"round {number}")
            yield _invited(at, account, by, invitation, draws.pick(("member", "viewer")))
            log = (account, by, "invitation_withdrawn", "invitation", invitation, "deleted")
            yield _Entry(ended, *log)
        else:
            one, is_given = (viewer, True) if number % 4 == 0 else (manager, False)
            given = {"permissions": {"data.export": is_given}}
            yield _changed(at, one, by, {"permissions": {}}, given)
            yield _changed(ended, one, by, given, {"permissions": {}})


def _sign_ins(draws: Draws, now: datetime) -> Iterator[_Entry]:
    """Returns a sign-in of each person on each workday, in the person's own log."""
    for number, one in enumerate(PEOPLE):
        for back in range(1, _SIGN_IN_DAYS + 1):
            day = now - timedelta(days=back)
            at = day.replace(hour=6, minute=0, second=0) + timedelta(minutes=draws.between(0, 180))
            if day.weekday() < 5 and at > joined_at(number, now):
                yield _Entry(at, one.id, one.id, "login", "user", one.id, "signed in")


def _invited(at: datetime, account: str, by: str, invitation: str, role: str) -> _Entry:
    after = {"after": {"role": role}}
    return _Entry(at, account, by, "member_invited", "invitation", invitation, "created", after)


def _changed(at: datetime, person: DemoPerson, by: str, before: Any, after: Any) -> _Entry:
    change, place = {"before": before, "after": after}, ("member", person.id)
    return _Entry(at, person.account, by, "member_updated", *place, "updated", change)


def _invitation(name: str) -> str:
    return sha256(f"invitation of {name}".encode()).hexdigest()


def _activity(one: _Entry, number: int) -> Activity:
    actor = {"kind": "system"} if one.by is None else {"kind": "user", "id": one.by}
    place = next((n for n, person in enumerate(PEOPLE, 11) if person.id == one.by), None)
    return Activity(
        account_id=one.account,
        event_id=ordered(one.at, number),
        timestamp=one.at,
        user_id=one.by,
        event_type=one.event,
        resource=one.resource,
        resource_id=one.resource_id,
        action=one.action,
        details={"actor": actor, **one.more},
        ip_address=None if place is None else f"198.51.100.{place}",
        user_agent=None if place is None else "Mozilla/5.0",
    )
