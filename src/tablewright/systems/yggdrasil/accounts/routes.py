"""The routes of accounts: those of the people kit under the documented paths, and two more.

Not here: their handlers (`kits.people`), deleting the data (`yggdrasil.accounts.leaving`).
"""

from __future__ import annotations

from typing import Final

from tablewright.api.context import Context
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import SIGNED_IN
from tablewright.errors import ConflictingError, InvalidError, RateLimitedError
from tablewright.kits.people.people import People
from tablewright.kits.people.profile import check_password_of, leave
from tablewright.kits.people.routes import people_routes
from tablewright.kits.people.views import PasswordGiven
from tablewright.kits.sessions.identity import SessionPrincipal
from tablewright.systems.yggdrasil.accounts.forms import FORMS, CurrentSession
from tablewright.systems.yggdrasil.parts import Parts

ROUTES: Final[Routes[Parts]] = Routes()
_MORE: Final[Routes[People]] = Routes()


@_MORE.get("/auth/session", rule=SIGNED_IN, tags=("sign-in",))
async def get_session(context: Context[People]) -> CurrentSession:
    """Returns the signed-in user and when the session ends at the latest."""
    people, who = context.parts, context.principal
    assert isinstance(who, SessionPrincipal), "only sessions are admitted here"
    return CurrentSession(people.view(await people.current(context)), who.ends_at)


@_MORE.post(
    "/users/me/delete",
    rule=SIGNED_IN,
    status=202,
    tags=("profile",),
    errors=(ConflictingError, InvalidError, RateLimitedError),
)
async def delete_me_by_password(context: Context[People], body: PasswordGiven) -> Response[None]:
    """Deletes your account and all your trees; requires your password.

    You can no longer sign in when the response is sent. The data is deleted in the background.
    """
    user = await context.parts.current(context)
    await check_password_of(context, user, body.password, place="password")
    return await leave(context)


ROUTES.include(
    people_routes(FORMS),
    of=lambda parts: parts.people,
    prefix="/api",
    changes={
        "forgot_password": {"path": "/auth/reset", "name": "ask_for_reset"},
        "reset_password": {"path": "/auth/reset/confirm", "name": "confirm_reset"},
        "send_confirmation": {"path": "/users/me/confirmation", "name": "ask_for_confirmation"},
        # A person may follow the link in a mail for an account that a stranger created.
        "confirm_address": {"path": "/users/me/confirm", "rule": SIGNED_IN},
        "update_me": {"name": "change_me"},
        "change_password": {"path": "/users/me/password", "method": "PUT"},
        "leave": {"status": 202, "name": "delete_me"},  # a job deletes the trees
    },
)
ROUTES.include(_MORE, of=lambda parts: parts.people, prefix="/api")
