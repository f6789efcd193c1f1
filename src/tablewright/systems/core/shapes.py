"""Shapes: tell the kits which attributes of core's entities to use.

Not here: the entities (`core.design`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from tablewright.kits.accounts.shapes import AccountShape, MemberShape
from tablewright.kits.audit import AuditShape, by_id, by_time
from tablewright.kits.keys.shapes import KeyShape
from tablewright.kits.oauth import StateShape
from tablewright.kits.people.shapes import PersonShape
from tablewright.kits.sources.shapes import RunShape, ScheduleShape, SourceShape, accountless
from tablewright.kits.sources.values import RetryPolicy, RunError
from tablewright.model import Operation
from tablewright.model.calls import Session, Steps
from tablewright.systems.core.design import (
    Account,
    Activity,
    ApiKey,
    Membership,
    OAuthState,
    Source,
    SyncRun,
    SyncSchedule,
    User,
)
from tablewright.systems.core.design.attribute_types import normal_email
from tablewright.systems.core.design.maps import RetryPolicy as StoredPolicy
from tablewright.systems.core.design.maps import SyncError
from tablewright.systems.core.design.values import (
    AccountStatus,
    AccountType,
    ApiKeyStatus,
    ConnectionType,
    LastSyncStatus,
    MembershipStatus,
    Role,
    ScheduleType,
    SourceStatus,
    SyncStatus,
    UserStatus,
)


@dataclass(frozen=True, slots=True)
class _UserByEmail(Operation[User | None]):
    """Finds a user by the guard of the address, or else by the index.

    The guard is consistent. Users that another program has written have none. The index may still
    contain a user's former address.
    """

    email: str

    def steps(self, session: Session) -> Steps[User | None]:
        found = yield from User.by_unique(email=self.email).steps(session)
        if found is None:
            found = yield from User.find(self.email).steps(session)
        return found if found is None or found.email == normal_email(self.email) else None


def _name_of(user: User) -> str:
    return f"{user.first_name} {user.last_name}".strip()


def _names(text: str) -> dict[str, Any]:
    first, _, last = text.partition(" ")
    return {"first_name": first, "last_name": last.strip()}


ACCOUNTS: Final = AccountShape(
    Account,
    id=Account.account_id,
    parent=Account.parent_account_id,
    path=Account.account_path,
    name=Account.account_name,
    level=Account.level,
    state=Account.status,
    get=Account.get,
    children=Account.children,
    kind=Account.account_type,
    kinds=tuple(one.value for one in AccountType),
    children_of_kind=Account.children_of_type,
    settings=Account.settings,
    metadata=Account.metadata,
    counts=Account.tree_counts,
    moving=Account.moving,
    suspended_by=Account.suspended_by,
    suspended_for=Account.suspended_for,
    terminated_at=Account.terminated_at,
    purged_at=Account.purged_at,
    state_of=AccountStatus,
    kind_of=AccountType,
)

MEMBERS: Final = MemberShape(
    Membership,
    person=Membership.user_id,
    account=Membership.account_id,
    role=Membership.role,
    state=Membership.status,
    exceptions=Membership.permissions,
    email=Membership.email,
    ends_at=Membership.expires_at,
    get=Membership.get,
    of_person=Membership.of_user,
    of_account=Membership.in_account,
    of_role=Membership.in_account,
    is_default=Membership.is_default,
    invited_by=Membership.invited_by,
    joined_at=Membership.joined_at,
    role_of=Role,
    state_of=MembershipStatus,
)

PEOPLE: Final = PersonShape(
    User,
    id=User.user_id,
    email=User.email,
    password=User.password_hash,
    confirmed=User.email_verified,
    get=User.get,
    by_email=_UserByEmail,
    name_of=_name_of,
    names=_names,
    display_email=User.display_email,
    totp_secret=User.two_factor_secret,
    totp_enabled=User.two_factor_enabled,
    totp_last_step=User.two_factor_last_step,
    backup_codes=User.backup_code_hashes,
    state=User.status,
    state_of=UserStatus,
    suspended=UserStatus.SUSPENDED.value,
    last_sign_in_at=User.last_login_at,
    no_password="!",  # no password has this hash
)

KEYS: Final = KeyShape(
    ApiKey,
    id=ApiKey.api_key_id,
    hash=ApiKey.api_key_hash,
    account=ApiKey.account_id,
    person=ApiKey.user_id,
    name=ApiKey.name,
    permissions=ApiKey.permissions,
    state=ApiKey.status,
    last_four=ApiKey.last_four,
    last_used_at=ApiKey.last_used_at,
    ends_at=ApiKey.expires_at,
    previous_hash=ApiKey.previous_hash,
    previous_ends_at=ApiKey.previous_ends_at,
    get=ApiKey.get,
    of_account=ApiKey.in_account,
    by_hash=ApiKey.find,
    networks=ApiKey.networks,
    reaches_below=ApiKey.includes_children,
    created_at=ApiKey.created_at,
    state_of=ApiKeyStatus,
)

ACTIVITIES: Final = AuditShape(
    Activity,
    tenant=Activity.account_id,
    id=Activity.event_id,
    happened_at=Activity.timestamp,
    event=Activity.event_type,
    resource=Activity.resource,
    resource_id=Activity.resource_id,
    action=Activity.action,
    person=Activity.user_id,
    details=Activity.details,
    of_tenant=by_id(Activity.of_account),
    of_person=by_time(Activity.of_user),
    of_event=by_time(Activity.of_type),
    get=Activity.get,
    address=Activity.ip_address,
    agent=Activity.user_agent,
    expires_at=Activity.expires_at,
)


def _errors(found: Sequence[RunError]) -> list[SyncError]:
    return [SyncError(**asdict(one)) for one in found]


def _policy(policy: RetryPolicy) -> StoredPolicy:
    return StoredPolicy(**asdict(policy))


SOURCES: Final = SourceShape[Source].named(
    Source,
    get=accountless(Source.get),
    of_account=Source.in_account,
    of_platform=Source.of_platform,
    with_status=Source.with_status,
    written={
        "status": SourceStatus,
        "connection_type": ConnectionType,
        "sync_status": LastSyncStatus,
    },
)

SCHEDULES: Final = ScheduleShape[SyncSchedule].named(
    SyncSchedule,
    get=accountless(SyncSchedule.get),
    of_source=accountless(SyncSchedule.of_source),
    due=SyncSchedule.due,
    written={"schedule_type": ScheduleType, "retry_policy": _policy},
)

_MORE: Final[Any] = SyncRun.metadata
RUNS: Final = RunShape[SyncRun].named(
    SyncRun,
    get=accountless(SyncRun.get),
    of_source=accountless(SyncRun.of_source),
    in_period=accountless(SyncRun.for_statistics),
    with_status=SyncRun.with_status,
    location=SyncRun.s3_location,
    queued_at=_MORE["queuedAt"],
    requested_by=_MORE["requestedBy"],
    retry_of=_MORE["retryOf"],
    cancelled_by=_MORE["cancelledBy"],
    **{one: _MORE[one] for one in ("progress", "changes", "bytes", "partial", "full", "attempt")},
    written={"status": SyncStatus, "errors": _errors},
)

STATES: Final = StateShape(
    OAuthState,
    state=OAuthState.state,
    account=OAuthState.account_id,
    person=OAuthState.user_id,
    platform=OAuthState.platform_id,
    redirect_uri=OAuthState.redirect_uri,
    details=OAuthState.metadata,
    ends_at=OAuthState.expires_at,
    verifier=OAuthState.code_verifier,
)
