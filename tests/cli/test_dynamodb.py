"""`tablewright dynamodb`: what it refuses to start with, and what it says when it listens.

Not here: what it answers when it is asked (`tests/endpoint`).
"""

from __future__ import annotations

import asyncio
import io
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablewright import Engine, limits
from tablewright.cli.root import run
from tablewright.commands import extras
from tablewright.endpoint import process
from tests.cli.conftest import Tablewright

SECRET = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"
SECONDS_MAX = 60


@pytest.fixture(autouse=True)
def _no_settings_of_this_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("TABLEWRIGHT_ACCESS_KEYS", raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def stops_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the endpoint start, and end as soon as it has said that it is ready."""

    def serve_nobody(serve: process.Serve) -> None:
        async def work() -> None:
            stop = asyncio.Event()
            stop.set()
            await serve(stop)

        asyncio.run(work())

    monkeypatch.setattr(process, "run", serve_nobody)


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


# What it does not start with.


@pytest.mark.heavy
@pytest.mark.usefixtures("stops_at_once")
def test_a_worker_that_cannot_start_is_told_as_such(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(sys, "executable", "/bin/false")
    ran = tablewright("dynamodb", "--port", 0, "--data", tmp_path / "store")
    assert 1 == ran.status
    assert "" == ran.stdout
    assert ran.stderr.startswith("Error U107: A worker process exited during startup.\n")


def test_memory_and_a_folder_do_not_go_together(tablewright: Tablewright):
    ran = tablewright("dynamodb", "--memory", "--data", "store")
    assert (2, "") == (ran.status, ran.stdout)
    assert "Error U101: --memory and --data cannot be combined." in ran.stderr


def test_memory_is_served_by_one_process(tablewright: Tablewright):
    ran = tablewright("dynamodb", "--memory", "--workers", 2)
    assert 2 == ran.status
    assert "Error U101: --memory runs in one process" in ran.stderr


def test_s3_without_boto3_is_refused_before_anything_is_served(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(extras, "is_installed", lambda name: False)
    ran = tablewright("dynamodb", "--memory", "--buckets", "s3://")
    assert 1 == ran.status
    assert "Error U112: --buckets s3:// needs boto3, which is not installed." in ran.stderr
    assert "pip install 'tablewright[s3]'" in ran.stderr


@pytest.mark.parametrize(
    "option",
    [
        ("--port", "65536"),
        ("--port", "-1"),
        ("--port", "http"),
        ("--workers", "0"),
        ("--workers", str(limits.WORKERS_MAX + 1)),
        ("--access-keys-file", "missing.txt"),
    ],
)
def test_an_option_that_makes_no_sense_is_refused(
    tablewright: Tablewright, option: tuple[str, str]
):
    ran = tablewright("dynamodb", "--memory", *option)
    assert 2 == ran.status
    assert f"Error U101: Invalid value for '{option[0]}'" in ran.stderr


@pytest.mark.parametrize("host", ["no-such-host.invalid", "", "127.0.0.1:8000", "empty..part"])
def test_what_is_no_address_is_refused(tablewright: Tablewright, host: str):
    ran = tablewright("dynamodb", "--memory", "--host", host)
    assert 2 == ran.status
    assert "is not an address of this machine." in ran.stderr


def test_a_port_that_is_taken_is_exit_5_and_nothing_is_made(
    tablewright: Tablewright, taken_port: int, tmp_path: Path
):
    ran = tablewright("dynamodb", "--port", taken_port)
    assert (5, "") == (ran.status, ran.stdout)
    assert (
        f"Error U104: 127.0.0.1 port {taken_port} (--port): Address already in use." in ran.stderr
    )
    assert "Run `tablewright explain U104` for details." in ran.stderr
    assert [] == list(tmp_path.iterdir())


def test_a_port_that_is_taken_is_one_object_in_json(tablewright: Tablewright, taken_port: int):
    ran = tablewright("dynamodb", "--port", taken_port, "--json")
    assert (5, "") == (ran.status, ran.stderr)
    assert (False, None, "U104") == (ran.json["ok"], ran.json["data"], ran.json["error"]["code"])


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "::ffff:0.0.0.0"])
def test_a_network_address_without_keys_is_refused(tablewright: Tablewright, host: str):
    ran = tablewright("dynamodb", "--memory", "--port", 0, "--host", host)
    assert (2, "") == (ran.status, ran.stdout)
    assert f"Error U105: {host} is reachable from other machines" in ran.stderr
    assert "--insecure" in ran.stderr


@pytest.mark.parametrize(
    ("pair", "said"),
    [
        (SECRET, "Access key 1 is not of the form ID:SECRET."),
        (f":{SECRET}", "Access key 1 needs an id"),
        (f"{SECRET}:{SECRET}", "Access key 1 needs an id"),
        (f"AKIDEXAMPLE:{SECRET} {SECRET}", "Access key 1 needs a secret"),
    ],
)
@pytest.mark.parametrize("form", [(), ("--json",)])
def test_a_bad_key_is_refused_and_not_shown(
    tablewright: Tablewright, pair: str, said: str, form: tuple[str, ...]
):
    ran = tablewright("dynamodb", "--memory", "--port", 0, "--access-key", pair, *form)
    assert 2 == ran.status
    assert said in ran.stdout + ran.stderr
    assert "U106" in ran.stdout + ran.stderr
    assert SECRET not in ran.stdout + ran.stderr


def test_a_bad_key_in_a_file_is_told_by_its_line(tablewright: Tablewright, tmp_path: Path):
    keys = tmp_path / "keys.txt"
    keys.write_text(f"# ours\nAKIDEXAMPLE:{SECRET}\n{SECRET}\n")
    ran = tablewright("dynamodb", "--memory", "--access-keys-file", keys)
    assert 2 == ran.status
    assert "Error U106: Line 3 of keys.txt is not of the form ID:SECRET." in ran.stderr
    assert SECRET not in ran.stderr


@pytest.mark.parametrize("value", ["", " ", SECRET])
def test_bad_keys_in_the_environment_are_refused(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch, value: str
):
    """Empty ones too: an operator who sets the variable wants signatures to be verified."""
    monkeypatch.setenv("TABLEWRIGHT_ACCESS_KEYS", value)
    ran = tablewright("dynamodb", "--memory", "--port", 0)
    assert 2 == ran.status
    assert "Error U106: " in ran.stderr
    assert SECRET not in ran.stderr


def test_keys_come_from_one_place(tablewright: Tablewright, tmp_path: Path):
    keys = tmp_path / "keys.txt"
    keys.write_text(f"AKIDEXAMPLE:{SECRET}\n")
    ran = tablewright("dynamodb", "--memory", "--access-keys-file", keys, "--access-key", "a:b")
    assert 2 == ran.status
    assert "Error U101: Pass keys either in a file or with --access-key, not both." in ran.stderr


def test_a_store_that_is_in_use_is_exit_5(tablewright: Tablewright, tmp_path: Path):
    with Engine.open(tmp_path / "store", sweeps=False):
        ran = tablewright("dynamodb", "--port", 0, "--data", tmp_path / "store", "--json")
    assert (5, "S103") == (ran.status, ran.json["error"]["code"])


def test_a_folder_that_holds_something_else_is_not_touched(
    tablewright: Tablewright, tmp_path: Path
):
    (tmp_path / "letter.txt").write_text("dear reader")
    ran = tablewright("dynamodb", "--port", 0, "--data", tmp_path)
    assert 5 == ran.status
    assert "Error S101: " in ran.stderr
    assert ["letter.txt"] == [entry.name for entry in tmp_path.iterdir()]


# What it says.


def test_the_help_has_examples_and_what_a_shell_needs(tablewright: Tablewright):
    ran = tablewright("dynamodb", "--help")
    assert 0 == ran.status
    assert "Examples:" in ran.stdout
    assert "tablewright dynamodb --memory --port 0" in ran.stdout
    assert "AWS_ENDPOINT_URL_DYNAMODB=http://127.0.0.1:8000" in ran.stdout


@pytest.mark.usefixtures("stops_at_once")
def test_the_json_is_one_object(tablewright: Tablewright):
    ran = tablewright("dynamodb", "--memory", "--port", 0, "--json")
    assert (0, "") == (ran.status, ran.stderr)
    url = ran.json["data"]["url"]
    assert url.startswith("http://127.0.0.1:")
    assert {
        "ok": True,
        "data": {"url": url, "data": None, "workers": 1, "verifies_signatures": False},
        "warnings": [],
        "error": None,
    } == ran.json


@pytest.mark.usefixtures("stops_at_once")
def test_the_text_has_the_address_the_place_and_what_a_shell_needs(tablewright: Tablewright):
    ran = tablewright("dynamodb", "--memory", "--port", 0)
    assert (0, "") == (ran.status, ran.stderr)
    first, *lines = ran.stdout.splitlines()
    url = first.removeprefix("DynamoDB at ")
    assert url.startswith("http://127.0.0.1:")
    rows = dict(line.split(maxsplit=1) for line in lines)
    assert "in memory, discarded at exit" == rows["Data"]
    assert "any" == rows["Keys"]
    assert rows["Shell"].startswith(f"export AWS_ENDPOINT_URL_DYNAMODB={url} AWS_REGION=")
    assert rows["Shell"].endswith(" AWS_ACCESS_KEY_ID=any AWS_SECRET_ACCESS_KEY=any")
    assert f'boto3.client("dynamodb", endpoint_url="{url}")' == rows["Python"]


@pytest.mark.usefixtures("stops_at_once")
def test_what_is_to_be_copied_is_one_line_on_a_narrow_terminal_too(
    monkeypatch: pytest.MonkeyPatch,
):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    stdout = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setattr("sys.stdout", stdout)
    assert 0 == run(["dynamodb", "--memory", "--port", "0"])
    (shell,) = (line for line in stdout.getvalue().splitlines() if "export AWS_" in line)
    assert shell.endswith("AWS_SECRET_ACCESS_KEY=any")


@pytest.mark.heavy
@pytest.mark.usefixtures("stops_at_once")
def test_a_store_is_made_where_it_is_asked_for_and_kept(tablewright: Tablewright, tmp_path: Path):
    ran = tablewright("dynamodb", "--port", 0, "--data", "shop", "--json")
    assert (0, "") == (ran.status, ran.stderr)
    assert str(tmp_path / "shop") == ran.json["data"]["data"]
    with Engine.open(tmp_path / "shop", sweeps=False) as engine:
        assert [] == engine.call("ListTables", {})["TableNames"]


@pytest.mark.heavy
@pytest.mark.usefixtures("stops_at_once")
@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="cores are counted otherwise")
@pytest.mark.parametrize(("cores", "workers"), [({3}, 1), ({0, 1}, 2), (set(range(16)), 2)])
def test_without_a_number_of_workers_there_are_two_or_one_on_a_single_core(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch, cores: set[int], workers: int
):
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: cores)
    ran = tablewright("dynamodb", "--port", 0, "--json")
    assert (0, workers) == (ran.status, ran.json["data"]["workers"])


@pytest.mark.usefixtures("stops_at_once")
def test_one_worker_may_be_named_for_memory(tablewright: Tablewright):
    ran = tablewright("dynamodb", "--memory", "--workers", 1, "--port", 0, "--json")
    assert (0, 1) == (ran.status, ran.json["data"]["workers"])


@pytest.mark.heavy
@pytest.mark.usefixtures("stops_at_once")
def test_without_a_place_the_store_is_in_the_folder_it_is_started_in(
    tablewright: Tablewright, tmp_path: Path
):
    ran = tablewright("dynamodb", "--port", 0)
    assert 0 == ran.status
    assert "tablewright-data, synced before each response" in ran.stdout
    assert "Stopped. All acknowledged writes are on disk.\n" == ran.stderr
    assert ["tablewright-data"] == [entry.name for entry in tmp_path.iterdir()]


@pytest.mark.usefixtures("stops_at_once")
def test_a_network_address_without_keys_starts_if_one_insists_and_says_what_that_means(
    tablewright: Tablewright,
):
    arguments = ("dynamodb", "--memory", "--port", 0, "--host", "0.0.0.0", "--insecure")
    ran = tablewright(*arguments)
    assert 0 == ran.status
    warning = "anyone who can reach this address has full access."
    assert f"Warning: {warning}\n" == ran.stderr
    assert [warning] == tablewright(*arguments, "--json").json["warnings"]


@pytest.mark.usefixtures("stops_at_once")
@pytest.mark.parametrize("by", ["option", "file", "environment"])
def test_with_keys_a_network_address_needs_no_insisting(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, by: str
):
    options: tuple[object, ...] = ()
    if by == "option":
        options = ("--access-key", f"AKIDEXAMPLE:{SECRET}", "--access-key", "second:secret")
    elif by == "file":
        keys = tmp_path / "keys.txt"
        keys.write_text(f"AKIDEXAMPLE:{SECRET}\nsecond:secret\n")
        options = ("--access-keys-file", keys)
    else:
        monkeypatch.setenv("TABLEWRIGHT_ACCESS_KEYS", f"AKIDEXAMPLE:{SECRET} second:secret")
    ran = tablewright("dynamodb", "--memory", "--port", 0, "--host", "0.0.0.0", *options)
    assert (0, "") == (ran.status, ran.stderr)
    assert "2, signatures are verified" in ran.stdout
    assert "AWS_ACCESS_KEY_ID" not in ran.stdout
    assert SECRET not in ran.stdout


@pytest.mark.usefixtures("stops_at_once")
@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.0.0.2", "::1"])
def test_this_machine_itself_needs_no_keys(tablewright: Tablewright, host: str):
    if ":" in host and not _has_ipv6():
        pytest.skip("this machine has no IPv6")
    ran = tablewright("dynamodb", "--memory", "--port", 0, "--host", host, "--json")
    assert (0, []) == (ran.status, ran.json["warnings"])


def _has_ipv6() -> bool:
    try:
        with socket.create_server(("::1", 0), family=socket.AF_INET6):
            return True
    except OSError:
        return False


# As a process.


@pytest.mark.heavy
@pytest.mark.skipif(os.name != "posix", reason="signals are Unix's")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_well(number: signal.Signals):
    command = [sys.executable, "-m", "tablewright", "dynamodb", "--memory", "--port", "0", "--json"]
    root = str(Path(__file__).resolve().parents[2] / "src")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([root, *filter(None, sys.path)])}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as started:
        try:
            assert started.stdout is not None
            said = json.loads(started.stdout.readline())
            started.send_signal(number)
            rest, errors = started.communicate(timeout=SECONDS_MAX)
        finally:
            started.kill()
    assert (True, b"", b"", 0) == (said["ok"], rest, errors, started.returncode)
