"""A process that uses a key file others use too, and may be killed at it.

    python -m tests.client.keys.keyring_child PATH first | rotate | churn | careless COUNT

`careless` has a planted fault: it writes the file in its place.
It says `ready`, waits for a line, and says each thing that it is about to do (`?`) and has done
(`+`): the id of a key that was made or found, or the scope that was shredded.
"""

from __future__ import annotations

import itertools
import os
import sys

from tablewright.client.keys import FileKeyStore, Keyring, ScopeKeys, file_store
from tests.client.keys.keyrings import MASTER

SCOPES = ("a", "b", "c")


def main() -> None:
    """Does what the command line says."""
    path, work, count = sys.argv[1:]
    keyring = Keyring(path, MASTER)
    _say("ready")
    sys.stdin.readline()
    WORKS[work](keyring, int(count))


def _first(keyring: Keyring, count: int) -> None:
    for number in range(count):
        _say(f"+ made scope-{number} {keyring.current(f'scope-{number}').id}")


def _rotate(keyring: Keyring, count: int) -> None:
    for _ in range(count):
        _say(f"+ made a {keyring.rotate('a').id}")


def _churn(keyring: Keyring, count: int) -> None:
    """Every seventh time a scope is shredded, and renewed at once."""
    for number, scope in zip(itertools.count(1), itertools.cycle(SCOPES), strict=False):
        if number > count:
            return
        if number % 7 == 0:
            _say(f"? shredded {scope}")
            keyring.shred(scope)
            _say(f"+ shredded {scope}")
        _say(f"+ made {scope} {keyring.renew(scope).id}")
        _say(f"+ made {scope} {keyring.rotate(scope).id}")


def _careless(keyring: Keyring, count: int) -> None:
    def write_in_place(self: FileKeyStore, scopes: dict[str, ScopeKeys]) -> None:
        content = file_store._content(scopes)
        with self._path.open("wb") as file:
            file.write(content[: len(content) // 2])
            file.flush()
            os.fsync(file.fileno())
            file.write(content[len(content) // 2 :])

    FileKeyStore._write = write_in_place
    _rotate(keyring, count)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


WORKS = {"first": _first, "rotate": _rotate, "churn": _churn, "careless": _careless}

if __name__ == "__main__":
    main()
