"""Bodies: taking a request's body from the connection, within bounds of size and time.

Not here: what is in it (`api.http.json_text`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from starlette.types import Receive

from tablewright.api.http.deadlines import BODY
from tablewright.errors import MalformedError, TooLargeError, UnsupportedMediaError

ANY_KIND = "*/*"  # of bodies whose content tells what they are


class CallerGone(Exception):
    """The connection ended before the body had come; nobody is left to be answered."""


Pay = Callable[[int], Awaitable[None] | None]  # for so many bytes; None: nothing is left to pay


def _free(size_bytes: int) -> None:
    pass


async def read_body(
    receive: Receive, headers: Mapping[str, str], bytes_max: int, pay: Pay = _free
) -> bytes:
    """The whole body; raises `TooLargeError` before more of it is taken than allowed.

    `pay` is called before a part is kept, with the size up to there, and may refuse it.
    """
    declared = headers.get("content-length", "")
    if declared.isascii() and declared.isdigit():
        if int(declared[:20]) > bytes_max:
            raise _too_large(bytes_max)
        if (paying := pay(int(declared[:20]))) is not None:
            await paying
    if headers.get("content-encoding", "identity") != "identity":
        raise UnsupportedMediaError("Compressed bodies are not supported.")
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
                    raise _too_large(bytes_max)
                if (paying := pay(size)) is not None:
                    await paying
                parts.append(part)
                if not message.get("more_body", False):
                    return b"".join(parts) if len(parts) > 1 else part
    except TimeoutError:
        raise MalformedError(
            "The request body did not arrive in time.", hint="Check the connection and try again."
        ) from None


def check_kind(headers: Mapping[str, str], accepts: Sequence[str]) -> None:
    """Refuses a body that is no JSON and says to be something else than a route takes."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if ANY_KIND not in accepts and kind not in accepts:
        said = f"not {kind!r}" if kind else "but the header is missing"
        raise UnsupportedMediaError(f"Content-Type must be {' or '.join(accepts)}, {said[:100]}.")


def check_json(headers: Mapping[str, str]) -> None:
    """Refuses a body that says to be something else than JSON."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json" and not (kind.startswith("application/") and "+json" in kind):
        said = f"not {kind!r}" if kind else "but the header is missing"
        raise UnsupportedMediaError(f"Content-Type must be application/json, {said[:100]}.")


def _too_large(bytes_max: int) -> TooLargeError:
    return TooLargeError(
        f"The request body may have at most {bytes_max} bytes.", details={"bytesMax": bytes_max}
    )
