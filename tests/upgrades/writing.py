"""Writes the store of a release: what its services keep for their users, and what is under way.

    python -m tests.upgrades.writing

The archive is named after the version, and is written once, by the release itself. With a word
behind it, `python -m tests.upgrades.writing links`, it is one more archive of the same version.
Not here: what a later version must make of it (`tests/upgrades/test_stores.py`).
"""

from __future__ import annotations

import io
import json
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image

import tablewright
from tablewright.clock import SystemClock
from tablewright.testing.serving import sent
from tests.upgrades.mailbox import Mailbox, mailbox
from tests.upgrades.service import DATA, KEYS, OPERATOR_TOKEN, SETTINGS, served

FOLDER = Path(__file__).parent
KEPT = "kept.json"
PASSWORD = "a password of a store for tests"
EMAIL = "ada@example.com"
LATE_EMAIL = "bea@example.com"
# No server listens there while the store is written, so messages wait for their next attempt.
# An address of loopback that nothing else uses: the test that opens the store must get the port.
RECEIVER = ("127.83.17.5", 47_113)
_OPTIONS = """\
[events]
allows_http_hooks = true
hook_networks = ["127.0.0.0/8"]
[yggdrasil]
mails = "{mails}"
"""


def write(archive: Path) -> None:
    """Writes an archive: the data, the keys, the settings, and what callers keep."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with mailbox() as mails:
            (folder / SETTINGS).write_text(_OPTIONS.format(mails=mails.url))
            with served(folder) as url:
                kept = {"written_at": SystemClock().now(), "events": _events(f"{url}/events")}
                kept |= {"trees": _trees(f"{url}/yggdrasil/api")}
                mails.token("confirm")  # of whom this is not about
                kept |= {"links": _links(f"{url}/yggdrasil/api", mails)}
        (folder / KEPT).write_text(json.dumps(kept, indent=2, sort_keys=True) + "\n")
        with tarfile.open(archive, "w:xz") as packed:
            for one in (DATA, KEYS, SETTINGS, KEPT):
                packed.add(folder / one, one, filter=_anonymous)


def _anonymous(member: tarfile.TarInfo) -> tarfile.TarInfo | None:
    """Leaves out locks, and who wrote the files."""
    if Path(member.name).suffix == ".lock" or Path(member.name).name == "lock.mdb":
        return None
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    return member


def _events(url: str) -> dict[str, Any]:
    key = sent(OPERATOR_TOKEN, "POST", f"{url}/v1/tenants", {"tenant_id": "acme"})["api_key"]
    post = f"{url}/v1/events"
    first = sent(key, "POST", post, {"number": 1}, {"Idempotency-Key": "first"})
    second = sent(key, "POST", post, {"number": 2}, {"X-Event-Type": "order.paid"})
    sent(key, "POST", f"{post}/{second['id']}/ack")
    hook = sent(key, "POST", f"{url}/v1/hooks", {"url": "http://{}:{}/".format(*RECEIVER)})
    third = sent(key, "POST", post, {"number": 3})
    cursor = sent(key, "GET", f"{url}/v1/inbox?limit=1")["next_cursor"]
    return {
        "key": key,
        "hook": hook["id"],
        "secret": hook["secret"],
        "undelivered": [first["id"], third["id"]],
        "cursor": cursor,
    }


def _trees(api: str) -> dict[str, Any]:
    account = {"email": EMAIL, "password": PASSWORD, "displayName": "Ada"}
    token = sent("", "POST", f"{api}/auth/register", account)["token"]
    tree = sent(token, "POST", f"{api}/trees", {"treeName": "Lovelace"})["treeId"]

    def person(first: str, last: str, born: str) -> str:
        body = {"treeId": tree, "firstName": first, "lastName": last, "birthDateText": born}
        return sent(token, "POST", f"{api}/persons", body)["personId"]

    parent, child = person("Annabella", "Byron", "1792"), person("Ada", "Lovelace", "1815")
    link = {"parentId": parent, "childId": child}
    sent(token, "POST", f"{api}/relationships/parent-child", link)
    sent(token, "POST", f"{api}/persons/{child}/photo", _photo(), {"content-type": "image/png"})
    return {"token": token, "tree": tree, "parent": parent, "child": child}


def _links(api: str, mails: Mailbox) -> dict[str, Any]:
    """A user who has not confirmed the address yet, and has forgotten the password."""
    account = {"email": LATE_EMAIL, "password": PASSWORD, "displayName": "Bea"}
    token = sent("", "POST", f"{api}/auth/register", account)["token"]
    confirmation = mails.token("confirm")
    sent("", "POST", f"{api}/auth/reset", {"email": LATE_EMAIL})
    return {"token": token, "confirmation": confirmation, "reset": mails.token("reset")}


def _photo() -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (8, 8), "green").save(file, "PNG")
    return file.getvalue()


def main() -> None:
    """Writes the archive of this version, unless there is one."""
    archive = FOLDER / f"{'-'.join((tablewright.__version__, *sys.argv[1:]))}.tar.xz"
    if archive.exists():
        sys.exit(f"{archive.name} exists. A released store is never written again.")
    write(archive)
    print(f"{archive.name}: {archive.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
