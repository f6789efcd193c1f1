"""Planted faults: ways to break the service on purpose, to see that a test notices.

They are switched on in a process that a test starts, never in the product.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any
from uuid import uuid4

from tablewright.kits.webhooks import delivering
from tablewright.model import Update
from tablewright.systems.events.design.inbox import Event
from tablewright.systems.events.inbox import ingest
from tests.systems.faults.late_commits import answer_before_the_commit


def answers_before_the_commit() -> None:
    """New items are answered while their write has not begun."""
    answer_before_the_commit(
        lambda operation, body: operation == "PutItem" and b'"Events"' in body,
        linger_seconds=0.2,
    )


def _drop_conditions(name: str) -> None:
    """Lets a change of events happen whatever state the event is in."""
    conditional: Callable[..., Update[Event]] = getattr(Event, name)

    def unconditional(*given: Any, **named: Any) -> Update[Event]:
        return replace(conditional(*given, **named), conditions=())

    setattr(Event, name, unconditional)


def acks_without_condition() -> None:
    """An event is acknowledged once more, as if it had not been before."""
    _drop_conditions("acknowledge")


def claims_without_condition() -> None:
    """An event is claimed whether a consumer has it or not."""
    _drop_conditions("claim")


def pushes_with_fresh_ids() -> None:
    """Every attempt to push an event has an id of its own."""
    signed = delivering.signed_headers

    def signed_anew(
        secrets: Sequence[str], message_id: str, at_seconds: int, body: bytes
    ) -> dict[str, str]:
        return signed(secrets, str(uuid4()), at_seconds, body)

    delivering.signed_headers = signed_anew


def keys_forgotten() -> None:
    """A repeated request stores another event."""
    ingest.id_of = lambda tenant, key: str(uuid4())


FAULTS: dict[str, Callable[[], None]] = {
    fault.__name__: fault
    for fault in (
        answers_before_the_commit,
        acks_without_condition,
        claims_without_condition,
        pushes_with_fresh_ids,
        keys_forgotten,
    )
}
