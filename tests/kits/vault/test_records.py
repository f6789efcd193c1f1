"""Records: canonical JSON of single records, and of pages of them."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.errors import InvalidError
from tablewright.kits.vault import Record, limits
from tablewright.kits.vault.records import Fields, key_of, keys_of

_PIECES = [
    *("{}", "{", "}", '{"a":1}', '{"b":{}', '{"c":[{}', "{}]}", '{"s":"}', '{"s":"x"}', "[1]"),
    *('{"a":1}{"a":2}', '{"a":1}\n{"a":2}', '{"b":1.10,"a":[1e5,-0.0]}', '{"z":-0}', " {}", "{} "),
    *('{"h":"\\ud800"}', '{"é":"\\u00e9\\n","a":null}', '{"a":1,"a":true}', '{\n"a":1}', "", "7"),
    *('{"n":12345678901234567890123}', '{"a":NaN}', '{"q":"\\""}', '{"d":"2026-01-05 -0"}'),
]
_IDS = st.text(st.sampled_from("aZ9 é\n\x7f\ud800\u00a0"), max_size=3)


def _one_by_one(records: list[Record]) -> tuple[list[bytes], dict[str, list[str]]] | str:
    fields = Fields()
    try:
        return [fields.canonical(one) for one in records], fields.schema()
    except InvalidError as error:
        return str(error)


def _together(records: list[Record]) -> tuple[list[bytes], dict[str, list[str]]] | str:
    fields = Fields()
    try:
        return fields.all_canonical(records), fields.schema()
    except InvalidError as error:
        return str(error)


@pytest.mark.parametrize(
    "parts",
    [
        ['{"b":{}', "{}}"],
        ['{"c":[{}', '{}]},{"a":1}'],
        ['{"s":"}', '{"}'],
        ['{"a":1}{"a":2}', ""],
        ['{"a":1}\n{"a":2}', "{}"],
    ],
)
def test_parts_of_objects_are_not_records_even_if_they_fit_together(parts: list[str]):
    with pytest.raises(InvalidError, match="not JSON"):
        Fields().all_canonical([Record("x", one.encode()) for one in parts])


@given(st.lists(st.sampled_from(_PIECES), max_size=4), st.integers(1, 60))
def test_the_records_of_a_page_have_the_form_of_single_records(parts: list[str], together: int):
    records = [Record(str(at), one.encode()) for at, one in enumerate(parts)]
    expected = _one_by_one(records)
    assert expected == _together(records)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "VAULT_TOGETHER_BYTES", together)
        assert expected == _together(records)


@given(st.lists(st.dictionaries(st.text(max_size=3), st.integers() | st.text(max_size=9))))
def test_canonical_json_has_sorted_keys_and_no_spaces(objects: list[dict[str, int | str]]):
    records = [Record("x", json.dumps(one).encode()) for one in objects]
    found = [json.loads(one) for one in Fields().all_canonical(records)]
    assert objects == found
    assert [sorted(one) for one in objects] == [list(one) for one in found]


@given(st.lists(_IDS, max_size=3))
def test_the_ids_of_a_page_are_checked_like_single_ids(ids: list[str]):
    records = [Record(one, b"{}") for one in ids]
    try:
        expected = [key_of(one) for one in ids]
    except InvalidError:
        with pytest.raises(InvalidError, match="not a valid record id"):
            keys_of(records)
        return
    assert expected == keys_of(records)


def test_an_id_of_a_page_that_is_too_long_is_rejected():
    with pytest.raises(InvalidError, match="not a valid record id"):
        keys_of([Record("a", b"{}"), Record("b" * (limits.VAULT_ID_BYTES_MAX + 1), b"{}")])
