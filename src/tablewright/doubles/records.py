"""Stored state of the doubles, in a table of their own.

Tokens and client secrets are stored as hashes.
Not here: reading and changing it (`doubles.state`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Final, Literal

from tablewright.doubles import limits
from tablewright.model import (
    Entity,
    EpochMillis,
    EpochSeconds,
    Index,
    Table,
    attr,
    created,
    design_of,
    key_only,
    ttl,
    version,
)

TokenUse = Literal["key", "access", "refresh", "code"]


class SandboxRecords(Table, name="tablewright-sandboxes", tag="entity"):
    """The data, tokens and faults of sandboxes; never of a real account."""

    primary = Index("pk", "sk")


class StoredRecord(Entity, table=SandboxRecords):
    """A record of the service, such as a customer."""

    sandbox: str = key_only(doc="The sandbox")
    kind: str = key_only(doc="The stream: customers, contacts, ...")
    place: str = key_only(doc="The record's id, quoted for a key")
    body: bytes = attr(doc="The record as JSON text: numbers and unknown fields stay as written")

    primary = SandboxRecords.primary("records#{sandbox}#{kind}", "{place}")

    @primary.get
    def get(cls, sandbox: str, kind: str, place: str) -> None:
        """Finds a record."""

    @primary.query
    def of_stream(cls, sandbox: str, kind: str) -> None:
        """Lists the records of a stream."""


class StreamEdition(Entity, table=SandboxRecords):
    """Changes with every change of a stream, so that processes notice it."""

    sandbox: str = key_only(doc="The sandbox")
    kind: str = key_only(doc="The stream")
    mark: str = attr(doc="A new id with every change")

    primary = SandboxRecords.primary("edition#{sandbox}#{kind}", "edition")

    @primary.get
    def get(cls, sandbox: str, kind: str) -> None:
        """Finds the edition of a stream."""


class IssuedToken(Entity, table=SandboxRecords):
    """A key, a token or a code, by its hash."""

    sandbox: str = key_only(doc="The sandbox")
    token_hash: str = key_only(doc="Hash of the token")
    use: TokenUse = attr(doc="The purpose of the token")
    grant_id: str = attr(doc="The grant that it belongs to")
    label: str = attr(doc="Prefix and last characters, for lists and messages")
    redirect_uri: str | None = attr(default=None, doc="Of a code: where it was sent")
    challenge: str | None = attr(default=None, doc="Of a code: PKCE's challenge")
    issued_at: EpochMillis = created(doc="When it was issued")
    ends_at: EpochMillis | None = attr(default=None, doc="When it becomes invalid")
    expires_at: EpochSeconds | None = ttl(doc="When its record is deleted")

    primary = SandboxRecords.primary("token#{sandbox}#{token_hash}", "token")

    @primary.get
    def get(cls, sandbox: str, token_hash: str) -> None:
        """Finds a token."""


class Grant(Entity, table=SandboxRecords):
    """The permissions of a token's holder; revoking the grant ends all its tokens."""

    sandbox: str = key_only(doc="The sandbox")
    grant_id: str = key_only(doc="The grant's id")
    form: Literal["key", "oauth"] = attr(doc="A key or private app, or OAuth")
    label: str = attr(doc="The name in lists")
    scopes: list[str] = attr(factory=list[str], doc="Permissions; `*` allows everything")
    client_id: str | None = attr(default=None, doc="The app of an OAuth grant")
    is_revoked: bool = attr(default=False, doc="Whether it has ended")
    granted_at: EpochMillis = created(doc="When it was granted")

    primary = SandboxRecords.primary("grants#{sandbox}", "{grant_id}")

    @primary.get
    def get(cls, sandbox: str, grant_id: str) -> None:
        """Finds a grant."""

    @primary.query(limit=limits.LISTED_RECORDS_MAX)
    def of_sandbox(cls, sandbox: str) -> None:
        """Lists the grants of a sandbox."""


class OAuthApp(Entity, table=SandboxRecords):
    """An app that may ask for grants."""

    sandbox: str = key_only(doc="The sandbox")
    client_id: str = key_only(doc="The app's public id")
    name: str = attr(doc="The name on the consent page")
    secret_hash: str = attr(doc="Hash of the client secret")
    redirect_uris: list[str] = attr(factory=list[str], doc="Allowed redirect URLs")
    scopes: list[str] = attr(factory=list[str], doc="Scopes that the app may request")

    primary = SandboxRecords.primary("apps#{sandbox}", "{client_id}")

    @primary.get
    def get(cls, sandbox: str, client_id: str) -> None:
        """Finds an app."""


@dataclass(frozen=True)
class Fault:
    """A fault that is switched on; see `doubles.faults` for the kinds."""

    fault_id: str
    kind: str
    stream: str = "*"  # `*`: every stream
    grant_id: str = "*"  # `*`: every caller
    skip: int = 0  # requests that still succeed
    count: int = 0  # requests that still fail; 0: until it is removed
    seconds: float = 0.0  # of a delay, or of `Retry-After`


class Switches(Entity, table=SandboxRecords):
    """The faults and limits of a sandbox."""

    sandbox: str = key_only(doc="The sandbox")
    faults: list[Fault] = attr(factory=list[Fault], doc="Faults that are switched on")
    limits: dict[str, int] = attr(factory=dict[str, int], doc="Limits other than the vendor's")
    revision: int = version(doc="Counts changes")

    primary = SandboxRecords.primary("switches#{sandbox}", "switches")

    @primary.get
    def get(cls, sandbox: str) -> None:
        """Finds the switches of a sandbox."""


class RequestWindow(Entity, table=SandboxRecords):
    """Counts the requests of a caller in a period."""

    sandbox: str = key_only(doc="The sandbox")
    name: str = key_only(doc="The caller and the limit")
    period: int = key_only(doc="The number of the period since 1970")
    requests: int = attr(default=1, doc="Requests so far")
    expires_at: EpochSeconds | None = ttl(doc="When the period is over")

    primary = SandboxRecords.primary("window#{sandbox}#{name}#{period}", "window")


class LoggedRequest(Entity, table=SandboxRecords):
    """A request that the sandbox received. Contains no secrets."""

    sandbox: str = key_only(doc="The sandbox")
    request_id: str = key_only(doc="Sorts by time")
    method: str = attr(doc="Of the request")
    path: str = attr(doc="The path, without tokens and query")
    page: str = attr(default="", doc="The cursor of a list")
    status: int = attr(doc="Of the response")
    caller: str = attr(default="", doc="The label of the token")
    fault: str = attr(default="", doc="The fault that it met")
    received_at: EpochMillis = created(doc="When it was received")
    expires_at: EpochSeconds | None = ttl(
        after=timedelta(seconds=limits.LOG_SECONDS), doc="When it is deleted"
    )

    primary = SandboxRecords.primary("log#{sandbox}", "{request_id}")

    @primary.query(newest_first=True)
    def latest(cls, sandbox: str) -> None:
        """Lists requests, the newest first."""


class RepeatedCall(Entity, table=SandboxRecords):
    """A Stripe request with an idempotency key, and its response."""

    sandbox: str = key_only(doc="The sandbox")
    key_hash: str = key_only(doc="Hash of the account's key")
    content_hash: str = attr(doc="Hash of method, path and parameters")
    attempt: str = attr(doc="The request that claimed the key")
    status: int | None = attr(default=None, doc="Of the response; missing while in progress")
    body: bytes | None = attr(default=None, doc="The response")
    ends_at: EpochMillis = attr(doc="When the key is free again")
    expires_at: EpochSeconds | None = ttl(doc="When the record is deleted")

    primary = SandboxRecords.primary("repeat#{sandbox}#{key_hash}", "repeat")

    @primary.get
    def get(cls, sandbox: str, key_hash: str) -> None:
        """Finds an earlier request."""


DESIGN: Final = design_of(
    "sandboxes", SandboxRecords, description="The state of sandboxes: records, tokens, faults."
)
