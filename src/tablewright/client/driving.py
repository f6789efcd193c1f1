"""Driving: the common part of running operations, blocking and async.

A driver executes each step and sends the response back into the operation. It throws errors into
the operation, which may handle them.
Not here: the two databases (`client.database`, `client.async_database`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from tablewright.client.metering import CallReport, OnCall, asking_for_capacity, capacity_of
from tablewright.client.table_names import TableNames
from tablewright.clock import stopwatch_seconds
from tablewright.model.calls import Call

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


def once(transport: Any) -> Any:
    """Returns how to send a call that must not be sent again once its outcome is unknown."""
    return getattr(transport, "send_once", transport.send)


@dataclass(slots=True)
class Exchange:
    """Encodes and decodes calls, and reports them to hooks."""

    on_call: OnCall | None = None
    names: TableNames = field(default_factory=TableNames)

    @property
    def is_plain(self) -> bool:
        """Whether calls are sent unchanged and without hooks."""
        return self.on_call is None and not self.names.prefix

    def request(self, call: Call) -> bytes:
        """The bytes to send."""
        request = call.request if self.on_call is None else asking_for_capacity(call)
        return encode(self.names.sent(request))

    def begin(self) -> float:
        """The time when a call is sent."""
        return 0.0 if self.on_call is None else stopwatch_seconds()

    def answer(self, call: Call, started: float, body: bytes, raw: bytes) -> Any:
        """Decodes the bytes of a response for the operation."""
        try:
            answer = self.names.received(decode(raw)) if call.decode is None else call.decode(raw)
        except Exception as error:  # it succeeded, and was charged
            if self.on_call is not None:
                self._report(call, started, body, raw, capacity_of(decode(raw)), error)
            raise
        if self.on_call is not None:
            self._report(call, started, body, raw, capacity_of(answer), None)
        return answer

    def refused(self, call: Call, started: float, body: bytes, error: Exception) -> None:
        """Reports a failed call."""
        if self.on_call is not None:
            self._report(call, started, body, b"", 0.0, error)

    def _report(
        self,
        call: Call,
        started: float,
        body: bytes,
        raw: bytes,
        units: float,
        error: Exception | None,
    ) -> None:
        assert self.on_call is not None
        report = CallReport(
            operation=call.operation,
            table=call.table,
            index=call.index,
            seconds=stopwatch_seconds() - started,
            request_bytes=len(body),
            answer_bytes=len(raw),
            capacity_units=units,
            error=error,
        )
        self.on_call(report)
