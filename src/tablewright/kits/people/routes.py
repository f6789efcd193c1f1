"""All routes of the people kit.

    ROUTES.include(people_routes(), of=lambda parts: parts.people, prefix="/v1")

A system with other paths names them: `changes={"reset_password": {"path": "/auth/reset"}}`. One
that confirms an address only for its signed-in person changes the rule of `confirm_address`.
"""

from __future__ import annotations

from collections.abc import Iterable

from tablewright.api.routes import Routes
from tablewright.kits.people import factor_routes, profile, recovery, signing
from tablewright.kits.people.forms import PersonForms
from tablewright.kits.people.people import People


def people_routes(
    forms: PersonForms | None = None, *, second_factor: bool = True
) -> Routes[People]:
    """Returns routes for sign-up, sign-in, recovery, profile and, by default, the second factor.

    `forms` must be those of the system's `People`.
    """
    types = (forms or PersonForms()).types
    routes: Routes[People] = Routes()
    listed: Iterable[Routes[People]] = (signing.ROUTES, recovery.ROUTES, profile.ROUTES)
    for each in (*listed, *((factor_routes.ROUTES,) if second_factor else ())):
        routes.include(each, of=lambda people: people, types=types)
    return routes
