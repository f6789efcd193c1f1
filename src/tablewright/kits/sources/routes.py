"""The routes of sources, schedules, runs and stored data.

    POSTED = posted(lambda parts: parts.sources)
    ROUTES.include(source_routes(POSTED), of=lambda parts: parts.sources, prefix="/v1")

Not here: the single routes (`sources.connecting`, `sources.schedules`, `sources.runs`,
`sources.data`), which a system may also include one by one.
"""

from __future__ import annotations

from tablewright.api.routes import Routes
from tablewright.api.rules import Rule
from tablewright.kits.sources.connecting import authorising
from tablewright.kits.sources.connecting import routes as connecting
from tablewright.kits.sources.connecting.receiving import receiving_routes
from tablewright.kits.sources.data import routes as data
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.runs import routes as runs
from tablewright.kits.sources.schedules import routes as schedules


def source_routes(posted: Rule) -> Routes[SourceParts]:
    """Returns all routes; `posted` is the rule of posted records (`connecting.receiving`)."""
    found: Routes[SourceParts] = Routes()
    each = (connecting, authorising, runs, schedules, data)
    for one in (*(module.ROUTES for module in each), receiving_routes(posted)):
        found.include(one, of=lambda parts: parts)
    return found
