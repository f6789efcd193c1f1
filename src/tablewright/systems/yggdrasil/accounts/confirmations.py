"""Confirmations: users show that they read the mails of their address.

Whoever knows an address may sign up with it, and would then be let into the trees that others mean
to share with its owner. So where there is a mail server, an invitation by address needs one that is
confirmed. The link in a mail does nothing by itself: the user of the account has to be signed in,
since whoever gets a mail for an account that somebody else has made may well follow the link.

A token may be shown more than once; it says nothing but that the mail was read.
Not here: how mails are sent (`kits.mail.outbox`), forgotten passwords, whose mails confirm an
address as well (`yggdrasil.accounts.resets`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

import msgspec

from tablewright.api.context import Context
from tablewright.api.responses import Secret
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.client import AsyncDatabase
from tablewright.errors import ConflictError, InvalidError, RateLimitedError
from tablewright.kits.jobs import AddJob, Job, JobKind
from tablewright.kits.mail.outbox import Outbox
from tablewright.model import Change, assign, missing
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.accounts.identity import Entrance
from tablewright.systems.yggdrasil.accounts.mail_texts import confirmation_mail
from tablewright.systems.yggdrasil.accounts.users import UserView, current_user, user_view
from tablewright.systems.yggdrasil.design.owners import User
from tablewright.systems.yggdrasil.parts import Parts

ROUTES: Final[Routes[Parts]] = Routes()

CONFIRM: Final = "mail-confirmation"
_TAGS = ("accounts",)


class Shown(msgspec.Struct, rename="camel", forbid_unknown_fields=True):
    """A confirmation token from an e-mail."""

    token: Secret


@dataclass(frozen=True, slots=True)
class ConfirmationMails:
    """Writes the mails, as the handler of jobs."""

    db: AsyncDatabase
    entrance: Entrance
    outbox: Outbox
    page: str  # its address

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(CONFIRM, self.handle)

    async def handle(self, job: Job) -> None:
        """Sends a token to the address of a user who has not confirmed it."""
        user = await self.db.run(User.get(job.tenant).consistently())
        if user is None or user.leaving_at is not None or user.email_confirmed_at is not None:
            return
        token = await self.entrance.confirmation_tokens.make(user.user_id, state=user.email)
        link = f"{self.page}#/confirm/{token}"
        days = limits.YGGDRASIL_CONFIRMATION_SECONDS // (24 * 3600)
        await self.outbox.send(confirmation_mail(user.email, link, days))


def confirming(parts: Parts, user_id: str) -> list[AddJob]:
    """What mails a link to a user, for a transaction; nothing where addresses need none."""
    return [parts.jobs.add(CONFIRM, tenant=user_id)] if parts.options.confirms_addresses else []


def confirmed(context: Context[Parts]) -> Change:
    """That a user has read a mail just now."""
    return assign(User.email_confirmed_at, datetime.fromtimestamp(context.clock.now(), UTC))


@ROUTES.post(
    "/api/users/me/confirmation",
    rule=TENANT,
    status=202,
    tags=_TAGS,
    errors=(InvalidError, RateLimitedError),
)
async def ask_for_confirmation(context: Context[Parts]) -> None:
    """E-mails a link that confirms your e-mail address, at most three times an hour."""
    parts, user = context.parts, await current_user(context)
    if user.email_confirmed_at is not None or not parts.options.confirms_addresses:
        raise InvalidError("Your e-mail address does not need to be confirmed.")
    await parts.entrance.confirmation_mails.take(user.user_id)
    await parts.everybody.run(parts.jobs.add(CONFIRM, tenant=user.user_id))


@ROUTES.post("/api/users/me/confirm", rule=TENANT, tags=_TAGS, errors=(InvalidError,))
async def confirm_address(context: Context[Parts], body: Shown) -> UserView:
    """Confirms your e-mail address with the token from the e-mail."""
    user = await current_user(context)
    shown = await context.parts.entrance.confirmation_tokens.find(body.token)
    if shown is None or shown.subject != user.user_id or not shown.fits(user.email):
        raise _worthless()
    update = User.at(user_id=user.user_id).update(confirmed(context))
    try:
        same = update.when(User.email == user.email, missing(User.leaving_at))
        return user_view(context, await context.db.run(same))
    except ConflictError:
        raise _worthless() from None


def _worthless() -> InvalidError:
    return InvalidError(
        "The link has expired, or belongs to another account or address.",
        details={"place": "token"},
    )
