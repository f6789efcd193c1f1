"""Views of platforms and sources, and the data types of a source.

Not here: the routes (`sources.routes`).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from tablewright.api.paging import PageQuery
from tablewright.api.responses import Secret
from tablewright.errors import InvalidError
from tablewright.kits.connectors import Field, KeyAuth, OAuthAuth, Platform
from tablewright.kits.sources import limits
from tablewright.kits.sources.connecting.credentials import CONNECTIONS
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.values import Connection, Source, SourceStatus

SourceId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
PlatformId = Annotated[str, Meta(pattern="^[a-z0-9_-]{1,40}$")]
DataType = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.-]{1,100}$")]
DataTypes = Annotated[
    list[DataType],
    Meta(min_length=1, max_length=limits.DATA_TYPES_MAX, description="Names of data types"),
]
SourceName = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=limits.SOURCE_NAME_LENGTH_MAX,
        pattern=r"^[^\x00-\x1f\x7f]+$",
    ),
]
_Text = Annotated[str, Meta(max_length=1_000)]
Values = Annotated[dict[str, _Text], Meta(max_length=20)]
IdField = Annotated[str, Meta(max_length=200, description="Path of a posted record's id")]


class FieldView(Struct, rename="camel", omit_defaults=True):
    """A value that users enter to connect a platform."""

    name: str
    title: str
    help: str = ""
    pattern: str = ""
    is_secret: bool = True
    is_required: bool = True


class AuthView(Struct, rename="camel", omit_defaults=True):
    """A way to connect a platform. `isConfigured` is false if the operator must set it up first."""

    connection_type: Connection
    title: str
    help: str = ""
    fields: list[FieldView] = []
    scopes: list[str] = []
    is_configured: bool = True


class DataTypeView(Struct, rename="camel"):
    """A data type of a platform."""

    name: str
    title: str
    is_default: bool
    is_incremental: bool
    deletions: str


class LimitsView(Struct, rename="camel", omit_defaults=True):
    """The number of requests that a platform allows."""

    per_second: int | None = None
    per_minute: int | None = None
    per_day: int | None = None
    at_once: int | None = None


class PlatformView(Struct, rename="camel", omit_defaults=True):
    """A platform that sources can be connected to."""

    platform_id: str
    title: str
    auths: list[AuthView]
    data_types: list[DataTypeView]
    limits: LimitsView
    description: str = ""
    documentation: str = ""
    settings: list[FieldView] = []
    is_posted: bool = False


class PlatformList(Struct, rename="camel"):
    """All platforms."""

    items: list[PlatformView]


class SourceConfig(
    Struct, rename="camel", forbid_unknown_fields=True, omit_defaults=True, frozen=True
):
    """The visible settings of a source."""

    data_types: DataTypes | None = None
    settings: Values = {}
    id_field: IdField = ""


class Tested(Struct, rename="camel", forbid_unknown_fields=True):
    """Credentials to test."""

    platform: PlatformId
    credentials: Values
    settings: Values = {}


class NewSource(Struct, rename="camel", forbid_unknown_fields=True, kw_only=True):
    """A source to create; it is tested first. Without data types, it has the usual ones."""

    name: SourceName
    platform: PlatformId
    connection_type: Connection = "api_key"
    config: SourceConfig = SourceConfig()
    credentials: Values = {}


class SourceChange(Struct, rename="camel", forbid_unknown_fields=True):
    """Changes to a source; missing fields stay as they are. New credentials are tested first."""

    name: SourceName | UnsetType = UNSET
    config: SourceConfig | UnsetType = UNSET
    credentials: Values | UnsetType = UNSET


class PlatformAccountView(Struct, rename="camel"):
    """The account at the platform."""

    id: str
    name: str


class SourceView(Struct, rename="camel", omit_defaults=True):
    """A source, without its credentials."""

    source_id: str
    account_id: str
    platform: str
    name: str
    status: SourceStatus
    connection_type: Connection
    config: SourceConfig
    created_by: str
    created_at: datetime
    has_credentials: bool
    platform_account: PlatformAccountView | None = None
    last_sync_at: datetime | None = None
    sync_status: str | None = None
    active_sync_id: str | None = None
    failure_count: int = 0
    stored_bytes: int = 0


class NewSourceView(Struct, rename="camel", omit_defaults=True):
    """A new source. For posted records, `inboundPath` is shown only here: it has a secret."""

    source: SourceView
    inbound_path: Secret | None = None


class SourceList(Struct, rename="camel"):
    """A page of sources."""

    items: list[SourceView]
    next_cursor: str | None = None


class SourceQuery(PageQuery, kw_only=True):
    """A page of the sources of an account."""

    platform: PlatformId | None = None
    status: SourceStatus | None = None


def platform_view(platform: Platform, configured: Sequence[str]) -> PlatformView:
    """A platform as people see it; `configured` are the OAuth providers that have a client."""
    budget = platform.budget
    return PlatformView(
        platform_id=platform.id,
        title=platform.title,
        description=platform.description,
        documentation=platform.documentation,
        auths=[
            AuthView(
                connection_type=CONNECTIONS[one.kind],
                title=one.title,
                help=one.help,
                fields=_fields(one.fields) if isinstance(one, KeyAuth) else [],
                scopes=list(one.scopes) if isinstance(one, OAuthAuth) else [],
                is_configured=not isinstance(one, OAuthAuth) or one.provider in configured,
            )
            for one in platform.auths
        ],
        settings=_fields(platform.settings),
        data_types=[
            DataTypeView(
                one.name, one.title or one.name, one.is_default, one.is_incremental, one.deletions
            )
            for one in platform.streams
        ],
        limits=LimitsView(budget.per_second, budget.per_minute, budget.per_day, budget.at_once),
        is_posted=platform.is_posted,
    )


def _fields(fields: Sequence[Field]) -> list[FieldView]:
    return [
        FieldView(
            one.name, one.title or one.name, one.help, one.pattern, one.is_secret, one.is_required
        )
        for one in fields
    ]


def source_view(one: Source) -> SourceView:
    """A source as people see it."""
    known = one.platform_account
    return SourceView(
        source_id=one.source_id,
        account_id=one.account_id,
        platform=one.platform_id,
        name=one.source_name,
        status=one.status,
        connection_type=one.connection_type,
        config=SourceConfig(
            data_types=one.config.get("dataTypes"),
            settings=one.settings,
            id_field=one.config.get("idField") or "",
        ),
        created_by=one.created_by,
        created_at=one.created_at,
        has_credentials=one.credentials is not None,
        platform_account=None if known is None else PlatformAccountView(known["id"], known["name"]),
        last_sync_at=one.last_sync_at,
        sync_status=one.sync_status,
        active_sync_id=one.active_sync_id,
        failure_count=one.failure_count or 0,
        stored_bytes=one.stored_bytes or 0,
    )


def chosen_types(parts: SourceParts, source: Source, wanted: Sequence[str] | None) -> list[str]:
    """Returns the data types of a run: the wanted ones, or those of the source."""
    if wanted is not None:
        check_data_types(parts, source, wanted)
        return list(dict.fromkeys(wanted))
    platform = parts.connectors.platform(source.platform_id)
    chosen = source.config.get("dataTypes")
    return list(chosen) if chosen else [one.name for one in platform.streams if one.is_default]


def check_data_types(parts: SourceParts, source: Source, wanted: Sequence[str]) -> None:
    """Raises `InvalidError` for a data type that the source does not have."""
    platform = parts.connectors.platform(source.platform_id)
    chosen = source.config.get("dataTypes")
    for one in wanted:
        platform.stream(one)
        if chosen and one not in chosen:
            raise InvalidError(
                f"The source does not select the data type {one!r}.",
                details={"place": "dataTypes"},
            )
