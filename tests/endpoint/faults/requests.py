"""Requests that several fault tests send, and the ways in which a body may travel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def create_table(name: str) -> dict[str, Any]:
    """The request for a table with both kinds of key."""
    names = ("pk", "sk")
    return {
        "TableName": name,
        "BillingMode": "PAY_PER_REQUEST",
        "AttributeDefinitions": [{"AttributeName": n, "AttributeType": "S"} for n in names],
        "KeySchema": [
            {"AttributeName": "pk", "KeyType": "HASH"},
            {"AttributeName": "sk", "KeyType": "RANGE"},
        ],
    }


def chunked(request: bytes, sizes: Iterable[int]) -> bytes:
    """The same request with its body in chunks of these sizes, and a last one with the rest."""
    head, _, body = request.partition(b"\r\n\r\n")
    lines = [line for line in head.split(b"\r\n") if not line.startswith(b"content-length:")]
    chunks: list[bytes] = []
    start = 0
    for size in (*sizes, len(body)):
        chunk = body[start : start + size]
        if chunk:
            chunks.append(b"%x\r\n%b\r\n" % (len(chunk), chunk))
        start += size
    head = b"\r\n".join((*lines, b"transfer-encoding: chunked\r\n\r\n"))
    return b"".join((head, *chunks, b"0\r\n\r\n"))
