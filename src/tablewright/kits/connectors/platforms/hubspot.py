"""HubSpot: https://developers.hubspot.com/docs/api/crm, with OAuth or a private app's token.

A full scan lists the objects of a type with all its properties. Later runs search for objects that
changed, and read the list of archived ones. A changed association does not change when its objects
were modified, so associations are always scanned.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

import msgspec

from tablewright.kits.connectors.auths import Field, KeyAuth, OAuthAuth
from tablewright.kits.connectors.changes import Archived, Search, SearchQuery
from tablewright.kits.connectors.paging import Cursor
from tablewright.kits.connectors.platform import (
    AccountProbe,
    Platform,
    PlatformBudget,
    Remaining,
)
from tablewright.kits.connectors.slicing import Document
from tablewright.kits.connectors.streams import FieldNames, Joined, Parent, Stream
from tablewright.kits.vault import Record

_PAGING: Final = Cursor("after", at="paging.next.after")
_SEARCHES_PER_SECOND: Final = 4  # of 5: https://developers.hubspot.com/docs/api/crm/search
_OBJECTS: Final = {
    "contacts": "Contacts",
    "companies": "Companies",
    "deals": "Deals",
    "tickets": "Tickets",
    "products": "Products",
    "line_items": "Line items",
    "quotes": "Quotes",
    "calls": "Calls",
    "emails": "Emails",
    "meetings": "Meetings",
    "notes": "Notes",
    "tasks": "Tasks",
}
# Associations have no direction: each pair is read from the side with fewer objects per link.
_PAIRS: Final = (
    "contacts:companies",
    "deals:contacts",
    "deals:companies",
    "deals:line_items",
    "tickets:contacts",
    "tickets:companies",
    "tickets:deals",
    "quotes:deals",
    "quotes:line_items",
    "calls:contacts",
    "emails:contacts",
    "meetings:contacts",
    "notes:contacts",
    "tasks:contacts",
)


def _millis(at: datetime) -> str:
    return str(int(at.timestamp() * 1_000))


def _search_body(modified: str, query: SearchQuery) -> Mapping[str, Any]:
    """Objects that changed in a window, by id: a changing object never shifts the others."""
    filters = [
        {"propertyName": modified, "operator": "GTE", "value": _millis(query.start)},
        {"propertyName": modified, "operator": "LT", "value": _millis(query.end)},
    ]
    if query.after is not None:
        filters.append({"propertyName": "hs_object_id", "operator": "GT", "value": query.after})
    return {
        "filterGroups": [{"filters": filters}],
        "sorts": [{"propertyName": "hs_object_id", "direction": "ASCENDING"}],
        "properties": list(query.fields),
        "limit": query.page_size,
    }


def _contact_search(query: SearchQuery) -> Mapping[str, Any]:
    return _search_body("lastmodifieddate", query)


def _object_search(query: SearchQuery) -> Mapping[str, Any]:
    return _search_body("hs_lastmodifieddate", query)


def _objects(name: str, title: str) -> Stream:
    path = f"/crm/v3/objects/{name}"
    return Stream(
        name,
        path,
        title,
        records="results",
        paging=_PAGING,
        fields=FieldNames(f"/crm/v3/properties/{name}", "results", "name", "properties"),
        changed=Search(
            f"{path}/search",
            _contact_search if name == "contacts" else _object_search,
            total="total",
            page_size=200,
            results_max=10_000,
            per_second=_SEARCHES_PER_SECOND,
        ),
        archived=Archived({"archived": "true"}),
    )


def _association_inputs(asked: Sequence[tuple[str, str]]) -> Mapping[str, Any]:
    return {
        "inputs": [{"id": one, "after": after} if after else {"id": one} for one, after in asked]
    }


def _associations(document: Document, part: str) -> tuple[list[Record], list[tuple[str, str]]]:
    """One record for each pair of objects, with the types of their association."""
    first, _, second = part.partition(":")
    found, more = list[Record](), list[tuple[str, str]]()
    for result in map(Document, document.slices("results")):
        one = result.text("from.id")
        for to in map(Document, result.slices("to")):
            other = to.text("toObjectId")
            ends = {"from": {"type": first, "id": one}, "to": {"type": second, "id": other}}
            data = msgspec.json.encode({**ends, "associationTypes": to.at("associationTypes")})
            found.append(Record(f"{first}:{one}:{second}:{other}", data))
        after = result.text("paging.next.after")
        if after:
            more.append((one, after))
    return found, more


HUBSPOT: Final = Platform(
    id="hubspot",
    title="HubSpot",
    description="Contacts, companies, deals, tickets and their associations.",
    documentation="https://developers.hubspot.com/docs/api/crm",
    base_url="https://api.hubapi.com",
    version="1",
    api_version="v3",
    auths=(
        OAuthAuth(
            "hubspot",
            scopes=(
                "oauth",
                "crm.objects.contacts.read",
                "crm.objects.companies.read",
                "crm.objects.deals.read",
                "crm.objects.line_items.read",
                "crm.objects.owners.read",
                "crm.objects.products.read",
                "crm.objects.quotes.read",
                "crm.lists.read",
                "crm.schemas.contacts.read",
                "forms",
                "tickets",
            ),
        ),
        KeyAuth(
            fields=(
                Field(
                    "access_token",
                    "Access token of a private app",
                    "Create a private app with read scopes at Settings > Integrations.",
                    r"[A-Za-z0-9._-]{10,500}",
                ),
            ),
            headers={"Authorization": "Bearer {access_token}"},
            title="Private app",
        ),
    ),
    # 110 requests in 10 seconds for an app and account, 100 for a private app:
    # https://developers.hubspot.com/docs/api/usage-details. Searches have their own limit.
    budget=PlatformBudget(
        per_second=9,
        per_day=200_000,
        remaining=(
            Remaining("x-hubspot-ratelimit-remaining", seconds=10),
            Remaining("x-hubspot-ratelimit-daily-remaining", seconds=3_600),
        ),
    ),
    account=AccountProbe("/account-info/v3/details", "portalId", title="HubSpot account {id}"),
    streams=(
        *(_objects(name, title) for name, title in _OBJECTS.items()),
        Stream(
            "associations",
            "/crm/v3/objects/{first}",
            "Associations",
            records="results",
            paging=_PAGING,
            over=_PAIRS,
            joined=Joined(
                "/crm/v4/associations/{first}/{second}/batch/read",
                _association_inputs,
                _associations,
            ),
        ),
        Stream(
            "owners", "/crm/v3/owners", "Owners", records="results", paging=_PAGING, page_size=500
        ),
        Stream(
            "pipelines",
            "/crm/v3/pipelines/{part}",
            "Pipelines",
            records="results",
            page_size_parameter="",
            over=("deals", "tickets"),
        ),
        Stream(
            "properties",
            "/crm/v3/properties/{part}",
            "Properties",
            records="results",
            id="name",
            page_size_parameter="",
            over=tuple(_OBJECTS),
        ),
        Stream("forms", "/marketing/v3/forms", "Forms", records="results", paging=_PAGING),
        Stream(
            "lists",
            "/crm/v3/lists/search",
            "Lists",
            records="lists",
            id="listId",
            method="POST",
            paging=Cursor("offset", at="offset", more="hasMore"),
            page_size_parameter="count",
        ),
        # Only accounts with an Enterprise plan have custom objects.
        Stream(
            "schemas",
            "/crm/v3/schemas",
            "Custom object schemas",
            records="results",
            id="objectTypeId",
            page_size_parameter="",
            is_default=False,
        ),
        Stream(
            "custom_objects",
            "/crm/v3/objects/{part}",
            "Custom objects",
            records="results",
            paging=_PAGING,
            over=Parent("schemas"),
            fields=FieldNames("/crm/v3/properties/{part}", "results", "name", "properties"),
            is_default=False,
        ),
    ),
)
