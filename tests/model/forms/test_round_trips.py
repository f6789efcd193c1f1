"""What is written is what is read: for every kind of annotation, and through an engine too."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.engine import Engine
from tests.examples import examples
from tests.model.forms.values import VALUES, codec, form, held, zones

FORMS = {name: form(annotation) for name, (annotation, _) in VALUES.items()}
CODECS = {name: codec(annotation) for name, (annotation, _) in VALUES.items()}
# There are many forms: each gets its share of the examples.
FEW = settings(max_examples=examples(20))
VERY_FEW = settings(max_examples=examples(5))
EVERY = pytest.mark.parametrize("name", VALUES)


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine.memory() as engine:
        engine.call(
            "CreateTable",
            {
                "TableName": "values",
                "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}],
                "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
                "BillingMode": "PAY_PER_REQUEST",
            },
        )
        yield engine


@EVERY
@given(data=st.data())
@FEW
def test_a_value_is_read_back_as_it_was_fitted_and_generated_code_agrees(
    name: str, data: st.DataObject
):
    value = data.draw(VALUES[name][1])
    form, codec = FORMS[name], CODECS[name]
    fitted = form.fit(value)
    assert fitted == form.from_wire(form.to_wire(value))
    assert fitted == form.fit(fitted)

    item = codec.write_plain(vars(held(value)))
    assert item == codec.write(held(value)) == codec.write(held(fitted))
    assert held(fitted) == codec.read_plain(item)
    assert held(fitted) == codec.read(codec.decode(msgspec.json.encode(item)))
    assert held(fitted) == codec.read(codec.decoded(item))


@EVERY
@given(data=st.data())
@VERY_FEW
def test_an_engine_keeps_what_a_form_writes(name: str, data: st.DataObject, engine: Engine):
    values = data.draw(st.lists(VALUES[name][1], min_size=1, max_size=6))
    attributes = {f"a{place}": FORMS[name].to_wire(value) for place, value in enumerate(values)}
    request = {"TableName": "values", "Item": {"pk": {"S": "x"}, **attributes}}
    engine.answer("PutItem", msgspec.json.encode(request))
    get = {"TableName": "values", "Key": {"pk": {"S": "x"}}}
    item = msgspec.json.decode(engine.answer("GetItem", msgspec.json.encode(get)))["Item"]
    for place, value in enumerate(values):
        stored = {"value": item[f"a{place}"]}
        fitted = FORMS[name].fit(value)
        assert fitted == FORMS[name].from_wire(stored["value"])
        assert held(fitted) == CODECS[name].read(CODECS[name].decode(msgspec.json.encode(stored)))


KEY_TEXTS = [name for name, form in FORMS.items() if form.is_key_text]
_SHORT_LIVED = {"EpochSeconds", "EpochMillis", "EpochSecondsText"}  # as keys, 1970 to 2286


def _for_keys(name: str) -> st.SearchStrategy[Any]:
    if name not in _SHORT_LIVED:
        return VALUES[name][1]
    return st.datetimes(datetime(1971, 1, 1), datetime(2285, 12, 31), timezones=zones)  # noqa: DTZ001


@pytest.mark.parametrize("name", KEY_TEXTS)
@given(data=st.data())
@FEW
def test_a_value_comes_back_out_of_a_key(name: str, data: st.DataObject):
    value = data.draw(_for_keys(name))
    fitted: Any = FORMS[name].fit(value)
    assert fitted == FORMS[name].from_key_text(FORMS[name].key_text(value))


@pytest.mark.parametrize(
    "name", ["date", "datetime", "IsoSeconds", "IsoMicros", "EpochSeconds", "EpochMillis", "UUID"]
)
@given(data=st.data())
@FEW
def test_keys_sort_as_the_values_do(name: str, data: st.DataObject):
    values = data.draw(st.lists(_for_keys(name), max_size=5))
    fitted = sorted(map(FORMS[name].fit, values))
    assert [*map(FORMS[name].key_text, fitted)] == sorted(map(FORMS[name].key_text, values))
