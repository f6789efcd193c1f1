"""The people of the sample group: created once, with a password that is shown once.

All people have the same password, so that each role can be tried. The password is shown when all
data has been written. After an interrupted start, the next one starts over.
Not here: accounts and their data (`core.demo.seed`), sources (`core.demo.sources`).
"""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Final

from tablewright.api.system import RunningSystem
from tablewright.doubles.sandboxes import Sandboxes
from tablewright.errors import AlreadyExistsError, NotUniqueError
from tablewright.ids import Draws
from tablewright.kits.accounts.records import SeatRecord
from tablewright.kits.metering.limits import SEEN_KEPT_SECONDS
from tablewright.kits.metering.records import MonthRecord, SeenRecord, StayRecord
from tablewright.kits.sessions.readable import readable_password
from tablewright.kits.webhooks import EndpointStatus
from tablewright.kits.webhooks.records import EndpointState
from tablewright.model import update_of
from tablewright.systems.core.demo.group import (
    ACCOUNTS,
    FAILED_DELIVERIES,
    GROUP,
    HOOK_FAILED,
    LAST_HOOK,
    PEOPLE,
    RETAIL,
    DemoPerson,
)
from tablewright.systems.core.demo.seed import daily_usage, monthly_calls
from tablewright.systems.core.demo.sources import plant_sources
from tablewright.systems.core.design import User, Webhook
from tablewright.systems.core.parts import Parts
from tablewright.systems.core.plans import PRICES, open_price_list
from tablewright.systems.core.platforms import SANDBOX_CLIENT, sandbox_secret
from tablewright.systems.core.usage import METERS

DEMO_EMAIL: Final = "demo@example.com"


async def demo(running: RunningSystem[Parts]) -> str | None:
    """Returns addresses and the password of the sample people; None if the data exists."""
    given, parts = running.runtime, running.parts
    if await given.db.run(Webhook.get(LAST_HOOK).consistently()) is not None:
        await _register(running)  # this start may have another address
        return None
    await open_price_list(parts.metering.limits.price_list)
    password = readable_password(given.ids)
    password_hash = await parts.people.entrance.passwords.hash(password)
    for person in PEOPLE:
        if not await _plant(running, person, password_hash):
            return None  # another person has signed up with one of the addresses
    await _plant_records(running)
    key = await _open_sandboxes(running)
    if key:
        await plant_sources(running, key)
    others = (f"{_email(one)} ({_title(one)})" for one in PEOPLE[1:])
    shown = [f"{DEMO_EMAIL} with password {password}", "The same password:", *others]
    if key:
        shown += ["Sources are in Northwind Retail. Key of the Stripe sandbox:", key]
    return "\n".join(shown)


async def _open_sandboxes(running: RunningSystem[Parts]) -> str:
    """Registers core at the sandbox of HubSpot; returns a key of the sandbox of Stripe.

    Without sandboxes, it returns an empty text.
    """
    found = await _register(running)
    return "" if found is None else await found.stripe.new_key()


async def _register(running: RunningSystem[Parts]) -> Sandboxes | None:
    """Registers core at the sandbox of HubSpot, with the callback at the current address."""
    given, oauth = running.runtime, running.parts.syncing.oauth
    if not given.sandboxes:
        return None
    found = Sandboxes(given.db, clock=given.clock, ids=given.ids)
    callback = oauth.callbacks_url.format(platform="hubspot")
    await found.hubspot.new_app(
        [callback], name="Core", client_id=SANDBOX_CLIENT, client_secret=sandbox_secret(given)
    )
    return found


def _title(person: DemoPerson) -> str:
    account = next(one.name for one in ACCOUNTS if one.id == person.account)
    return f"{person.role.value} of {account}"


def _email(person: DemoPerson) -> str:
    return DEMO_EMAIL if person is PEOPLE[0] else f"{person.id.removeprefix('demo-')}@example.com"


async def _plant(running: RunningSystem[Parts], person: DemoPerson, password_hash: str) -> bool:
    db = running.runtime.db
    there = await db.run(User.get(person.id).consistently())
    if there is not None:
        draft = there.edited()
        draft.password_hash = password_hash
        await db.run(update_of(draft))
        return True
    user = User(
        user_id=person.id,
        email=_email(person),
        first_name=person.first_name,
        last_name=person.last_name,
        password_hash=password_hash,
        email_verified=True,
    )
    try:
        await db.run(user.create())
    except NotUniqueError:
        return False
    return True


async def _plant_records(running: RunningSystem[Parts]) -> None:
    """Writes the records of kits that match the sample accounts: seats, calls and the plan."""
    given = running.runtime
    now = datetime.fromtimestamp(int(given.clock.now()), UTC)
    for today in daily_usage(Draws(1).part("usage"), now.date(), days=0):
        for person_id, counts in (today.by_user or {}).items():
            seen = SeenRecord(
                system=running.name,
                account_id=today.account_id,
                day=today.metric_date,
                meter=METERS.people,
                member=person_id,
                counts=dict(counts),
                expires_at=now + timedelta(seconds=SEEN_KEPT_SECONDS),
            )
            await given.db.run(seen.put())
    disabled_at = now - HOOK_FAILED
    state = EndpointState(
        system=running.name,
        tenant=RETAIL,
        endpoint_id=LAST_HOOK,
        status=EndpointStatus.DISABLED,
        status_reason=f"{FAILED_DELIVERIES} deliveries in a row failed.",
        status_at=disabled_at,
    )
    with suppress(AlreadyExistsError):
        await given.db.run(state.create())
    for person in PEOPLE:
        seat = SeatRecord(system=running.name, root_id=GROUP, person_id=person.id, memberships=1)
        await given.db.run(seat.put())
    calls = {"api_calls": monthly_calls(Draws(1), now)}
    month = MonthRecord(system=running.name, root_id=GROUP, month=f"{now:%Y-%m}", sums=calls)
    await given.db.run(month.put())
    plan = next(one for one in PRICES if one.id == "professional")
    stay = StayRecord(
        system=running.name,
        root_id=GROUP,
        stay_id="00000000-0000-7000-8000-000000000000",
        begun_at=now.replace(day=1, hour=0, minute=0, second=0),
        plan_id=plan.id,
        price=plan.price,
        currency=plan.currency,
        limits=dict(plan.limits),
    )
    await given.db.run(stay.put())
