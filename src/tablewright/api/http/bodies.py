"""Bodies: reads a request's body within bounds of size and time.

Not here: its content (`api.http.json_text`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from starlette.types import Receive

from tablewright.api.http.deadlines import BODY
from tablewright.errors import MalformedError, TooLargeError, UnsupportedMediaError

ANY_KIND = "*/*"  # of bodies whose content determines their type


class CallerGone(Exception):
    """The connection ended before the body had arrived; no response is possible."""


Pay = Callable[[int], Awaitable[None] | None]  # for so many bytes; None: nothing is left to charge


def _free(size_bytes: int) -> None:
    pass


async def read_body(
    receive: Receive, headers: Mapping[str, str], bytes_max: int, pay: Pay = _free
) -> bytes:
    """Returns the whole body; raises `TooLargeError` before reading more than allowed.

    `pay` is called before a part is kept, with the size so far, and may raise.
    """
    declared = check_length(headers, bytes_max)
    if declared is not None and (paying := pay(declared)) is not None:
        await paying
    parts: list[bytes] = []
    size = 0
    try:
        with BODY.running():
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise CallerGone
                part = message.get("body", b"")
                size += len(part)
                if size > bytes_max:
                    raise too_large(bytes_max)
                if (paying := pay(size)) is not None:
                    await paying
                parts.append(part)
                if not message.get("more_body", False):
                    return b"".join(parts) if len(parts) > 1 else part
    except TimeoutError:
        raise late() from None


def check_length(headers: Mapping[str, str], bytes_max: int) -> int | None:
    """The declared size of a body; raises `TooLargeError`, and rejects compressed bodies."""
    if headers.get("content-encoding", "identity") != "identity":
        raise UnsupportedMediaError("Compressed bodies are not supported.")
    declared = headers.get("content-length", "")
    if not (declared.isascii() and declared.isdigit()):
        return None
    if int(declared[:20]) > bytes_max:
        raise too_large(bytes_max)
    return int(declared[:20])


def late() -> MalformedError:
    """The error for a body that arrives too slowly."""
    return MalformedError(
        "The request body did not arrive in time.", hint="Check the connection and try again."
    )


def check_kind(headers: Mapping[str, str], accepts: Sequence[str]) -> None:
    """Rejects a body that is not JSON and has another type than the route accepts."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if ANY_KIND not in accepts and kind not in accepts:
        said = f"not {kind!r}" if kind else "but the header is missing"
        raise UnsupportedMediaError(f"Content-Type must be {' or '.join(accepts)}, {said[:100]}.")


def check_json(headers: Mapping[str, str]) -> None:
    """Rejects a body with a content type other than JSON."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json" and not (kind.startswith("application/") and "+json" in kind):
        said = f"not {kind!r}" if kind else "but the header is missing"
        raise UnsupportedMediaError(f"Content-Type must be application/json, {said[:100]}.")


def too_large(bytes_max: int) -> TooLargeError:
    """The error for a body with too many bytes."""
    return TooLargeError(
        f"The request body may have at most {bytes_max} bytes.", details={"bytesMax": bytes_max}
    )
