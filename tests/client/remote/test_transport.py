"""Both transports against a server that misbehaves: what is refused, what is tried again."""

from __future__ import annotations

import pytest

from tablewright.client.remote.credentials import Credentials
from tablewright.client.remote.endpoints import Endpoint
from tablewright.client.remote.transport import RemoteTransport
from tablewright.clock import ManualClock
from tablewright.errors import (
    ConditionalCheckFailedException,
    InternalServerError,
    ProvisionedThroughputExceededException,
    ResourceNotFoundException,
    ServiceError,
    ThrottlingException,
    TransactionCanceledException,
    UnknownOperationException,
    ValidationException,
)
from tablewright.errors.target import (
    CallTimeoutError,
    ConnectionLostError,
    DamagedResponseError,
    NotDynamoDBError,
    TransportClosedError,
    UnknownHostError,
    UnreachableError,
)
from tests.client.remote.callers import World
from tests.client.remote.conftest import On
from tests.client.remote.scripted import (
    PATIENCE_SECONDS,
    Exchange,
    Step,
    answers,
    answers_and_hangs_up,
    answers_damaged,
    answers_half,
    hangs_up,
    http,
    refuses,
    resets,
    scripted,
    stays_silent,
    writes,
)

READ_TIMEOUT_S = 0.05  # for answers that never come


def nowhere() -> Endpoint:
    """An address on which no server listens."""
    with scripted() as gone:
        return gone.endpoint


def test_an_operation_that_could_break_out_of_its_header_is_refused(on: On):
    caller = on()
    with pytest.raises(UnknownOperationException):
        caller.send("GetItem\r\nx-evil: 1")
    assert [] == caller.server.exchanges


def test_a_refused_connection_is_tried_again_and_then_told(on: On):
    caller = on(endpoint=nowhere())
    with pytest.raises(UnreachableError, match=r"T202: No connection to http://") as told:
        caller.send()
    assert [0.025, 0.05, 0.1] == caller.pauses
    assert not told.value.is_outcome_unknown
    assert ["This was the last of 4 attempts."] == told.value.__notes__


def test_a_host_without_an_address_is_told_as_such(on: On):
    endless = "x" * 64  # rejected by every resolver before it sends a query
    caller = on(endpoint=Endpoint(endless, 80, is_tls=False, region="any"), attempts_max=1)
    with pytest.raises(UnknownHostError, match=endless):
        caller.send()


def test_a_refusal_of_dynamodb_is_raised_as_its_class_and_not_tried_again(on: On):
    refusal = refuses("ConditionalCheckFailedException", "The conditional request failed", Item={})
    caller = on(refusal)
    with pytest.raises(ConditionalCheckFailedException, match=r"^The conditional") as told:
        caller.send("PutItem", b'{"TableName":"t"}')
    assert {"Item": {}} == told.value.details
    assert 1 == len(caller.server.exchanges)


def test_a_refusal_of_an_unknown_name_keeps_that_name(on: On):
    caller = on(refuses("BrandNewException", "?"))
    with pytest.raises(ServiceError) as told:
        caller.send()
    assert ("BrandNewException", "?") == (told.value.type, told.value.message)


def test_html_of_a_proxy_is_told_with_its_beginning(on: On):
    portal = answers(b"<html>Please log in</html>", status=403, content_type="text/html")
    caller = on(portal)
    with pytest.raises(NotDynamoDBError, match=r"403 .*<html>Please log in</html>"):
        caller.send()
    assert [] == caller.pauses


def test_a_page_with_status_200_is_not_taken_for_a_result(on: On):
    caller = on(answers(b"<html>It works!</html>", content_type="text/html"))
    with pytest.raises(NotDynamoDBError, match=r"It works!"):
        caller.send()


def test_what_is_no_http_is_told(on: On):
    caller = on(writes(b"SSH-2.0-OpenSSH_9.6\r\n"))
    with pytest.raises(NotDynamoDBError, match=r"SSH-2.0"):
        caller.send()


def test_a_server_that_never_answers_times_out_with_an_unknown_outcome(on: On):
    caller = on(stays_silent, read_timeout_s=READ_TIMEOUT_S, attempts_max=1)
    with pytest.raises(CallTimeoutError) as told:
        caller.send()
    assert told.value.is_outcome_unknown
    assert isinstance(told.value, TimeoutError)


def test_the_time_of_a_whole_call_is_bounded(on: On):
    throttles = [refuses("ThrottlingException")] * 9
    caller = on(*throttles, attempts_max=9, call_timeout_s=5)
    with pytest.raises(ThrottlingException) as told:
        caller.send()
    assert [1, 2] == caller.pauses  # and 4 more would have been too long
    assert ["No time is left after 3 attempts."] == told.value.__notes__


def test_a_call_after_closing_is_refused(on: On):
    caller = on()
    caller.send()
    caller.close()
    with pytest.raises(TransportClosedError):
        caller.send()


def test_a_call_that_waits_when_its_transport_is_closed_is_told_so(on: On):
    world = World()
    caller = on(hangs_up, world=world)
    world.while_waiting = caller.close_from_inside
    with pytest.raises(TransportClosedError, match="while a call was waiting") as told:
        caller.send()
    assert told.value.is_outcome_unknown


def test_a_connection_lost_in_the_middle_of_an_answer_is_tried_again(on: On):
    caller = on(answers_half, answers(b'{"Second":1}'))
    assert b'{"Second":1}' == caller.send()
    assert [0.025] == caller.pauses


@pytest.mark.parametrize("ends", [hangs_up, resets])
def test_a_new_connection_that_ends_without_an_answer_is_tried_again(on: On, ends: Step):
    caller = on(ends, answers())
    assert b"{}" == caller.send()
    assert [0.025] == caller.pauses


def test_a_connection_lost_in_every_attempt_is_told_with_an_unknown_outcome(on: On):
    caller = on(*[hangs_up] * 4)
    with pytest.raises(ConnectionLostError) as told:
        caller.send()
    assert told.value.is_outcome_unknown
    assert 4 == len(caller.server.exchanges)


def test_a_kept_connection_that_the_server_ended_is_replaced_at_once(on: On):
    caller = on(answers(), hangs_up, answers(b'{"Third":1}'))
    caller.send()
    assert b'{"Third":1}' == caller.send()
    assert [] == caller.pauses
    assert [1, 1, 2] == [exchange.connection for exchange in caller.server.exchanges]


def test_only_one_kept_connection_is_replaced_at_once(on: On):
    caller = on(answers(), hangs_up, hangs_up, answers())
    caller.send()
    caller.send()
    assert [0.025] == caller.pauses


def test_a_damaged_answer_is_tried_again(on: On):
    caller = on(answers_damaged, answers(b'{"Good":1}'))
    assert b'{"Good":1}' == caller.send()
    assert [0.025] == caller.pauses


def test_answers_that_are_all_damaged_are_told(on: On):
    caller = on(*[answers_damaged] * 4)
    with pytest.raises(DamagedResponseError, match=r"checksum"):
        caller.send()


@pytest.mark.parametrize("status", [500, 502, 503, 504])
def test_an_error_of_the_server_without_json_is_tried_again(on: On, status: int):
    busy = answers(b"<h1>Busy</h1>", status=status, content_type="text/html", checksum=False)
    caller = on(busy, answers())
    assert b"{}" == caller.send()
    assert [0.025] == caller.pauses


def test_an_error_of_the_server_that_stays_is_an_internal_server_error(on: On):
    busy = answers(b"<h1>Busy</h1>", status=503, content_type="text/html")
    caller = on(*[busy] * 4)
    with pytest.raises(InternalServerError, match=r"503 .*Busy"):
        caller.send()


@pytest.mark.parametrize("name", ["ThrottlingException", "ProvisionedThroughputExceededException"])
def test_a_throttle_waits_for_longer(on: On, name: str):
    caller = on(refuses(name), refuses(name), answers())
    assert b"{}" == caller.send()
    assert [1, 2] == caller.pauses


def test_a_throttle_that_stays_is_raised_as_its_class(on: On):
    refusal = refuses("ProvisionedThroughputExceededException", "Too much")
    caller = on(*[refusal] * 4)
    with pytest.raises(ProvisionedThroughputExceededException, match=r"Too much"):
        caller.send()


def test_the_server_may_ask_for_a_longer_wait(on: On):
    slow = answers(b"{}", status=503, x_amz_retry_after="1500")
    caller = on(slow, answers())
    caller.send()
    assert [1.5] == caller.pauses


def test_waits_are_drawn_by_chance(on: On):
    caller = on(*[hangs_up] * 3, world=World(share=0.5))
    caller.send()
    assert [0.0125, 0.025, 0.05] == caller.pauses


def test_a_transaction_cancelled_by_a_conflict_is_tried_again_with_the_same_bytes(on: On):
    conflict = refuses(
        "TransactionCanceledException",
        CancellationReasons=[{"Code": "None"}, {"Code": "TransactionConflict"}],
    )
    body = b'{"ClientRequestToken":"token","TransactItems":[]}'
    caller = on(conflict, answers())
    assert b"{}" == caller.send("TransactWriteItems", body)
    assert [body, body] == [exchange.body for exchange in caller.server.exchanges]


def test_a_transaction_cancelled_by_a_condition_is_not_tried_again(on: On):
    reasons = [{"Code": "ConditionalCheckFailed"}, {"Code": "TransactionConflict"}]
    refusal = refuses("TransactionCanceledException", CancellationReasons=reasons)
    caller = on(refusal)
    with pytest.raises(TransactionCanceledException) as told:
        caller.send("TransactWriteItems")
    assert {"CancellationReasons": reasons} == told.value.details


def test_a_refusal_after_a_lost_answer_says_that_the_first_attempt_may_have_counted(on: On):
    caller = on(hangs_up, refuses("ConditionalCheckFailedException"))
    with pytest.raises(ConditionalCheckFailedException) as told:
        caller.send("PutItem")
    assert told.value.is_outcome_unknown
    assert ["An attempt got no response: its write may have been applied."] == (
        told.value.__notes__
    )


def test_a_response_lost_on_a_kept_connection_counts_as_lost(on: On):
    caller = on(answers(), hangs_up, refuses("ConditionalCheckFailedException"))
    caller.send()
    with pytest.raises(ConditionalCheckFailedException) as told:
        caller.send("PutItem")
    assert told.value.is_outcome_unknown
    assert [] == caller.pauses


def test_an_error_after_attempts_with_responses_has_a_known_outcome(on: On):
    caller = on(refuses("ThrottlingException"), refuses("ConditionalCheckFailedException"))
    with pytest.raises(ConditionalCheckFailedException) as told:
        caller.send("PutItem")
    assert not told.value.is_outcome_unknown


@pytest.mark.parametrize("step", [hangs_up, refuses("InternalServerError", status=500)])
def test_every_error_after_a_lost_response_has_an_unknown_outcome(on: On, step: Step):
    reasons = [{"Code": "ConditionalCheckFailed"}]
    refusal = refuses("TransactionCanceledException", CancellationReasons=reasons)
    for last, expected in (
        (refusal, TransactionCanceledException),
        (refuses("ValidationException"), ValidationException),
    ):
        caller = on(step, last)
        with pytest.raises(expected) as told:
            caller.send("TransactWriteItems")
        assert told.value.is_outcome_unknown


def test_a_server_error_to_the_last_attempt_has_an_unknown_outcome(on: On):
    for name in ("InternalServerError", "SomethingNew"):
        caller = on(refuses(name, status=500), attempts_max=1)
        with pytest.raises(ServiceError) as told:
            caller.send("PutItem")
        assert told.value.is_outcome_unknown


@pytest.mark.parametrize("before", [[], [answers()]])
def test_a_call_that_is_sent_once_is_not_sent_again_after_a_lost_response(
    on: On, before: list[Step]
):
    caller = on(*before, hangs_up, answers())
    for _ in before:
        caller.send()
    with pytest.raises(ConnectionLostError) as told:
        caller.send_once("UpdateItem")
    assert told.value.is_outcome_unknown
    assert len(before) + 1 == len(caller.server.exchanges)


def test_a_call_that_is_sent_once_is_sent_again_after_a_throttle(on: On):
    caller = on(refuses("ThrottlingException"), answers(b'{"A":1}'))
    assert b'{"A":1}' == caller.send_once("UpdateItem")


def test_calls_that_mostly_fail_are_soon_not_tried_again(on: On):
    caller = on(endpoint=nowhere(), attempts_max=100, call_timeout_s=3_600)
    with pytest.raises(UnreachableError) as told:
        caller.send()
    tries = len(caller.pauses)
    with pytest.raises(UnreachableError):
        caller.send()
    assert 500 // 14 == tries == len(caller.pauses)
    assert "the retry budget is empty" in told.value.__notes__[0]


def test_a_chunked_answer_is_read(on: On):
    data = (
        b"HTTP/1.1 200 OK\r\ncontent-type: application/x-amz-json-1.0\r\n"
        b'transfer-encoding: chunked\r\n\r\n5\r\n{"A":\r\n2\r\n1}\r\n0\r\n\r\n'
    )
    caller = on(writes(data), answers())
    assert b'{"A":1}' == caller.send()
    caller.send()
    assert 1 == caller.server.connections


def test_an_answer_that_ends_with_its_connection_is_read(on: On):
    def ends(exchange: Exchange) -> None:
        exchange.send(b"HTTP/1.1 200 OK\r\n\r\n{}")
        exchange.close()

    caller = on(ends, answers())
    assert b"{}" == caller.send()
    assert b"{}" == caller.send()
    assert 2 == caller.server.connections


def test_a_server_that_says_close_gets_a_new_connection(on: On):
    closing = answers(b"{}", Connection="close")
    caller = on(closing, answers())
    caller.send()
    caller.send()
    assert [1, 2] == [exchange.connection for exchange in caller.server.exchanges]


def test_an_answer_that_nobody_asked_for_is_never_taken_for_the_next_one(on: On):
    caller = on(writes(http(b'{"First":1}') + http(b'{"Other":1}')))
    assert b"{}" == caller.send()
    assert b"{}" == caller.send()


def test_a_large_answer_comes_whole(on: On):
    body = b'{"Blob":"' + b"x" * 3_000_000 + b'"}'
    caller = on(answers(body))
    assert body == caller.send()


def test_a_large_request_goes_out_whole(on: On):
    body = b'{"Blob":"' + b"x" * 3_000_000 + b'"}'
    caller = on()
    caller.send("PutItem", body)
    assert [body] == [exchange.body for exchange in caller.server.exchanges]


def test_one_connection_serves_calls_that_follow_each_other(on: On):
    caller = on()
    for _ in range(5):
        caller.send()
    assert 1 == caller.server.connections


def test_a_connection_that_was_idle_for_too_long_is_not_used_again(on: On):
    world = World()
    caller = on(world=world, pool_idle_s=30)
    caller.send()
    world.pass_by(seconds=31)
    caller.send()
    assert [1, 2] == [exchange.connection for exchange in caller.server.exchanges]


def test_a_server_that_ended_an_idle_connection_costs_no_attempt(on: On):
    caller = on(answers_and_hangs_up, answers(b'{"Next":1}'))
    assert b'{"Last":true}' == caller.send()
    assert caller.server.exchanges[0].is_over.wait(PATIENCE_SECONDS)
    assert b'{"Next":1}' == caller.send()
    assert [] == caller.pauses


def test_streams_have_their_own_host_on_aws(on: On):
    streams = on().server
    caller = on(streams=streams.endpoint)
    caller.send("GetItem")
    caller.send("GetRecords")
    assert ["DynamoDB_20120810.GetItem"] == [
        e.headers["x-amz-target"] for e in caller.server.exchanges
    ]
    assert ["DynamoDBStreams_20120810.GetRecords"] == [
        e.headers["x-amz-target"] for e in streams.exchanges
    ]


def test_a_request_has_the_headers_that_dynamodb_asks_for(on: On):
    caller = on()
    caller.send("ListTables", b"{}")
    (exchange,) = caller.server.exchanges
    assert exchange.head.startswith("POST / HTTP/1.1\r\n")
    headers = exchange.headers
    assert f"127.0.0.1:{caller.server.port}" == headers["host"]
    assert "application/x-amz-json-1.0" == headers["content-type"]
    assert "identity" == headers["accept-encoding"]
    assert "2" == headers["content-length"]
    assert headers["user-agent"].startswith("tablewright/")
    assert headers["authorization"].startswith("AWS4-HMAC-SHA256 Credential=AKIAEXAMPLE/")


def test_a_missing_table_is_raised_as_such(on: On):
    refusal = refuses("ResourceNotFoundException", "Requested resource not found")
    caller = on(refusal)
    with pytest.raises(ResourceNotFoundException, match=r"Requested resource not found"):
        caller.send("GetItem")


def test_a_stopped_clock_does_not_hang_a_call_that_is_sent_again():
    with scripted(refuses("ThrottlingException"), answers()) as server:
        transport = RemoteTransport(
            server.endpoint,
            Credentials("any", "any"),
            clock=ManualClock(),
            random_share=lambda: 0.01,
        )
        with transport:
            assert transport.send("ListTables", b"{}")
    assert 2 == len(server.exchanges)
