"""The engine against its peers: the same operations from dictionary to dictionary.

A peer is asked over one kept connection on this machine, the engine through `Engine.call`: that is
how each is used. Both get a dictionary and give a decoded answer. Once in memory, once on disk,
where the engine syncs every commit.
Not here: getting the peers (`bench.peers`), the client (`bench.keep_alive`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench import report, workload
from bench.keep_alive import Refused
from bench.loading import load_server
from bench.peers import DYNALITE, DYNAMODB_LOCAL, DYNOXIDE, MOTO, Missing, Peer
from bench.rounds import Plan, Spread, Work, race, ratios
from tablewright.engine import Engine

# A peer that needs more slices than this for one call is excluded from the rounds.
SLICES_PER_CALL_MAX = 25

Make = Callable[[workload.Requests], workload.Request]

# Transactions come last: a peer that chokes on one may stay busy with it.
OPERATIONS: dict[str, tuple[str, Make]] = {
    "GetItem": ("GetItem", workload.Requests.get),
    "Query, 100 items of the table": ("Query", workload.Requests.query),
    "Query, 100 items of a GSI": ("Query", workload.Requests.query_index),
    "PutItem, new, two GSIs": ("PutItem", workload.Requests.put),
    "UpdateItem with a condition": ("UpdateItem", workload.Requests.update),
    "BatchWriteItem, 25 new items": ("BatchWriteItem", workload.Requests.batch),
    "TransactWriteItems, 4 actions": ("TransactWriteItems", workload.Requests.transaction),
}


@dataclass(frozen=True, slots=True)
class _Candidate:
    name: str
    call: workload.Call
    requests: workload.Requests

    def work(self, operation: str, make: Make) -> Work:
        def prepared(count: int) -> Callable[[], object]:
            requests = [make(self.requests) for _ in range(count)]

            def timed() -> None:
                for request in requests:
                    self.call(operation, request)

            return timed

        return prepared


def parts(
    plan: Plan, *, quick: bool, dynamodb_local: bool
) -> Iterator[Callable[[], report.Section]]:
    """The race in memory and, unless it must be quick, the one on disk."""
    items = 500 if quick else 10_000
    peers = [*([DYNAMODB_LOCAL] if dynamodb_local else []), DYNOXIDE, DYNALITE, MOTO]
    yield lambda: _measured("memory", peers, items, plan)
    if not quick:
        on_disk = [peer for peer in peers if peer.syncs]
        yield lambda: _measured("disk", on_disk, items, plan)


def _measured(place: str, peers: list[Peer], items: int, plan: Plan) -> report.Section:
    missing: list[str] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="bench-")))
        if place == "memory":
            engine = stack.enter_context(Engine.memory())
        else:
            engine = stack.enter_context(Engine.open(folder / "engine"))
        ours = _loaded("Tablewright", engine.call, items)
        theirs: list[_Candidate] = []
        for peer in peers:
            data = folder / peer.home.name if place == "disk" else None
            if data is not None:
                data.mkdir()
            try:
                server = stack.enter_context(peer.running(data))
                theirs.append(_loaded(peer.name, server.connection.call, items))
            except Missing as reason:
                missing.append(str(reason))
            except (OSError, Refused) as error:
                missing.append(f"{peer.name}: it could not be loaded ({error})")
        results = {name: _raced(ours, theirs, *what, plan) for name, what in OPERATIONS.items()}
    return _section(place, items, peers, theirs, results, missing)


def _loaded(name: str, call: workload.Call, items: int) -> _Candidate:
    load_server(call, items, title=f"{name}: loading {items:,} items")
    return _Candidate(name, call, workload.Requests(items))


def _raced(
    ours: _Candidate, theirs: list[_Candidate], operation: str, make: Make, plan: Plan
) -> dict[str, Any]:
    """By name: what the engine takes, and a spread or a remark for each peer."""
    result: dict[str, Any] = {}
    runners = [ours]
    for peer in theirs:
        remark = _remark(peer, operation, make, plan)
        if remark is None:
            runners.append(peer)
        else:
            result[peer.name] = remark
    try:
        times_us = race([runner.work(operation, make) for runner in runners], plan)
    except (OSError, Refused) as error:
        result |= {peer.name: f"the race failed: {error}" for peer in runners[1:]}
        runners = [ours]
        times_us = race([ours.work(operation, make)], plan)
    result[ours.name] = Spread.of(times_us[0])
    for peer, peer_us in zip(runners[1:], times_us[1:], strict=True):
        result[peer.name] = ratios(peer_us, times_us[0])
    return result


def _remark(peer: _Candidate, operation: str, make: Make, plan: Plan) -> str | None:
    """Why a peer takes no part, if it does not."""
    # Some compile while they run: they are asked for as long as the measurement will take.
    warm_at = time.perf_counter() + plan.rounds * plan.slice_ms / 1e3
    quickest_seconds = float("inf")
    start = time.perf_counter()
    try:
        while start < warm_at:
            peer.call(operation, make(peer.requests))
            end = time.perf_counter()
            quickest_seconds = min(quickest_seconds, end - start)
            start = end
    except Refused as refusal:
        unknown = "UnknownOperation" in str(refusal)
        return "has none" if unknown else f"failed: {str(refusal)[:60]}"
    except TimeoutError:
        return f"no answer in {time.perf_counter() - start:.0f} s"
    except OSError as error:
        return f"failed: {error}"
    if quickest_seconds > SLICES_PER_CALL_MAX * plan.slice_ms / 1e3:
        return f"{quickest_seconds:.2f} s, too slow to race"
    return None


def _section(
    place: str,
    items: int,
    peers: list[Peer],
    theirs: list[_Candidate],
    results: dict[str, dict[str, Any]],
    missing: list[str],
) -> report.Section:
    names = [peer.name for peer in theirs]
    syncs = {peer.name: f", {peer.syncs}" if place == "disk" else "" for peer in peers}
    title = {
        "memory": f"Times as long as Tablewright takes, {items:,} items in memory",
        "disk": f"Times as long as Tablewright takes, {items:,} items on disk, durability full",
    }[place]
    return report.Section(
        f"peers-{place}",
        title,
        columns=("", "Tablewright, µs", *(f"{name}{syncs[name]}" for name in names)),
        rows=[
            (
                name,
                report.amount(result["Tablewright"].median),
                *(_cell(result[peer]) for peer in names),
            )
            for name, result in results.items()
        ],
        data=[
            {
                "name": name,
                "tablewright_us": result["Tablewright"].to_json(),
                "ratios": {peer: _plain(result[peer]) for peer in names},
            }
            for name, result in results.items()
        ],
        missing=missing,
    )


def _cell(value: Spread | str) -> str:
    return value if isinstance(value, str) else report.times(value)


def _plain(value: Spread | str) -> Any:
    return value if isinstance(value, str) else value.to_json()
