"""Profile: what users see and change of their own account.

Whoever changes the address or the password shows the old password. A new address has to be
confirmed, where addresses are. A new password ends all
sessions but the one that changed it, which gets a new token.
Not here: signing in (`yggdrasil.accounts`), the end of an account (`yggdrasil.accounts.leaving`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from tablewright.api.context import Context
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.errors import (
    ConflictError,
    ConflictingError,
    InvalidError,
    NotUniqueError,
    RateLimitedError,
    TransactionFailedError,
)
from tablewright.kits.jobs import AddJob, Job, JobKind
from tablewright.kits.sessions.sessions import Session, Sessions
from tablewright.model import Change, assign, missing, remove
from tablewright.systems.yggdrasil.accounts.confirmations import confirming
from tablewright.systems.yggdrasil.accounts.users import (
    DisplayName,
    EmailText,
    NewPassword,
    Password,
    SignedIn,
    UserView,
    check_new_password,
    checked_email,
    confirm,
    current_user,
    signed_in,
    spelling_of,
    unchanged,
    user_view,
)
from tablewright.systems.yggdrasil.design.owners import User
from tablewright.systems.yggdrasil.design.values import folded
from tablewright.systems.yggdrasil.parts import Parts

ROUTES: Final[Routes[Parts]] = Routes()

END_SESSIONS: Final = "end-sessions"
_TAGS = ("accounts",)
_BUSY = "The account was changed by another request."


class ProfileChange(msgspec.Struct, rename="camel", forbid_unknown_fields=True):
    """Changes to a user; a new e-mail address requires the password. Null removes the name."""

    display_name: DisplayName | UnsetType | None = UNSET
    email: EmailText | UnsetType = UNSET
    password: Password | UnsetType = UNSET


class PasswordChange(msgspec.Struct, rename="camel", forbid_unknown_fields=True):
    """The current and the new password."""

    current: Password
    new: NewPassword


@dataclass(frozen=True, slots=True)
class EndingSessions:
    """Ends sessions whose password was changed, should the process have died on it."""

    sessions: Sessions

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(END_SESSIONS, self.handle)

    async def handle(self, job: Job) -> None:
        """Ends all sessions of a user that began before the password was changed.

        The one that changed it began a moment before the job was written, and stays.
        """
        kept = job.payload.get("kept")
        await self.sessions.end_all(job.tenant, except_=kept, before=job.created_at)


@ROUTES.get("/api/users/me", rule=TENANT, tags=_TAGS)
async def get_me(context: Context[Parts]) -> UserView:
    """Returns the signed-in user."""
    return user_view(context, await current_user(context))


@ROUTES.patch(
    "/api/users/me",
    rule=TENANT,
    tags=_TAGS,
    errors=(ConflictingError, InvalidError, RateLimitedError),
)
async def change_me(context: Context[Parts], body: ProfileChange) -> UserView:
    """Changes the name or the e-mail address; a new address requires the password."""
    user, changes = await current_user(context), list[Change]()
    parts, mails = context.parts, list[AddJob]()
    if body.display_name is None:
        changes.append(remove(User.display_name))
    elif body.display_name is not UNSET:
        changes.append(assign(User.display_name, body.display_name))
    if body.email is not UNSET:
        email = checked_email(body.email)
        if folded(email) != user.email:
            await _confirm_address(context, user, body)
            # The answer tells whether somebody else has it.
            await parts.entrance.addresses.take(user.user_id)
            changes += [assign(User.email, email), remove(User.email_confirmed_at)]
            mails = confirming(parts, user.user_id)
            if mails:
                await parts.entrance.confirmation_mails.take(user.user_id)
        spelling = spelling_of(email)
        changes.append(
            remove(User.display_email) if spelling is None else assign(User.display_email, spelling)
        )
    if not changes:
        raise InvalidError("The request changes nothing.")
    update = User.at(user_id=user.user_id).update(*changes).when(missing(User.leaving_at))
    try:
        user = await context.db.run(update)
    except NotUniqueError:
        taken = "There is already an account with this e-mail address."
        raise ConflictingError(taken, details={"place": "email"}) from None
    except ConflictError:
        raise ConflictingError(_BUSY) from None
    for mail in mails:  # should it be lost, the user can ask for another
        await parts.everybody.run(mail)
    return user_view(context, user)


async def _confirm_address(context: Context[Parts], user: User, body: ProfileChange) -> None:
    if body.password is UNSET:
        needed = "Changing the e-mail address requires your password."
        raise InvalidError(needed, details={"place": "password"})
    await confirm(context, user, body.password, place="password")


@ROUTES.put(
    "/api/users/me/password",
    rule=TENANT,
    tags=_TAGS,
    errors=(InvalidError, RateLimitedError, ConflictingError),
)
async def change_password(context: Context[Parts], body: PasswordChange) -> Response[SignedIn]:
    """Changes the password, ends all sessions and starts a new one."""
    entrance, jobs = context.parts.entrance, context.parts.jobs
    user = await current_user(context)
    await confirm(context, user, body.current, place="current")
    check_new_password(body.new, email=user.email, display_name=user.display_name, place="new")
    fresh = assign(User.password_hash, await entrance.passwords.hash(body.new))
    changed = User.at(user_id=user.user_id).update(fresh).when(*unchanged(user))

    def ending(session: Session) -> AddJob:
        return jobs.add(END_SESSIONS, {"kept": session.id}, tenant=user.user_id)

    try:
        begun = await entrance.sessions.start(user.user_id, changed, beside=ending)
    except TransactionFailedError:
        raise ConflictingError(_BUSY) from None
    await entrance.sessions.end_all(user.user_id, except_=begun.session.id)
    return signed_in(context, await current_user(context), begun)
