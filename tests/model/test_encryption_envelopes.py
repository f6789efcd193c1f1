"""Envelopes: they open in one place, with one key, as they were made, or not at all."""

from __future__ import annotations

import dataclasses
from base64 import b64encode
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tablewright.errors import EnvelopeError, TamperedValueError, WrongScopeError
from tablewright.ids import CountingIds
from tablewright.model.stored import envelopes
from tablewright.model.stored.envelopes import DataKey, Row, joined, key_id_of, opened, seal

KEY = DataKey("0123456789abcdef" * 2, "acme", b"k" * 32)
NONCE = b"n" * 12
ROW = Row.of("tokens", {"accountId": {"S": "acme"}, "tokenId": {"S": "t1"}}, scope="acme")
PLACE = ROW.context("accessToken")

texts = st.text(max_size=20)
numbers = st.integers(-(10**6), 10**6).map(str)
key_values = st.one_of(
    texts.map(lambda text: {"S": text}),
    numbers.map(lambda number: {"N": number}),
    st.binary(max_size=20).map(lambda octets: {"B": b64encode(octets).decode()}),
)
places = st.tuples(
    texts, st.dictionaries(texts, key_values, min_size=1, max_size=2), texts, texts
)  # table, key, scope, attribute


def _context(table: str, key: dict[str, Any], scope: str, attribute: str) -> envelopes.Context:
    return Row.of(table, key, scope=scope).context(attribute)


def _sealed(plaintext: bytes = b"secret") -> bytes:
    return seal(plaintext, KEY, PLACE, nonce=NONCE)


@pytest.mark.parametrize("length", range(envelopes.OVERHEAD_BYTES))
def test_bytes_too_short_for_an_envelope_are_refused(length: int):
    with pytest.raises(EnvelopeError, match=f"only {length} bytes"):
        opened(_sealed()[:length], KEY, PLACE)


def test_an_envelope_of_an_unknown_version_is_refused_by_its_number():
    with pytest.raises(EnvelopeError, match="unknown version 2"):
        opened(b"\x02" + _sealed()[1:], KEY, PLACE)


def test_a_key_of_another_scope_neither_seals_nor_opens():
    other = DataKey(KEY.id, "globex", KEY.secret)
    with pytest.raises(WrongScopeError, match="'globex', the value to 'acme'"):
        seal(b"", other, PLACE, nonce=NONCE)
    with pytest.raises(WrongScopeError):
        opened(_sealed(), other, PLACE)


def test_a_key_of_another_id_does_not_open():
    with pytest.raises(WrongScopeError):
        opened(_sealed(), DataKey("ff" * 16, "acme", KEY.secret), PLACE)


def test_another_secret_under_the_same_id_does_not_open():
    with pytest.raises(TamperedValueError):
        opened(_sealed(), DataKey(KEY.id, "acme", b"x" * 32), PLACE)


def test_an_envelope_that_names_another_key_of_its_scope_does_not_open():
    other = DataKey("ff" * 16, "acme", KEY.secret)
    renamed = _sealed()[:1] + bytes.fromhex(other.id) + _sealed()[17:]
    with pytest.raises(TamperedValueError):
        opened(renamed, other, PLACE)


def test_a_nonce_of_another_length_is_refused():
    with pytest.raises(ValueError, match="12 bytes"):
        seal(b"", KEY, PLACE, nonce=b"n" * 11)


@pytest.mark.parametrize("key_id", ["", "0" * 31, "0" * 33, "G" * 32, "A" * 32, "0" * 32 + "\n"])
def test_a_key_id_of_another_form_is_refused(key_id: str):
    with pytest.raises(ValueError, match="32 lowercase hexadecimal digits"):
        DataKey(key_id, "", bytes(32))


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_a_secret_of_another_length_is_refused_without_being_shown(length: int):
    with pytest.raises(ValueError, match="32 bytes") as refused:
        DataKey("0" * 32, "", b"s" * length)
    assert "sss" not in str(refused.value)


def test_what_is_said_of_a_changed_value_shows_nothing_of_it():
    envelope = seal(b"plaintext", KEY, PLACE, nonce=NONCE)
    with pytest.raises(TamperedValueError) as refused:
        opened(envelope[:-1] + bytes([envelope[-1] ^ 1]), KEY, PLACE)
    assert "'accessToken' in 'tokens'" in str(refused.value)
    assert refused.value.__cause__ is refused.value.__context__ is None
    for hidden in ("plaintext", "acme", "t1", KEY.secret.hex(), KEY.secret.decode()):
        assert hidden not in str(refused.value)


def test_a_key_and_a_place_show_no_secret():
    assert f"DataKey(id='{KEY.id}', scope='acme')" == repr(KEY) == str(KEY)
    assert "t1" not in repr(ROW) + repr(PLACE)


@given(plaintext=st.binary(max_size=200), flipped=st.integers(min_value=0))
def test_any_flipped_bit_is_noticed(plaintext: bytes, flipped: int):
    envelope = bytearray(_sealed(plaintext))
    bit = flipped % (len(envelope) * 8)
    envelope[bit // 8] ^= 1 << bit % 8
    with pytest.raises((TamperedValueError, EnvelopeError, WrongScopeError)):
        opened(bytes(envelope), KEY, PLACE)


@given(plaintext=st.binary(max_size=50), cut=st.integers(1, 20), more=st.binary(max_size=20))
def test_an_envelope_that_was_cut_or_continued_is_noticed(plaintext: bytes, cut: int, more: bytes):
    envelope = _sealed(plaintext)
    for changed in (envelope[:-cut], envelope + more):
        if changed != envelope:
            with pytest.raises((TamperedValueError, EnvelopeError)):
                opened(changed, KEY, PLACE)


@given(plaintext=st.binary(max_size=50), here=places, there=places)
def test_an_envelope_opens_in_no_other_place(plaintext: bytes, here: Any, there: Any):
    assume(_canonical(here) != _canonical(there))
    key = DataKey(KEY.id, here[2], KEY.secret)
    envelope = seal(plaintext, key, _context(*here), nonce=NONCE)
    with pytest.raises((TamperedValueError, WrongScopeError)):
        opened(envelope, DataKey(KEY.id, there[2], KEY.secret), _context(*there))


def _canonical(place: Any) -> Any:
    table, key, scope, attribute = place
    return table, sorted((name, *value.items()) for name, value in key.items()), scope, attribute


@given(place=places, part=st.integers(0, 3), plaintext=st.binary(max_size=20))
def test_changing_any_one_part_of_the_place_is_noticed(place: Any, part: int, plaintext: bytes):
    key = DataKey(KEY.id, place[2], KEY.secret)
    envelope = seal(plaintext, key, _context(*place), nonce=NONCE)
    changed = list(place)
    changed[part] = {**place[1], "new": {"S": ""}} if part == 1 else place[part] + "x"
    assume(changed[1] != place[1] or part != 1)
    with pytest.raises((TamperedValueError, WrongScopeError)):
        opened(envelope, DataKey(KEY.id, changed[2], KEY.secret), _context(*changed))


@given(a=st.lists(st.binary(max_size=5)), b=st.lists(st.binary(max_size=5)))
def test_two_lists_of_parts_never_read_the_same(a: list[bytes], b: list[bytes]):
    assert (a == b) == (joined(a) == joined(b))


@given(plaintext=st.binary(), place=places)
def test_what_was_sealed_is_opened_again(plaintext: bytes, place: Any):
    key = DataKey(KEY.id, place[2], KEY.secret)
    envelope = seal(plaintext, key, _context(*place), nonce=NONCE)
    assert plaintext == opened(envelope, key, _context(*place))
    assert KEY.id == key_id_of(envelope)
    assert len(plaintext) + envelopes.OVERHEAD_BYTES == len(envelope)


def test_an_envelope_has_the_documented_layout():
    envelope = seal(b"secret", KEY, PLACE, nonce=NONCE)
    assert b"\x01" + bytes.fromhex(KEY.id) + NONCE == envelope[:29]
    assert 6 + 16 == len(envelope[29:])


def test_the_context_has_the_documented_layout():
    row = Row.of("t", {"b": {"N": "1"}, "a": {"B": "/w=="}}, scope="s")
    parts = [b"tablewright value", b"t", b"\x00\x00\x00\x02"]
    parts += [b"a", b"B", b"\xff", b"b", b"N", b"1", b"s", b"x"]
    assert joined(parts) == row.context("x").octets


def test_envelopes_of_version_1_open_for_ever():
    """Made by Node.js from the documented layout: if this fails, stored values are lost."""
    envelope = bytes.fromhex(
        "01" + KEY.id + NONCE.hex() + "eb5e84c274c04048c73494d41634b22bda4871320e2c"
    )
    assert b"secret" == opened(envelope, KEY, PLACE)


@pytest.mark.parametrize("spelling", ["1.50", "+1.5", "15e-1", "0001.5"])
def test_the_spelling_of_a_number_in_the_key_does_not_matter(spelling: str):
    written = Row.of("t", {"n": {"N": spelling}}, scope="acme").context("x")
    read = Row.of("t", {"n": {"N": "1.5"}}, scope="acme").context("x")
    assert written == read


def test_binary_in_the_key_may_be_bytes_or_base64():
    assert Row.of("t", {"b": {"B": b"\xff"}}, scope="") == Row.of(
        "t", {"b": {"B": "/w=="}}, scope=""
    )


def test_the_order_of_the_key_attributes_does_not_matter():
    a, b = {"S": "1"}, {"S": "2"}
    assert Row.of("t", {"a": a, "b": b}, scope="") == Row.of("t", {"b": b, "a": a}, scope="")


def test_equal_values_look_different_each_time():
    ids = CountingIds()
    envelopes_made = {seal(b"same", KEY, PLACE, nonce=ids.random_bytes(12)) for _ in range(100)}
    assert 100 == len(envelopes_made)


def test_data_keys_are_values():
    assert KEY == DataKey(KEY.id, KEY.scope, KEY.secret)
    with pytest.raises(dataclasses.FrozenInstanceError):
        KEY.secret = b""  # type: ignore[misc]  # pyright: ignore[reportAttributeAccessIssue]
