"""Stored authorisations in progress, and the state of grants.

A grant's record always exists: it has the lease of a refresh, and the index by which grants are
found before they end. The tokens are here too, unless a system's design has a place for them.
Not here: their use (`oauth.states`, `oauth.grants`).
"""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated, Any

from tablewright.api.records import ServiceRecords
from tablewright.kits.oauth import limits
from tablewright.model import (
    Encrypted,
    Entity,
    EpochMillis,
    EpochSeconds,
    Range,
    attr,
    created,
    key_only,
    ttl,
)


class AuthorisationRecord(Entity, table=ServiceRecords, tenant="account_id", extension=True):
    """A person authorises access at a platform."""

    system: str = key_only(doc="The system that started it")
    state_hash: str = key_only(doc="Hash of the parameter, which is not stored")
    account_id: str = attr(doc="The account that gets the grant")
    person_id: str = attr(doc="The person who started it")
    platform: str = attr(doc="The platform to connect")
    redirect_uri: str = attr(doc="The URL to which the platform sends the browser")
    details: dict[str, Any] = attr(factory=dict, doc="Session, return address, grant")
    created_at: EpochMillis = created(doc="When it started")
    expires_at: EpochSeconds = ttl(
        after=timedelta(seconds=limits.STATE_SECONDS), doc="When it is no longer valid"
    )

    primary = ServiceRecords.primary("oauth-state#{system}#{state_hash}", "state")


class GrantRecord(Entity, table=ServiceRecords, tenant="account_id", extension=True):
    """A grant of a platform to an account."""

    system: str = attr(doc="The grant's system")
    account_id: str = attr(doc="The account that has the grant")
    grant_id: str = attr(doc="Id of the source or connection that uses it")
    platform: str = attr(doc="The platform that gave it")
    revision: str = attr(doc="A new id for every change of the tokens")
    platform_account: str | None = attr(default=None, doc="The account at the platform")
    token_ends_at: EpochSeconds | None = attr(default=None, doc="When the access token ends")
    refreshed_at: EpochMillis | None = attr(default=None, doc="The last refresh")
    lease: str | None = attr(default=None, doc="Token of the refresh in progress")
    lease_owner: str | None = attr(default=None, doc="The process that refreshes")
    lease_until: EpochMillis | None = attr(default=None, doc="When another process may refresh")
    failures: int = attr(default=0, doc="Failed refreshes in a row")
    retry_at: EpochMillis | None = attr(default=None, doc="When to refresh after a failure")
    ended_at: EpochMillis | None = attr(default=None, doc="When the platform ended it")
    end_reason: str | None = attr(default=None, doc="The reason why it ended")
    tokens: Annotated[dict[str, Any], Encrypted()] | None = attr(
        default=None, doc="The tokens, unless the system stores them"
    )
    created_at: EpochMillis = created(doc="When it was granted")

    primary = ServiceRecords.primary("grants#{system}#{account_id}", "grant#{grant_id}")
    # Only grants whose token ends: others have no `token_ends_at`.
    by_end = ServiceRecords.due("grant-ends#{system}", "{token_ends_at}#{account_id}#{grant_id}")

    @primary.query(extension=True)
    def of_account(cls, system: str, account_id: str) -> None:
        """Lists the grants of an account."""

    @by_end.query(extension=True)
    def ending(cls, system: str, token_ends_at: Range[Any] | None = None) -> None:
        """Lists grants of all accounts whose token ends; the soonest first."""
