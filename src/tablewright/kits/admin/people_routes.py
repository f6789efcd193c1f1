"""Routes for people: the operator finds, suspends and helps them, and views the product as one."""

from __future__ import annotations

from typing import Any, Final

from tablewright.api.context import Context
from tablewright.api.http.cross_site import is_of_page
from tablewright.api.paging import scanned_page
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import OPERATOR
from tablewright.errors import ConflictingError, InvalidError, NotFoundError
from tablewright.kits.admin import limits
from tablewright.kits.admin.admin import Admin
from tablewright.kits.admin.views import (
    AdminSession,
    AdminUserView,
    Id,
    Impersonated,
    ReasonBody,
    UserAccount,
    UserDetails,
    UserList,
    UserQuery,
)
from tablewright.kits.mail.addresses import normal_address
from tablewright.kits.people import operating
from tablewright.kits.people.people import People
from tablewright.kits.sessions.sessions import Session
from tablewright.model import get_all

_TAGS: Final = ("operator: people",)
_CHANGES: Final = (NotFoundError, ConflictingError)


def add_people(routes: Routes[Admin]) -> None:
    """Adds the routes for people."""
    _add_finding(routes)
    _add_changes(routes)
    _add_impersonation(routes)


def _add_finding(routes: Routes[Admin]) -> None:
    @routes.get("/admin/users", rule=OPERATOR, tags=_TAGS, errors=(InvalidError,))
    async def find_users(context: Context[Admin], query: UserQuery) -> UserList:
        """Finds a person by e-mail address or id; where the design allows it, lists everyone."""
        people, everyone = _people(context.parts), context.parts.all_people
        if query.email is None and query.id is None and everyone is not None:
            page = await scanned_page(people.db, everyone, query)
            listed = [_view(people, one) for one in page.items if people.shape.is_known(one)]
            return UserList(items=listed, next_cursor=page.cursor)
        if (query.email is None) == (query.id is None):
            raise InvalidError("Either email or id must be given.", details={"place": "email"})
        if query.email is not None:
            found = await people.db.run(people.shape.by_email(normal_address(query.email)))
        else:
            found = await people.db.run(people.shape.get(query.id or "").consistently())
        is_known = found is not None and people.shape.is_known(found)
        return UserList(items=[_view(people, found)] if is_known else [])

    @routes.get("/admin/users/{user_id}", rule=OPERATOR, tags=_TAGS, errors=(NotFoundError,))
    async def get_user(context: Context[Admin], user_id: Id) -> UserDetails:
        """Returns a person with sessions and accounts; the newest 100 of each."""
        admin, people = context.parts, _people(context.parts)
        person = await operating.known(people, user_id)
        sessions = await people.entrance.sessions.of_subject(user_id)
        return UserDetails(
            user=_view(people, person),
            sessions=[_session(one) for one in sessions[: limits.PERSON_ACCOUNTS_MAX]],
            accounts=await _accounts(admin, user_id),
        )


def _add_changes(routes: Routes[Admin]) -> None:
    one = "/admin/users/{user_id}"

    @routes.post(f"{one}/suspend", rule=OPERATOR, tags=_TAGS, errors=_CHANGES)
    async def suspend_user(context: Context[Admin], user_id: Id, body: ReasonBody) -> AdminUserView:
        """Suspends a person: all sessions end, and sign-ins and keys are rejected."""
        people = _people(context.parts)
        if not people.shape.can_suspend:
            raise ConflictingError("The system cannot suspend people.")
        return _view(people, await operating.suspend(people, context, user_id, body.reason))

    @routes.post(f"{one}/reactivate", rule=OPERATOR, tags=_TAGS, errors=_CHANGES)
    async def reactivate_user(context: Context[Admin], user_id: Id) -> AdminUserView:
        """Ends the suspension of a person."""
        people = _people(context.parts)
        if not people.shape.can_suspend:
            raise ConflictingError("The system cannot suspend people.")
        return _view(people, await operating.reactivate(people, context, user_id))

    @routes.post(f"{one}/second-factor/reset", rule=OPERATOR, tags=_TAGS, errors=_CHANGES)
    async def reset_user_factor(context: Context[Admin], user_id: Id) -> AdminUserView:
        """Removes the second factor of a person who has lost device and backup codes."""
        people = _people(context.parts)
        return _view(people, await operating.reset_second_factor(people, context, user_id))

    @routes.post(f"{one}/sessions/end", rule=OPERATOR, tags=_TAGS, errors=_CHANGES)
    async def end_user_sessions(context: Context[Admin], user_id: Id) -> None:
        """Ends all sessions of a person."""
        await operating.end_sessions(_people(context.parts), context, user_id)


def _add_impersonation(routes: Routes[Admin]) -> None:
    one = "/admin/users/{user_id}/impersonate"

    @routes.post(one, rule=OPERATOR, status=201, tags=_TAGS, errors=_CHANGES)
    async def impersonate_user(
        context: Context[Admin], user_id: Id, body: ReasonBody
    ) -> Response[Impersonated]:
        """Starts a session in which you view the product as a person: read-only, for 30 minutes.

        The person and the accounts that they belong to get an entry in their audit logs.
        """
        people = _people(context.parts)
        accounts = await _account_ids(context.parts, user_id)
        begun = await operating.impersonate(people, context, user_id, body.reason, accounts)
        token = None if is_of_page(context.headers) else begun.token
        shown = Impersonated(ends_at=begun.session.ends_at, token=token)
        return Response(shown, headers=people.identity.cookie_headers(begun, context))

    @routes.post(f"{one}/end", rule=OPERATOR, tags=_TAGS, errors=(NotFoundError,))
    async def end_impersonation(context: Context[Admin], user_id: Id) -> Response[None]:
        """Ends the session in which you view the product as a person."""
        people = _people(context.parts)
        await operating.end_impersonation(people, context, user_id)
        return Response(None, headers=people.identity.clearing_headers(context))


def _people(admin: Admin) -> People:
    assert admin.people is not None, "the system has routes for people, and none"
    return admin.people


def _view(people: People, person: Any) -> AdminUserView:
    shape = people.shape
    return AdminUserView(
        user_id=shape.value(person, "id"),
        email=shape.address(person),
        name=shape.name_of(person),
        status="suspended" if shape.is_suspended(person) else "active",
        is_confirmed=not people.confirms or shape.is_confirmed(person),
        has_second_factor=bool(shape.value(person, "totp_enabled")),
        can_suspend=shape.can_suspend,
        last_sign_in_at=shape.value(person, "last_sign_in_at"),
    )


def _session(session: Session) -> AdminSession:
    return AdminSession(
        session_id=session.id,
        started_at=session.began_at,
        ends_at=session.ends_at,
        last_used_at=session.used_at,
        device=session.device or None,
        is_operator=bool(session.impersonator),
    )


async def _account_ids(admin: Admin, person: str) -> list[str]:
    """The accounts that a person belongs to."""
    if admin.accounts is None:
        return []
    shape = admin.accounts.accounts.members
    query = shape.of_person(person).consistently().limit(limits.IMPERSONATED_ACCOUNTS_MAX)
    page = await admin.db.run(query)
    return [shape.value(one, "account") for one in page.items]


async def _accounts(admin: Admin, person: str) -> list[UserAccount]:
    if admin.accounts is None:
        return []
    members, accounts = admin.accounts.accounts.members, admin.accounts.accounts.accounts
    query = members.of_person(person).consistently().limit(limits.PERSON_ACCOUNTS_MAX)
    own = (await admin.db.run(query)).items
    gets = [accounts.get(members.value(one, "account")) for one in own]
    found = await admin.db.run(get_all(gets)) if gets else []
    return [
        UserAccount(
            account_id=accounts.value(account, "id"),
            name=accounts.value(account, "name"),
            status=accounts.state_in(account).value,
            role=members.member(membership).role,
        )
        for membership, account in zip(own, found, strict=True)
        if account is not None
    ]
