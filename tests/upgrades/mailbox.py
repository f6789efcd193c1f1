"""A local mail server that keeps what it gets: the writer of a store reads its mails."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from queue import Queue
from socketserver import StreamRequestHandler, ThreadingTCPServer

_PATIENCE_SECONDS = 60


class Mailbox(ThreadingTCPServer):
    """The server."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Conversation)
        self.arrived: Queue[str] = Queue()

    @property
    def url(self) -> str:
        """As a setting of the service names it."""
        host, port = self.server_address[:2]
        return f"smtp://{host!s}:{port}"

    def token(self, kind: str) -> str:
        """The token of the next mail, which must have a link of that kind."""
        text = self.arrived.get(timeout=_PATIENCE_SECONDS)
        found = re.search(rf"#/{kind}/(\S+)", text)
        assert found is not None, text
        return found[1]


class _Conversation(StreamRequestHandler):
    def handle(self) -> None:
        """As much of SMTP as a client on the same machine speaks."""
        assert isinstance(self.server, Mailbox)
        self.wfile.write(b"220 ready\r\n")
        while line := self.rfile.readline():
            word = line[:4].strip().upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                self.server.arrived.put(self._text())
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
            if word == b"QUIT":
                return

    def _text(self) -> str:
        lines: list[bytes] = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        body = message_from_bytes(b"".join(lines), policy=policy.default).get_body()
        assert body is not None
        return body.get_content()


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """The server, for as long as the block lasts."""
    with Mailbox() as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()
