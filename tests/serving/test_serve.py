"""`tablewright serve`: the process as its operator sees it."""

from __future__ import annotations

import json
import socket
import subprocess
from itertools import chain
from pathlib import Path
from typing import Any

import boto3
import httpx2
import pytest
from botocore.config import Config

from tablewright.client.settings import file_section, sections
from tablewright.commands.finding import system_names
from tests.serving.served import END_SECONDS_MAX, command, refused, serving

PAGE = "https://app.example.com"


def _bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def test_a_system_that_is_not_there_is_exit_2_with_a_guess(tmp_path: Path):
    status, said = refused(tmp_path, "event")
    assert (2, True) == (status, "Did you mean events?" in said)
    assert [] == list(tmp_path.iterdir())


def test_data_and_target_do_not_go_together(tmp_path: Path):
    status, said = refused(tmp_path, "--data", "x", "--target", "memory:")
    assert (2, True) == (status, "--data and --target" in said)


def test_a_target_as_the_banner_shows_it_is_no_folder(tmp_path: Path):
    status, said = refused(tmp_path, "--data", "embedded:data")
    assert (2, True) == (status, "Use --target" in said)
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize("option", ["--port", "--dynamodb-port"])
def test_a_port_that_is_taken_is_exit_5_and_its_option_is_named(tmp_path: Path, option: str):
    ports = {"--port": "0", "--dynamodb-port": "0"}
    with socket.create_server(("127.0.0.1", 0)) as taken:
        ports[option] = str(taken.getsockname()[1])
        status, said = refused(tmp_path, "events", *chain.from_iterable(ports.items()))
    assert (5, True) == (status, f"port {ports[option]} ({option})" in said)


def test_a_short_token_of_the_administrator_is_refused(tmp_path: Path):
    status, said = refused(tmp_path, "events", TABLEWRIGHT_ADMIN_TOKEN="secret")
    assert (5, True) == (status, "TABLEWRIGHT_ADMIN_TOKEN" in said)
    assert "secret" not in said


def test_an_option_that_is_not_there_is_refused_with_its_place(tmp_path: Path):
    (tmp_path / "tablewright.toml").write_text("[events]\nretension_days = 3\n")
    status, said = refused(tmp_path, "events", "--port", "0", "--dynamodb-port", "0")
    assert 5 == status
    assert "tablewright.toml, [events]" in said
    assert "Did you mean retention_days?" in said


def test_every_system_that_can_be_served_has_a_section():
    assert {"client", "serve", *system_names()} == set(sections())


def test_a_section_of_a_module_beside_the_file_is_accepted(tmp_path: Path):
    (tmp_path / "tablewright.toml").write_text("[shop]\ncolor = 'red'\n")
    (tmp_path / "shop.py").write_text("")
    assert ({}, tmp_path / "tablewright.toml") == file_section("client", tmp_path)


def test_secrets_are_shown_once_and_lie_beside_the_data(tmp_path: Path):
    with serving(tmp_path, "--demo") as first:
        shown = [first.told["admin_token"], first.told["demo_keys"]["events"]]
        assert 0 == first.end()
    with serving(tmp_path, "--demo") as second:
        assert (None, {}) == (second.told["admin_token"], second.told["demo_keys"])
        headers = _bearer(shown[1])
        inbox = httpx2.get(f"{second.url}/events/v1/inbox", headers=headers).json()
        assert inbox["events"]
    kept = b"".join(one.read_bytes() for one in tmp_path.rglob("*") if one.is_file())
    assert [False, False] == [one.encode() in kept for one in shown]
    secret_files = list((tmp_path / "tablewright-keys").iterdir())
    assert {0o600} == {one.stat().st_mode & 0o777 for one in secret_files}


def test_everything_that_was_answered_is_there_after_the_end(tmp_path: Path):
    with serving(tmp_path, "--demo") as first:
        headers = _bearer(first.told["demo_keys"]["events"])
        made = httpx2.post(f"{first.url}/events/v1/events", headers=headers, json={"n": 1})
        assert (201, 0) == (made.status_code, first.end())
    with serving(tmp_path) as second:
        path = f"{second.url}/events/v1/events/{made.json()['id']}"
        assert {"n": 1} == httpx2.get(path, headers=headers).json()["payload"]


@pytest.mark.parametrize(
    ("place", "ending"),
    [
        (("--data", "data"), "Stopped. All acknowledged writes are on disk."),
        (("--target", "memory:"), "Stopped."),
    ],
)
def test_only_a_store_on_disk_is_said_to_have_every_write(
    tmp_path: Path, place: tuple[str, ...], ending: str
):
    ports = ("--port", "0", "--dynamodb-port", "0")
    with subprocess.Popen(
        command("events", *place, *ports),
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert any("Ctrl-C" in line for line in process.stdout)
        process.terminate()
        _, errors = process.communicate(timeout=END_SECONDS_MAX)
    assert ending == errors.splitlines()[-1]


@pytest.mark.parametrize("path", ["/events/v1/stream", "/events/v1/inbox?wait=30&event_type=none"])
def test_whoever_waits_does_not_keep_the_process_from_ending(tmp_path: Path, path: str):
    with serving(tmp_path, "--demo") as served:
        key = served.told["demo_keys"]["events"]
        host, _, port = served.url.removeprefix("http://").partition(":")
        request = f"GET {path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {key}\r\n\r\n"
        with socket.create_connection((host, int(port)), timeout=30) as waiting:
            waiting.sendall(request.encode())
            while (
                "tablewright_requests_in_flight 2" not in httpx2.get(f"{served.url}/metrics").text
            ):
                pass  # it and this one
            assert 0 == served.end()
            assert waiting.recv(15).startswith(b"HTTP/1.1 200")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("serving")
    (folder / "tablewright.toml").write_text(f"[serve]\ncors_origins = ['{PAGE}']\n")
    with serving(folder, "--demo") as process:
        yield process


@pytest.mark.parametrize("origin", ["https://evil.example", "null", f"{PAGE}.evil.example"])
def test_a_page_of_another_origin_is_told_nothing(served: Any, origin: str):
    headers = {"origin": origin, "access-control-request-method": "GET"}
    for method in ("OPTIONS", "GET"):
        answer = httpx2.request(method, f"{served.url}/events/v1/inbox", headers=headers)
        assert "access-control-allow-origin" not in answer.headers


def test_a_page_of_a_listed_origin_may_ask_with_a_key(served: Any):
    inbox = f"{served.url}/events/v1/inbox"
    asking = {"origin": PAGE, "access-control-request-method": "GET"}
    asked = httpx2.options(inbox, headers=asking)
    assert (204, PAGE) == (asked.status_code, asked.headers["access-control-allow-origin"])
    key = _bearer(served.told["demo_keys"]["events"])
    answer = httpx2.get(inbox, headers=key | {"origin": PAGE})
    assert (200, PAGE) == (answer.status_code, answer.headers["access-control-allow-origin"])
    assert "access-control-allow-credentials" not in answer.headers


def test_health_and_readiness_are_told_without_a_key(served: Any):
    assert {"status": "healthy"} == httpx2.get(f"{served.url}/healthz").json()
    assert {"status": "ready"} == httpx2.get(f"{served.url}/readyz").json()


def test_the_start_page_lists_what_runs(served: Any):
    page = httpx2.get(f"{served.url}/")
    assert 200 == page.status_code
    assert 'href="/events/"' in page.text
    assert "ready" in page.text
    twin = httpx2.get(f"{served.url}/index.json").json()
    assert (True, ["events"]) == (twin["ready"], [one["name"] for one in twin["systems"]])
    assert served.told["dynamodb"] == twin["dynamodb"]
    operator = twin["systems"][0]["links"]["Admin"]
    assert "text/html" in httpx2.get(f"{served.url}{operator}").headers["content-type"]


def test_a_system_alone_answers_where_its_document_has_its_paths(served: Any):
    headers = _bearer(served.told["demo_keys"]["events"])
    below = httpx2.get(f"{served.url}/events/v1/inbox", headers=headers)
    at_root = httpx2.get(f"{served.url}/v1/inbox", headers=headers)
    assert (200, below.json()) == (at_root.status_code, at_root.json())


def test_a_page_is_found_without_its_slash(served: Any):
    answer = httpx2.get(f"{served.url}/events")
    assert (308, "/events/") == (answer.status_code, answer.headers["location"])


def test_a_stream_ends_when_its_caller_is_gone(served: Any):
    headers = _bearer(served.told["demo_keys"]["events"])
    metrics = f"{served.url}/metrics"
    with httpx2.stream("GET", f"{served.url}/events/v1/stream", headers=headers) as answer:
        assert 200 == answer.status_code
        assert "requests_in_flight 2" in httpx2.get(metrics).text
    while "requests_in_flight 1" not in httpx2.get(metrics).text:
        pass  # until the service has noticed; a test that hangs here has found that it does not


def test_every_answer_is_safe_for_a_browser(served: Any):
    paths = ("/", "/index.json", "/healthz", "/metrics", "/nothing", "/events/", "/events/docs/")
    for path in (*paths, "/events/openapi.json", "/events/v1/inbox", "/events/nothing"):
        headers = httpx2.get(served.url + path).headers
        assert "nosniff" == headers["x-content-type-options"], path
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
        assert headers["x-request-id"], path
        assert "server" not in headers, path


def test_metrics_count_requests_by_route(served: Any):
    headers = _bearer(served.told["demo_keys"]["events"])
    httpx2.get(f"{served.url}/events/v1/stats", headers=headers)
    metrics = httpx2.get(f"{served.url}/metrics").text
    assert 'route="/v1/stats"' in metrics


def test_the_dynamodb_endpoint_shows_the_tables_of_the_system(served: Any):
    client = boto3.client(
        "dynamodb",
        endpoint_url=served.told["dynamodb"],
        region_name="us-east-1",
        aws_access_key_id="any",
        aws_secret_access_key="any",
        config=Config(retries={"max_attempts": 0}),
    )
    names = client.list_tables()["TableNames"]
    client.close()
    assert {"Events", "TenantApiKeys", "tablewright-service"} <= set(names)


@pytest.mark.parametrize(
    ("forwarded", "logged"),
    [("198.51.100.7", "198.51.100.7"), ("Bearer swordfish", "Bearer [redacted]")],
)
def test_logs_have_the_client_address_that_a_trusted_proxy_names(
    served: Any, forwarded: str, logged: str
):
    request_id = f"proxied-{len(forwarded)}"
    headers = {"x-forwarded-for": forwarded, "x-request-id": request_id}
    httpx2.get(f"{served.url}/healthz", headers=headers)
    httpx2.get(f"{served.url}/healthz")  # a line may come after its response, but not after this
    (line,) = (one for one in served.errors.read_text().splitlines() if request_id in one)
    assert logged == json.loads(line)["client"]


def test_logs_are_lines_of_json_without_secrets(served: Any):
    key = served.told["demo_keys"]["events"]
    httpx2.get(f"{served.url}/events/v1/inbox", headers=_bearer(key))
    text = served.errors.read_text()
    assert [dict] * len(text.splitlines()) == [type(json.loads(one)) for one in text.splitlines()]
    assert '"status":200' in text.replace(" ", "")
    assert '"client":"127.0.0.1"' in text
    assert key not in text
