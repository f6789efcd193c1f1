"""A caller of the service: one connection, one credential, and no patience for half answers.

Not here: what is HTTP and what is not (`tests.endpoint.faults.client`).
"""

from __future__ import annotations

import json
from types import TracebackType
from typing import Any

from tests.endpoint.faults.client import Answer, Client


def encoded(method: str, path: str, key: str, body: object = None, **headers: str) -> bytes:
    """A request as a client library sends it; `headers` have `_` for `-`."""
    content = b"" if body is None else json.dumps(body).encode()
    lines = {"host": "localhost", "authorization": f"Bearer {key}"}
    if body is not None:
        lines["content-type"] = "application/json"
    if body is not None or method != "GET":
        lines["content-length"] = str(len(content))
    lines |= {name.replace("_", "-"): value for name, value in headers.items()}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + content


class Caller:
    """One connection."""

    def __init__(self, port: int, key: str) -> None:
        self.key = key
        self.answers = 0
        self.client = Client(port)

    def send(self, method: str, path: str, body: object = None, **headers: str) -> None:
        """Asks, without waiting for the answer."""
        self.client.send(encoded(method, path, self.key, body, **headers))

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        """Asks and waits; raises `NotHttp`, or a `ConnectionError` when the other side has gone."""
        self.send(method, path, body, **headers)
        answer = self.client.receive()
        self.answers += 1
        return answer

    def done(self, method: str, path: str, body: object = None, *, status: int = 200) -> Any:
        """What came of something that must be done."""
        answer = self.ask(method, path, body)
        if answer.status != status:
            raise AssertionError(f"{method} {path}: {answer}")
        return answer.json() if answer.body else None

    def pages(self, path: str) -> list[dict[str, Any]]:
        """All events of a list."""
        found: list[dict[str, Any]] = []
        cursor = ""
        while True:
            page = self.done("GET", f"{path}{cursor}")
            found += page["events"]
            if page["next_cursor"] is None:
                return found
            cursor = f"&cursor={page['next_cursor']}"

    def close(self) -> None:
        """Ends the connection."""
        self.client.close()

    def __enter__(self) -> Caller:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
