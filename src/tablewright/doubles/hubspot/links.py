"""HubSpot's associations between objects, version 4.

https://developers.hubspot.com/docs/api/crm/associations: a link has no direction, and changing it
does not change when its objects were last modified.
Not here: the objects (`doubles.hubspot.crm`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from tablewright.doubles import limits
from tablewright.doubles.calls import Reply, list_of, mapping_of
from tablewright.doubles.hubspot.crm import Crm
from tablewright.doubles.hubspot.errors import Errors, stamp
from tablewright.doubles.hubspot.objects import LINK_TYPES, ObjectType, links_of
from tablewright.doubles.state import Sandbox, Visit
from tablewright.doubles.streams import Change, Record, Stream


def link(one: str, one_id: str, other: str, other_id: str) -> Record:
    """Returns the record of a link."""
    ends = sorted(((one, one_id), (other, other_id)))
    return Record.of({"id": f"{ends[0][1]}.{ends[1][1]}", "a": ends[0][1], "b": ends[1][1]})


class Links:
    """The associations of a sandbox."""

    def __init__(self, sandbox: Sandbox, crm: Crm, errors: Errors) -> None:
        self._sandbox = sandbox
        self._crm = crm
        self._errors = errors

    async def read_batch(self, visit: Visit, one: ObjectType, other: ObjectType) -> Reply:
        """POST /crm/v4/associations/{from}/{to}/batch/read."""
        inputs = self._crm.inputs(visit.call, limits.HUBSPOT_LINK_BATCH_MAX)
        by_id = await self._linked(one, other)
        results, missing = list[Any](), list[Any]()
        for given in inputs:
            record_id = str(given.get("id"))
            found = by_id.get(record_id, [])
            if not found:
                missing.append(self._none(one, other, record_id))
                continue
            page, after = _page(found, str(given.get("after") or ""))
            result: dict[str, Any] = {
                "from": {"id": record_id},
                "to": [_to(one, other, to) for to in page],
            }
            if after is not None:
                result["paging"] = {"next": {"after": after}}
            results.append(result)
        body = batch(visit, results)
        if not missing:
            return Reply.json(200, body)
        return Reply.json(207, {**body, "numErrors": len(missing), "errors": missing})

    async def list(self, visit: Visit, one: ObjectType, record_id: str, other: ObjectType) -> Reply:
        """GET /crm/v4/objects/{from}/{id}/associations/{to}."""
        found = (await self._linked(one, other)).get(record_id, [])
        page, after = _page(found, visit.call.parameter("after"))
        results = [_to(one, other, to) for to in page]
        return Reply.json(200, self._crm.paged(visit.call, results, after))

    async def create_batch(self, visit: Visit, one: ObjectType, other: ObjectType) -> Reply:
        """POST /crm/v4/associations/{from}/{to}/batch/create, and .../associate/default."""
        pairs = self._pairs(self._crm.inputs(visit.call, limits.HUBSPOT_LINK_BATCH_MAX))
        await self.join(one, other, pairs)
        results: list[dict[str, Any]] = [
            {
                "fromObjectTypeId": one.type_id,
                "fromObjectId": int(left),
                "toObjectTypeId": other.type_id,
                "toObjectId": int(right),
                "labels": [],
            }
            for left, right in pairs
        ]
        return Reply.json(201, batch(visit, results))

    async def archive_batch(self, visit: Visit, one: ObjectType, other: ObjectType) -> Reply:
        """POST /crm/v4/associations/{from}/{to}/batch/archive."""
        inputs = self._crm.inputs(visit.call, limits.HUBSPOT_LINK_BATCH_MAX)
        pairs = [
            (_id(given.get("from")), _id(to)) for given in inputs for to in list_of(given.get("to"))
        ]
        place = links_of(one.name, other.name)

        def decide(stream: Stream) -> tuple[list[Change], None]:
            ids = [link(one.name, left, other.name, right).id for left, right in pairs]
            return [
                Change(place, link_id, None) for link_id in ids if link_id in stream.by_id
            ], None

        await self._sandbox.streams.change(place, decide)
        return Reply(204, b"")

    async def join(
        self, one: ObjectType, other: ObjectType, pairs: Sequence[tuple[str, str]]
    ) -> None:
        """Creates links; both objects must exist."""
        left = (await self._sandbox.streams.read(one.name)).by_id
        right = (await self._sandbox.streams.read(other.name)).by_id
        if not all(first in left and second in right for first, second in pairs):
            raise self._errors.no_object()
        place = links_of(one.name, other.name)
        records = [link(one.name, first, other.name, second) for first, second in pairs]
        await self._sandbox.streams.change(
            place, lambda stream: ([Change.writing(place, one) for one in records], None)
        )

    async def _linked(self, one: ObjectType, other: ObjectType) -> Mapping[str, list[str]]:
        """Returns the ids that each object is linked to, in order."""
        stream = await self._sandbox.streams.read(links_of(one.name, other.name))
        mine, theirs = ("a", "b") if one.name <= other.name else ("b", "a")
        found = defaultdict[str, list[str]](list)
        for record in stream.by_id.values():
            found[record.value(mine)].append(record.value(theirs))
        return {key: sorted(ids, key=int) for key, ids in found.items()}

    def _pairs(self, inputs: Sequence[Mapping[str, Any]]) -> list[tuple[str, str]]:
        pairs = [(_id(given.get("from")), _id(given.get("to"))) for given in inputs]
        if not all(left.isdecimal() and right.isdecimal() for left, right in pairs):
            raise self._errors.invalid("Invalid input JSON: ids must be numeric")
        return pairs

    def _none(self, one: ObjectType, other: ObjectType, record_id: str) -> dict[str, Any]:
        return {
            "status": "error",
            "category": "OBJECT_NOT_FOUND",
            "subCategory": "crm.associations.NO_ASSOCIATIONS_FOUND",
            "message": f"No {other.singular} is associated with {one.singular} {record_id}.",
            "context": {"fromObjectId": [record_id], "toObjectType": [other.singular]},
        }


def batch(visit: Visit, results: Sequence[Any]) -> dict[str, Any]:
    """Returns the response of a batch."""
    now = stamp(visit.moment)
    return {"status": "COMPLETE", "results": results, "startedAt": now, "completedAt": now}


def _page(found: Sequence[str], after: str) -> tuple[Sequence[str], str | None]:
    rest = [one for one in found if not after.isdecimal() or int(one) > int(after)]
    page = rest[: limits.HUBSPOT_LINK_PAGE_MAX]
    return page, page[-1] if len(rest) > len(page) else None


def _to(one: ObjectType, other: ObjectType, record_id: str) -> dict[str, Any]:
    number = LINK_TYPES.get((one.name, other.name), 1)
    kind = {"category": "HUBSPOT_DEFINED", "typeId": number, "label": None}
    return {"toObjectId": int(record_id), "associationTypes": [kind]}


def _id(given: Any) -> str:
    return str(mapping_of(given).get("id"))
