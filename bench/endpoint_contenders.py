"""Who takes part: Tablewright's endpoint, its peers in memory and on disk, and the empty server.

Not here: fetching peers (`bench.peers`), their processes (`bench.serving`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.peers import SYNCED, Missing, Peer, log_path
from bench.serving import NotServing, Server, free_port, serving

OURS = "Tablewright"
NOTHING = "nothing"

_ROOT = Path(__file__).resolve().parents[1]


@dataclass(frozen=True, slots=True)
class Contender:
    """A server in one of its forms."""

    name: str
    place: str  # "memory", "disk", or how many workers
    start: Callable[[Path | None], AbstractContextManager[Server]]
    has_disk: bool
    syncs: str = ""  # what it does before it answers a write to disk

    @property
    def label(self) -> str:
        """Its name at the head of a column."""
        return "\n".join(filter(None, (*self.name.split(), self.place, self.syncs)))

    @property
    def key(self) -> str:
        """Its name in JSON."""
        return f"{self.name} {self.place}".rstrip()

    @property
    def is_synced(self) -> bool:
        """Whether what it has answered outlives a power cut."""
        return self.syncs == SYNCED

    @property
    def is_ours(self) -> bool:
        """Whether it is Tablewright."""
        return self.name == OURS

    @property
    def is_peer(self) -> bool:
        """Whether it is one to be ahead of."""
        return self.name not in (OURS, NOTHING)

    @contextmanager
    def running(self) -> Iterator[Server]:
        """It, with nothing in it yet; raises `Missing`."""
        with (
            TemporaryDirectory(prefix="bench-", ignore_cleanup_errors=True) as name,
            self.start(Path(name) if self.has_disk else None) as server,
        ):
            yield server


def in_memory(*, workers: int | None = None) -> Contender:
    """Tablewright's endpoint, in memory."""
    return Contender(OURS, "memory", partial(_started, workers=workers), has_disk=False)


def on_disk(*, workers: int | None = None) -> Contender:
    """Tablewright's endpoint as it comes: on disk, every commit synced."""
    place = "disk" if workers is None else f"{workers} {'worker' if workers == 1 else 'workers'}"
    start = partial(_started, workers=workers)
    return Contender(OURS, place, start, has_disk=True, syncs=SYNCED)


def nothing() -> Contender:
    """The server that gives a fixed answer."""
    return Contender(NOTHING, "", _started_nothing, has_disk=False)


def forms_of(peers: Sequence[Peer]) -> list[Contender]:
    """The peers in memory, and on disk where they can."""
    forms = [Contender(peer.name, "memory", peer.running, has_disk=False) for peer in peers]
    forms += [
        Contender(peer.name, "disk", peer.running, has_disk=True, syncs=peer.syncs)
        for peer in peers
        if peer.syncs
    ]
    return sorted(forms, key=lambda form: [peer.name for peer in peers].index(form.name))


@contextmanager
def _started(data: Path | None, *, workers: int | None) -> Iterator[Server]:
    port = free_port()
    storage = ["--memory"] if data is None else ["--data", str(data)]
    spread = [] if workers is None else ["--workers", str(workers)]
    command = [sys.executable, "-m", "tablewright", "dynamodb", "--port", str(port)]
    with _named("tablewright", [*command, *storage, *spread], port) as server:
        yield server


@contextmanager
def _started_nothing(data: Path | None) -> Iterator[Server]:
    assert data is None, "it keeps nothing"
    port = free_port()
    command = [sys.executable, "-m", "bench.endpoint_nothing", str(port)]
    with _named(NOTHING, command, port) as server:
        yield server


@contextmanager
def _named(name: str, command: list[str], port: int) -> Iterator[Server]:
    log = log_path(f"{name.lower()}-{port}")
    try:
        with serving(command, port, log_path=log, folder=_ROOT) as server:
            yield server
    except NotServing as reason:
        raise Missing(f"{name}: {reason}") from reason
