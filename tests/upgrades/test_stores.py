"""Stores of earlier releases open, and their users notice nothing.

Less than an hour after the store was written, this version serves a copy of it.
Not here: formats of the engine before 0.1.0 (`tests/engine`).
"""

from __future__ import annotations

import json
import tarfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from standardwebhooks.webhooks import Webhook

from tablewright.cli.root import run
from tablewright.testing.serving import sent
from tests.upgrades.service import DATA, KEYS, served
from tests.upgrades.writing import EMAIL, FOLDER, KEPT, LATE_EMAIL, PASSWORD, RECEIVER

pytestmark = pytest.mark.heavy

ARCHIVES = sorted(FOLDER.glob("*.tar.xz"))
_LATER_SECONDS = 3_000  # links in mails still work
_PATIENCE_SECONDS = 60


class Receiver:
    """Receives the first message of a webhook."""

    def __init__(self) -> None:
        self._arrived = threading.Event()
        self._message: tuple[bytes, dict[str, str]] = (b"", {})
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver._message = (body, {k.lower(): v for k, v in self.headers.items()})
                self.send_response(204)
                self.end_headers()
                receiver._arrived.set()

            def log_message(self, format: str, *_: Any) -> None:  # noqa: A002 (as the base has it)
                """Says nothing."""

        self.server = HTTPServer(RECEIVER, Handler)

    def message(self) -> tuple[bytes, dict[str, str]]:
        """The body and the headers of the message, once it has arrived."""
        assert self._arrived.wait(_PATIENCE_SECONDS), "nothing was delivered"
        return self._message


@dataclass
class Opened:
    """A copy of a store that is served, and what its users kept."""

    url: str
    kept: dict[str, Any]
    receiver: Receiver

    @property
    def events(self) -> dict[str, Any]:
        return self.kept["events"]

    @property
    def trees(self) -> dict[str, Any]:
        return self.kept["trees"]

    def event_call(self, method: str, path: str, *more: Any) -> Any:
        """A request with the tenant's key."""
        return sent(self.events["key"], method, f"{self.url}/events{path}", *more)

    def tree_call(self, method: str, path: str, *more: Any) -> Any:
        """A request with the session's token."""
        return sent(self.trees["token"], method, f"{self.url}/yggdrasil/api{path}", *more)


def _unpacked(archive: Path, folder: Path) -> dict[str, Any]:
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    return json.loads((folder / KEPT).read_text())


@contextmanager
def _opened(archive: Path, folder: Path) -> Iterator[Opened]:
    kept = _unpacked(archive, folder)
    receiver = Receiver()
    thread = threading.Thread(target=receiver.server.serve_forever)
    thread.start()
    try:
        with served(folder, now=kept["written_at"] + _LATER_SECONDS) as url:
            yield Opened(url, kept, receiver)
    finally:
        receiver.server.shutdown()
        thread.join()
        receiver.server.server_close()


def test_there_is_a_store_of_a_release():
    assert ARCHIVES


@pytest.mark.parametrize("archive", ARCHIVES, ids=lambda path: path.name)
def test_a_store_and_its_items_pass_every_check(archive: Path, tmp_path: Path):
    _unpacked(archive, tmp_path)
    folder = tmp_path / KEYS
    assert 0 == run(["verify", str(tmp_path / DATA), "--quiet"])
    for design in ("events", "yggdrasil"):
        keys = ["--keys", str(folder / "keys.json"), "--master-key", str(folder / "master.key")]
        assert 0 == run(["verify", str(tmp_path / DATA), "--design", design, *keys, "--quiet"])


def test_users_of_an_older_store_go_on_as_before(tmp_path: Path, subtests: pytest.Subtests):
    for archive in ARCHIVES:  # one after the other: their messages go to one address
        folder = tmp_path / archive.name
        folder.mkdir()
        with _opened(archive, folder) as opened:
            for check in _CHECKS:
                with subtests.test(f"{archive.name}: {check.__name__.strip('_')}"):
                    check(opened)


def _a_key_of_a_tenant_reads_the_inbox(opened: Opened):
    inbox = opened.event_call("GET", "/v1/inbox")["events"]
    assert opened.events["undelivered"] == [one["id"] for one in inbox]
    assert [1, 3] == [one["payload"]["number"] for one in inbox]


def _a_cursor_goes_on_where_it_was(opened: Opened):
    page = opened.event_call("GET", f"/v1/inbox?cursor={opened.events['cursor']}")
    assert opened.events["undelivered"][1:] == [one["id"] for one in page["events"]]


def _a_repeated_request_finds_its_first_event(opened: Opened):
    again = opened.event_call("POST", "/v1/events", {"number": 1}, {"Idempotency-Key": "first"})
    assert opened.events["undelivered"][0] == again["id"]


def _a_message_that_waited_is_delivered_and_signed_with_the_hooks_secret(opened: Opened):
    body, headers = opened.receiver.message()
    sent_at = datetime.fromtimestamp(int(headers["webhook-timestamp"]), UTC)
    signature = Webhook(opened.events["secret"]).sign(headers["webhook-id"], sent_at, body.decode())
    assert signature in headers["webhook-signature"].split()
    assert opened.events["undelivered"][1] == json.loads(body)["id"]


def _a_session_is_still_signed_in(opened: Opened):
    assert EMAIL == opened.tree_call("GET", "/users/me")["email"]


def _a_user_signs_in_with_the_old_password_and_with_no_other(opened: Opened):
    login = f"{opened.url}/yggdrasil/api/auth/login"
    with pytest.raises(HTTPError, match="401"):
        sent("", "POST", login, {"email": EMAIL, "password": "another password"})
    assert sent("", "POST", login, {"email": EMAIL, "password": PASSWORD})["token"]


def _links_in_mails_still_work_once(opened: Opened):
    links, api = opened.kept.get("links"), f"{opened.url}/yggdrasil/api"
    if links is None:  # a store of before they were kept
        return
    confirmed = sent(
        links["token"], "POST", f"{api}/users/me/confirm", {"token": links["confirmation"]}
    )
    assert (LATE_EMAIL, False) == (confirmed["email"], "awaitsConfirmation" in confirmed)
    new = {"token": links["reset"], "password": "another password of hers"}
    sent("", "POST", f"{api}/auth/reset/confirm", new)
    with pytest.raises(HTTPError, match="422"):
        sent("", "POST", f"{api}/auth/reset/confirm", new)
    with pytest.raises(HTTPError, match="401"):
        sent(links["token"], "GET", f"{api}/users/me")
    credentials = {"email": LATE_EMAIL, "password": new["password"]}
    assert sent("", "POST", f"{api}/auth/login", credentials)["token"]


def _a_tree_has_its_people_links_and_photo(opened: Opened):
    parent, child = opened.trees["parent"], opened.trees["child"]
    graph = opened.tree_call("GET", f"/trees/{opened.trees['tree']}/graph")
    assert {parent, child} <= {one["personId"] for one in graph["persons"]}
    kin = opened.tree_call("GET", f"/persons/{child}/parents")
    assert [parent] == [one["person"]["personId"] for one in kin["items"]]
    assert opened.tree_call("GET", f"/persons/{child}")["photoUrl"]


def _a_tree_takes_changes(opened: Opened):
    body = {"treeId": opened.trees["tree"], "firstName": "Byron"}
    assert opened.tree_call("POST", "/persons", body)["personId"]


_CHECKS = (
    _a_key_of_a_tenant_reads_the_inbox,
    _a_cursor_goes_on_where_it_was,
    _a_repeated_request_finds_its_first_event,
    _a_message_that_waited_is_delivered_and_signed_with_the_hooks_secret,
    _a_session_is_still_signed_in,
    _a_user_signs_in_with_the_old_password_and_with_no_other,
    _links_in_mails_still_work_once,
    _a_tree_has_its_people_links_and_photo,
    _a_tree_takes_changes,
)
