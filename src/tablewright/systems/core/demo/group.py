"""The sample group: its accounts, people and keys, and when they came.

Not here: the items (`core.demo.seed`), the activity log (`core.demo.log`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Final

from tablewright.systems.core.design.values import AccountType, Role

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


@dataclass(frozen=True, slots=True)
class DemoKey:
    """An API key of the sample group."""

    name: str
    account: str
    permissions: tuple[str, ...]
    creator: str
    age: timedelta

    @property
    def id(self) -> str:
        """The id of the key."""
        return sha256(self.name.encode()).hexdigest()[:16]


KEYS: Final = (
    DemoKey(
        "Warehouse dashboard",
        "demo-logistics",
        ("account.read", "sources.read"),
        "demo-user",
        timedelta(days=45),
    ),
    DemoKey(
        "Nightly export",
        RETAIL,
        ("account.read", "data.read", "data.export"),
        "demo-aylin",
        timedelta(hours=28),
    ),
)
TIMEZONE: Final = "Europe/Oslo"
TIMED: Final = (RETAIL, "demo-nordic", "demo-oslo")  # accounts with this time zone
HOOK_AGE: Final = timedelta(days=70)
HOOK_FAILED: Final = timedelta(hours=5)  # ago
INVITED: Final = timedelta(days=2)  # ago: the open invitation
INVITATION_ID: Final = sha256(b"demo").hexdigest()
NEWEST: Final = "demo-priya"
NEWEST_JOINED: Final = timedelta(hours=7)  # ago
PROMOTED_ID: Final = "demo-signe"  # a member who became a manager
PROMOTED: Final = timedelta(days=3, hours=6)  # ago


def begun_at(now: datetime) -> datetime:
    """Returns the time when the group began to use core."""
    return now - timedelta(days=90)


def joined_at(number: int, now: datetime) -> datetime:
    """Returns when a person of the group joined."""
    if PEOPLE[number].id == NEWEST:
        return now - NEWEST_JOINED
    return begun_at(now) + timedelta(days=5 * number)


def path_of(account: DemoAccount) -> str:
    """Returns the path of an account."""
    above = next((one for one in ACCOUNTS if one.id == account.parent), None)
    return f"{'/' if above is None else path_of(above)}{account.id}/"


def ordered(at: datetime, number: int) -> str:
    """Returns an id in the form of a UUID of version 7, which sorts by time."""
    millis = f"{int(at.timestamp() * 1000):012x}"
    return f"{millis[:8]}-{millis[8:]}-7{number % 0x1000:03x}-8000-{number:012x}"
