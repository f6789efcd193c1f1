"""The endpoint's rigs of the long run (`make soak`)."""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from pathlib import Path

from tablewright import Engine
from tablewright.engine.storage.verify import verify
from tests.endpoint.faults.firing import Firing
from tests.endpoint.faults.kills import Outcome, Rounds
from tests.endpoint.faults.launcher import Orders
from tests.endpoint.faults.served import Served
from tests.soak_part import Part, Rig

_KILLS = 15  # of one store
_SHOTS = 10_000


def _kill_endpoint(folder: Path, seed: int) -> Part:
    rounds = Rounds(folder / "store", seed, workers=1 + seed % 2)
    return _part(rounds.run(_KILLS))


def _kill_workers(folder: Path, seed: int) -> Part:
    rounds = Rounds(folder / "store", seed, workers=1 + seed % 3)
    return _part(rounds.run_on_workers(_KILLS))


def _part(outcome: Outcome) -> Part:
    counts = Counter(
        answered=outcome.answered,
        unanswered=outcome.unknown,
        while_starting=outcome.kills_while_starting,
    )
    return Part(outcome.rounds, counts, outcome.problems)


def _garbage(folder: Path, seed: int) -> Part:
    store = folder / "store"
    part = Part(_SHOTS)
    try:
        with (
            Served(store, orders=Orders(store={"durability": "relaxed"})) as served,
            Engine.memory() as engine,
            closing(Firing(served, engine, seed)) as firing,
        ):
            firing.fire(_SHOTS)
            expected, found = firing.difference()
            assert expected == found
            part.counts.update({f"of {status}": n for status, n in firing.statuses.items()})
    except Exception as error:
        part.problems.append(f"{error!r} {getattr(error, '__notes__', '')}")
    part.problems += [str(problem) for problem in verify(store).problems]
    return part


RIGS = {
    "kill-endpoint": Rig(_kill_endpoint),
    "kill-workers": Rig(_kill_workers),
    "garbage": Rig(_garbage),
}
