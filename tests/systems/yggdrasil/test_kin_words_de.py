"""German words for kin, for the grid of generations, and over HTTP."""

from __future__ import annotations

import pytest

from tablewright.systems.yggdrasil.design.values import Gender
from tablewright.systems.yggdrasil.kinship.kin_words_de import german_kin
from tests.systems.yggdrasil.service.growing import API, asked, couple, link, new_person, new_tree
from tests.systems.yggdrasil.service.world import World, with_trees

# Rows: how many generations up; columns: how many down from there.
FEMALE = """
dieselbe Person | Tochter | Enkelin | Urenkelin | Ururenkelin
Mutter | Schwester | Nichte | Großnichte | Urgroßnichte
Großmutter | Tante | Cousine | Nichte 2. Grades | Großnichte 2. Grades
Urgroßmutter | Großtante | Tante 2. Grades | Cousine 2. Grades | Nichte 3. Grades
Ururgroßmutter | Urgroßtante | Großtante 2. Grades | Tante 3. Grades | Cousine 3. Grades
"""


def test_each_step_of_the_grid_has_its_word():
    rows = [line.split(" | ") for line in FEMALE.strip().splitlines()]
    made = [[german_kin(up, down, "Female") for down in range(5)] for up in range(5)]
    assert rows == made


@pytest.mark.parametrize(
    ("steps", "gender", "prefix", "word"),
    [
        ((2, 1), "Unknown", "Stief", "Stiefonkel oder Stieftante"),
        ((1, 1), "Male", "Halb", "Halbbruder"),
        ((1, 0), "Female", "Adoptiv", "Adoptivmutter"),
        ((7, 0), "Male", "", "5-fach-Urgroßvater"),
    ],
)
def test_prefixes_join_each_word(steps: tuple[int, int], gender: Gender, prefix: str, word: str):
    assert word == german_kin(*steps, gender, prefix)


@with_trees
async def test_a_relationship_is_named_in_german(world: World):
    tree_id = await new_tree(world.ann)
    ids = {
        name: await new_person(world.ann, tree_id, name, gender=gender)
        for name, gender in (
            ("Ida", "Female"), ("Max", "Male"), ("Eva", "Female"), ("Uwe", "Male"),
            ("Pia", "Female"),
        )
    }  # fmt: skip
    for parent, child in (("Ida", "Eva"), ("Ida", "Uwe"), ("Pia", "Max")):
        assert 201 == (await link(world.ann, ids[parent], ids[child])).status
    assert 201 == (await couple(world.ann, ids["Max"], ids["Eva"])).status

    async def names(one: str, other: str) -> tuple[str, str]:
        query = f"from={ids[one]}&to={ids[other]}&language=de"
        found = await asked(world.ann, "GET", f"{API}/trees/{tree_id}/relationship?{query}")
        return found["name"], found["reverseName"]

    assert ("Ehefrau", "Ehemann") == await names("Max", "Eva")
    assert ("Schwiegermutter", "Schwiegersohn") == await names("Max", "Ida")
    assert ("Schwager", "Schwager") == await names("Max", "Uwe")
    assert ("Mutter des Ehemanns der Halbschwester", "Halbbruder der Ehefrau des Sohns") == (
        await names("Uwe", "Pia")
    )
