"""HubSpot's CRM objects: list, read, search, create, change and archive, one or in batches.

https://developers.hubspot.com/docs/api/crm/objects and the guide of each type. Values of properties
are texts. Archived objects are listed with `archived=true`.
Not here: links between objects (`doubles.hubspot.links`).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, cast
from urllib.parse import urlencode

import msgspec

from tablewright.doubles import limits
from tablewright.doubles.calls import Call, Reply, mapping_of
from tablewright.doubles.hubspot import search
from tablewright.doubles.hubspot.errors import Errors, stamp
from tablewright.doubles.hubspot.objects import ARCHIVED, PROPERTIES, ObjectType
from tablewright.doubles.state import Sandbox, Visit
from tablewright.doubles.streams import Change, Record, Stream

Attach = Callable[[Visit, ObjectType, Sequence[dict[str, Any]]], Awaitable[None]]

_ID_START: Final = 1_000
READ_ONLY: Final = ("hs_object_id", "createdate", "hs_createdate", "hs_lastmodifieddate")


def by_number(kind: str, record: Record) -> tuple[int, str]:
    """The order of lists: by id."""
    return (int(record.id) if record.id.isdecimal() else 0), record.id


class Crm:
    """The objects of a sandbox."""

    def __init__(self, sandbox: Sandbox, errors: Errors) -> None:
        self._sandbox = sandbox
        self._errors = errors

    async def list(self, visit: Visit, kind: ObjectType, attach: Attach) -> Reply:
        """GET /crm/v3/objects/{type}; `attach` adds the links that the query asks for."""
        call = visit.call
        stream = await self._sandbox.streams.read(_place(kind, call))
        page, after = self.page(visit, stream.ordered, limits.HUBSPOT_PAGE_MAX)
        names = asked_names(call)
        results = [shown(kind, one, names) for one in page]
        await attach(visit, kind, results)
        if visit.has("change"):
            await self._shuffle(visit, kind, page)
        return Reply.json(200, self.paged(call, results, after))

    def page(
        self, visit: Visit, records: Sequence[Record], most: int, usual: int = limits.HUBSPOT_PAGE
    ) -> tuple[Sequence[Record], str | None]:
        """Returns the page that a list asks for, and the cursor of the next."""
        call = visit.call
        limit, after = call.parameter("limit", str(usual)), call.parameter("after")
        if not limit.isascii() or not limit.isdecimal() or not 0 < int(limit[:9]) <= most:
            raise self._errors.invalid(
                f"Invalid limit {limit[:20]!r}: it must be from 1 to {most}."
            )
        if after and not (after.isascii() and after.isdecimal() and len(after) <= 20):
            raise self._errors.invalid(f"The paging cursor {after[:40]!r} is not valid.")
        start = 0
        if after and not visit.has("repeat"):
            start = _start(records, int(after))
        page = records[start : start + int(limit)]
        if visit.has("endless") and not page:
            page = records[: int(limit)]
        is_last = start + len(page) >= len(records)
        if not page or (is_last and not visit.has("endless") and not visit.has("repeat")):
            return page, None
        return page, _cursor(page[-1], start + len(page))

    def paged(self, call: Call, results: Sequence[Any], after: str | None) -> dict[str, Any]:
        """Returns a page in HubSpot's form."""
        if after is None:
            return {"results": results}
        others = [(name, value) for name, value in call.query if name != "after"]
        link = f"{call.base}{call.path}?{urlencode([*others, ('after', after)])}"
        return {"results": results, "paging": {"next": {"after": after, "link": link}}}

    async def read(self, visit: Visit, kind: ObjectType, record_id: str) -> Reply:
        """GET /crm/v3/objects/{type}/{id}."""
        call = visit.call
        stream = await self._sandbox.streams.read(_place(kind, call))
        record = self._one(kind, stream, record_id, call.parameter("idProperty"))
        return Reply.json(200, shown(kind, record, asked_names(call)))

    async def search(self, visit: Visit, kind: ObjectType) -> Reply:
        """POST /crm/v3/objects/{type}/search."""
        search.check_length(visit.call.body, self._errors)
        asked = self.body(visit.call)
        offset, limit = search.page_of(asked, self._errors)
        stream = await self._sandbox.streams.read(kind.name)
        names = frozenset(await self.names(kind))
        found = search.found(kind, names, stream.ordered, asked, self._errors)
        page = found[offset : offset + limit]
        if visit.has("repeat"):
            page = found[:limit]
        answer: dict[str, Any] = {
            "total": len(found),
            "results": [shown(kind, one, asked.get("properties") or ()) for one in page],
        }
        if offset + limit < len(found) or visit.has("endless") or visit.has("repeat"):
            after = offset + limit if offset + limit < len(found) else 0
            answer["paging"] = {"next": {"after": str(after)}}
        return Reply.json(200, answer)

    async def names(self, kind: ObjectType) -> list[str]:
        """Returns the properties of a type, with custom ones."""
        custom = await self._sandbox.streams.read(PROPERTIES[kind.name])
        return [*kind.properties, *custom.by_id]

    def body(self, call: Call) -> dict[str, Any]:
        """Returns a JSON object; raises `Rejection`."""
        try:
            value = msgspec.json.decode(call.body or b"{}")
        except (msgspec.DecodeError, RecursionError):
            raise self._errors.invalid("Invalid input JSON on line 1, column 1") from None
        if not isinstance(value, dict):
            raise self._errors.invalid("Invalid input JSON: an object is required")
        return mapping_of(value)

    def inputs(self, call: Call, most: int = limits.HUBSPOT_BATCH_MAX) -> list[dict[str, Any]]:
        """Returns the inputs of a batch; raises `Rejection`."""
        inputs = self.body(call).get("inputs")
        if not isinstance(inputs, list) or not inputs:
            raise self._errors.invalid("Invalid input JSON: 'inputs' must be a list")
        found = cast("list[Any]", inputs)
        if len(found) > most:
            raise self._errors.invalid(f"The maximum number of inputs per batch is {most}.")
        if not all(isinstance(one, dict) for one in found):
            raise self._errors.invalid("Invalid input JSON: inputs must be objects")
        return found

    # Changes.

    async def create(
        self, visit: Visit, kind: ObjectType, inputs: Sequence[Mapping[str, Any]]
    ) -> list[Record]:
        """Creates objects; all or none."""
        names = await self.names(kind)
        given = [self._properties(names, one.get("properties")) for one in inputs]
        archived = await self._sandbox.streams.read(kind.name + ARCHIVED)

        def decide(stream: Stream) -> tuple[list[Change], list[Record]]:
            taken = _taken(kind, stream)
            records = [*stream.ordered, *archived.ordered]
            next_id = max([_ID_START, *(by_number("", one)[0] for one in records)]) + 1
            made = list[Record]()
            for number, properties in enumerate(given):
                self._check_free(kind, properties, taken, None)
                made.append(_new(kind, str(next_id + number), properties, visit))
                taken |= _taken_by(kind, made[-1])
            return [Change.writing(kind.name, one) for one in made], made

        return await self._sandbox.streams.change(kind.name, decide)

    async def update(
        self, visit: Visit, kind: ObjectType, inputs: Sequence[Mapping[str, Any]], by: str = ""
    ) -> list[Record]:
        """Changes objects; all or none."""
        names = await self.names(kind)
        given = [self._properties(names, one.get("properties")) for one in inputs]

        def decide(stream: Stream) -> tuple[list[Change], list[Record]]:
            taken = _taken(kind, stream)
            changed = list[Record]()
            for one, properties in zip(inputs, given, strict=True):
                id_property = by or str(one.get("idProperty") or "")
                before = self._one(kind, stream, str(one.get("id")), id_property)
                self._check_free(kind, properties, taken, before.id)
                changed.append(_changed(kind, before, properties, visit))
            return [Change.writing(kind.name, one) for one in changed], changed

        return await self._sandbox.streams.change(kind.name, decide)

    async def upsert(
        self, visit: Visit, kind: ObjectType, inputs: Sequence[Mapping[str, Any]]
    ) -> list[tuple[Record, bool]]:
        """Creates or changes objects by a unique property; also returns which are new."""
        by_value = _taken(kind, await self._sandbox.streams.read(kind.name))
        found = list[tuple[Record, bool]]()
        for given in inputs:
            if given.get("idProperty") != kind.unique or kind.unique is None:
                raise self._errors.invalid(f"{given.get('idProperty')!r} is not a unique property.")
            value = str(given.get("id"))
            if value.lower() in by_value:
                found.append(((await self.update(visit, kind, [given]))[0], False))
                continue
            own = {kind.unique: value, **mapping_of(given.get("properties"))}
            found.append(((await self.create(visit, kind, [{"properties": own}]))[0], True))
            by_value[value.lower()] = found[-1][0].id
        return found

    async def archive(self, visit: Visit, kind: ObjectType, ids: Sequence[str]) -> None:
        """Archives objects; unknown ones are ignored, as HubSpot does."""

        def decide(stream: Stream) -> tuple[list[Change], None]:
            changes = list[Change]()
            for record_id in ids:
                before = stream.by_id.get(record_id)
                if before is not None:
                    marks = {"archived": True, "archivedAt": stamp(visit.moment)}
                    changes.append(Change(kind.name, record_id, None))
                    changes.append(Change.writing(kind.name + ARCHIVED, before.with_fields(marks)))
            return changes, None

        await self._sandbox.streams.change(kind.name, decide)

    def _one(self, kind: ObjectType, stream: Stream, record_id: str, by: str = "") -> Record:
        if by and by != "hs_object_id":
            if by != kind.unique:
                raise self._errors.invalid(f"{by[:80]!r} is not a unique property.")
            wanted = record_id.lower()
            for record in stream.ordered:
                if str(record.properties.get(by) or "").lower() == wanted:
                    return record
            raise self._errors.no_object()
        record = stream.by_id.get(record_id)
        if record is None:
            raise self._errors.no_object()
        return record

    def _properties(self, names: Sequence[str], given: Any) -> dict[str, str | None]:
        if not isinstance(given, dict):
            raise self._errors.invalid("Invalid input JSON: 'properties' must be an object")
        found = cast("dict[str, Any]", given)
        unknown = [
            {
                "isValid": False,
                "message": f'Property "{name}" does not exist',
                "error": "PROPERTY_DOESNT_EXIST",
                "name": name,
            }
            for name in found
            if name not in names
        ]
        if unknown:
            raise self._errors.wrong_properties(unknown)
        fixed = [
            {
                "isValid": False,
                "message": f'"{name}" is a read only property; its value cannot be set.',
                "error": "READ_ONLY_VALUE",
                "name": name,
            }
            for name in found
            if name in READ_ONLY
        ]
        if fixed:
            raise self._errors.wrong_properties(fixed)
        return {name: _text(value) for name, value in found.items()}

    def _check_free(
        self,
        kind: ObjectType,
        properties: Mapping[str, str | None],
        taken: Mapping[str, str],
        own: str | None,
    ) -> None:
        value = properties.get(kind.unique or "")
        holder = taken.get(value.lower()) if value else None
        if holder is not None and holder != own:
            raise self._errors.taken(kind.singular.capitalize(), holder)

    async def _shuffle(self, visit: Visit, kind: ObjectType, page: Sequence[Record]) -> None:
        """Changes the listed objects: the first one is archived, and the last one is changed."""
        if len(page) > 1:
            await self.archive(visit, kind, [page[0].id])
            properties = dict.fromkeys(kind.defaults[1:2], "changed")
            await self.update(visit, kind, [{"id": page[-1].id, "properties": properties}])


def _place(kind: ObjectType, call: Call) -> str:
    return kind.name + (ARCHIVED if call.parameter("archived").lower() == "true" else "")


def _start(records: Sequence[Record], after: int) -> int:
    """Returns where the records after a cursor begin: an id, or an offset without numeric ids."""
    if records and not records[0].id.isdecimal():
        return after
    return bisect_right(records, after, key=lambda one: int(one.id))


def _cursor(last: Record, offset: int) -> str:
    return last.id if last.id.isdecimal() else str(offset)


def asked_names(call: Call) -> list[str]:
    """Returns the names in `properties`, which may be repeated or have commas."""
    return [
        name.strip()
        for key, value in call.query
        if key == "properties"
        for name in value.split(",")
        if name.strip()
    ]


def shown(kind: ObjectType, record: Record, names: Sequence[str]) -> dict[str, Any]:
    """Returns an object with the asked properties; ids and times are always among them."""
    wanted = [*(names or kind.defaults), kind.created, kind.modified, "hs_object_id"]
    values = record.properties
    properties = {name: values.get(name) for name in dict.fromkeys(map(str, wanted))}
    return {**record.fields, "properties": properties}


def _text(value: Any) -> str | None:
    if value is None:
        return None
    if isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _taken(kind: ObjectType, stream: Stream) -> dict[str, str]:
    """Returns the unique values in use, each with its object."""
    taken = dict[str, str]()
    if kind.unique is not None:
        for record in stream.ordered:
            taken |= _taken_by(kind, record)
    return taken


def _taken_by(kind: ObjectType, record: Record) -> dict[str, str]:
    value = record.properties.get(kind.unique or "")
    return {str(value).lower(): record.id} if value else {}


def _new(kind: ObjectType, record_id: str, given: Mapping[str, str | None], visit: Visit) -> Record:
    now = stamp(visit.moment)
    own = {kind.created: now, kind.modified: now, "hs_object_id": record_id}
    return Record.of(
        {
            "id": record_id,
            "properties": {**given, **own},
            "createdAt": now,
            "updatedAt": now,
            "archived": False,
        }
    )


def _changed(
    kind: ObjectType, record: Record, given: Mapping[str, str | None], visit: Visit
) -> Record:
    now = stamp(visit.moment)
    properties = {**record.properties, **given, kind.modified: now}
    return record.with_fields({"properties": properties, "updatedAt": now})
