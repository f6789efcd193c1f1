"""Runs every conformance case twice: through `Engine.call`, and as bytes over the wire.

The cases of a module run in one test. A case that fails is reported under its operation and name.
"""

from __future__ import annotations

import base64
import importlib
import json
import pkgutil
from collections import Counter
from typing import Any

import pytest

from tablewright import Engine, ManualClock, ServiceError
from tablewright.engine import shapes, wire
from tablewright.ids import CountingIds
from tablewright.operations import STREAM_OPERATIONS
from tests.conformance import cases
from tests.conformance.case import Case
from tests.each import check_each

MODULES: dict[str, list[Case]] = {
    module.name: importlib.import_module(f"{cases.__name__}.{module.name}").CASES
    for module in pkgutil.iter_modules(cases.__path__)
}
CASES = [case for module in MODULES.values() for case in module]


def engine_for(case: Case) -> Engine:
    engine = Engine.memory(clock=ManualClock(), ids=CountingIds())
    for operation, request in case.given:
        engine.call(operation, request)
    return engine


def check_then(engine: Engine, case: Case) -> None:
    for operation, request, answer in case.then:
        assert answer == engine.call(operation, request)


def _title(case: Case) -> str:
    return f"{case.operation}: {case.name}"


@pytest.mark.parametrize("module", MODULES)
def test_a_call_is_answered_as_dynamodb_answers_it(module: str, subtests: pytest.Subtests) -> None:
    check_each(subtests, MODULES[module], _check_call, name=_title)


def _check_call(case: Case) -> None:
    with engine_for(case) as engine:
        if case.error is None:
            assert case.answer == engine.call(case.operation, case.request)
        else:
            with pytest.raises(ServiceError) as refusal:
                engine.call(case.operation, case.request)
            assert case.error == (refusal.value.type, refusal.value.message)
            if case.details is not None:
                assert case.details == refusal.value.details
        check_then(engine, case)


@pytest.mark.parametrize("module", MODULES)
def test_a_body_is_answered_as_dynamodb_answers_it(module: str, subtests: pytest.Subtests) -> None:
    check_each(subtests, MODULES[module], _check_body, name=_title)


def _check_body(case: Case) -> None:
    with engine_for(case) as engine:
        body = json.dumps(case.request, default=_base64).encode()
        status, answer = wire.respond(engine, _target(case.operation), body)
        members = json.loads(answer or b"{}")  # TagResource and UntagResource answer nothing
        if case.error is None:
            assert (200, case.answer) == (status, members)
        else:
            message = members.get("message", members.get("Message", ""))
            assert case.error == (members["__type"].partition("#")[2], message)
            assert status == 400
        check_then(engine, case)


def _target(operation: str) -> str:
    is_of_streams = operation in STREAM_OPERATIONS
    return f"{'DynamoDBStreams' if is_of_streams else 'DynamoDB'}_20120810.{operation}"


def _base64(content: Any) -> str:
    assert isinstance(content, bytes)
    return base64.b64encode(content).decode()


def test_there_are_at_least_600_cases_more_than_half_of_them_refusals() -> None:
    refusals = sum(case.error is not None for case in CASES)
    assert len(CASES) >= 600
    assert refusals > len(CASES) / 2


def test_every_operation_has_answers_and_refusals() -> None:
    answered = {case.operation for case in CASES if case.error is None}
    refused = {case.operation for case in CASES if case.error is not None}
    assert shapes.OPERATIONS <= answered
    assert shapes.OPERATIONS - {"DescribeLimits", "DescribeEndpoints"} <= refused


def test_no_two_cases_of_an_operation_have_the_same_name() -> None:
    names = Counter((case.operation, case.name) for case in CASES)
    assert [name for name, count in names.items() if count > 1] == []
