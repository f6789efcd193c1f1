"""Sample data of the HubSpot sandbox: the same for a seed and a time.

Contacts are linked to companies and deals, and have activities.
Not here: names (`doubles.samples`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, Final

from tablewright.doubles.hubspot.errors import stamp
from tablewright.doubles.hubspot.links import link
from tablewright.doubles.hubspot.objects import (
    FORMS,
    LISTS,
    OBJECTS,
    OWNERS,
    PIPELINES,
    links_of,
)
from tablewright.doubles.samples import EXACT, company_of, name_of
from tablewright.doubles.streams import Record
from tablewright.ids import Draws

COUNT: Final = 250  # contacts, by default
_YEAR: Final = 365 * 24 * 3600
_OWNERS: Final = 4
_MEMBERS_MAX: Final = 50  # of a list
_SHARES: Final[Mapping[str, int]] = {  # for 100 contacts
    "contacts": 100, "companies": 30, "deals": 40, "tickets": 25, "products": 10, "line_items": 40,
    "quotes": 10, "calls": 20, "emails": 30, "meetings": 10, "notes": 30, "tasks": 15,
}  # fmt: skip
_STAGES: Final[Mapping[str, tuple[str, ...]]] = {
    "deals": ("appointmentscheduled", "qualifiedtobuy", "contractsent", "closedwon", "closedlost"),
    "tickets": ("1", "2", "3", "4"),
}


def samples(
    seed: int, now: float, count: int = COUNT, counts: Mapping[str, int] | None = None
) -> dict[str, list[Record]]:
    """Returns sample records of every stream; `counts` overrides the number of some."""
    wanted = {kind: max(1, share * count // 100) for kind, share in _SHARES.items()}
    wanted |= {kind: number for kind, number in (counts or {}).items() if kind in wanted}
    draws = Draws(seed)
    found: dict[str, list[Record]] = {}
    for place, (name, kind) in enumerate(OBJECTS.items()):
        part, records = draws.part(name), list[Record]()
        first = 1_000_000 * (place + 1) + 1
        for number in range(wanted[name]):
            age = (wanted[name] - number) * max(1, _YEAR // (wanted[name] + 1))
            made = stamp(datetime.fromtimestamp(int(now) - age, UTC))
            changed = stamp(datetime.fromtimestamp(int(now) - age // 2, UTC))
            record_id = str(first + number)
            own = {kind.created: made, kind.modified: changed, "hs_object_id": record_id}
            fields: dict[str, Any] = {
                "id": record_id, "properties": {**_VALUES[name](number, part), **own},
                "createdAt": made, "updatedAt": changed, "archived": False,
            }  # fmt: skip
            if number % 10 == 0:
                fields["xSandbox"] = EXACT
            records.append(Record.of(fields))
        found[name] = records
    return found | _around(found, now) | _links(found)


def _around(found: Mapping[str, list[Record]], now: float) -> dict[str, list[Record]]:
    """Returns owners, pipelines, forms and lists."""
    made = stamp(datetime.fromtimestamp(int(now) - _YEAR, UTC))
    times = {"createdAt": made, "updatedAt": made, "archived": False}
    owners = [
        Record.of(
            {"id": str(number + 1), "email": f"owner{number}@example.com", "type": "PERSON",
             "firstName": "Owner", "lastName": str(number), "userId": number + 1, "teams": [],
             **times}
        )
        for number in range(_OWNERS)
    ]  # fmt: skip
    forms = [
        Record.of(
            {"id": f"{number:08d}-0000-4000-8000-000000000000", "name": f"Form {number}",
             "formType": "hubspot", "fieldGroups": [], **times}
        )
        for number in range(2)
    ]  # fmt: skip
    lists = [
        Record.of(
            {"listId": str(number + 1), "name": f"List {number + 1}", "objectTypeId": "0-1",
             "processingType": "MANUAL", "processingStatus": "COMPLETE", "listVersion": 1,
             "createdAt": made, "updatedAt": made},
            name="listId",
        )
        for number in range(2)
    ]  # fmt: skip
    members = [
        Record.of({"recordId": one.id, "membershipTimestamp": made}, name="recordId")
        for one in found["contacts"][:_MEMBERS_MAX]
    ]
    return {
        OWNERS: owners,
        FORMS: forms,
        LISTS: lists,
        "members.1": members,
        **{kind: [_pipeline(name, times)] for name, kind in PIPELINES.items()},
    }


def _pipeline(name: str, times: Mapping[str, Any]) -> Record:
    stages = [
        {"id": stage, "label": stage.capitalize(), "displayOrder": order,
         "metadata": {"probability": "0.5"} if name == "deals" else {"ticketState": "OPEN"},
         **times}
        for order, stage in enumerate(_STAGES[name])
    ]  # fmt: skip
    record_id = "default" if name == "deals" else "0"
    fields = {"id": record_id, "label": f"Sales {name}", "displayOrder": 0, "stages": stages}
    return Record.of({**fields, **times})


def _links(found: Mapping[str, list[Record]]) -> dict[str, list[Record]]:
    """Links each object to a contact, contacts to companies, and deals to line items."""
    links: dict[str, list[Record]] = {}
    pairs = [(name, "contacts") for name in OBJECTS if name not in ("contacts", "products")]
    pairs += [("deals", "companies"), ("line_items", "deals")]
    for one, other in pairs:
        if not found[other]:
            continue
        links[links_of(one, other)] = [
            link(one, record.id, other, found[other][number % len(found[other])].id)
            for number, record in enumerate(found[one])
        ]
    return links


def _contact(number: int, draws: Draws) -> dict[str, str | None]:
    first, last = name_of(number, draws)
    return {
        "email": f"contact{number}@example.com", "firstname": first, "lastname": last,
        "company": company_of(draws), "phone": f"+1555{number:07d}", "city": "Lisbon",
        "jobtitle": draws.pick(("Engineer", "Buyer", "Director", None)), "website": None,
        "lifecyclestage": draws.pick(("lead", "customer", "opportunity")),
        "hubspot_owner_id": str(1 + number % _OWNERS),
    }  # fmt: skip


def _activity(*names: str) -> Callable[[int, Draws], dict[str, str | None]]:
    def values(number: int, draws: Draws) -> dict[str, str | None]:
        texts: dict[str, str | None] = {name: f"{name[3:]} {number}" for name in names}
        return {**texts, "hs_timestamp": str(1_700_000_000_000 + number * 60_000)}

    return values


_VALUES: Final[Mapping[str, Callable[[int, Draws], dict[str, str | None]]]] = {
    "contacts": _contact,
    "companies": lambda n, d: {
        "name": company_of(d), "domain": f"company{n}.example.com", "industry": "SOFTWARE",
        "annualrevenue": f"{d.between(1, 900)}000.10", "numberofemployees": str(d.between(1, 500)),
    },
    "deals": lambda n, d: {
        "dealname": f"Deal {n}", "amount": f"{d.between(10, 900)}.50", "pipeline": "default",
        "dealstage": d.pick(_STAGES["deals"]), "closedate": "2026-12-31T00:00:00Z",
    },
    "tickets": lambda n, d: {
        "subject": f"Ticket {n}", "content": "It does not work.", "hs_pipeline": "0",
        "hs_pipeline_stage": d.pick(_STAGES["tickets"]), "hs_ticket_priority": "HIGH",
    },
    "products": lambda n, d: {
        "name": f"Product {n}", "price": f"{d.between(1, 99)}.90", "hs_sku": f"SKU-{n}",
        "description": "Sample product",
    },
    "line_items": lambda n, d: {
        "name": f"Item {n}", "quantity": "2", "price": "10", "amount": "20",
    },
    "quotes": lambda n, d: {"hs_title": f"Quote {n}", "hs_status": "DRAFT"},
    "calls": _activity("hs_call_title", "hs_call_body"),
    "emails": _activity("hs_email_subject", "hs_email_text"),
    "meetings": _activity("hs_meeting_title"),
    "notes": _activity("hs_note_body"),
    "tasks": _activity("hs_task_subject", "hs_task_body"),
}  # fmt: skip
