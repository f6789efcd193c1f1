"""Object types of HubSpot's CRM, as values: properties, scopes, ids and links.

https://developers.hubspot.com/docs/api/crm/understanding-the-crm lists the types and their ids, the
guide of each type its default properties and scopes.
Not here: handling requests (`doubles.hubspot.api`), sample data (`doubles.hubspot.seeding`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class ObjectType:
    """A type of CRM objects: its properties, scopes and links."""

    name: str  # plural, as in paths
    singular: str
    type_id: str
    scope: str  # `crm.objects.contacts` in `crm.objects.contacts.read`
    defaults: tuple[str, ...]  # properties that a list returns unless others are named
    more: tuple[str, ...] = ()  # other properties that exist
    unique: str | None = None  # a property whose values are unique
    created: str = "createdate"
    modified: str = "hs_lastmodifieddate"

    @property
    def properties(self) -> tuple[str, ...]:
        """All properties that exist without custom ones."""
        return (*self.defaults, *self.more, self.created, self.modified, "hs_object_id")


def _engagement(name: str, singular: str, type_id: str, *more: str) -> ObjectType:
    """Activities: https://developers.hubspot.com/docs/api/crm/engagements."""
    return ObjectType(
        name, singular, type_id, "crm.objects.contacts", (),
        ("hs_timestamp", "hubspot_owner_id", *more), created="hs_createdate",
    )  # fmt: skip


_ALL: Final = (
    ObjectType(
        "contacts", "contact", "0-1", "crm.objects.contacts",
        ("email", "firstname", "lastname"),
        ("city", "company", "country", "hs_lead_status", "hubspot_owner_id", "jobtitle",
         "lifecyclestage", "phone", "website", "zip"),
        unique="email", modified="lastmodifieddate",
    ),
    ObjectType(
        "companies", "company", "0-2", "crm.objects.companies",
        ("name", "domain"),
        ("annualrevenue", "city", "country", "hubspot_owner_id", "industry", "numberofemployees",
         "phone"),
    ),
    ObjectType(
        "deals", "deal", "0-3", "crm.objects.deals",
        ("amount", "closedate", "dealname", "dealstage", "pipeline"),
        ("dealtype", "hs_priority", "hubspot_owner_id"),
    ),
    ObjectType(
        "tickets", "ticket", "0-5", "tickets",
        ("content", "hs_pipeline", "hs_pipeline_stage", "hs_ticket_category",
         "hs_ticket_priority", "subject"),
        ("hubspot_owner_id",),
    ),
    ObjectType(
        "products", "product", "0-7", "crm.objects.products",
        ("description", "name", "price"), ("hs_sku",), unique="hs_sku",
    ),
    ObjectType(
        "line_items", "line_item", "0-8", "crm.objects.line_items",
        ("quantity", "amount", "price"), ("hs_product_id", "name"),
    ),
    ObjectType(
        "quotes", "quote", "0-14", "crm.objects.quotes",
        ("hs_expiration_date", "hs_title", "hs_status"), ("hs_quote_amount", "hs_currency"),
        created="hs_createdate",
    ),
    _engagement("calls", "call", "0-48", "hs_call_title", "hs_call_body", "hs_call_duration"),
    _engagement("emails", "email", "0-49", "hs_email_subject", "hs_email_text"),
    _engagement("meetings", "meeting", "0-47", "hs_meeting_title", "hs_meeting_start_time"),
    _engagement("notes", "note", "0-46", "hs_note_body"),
    _engagement("tasks", "task", "0-27", "hs_task_subject", "hs_task_status", "hs_task_body"),
)  # fmt: skip

PORTAL_ID: Final = 62515  # the account

OBJECTS: Final[Mapping[str, ObjectType]] = {one.name: one for one in _ALL}
# Paths accept the plural, the singular and the id: /crm/v3/objects/0-1.
NAMES: Final[Mapping[str, ObjectType]] = {
    name: one for one in _ALL for name in (one.name, one.singular, one.type_id)
}

# Records that are not objects, by their stream.
OWNERS: Final = "owners"
LISTS: Final = "lists"
FORMS: Final = "forms"
PIPELINES: Final = {"deals": "pipelines.deals", "tickets": "pipelines.tickets"}
PROPERTIES: Final = {name: f"properties.{name}" for name in OBJECTS}
ARCHIVED: Final = ".archived"  # suffix of the stream of archived objects

# https://developers.hubspot.com/docs/api/crm/associations#association-type-id-values
LINK_TYPES: Final[Mapping[tuple[str, str], int]] = {
    ("contacts", "companies"): 279, ("companies", "contacts"): 280,
    ("deals", "contacts"): 3, ("contacts", "deals"): 4,
    ("deals", "companies"): 341, ("companies", "deals"): 342,
    ("contacts", "tickets"): 15, ("tickets", "contacts"): 16,
    ("tickets", "companies"): 339, ("companies", "tickets"): 340,
    ("deals", "line_items"): 19, ("line_items", "deals"): 20,
    ("deals", "tickets"): 27, ("tickets", "deals"): 28,
    ("deals", "quotes"): 63, ("quotes", "deals"): 64,
    ("quotes", "line_items"): 67, ("line_items", "quotes"): 68,
    ("contacts", "calls"): 193, ("calls", "contacts"): 194,
    ("contacts", "emails"): 197, ("emails", "contacts"): 198,
    ("contacts", "meetings"): 199, ("meetings", "contacts"): 200,
    ("contacts", "notes"): 201, ("notes", "contacts"): 202,
    ("contacts", "tasks"): 203, ("tasks", "contacts"): 204,
}  # fmt: skip

SCOPES: Final = tuple(
    sorted(
        {
            "oauth",
            "forms",
            "tickets",
            "crm.objects.owners.read",
            "crm.lists.read",
            "crm.schemas.custom.read",
            "crm.schemas.contacts.read",
            "crm.schemas.contacts.write",
            *(
                f"{one.scope}.{right}"
                for one in _ALL
                if one.scope != "tickets"
                for right in ("read", "write")
            ),
        }
    )
)


def links_of(one: str, other: str) -> str:
    """Returns the stream of the links between two types; they have no direction."""
    return ".".join(("links", *sorted((one, other))))
