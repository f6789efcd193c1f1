"""Those who use the family trees while these are killed: one thing at a time, and each is noted.

A step raises a `ConnectionError` when the service has gone, and an `AssertionError` when it is
answered as it must not be.
Not here: what must be found afterwards (`faults.book`), when the end comes (`faults.kills`).
"""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

from tests.systems.events.faults.actors import accepted
from tests.systems.faults.caller import Caller
from tests.systems.yggdrasil.faults.book import Book
from tests.systems.yggdrasil.faults.served import API

IMPORTED = 120  # people of a file: enough for several writes
_FEW = 30  # people of a file for a tree that is deleted
_IMPORTS_MAX = 3  # of one store
_BUSY = (409,)  # others were at the tree at the same moment


class Actor:
    """A client that sends requests again and again."""

    def __init__(self, book: Book, seed: int, name: str) -> None:
        self.book = book
        self.name = name
        self.rng = Random(f"{seed} {name}")
        self.numbers = count()

    def step(self, caller: Caller) -> None:
        """Asks once, or a few times that belong together."""
        raise NotImplementedError

    def new_person(self, caller: Caller, tree_id: str, **more: Any) -> str | None:
        """Creates a person; None if others were changing the tree."""
        name = f"{self.name} {next(self.numbers)}"
        key = name.replace(" ", "-")
        body = {"treeId": tree_id, "firstName": name, **more}
        told = accepted(
            caller.ask("POST", f"{API}/persons", body, idempotency_key=key), 201, *_BUSY
        )
        person_id: str | None = told.get("personId")
        if person_id is not None and tree_id == self.book.tree_id:
            with self.book.lock:
                self.book.people[name] = person_id
        return person_id


class Grower(Actor):
    """Creates people, most of them as a child of another."""

    def step(self, caller: Caller) -> None:
        """Makes one."""
        there = self.book.standing()
        more: dict[str, Any] = {}
        if there and self.rng.random() < 0.7:
            relative = {"kind": "child", "personId": self.rng.choice(there), "type": "Adoptive"}
            more["relative"] = relative
        # The relative may be deleted at this moment.
        try:
            self.new_person(caller, self.book.tree_id, **more)
        except AssertionError as error:
            if not str(error).startswith("404"):
                raise


class Linker(Actor):
    """Links couples."""

    def step(self, caller: Caller) -> None:
        """Links two people whom no other actor has linked."""
        pair = [self.new_person(caller, self.book.tree_id) for _ in range(2)]
        if None in pair:
            return
        first, second = str(pair[0]), str(pair[1])
        body = {"person1Id": first, "person2Id": second, "notes": self.name}
        answer = caller.ask("POST", f"{API}/relationships/spousal", body)
        if answer.status in (404, *_BUSY):
            return
        accepted(answer, 201)
        with self.book.lock:
            self.book.couples.add((first, second))


class Ender(Actor):
    """Deletes people, or makes two of them one."""

    def step(self, caller: Caller) -> None:
        """Ends one."""
        there = self.book.standing()
        if len(there) < 6:
            return self.step_by_growing(caller)
        drop, keep = self.rng.sample(there, 2)
        with self.book.lock:
            self.book.doomed.add(drop)
        if self.rng.random() < 0.5:
            answer = caller.ask("DELETE", f"{API}/persons/{drop}")
        else:
            body = {"keep": keep, "drop": drop}
            answer = caller.ask("POST", f"{API}/trees/{self.book.tree_id}/merge", body)
        # 422: one descends from the other.
        if answer.status in (404, 422, *_BUSY):
            return None
        accepted(answer, 204, 200, 202)
        if answer.status != 202:
            with self.book.lock:
                self.book.gone.add(drop)
        return None

    def step_by_growing(self, caller: Caller) -> None:
        """There are too few to end one."""
        self.new_person(caller, self.book.tree_id)


class Feller(Actor):
    """Makes trees with people, and deletes them, some while a file is imported into them."""

    def step(self, caller: Caller) -> None:
        """One tree from its beginning to its end."""
        made = accepted(caller.ask("POST", f"{API}/trees", {"treeName": self.name}), 201)
        tree_id = made["treeId"]
        first = self.new_person(caller, tree_id)
        for _ in range(3):
            relative = {"kind": "child", "personId": first, "type": "Adoptive"}
            self.new_person(caller, tree_id, relative=relative)
        if self.rng.random() < 0.5:  # which is not over when the tree goes
            accepted(_sent(caller, f"{API}/trees/{tree_id}/import", file_of(_FEW)), 202)
        accepted(caller.ask("DELETE", f"{API}/trees/{tree_id}"), 204)
        with self.book.lock:
            self.book.felled.add(tree_id)


class Importer(Actor):
    """Imports files, each into a tree of its own, and does not wait for the end."""

    def step(self, caller: Caller) -> None:
        """One file."""
        if len(self.book.imports) >= _IMPORTS_MAX:
            self.new_person(caller, self.book.tree_id)
            return
        made = accepted(caller.ask("POST", f"{API}/trees", {"treeName": self.name}), 201)
        path = f"{API}/trees/{made['treeId']}/import"
        told = accepted(_sent(caller, path, file_of(IMPORTED)), 202)
        with self.book.lock:
            self.book.imports[made["treeId"]] = made["treeId"], told["importId"]


def file_of(people: int) -> str:
    """A GEDCOM file with one long line of fathers and sons."""
    lines = ["0 HEAD", "1 GEDC", "2 VERS 7.0"]
    for number in range(1, people + 1):
        lines += [f"0 @I{number}@ INDI", f"1 NAME Import {number} /Line/"]
        lines += [f"1 FAMS @F{number}@"] if number < people else []
        lines += [f"1 FAMC @F{number - 1}@"] if number > 1 else []
    for number in range(1, people):
        lines += [f"0 @F{number}@ FAM", f"1 HUSB @I{number}@", f"1 CHIL @I{number + 1}@"]
    return "\n".join([*lines, "0 TRLR", ""])


def _sent(caller: Caller, path: str, text: str) -> Any:
    """Sends a file: the caller's JSON of a text would be no GEDCOM."""
    content = text.encode()
    head = (
        f"POST {path} HTTP/1.1\r\nhost: localhost\r\n"
        f"authorization: Bearer {caller.key}\r\ncontent-type: application/octet-stream\r\n"
        f"content-length: {len(content)}\r\n\r\n"
    )
    caller.client.send(head.encode() + content)
    return caller.client.receive()
