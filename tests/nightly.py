"""The nightly run: the journeys of all systems, and the recipes, on the engines of others.

    make nightly
    make nightly ARGS="--engine dynoxide -k core"

Each engine is fetched once into `.bench/` and started empty. Progress goes to stderr, one line per
engine to stdout. The exit status is 1 if an engine is missing or a test fails.
No engine has a known deviation: every test passes on each.
Not here: how tests reach the engine (`tests.model.engine`).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree as ET

from bench.peers import DYNAMODB_LOCAL, DYNOXIDE, EXTENDDB, KEYS, Missing, Peer
from tests.model.engine import LAG_VARIABLE, VARIABLE

ROOT = Path(__file__).resolve().parents[1]
ENGINES = {
    "dynamodb-local": DYNAMODB_LOCAL,
    "dynoxide": DYNOXIDE,
    "extenddb": EXTENDDB,
}
# Global indexes of ExtendDB follow the table after about 10 ms, as those of AWS do.
LAG_SECONDS = {EXTENDDB.name: 0.1}
JOURNEYS = (
    "tests/docs/test_recipes.py",
    "tests/model/test_collections.py",
    "tests/systems/core/service/test_journeys.py",
    "tests/systems/core/service/test_journeys_running.py",
    "tests/systems/core/test_*.py",
    "tests/systems/events/service/test_over_http.py",
    "tests/systems/events/test_*.py",
    "tests/systems/listbackup/test_*.py",
    "tests/systems/whatsapp/test_*.py",
    "tests/systems/yggdrasil/service/test_importing.py",
    "tests/systems/yggdrasil/service/test_persons.py",
    "tests/systems/yggdrasil/service/test_relationships.py",
    "tests/systems/yggdrasil/service/test_trees.py",
    "tests/systems/yggdrasil/test_examples.py",
    "tests/systems/yggdrasil/test_patterns.py",
)
# They run a service on a store of their own, and say nothing about an engine.
ELSEWHERE = ("test_schemathesis.py",)


def paths() -> list[str]:
    """The files of the journeys."""
    found = [one for pattern in JOURNEYS for one in sorted(ROOT.glob(pattern))]
    return [str(one.relative_to(ROOT)) for one in found if one.name not in ELSEWHERE]


def ran(peer: Peer, options: list[str]) -> tuple[int, str]:
    """Runs the journeys on an engine; returns the exit status of pytest, and the counts."""
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        store = None if peer.tuning is None else Path(folder)  # settings need a store on disk
        with peer.running(store) as server:
            url = f"http://127.0.0.1:{server.port}"
            lag = LAG_SECONDS.get(peer.name, 0)
            named = {VARIABLE: url, LAG_VARIABLE: str(lag), "DYNAMODB_LOCAL_URL": url, **KEYS}
            plugins = ["-p", "no:cacheprovider", "-p", "tests.nightly_plugin"]
            command = [sys.executable, "-m", "pytest", "-q", *plugins, f"--junitxml={report}"]
            status = subprocess.run(
                [*command, *paths(), *options],
                cwd=ROOT,
                env={**os.environ, **named},
                stdout=sys.stderr,
                check=False,
            ).returncode
        return status, counted(report) if report.exists() else f"exit status {status}"


def counted(report: Path) -> str:
    """The counts of a report of pytest, in words."""
    suite = next(ET.parse(report).getroot().iter("testsuite"))
    tests, failed, skipped = (int(suite.get(name, 0)) for name in ("tests", "failures", "skipped"))
    failed += int(suite.get("errors", 0))
    passed = tests - failed - skipped
    seconds = float(suite.get("time", 0))
    return f"{passed} passed, {failed} failed, {skipped} skipped in {seconds:.0f} s"


def main() -> int:
    """Runs the journeys on every engine that is wanted."""
    parser = argparse.ArgumentParser(prog="make nightly", description=__doc__)
    parser.add_argument("--engine", choices=sorted(ENGINES), action="append", help="repeatable")
    given, options = parser.parse_known_args()
    has_failed = False
    for name in given.engine or ENGINES:
        peer = ENGINES[name]
        try:
            status, told = ran(peer, options)
        except Missing as reason:
            status, told = 1, str(reason)
        has_failed = has_failed or status != 0
        print(f"{name} {peer.version}: {told}", flush=True)
    return int(has_failed)


if __name__ == "__main__":
    sys.exit(main())
