"""Requests that can be read in two ways, on the DynamoDB port: none hides another."""

from __future__ import annotations

import pytest

from tests.endpoint.fake_serving import FakeClient, FakeServing
from tests.serving.ambiguous import AMBIGUOUS


@pytest.mark.parametrize("sent", AMBIGUOUS.values(), ids=AMBIGUOUS)
def test_a_request_that_can_be_read_in_two_ways_is_rejected_and_ends_the_connection(sent: bytes):
    client = FakeClient(FakeServing())
    client.send(sent)
    assert [400] == [answer.status for answer in client.answers]
    assert client.is_finished
    assert [] == client.serving.requests
