"""The race of core: an authorised read by an inherited role, ours and the rival's.

Each key stays within its rate limit, so there are many of them. Both services are up; one at a time
is under load, and the other one is paused with its database.
Not here: what the rival does (`bench.core_rival`), turns (`bench.racing`).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import find_spec
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.text import Text

from bench import racing, report
from bench.endpoint_client import Broken, Load
from bench.events_contenders import Service, exchanged, web
from bench.events_work import message
from bench.keep_alive import Refused
from bench.peers import DYNAMODB_LOCAL, Missing
from bench.racing import WAKE_SECONDS, Sample
from bench.rounds import Spread
from bench.serving import free_port

GOAL = 5.0
CONNECTIONS = 16
KEYS = 40  # each of an account of its own, which may send 100 requests per second
LEVELS = 4
OURS, RIVAL = "Tablewright", "FastAPI, PynamoDB on DynamoDB Local"
_ADMIN_TOKEN = "only-for-benches-" + "0" * 32


@dataclass(frozen=True, slots=True)
class Read:
    """The operation of the race."""

    name: str = "read of an account on the fourth level"


@dataclass(frozen=True, slots=True)
class Contender:
    """A service of the race: `start` yields it with the requests that are sent to it."""

    key: str
    start: Callable[[Path], AbstractContextManager[tuple[Service, Sequence[bytes]]]]


class Runner:
    """A service that takes part."""

    def __init__(self, contender: Contender, service: Service, requests: Sequence[bytes]) -> None:
        self.contender = contender
        self.service = service
        self.failures: list[str] = []
        self._requests: Iterator[bytes] = cycle(requests)

    def takes_part(self, operation: Read, connections: int, plan: Any) -> bool:
        """Whether the row is worth its time: always."""
        return True

    def sampled(self, operation: Read, connections: int, seconds: float) -> Sample | None:
        """Puts load on it for a while."""
        self.service.resume()
        try:
            with Load(self.service.port, connections) as load:
                load.run(self._requests, WAKE_SECONDS)
                before_seconds = self.service.processor_seconds()
                result = load.run(self._requests, seconds)
                used_seconds = self.service.processor_seconds() - before_seconds
        except (OSError, Broken, Refused) as error:
            self.failures.append(f"{self.contender.key}: {error}")
            return None
        finally:
            self.service.pause()
        if result.refusals:
            self.failures.append(
                f"{self.contender.key}: {result.refusals} refused: {result.refusal}"
            )
        return Sample.of(result, used_seconds)


def measured(*, rounds: int, seconds: float) -> report.Section:
    """Requests per second of both, and how far ahead we are."""
    plan = racing.Plan([Read()], [CONNECTIONS], rounds, seconds, seconds, 1.0)
    missing: list[str] = []
    with ExitStack() as stack:
        runners = list(_entered(stack, missing))
        for runner in runners:
            runner.sampled(Read(), CONNECTIONS, seconds)  # warms it up
        results = racing.results_of(plan, runners, missing)
    samples = {
        one.contender.key: [s for s in results.of((Read(), CONNECTIONS), one.contender) if s]
        for one in runners
    }
    rows: list[list[str | Text]] = [
        [name, *_shown(found)] for name, found in samples.items() if found
    ]
    ratios = _ratios(samples)
    if ratios is not None:
        rows.append(["ratio", report.goal_at_least(ratios, GOAL), "", ""])
    data = {
        "requests_per_second": {
            name: [one.per_second for one in found] for name, found in samples.items()
        },
        "ratio": ratios and ratios.to_json(),
        "goal": GOAL,
    }
    return report.Section(
        "core-race",
        f"Authorised reads by an inherited role, {CONNECTIONS} connections",
        columns=("", "requests/s", "ms, half / 99 of 100", "processor time, µs"),
        rows=rows,
        data=data,
        missing=results.missing,
    )


def _shown(samples: Sequence[Sample]) -> list[str]:
    def median(values: list[float]) -> str:
        return report.amount(sorted(values)[len(values) // 2])

    return [
        median([one.per_second for one in samples]),
        f"{median([one.p50_ms for one in samples])} / {median([one.p99_ms for one in samples])}",
        median([one.server_us for one in samples]),
    ]


def _ratios(samples: dict[str, list[Sample]]) -> Spread | None:
    pairs = list(zip(samples.get(OURS, []), samples.get(RIVAL, []), strict=False))
    if len(pairs) < 2:
        return None
    return Spread.of([one.per_second / other.per_second for one, other in pairs])


def _entered(stack: ExitStack, missing: list[str]) -> Iterator[Runner]:
    for contender in (Contender(OURS, _ours), Contender(RIVAL, _rival)):
        try:
            folder = stack.enter_context(TemporaryDirectory(prefix="bench-"))
            service, requests = stack.enter_context(contender.start(Path(folder)))
            exchanged(service.port, requests[0])
        except (Missing, OSError, Refused) as reason:
            missing.append(f"{contender.key}: {reason}")
            continue
        yield Runner(contender, service, requests)
        service.pause()


@contextmanager
def _ours(folder: Path) -> Iterator[tuple[Service, Sequence[bytes]]]:
    """Core as it is served, with a person, a chain of accounts and keys of the root."""
    port = free_port()
    command = [sys.executable, "-m", "tablewright", "serve", "core", "--port", str(port)]
    command += ["--data", str(folder / "data"), "--keys", str(folder / "keys")]
    settings = {"TABLEWRIGHT_ADMIN_TOKEN": _ADMIN_TOKEN}
    with web("tablewright-core", [*command, "--dynamodb-port", "0"], port, settings) as server:
        service = Service([server], lambda *_: "")
        person = {"email": "ann@example.com", "password": "correct horse battery"}
        person |= {"firstName": "Ann", "lastName": "Berg"}
        token = service.ask("POST", "/core/v1/auth/register", "nobody", person)["token"]
        mine = service.ask("GET", "/core/v1/users/me/accounts", token)
        root = mine["items"][0]["accountId"]
        plan = f"/core/v1/accounts/{root}/plan"
        service.ask("PUT", plan, token, {"planId": "enterprise"})
        yield service, [_planted_key(service, token, root) for _ in range(KEYS)]


def _planted_key(service: Service, token: str, root: str) -> bytes:
    """A request for an account on the last level, with a key of the account below the root."""
    chain = [root]
    for level in range(1, LEVELS):
        path = f"/core/v1/accounts/{chain[-1]}/children"
        made = service.ask("POST", path, token, {"name": f"Level {level}"})
        chain.append(made["accountId"])
    body = {"name": "x", "permissions": ["account.read"], "includesChildren": True}
    made = service.ask("POST", f"/core/v1/accounts/{chain[1]}/api-keys", token, body)
    return message("GET", f"/core/v1/accounts/{chain[-1]}", made["key"])


@contextmanager
def _rival(folder: Path) -> Iterator[tuple[Service, Sequence[bytes]]]:
    """The rival on DynamoDB Local, with the same things in it."""
    if find_spec("fastapi") is None:
        raise Missing(f"{RIVAL}: 'fastapi' is not installed; it comes with the extra 'bench'")
    with DYNAMODB_LOCAL.running(folder) as database:
        port = free_port()
        command = [sys.executable, "-m", "uvicorn", "bench.core_rival:app", "--port", str(port)]
        settings = {"RIVAL_STORE": f"http://127.0.0.1:{database.port}"}
        with web("fastapi-core", [*command, "--no-access-log"], port, settings) as server:
            service = Service([server, database], lambda *_: "")
            yield service, _planted(database.connection)


def _planted(database: Any) -> list[bytes]:
    """The same accounts and keys, written into the rival's tables; returns the same requests."""

    def put(table: str, **item: str | int | None) -> None:
        values = {
            name: {"N": str(one)} if isinstance(one, int) else {"S": one}
            for name, one in item.items()
            if one is not None
        }
        database.call("PutItem", {"TableName": table, "Item": values})

    def account(name: str, above: str | None, path: str, level: int) -> None:
        more = {"path": path, "name": name, "level": level, "status": "active"}
        put("accounts", account_id=name, parent_id=above, **more)

    account("group", None, "/group/", 0)
    put("users_accounts", user_id="ann", account_id="group", role="admin", status="active")
    requests: list[bytes] = []
    for number in range(KEYS):
        names = ["group", *(f"account-{number}-{level}" for level in range(1, LEVELS))]
        for level in range(1, LEVELS):
            path = "".join(f"/{one}" for one in names[: level + 1])
            account(names[level], names[level - 1], f"{path}/", level)
        text = f"core_{number:016x}_0123456789abcdef"
        put(
            "api_keys",
            key_id=f"{number:016x}",
            key_hash=sha256(text.encode()).hexdigest(),
            account_id=names[1],
            user_id="ann",
            permissions=json.dumps(["account.read"]),
            status="active",
        )
        requests.append(message("GET", f"/core/v1/accounts/{names[-1]}", text))
    database.close()
    return requests
