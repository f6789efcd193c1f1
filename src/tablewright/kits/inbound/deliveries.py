"""Deliveries: other services repeat requests, and each delivery must count once.

    is_new = await deliveries.process(context.db, event_id, job, tenant=context.tenant)

A repetition is recognised for seven days.
Not here: the id of a delivery, which is in a header or in the body.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from hashlib import sha256
from typing import Any

from tablewright.client import AsyncDatabase
from tablewright.clock import Clock, instant
from tablewright.errors import AlreadyExistsError, InvalidError, TransactionFailedError
from tablewright.kits.inbound import limits
from tablewright.kits.inbound.records import InboundDelivery
from tablewright.model import Put, transaction
from tablewright.model.operations.writing import WriteOperation


@dataclass(frozen=True, slots=True)
class Deliveries:
    """The deliveries that a system has processed."""

    system: str
    clock: Clock

    def once(self, delivery_id: str, *, tenant: str = "") -> Put[InboundDelivery]:
        """Returns a write for the transaction of a delivery; it fails for a repetition."""
        if not 1 <= len(delivery_id) <= limits.DELIVERY_ID_LENGTH_MAX:
            most = limits.DELIVERY_ID_LENGTH_MAX
            raise InvalidError(f"The id of a delivery must have 1 to {most:,} characters.")
        kept = timedelta(seconds=limits.DELIVERY_KEPT_SECONDS)
        return InboundDelivery(
            system=self.system,
            tenant=tenant,
            id_hash=sha256(delivery_id.encode("utf-8", "replace")).hexdigest(),
            expires_at=instant(self.clock) + kept,
        ).create()

    async def process(
        self, db: AsyncDatabase, delivery_id: str, *writes: WriteOperation[Any], tenant: str = ""
    ) -> bool:
        """Runs the writes of a delivery; False, without any effect, for a repetition."""
        try:
            await db.run(transaction(self.once(delivery_id, tenant=tenant), *writes))
        except TransactionFailedError as failed:
            if isinstance(failed.reasons[0], AlreadyExistsError):
                return False
            raise
        return True
