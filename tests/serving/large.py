"""A system whose responses are large, for tests of the bytes that clients leave unread.

The processes that serve it have a smaller bound on those bytes, because this module sets it.
"""

from __future__ import annotations

from typing import Final

from tablewright.api.context import Context
from tablewright.api.responses import RawResponse
from tablewright.api.routes import Routes
from tablewright.api.rules import PUBLIC
from tablewright.kits.keyed import Keyed, system
from tablewright.limits import MIB
from tablewright.model import Entity, Index, Table, design_of
from tablewright.serving import limits

NAME: Final = "tests.serving.large"  # for `serve`
UNSENT_BYTES_MAX: Final = 64 * MIB  # of all processes together
SIZE_BYTES: Final = 12 * MIB  # of a response: the operating system buffers a few MiB of it

_BODY: Final = b'"%b"' % (b"x" * SIZE_BYTES)


class Nothing(Table, name="nothing"):
    primary = Index("pk")


class Thing(Entity, table=Nothing):
    thing_id: str

    primary = Nothing.primary("{thing_id}")

    @primary.get
    def get(cls, thing_id: str) -> None:
        """One thing."""


ROUTES: Final[Routes[Keyed]] = Routes()


@ROUTES.get("/large", rule=PUBLIC)
async def large(context: Context[Keyed]) -> RawResponse:
    """Returns many bytes."""
    return RawResponse(_BODY)


SYSTEM = system("large", design_of("large", Nothing), ROUTES)
setattr(limits, "API_UNSENT_BYTES_MAX", UNSENT_BYTES_MAX)  # noqa: B010 - it is Final
