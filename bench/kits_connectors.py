"""Connectors: fetch and store one stream of a sandbox, beside dlt and airbyte-cdk.

    python -m bench.kits_connectors [RECORDS] [ROUNDS]

All read the same contacts over HTTP, 100 per page with all properties, each in a process of its
own, in turn. The pages are those of the HubSpot sandbox, recorded before and replayed by a small
server, so that clients are measured and not the sandbox. Tablewright stores records encrypted in a
vault, and its budget in a store in memory; the others store JSON lines and have no budget. Imports
and loading certificates are not counted. On a busy machine, compare the second figure: records per
second of the contender's own processor time. Ratios are taken within a round.

A rival runs if DLT_PYTHON or AIRBYTE_PYTHON names an interpreter that has it.
Not here: stored bytes, beside restic (`bench.kits_vault`).
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import ssl
import statistics
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ClassVar

from tablewright.client import AsyncDatabase
from tablewright.clock import SystemClock
from tablewright.doubles.hubspot.objects import OBJECTS
from tablewright.doubles.serving import sandboxes
from tablewright.ids import RandomIds
from tablewright.kits.connectors import Connectors, KeyAuth, PlatformBudget
from tablewright.kits.connectors.platforms import HUBSPOT
from tablewright.kits.files.local import LocalFiles
from tablewright.kits.http import Budgets, Outgoing, TargetRules
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.kits.vault import Vault, VaultSource
from tablewright.testing.data_keys import MemoryKeys

STREAM = "contacts"
GOALS = {"dlt": 2.0, "airbyte-cdk": 6.0}  # times as many records per second
PLENTY = 1_000_000
_HERE = Path(__file__).parent


async def _read(url: str, token: str, folder: Path) -> None:
    """Tablewright's part, in a process of its own."""
    platform = replace(HUBSPOT, budget=PlatformBudget(per_second=100_000))
    auth = next(one for one in platform.auths if isinstance(one, KeyAuth))
    clock, ids = SystemClock(), RandomIds()
    vault = Vault(LocalFiles(folder / "vault", ids), MemoryKeys(), clock, ids)
    origin = url[: url.index("/", len("http://"))]
    async with AsyncDatabase("memory:", clock=clock, ids=ids) as db:
        await db.create_tables(SERVICE_DESIGN)
        rules = TargetRules(allowed_origins=(origin,), url_length_max=2**14)
        connectors = Connectors(
            Outgoing(rules, budgets=Budgets(db, clock, ids), tls=ssl.create_default_context()),
            (platform,),
            origins={"hubspot": url},
        )
        credentials = auth.credentials({"access_token": token})
        began, used = time.perf_counter(), time.process_time()
        async with vault.snapshot(VaultSource("acme", "crm"), "job") as made:
            fetch = connectors.fetch(platform, STREAM, credentials, account="a")
            done = await made.add(STREAM, fetch.pages, scan=fetch.is_scan)
        seconds, cpu = time.perf_counter() - began, time.process_time() - used
        await connectors.close()
    print(json.dumps({"records": done.count, "seconds": seconds, "cpu": cpu}))


def _contenders() -> dict[str, list[str]]:
    found = {"tablewright": [sys.executable, "-m", "bench.kits_connectors", "read"]}
    for name, script in (("dlt", "connectors_dlt.py"), ("airbyte-cdk", "connectors_airbyte.py")):
        python = os.environ.get(f"{name.partition('-')[0].upper()}_PYTHON")
        if python:
            found[name] = [python, str(_HERE / script)]
    return found


def _recorded(count: int, names: str) -> dict[str, bytes]:
    """The responses of the sandbox, by the cursor of their page; "properties" is another."""
    with sandboxes() as served:
        served.fill("hubspot", count=count)
        plenty = {"per_interval": PLENTY, "per_day": PLENTY}
        served.run(served.state("hubspot").limit(**plenty))
        headers = {"authorization": f"Bearer {served.key('hubspot')}"}

        def get(path: str) -> bytes:
            request = urllib.request.Request(f"{served.url('hubspot')}{path}", headers=headers)
            with urllib.request.urlopen(request) as response:
                return response.read()

        pages, after = {"properties": get("/crm/v3/properties/contacts")}, ""
        while True:
            cursor = f"&after={after}" if after else ""
            body = get(f"/crm/v3/objects/contacts?limit=100&properties={names}{cursor}")
            pages[after] = body
            following = json.loads(body).get("paging")
            if following is None:
                return pages
            after = following["next"]["after"]


class _Replay(asyncio.Protocol):
    """Sends recorded responses on connections that stay open."""

    pages: ClassVar[dict[str, bytes]] = {}

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._received = b""

    def data_received(self, data: bytes) -> None:
        self._received += data
        while b"\r\n\r\n" in self._received:
            head, _, self._received = self._received.partition(b"\r\n\r\n")
            path = head.split(b" ", 2)[1].decode()
            found = re.search(r"[?&]after=([^&]*)", path)
            key = "properties" if "/properties/" in path else found[1] if found else ""
            body = self.pages[key]
            assert isinstance(self._transport, asyncio.Transport)
            self._transport.write(
                b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: "
                + str(len(body)).encode()
                + b"\r\n\r\n"
                + body
            )


@contextmanager
def _replayed(pages: dict[str, bytes]) -> Generator[str]:
    """Serves recorded responses in a thread; the URL."""
    _Replay.pages = pages
    loop = asyncio.new_event_loop()
    server = loop.run_until_complete(loop.create_server(_Replay, "127.0.0.1", 0))
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hubspot"
    loop.call_soon_threadsafe(loop.stop)
    thread.join()


def _raced(url: str, command: list[str], count: int, names: str) -> tuple[float, float]:
    """Records per second, and per second of the contender's processor."""
    with TemporaryDirectory() as folder:
        ran = subprocess.run(
            [*command, url, "pat-na1-bench-token", folder, names],
            capture_output=True,
            text=True,
            check=False,
        )
    if ran.returncode:
        raise SystemExit(ran.stderr[-2_000:])
    found = json.loads(ran.stdout.strip().splitlines()[-1])
    assert count == found["records"], f"{command[1]} stored {found['records']} records"
    return count / found["seconds"], count / found["cpu"]


def main() -> None:
    """Measures, and prints what came of it."""
    if sys.argv[1:2] == ["read"]:
        asyncio.run(_read(sys.argv[2], sys.argv[3], Path(sys.argv[4])))
        return
    numbers = [int(one) for one in sys.argv[1:]]
    count, rounds = [*numbers, *[20_000, 3][len(numbers) :]][:2]
    contenders = _contenders()
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in contenders}
    names = ",".join(OBJECTS[STREAM].properties)
    with _replayed(_recorded(count, names)) as url:
        for _ in range(rounds):
            for name, command in contenders.items():
                rates[name].append(_raced(url, command, count, names))
    for name, found in rates.items():
        wall, cpu = (statistics.median(column) for column in zip(*found, strict=True))
        print(f"{name}: {wall:,.0f} records/s, {cpu:,.0f} per second of processor time")
    for name, goal in GOALS.items():
        if name in rates:
            pairs = zip(rates["tablewright"], rates[name], strict=True)
            ratios = [[a / b for a, b in zip(*pair, strict=True)] for pair in pairs]
            wall, cpu = zip(*ratios, strict=True)
            verdict = "met" if statistics.median(wall) >= goal else "MISSED"
            print(f"goal: {goal:g} times {name}: {_spread(wall)}: {verdict}")
            print(f"by processor time: {_spread(cpu)}")
    print("load: {:.0f}, {:.0f} and {:.0f} in 1, 5 and 15 minutes".format(*os.getloadavg()))


def _spread(ratios: Sequence[float]) -> str:
    """The median of the rounds, with the smallest and the largest."""
    return f"{statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


if __name__ == "__main__":
    main()
