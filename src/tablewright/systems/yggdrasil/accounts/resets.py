"""Resets: whoever has forgotten the password gets a mail, and sets a new one with what is in it.

Asking is answered alike for every address, known or not. A job looks the address up, so that not
even the time of the answer tells. The token in the mail is good once and for an hour, and for the
password that was forgotten: a change of it by other means makes it worthless. A new password ends
all sessions, and confirms the address: the mail was read.
Not here: how mails are sent (`kits.mail.outbox`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec
import structlog

from tablewright.api.context import Context
from tablewright.api.http.cross_site import check_no_other_site
from tablewright.api.responses import Secret
from tablewright.api.routes import Routes
from tablewright.api.rules import PUBLIC
from tablewright.client import AsyncDatabase
from tablewright.errors import (
    ForbiddenError,
    InvalidError,
    RateLimitedError,
    TransactionFailedError,
)
from tablewright.kits.jobs import Job, JobKind
from tablewright.kits.mail.outbox import Outbox
from tablewright.kits.sessions.attempts import network_of
from tablewright.model import assign, transaction
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.accounts.confirmations import confirmed
from tablewright.systems.yggdrasil.accounts.identity import Entrance
from tablewright.systems.yggdrasil.accounts.mail_texts import reset_mail
from tablewright.systems.yggdrasil.accounts.profile import END_SESSIONS
from tablewright.systems.yggdrasil.accounts.users import (
    EmailText,
    NewPassword,
    check_new_password,
    checked_email,
    unchanged,
)
from tablewright.systems.yggdrasil.design.owners import User
from tablewright.systems.yggdrasil.design.values import folded
from tablewright.systems.yggdrasil.parts import Parts

ROUTES: Final[Routes[Parts]] = Routes()

RESET: Final = "mail-reset"
_TAGS = ("accounts",)
_log = structlog.stdlib.get_logger("tablewright.yggdrasil")


class ResetRequest(msgspec.Struct, rename="camel", forbid_unknown_fields=True):
    """The e-mail address of a user who has forgotten the password."""

    email: EmailText


class NewStart(msgspec.Struct, rename="camel", forbid_unknown_fields=True):
    """A reset token from an e-mail, and the new password."""

    token: Secret
    password: NewPassword


@dataclass(frozen=True, slots=True)
class ResetMails:
    """Writes the mails, as the handler of jobs."""

    db: AsyncDatabase
    entrance: Entrance
    outbox: Outbox
    page: str  # its address

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(RESET, self.handle)

    async def handle(self, job: Job) -> None:
        """Sends a token to the address, if a user has it."""
        user = await self.db.run(User.by_email(job.payload["email"]))
        if user is None or user.leaving_at is not None:
            return
        try:
            await self.entrance.reset_mails.take(user.user_id)
        except RateLimitedError:
            _log.info("reset_not_mailed", user_id=user.user_id)
            return
        token = await self.entrance.reset_tokens.make(user.user_id, state=_state(user))
        link = f"{self.page}#/reset/{token}"
        minutes = limits.YGGDRASIL_RESET_SECONDS // 60
        await self.outbox.send(reset_mail(user.email, link, minutes))


@ROUTES.post(
    "/api/auth/reset",
    rule=PUBLIC,
    status=202,
    tags=_TAGS,
    errors=(InvalidError, ForbiddenError, RateLimitedError),
)
async def ask_for_reset(context: Context[Parts], body: ResetRequest) -> None:
    """E-mails a link to set a new password if there is an account with this address.

    The response is the same if there is no such account.
    """
    check_no_other_site(context.headers)  # or pages could ask in the name of many addresses
    parts, email = context.parts, folded(checked_email(body.email))
    await parts.entrance.resets.take(network_of(context.address))
    await parts.everybody.run(parts.jobs.add(RESET, {"email": email}))


@ROUTES.post(
    "/api/auth/reset/confirm", rule=PUBLIC, tags=_TAGS, errors=(InvalidError, ForbiddenError)
)
async def confirm_reset(context: Context[Parts], body: NewStart) -> None:
    """Sets a new password with the token from the e-mail and ends all sessions."""
    check_no_other_site(context.headers)
    parts = context.parts
    entrance, db = parts.entrance, parts.everybody
    shown = await entrance.reset_tokens.find(body.token)
    user = None if shown is None else await db.run(User.get(shown.subject).consistently())
    if shown is None or user is None or user.leaving_at or not shown.fits(_state(user)):
        raise _worthless()
    check_new_password(body.password, email=user.email, display_name=user.display_name)
    fresh = assign(User.password_hash, await entrance.passwords.hash(body.password))
    update = User.at(user_id=user.user_id).update(fresh, confirmed(context))
    changed = update.when(*unchanged(user), User.email == user.email)
    ending = parts.jobs.add(END_SESSIONS, tenant=user.user_id)
    try:
        await db.run(transaction(entrance.reset_tokens.spending(shown), changed, ending))
    except TransactionFailedError:
        raise _worthless() from None
    await entrance.sessions.end_all(user.user_id)
    await entrance.sign_ins.clear(user.email, context.address)


def _state(user: User) -> str:
    """What a token is bound to: the mailbox that it was sent to, and the password it replaces."""
    return f"{user.email} {user.password_hash or ''}"


def _worthless() -> InvalidError:
    return InvalidError(
        "The link is invalid, has expired, or was already used.",
        details={"place": "token"},
    )
