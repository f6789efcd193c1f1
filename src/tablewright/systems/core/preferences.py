"""Preferences of a person: time zone, language and theme of the pages.

Not here: when notifications are mailed, which is a part of the same map (`kits.notify`).
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal
from zoneinfo import available_timezones

from msgspec import Meta, Struct, to_builtins

from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import SIGNED_IN
from tablewright.errors import ConflictError, ConflictingError, InvalidError
from tablewright.kits.people.views import busy
from tablewright.model import Change, assign, missing, remove, transaction
from tablewright.systems.core.design import User
from tablewright.systems.core.parts import Parts

ROUTES: Final[Routes[Parts]] = Routes()
_PATH: Final = "/v1/users/me/preferences"


class PagePreferences(Struct, rename="camel", forbid_unknown_fields=True, omit_defaults=True):
    """The page preferences of a person; the browser decides about missing ones."""

    timezone: Annotated[str, Meta(max_length=60, description="IANA name: Europe/Oslo")] | None = (
        None
    )
    locale: Annotated[str, Meta(pattern="^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$")] | None = None
    theme: Literal["light", "dark"] | None = None


@ROUTES.get(_PATH, rule=SIGNED_IN, tags=("profile",))
async def get_preferences(context: Context[Parts]) -> PagePreferences:
    """Returns your time zone, language and theme."""
    return _shown(await context.parts.people.current(context))


@ROUTES.put(_PATH, rule=SIGNED_IN, tags=("profile",), errors=(ConflictingError, InvalidError))
async def change_preferences(context: Context[Parts], body: PagePreferences) -> PagePreferences:
    """Sets your time zone, language and theme; missing ones are removed."""
    if body.timezone is not None and body.timezone not in available_timezones():
        raise InvalidError(
            f"Unknown time zone {body.timezone!r}. Use an IANA name: Europe/Oslo.",
            details={"place": "timezone"},
        )
    people = context.parts.people
    user: User = await people.current(context)
    chosen = {name: one for name, one in to_builtins(body).items() if one is not None}
    place = User.at(user_id=user.user_id)
    write = place.update(*_changes(user, chosen)).when(*people.shape.still_here())
    if user.preferences is None:
        write = write.when(missing(User.preferences))
    noted = people.noted(context, user.user_id, "preferences_changed", "updated")
    try:
        await people.db.run(transaction(write, *noted))
    except ConflictError:
        raise busy() from None
    return _shown(await people.current(context))


def _changes(user: User, chosen: dict[str, Any]) -> list[Change]:
    """Returns the changes of the map, which other parts of the service also use."""
    if user.preferences is None:
        return [assign(User.preferences, chosen)]
    held: Any = User.preferences
    return [
        assign(held[name], chosen[name]) if name in chosen else remove(held[name])
        for name in PagePreferences.__struct_fields__
    ]


def _shown(user: User) -> PagePreferences:
    stored = user.preferences or {}
    return PagePreferences(**{name: stored.get(name) for name in PagePreferences.__struct_fields__})
