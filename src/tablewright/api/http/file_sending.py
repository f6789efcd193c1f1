"""Sending of stored files: whole, in part (`Range`), or not at all (`If-None-Match`).

Not here: the requested part (`api.http.ranges`), the pieces (a `FileStore`).
"""

from __future__ import annotations

from starlette.types import Receive, Send

from tablewright.api.http.etags import has_tag
from tablewright.api.http.exchange import Ended, Exchange
from tablewright.api.http.ranges import wanted_range
from tablewright.api.http.units import Meter
from tablewright.api.responses import FileResponse


async def send_file(
    response: FileResponse,
    exchange: Exchange,
    receive: Receive,
    send: Send,
    meter: Meter,
    ended: Ended | None,
) -> None:
    """Sends a file; raises `RangeError` for a part that it does not have."""
    file, size_bytes = response.file, response.file.size_bytes
    headers = {
        "cache-control": "no-store",
        **response.headers,
        "etag": f'"{file.etag}"',
        "accept-ranges": "bytes",
    }
    known = exchange.headers.get("if-none-match")
    if known is not None and has_tag(known, headers["etag"]):
        await exchange.answer(send, 304, b"", headers)
        return
    part = None
    if exchange.method == "GET":  # the standard defines ranges for no other method
        part = wanted_range(exchange.headers, size_bytes=size_bytes, etag=file.etag)
    start, stop = part or (0, size_bytes)
    status = 200
    if part is not None:
        status = 206
        headers["content-range"] = f"bytes {start}-{stop - 1}/{size_bytes}"
    headers["content-length"] = str(stop - start)
    meter.charge_response(stop - start)
    pieces = response.pieces(start, stop)
    await exchange.stream(receive, send, pieces, headers, ended, status=status, is_file=True)
