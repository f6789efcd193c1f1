"""Views for the operator, and the bodies of requests."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

from tablewright.api.paging import PageQuery
from tablewright.api.responses import Secret
from tablewright.kits.admin import limits
from tablewright.kits.jobs import limits as job_limits

Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
JobId = Annotated[str, Meta(min_length=1, max_length=200)]
Text = Annotated[str, Meta(min_length=1, max_length=254)]
Reason = Annotated[str, Meta(min_length=1, max_length=limits.REASON_LENGTH_MAX)]
JobState = Literal["abandoned", "waiting", "running"]
JobPriority = Literal["low", "normal", "high", "urgent"]
LineName = Annotated[str, Meta(min_length=1, max_length=job_limits.LINE_NAME_LENGTH_MAX)]
LineTenant = Annotated[str, Meta(max_length=254, description="Empty if the line has none")]


class View(Struct, rename="camel", omit_defaults=True, kw_only=True):
    """The base of views."""


class ListView(Struct, rename="camel", kw_only=True):
    """The base of pages: they always have a cursor, which is null at the end."""

    next_cursor: str | None = None


class Body(Struct, rename="camel", forbid_unknown_fields=True, kw_only=True):
    """The base of request bodies."""


class ReasonBody(Body):
    """The reason for an action, for the audit log."""

    reason: Reason


class Overview(View):
    """The parts of a system that its operator can manage."""

    system: str
    title: str
    sections: list[str]
    finds_accounts_by_name: bool = False
    lists_people: bool = False
    lists_accounts: bool = False


class TableView(View):
    """A table of the system, as the store describes it."""

    name: str
    status: str
    items: Annotated[int | None, Meta(description="AWS updates it every few hours")] = None
    bytes: int | None = None
    indexes: list[str] = []


class TableList(ListView):
    """The tables of the system."""

    items: list[TableView]


class NodeView(View):
    """A process that runs the background work of the system."""

    node_id: str
    version: str
    started_at: datetime
    seen_at: datetime


class NodeList(ListView):
    """The processes that run background work."""

    items: list[NodeView]


class JobQuery(PageQuery, forbid_unknown_fields=True, kw_only=True):
    """A page of jobs in a state."""

    state: JobState = "abandoned"


class JobBody(Body):
    """A job. Its id may contain any characters, so it is not in the path."""

    job_id: JobId


class JobCounts(View, omit_defaults=False):
    """The number of jobs."""

    abandoned: int
    unfinished: Annotated[int, Meta(description="Jobs that wait or run")]
    is_exact: Annotated[bool, Meta(description="Whether the counts are complete")]


class JobView(View):
    """A background job, without its payload."""

    job_id: str
    kind: str
    state: JobState
    due_at: datetime
    created_at: datetime
    attempts: int
    tenant: str | None = None
    last_error: str | None = None
    ended_at: datetime | None = None
    lease_owner: str | None = None
    line: str | None = None
    cap: str | None = None
    priority: JobPriority = "normal"
    is_cancelled: Annotated[bool, Meta(description="A running job was asked to end")] = False


class JobList(ListView):
    """A page of background jobs."""

    items: list[JobView]


class LineQuery(PageQuery, forbid_unknown_fields=True, kw_only=True):
    """Selects a page of the lines on hold or with waiting jobs."""

    limit: Annotated[int, Meta(ge=1, le=limits.LINES_PAGE_MAX)] = limits.LINES_PAGE_MAX


class LineBody(Body):
    """A line. Its name may contain any characters, so it is not in the path."""

    line: LineName
    tenant: LineTenant = ""


class LineJobsQuery(PageQuery, forbid_unknown_fields=True, kw_only=True):
    """A page of the jobs of one line."""

    line: LineName
    tenant: LineTenant = ""


class CapView(View, omit_defaults=False):
    """A cap, and who uses it."""

    name: str
    at_once: Annotated[int, Meta(description="Maximum number of jobs at once")]
    inside: Annotated[int, Meta(description="Jobs that have a slot")]
    waiting: Annotated[int, Meta(description="Jobs that wait for a slot")]


class LineView(View):
    """A line that is on hold, or in which jobs wait."""

    line: str
    is_held: Annotated[bool, Meta(description="Whether the line is on hold")]
    waiting: Annotated[int, Meta(description="Jobs behind the one that is due or runs")]
    tenant: str | None = None
    since: Annotated[datetime | None, Meta(description="Since when jobs have been waiting")] = None
    first: Annotated[JobView | None, Meta(description="The oldest job: running, or next")] = None
    cap: Annotated[CapView | None, Meta(description="The cap of the oldest job")] = None


class LineList(ListView):
    """A page of lines on hold or with waiting jobs."""

    items: list[LineView]


class LineJobs(ListView):
    """A page of the jobs that wait in one line."""

    items: Annotated[list[JobView], Meta(description="Jobs that wait, in their order")]
    first: Annotated[JobView | None, Meta(description="The job that is due or runs")] = None


class DisabledHook(View):
    """A webhook endpoint that receives no messages."""

    tenant: str
    endpoint_id: str
    status: str
    since: datetime
    reason: str | None = None
    url: str | None = None


class DisabledHooks(ListView):
    """A page of webhook endpoints."""

    items: list[DisabledHook]


class BreakerView(View):
    """Another host that failed."""

    host: str
    state: str
    failures: int
    failing_since: datetime | None = None
    paused_until: datetime | None = None


class BreakerList(ListView):
    """A page of hosts."""

    items: list[BreakerView]


class BudgetView(View):
    """A budget of outgoing requests that is in use."""

    name: str
    running: int
    free_at: Annotated[datetime, Meta(description="When all limits are unused again")]
    held_until: datetime | None = None


class BudgetList(ListView):
    """A page of budgets in use."""

    items: list[BudgetView]


class UserQuery(PageQuery, forbid_unknown_fields=True, kw_only=True):
    """The people to find: by e-mail address or by id; without them, everyone."""

    email: Text | None = None
    id: Id | None = None


class AdminUserView(View):
    """A person, as the operator sees them."""

    user_id: str
    email: str
    name: str
    status: str
    is_confirmed: bool
    has_second_factor: bool
    can_suspend: bool
    last_sign_in_at: datetime | None = None


class UserList(ListView):
    """A page of the people that were found."""

    items: list[AdminUserView]


class AdminSession(View):
    """A session of a person, with the device and the time of the last use."""

    session_id: str
    started_at: datetime
    ends_at: datetime
    last_used_at: datetime | None = None
    device: str | None = None
    is_operator: bool = False


class UserAccount(View):
    """An account that a person belongs to."""

    account_id: str
    name: str
    status: str
    role: str


class UserDetails(View):
    """A person with sessions and accounts."""

    user: AdminUserView
    sessions: list[AdminSession]
    accounts: list[UserAccount] = []


class Impersonated(View):
    """A session in which the operator views the product as a person.

    The response also sets the session's cookie. Pages get the cookie alone.
    """

    ends_at: datetime
    token: Secret | None = None


class AccountQuery(PageQuery, forbid_unknown_fields=True, kw_only=True):
    """The accounts to find: by id or the beginning of the name; without them, all."""

    id: Id | None = None
    name: Text | None = None


class AdminAccountView(View):
    """An account, as the operator sees it."""

    account_id: str
    name: str
    status: str
    path: str
    type: str | None = None
    suspended_by: str | None = None
    suspended_for: str | None = None


class AdminAccountList(ListView):
    """A page of the accounts that were found."""

    items: list[AdminAccountView]
