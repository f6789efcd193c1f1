"""Memory of large files: RssAnon of a server that takes a file of 200 MB and sends it.

    python -m bench.kits_files

A server of its own takes a streamed upload into a folder and sends the file back, whole and from
its middle (`Range`). Its memory is read from /proc before, meanwhile and after.
"""

from __future__ import annotations

import asyncio
import http.client
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import uvicorn

from tablewright.api import TENANT, Context, FileResponse, Routes, Upload
from tablewright.errors import NotFoundError
from tablewright.ids import RandomIds
from tablewright.kits.files.local import LocalFiles
from tablewright.kits.keyed import Keyed, system
from tablewright.limits import MIB
from tablewright.model import Index, Table, design_of
from tablewright.testing.system import in_memory
from tablewright.testing.unlimited import Unlimited

FILE_MB = 200
GOAL_MB = 16
_KIND = "application/octet-stream"


class Nothing(Table, name="nothing"):
    """A table that the system must have."""

    primary = Index("pk")


def _routes(files: LocalFiles) -> Routes[Keyed]:
    routes: Routes[Keyed] = Routes()

    @routes.put("/v1/file", rule=TENANT, accepts=(_KIND,), body_bytes_max=2 * FILE_MB * MIB)
    async def put_file(context: Context[Keyed], body: Upload) -> None:
        """Stores a file."""
        async with files.open_write("file", _KIND) as file:
            async for piece in body:
                await file.write(piece)

    @routes.get("/v1/file", rule=TENANT, produces=(_KIND,))
    async def get_file(context: Context[Keyed]) -> FileResponse:
        """Returns the file."""
        found = await FileResponse.of(files, "file", _KIND)
        if found is None:
            raise NotFoundError("File not found.")
        return found

    return routes


async def _serve(port: int, folder: Path) -> None:
    routes = _routes(LocalFiles(folder, RandomIds()))
    files = system("files", design_of("nothing", Nothing), routes)
    async with in_memory(files, rate_limits=Unlimited()) as running:
        key = await running.running.parts.keys.create("acme", "bench")
        print(key.key, flush=True)
        config = uvicorn.Config(running.app, port=port, log_level="error", http="httptools")
        await uvicorn.Server(config).serve()


class _Watched:
    """The server, and the most memory that it had so far."""

    def __init__(self, port: int, pid: int, key: str) -> None:
        self.port, self.pid, self.key = port, pid, key
        self.peak_mb = 0.0

    def look(self) -> float:
        text = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"RssAnon:\s+(\d+) kB", text)
        assert found is not None
        now = int(found[1]) / 1024
        self.peak_mb = max(self.peak_mb, now)
        return now

    def upload(self) -> float:
        def pieces() -> Iterator[bytes]:
            piece = bytes(64 * 1024)
            for number in range(FILE_MB * 16):
                if number % 64 == 0:
                    self.look()
                yield piece

        return self._done("PUT", {"content-type": _KIND}, pieces())

    def download(self, start: int) -> float:
        return self._done("GET", {"range": f"bytes={start}-"}, None)

    def _done(self, method: str, headers: dict[str, str], body: Iterator[bytes] | None) -> float:
        began = time.perf_counter()
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        sent = {"authorization": f"Bearer {self.key}", **headers}
        connection.request(
            method, "/files/v1/file", body=body, headers=sent, encode_chunked=body is not None
        )
        response, taken = connection.getresponse(), 0
        assert response.status < 300, response.read()
        while piece := response.read(1024 * 1024):
            taken += len(piece)
            self.look()
        connection.close()
        return time.perf_counter() - began


def main() -> None:
    """Measures, and prints what came of it."""
    with TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        server = subprocess.Popen(
            [sys.executable, "-m", "bench.kits_files", str(port), folder], stdout=subprocess.PIPE
        )
        try:
            assert server.stdout is not None
            watched = _Watched(port, server.pid, server.stdout.readline().decode().strip())
            while socket.socket().connect_ex(("127.0.0.1", port)):
                time.sleep(0.05)
            before = watched.look()
            times = [watched.upload(), watched.download(0), watched.download(FILE_MB * MIB // 2)]
        finally:
            server.terminate()
            server.wait()
    grown = watched.peak_mb - before
    words = ", ".join(f"{one:.1f} s" for one in times)
    print(f"{FILE_MB} MB up, down, and half of it from the middle: {words}")
    print(f"RssAnon before {before:.1f} MB, at most {watched.peak_mb:.1f} MB: {grown:.1f} MB more")
    print(f"goal: at most {GOAL_MB} MB more: {'met' if grown <= GOAL_MB else 'MISSED'}")


if __name__ == "__main__":
    if len(sys.argv) == 3:
        asyncio.run(_serve(int(sys.argv[1]), Path(sys.argv[2])))
    else:
        main()
