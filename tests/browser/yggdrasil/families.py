"""Families for tests: small ones by the API, large ones as the page would read them."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import Any

from PIL import Image

from tests.browser.yggdrasil.serving import Account


@dataclass
class Family:
    """A tree of five generations, whose last two live."""

    tree_id: str
    ids: dict[str, str]  # by first name

    @property
    def place(self) -> str:
        return f"#/trees/{self.tree_id}"

    def of(self, name: str, **more: str) -> str:
        """The page's address with the panel of a person open."""
        asked = "&".join(f"{key}={value}" for key, value in {"person": self.ids[name]}.items())
        return "&".join([f"{self.place}?{asked}", *(f"{k}={v}" for k, v in more.items())])


def _person(first: str, last: str, gender: str, **more: Any) -> dict[str, Any]:
    return {"firstName": first, "lastName": last, "gender": gender, **more}


def bergs(owner: Account, name: str = "The Bergs of Uppsala") -> Family:
    """Karl and Anna, their children Erik and Lisa, and so on down to Robin."""
    people = [
        _person("Karl", "Berg", "Male", birthDateText="ABT 1850", deathDate="1921-03-12"),
        _person("Anna", "Lind", "Female", birthDate="1853-06-24", deathDateText="BEF 1930"),
        _person("Erik", "Berg", "Male", birthDate="1878-02-11", deathDate="1950-11-02"),
        _person("Lisa", "Berg", "Female", birthDateText="BET 1880 AND 1882", deathDateText="1958"),
        _person("Olof", "Berg", "Male", birthDate="1905-05-05", deathDate="1988-10-01"),
        _person("Ingrid", "Berg", "Female", birthDate="1936-04-17", birthPlace="Stockholm"),
        _person("Robin", "Carter", "Other", birthDate="1961-03-08", birthPlace="Bristol"),
    ]
    tree_id, made = owner.tree(name, *people, description="Clockmakers and teachers.")
    ids = {one["firstName"]: person_id for one, person_id in zip(people, made, strict=True)}
    links = ("Karl Erik", "Anna Erik", "Karl Lisa", "Anna Lisa", "Erik Olof")
    for pair in (*links, "Olof Ingrid", "Ingrid Robin"):
        parent, child = pair.split()
        owner.parent(ids[parent], ids[child])
    owner.couple(ids["Karl"], ids["Anna"], marriageDateText="1876")
    owner.ask("PATCH", f"api/trees/{tree_id}", {"rootPersonId": ids["Erik"]})
    return Family(tree_id, ids)


def large_graph(tree_id: str, count: int) -> dict[str, Any]:
    """A tree of many people, as the API gives it."""
    tree = {"treeId": tree_id, "ownerId": "a", "treeName": "Large", "role": "viewer", "version": 1}
    persons = [
        {
            "personId": f"p{n}",
            "firstName": f"First{n:05}",
            "lastName": f"Last{count - n:05}",
            "gender": "Unknown",
            "living": False,
            "level": n.bit_length(),
            "birthSort": f"{1500 + n // 10}-01-01",
        }
        for n in range(1, count + 1)
    ]
    parents = [{"parentId": f"p{n // 2}", "childId": f"p{n}"} for n in range(2, count + 1)]
    return {"tree": tree, "persons": persons, "parents": parents, "spouses": []}


def portrait() -> bytes:
    """A photo, as a file."""
    written = BytesIO()
    Image.new("RGB", (48, 64), (120, 140, 90)).save(written, "PNG")
    return written.getvalue()
