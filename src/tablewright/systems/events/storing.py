"""Storing: a new event as one conditional write.

This is what the service does most, so the item is made here in one go and not attribute by
attribute; a test holds it to be what `Event(...).create()` would write, key for key.
Not here: what the entity is (`events.inbox`), who asks for it (`events.ingest`).
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Final
from uuid import UUID

from tablewright.api.jobs import JobQueue
from tablewright.errors import (
    AlreadyThereError,
    ConditionalCheckFailedException,
    TenantMismatchError,
    TransactionFailedError,
)
from tablewright.model import Call, Operation, Session, transaction
from tablewright.systems.events.inbox import Event, Events
from tablewright.systems.events.payloads import Payload
from tablewright.systems.events.times import moment_of

PUSH: Final = "push"  # the kind of jobs that push an event

_IS_NEW = {
    "ConditionExpression": "attribute_not_exists(#k)",
    "ExpressionAttributeNames": {"#k": "pk"},
}


@dataclass(slots=True, eq=False)
class StoreEvent(Operation[bool]):
    """Stores an undelivered event; False, and nothing done, if there is one with its id.

    That one may be this very event, stored by an attempt whose response was lost.
    """

    tenant_id: str
    event_id: str
    timestamp_ms: int
    payload: Payload
    payload_hash: str | None = None

    def steps(self, session: Session) -> Generator[Call, Any, bool]:
        """One PutItem."""
        if session.tenant not in (None, self.tenant_id):
            raise TenantMismatchError("the event is not of the client's tenant.")
        request = {"TableName": Events.table_name, "Item": self.item(), **_IS_NEW}
        try:
            yield Call("PutItem", request, None, Events.table_name)
        except ConditionalCheckFailedException:
            return False
        return True

    def item(self) -> dict[str, dict[str, Any]]:
        """What is stored."""
        tenant, event_id = {"S": self.tenant_id}, {"S": self.event_id}
        moment = f"{self.timestamp_ms:013}"
        item: dict[str, dict[str, Any]] = {
            "pk": tenant,
            "sk": event_id,
            "tenant_id": tenant,
            "event_id": event_id,
            "status": {"S": "undelivered"},
            "timestamp": {"N": str(self.timestamp_ms)},
            "payload": {"M": self.payload.wire},
            "gsi1pk": tenant,
            "gsi1sk": {"S": f"undelivered#{moment}"},
        }
        if self.payload.event_type is not None:
            item["event_type"] = {"S": self.payload.event_type}
            item["gsi2pk"] = tenant
            item["gsi2sk"] = {"S": f"{self.payload.event_type}#{moment}"}
        if self.payload.text is not None:
            item["payload_text"] = {"S": self.payload.text}
        if self.payload_hash is not None:
            item["payload_hash"] = {"S": self.payload_hash}
        return item

    def with_push(self, jobs: JobQueue) -> Operation[bool]:
        """The same, and in the same transaction a job that pushes the event to the hooks."""
        return StoreAndPush(self, jobs)


@dataclass(slots=True, eq=False)
class StoreAndPush(Operation[bool]):
    """Stores an event and the job that pushes it: neither is ever there without the other."""

    store: StoreEvent
    jobs: JobQueue

    def steps(self, session: Session) -> Generator[Any, Any, bool]:
        """One TransactWriteItems."""
        store, payload = self.store, self.store.payload
        event = Event(
            tenant_id=store.tenant_id,
            event_id=UUID(store.event_id),
            timestamp=moment_of(store.timestamp_ms),
            payload=payload.value,
            event_type=payload.event_type,
            payload_hash=store.payload_hash,
            payload_text=payload.text,
        )
        job = self.jobs.add(
            PUSH,
            {"event_id": store.event_id},
            job_id=f"push-{store.event_id}-{store.timestamp_ms}",
            tenant=store.tenant_id,
        )
        try:
            yield from transaction(event.create(), job).steps(session)
        except TransactionFailedError as failed:
            if isinstance(failed.reasons[0], AlreadyThereError):
                return False
            raise
        return True
