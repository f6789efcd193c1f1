"""The rest of HubSpot's API: the account, owners, pipelines, properties, forms and lists.

Each handler cites its guide. The sandbox has no custom objects.
Not here: objects (`doubles.hubspot.crm`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from tablewright.doubles import limits
from tablewright.doubles.calls import Reply
from tablewright.doubles.hubspot.crm import Crm
from tablewright.doubles.hubspot.errors import Errors
from tablewright.doubles.hubspot.objects import (
    FORMS,
    LISTS,
    NAMES,
    OWNERS,
    PIPELINES,
    PORTAL_ID,
    PROPERTIES,
)
from tablewright.doubles.state import Sandbox, Visit
from tablewright.doubles.streams import Change, Record


class Surroundings:
    """The data around the objects of a sandbox."""

    def __init__(self, sandbox: Sandbox, crm: Crm, errors: Errors) -> None:
        self._sandbox = sandbox
        self._crm = crm
        self._errors = errors

    async def account(self, visit: Visit, parts: Mapping[str, str]) -> Reply:
        """https://developers.hubspot.com/docs/api/settings/account-information-api."""
        return Reply.json(
            200,
            {
                "portalId": PORTAL_ID,
                "accountType": "DEVELOPER_TEST",
                "timeZone": "Etc/UTC",
                "companyCurrency": "USD",
                "additionalCurrencies": [],
                "utcOffset": "+00:00",
                "utcOffsetMilliseconds": 0,
                "uiDomain": "app.hubspot.com",
                "dataHostingLocation": "na1",
            },
        )

    async def owner(self, visit: Visit, parts: Mapping[str, str]) -> Reply:
        """GET /crm/v3/owners/{id}."""
        record = (await self._sandbox.streams.read(OWNERS)).by_id.get(parts["id"])
        if record is None:
            raise self._errors.no_object()
        return Reply(200, record.text, {"content-type": "application/json"})

    async def _all(self, visit: Visit, kind: str, most: int, usual: int) -> Reply:
        records = (await self._sandbox.streams.read(kind)).ordered
        page, after = self._crm.page(visit, records, most, usual)
        results = [msgspec.Raw(one.text) for one in page]
        return Reply.json(200, self._crm.paged(visit.call, results, after))

    async def owners(self, visit: Visit, parts: Mapping[str, str]) -> Reply:
        """GET /crm/v3/owners: 500 per page, 100 by default."""
        return await self._all(visit, OWNERS, limits.HUBSPOT_OWNERS_PAGE_MAX, 100)

    async def forms(self, visit: Visit, parts: Mapping[str, str]) -> Reply:
        """GET /marketing/v3/forms: 50 by default."""
        return await self._all(visit, FORMS, limits.HUBSPOT_OWNERS_PAGE_MAX, 50)

    async def schemas(self, visit: Visit, parts: Mapping[str, str]) -> Reply:
        """The sandbox has no custom objects."""
        return Reply.json(200, {"results": []})

    async def pipelines(self, visit: Visit, parts: Mapping[str, str]) -> Reply:
        """GET /crm/v3/pipelines/{type}: deals and tickets have some."""
        kind = PIPELINES.get(NAMES[parts["type"]].name)
        if kind is None:
            return Reply.json(200, {"results": []})
        records = (await self._sandbox.streams.read(kind)).ordered
        return Reply.json(200, {"results": [msgspec.Raw(one.text) for one in records]})

    async def properties(self, visit: Visit, parts: Mapping[str, str]) -> Reply:
        """GET /crm/v3/properties/{type}: those of HubSpot, then custom ones."""
        kind = NAMES[parts["type"]]
        custom = (await self._sandbox.streams.read(PROPERTIES[kind.name])).ordered
        known = [property_of(name) for name in dict.fromkeys(kind.properties)]
        return Reply.json(200, {"results": [*known, *(msgspec.Raw(one.text) for one in custom)]})

    async def new_property(self, visit: Visit, parts: Mapping[str, str]) -> Reply:
        """POST /crm/v3/properties/{type}."""
        kind, body = NAMES[parts["type"]], self._crm.body(visit.call)
        name = str(body.get("name") or "")
        if not re.fullmatch("[a-z][a-z0-9_]{0,99}", name):
            raise self._errors.invalid("The name of a property must have lower case letters.")
        if name in await self._crm.names(kind):
            raise self._errors.rejection(
                409, "OBJECT_ALREADY_EXISTS", f'A property named "{name}" already exists.'
            )
        record = Record.of({**property_of(name), **body}, name="name")
        place = PROPERTIES[kind.name]
        await self._sandbox.streams.change(
            place, lambda stream: ([Change.writing(place, record)], None)
        )
        return Reply(201, record.text, {"content-type": "application/json"})

    async def lists(self, visit: Visit, parts: Mapping[str, str]) -> Reply:
        """https://developers.hubspot.com/docs/api/crm/lists: an offset, 500 at most."""
        asked = self._crm.body(visit.call)
        count, offset = asked.get("count", 20), asked.get("offset", 0)
        if not isinstance(count, int) or not isinstance(offset, int) or not 0 < count <= 500:
            raise self._errors.invalid("Invalid input JSON: 'count' must be from 1 to 500")
        found = (await self._sandbox.streams.read(LISTS)).ordered
        page = found[max(0, offset) : max(0, offset) + count]
        return Reply.json(
            200,
            {
                "lists": [msgspec.Raw(one.text) for one in page],
                "total": len(found),
                "offset": offset + len(page),
                "hasMore": offset + len(page) < len(found),
            },
        )

    async def one_list(self, visit: Visit, parts: Mapping[str, str]) -> Reply:
        """GET /crm/v3/lists/{id}."""
        record = (await self._sandbox.streams.read(LISTS)).by_id.get(parts["id"])
        if record is None:
            raise self._errors.no_object()
        return Reply.json(200, {"list": msgspec.Raw(record.text)})

    async def members(self, visit: Visit, parts: Mapping[str, str]) -> Reply:
        """GET /crm/v3/lists/{id}/memberships: 250 per page at most."""
        records = (await self._sandbox.streams.read(f"members.{parts['id']}")).ordered
        page, after = self._crm.page(visit, records, 250, 100)
        results = [msgspec.Raw(one.text) for one in page]
        return Reply.json(
            200, {"total": len(records), **self._crm.paged(visit.call, results, after)}
        )


def property_of(name: str) -> dict[str, Any]:
    """Returns the definition of a property."""
    return {
        "name": name,
        "label": name.replace("_", " ").capitalize(),
        "type": "datetime" if name.endswith("date") else "string",
        "fieldType": "date" if name.endswith("date") else "text",
        "description": "",
        "groupName": "information",
        "options": [],
        "displayOrder": -1,
        "calculated": False,
        "externalOptions": False,
        "hasUniqueValue": name == "hs_object_id",
        "hidden": False,
        "hubspotDefined": True,
        "formField": False,
        "archived": False,
    }
