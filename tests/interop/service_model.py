"""Answers beside the service's model that botocore ships.

botocore leaves out of an answer what its model does not know and does not miss what is missing, so
a test that looks at the parsed answer alone cannot see either.
"""

from __future__ import annotations

import json
from base64 import b64decode
from binascii import Error as NotBase64
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from botocore.model import ListShape, MapShape, StructureShape

# Errors that any operation may return, though the model lists them for none.
COMMON_ERRORS = {
    "InvalidSignatureException",
    "SerializationException",
    "ThrottlingException",
    "UnrecognizedClientException",
    "ValidationException",
}


@contextmanager
def compared(client: Any) -> Iterator[None]:
    """Sees to it that each answer to a boto3 client meanwhile is as its service's model has it."""
    found: list[str] = []
    event = f"response-received.{client.meta.service_model.service_name}"

    def compare(response_dict: dict[str, Any], event_name: str, **_: Any) -> None:
        operation = client.meta.service_model.operation_model(event_name.rpartition(".")[2])
        answer = json.loads(response_dict["body"] or b"{}")
        if response_dict["status_code"] == 200:
            found.extend(differences_of_answer(operation, answer))
        else:
            found.extend(differences_of_refusal(operation, answer))

    client.meta.events.register(event, compare)
    yield
    client.meta.events.unregister(event, compare)
    assert [] == found


def differences_of_answer(operation: Any, answer: dict[str, Any]) -> Iterator[str]:
    """Yields what the answer has and its shape has not, or the other way round.

    `operation` is botocore's `OperationModel`.
    """
    if operation.output_shape is not None:
        yield from _differences(operation.output_shape, answer, operation.name)
    elif answer:
        yield f"{operation.name} answers with nothing, not with {answer}"


def differences_of_refusal(operation: Any, answer: dict[str, Any]) -> Iterator[str]:
    """Yields what is wrong with the body of an error."""
    type_name = answer["__type"].rpartition("#")[2]
    shapes = {shape.name: shape for shape in operation.error_shapes}
    if type_name in shapes:
        # The model writes `message` or `Message`; clients read both, whatever it says.
        names = {name.lower(): name for name in shapes[type_name].members}
        answer = {
            names.get(name.lower(), name): member
            for name, member in answer.items()
            if name != "__type"
        }
        yield from _differences(shapes[type_name], answer, type_name)
    elif type_name not in COMMON_ERRORS:
        yield f"{operation.name} has no {type_name}"


def _differences(shape: Any, value: Any, path: str) -> Iterator[str]:
    if isinstance(shape, StructureShape):
        yield from _of_structure(shape, value, path)
    elif isinstance(shape, ListShape):
        if not isinstance(value, list):
            yield f"{path} is no list"
            return
        for element in value:
            yield from _differences(shape.member, element, f"{path}[]")
    elif isinstance(shape, MapShape):
        if not isinstance(value, dict):
            yield f"{path} is no map"
            return
        for name, element in value.items():
            yield from _differences(shape.value, element, f"{path}.{name}")
    elif not _SCALARS[shape.type_name](value):
        yield f"{path} is no {shape.type_name}: {value!r}"
    elif (choices := getattr(shape, "enum", None)) and value not in choices:
        yield f"{path} is none of {choices}: {value!r}"


def _of_structure(shape: Any, value: Any, path: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{path} is no structure"
        return
    yield from (f"{path}.{name} is missing" for name in shape.required_members if name not in value)
    for name, member in value.items():
        if name in shape.members:
            yield from _differences(shape.members[name], member, f"{path}.{name}")
        else:
            yield f"{path}.{name} is not in the model"


def _is_base64(value: Any) -> bool:
    try:
        b64decode(value, validate=True)
    except (NotBase64, TypeError):
        return False
    return True


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


_SCALARS: dict[str, Callable[[Any], bool]] = {
    "blob": _is_base64,
    "boolean": lambda value: isinstance(value, bool),
    "double": _is_number,
    "integer": _is_whole,
    "long": _is_whole,
    "string": lambda value: isinstance(value, str),
    "timestamp": _is_number,
}
