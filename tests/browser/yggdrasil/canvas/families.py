"""Graphs of made-up families, as `GET /graph` gives them: a small one, and large ones by a seed.

Not here: what is expected of their drawings (`test_layouts.py`, `test_canvas.py`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

Graph = dict[str, Any]

_WOMEN = """Agnes Berta Clara Dora Elsa Frida Greta Hedwig Ida Johanna Klara Lina Martha Nora
    Ottilie Paula Rosa Selma Thea Ursula Vera Wilma""".split()
_MEN = """Anton Bruno Carl Emil Franz Georg Hans Ivar Jakob Karl Leo Max Nils Otto Paul Rolf Sven
    Theo Ulf Viktor Walter""".split()
_LAST = "Berg Dahl Ekman Falk Grund Holm Lind Mohr Nord Quist Rosen Thorne Vinter Wessel".split()


@dataclass
class Family:
    """A graph that is being put together."""

    name: str = "The Bergs"
    persons: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    parents: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    spouses: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    root: str | None = None

    def person(self, first: str, last: str, gender: str, years: str = "", **more: Any) -> str:
        """Adds a person; years such as `1850-1921`. Returns the id."""
        person_id = f"p{len(self.persons) + 1}"
        born, _, died = years.partition("-")
        person: dict[str, Any] = {
            "personId": person_id,
            "firstName": first,
            "lastName": last,
            "gender": gender,
        }
        if born:
            person["birthDateText"] = born
        if died:
            person["deathDateText"] = died
        person["living"] = not died and bool(born) and int(born) > 1920
        self.persons.append(person | more)
        return person_id

    def couple(self, a: str, b: str, status: str = "Married") -> None:
        self.spouses.append({"person1Id": a, "person2Id": b, "status": status})

    def child(self, child: str, *parents: str, type: str = "Biological") -> str:
        for parent in parents:
            self.parents.append({"parentId": parent, "childId": child, "type": type})
        return child

    def graph(self) -> Graph:
        tree: dict[str, Any] = {"treeName": self.name}
        if self.root:
            tree["rootPersonId"] = self.root
        return {
            "tree": tree,
            "persons": self.persons,
            "parents": self.parents,
            "spouses": self.spouses,
        }


def small() -> Graph:
    """Five generations with one of everything: parted couples, adoption, cousins who marry."""
    made = Family()
    add, child, couple = made.person, made.child, made.couple
    johan = add("Johan", "Berg", "Male", "1819-1901")
    anna = add("Anna Katharina", "Lindqvist", "Female", "1824-1899")
    couple(johan, anna)
    carl = child(add("Carl Fredrik", "Berg", "Male", "1846-1918"), johan, anna)
    ida = child(add("Ida", "Berg", "Female", "1849-1931"), johan, anna)
    child(add("Nils", "Berg", "Male", "1853-1857"), johan, anna)
    emma = add("Emma", "Falk", "Female", "1850-1880")
    rosa = add("Rosa", "Holm", "Female", "1858-1929")
    couple(carl, emma, "Widowed")
    couple(carl, rosa)
    erik = add("Erik", "Thorne", "Male", "1845-1911")
    couple(ida, erik)
    otto = child(add("Otto", "Berg", "Male", "1874-1950"), carl, emma)
    child(add("Selma", "Berg", "Female", "1878-1961"), carl, emma)
    viktor = child(add("Viktor", "Berg", "Male", "1884-1944"), carl, rosa)
    karin = child(add("Karin", "Thorne", "Female", "1880-1969"), ida, erik)
    child(add("Hugo", "Thorne", "Male", "1883-1916"), ida, erik)
    couple(viktor, karin)  # cousins
    ada = add("Ada Wilhelmina Charlotta", "von Rosenstein-Ekman", "Female", "1876-1954")
    couple(otto, ada, "Divorced")
    greta = child(add("Greta", "Berg", "Female", "1902-1990"), otto, ada)
    child(add("Ivar", "Berg", "Male", "1905-1978"), otto, ada)
    child(add("Lena", "Berg", "Female", "1910-2001"), viktor, karin)
    sven = child(add("Sven", "Berg", "Male", "1913-1989"), viktor, karin)
    child(add("Tove", "Berg", "Other", "1916-1995"), viktor, karin, type="Adoptive")
    paul = add("Paul", "Nord", "Male", "1899-1972")
    couple(greta, paul)
    maria = add("Maria", "Dahl", "Female", "1915-2004")
    couple(sven, maria)
    child(add("Living", "", "Unknown", hidden=True, living=True), greta, paul)
    jan = child(add("Jan", "Nord", "Male", "1934"), greta, paul)
    child(add("Eva", "Berg", "Female", "1941"), sven, maria)
    peter = child(add("Peter", "Berg", "Male", "1944"), sven, maria)
    child(add("Mats", "Quist", "Male", "1947"), maria, type="Foster")
    ulla = add("Ulla", "Mohr", "Female", "1938")
    couple(jan, ulla, "Separated")
    made.root = peter
    return made.graph()


def royal(seed: int = 92, size: int = 3010) -> Graph:
    """A large family of many generations, like those of kings: one long line at the top, people
    who marry two or three times, and cousins who marry.
    """
    draws = Random(seed)
    made = Family("A royal house")
    year = 400
    line = made.person("Harald", "", "Male", f"{year}-{year + 50}")
    for _ in range(38):
        year += 27
        line = made.child(_anybody(made, draws, "", year, "Male"), line)
    generation = [line]
    while len(made.persons) < size:
        year += 27
        born: list[str] = []
        unmarried = list(generation)
        draws.shuffle(unmarried)
        while unmarried and len(made.persons) < size - 1:
            one = unmarried.pop()
            if len(born) > 70 or (len(generation) > 3 and draws.random() < 0.2):
                continue
            for _ in range(1 if draws.random() < 0.85 else draws.choice((2, 3))):
                is_cousin = bool(unmarried) and draws.random() < 0.12
                other = unmarried.pop() if is_cousin else _anybody(made, draws, None, year - 27)
                if not is_cousin and draws.random() < 0.3:
                    made.child(other, _anybody(made, draws, None, year - 54))
                made.couple(one, other, draws.choice(("Married", "Married", "Divorced")))
                for _ in range(draws.choice((0, 1, 1, 2, 2, 3, 5))):
                    last = str(made.persons[int(one[1:]) - 1]["lastName"])
                    born.append(made.child(_anybody(made, draws, last, year), one, other))
                if len(made.persons) >= size:
                    break
        generation = born if len(born) > 3 else [*born, _anybody(made, draws, None, year)]
    _keep(made, size)
    return made.graph()


def tangled(seed: int) -> Graph:
    """A small graph with anything in it: three parents, remarriages, marriages across generations,
    people without kin, several families.
    """
    draws = Random(seed)
    made = Family(f"Tangle {seed}")
    people = [
        _anybody(made, draws, None, draws.randrange(1500, 1990))
        for _ in range(draws.randrange(1, 60))
    ]
    if draws.random() < 0.3:
        for person in made.persons:
            person.pop("birthDateText", None)
    marries = draws.choice((0.0, 0.04, 0.1, 0.35))
    types = ("Biological", "Biological", "Biological", "Adoptive", "Step", "Foster")
    in_order = draws.random() < 0.5  # no marriage or descent across generations
    for index, one in enumerate(people):
        first = index // 9 * 9
        before = people[max(0, first - 9) : first] if in_order else people[:index]
        if before and draws.random() < 0.7:
            for parent in draws.sample(before, min(len(before), draws.choice((1, 2, 2, 2, 3)))):
                made.child(one, parent, type=draws.choice(types))
        others = [
            other for other in (people[first : first + 9] if in_order else people) if other != one
        ]
        while others and draws.random() < marries:
            made.couple(one, draws.choice(others), draws.choice(("Married", "Divorced", "Widowed")))
    return made.graph()


def _keep(made: Family, count: int) -> None:
    """Takes those away who came last, so that so many are left."""
    del made.persons[count:]
    there = {person["personId"] for person in made.persons}
    made.parents = [link for link in made.parents if {link["parentId"], link["childId"]} <= there]
    made.spouses = [
        link for link in made.spouses if {link["person1Id"], link["person2Id"]} <= there
    ]


def _anybody(
    made: Family, draws: Random, last: str | None, year: int, gender: str | None = None
) -> str:
    gender = gender or draws.choice(("Female", "Male"))
    first = draws.choice(_WOMEN if gender == "Female" else _MEN)
    died = year + draws.randrange(20, 90)
    years = f"{year}-{died}" if died < 2020 else str(year)
    return made.person(first, draws.choice(_LAST) if last is None else last, gender, years)
