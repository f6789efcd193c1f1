"""Faults to plant in the engine: mistakes that are easily made, and that the machine must find.

A fault is a function that patches the engine for the length of a test.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Any

import msgspec
import pytest

from tablewright.engine.items import actions, capacity, pages, ranges, transactions
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.items.ranges import KeyRange
from tablewright.engine.operations.streams import read_stream
from tablewright.engine.streams import change_log, log_upkeep
from tablewright.engine.streams import shards as streams
from tablewright.engine.streams.change_log import ChangeLog, Position
from tablewright.engine.tables import catalog, expiry, upkeep
from tablewright.engine.tables.counters import Counters
from tablewright.engine.tables.schema import Index, Table
from tablewright.expressions import changes
from tablewright.values import numbers

Fault = Callable[[pytest.MonkeyPatch], None]


class _WithoutDeletes:
    """A transaction that forgets to delete in one of the databases."""

    def __init__(self, transaction: Any, database: Any) -> None:
        self._transaction = transaction
        self._database = database

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transaction, name)

    def delete(self, key: bytes, *, db: Any) -> bool:
        return db is self._database or self._transaction.delete(key, db=db)


def an_old_index_entry_stays(patch: pytest.MonkeyPatch) -> None:
    begin = ChangeSet.__init__

    def begin_forgetful(self: ChangeSet, txn: Any, *rest: Any, **options: Any) -> None:
        begin(self, txn, *rest, **options)
        self.txn = _WithoutDeletes(txn, self.store.entries)

    patch.setattr(ChangeSet, "__init__", begin_forgetful)


def a_page_begins_with_the_last_item_of_the_one_before(patch: pytest.MonkeyPatch) -> None:
    after = KeyRange.after

    def after_but_with(self: KeyRange, key: bytes, *, is_forward: bool) -> KeyRange:
        return (
            KeyRange(max(self.lower, key), self.upper)
            if is_forward
            else after(self, key, is_forward=False)
        )

    patch.setattr(KeyRange, "after", after_but_with)


def a_page_in_reverse_skips_an_item(patch: pytest.MonkeyPatch) -> None:
    read_page = pages.read_page

    def read_page_short(store: Any, txn: Any, reading: pages.Reading) -> pages.Page:
        page = read_page(store, txn, reading)
        if not reading.is_forward and reading.limit is None and page.items:
            del page.items[-1]
            page.count -= 1
        return page

    patch.setattr("tablewright.engine.operations.items.read_range.read_page", read_page_short)


def a_time_to_live_ends_a_second_early(patch: pytest.MonkeyPatch) -> None:
    key_for = expiry.key_for

    def key_for_earlier(*given: Any) -> bytes | None:
        key = key_for(*given)
        if key is None:
            return None
        second = max(1, int.from_bytes(key[: expiry.SECONDS_BYTES], "big"))
        return (second - 1).to_bytes(expiry.SECONDS_BYTES, "big") + key[expiry.SECONDS_BYTES :]

    patch.setattr(expiry, "key_for", key_for_earlier)


def what_expired_five_years_ago_is_deleted_too(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(expiry, "_earliest", lambda now: bytes(expiry.SECONDS_BYTES))


def a_time_to_live_is_forgotten_when_the_store_opens(patch: pytest.MonkeyPatch) -> None:
    decode = catalog.decode_definition

    def decode_without(payload: bytes) -> Any:
        return msgspec.structs.replace(decode(payload), ttl_attribute="")

    patch.setattr(catalog, "decode_definition", decode_without)


def a_transaction_goes_on_although_a_condition_failed(patch: pytest.MonkeyPatch) -> None:
    outcome = actions._outcome

    def outcome_regardless(changes: ChangeSet, action: Any) -> dict[str, Any]:
        reason = outcome(changes, action)
        if reason["Code"] == "ConditionalCheckFailed":
            action.new = action.old
            return transactions.NO_REASON
        return reason

    patch.setattr(actions, "_outcome", outcome_regardless)


def a_client_token_is_not_remembered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(actions, "remembered", lambda *_: None)


def negative_numbers_sort_by_their_digits(patch: pytest.MonkeyPatch) -> None:
    to_sortable = numbers.to_sortable

    def to_sortable_wrongly(text: str) -> bytes:
        if not text.startswith("-"):
            return to_sortable(text)
        return b"\x00" + to_sortable(text[1:])

    patch.setattr(numbers, "to_sortable", to_sortable_wrongly)


def sums_are_rounded(patch: pytest.MonkeyPatch) -> None:
    def add(left: str, right: str) -> str:
        return numbers.canonical(str(Decimal(left) + Decimal(right)))  # 28 digits

    patch.setattr(numbers, "add", add)


def deleted_items_are_still_counted(patch: pytest.MonkeyPatch) -> None:
    add = Counters.add

    def add_only(self: Counters, key: bytes, part: bytes, items: int, size_bytes: int) -> None:
        add(self, key, part, max(0, items), size_bytes)

    patch.setattr(Counters, "add", add_only)


def a_scan_in_segments_misses_the_end_of_each(patch: pytest.MonkeyPatch) -> None:
    segment = ranges.segment

    def segment_cut_short(source: Table | Index, number: int, total: int) -> KeyRange:
        first, following = segment(source, 2 * number, 2 * total), segment(source, number, total)
        return KeyRange(following.lower, first.upper)

    patch.setattr(ranges, "segment", segment_cut_short)


def an_index_is_filled_but_for_the_last_item(patch: pytest.MonkeyPatch) -> None:
    visit_chunk = upkeep._visit_chunk

    def visit_chunk_short(changes: ChangeSet, table: Table, key_range: Any, visit: Any) -> Any:
        seen: list[bytes] = []

        def visit_after_the_first(*given: Any) -> None:
            if seen:
                visit(*given)
            seen.append(given[2])

        return visit_chunk(changes, table, key_range, visit_after_the_first)

    patch.setattr(upkeep, "_visit_chunk", visit_chunk_short)


def a_narrow_index_holds_whole_items(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "projected", lambda self, index, item: item)


def a_sort_key_is_not_up_to_itself(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ranges, "_past", lambda key, *, is_index: key)


def a_prefix_misses_what_is_equal_to_it(patch: pytest.MonkeyPatch) -> None:
    of_beginning = ranges._of_beginning

    def of_longer(prefix: bytes, value: Any, *, is_index: bool) -> KeyRange:
        found = of_beginning(prefix, value, is_index=is_index)
        return KeyRange(found.lower + b"\x00", found.upper)

    patch.setattr(ranges, "_of_beginning", of_longer)


def a_set_without_members_stays(patch: pytest.MonkeyPatch) -> None:
    deletion = changes.deletion

    def deletion_to_the_last(path: Any, value: Any, *rest: Any) -> Any:
        delete = deletion(path, value, *rest)

        def deleted(item: Any) -> Any:
            kept = delete(item)
            return {next(iter(value)): []} if kept is None else kept

        return deleted

    patch.setattr("tablewright.expressions.changes.deletion", deletion_to_the_last)


def a_default_takes_the_place_of_what_is_there(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(changes, "if_not_exists", lambda path, otherwise: otherwise)


def large_items_cost_what_small_ones_do(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(capacity, "write_units", lambda size_bytes: 1.0)


def a_write_that_changes_nothing_is_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("tablewright.engine.items.changes._is_same", lambda old, new: old is new is None)


def a_change_is_told_without_the_item_before_it(patch: pytest.MonkeyPatch) -> None:
    append = ChangeLog.append

    def append_insert(
        self: ChangeLog, txn: Any, key: bytes, old: Any, new: Any, **more: Any
    ) -> int:
        return append(self, txn, key, None if new is not None else old, new, **more)

    patch.setattr(ChangeLog, "append", append_insert)


def expiry_is_told_as_a_users_delete(patch: pytest.MonkeyPatch) -> None:
    append = ChangeLog.append

    def append_users(self: ChangeLog, *given: Any, **more: Any) -> int:
        return append(self, *given, **{**more, "by_service": False})

    patch.setattr(ChangeLog, "append", append_users)


def sequence_numbers_begin_anew_when_the_store_opens(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(change_log, "_next", lambda txn, store: Position(1, 0))


def a_page_of_records_goes_on_one_too_far(patch: pytest.MonkeyPatch) -> None:
    page = read_stream._Reading.page

    def page_too_far(self: Any, start: int, count: int) -> Any:
        found, following = page(self, start, count)
        return found, following + bool(found)

    patch.setattr(read_stream._Reading, "page", page_too_far)


def a_page_of_records_begins_with_the_last_of_the_one_before(patch: pytest.MonkeyPatch) -> None:
    page = read_stream._Reading.page

    def page_again(self: Any, start: int, count: int) -> Any:
        found, following = page(self, start, count)
        return found, following - (1 < len(found))

    patch.setattr(read_stream._Reading, "page", page_again)


def the_log_is_trimmed_after_an_hour(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(log_upkeep, "_kept_seconds", lambda days: 3600)


def the_halves_of_a_split_shard_overlap(patch: pytest.MonkeyPatch) -> None:
    halves = streams._halves

    def halves_and_more(shard: streams.Shard) -> list[tuple[int, int]]:
        found = halves(shard)
        return [(lower, found[-1][1]) for lower, _ in found]

    patch.setattr(streams, "_halves", halves_and_more)


def a_child_begins_before_its_parent_ends(patch: pytest.MonkeyPatch) -> None:
    closed = streams._closed

    def closed_later(changes: ChangeSet, shard: streams.Shard) -> streams.Shard:
        ended = closed(changes, shard)
        return msgspec.structs.replace(ended, last=ended.last + 1000)

    patch.setattr(streams, "_closed", closed_later)


def a_stream_ends_with_its_table(patch: pytest.MonkeyPatch) -> None:
    end = streams.end

    def end_at_once(changes: ChangeSet, definition: Any) -> None:
        end(changes, definition)
        arn = streams.stream_arn(definition.name, definition.stream_label)
        stream = streams.read(changes.txn, changes.store, arn)
        assert stream is not None
        changes.txn.delete(stream.key, db=changes.store.streams)

    patch.setattr(streams, "end", end_at_once)


FAULTS: list[Fault] = [
    an_old_index_entry_stays,
    a_page_begins_with_the_last_item_of_the_one_before,
    a_page_in_reverse_skips_an_item,
    a_time_to_live_ends_a_second_early,
    what_expired_five_years_ago_is_deleted_too,
    a_time_to_live_is_forgotten_when_the_store_opens,
    a_transaction_goes_on_although_a_condition_failed,
    a_client_token_is_not_remembered,
    negative_numbers_sort_by_their_digits,
    sums_are_rounded,
    deleted_items_are_still_counted,
    a_scan_in_segments_misses_the_end_of_each,
    an_index_is_filled_but_for_the_last_item,
    a_narrow_index_holds_whole_items,
    a_sort_key_is_not_up_to_itself,
    a_prefix_misses_what_is_equal_to_it,
    a_set_without_members_stays,
    a_default_takes_the_place_of_what_is_there,
    large_items_cost_what_small_ones_do,
    a_write_that_changes_nothing_is_told,
    a_change_is_told_without_the_item_before_it,
    expiry_is_told_as_a_users_delete,
    sequence_numbers_begin_anew_when_the_store_opens,
    a_page_of_records_goes_on_one_too_far,
    a_page_of_records_begins_with_the_last_of_the_one_before,
    the_log_is_trimmed_after_an_hour,
    the_halves_of_a_split_shard_overlap,
    a_child_begins_before_its_parent_ends,
    a_stream_ends_with_its_table,
]
