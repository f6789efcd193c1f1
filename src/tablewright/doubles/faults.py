"""Faults: deviations of a service from its contract.

A fault is switched on for a stream and a grant, or for all. It may begin after some requests, and
end after some more.
Not here: storing and counting them (`doubles.state`), the errors of each vendor.
"""

from __future__ import annotations

import gzip
import io
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from tablewright.doubles import limits
from tablewright.doubles.calls import Reply
from tablewright.doubles.records import Fault

Pause = Callable[[float], Awaitable[None]]

KINDS: Final[Mapping[str, str]] = {
    "throttle": "429 with Retry-After",
    "throttle_silent": "429 without Retry-After",
    "error": "500",
    "slow": "The response arrives late",
    "truncate": "The response ends in the middle",
    "repeat": "The same page again",
    "endless": "The last page continues with the first",
    "expire": "The token expires",
    "html": "An HTML page in place of JSON",
    "bomb": "A small response that unpacks to 128 MB",
    "change": "Records change while they are read",
    "clock": "The clock is an hour ahead",
    "rotate": "A refresh replaces the refresh token",
}
RETRY_AFTER_SECONDS: Final = 1

_PAGE: Final = b"<!doctype html><title>Maintenance</title><p>We will be back soon.</p>"
_BLANK: Final = b" " * (1024 * 1024)


def retry_after(fault: Fault) -> int:
    """Returns the seconds that a throttled caller should wait."""
    return max(RETRY_AFTER_SECONDS, int(fault.seconds))


async def delay(fault: Fault | None, pause: Pause) -> None:
    """Waits if the fault is slowness."""
    if fault is not None and fault.kind == "slow":
        await pause(min(fault.seconds, limits.FAULT_SECONDS_MAX))


def spoiled(fault: Fault | None, reply: Reply) -> Reply:
    """Returns the response that arrives in place of a good one."""
    match fault.kind if fault is not None else "":
        case "truncate":
            return replace(reply, is_cut=True)
        case "html":
            return Reply(200, _PAGE, {**reply.headers, "content-type": "text/html"})
        case "bomb":
            return Reply(200, bomb(), {**reply.headers, "content-encoding": "gzip"})
        case _:
            return reply


@cache
def bomb() -> bytes:
    """Returns a valid JSON text, packed to a thousandth of its size."""
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", compresslevel=1, mtime=0) as file:
        for _ in range(limits.BOMB_BYTES // len(_BLANK)):
            file.write(_BLANK)
        file.write(b"{}")
    return packed.getvalue()
