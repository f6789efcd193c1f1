"""JSON from outside: what is refused, and that all else comes in exactly as it was written."""

from __future__ import annotations

import contextlib
import json
from decimal import Decimal
from time import thread_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import limits
from tablewright.api.http import json_text
from tablewright.api.http.json_text import read_json, reading
from tablewright.errors import HttpError, InvalidError, MalformedError

KIB = 1024
QUICKLY_SECONDS = 2.0  # the slowest takes 0.05 here; one that is read again and again, minutes


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b" ",
        b"{",
        b'{"a":1,}',
        b"[1,]",
        b"[01]",
        b"[+1]",
        b"[.5]",
        b"[5.]",
        b"[0x10]",
        b"['a']",
        b"{a:1}",
        b"[1] [2]",
        b"nul",
        b'["\x01"]',
        b'["\\x41"]',
        b'["open',
        b"[\xc2\xa01]",
    ],
)
def test_what_is_not_json_is_malformed(text: bytes):
    with pytest.raises(MalformedError, match="The body is not valid JSON"):
        read_json(text)


@pytest.mark.parametrize(
    "text", [b"\xff", b'["\xed\xa0\x80"]', "{}".encode("utf-16"), b'"\xc0\xaf"']
)
def test_what_is_not_utf8_is_malformed(text: bytes):
    with pytest.raises(MalformedError, match="must be UTF-8"):
        read_json(text)


def test_a_byte_order_mark_is_malformed():
    with pytest.raises(MalformedError, match="byte order mark"):
        read_json(b"\xef\xbb\xbf{}")


@pytest.mark.parametrize(
    "text", [b'{"a":1,"a":1}', b'{"a":1,"\\u0061":2}', b'[{"x":{"b":0,"c":1,"b":2}}]']
)
def test_a_name_given_twice_is_refused(text: bytes):
    with pytest.raises(InvalidError, match="Duplicate name"):
        read_json(text)


@pytest.mark.parametrize("text", [b"NaN", b"[Infinity]", b'{"a":-Infinity}'])
def test_what_no_number_of_json_is_refused(text: bytes):
    with pytest.raises(InvalidError, match="is not a JSON number"):
        read_json(text)


@pytest.mark.parametrize("text", [b'["\\ud800"]', b'{"\\udfff":1}', b'["\\ude00\\ud83d"]'])
def test_half_of_a_character_pair_is_refused(text: bytes):
    with pytest.raises(InvalidError, match="lone surrogate"):
        read_json(text)


def test_both_halves_make_a_character():
    assert ["😀"] == read_json(b'["\\ud83d\\ude00"]')


@pytest.mark.parametrize(
    "number",
    ["1E126", "-1E126", "1E-131", "10E125", "0.1E-130", "1E999999999999999999999", "9" * 5_000],
)
def test_a_number_out_of_dynamodbs_range_is_refused(number: str):
    with pytest.raises(InvalidError, match="outside"):
        read_json(f"[{number}]".encode())


@pytest.mark.parametrize("number", ["9" * 39, "-" + "9" * 39, "1." + "1" * 38, "1" * 39 + "E5"])
def test_a_number_of_more_than_38_digits_is_refused(number: str):
    with pytest.raises(InvalidError, match="at most 38 digits"):
        read_json(f"[{number}]".encode())


@pytest.mark.parametrize(
    "number",
    [
        "9" * 38,
        "9" * 38 + "0" * 87,
        "1E125",
        "1E-130",
        "0." + "0" * 129 + "1",
        "0.00",
        "-0.0",
        "1E0000000000000000000000000000000000000000000000000005",
        "0." + "0" * 200 + "1E100",
    ],
)
def test_a_number_that_dynamodb_can_hold_is_exact(number: str):
    (found,) = read_json(f"[{number}]".encode())
    assert Decimal(number) == found
    if isinstance(found, Decimal):
        assert Decimal(number).as_tuple() == found.as_tuple()


@pytest.mark.parametrize("number", ["0E99999999999999999999999", "0.0e-999"])
def test_a_zero_with_an_absurd_exponent_is_refused_like_others(number: str):
    with pytest.raises(InvalidError, match="outside"):
        read_json(f"[{number}]".encode())


def test_a_price_keeps_its_zero():
    assert "1.10" == str(read_json(b'{"price":1.10}')["price"])


@pytest.mark.parametrize("levels", [1, 31, 32])
def test_as_many_levels_as_dynamodb_has_are_read(levels: int):
    assert read_json(b"[" * levels + b"]" * levels) is not None


@pytest.mark.parametrize(
    "text",
    [
        b"[" * 33 + b"]" * 33,
        b'{"a":' * 33 + b"1" + b"}" * 33,
        b'[{"a":' * 17 + b"1" + b"}]" * 17,
        b"[" + b"[]," * 40 + b"[" * 33 + b"]" * 34,
    ],
)
def test_one_level_more_is_refused(text: bytes):
    with pytest.raises(InvalidError, match="at most 32 levels"):
        read_json(text)


def test_brackets_in_texts_are_no_levels():
    text = '["' + "[{" * 500 + '", "\\"' + "[" * 500 + '", "\\\\", [], {}]'
    assert json.loads(text) == read_json(text.encode())


@pytest.mark.parametrize(
    "text",
    [
        b"[" * 256 * KIB,
        b"]" * 256 * KIB,
        b"[]" * 128 * KIB,
        b"[" * 128 * KIB + b"]" * 128 * KIB,
        b'{"a":' * 50 * KIB,
        b'"' * 256 * KIB,
        b"[[]," * 40 + b'"' + b'\\"' * 125 * KIB,
        b"[" + b"[]," * 40 + b'"' + b"\\" * 250 * KIB,
        b"[" + b"9" * 255 * KIB + b"]",
        b"[0." + b"9" * 255 * KIB + b"]",
        b"[1" + b"0" * 255 * KIB + b"]",
        b"[1E" + b"9" * 255 * KIB + b"]",
        b"[" + b"1E9999999," * 25 * KIB + b"1]",
        b"{" + b'"a":1,' * 40 * KIB + b'"a":1}',
    ],
    ids=range(14),
)
def test_what_serves_only_to_exhaust_is_refused_quickly(text: bytes):
    started = thread_time()  # processor time: other programs may use the machine
    with pytest.raises(HttpError) as refusal:
        read_json(text)
    assert thread_time() - started < QUICKLY_SECONDS
    assert refusal.value.status in (400, 413, 422)
    assert len(refusal.value.message) < 200


_NUMBERS = st.integers(-(10**38) + 1, 10**38 - 1) | st.decimals(
    allow_nan=False, allow_infinity=False, places=6, min_value=-(10**20), max_value=10**20
)
_VALUES = st.recursive(
    st.none() | st.booleans() | _NUMBERS | st.text(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(), inner, max_size=5),
    max_leaves=20,
)


def _text(value: Any) -> str:
    """JSON with decimals as they are; `json` itself knows floats only."""
    if isinstance(value, Decimal):
        return str(value)
    if isinstance(value, list):
        return f"[{','.join(map(_text, value))}]"
    if isinstance(value, dict):
        return "{" + ",".join(f"{json.dumps(n)}: {_text(one)}" for n, one in value.items()) + "}"
    return json.dumps(value)


@given(_VALUES)
def test_every_value_comes_in_as_it_went_out(value: Any):
    found = read_json(_text(value).encode(), levels_max=limits.NESTING_LEVELS_MAX)
    assert value == found
    assert _text(value) == _text(found)


@given(st.text(alphabet='[]{}",:\\ 01eE.-+aNu\ud83d\n', max_size=60) | st.text(max_size=60))
def test_whatever_it_takes_json_takes_too_and_means_the_same(text: str):
    raw = text.encode("utf-8", "surrogatepass")
    try:
        found = read_json(raw)
    except (MalformedError, InvalidError):
        return
    assert json.loads(raw, parse_float=Decimal) == found


@given(st.binary(max_size=60))
def test_any_bytes_are_read_or_refused(raw: bytes):
    with contextlib.suppress(MalformedError, InvalidError):
        read_json(raw)


_PIECES = st.sampled_from(
    [
        *("{", "}", "[", "]", ",", ":", " :", "\n:", "\r:", "\t:", " ", "\n"),
        *('"a"', '"b"', '"a":', '"b": ', '"\\":"', '"\\u0022:"', '"\\ud83d"'),
        *("1", "-0", "1.10", "1e5", "0.5E-3", "9" * 40, "null", "true", "NaN"),
    ]
)


def _outcome(text: bytes) -> Any:
    try:
        return repr(read_json(text))
    except HttpError as refusal:
        return type(refusal), refusal.message


@given(st.lists(_PIECES, max_size=14).map("".join), st.integers(1, 8))
def test_a_text_that_is_read_in_parts_means_the_same(text: str, step_bytes: int):
    whole = _outcome(text.encode())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(json_text, "_STEP_BYTES", step_bytes)
        assert whole == _outcome(text.encode())


@given(_VALUES, st.integers(1, 20), st.sampled_from([(",", ":"), (" ,\n", " : ")]))
def test_a_value_that_is_read_in_parts_is_exact(
    value: Any, step_bytes: int, marks: tuple[str, str]
):
    text = json.dumps(value, separators=marks, default=str).encode()
    whole = read_json(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(json_text, "_STEP_BYTES", step_bytes)
        assert whole == read_json(text)


def test_a_long_text_is_read_in_many_steps():
    text = json.dumps({"events": [{"n": list(range(1_000))} for _ in range(100)]}).encode()
    assert sum(1 for _ in reading(text)) > 3 * len(text) / json_text._STEP_BYTES


@pytest.mark.parametrize(
    "text",
    [
        b'{"a":1,"long":"%b","a":2}',
        b'{"a" : 1,"long":"%b","a" : 2}',
        b'{"long":[{"b":0,"b":1},"%b"]}',
        b'[{"a":{"\\":":1}},"%b",{"c":{"d":1,"d":1}}]',
        b'{"long":"%b","a":{"b":1},"a":[{"c":"\\":"}]}',
    ],
)
def test_a_name_given_twice_is_refused_in_a_long_text(text: bytes):
    with pytest.raises(InvalidError, match="Duplicate name"):
        read_json(text % (b"x" * 100_000))


def test_the_place_of_an_error_is_that_in_the_whole_text():
    text = b'{\n"long":"' + b"x" * 100_000 + b'",\n"events":[{"a":1},\n{"a":tru}]}'
    with pytest.raises(MalformedError, match="line 4, column 6"):
        read_json(text)


@pytest.mark.parametrize("number", [b"9" * 39, b"1E126", b"1.5e-140", b"9" * 20_000])
def test_a_number_that_dynamodb_cannot_hold_is_found_in_a_long_text(number: bytes):
    with pytest.raises(InvalidError, match="number"):
        read_json(b'["%b",%b%b]' % (b"1e999" * 5_000, b"1," * 20_000, number))


@given(st.lists(_PIECES, max_size=14).map("".join))
def test_the_quick_reader_says_what_the_careful_one_says(text: str):
    def unsure(value: Any, text: bytes) -> bool:
        return False

    quick = _outcome(text.encode())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(json_text, "_has_names_once", unsure)
        assert _outcome(text.encode()) == quick


@pytest.mark.parametrize(
    "text", ['{"a":1,"a" :"\\":"}', '{"a":{"b":1},"a":[{"c":"\\":"}]}', '{"a":1,"a":"\\u0022:"}']
)
def test_a_name_given_twice_is_found_beside_quotes_and_colons(text: str):
    with pytest.raises(InvalidError, match="Duplicate name"):
        read_json(text.encode())
