"""The vault: stored bytes of eight runs with 1 % changed, beside restic and full copies.

    python -m bench.kits_vault [RECORDS]

Records are like those of a CRM, about 620 bytes each. Every run is a full scan, from pages in
random order, into a folder. restic, if it is installed, stores the same records as JSON lines; a
file compressed by gzip for each run is the other rival. Speed is per second of processor time.

    python -m bench.kits_vault memory [RECORDS]

measures RssAnon of a run whose records are generated on the way, so that only the vault holds some.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tablewright.clock import SystemClock
from tablewright.ids import RandomIds
from tablewright.kits.files.local import LocalFiles
from tablewright.kits.vault import Record, RecordPage, Vault, VaultSource
from tablewright.testing.data_keys import MemoryKeys

RUNS = 8
GOAL_SIZE = 1 / 5
SOURCE = VaultSource("acme", "crm")
STREAM = "contacts"
_WORDS = "alpha bravo charlie delta echo golf hotel india juliet kilo lima mike".split()


def _record(number: int, draws: Random) -> dict[str, Any]:
    first, last = draws.choice(_WORDS), f"{draws.choice(_WORDS)}{draws.randrange(10_000)}"
    return {
        "id": str(100_000 + number),
        "createdAt": f"2026-0{draws.randrange(1, 9)}-1{draws.randrange(10)}T10:00:00.000Z",
        "updatedAt": f"2026-10-1{draws.randrange(10)}T1{draws.randrange(10)}:00:00.000Z",
        "archived": False,
        "properties": {
            "firstname": first.title(),
            "lastname": last.title(),
            "email": f"{first}.{last}@{draws.choice(_WORDS)}.example.com",
            "phone": f"+49 30 {draws.randrange(10**7):07}",
            "company": f"{draws.choice(_WORDS).title()} {draws.choice(_WORDS).title()} GmbH",
            "address": f"{draws.choice(_WORDS).title()} street {draws.randrange(300)}",
            "city": draws.choice(_WORDS).title(),
            "zip": f"{draws.randrange(10**5):05}",
            "lifecyclestage": draws.choice(["lead", "customer", "subscriber", "opportunity"]),
            "hs_lead_status": draws.choice(["NEW", "OPEN", "IN_PROGRESS", None]),
            "amount": round(draws.random() * 10_000, 2),
            "notes": " ".join(draws.choices(_WORDS, k=18)),
            "owner": str(draws.randrange(40)),
            "score": draws.randrange(100),
        },
        "associations": {"companies": [str(draws.randrange(9_000))], "deals": []},
    }


async def _pages(state: dict[str, bytes], draws: Random) -> AsyncGenerator[RecordPage]:
    ids = list(state)
    draws.shuffle(ids)
    for start in range(0, len(ids), 100):
        yield RecordPage([Record(one, state[one]) for one in ids[start : start + 100]])


def _bytes(folder: Path) -> int:
    return sum(one.stat().st_size for one in folder.rglob("*") if one.is_file())


def _rss_anon_mb() -> float:
    found = re.search(r"RssAnon:\s+(\d+) kB", Path("/proc/self/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


class _Restic:
    """The rival, if it is installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.program = shutil.which("restic")
        if self.program:
            self._run("init")

    def back_up(self, lines: bytes) -> int:
        if not self.program:
            return 0
        data = self.folder.with_name("data")
        data.mkdir(exist_ok=True)
        (data / "contacts.jsonl").write_bytes(lines)
        self._run("backup", "--quiet", str(data))
        return _bytes(self.folder)

    def _run(self, *arguments: str) -> None:
        assert self.program is not None
        own = {**os.environ, "RESTIC_PASSWORD": "bench", "RESTIC_REPOSITORY": str(self.folder)}
        subprocess.run([self.program, *arguments], check=True, env=own, capture_output=True)


async def _measured(count: int, folder: Path) -> None:
    draws, files = Random(7), LocalFiles(folder / "vault", RandomIds())
    vault = Vault(files, MemoryKeys(), SystemClock(), RandomIds())
    state = {f"{100_000 + n}": json.dumps(_record(n, draws)).encode() for n in range(count)}
    restic, copies, stored, rival = _Restic(folder / "restic"), 0, 0, 0
    print(f"{count:,} records, {sum(map(len, state.values())) / 1e6:.1f} MB as JSON lines")
    for run in range(RUNS):
        began = time.process_time()
        async with vault.snapshot(SOURCE, f"job-{run}") as made:
            await made.add(STREAM, _pages(state, draws), scan=True)
        seconds = time.process_time() - began
        lines = b"\n".join(state[one] for one in sorted(state))
        copies += len(gzip.compress(lines, 6))
        stored, rival = _bytes(folder / "vault"), restic.back_up(lines)
        other = f", restic {rival / 1e6:.2f} MB" if rival else ""
        print(
            f"run {run}: vault {stored / 1e6:.2f} MB{other}, gzip {copies / 1e6:.2f} MB, "
            f"{count / seconds:,.0f} records/s"
        )
        for one in draws.sample(list(state), count // 100):
            changed = json.loads(state[one])
            changed["properties"]["score"] = draws.randrange(1000)
            changed["properties"]["phone"] = f"+49 30 {draws.randrange(10**7):07}"
            changed["updatedAt"] = f"2026-11-1{draws.randrange(10)}T10:0{draws.randrange(10)}:00Z"
            state[one] = json.dumps(changed).encode()
    print(f"goal: at most 1/5 of gzip copies: {stored / copies:.3f}: {_verdict(stored / copies)}")
    if rival:
        print(f"goal: at most 1/5 of restic: {stored / rival:.3f}: {_verdict(stored / rival)}")
    await _read(vault, sorted(state), draws)


async def _read(vault: Vault, ids: list[str], draws: Random) -> None:
    began = time.process_time()
    fresh = await vault.state(SOURCE)
    for one in draws.sample(ids, 100):
        await fresh.get(STREAM, one)
    print(f"one record of the newest state: {(time.process_time() - began) * 10:.2f} ms")
    began = time.process_time()
    report = await vault.verify(SOURCE)
    seconds = time.process_time() - began
    print(f"verify: {report.size_bytes / 1e6 / seconds:.0f} MB/s of stored bytes")


async def _memory(count: int, folder: Path) -> None:
    vault = Vault(LocalFiles(folder, RandomIds()), MemoryKeys(), SystemClock(), RandomIds())
    before = peak = _rss_anon_mb()

    async def pages() -> AsyncGenerator[RecordPage]:
        nonlocal peak
        for start in range(0, count, 100):
            numbers = [n * 7919 % count for n in range(start, min(count, start + 100))]
            records = [(n, json.dumps(_record(n, Random(n))).encode()) for n in numbers]
            yield RecordPage([Record(f"{n:09}", data) for n, data in records])
            peak = max(peak, _rss_anon_mb())

    for run in range(2):
        async with vault.snapshot(SOURCE, f"job-{run}") as made:
            await made.add(STREAM, pages(), scan=True)
        peak = max(peak, _rss_anon_mb())
        print(
            f"run {run}: {count:,} records, RssAnon {before:.0f} MB before, at most {peak:.0f} MB"
        )


def _verdict(ratio: float) -> str:
    return "met" if ratio <= GOAL_SIZE else "MISSED"


def main() -> None:
    """Measures, and prints what came of it."""
    arguments = sys.argv[1:]
    measure = _memory if arguments[:1] == ["memory"] else _measured
    numbers = [int(one) for one in arguments if one.isdigit()]
    with TemporaryDirectory() as folder:
        asyncio.run(measure(numbers[0] if numbers else 50_000, Path(folder)))


if __name__ == "__main__":
    main()
