"""Asking a service without a socket and without an engine."""

from __future__ import annotations

import json
from collections.abc import Callable

from tablewright.clock import ManualClock
from tablewright.endpoint.messages import HttpRequest, HttpResponse
from tablewright.endpoint.service import Service
from tablewright.endpoint.settings import EndpointSettings
from tablewright.ids import RandomIds
from tablewright.lanes.dispatch import Deliver
from tests.endpoint.at_once import AtOnce
from tests.endpoint.http_messages import JSON_1_0, PREFIX, SIGNED
from tests.endpoint.signing import NOON


class FakeLanes:
    """Lanes that note what they are given and answer it at once."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, bytes]] = []
        self.answer: tuple[int, bytes] = (200, b'{"Item":{}}')

    def take(self, operation: str, body: bytes, deliver: Deliver) -> None:
        self.taken.append((operation, body))
        deliver(self.answer)

    def close(self) -> None:
        raise AssertionError("a service closes nothing")


Asked = Callable[..., HttpResponse]


def asking(
    lanes: FakeLanes, settings: EndpointSettings | None = None, threads: AtOnce | None = None
) -> Asked:
    clock = ManualClock(NOON.timestamp())
    service = Service(
        lanes,
        settings or EndpointSettings(),
        clock=clock,
        ids=RandomIds(),
        threads=threads or AtOnce(),
    )

    def ask(
        method: str = "POST", target: str = "/", body: bytes = b"{}", **headers: str | None
    ) -> HttpResponse:
        usual = {"content-type": JSON_1_0, "x-amz-target": f"{PREFIX}GetItem"}
        usual |= {name.lower(): value for name, value in SIGNED.items()}
        given = usual | {name.replace("_", "-"): value for name, value in headers.items()}
        kept = {name: value for name, value in given.items() if value is not None}
        return only(service, HttpRequest(method, target, kept, body))

    return ask


def only(service: Service, request: HttpRequest) -> HttpResponse:
    answers: list[HttpResponse] = []
    service.answer(request, answers.append)
    (answer,) = answers
    return answer


def type_of(answer: HttpResponse) -> str:
    return json.loads(answer.body)["__type"]
