"""Styles of stored names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.model.declaring.styles import camel, pascal, snake

# In letters alone, as in xYZ, the end of a word cannot be found.
python_names = st.from_regex(r"[a-z][a-z0-9]{1,5}(_[a-z][a-z0-9]{1,5}){0,3}", fullmatch=True)


@pytest.mark.parametrize(
    ("name", "in_camel", "in_pascal", "in_snake"),
    [
        ("user_id", "userId", "UserId", "user_id"),
        ("from_", "from", "From", "from"),
        ("s3_key", "s3Key", "S3Key", "s3_key"),
        ("_private_part", "_privatePart", "_PrivatePart", "_private_part"),
        ("waMessageId", "waMessageId", "WaMessageId", "wa_message_id"),
        ("x", "x", "X", "x"),
        ("_", "_", "_", "_"),
    ],
)
def test_a_name_in_every_style(name: str, in_camel: str, in_pascal: str, in_snake: str):
    assert (in_camel, in_pascal, in_snake) == (camel(name), pascal(name), snake(name))


@given(python_names)
def test_a_style_leaves_a_name_of_its_own_alone_and_snake_brings_it_back(name: str):
    assert camel(name) == camel(camel(name))
    assert pascal(name) == pascal(camel(name))
    assert name == snake(name) == snake(camel(name))
