"""The process that reads damaged stores: a bit is flipped, and everything is read and compared.

A process of its own, because damage may crash LMDB itself. It is given one pristine store at the
start and then a line of JSON for each flip, `{"bit": 47, "does": "read"}`; it answers with a line.

    python -m tests.crash.flipping_child PRISTINE_STORE [FAULT]
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from tablewright import Engine
from tablewright.clock import ManualClock
from tablewright.engine.storage.store import DATA_FILE
from tablewright.engine.storage.verify import verify
from tablewright.errors import ResourceNotFoundException, StorageError
from tests.crash import planted
from tests.crash.workload import CLOCK_START

RIGHT, REFUSED, MISSING, WRONG, LEAKED = "right", "refused", "missing", "wrong", "leaked"
_WORST_FIRST = (WRONG, LEAKED, MISSING, REFUSED, RIGHT)

Request = tuple[str, dict[str, Any]]


def main() -> None:
    """Serves until stdin ends."""
    pristine = Path(sys.argv[1])
    content = (pristine / DATA_FILE).read_bytes()
    expected = json.loads((pristine / "answers.json").read_text())
    if len(sys.argv) > 2:
        planted.FAULTS[sys.argv[2]]()
    for line in sys.stdin:
        order = json.loads(line)
        folder = Path(tempfile.mkdtemp(dir=pristine.parent))
        try:
            (folder / DATA_FILE).write_bytes(flipped(content, order["bit"]))
            answer = _read(folder, expected) if order["does"] == "read" else _verify(folder)
        finally:
            shutil.rmtree(folder)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


def flipped(content: bytes, bit: int) -> bytes:
    """The bytes with one bit turned over."""
    changed = bytearray(content)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def open_engine(path: Path) -> Engine:
    """The engine as the rig uses it: nothing happens in it unasked."""
    return Engine.open(path, clock=ManualClock(start=CLOCK_START), sweeps=False)


def _read(folder: Path, expected: list[Any]) -> dict[str, str]:
    """Asks everything; the worst answer is the verdict."""
    try:
        engine = open_engine(folder)
    except StorageError as error:
        return {"verdict": REFUSED, "detail": str(error)}
    except Exception as error:
        return {"verdict": LEAKED, "detail": f"opening: {error!r}"}
    with engine:
        verdicts = [_verdict(engine, request, answer) for request, answer in expected]
    verdict, detail = min(verdicts, key=lambda found: _WORST_FIRST.index(found[0]))
    return {"verdict": verdict, "detail": detail}


def asked(engine: Engine, request: Request) -> dict[str, Any]:
    """The answer, without the place to go on from: behind a missing record it is another."""
    answer = engine.call(*request)
    answer.pop("NextShardIterator", None)
    return answer


def _verdict(engine: Engine, request: Request, expected: dict[str, Any]) -> tuple[str, str]:
    try:
        found = asked(engine, request)
    except StorageError as error:
        return REFUSED, str(error)
    except ResourceNotFoundException:
        return MISSING, f"no table for {request}"
    except Exception as error:
        return LEAKED, f"{request}: {error!r}"
    if found == expected:
        return RIGHT, ""
    verdict = MISSING if _is_part(found, expected) else WRONG
    return verdict, f"{request}: {found}, not {expected}"


def _is_part(found: Any, expected: Any) -> bool:
    """Whether a response lacks something, and the rest of it is right."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return all(name in expected and _is_part(found[name], expected[name]) for name in found)
    if isinstance(expected, list) and isinstance(found, list):
        rest = iter(expected)
        return all(any(one == other for other in rest) for one in found)
    if isinstance(expected, int) and isinstance(found, int):
        return found <= expected  # a count
    return found == expected


def _verify(folder: Path) -> dict[str, str]:
    try:
        report = verify(folder)
    except StorageError as error:
        return {"verdict": REFUSED, "detail": str(error)}
    except Exception as error:
        return {"verdict": LEAKED, "detail": f"verify: {error!r}"}
    return {"verdict": RIGHT if report.ok else REFUSED, "detail": str(report.problems[:1])}


if __name__ == "__main__":
    main()
