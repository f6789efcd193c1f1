"""The path table: the same route as the first pattern that matches, with the same parameters."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.api.path_table import PathTable

SEGMENTS = st.sampled_from(["a", "b", "{x}", "{y}"])
PATTERNS = st.lists(
    st.lists(SEGMENTS, min_size=1, max_size=3).map(lambda parts: "/" + "/".join(parts)),
    max_size=8,
    unique=True,
)
PATHS = st.lists(st.sampled_from(["a", "b", "c", "", "a\n"]), min_size=1, max_size=4)


@pytest.mark.parametrize("path", ["", "/", "/v1", "/v1/notes/", "/v1/notes/n1/", "v1/notes/n1"])
def test_a_path_of_another_form_is_not_found(path: str):
    assert PathTable([("/v1/notes/{note}", 1)]).find(path) is None


def test_of_several_patterns_that_match_the_first_counts():
    table = PathTable([("/a/{y}", "first"), ("/{x}/b", "second"), ("/a/b", "third")])
    assert ("first", {"y": "b"}) == table.find("/a/b")
    assert ("second", {"x": "c"}) == table.find("/c/b")


@given(PATTERNS, PATHS)
def test_it_finds_what_trying_one_pattern_after_the_other_finds(
    patterns: list[str], segments: list[str]
):
    path = "/" + "/".join(segments)
    expected = None
    for pattern in patterns:
        form = re.sub(r"{(\w+)}", "([^/]+)", pattern)
        names: list[str] = re.findall(r"{(\w+)}", pattern)
        found = re.fullmatch(form, path)
        if found is not None:
            expected = pattern, dict(zip(names, found.groups(), strict=True))
            break
    assert expected == PathTable([(one, one) for one in patterns]).find(path)
