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
        raise UnsupportedMediaError("compressed bodies are not taken.")
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
        raise MalformedError("the body did not come in time.") from None


def check_kind(headers: Mapping[str, str], accepts: Sequence[str]) -> None:
    """Refuses a body that is no JSON and says to be something else than a route takes."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if ANY_KIND not in accepts and kind not in accepts:
        said = f"it says {kind!r}" if kind else "it does not say what it is"
        raise UnsupportedMediaError(f"the body must be {' or '.join(accepts)}, and {said[:100]}.")


def check_json(headers: Mapping[str, str]) -> None:
    """Refuses a body that says to be something else than JSON."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json" and not (kind.startswith("application/") and "+json" in kind):
        said = f"it says {kind!r}" if kind else "it does not say what it is"
        raise UnsupportedMediaError(f"the body must be JSON, and {said[:100]}.")


def _too_large(bytes_max: int) -> TooLargeError:
    return TooLargeError(
        f"a body may have {bytes_max} bytes here.", details={"bytesMax": bytes_max}
    )
