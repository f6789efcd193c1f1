"""Who takes part: Tablewright's events on disk, and the rival on a DynamoDB on disk.

Not here: what the rival is (`bench.events_rival`), fetching databases (`bench.peers`), processes
(`bench.serving`).
"""

from __future__ import annotations

import http.client
import socket
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from bench.endpoint_contenders import on_disk
from bench.events_work import READER, WRITER, message
from bench.keep_alive import Connection, Refused
from bench.peers import DYNAMODB_LOCAL, DYNOXIDE, Missing, log_path
from bench.serving import ANSWER_SECONDS_MAX, NotServing, Server, free_port, serving

OURS = "Tablewright"
RIVAL = "FastAPI, PynamoDB"
ADMIN_TOKEN = "only-for-benches-" + "0" * 32
QUOTA = 1_000_000  # requests per second and at once: the race is not to meet the limit

_ROOT = Path(__file__).resolve().parents[1]

Tenancy = Callable[["Service", str, int], str]  # makes a tenant with a quota, and gives its key


@dataclass(frozen=True, slots=True)
class Service:
    """A service that runs, with all that it needs: the process that is asked comes first."""

    servers: Sequence[Server]
    tenancy: Tenancy

    @property
    def port(self) -> int:
        """Where it is asked."""
        return self.servers[0].port

    def ask(self, method: str, path: str, key: str, body: object = None) -> Any:
        """The decoded answer; raises `Refused`, or an OSError."""
        return exchanged(self.port, message(method, path, key, body))

    def tenant(self, name: str, *, quota: int = QUOTA) -> str:
        """The key of a new tenant."""
        return self.tenancy(self, name, quota)

    def pause(self) -> None:
        """Lets it do nothing until it is resumed."""
        for server in self.servers:
            server.pause()

    def resume(self) -> None:
        """Lets it go on; what is below first."""
        for server in reversed(self.servers):
            server.resume()

    def processor_seconds(self) -> float:
        """Processor time that it has used so far, with its database."""
        return sum(server.processor_seconds() for server in self.servers)


@dataclass(frozen=True, slots=True)
class Contender:
    """A service, and what lies below it."""

    name: str
    store: str
    start: Callable[[Path], AbstractContextManager[Service]]
    workers: int = 0  # 0: one process that does everything

    @property
    def key(self) -> str:
        """Its name in JSON."""
        return f"{self.name} on {self.store}"

    @property
    def label(self) -> str:
        """Its name at the head of a column."""
        return "\n".join((*self.name.split(", "), "on " + self.store))

    @property
    def is_ours(self) -> bool:
        """Whether it is Tablewright."""
        return self.name == OURS

    @contextmanager
    def running(self) -> Iterator[Service]:
        """It, with nothing in it yet; raises `Missing`."""
        with (
            TemporaryDirectory(prefix="bench-", ignore_cleanup_errors=True) as name,
            self.start(Path(name)) as service,
        ):
            yield service


def exchanged(port: int, request: bytes) -> Any:
    """The decoded answer to a whole request; raises `Refused`, or an OSError."""
    with socket.create_connection(("127.0.0.1", port), timeout=ANSWER_SECONDS_MAX) as connection:
        connection.sendall(request)
        answer = http.client.HTTPResponse(connection)
        try:
            answer.begin()
            said = answer.read()
        except http.client.HTTPException as error:
            raise Refused(f"no answer: {error!r}") from error
        finally:
            answer.close()
    if answer.status // 100 != 2:
        raise Refused(f"{answer.status} {said[:200].decode(errors='replace')}")
    return msgspec.json.decode(said) if said else None


def tenants_of(service: Service) -> dict[str, str]:
    """The keys of the two tenants of the race."""
    return {name: service.tenant(name) for name in (WRITER, READER)}


def ours(workers: int | None = None) -> Contender:
    """Tablewright's events as they come, or with workers: on disk, every commit synced."""
    if workers is None:
        return Contender(OURS, "its own disk", started)
    start = partial(started, more=("--workers", str(workers)))
    store = f"{workers} workers" if workers else "one process"
    return Contender(OURS, store, start, workers)


def rivals(stores: Sequence[str]) -> list[Contender]:
    """The rival on each of these databases, all of which sync before they answer."""
    return [Contender(RIVAL, name, partial(_rival, store=STORES[name])) for name in stores]


STORES: Mapping[str, Callable[[Path], AbstractContextManager[Server]]] = {
    "DynamoDB Local": DYNAMODB_LOCAL.running,
    "dynoxide": DYNOXIDE.running,
    "Tablewright's endpoint": on_disk().start,
}


@contextmanager
def started(folder: Path, more: Sequence[str] = ()) -> Iterator[Service]:
    """Tablewright's events on the store in a folder, with `more` options; raises `Missing`."""
    port = free_port()
    command = [sys.executable, "-m", "tablewright", "serve", "events", "--port", str(port)]
    places = ["--data", str(folder / "data"), "--keys", str(folder / "keys")]
    settings = {"TABLEWRIGHT_ADMIN_TOKEN": ADMIN_TOKEN}
    command += ["--dynamodb-port", "0", *places, *more]
    with web("tablewright-events", command, port, settings) as server:
        yield Service([server], _our_tenant)


def _our_tenant(service: Service, name: str, quota: int) -> str:
    wanted = {"tenant_id": name, "requests_per_second": quota, "burst": quota}
    return service.ask("POST", "/v1/tenants", ADMIN_TOKEN, wanted)["api_key"]


@contextmanager
def _rival(
    folder: Path, *, store: Callable[[Path], AbstractContextManager[Server]]
) -> Iterator[Service]:
    if find_spec("fastapi") is None:
        raise Missing(f"{RIVAL}: 'fastapi' is not installed; it comes with the extra 'bench'")
    with store(folder) as database:
        port = free_port()
        command = [sys.executable, "-m", "uvicorn", "bench.events_rival:app", "--port", str(port)]
        settings = {"RIVAL_STORE": f"http://127.0.0.1:{database.port}"}
        with web("fastapi-events", [*command, "--no-access-log"], port, settings) as server:
            yield Service([server, database], _rival_tenant)


def _rival_tenant(service: Service, name: str, quota: int) -> str:
    key = f"tenant_{name}_live_0123456789abcdef"
    item = {
        "pk": {"S": "sha256:" + sha256(key.encode()).hexdigest()},
        "sk": {"S": "meta"},
        "tenant_id": {"S": name},
        "status": {"S": "active"},
    }
    database = service.servers[1].connection
    database.call("PutItem", {"TableName": "TenantApiKeys", "Item": item})
    database.close()
    return key


@contextmanager
def web(
    name: str, command: Sequence[str], port: int, settings: Mapping[str, str]
) -> Iterator[Server]:
    """A web service in a process of its own, once it answers at `/health`; raises `Missing`."""

    def is_healthy(_: Connection) -> None:
        exchanged(port, message("GET", "/health", "nobody"))

    log = log_path(f"{name}-{port}")
    try:
        with serving(
            command, port, log_path=log, folder=_ROOT, settings=settings, asked=is_healthy
        ) as server:
            yield server
    except NotServing as reason:
        raise Missing(f"{name}: {reason}") from reason
