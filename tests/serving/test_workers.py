"""`tablewright serve --workers`: several processes, as their operator sees them."""

from __future__ import annotations

import os
import select
import signal
import socket
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2
import pytest

from tablewright.api import limits as api_limits
from tablewright.endpoint import descriptors
from tablewright.serving.process import service_share
from tests.serving import large
from tests.serving.bounded import request, rest, statuses
from tests.serving.served import Served, refused, serving

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux does")

PATIENCE_SECONDS = 60
ROOT = Path(__file__).parents[2]
WORKERS = 4
WEB = [f"web-{number}" for number in range(1, WORKERS + 1)]
FILES_MAX = 256  # that each process may open
TOKEN = "tablewright_admin_" + "x" * 40
ADMIN = {"authorization": f"Bearer {TOKEN}"}
OPTIONS = """\
[events]
allows_http_hooks = true
hook_networks = ["127.0.0.0/8"]
"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("workers")
    (folder / "tablewright.toml").write_text(OPTIONS)
    options = (large.NAME, "--demo", "--workers", str(WORKERS))
    given = {"TABLEWRIGHT_ADMIN_TOKEN": TOKEN, "PYTHONPATH": str(ROOT)}
    with serving(folder, *options, files_max=FILES_MAX, **given) as process:
        yield process


def _pid(served: Served, name: str) -> int | None:
    """The process of a worker, by the last word of its command line."""
    for entry in Path("/proc").iterdir():
        try:
            words = (entry / "cmdline").read_bytes().split(b"\0")
            parent = (entry / "stat").read_text().rpartition(")")[2].split()[1]
        except (OSError, IndexError):
            continue
        if name.encode() in words and int(parent) == served.process.pid:
            return int(entry.name)
    return None


def _key(served: Served) -> dict[str, str]:
    return {"authorization": f"Bearer {served.told['demo_keys']['events']}"}


def _clients(stack: ExitStack, served: Served, headers: dict[str, str]) -> list[Any]:
    """Two clients with a connection each, which are dealt to two workers."""
    clients = [
        stack.enter_context(
            httpx2.Client(base_url=served.url, headers=headers, timeout=PATIENCE_SECONDS)
        )
        for _ in range(2)
    ]
    for client in clients:
        assert 200 == client.get("/healthz").status_code
    return clients


def _kill(served: Served, name: str) -> int:
    """Kills a worker, and returns which process it was once that has gone."""
    pid = _pid(served, name)
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    while _pid(served, name) == pid:
        pass  # it has no command line any more when it is dead
    return pid


def _metrics(served: Served) -> dict[str, float]:
    text = httpx2.get(f"{served.url}/metrics").text
    lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


def _ingested(served: Served) -> float:
    return sum(
        value
        for name, value in _metrics(served).items()
        if name.startswith("tablewright_requests_total") and '"/v1/events"' in name
    )


def test_a_store_in_memory_has_no_workers(tmp_path: Path):
    status, said = refused(tmp_path, "events", "--target", "memory:", "--workers", "2")
    assert (2, True) == (status, "--workers" in said)


def test_a_write_in_one_worker_is_read_in_another_at_once(served: Served):
    with ExitStack() as stack:
        one, other = _clients(stack, served, _key(served))
        for number in range(20):
            made = one.post("/events/v1/events", json={"n": number})
            found = other.get(f"/events/v1/events/{made.json()['id']}")
            assert (201, 200) == (made.status_code, found.status_code)


def test_no_secret_is_in_a_command_line_or_an_environment(served: Served):
    found = httpx2.get(f"{served.url}/events/v1/tenants", headers=ADMIN)
    assert 200 == found.status_code
    for name in (*WEB, "work"):
        entry = Path("/proc") / str(_pid(served, name))
        shown = (entry / "cmdline").read_bytes() + (entry / "environ").read_bytes()
        assert (True, False) == (name.encode() in shown, TOKEN.encode() in shown)


def test_metrics_are_those_of_all_processes(served: Served):
    before = _ingested(served)
    with ExitStack() as stack:
        for client in _clients(stack, served, _key(served)):
            assert 201 == client.post("/events/v1/events", json={"n": 1}).status_code
    metrics = _metrics(served)
    assert before + 2 == _ingested(served)
    names = [f'process_open_fds{{process="{one}"}}' for one in ("parent", *WEB, "work")]
    assert set(names) <= set(metrics)


def test_a_long_poll_in_one_worker_finds_what_another_stores(served: Served):
    with ExitStack() as stack:
        one, other = _clients(stack, served, _key(served))
        found: list[Any] = []
        path = "/events/v1/inbox?wait=25&event_type=across"
        polling = threading.Thread(target=lambda: found.append(one.get(path).json()["events"]))
        polling.start()
        other.post("/events/v1/events", json={"event_type": "across"})
        polling.join(PATIENCE_SECONDS)
        assert 1 == len(found[0])


def test_a_stream_ends_when_another_worker_revokes_its_key(served: Served):
    url = f"{served.url}/events/v1/tenants"
    made = httpx2.post(url, headers=ADMIN, json={"tenant_id": "leaver"}).json()
    headers = {"authorization": f"Bearer {made['api_key']}"}
    with ExitStack() as stack:
        one, _ = _clients(stack, served, headers)
        _, other = _clients(stack, served, ADMIN)
        with one.stream("GET", "/events/v1/stream") as stream:
            assert 200 == stream.status_code
            gone = other.delete(f"/events/v1/tenants/leaver/keys/{made['key_id']}")
            assert gone.status_code in (200, 204)
            assert [] == [line for line in stream.iter_lines() if line.startswith("data:")]


def test_a_node_on_a_network_target_needs_the_keys_of_the_others(served: Served, tmp_path: Path):
    status, said = refused(
        tmp_path, "events", "--port", "0", "--target", served.told["dynamodb"], "--workers", "1"
    )
    assert (5, True) == (status, "T306" in said)


def test_workers_of_a_network_target_call_it_themselves(served: Served, tmp_path: Path):
    """The target is the endpoint of the other node, which serves the same data."""
    place = ("--target", served.told["dynamodb"], "--keys", served.told["keys"])
    with serving(tmp_path, *place, "--workers", "1") as node:
        made = httpx2.post(f"{node.url}/events/v1/events", headers=_key(served), json={"n": 1})
        assert 201 == made.status_code
        path = f"/events/v1/events/{made.json()['id']}"
        assert 200 == httpx2.get(served.url + path, headers=_key(served)).status_code
        assert {"status": "ready"} == httpx2.get(f"{node.url}/readyz").json()
        assert 0 == node.end()


def test_a_rate_limit_is_one_for_all_workers(served: Served):
    limited = {"tenant_id": "limited", "requests_per_second": 1, "burst": 40}
    made = httpx2.post(f"{served.url}/events/v1/tenants", headers=ADMIN, json=limited).json()
    headers = {"authorization": f"Bearer {made['api_key']}"}
    started = time.monotonic()
    with ExitStack() as stack:
        clients = _clients(stack, served, headers)
        statuses = [clients[n % 2].get("/events/v1/stats").status_code for n in range(60)]
    admitted = statuses.count(200)
    share = 40 // api_limits.RATE_SHARES
    assert 40 - 2 * share <= admitted <= 40 + 2 * share + (time.monotonic() - started)
    assert {200, 429} == set(statuses)


def test_the_bound_on_connections_is_one_for_all_workers(
    served: Served, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(descriptors, "_descriptors_max", lambda: FILES_MAX)
    bound = descriptors.connections_max()
    place = urlsplit(served.url)
    with ExitStack() as stack:
        held: list[socket.socket] = []
        for _ in range(WORKERS * bound // 2):
            client = socket.create_connection((place.hostname, place.port), PATIENCE_SECONDS)
            client.sendall(b"GET / HTTP/1.1\r\n")
            held.append(stack.enter_context(client))
        while len(held) > bound:
            closed, _, _ = select.select(held, [], [], PATIENCE_SECONDS)
            assert closed, f"{len(held)} connections are open, and {bound} are allowed"
            held = [one for one in held if one not in closed]
        assert 200 == httpx2.get(f"{served.url}/healthz").status_code


def test_no_connection_is_rejected_by_a_full_worker_while_others_have_room(
    served: Served, monkeypatch: pytest.MonkeyPatch
):
    """Of four connections, one stays busy: dealt in turn, all of these came to one worker."""
    monkeypatch.setattr(descriptors, "_descriptors_max", lambda: FILES_MAX)
    share = descriptors.connections_max(service_share(True)) // WORKERS
    place = urlsplit(served.url)
    key = _key(served)["authorization"]
    begun = f"POST /events/v1/events HTTP/1.1\r\nhost: x\r\nauthorization: {key}\r\n"
    begun += "content-type: application/json\r\ncontent-length: 9\r\n\r\n{"
    with ExitStack() as stack:

        def sent(data: str) -> socket.socket:
            client = socket.create_connection((place.hostname, place.port), PATIENCE_SECONDS)
            stack.enter_context(client).sendall(data.encode())
            return client

        busy: list[socket.socket] = []
        for _ in range(2 * share):
            busy.append(sent(begun))
            found = [rest(sent(request("/healthz", connection="close").decode())) for _ in range(3)]
            assert [[200]] * 3 == list(map(statuses, found)), f"with {len(busy)} busy ones"
        for one in busy:
            one.sendall(b'"n": 1} ')
        assert {b"HTTP/1.1 201"} == {one.recv(12) for one in busy}


def test_the_bound_on_unread_bytes_is_one_for_all_workers(served: Served):
    place = urlsplit(served.url)
    with ExitStack() as stack:
        clients = [stack.enter_context(socket.socket()) for _ in range(3 * WORKERS)]
        for client in clients:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            client.settimeout(PATIENCE_SECONDS)
            client.connect((place.hostname, place.port))
            client.sendall(request("/large/large", connection="close"))
            assert b"HTTP" == client.recv(4, socket.MSG_PEEK)
        for worker in _clients(stack, served, {}) + _clients(stack, served, {}):
            assert 200 == worker.get("/healthz").status_code  # all have disconnected whom they must
        for client in clients:  # from here on they read fast, and all at once
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, large.SIZE_BYTES)
        with ThreadPoolExecutor(len(clients)) as readers:
            received = [len(read) for read in readers.map(rest, clients)]
    whole = [size for size in received if size > large.SIZE_BYTES]
    assert WORKERS * large.SIZE_BYTES < sum(whole) <= large.UNSENT_BYTES_MAX


def test_a_web_worker_that_dies_is_replaced_and_no_count_goes_down(served: Served):
    assert 200 == httpx2.get(f"{served.url}/readyz").status_code
    before, dead = _ingested(served), _kill(served, "web-1")
    for _ in range(4):
        made = httpx2.post(f"{served.url}/events/v1/events", headers=_key(served), json={})
        assert 201 == made.status_code
    assert before + 4 == _ingested(served)
    while 200 != httpx2.get(f"{served.url}/readyz").status_code:
        pass  # until the new one is up
    assert _pid(served, "web-1") not in (None, dead)


class _Hanging(BaseHTTPRequestHandler):
    """A receiver of webhooks that does not answer the first request."""

    calls = threading.Semaphore(0)
    is_first = True

    def do_POST(self) -> None:
        _Hanging.calls.release()
        if not _Hanging.is_first:
            self.send_response(200)
            self.end_headers()
            return
        _Hanging.is_first = False
        self.rfile.read()  # until the caller has gone

    def log_message(self, *words: Any) -> None:  # type: ignore[override]
        """Says nothing."""


def test_a_job_of_a_work_process_that_dies_is_taken_by_the_next_at_once(served: Served):
    receiver = ThreadingHTTPServer(("127.0.0.1", 0), _Hanging)
    threading.Thread(target=receiver.serve_forever, daemon=True).start()
    try:
        url = f"http://127.0.0.1:{receiver.server_address[1]}/hook"
        made = httpx2.post(f"{served.url}/events/v1/hooks", headers=_key(served), json={"url": url})
        assert 201 == made.status_code, made.text
        httpx2.post(f"{served.url}/events/v1/events", headers=_key(served), json={"n": 1})
        assert _Hanging.calls.acquire(timeout=PATIENCE_SECONDS)
        _kill(served, "work")
        assert _Hanging.calls.acquire(timeout=PATIENCE_SECONDS)
        assert "job_freed" in served.errors.read_text()
        httpx2.delete(f"{served.url}/events/v1/hooks/{made.json()['id']}", headers=_key(served))
    finally:
        receiver.shutdown()
        receiver.server_close()


def test_whoever_waits_in_any_worker_is_answered_when_the_service_ends(served: Served):
    """The last test: it ends the service of the others."""
    host, _, port = served.url.removeprefix("http://").partition(":")
    line = f"authorization: {_key(served)['authorization']}"
    request = f"GET /events/v1/inbox?wait=30&event_type=none HTTP/1.1\r\nhost: x\r\n{line}\r\n\r\n"
    with ExitStack() as stack:
        waiting = [
            stack.enter_context(socket.create_connection((host, int(port)), timeout=30))
            for _ in range(4)
        ]
        for one in waiting:
            one.sendall(request.encode())
        while _metrics(served)["tablewright_requests_in_flight"] < 5:
            pass  # they and this one
        assert 0 == served.end()
        assert [b"HTTP/1.1 200"] * 4 == [one.recv(12) for one in waiting]
    assert {None} == {_pid(served, name) for name in (*WEB, "work")}
