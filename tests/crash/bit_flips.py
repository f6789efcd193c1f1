"""Bit flips: a single bit of a store changes on the disk. Nothing wrong is ever answered.

Every record has a checksum over its key and content, so what is answered is what was written. What
a checksum cannot show is absence: a flipped bit in a key or in LMDB's structure can make items
vanish from reads. For that there is verify, which must report every flip that changed any answer.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from struct import Struct
from typing import Any

from tablewright.engine.storage.store import DATA_FILE
from tests.crash.flipping_child import LEAKED, RIGHT, WRONG, Request, asked, open_engine
from tests.crash.rounds import ROOT
from tests.crash.workload import (
    ORDERS,
    WRITING_STREAMS,
    key_of,
    operations,
    place_of,
    tables,
    time_to_live,
)

CRASHED, BLIND = "crashed", "blind"
_OPERATIONS_PER_STREAM = 60

# Where things are in a file of LMDB 1.0.
_META_BYTES = 176
_COMMIT_START, _COMMIT_END = 152, 160
_BRANCH = 1
_commit = Struct("=152xQ")
_page_size = Struct("=48xI")
_page_head = Struct("=18xHHH")  # flags; where the list of nodes ends, and where the nodes begin


@dataclass
class Outcome:
    """What came of the flips."""

    flips: int = 0
    reads: Counter[str] = field(default_factory=Counter[str])
    problems: list[str] = field(default_factory=list[str])


def run(
    folder: Path,
    *,
    seed: int,
    flips: int,
    region: str = "anywhere",
    fault: str = "",
    progress: Callable[[Outcome], None] | None = None,
) -> Outcome:
    """Flips so many bits, one at a time, each in a fresh copy of one store."""
    pristine = folder / "pristine"
    build(pristine, seed)
    content = (pristine / DATA_FILE).read_bytes()
    spans, blind = REGIONS[region](content), blind_bits(content)
    lengths = [len(span) for span in spans]
    rng, outcome = Random(seed), Outcome()
    reader = _Reader(pristine, fault)
    try:
        for _ in range(flips):
            (span,) = rng.choices(spans, lengths)
            bit = 8 * rng.choice(span) + rng.randrange(8)
            if bit in blind:
                outcome.reads[BLIND] += 1
                continue
            _flip(reader, bit, outcome)
            if progress is not None:
                progress(outcome)
    finally:
        reader.end()
    return outcome


def _anywhere(content: bytes) -> list[range]:
    return [range(len(content))]


def _meta_pages(content: bytes) -> list[range]:
    """The part of the first two pages that says which commit is the newest."""
    return [range(page, page + _META_BYTES) for page in (0, _page_bytes(content))]


def _commit_numbers(content: bytes) -> list[range]:
    """The numbers by which LMDB tells the newest commit."""
    pages = (0, _page_bytes(content))
    return [range(page + _COMMIT_START, page + _COMMIT_END) for page in pages]


def _branch_pages(content: bytes) -> list[range]:
    """The pages that lead to other pages, where a flip can make whole ranges of keys unfindable."""
    spans: list[range] = []
    page_bytes = _page_bytes(content)
    for page in range(0, len(content), page_bytes):
        flags, head_end, nodes_start = _page_head.unpack_from(content, page)
        if flags == _BRANCH:
            first, end = page + _page_head.size, page + page_bytes
            spans += [range(page, first + head_end), range(first + nodes_start, end)]
    return spans


def blind_bits(content: bytes) -> set[int]:
    """The one bit whose flip nothing can tell from something harmless, in every other store.

    Clearing bit 1 of the newest commit's number leaves exactly what LMDB leaves when the disk fails
    as that number is written: a tree of commit N under the number N - 2. See
    `engine.storage.meta_pages`.
    """
    numbers = {page: _commit.unpack_from(content, page)[0] for page in (0, _page_bytes(content))}
    page = max(numbers, key=lambda page: numbers[page])
    return {8 * (page + _COMMIT_START) + 1} if numbers[page] & 2 else set()


def _page_bytes(content: bytes) -> int:
    return _page_size.unpack_from(content)[0]


REGIONS: dict[str, Callable[[bytes], list[range]]] = {
    "anywhere": _anywhere,
    "meta pages": _meta_pages,
    "commit numbers": _commit_numbers,
    "branch pages": _branch_pages,
}


def _flip(reader: _Reader, bit: int, outcome: Outcome) -> None:
    read = reader.ask(bit, "read")
    outcome.flips += 1
    outcome.reads[read["verdict"]] += 1
    if read["verdict"] in (WRONG, LEAKED):
        outcome.problems.append(f"bit {bit}: {read}")
    verified = reader.ask(bit, "verify")
    if verified["verdict"] in (LEAKED, CRASHED):
        outcome.problems.append(f"bit {bit}: verify died: {verified}")
    if read["verdict"] != RIGHT and verified["verdict"] == RIGHT:
        outcome.problems.append(f"bit {bit}: verify saw nothing of {read}")


class _Reader:
    """The process that reads; when damage kills it, another takes its place."""

    def __init__(self, pristine: Path, fault: str) -> None:
        self._command = [sys.executable, "-m", "tests.crash.flipping_child", str(pristine)]
        if fault:
            self._command.append(fault)
        self._process = self._started()

    def _started(self) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        return subprocess.Popen(
            self._command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True
        )

    def ask(self, bit: int, does: str) -> dict[str, str]:
        """Gives an order and waits for the answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"bit": bit, "does": does}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if line:
            return json.loads(line)
        status = self.end()
        self._process = self._started()
        return {"verdict": CRASHED, "detail": f"the process ended with {status}"}

    def end(self) -> int:
        """Ends the process."""
        self._process.communicate()
        return self._process.returncode


def build(path: Path, seed: int) -> None:
    """Makes a store that has records of every kind, free pages, and the answers to expect of it."""
    with open_engine(path) as engine:
        for request in tables():
            engine.call("CreateTable", request)
        engine.call("UpdateTimeToLive", time_to_live())
        for stream in range(WRITING_STREAMS):
            planned = operations(seed, 1, stream)
            for _ in range(_OPERATIONS_PER_STREAM):
                operation = next(planned)
                if operation.needs_absent is None:
                    engine.call(operation.name, operation.request)
        answers = [(request, asked(engine, request)) for request in _requests(engine)]
    (path / "answers.json").write_text(json.dumps(answers))


def _requests(engine: Any) -> list[Request]:
    """Every way to read everything."""
    requests: list[Request] = [("ListTables", {}), ("ListStreams", {})]
    for stream in engine.call("ListStreams", {})["Streams"]:
        requests += _stream_requests(engine, stream["StreamArn"])
    for name in engine.call("ListTables", {})["TableNames"]:
        table = {"TableName": name}
        items = engine.call("Scan", table)["Items"]
        places = [place_of(name, item) for item in items]
        requests += [("DescribeTable", table), ("Scan", table)]
        requests += [("GetItem", {**table, "Key": key_of(place)}) for place in places]
        if name == ORDERS:
            requests += [_query(name, "pk", partition) for _, partition, _ in places]
        described = engine.call("DescribeTable", table)["Table"]
        for kind in ("GlobalSecondaryIndexes", "LocalSecondaryIndexes"):
            for index in described.get(kind, ()):
                requests += _index_requests(name, index, items)
    return list({json.dumps(request): request for request in requests}.values())


def _stream_requests(engine: Any, arn: str) -> list[Request]:
    """Every page of every shard; the clock stands still, so iterators stay the same."""
    requests: list[Request] = [("DescribeStream", {"StreamArn": arn})]
    for shard in engine.call("DescribeStream", {"StreamArn": arn})["StreamDescription"]["Shards"]:
        start = {"ShardId": shard["ShardId"], "ShardIteratorType": "TRIM_HORIZON"}
        answer = engine.call("GetShardIterator", {"StreamArn": arn, **start})
        following = answer["ShardIterator"]
        while True:
            requests.append(("GetRecords", {"ShardIterator": following}))
            answer = engine.call(*requests[-1])
            if not answer["Records"]:
                break
            following = answer["NextShardIterator"]
    return requests


def _index_requests(table: str, index: Any, items: list[Any]) -> list[Request]:
    name, attribute = index["IndexName"], index["KeySchema"][0]["AttributeName"]
    values = {item[attribute]["S"] for item in items if attribute in item}
    scan: Request = ("Scan", {"TableName": table, "IndexName": name})
    queries = [_query(table, attribute, value) for value in sorted(values)]
    return [scan, *((operation, {**query, "IndexName": name}) for operation, query in queries)]


def _query(table: str, attribute: str, value: str) -> Request:
    request = {
        "TableName": table,
        "KeyConditionExpression": "#a = :v",
        "ExpressionAttributeNames": {"#a": attribute},
        "ExpressionAttributeValues": {":v": {"S": value}},
    }
    return "Query", request
