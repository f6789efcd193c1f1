"""Control of a sandbox, for its page and for tests over HTTP: data, faults, grants, requests.

    GET    control/state                     streams, faults, grants and kinds of faults
    GET    control/records/{stream}          the first records of a stream, or those with some words
    POST   control/records/{stream}          creates a record; PATCH and DELETE .../{id} change it
    POST   control/faults                    switches a fault on; DELETE .../{id} off
    POST   control/grants                    creates a key, which is shown once
    DELETE control/grants/{id}               revokes a grant
    GET    control/requests                  the latest requests

Lists contain no secrets. Programs on this machine may use it; pages of other sites may not.
Not here: the vendors' APIs (`doubles.stripe`, `doubles.hubspot`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final
from urllib.parse import unquote

import msgspec

from tablewright.api.http.cross_site import check_no_other_site
from tablewright.doubles import limits
from tablewright.doubles.calls import Call, Rejection, Reply, mapping_of
from tablewright.doubles.double import Double
from tablewright.doubles.faults import KINDS
from tablewright.doubles.records import Fault
from tablewright.doubles.state import EVERYTHING
from tablewright.errors import MalformedError, MethodNotAllowedError, NotFoundError

PREFIX: Final = "/control/"
_SHOWN: Final = ("name", "email", "description", "code", "type", "status")  # that describe a record
_TITLE_LENGTH_MAX: Final = 80


class NewFault(msgspec.Struct, rename="camel"):
    """The kind, scope and count of a fault to switch on."""

    kind: str
    stream: str = EVERYTHING
    grant_id: str = EVERYTHING
    skip: int = 0
    count: int = 0
    seconds: float = 0.0


class NewGrant(msgspec.Struct, rename="camel"):
    """A key to create; without scopes, it may do everything."""

    scopes: list[str] = []
    label: str = ""


class Control:
    """The control of one sandbox."""

    def __init__(self, double: Double) -> None:
        self._double = double
        self._sandbox = double.sandbox

    async def serve(self, call: Call) -> Reply:
        """Executes a request; raises errors of our own."""
        if call.method not in ("GET", "HEAD"):
            check_no_other_site(call.headers)
        name, *rest = [unquote(part) for part in call.path.removeprefix(PREFIX).split("/")]
        match name, call.method, rest:
            case "state", "GET", []:
                return Reply.json(200, await self._state())
            case "requests", "GET", []:
                return Reply.json(200, {"items": await self._requests()})
            case "records", _, [kind, *which] if kind in self._double.kinds:
                return await self._records(call, kind, which)
            case "faults", "POST", []:
                return await self._fail(_read(call, NewFault))
            case "faults", "DELETE", []:
                await self._sandbox.heal()
            case "faults", "DELETE", [fault_id]:
                await self._sandbox.heal(fault_id)
            case "grants", "POST", []:
                asked = _read(call, NewGrant)
                key = await self._double.new_key(asked.scopes or [EVERYTHING], asked.label[:80])
                return Reply.json(201, {"key": key}, {"cache-control": "no-store"})
            case "grants", "DELETE", [grant_id] if grant_id:
                await self._sandbox.revoke(grant_id)
            case _:
                raise NotFoundError("Path not found.")
        return Reply(204, b"")

    async def _state(self) -> dict[str, Any]:
        switches = await self._sandbox.switches()
        streams = [
            {"name": kind, "count": len((await self._sandbox.streams.read(kind)).ordered)}
            for kind in self._double.kinds
        ]
        return {
            "name": self._sandbox.name,
            "title": self._double.title,
            "streams": streams,
            "faults": [_fault(one) for one in switches.faults],
            "faultKinds": [{"name": name, "label": label} for name, label in KINDS.items()],
            "grants": [
                {
                    "grantId": one.grant_id,
                    "label": one.label,
                    "form": one.form,
                    "scopes": one.scopes,
                    "isRevoked": one.is_revoked,
                    "grantedAt": one.granted_at,
                }
                for one in await self._sandbox.grants()
            ],
        }

    async def _requests(self) -> list[dict[str, Any]]:
        return [
            {
                "requestId": one.request_id,
                "method": one.method,
                "path": one.path,
                "page": one.page,
                "status": one.status,
                "caller": one.caller,
                "fault": one.fault,
                "receivedAt": one.received_at,
            }
            for one in await self._sandbox.requests(limits.LISTED_RECORDS_MAX)
        ]

    async def _fail(self, asked: NewFault) -> Reply:
        fault_id = await self._sandbox.fail(
            asked.kind,
            stream=asked.stream[:100],
            grant_id=asked.grant_id[:100],
            skip=asked.skip,
            count=asked.count,
            seconds=asked.seconds,
        )
        return Reply.json(201, {"faultId": fault_id})

    async def _records(self, call: Call, kind: str, which: Sequence[str]) -> Reply:
        streams = self._sandbox.streams
        if call.method == "GET":
            stream = await streams.read(kind)
            if which:
                if which[0] not in stream.by_id:
                    raise NotFoundError("Record not found.")
                record = stream.by_id[which[0]]
                return Reply(200, record.text, {"content-type": "application/json"})
            words = call.parameter("find").lower().encode()
            found = [one for one in stream.ordered if words in one.text.lower()]
            shown = found[: limits.LISTED_RECORDS_MAX]
            items = [
                {"id": one.id, "title": _title(one.properties or _decoded(one.text))}
                for one in shown
            ]
            return Reply.json(200, {"items": items, "total": len(found)})
        return await self._changed(call, kind, which[0] if which else None)

    async def _changed(self, call: Call, kind: str, record_id: str | None) -> Reply:
        try:
            if call.method == "DELETE" and record_id is not None:
                await self._double.remove(kind, record_id)
                return Reply(204, b"")
            if (call.method == "POST") != (record_id is None) or call.method == "DELETE":
                raise MethodNotAllowedError(
                    "The method is not allowed for this path.",
                    details={"allow": ["GET", "POST", "PATCH", "DELETE"]},
                )
            fields = _read(call, dict[str, Any])
            record = await self._double.write(kind, fields, record_id)
        except Rejection as rejection:  # the vendor's own words
            raise MalformedError(_words(rejection.reply)) from None
        status = 200 if record_id else 201
        return Reply(status, record.text, {"content-type": "application/json"})


def _read(call: Call, kind: Any) -> Any:
    try:
        return msgspec.json.decode(call.body, type=kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise MalformedError(f"The body must be JSON as the page sends it: {error}.") from None


def _words(reply: Reply) -> str:
    body = mapping_of(msgspec.json.decode(reply.body))
    return str(mapping_of(body.get("error")).get("message") or body.get("message"))


def _decoded(text: bytes) -> Mapping[str, Any]:
    return msgspec.json.decode(text)


def _title(fields: Mapping[str, Any]) -> str:
    """Returns the title of a record in a list."""
    names = (*_SHOWN, *(one for one in fields if one.endswith(("name", "title", "subject"))))
    found = (fields.get(name) for name in names)
    return next((str(one) for one in found if isinstance(one, str)), "")[:_TITLE_LENGTH_MAX]


def _fault(fault: Fault) -> dict[str, Any]:
    return {
        "faultId": fault.fault_id,
        "kind": fault.kind,
        "stream": fault.stream,
        "grantId": fault.grant_id,
        "skip": fault.skip,
        "count": fault.count,
        "seconds": fault.seconds,
    }
