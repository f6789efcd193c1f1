"""An account with all that belongs to it: some of everything, in no order that a test wants.

The user `both` belongs to every account, so that a partition by user holds items of several.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any, TypeVar

from tablewright.client import Database
from tablewright.model import Entity, put_all
from tablewright.systems.listbackup.design import (
    Account,
    Activity,
    Connection,
    Job,
    Membership,
    Notification,
    OAuthState,
    OAuthToken,
    RefreshToken,
    Source,
    Tag,
    Team,
    TokenFamily,
    User,
)
from tablewright.systems.listbackup.structures import Tokens
from tests.systems.yggdrasil.reading import NOW

E = TypeVar("E", bound=Entity)

START = NOW - timedelta(days=3)
SHUFFLED = (3, 0, 5, 1, 4, 2)


def minute(number: int) -> datetime:
    """So many minutes after the start."""
    return START + timedelta(minutes=number)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()


class Customer:
    """What was stored for one account."""

    def __init__(self, account_id: str) -> None:
        self.id = account_id
        self.entities: list[Entity] = [
            entity for made in _MAKERS for number in SHUFFLED for entity in made(account_id, number)
        ]

    def having(self, kind: type[E], **wanted: Any) -> list[E]:
        """The entities of a kind that have some values, in no certain order."""
        return [
            one
            for one in self.entities
            if isinstance(one, kind)
            and all(getattr(one, name) == value for name, value in wanted.items())
        ]

    def one(self, kind: type[E], **wanted: Any) -> E:
        """The only such entity."""
        (found,) = self.having(kind, **wanted)
        return found


def stored(db: Database, account_id: str) -> Customer:
    """Stores an account with all that belongs to it."""
    customer = Customer(account_id)
    users = customer.having(User)
    for user in users:
        db.run(user.create())
    db.run(put_all([one for one in customer.entities if not isinstance(one, User)]))
    return customer


def _users(account_id: str, number: int) -> Iterator[Entity]:
    user_id = f"{account_id}-u{number}"
    yield User(
        user_id=user_id,
        email=f"u{number}@{account_id}.example",
        username=user_id,
        name=f"User {number}",
        account_id=account_id,
        mfa_secret=f"secret of {user_id}",
    )
    yield Membership(user_id=user_id, account_id=account_id, role="member")
    yield Team(
        account_id=account_id,
        team_id=f"{account_id}-team{number}",
        team_name=f"Team {number}",
        created_by=user_id,
    )


def _memberships_of_both(account_id: str, number: int) -> Iterator[Entity]:
    if number == 0:
        yield Membership(user_id="both", account_id=account_id, role="readonly")


def _accounts(account_id: str, number: int) -> Iterator[Entity]:
    """The account itself, five below it, and one further below."""

    def account(path: list[str]) -> Account:
        return Account(
            account_id=path[-1],
            account_name=path[-1].title(),
            parent_account_id=path[-2] if path[1:] else None,
            account_path=f"/{'/'.join(path)}/",
            account_type="conglomerate" if not path[1:] else "subsidiary",
            level=len(path) - 1,
            created_by="both",
            root_account_id=account_id,
        )

    child = f"{account_id}-c{number}"
    yield account([account_id, child] if number else [account_id])
    if number == 1:
        yield account([account_id, child, f"{account_id}-grandchild"])


def _sources(account_id: str, number: int) -> Iterator[Entity]:
    source_id = f"{account_id}-s{number}"
    platform = ("keap", "stripe")[number % 2]
    yield Source(
        account_id=account_id,
        source_id=source_id,
        source_name=f"Source {number}",
        platform=platform,
        connection_type="oauth",
        status="active" if number < 4 else "paused",
        created_by=f"{account_id}-u0",
    )
    yield Connection(
        connection_id=f"{account_id}-con{number}",
        account_id=account_id,
        user_id=f"{account_id}-u{number // 3}",
        platform=platform,
        connection_type="oauth",
    )
    yield OAuthToken(
        source_id=source_id,
        account_id=account_id,
        platform=platform,
        tokens=Tokens(access_token=f"access to {source_id}"),
    )
    yield OAuthState(
        state=f"{account_id}-state{number}",
        account_id=account_id,
        user_id="both",
        platform=platform,
        redirect_uri="https://example.com/back",
    )


def _activities(account_id: str, number: int) -> Iterator[Entity]:
    yield Activity(
        account_id=account_id,
        # Ids are not in the order of time.
        event_id=f"{account_id}-e{9 - number}",
        user_id=("both", f"{account_id}-u0", None)[number // 2],
        event_type="source.created",
        resource_type="source" if number < 4 else "user",
        resource_id=f"{account_id}-s0",
        action="create",
        created_at=minute(number),
    )
    yield Notification(
        user_id="both",
        notification_id=f"{account_id}-n{9 - number}",
        account_id=account_id,
        type="in-app",
        category="job",
        subject="Done",
        message="It is done.",
        status="pending" if number < 4 else "read",
        created_at=minute(number),
    )


def _jobs(account_id: str, number: int) -> Iterator[Entity]:
    yield Job(
        account_id=account_id,
        job_id=f"{account_id}-j{number}",
        job_type="sync" if number < 5 else "migration",
        source_id=f"{account_id}-s{number // 4}" if number < 5 else None,
        status="pending" if number < 4 else "running",
        created_at=minute(9 - number),
        created_by=f"{account_id}-u0",
    )


def _sessions(account_id: str, number: int) -> Iterator[Entity]:
    family = f"{account_id}-family{number // 4}"
    yield RefreshToken(
        refresh_token=hashed(f"{account_id}-token{number}"),
        user_id="both",
        account_id=account_id,
        token_family=family,
        issued_at=minute(number),
    )
    if number in (0, 4):
        yield TokenFamily(token_family=family, user_id="both", account_id=account_id)


def _tags(account_id: str, number: int) -> Iterator[Entity]:
    yield Tag(
        account_id=account_id,
        tag_id=f"{account_id}-tag{9 - number}",
        tag_key="stage" if number < 3 else "owner",
        tag_value=f"value {number}",
        resource_type="source" if number < 5 else "job",
        created_by=f"{account_id}-u0",
    )


_MAKERS: tuple[Callable[[str, int], Iterator[Entity]], ...] = (
    _users, _memberships_of_both, _accounts, _sources, _activities, _jobs, _sessions, _tags
)  # fmt: skip
