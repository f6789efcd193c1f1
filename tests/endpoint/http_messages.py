"""HTTP as it is on the wire, from the client's side: requests made, answers taken apart.

What is made here is exact to the byte, because that is what the tests are about.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

AUTHORIZATION = (
    "AWS4-HMAC-SHA256 Credential=AKIAANYBODY/20250305/eu-central-1/dynamodb/aws4_request, "
    f"SignedHeaders=host;x-amz-date;x-amz-target, Signature={'0' * 64}"
)
SIGNED = {"Authorization": AUTHORIZATION, "X-Amz-Date": "20250305T120000Z"}
PREFIX = "DynamoDB_20120810."
JSON_1_0 = "application/x-amz-json-1.0"


@dataclass(frozen=True)
class Answer:
    """An answer as it came. Names of headers are as they were sent."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> dict[str, Any]:
        """The body as DynamoDB means it."""
        return json.loads(self.body)

    @property
    def type(self) -> str:
        """The name of the error, without what stands before it."""
        return self.json["__type"].partition("#")[2]

    @property
    def closes(self) -> bool:
        """Whether it says that nothing follows."""
        return "close" == self.headers.get("connection")


def http(
    body: bytes = b"",
    *,
    method: str = "POST",
    target: str = "/",
    version: str = "1.1",
    **headers: str | None,
) -> bytes:
    """A request. `x_amz_target="..."` becomes a header, None leaves one out."""
    named: dict[str, str | None] = {"host": "localhost", "content-length": str(len(body))}
    named |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"{method} {target} HTTP/{version}"]
    lines += [f"{name}: {value}" for name, value in named.items() if value is not None]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def chunked(*pieces: bytes, trailers: str = "", **more: str) -> bytes:
    """A request whose body comes in chunks, of which none is empty."""
    framing: dict[str, str | None] = {"content_length": None, "transfer_encoding": "chunked"}
    head = http(**{**framing, **more})  # pyright: ignore[reportArgumentType]
    chunks = b"".join(b"%x\r\n%b\r\n" % (len(piece), piece) for piece in pieces)
    return head + chunks + f"0\r\n{trailers}\r\n".encode()


def dynamodb(operation: str, request: dict[str, Any] | bytes, **headers: str | None) -> bytes:
    """A request as an SDK sends it, except that its signature is only well formed."""
    body = request if isinstance(request, bytes) else json.dumps(request).encode()
    usual: dict[str, str | None] = {
        "x_amz_target": PREFIX + operation,
        "content_type": JSON_1_0,
        **SIGNED,
    }
    return http(body, **{**usual, **headers})  # pyright: ignore[reportArgumentType]


def parted(received: bytes, *, is_whole: bool = True) -> tuple[list[Answer], bytes]:
    """The answers in what was received, and what is left over.

    `is_whole=False` allows the last one to be cut off.
    """
    answers: list[Answer] = []
    while b"\r\n\r\n" in received:
        head, _, rest = received.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = dict(line.split(": ", 1) for line in lines)
        length = int(headers.get("content-length", "0"))
        if len(rest) < length:
            break
        answers.append(Answer(int(first.split()[1]), headers, rest[:length]))
        received = rest[length:]
    assert not (is_whole and received), received
    return answers, received


def answers_in(received: bytes) -> list[Answer]:
    """The answers in what was received, of which none may be cut off."""
    return parted(received)[0]
