"""All routes of the people kit.

ROUTES.include(people_routes(), of=lambda parts: parts.people, prefix="/v1")
"""

from __future__ import annotations

from collections.abc import Iterable

from tablewright.api.routes import Routes
from tablewright.kits.people import codes, profile, recovery, signing
from tablewright.kits.people.people import People


def people_routes(*, second_factor: bool = True) -> Routes[People]:
    """Sign-up, sign-in, recovery and profile, and the second factor unless it is left out."""
    routes: Routes[People] = Routes()
    listed: Iterable[Routes[People]] = (signing.ROUTES, recovery.ROUTES, profile.ROUTES)
    for each in (*listed, *((codes.ROUTES,) if second_factor else ())):
        routes.include(each, of=lambda people: people)
    return routes
