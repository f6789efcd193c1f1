"""Collections with a limit, order, filter, range and cursor."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.client import CallReport, Database
from tablewright.errors import (
    BadRangeError,
    CollectionError,
    CursorError,
    MultipleItemsFoundError,
    NotAConditionError,
    UnknownArgumentError,
)
from tablewright.model import (
    Collection,
    Entity,
    Gsi,
    Index,
    Range,
    Table,
    collected,
    contains,
    design_of,
    since,
    softly,
)


class Code(Table, name="code", tag="kind"):
    """Repositories, their issues and their labels."""

    primary = Index("pk", "sk")
    by_keys = Gsi("gsi1pk", "gsi1sk", name="keys", projection="KEYS_ONLY")


class Repository(Entity, table=Code, tenant="owner"):
    owner: str
    repo: str
    primary = Code.primary("REPO#{owner}#{repo}", "REPO#")
    by_keys = Code.by_keys("KEYS#{owner}#{repo}", "REPO#")


class Issue(Entity, table=Code, tenant="owner"):
    owner: str
    repo: str
    number: int
    title: str = ""
    is_open: bool = True
    deleted_at: datetime | None = softly()
    primary = Code.primary("REPO#{owner}#{repo}", "ISSUE#{number:06d}")
    by_keys = Code.by_keys("KEYS#{owner}#{repo}", "ISSUE#{number:06d}")


class Label(Entity, table=Code, tenant="owner"):
    owner: str
    repo: str
    name: str
    primary = Code.primary("REPO#{owner}#{repo}", "A-LABEL#{name}")


class WithIssues(Collection, index=Code.primary, pk="REPO#{owner}#{repo}"):
    repository: Repository | None
    issues: list[Issue]

    @collected
    def of_repository(cls, owner: str, repo: str, number: Range[int] | None = None) -> None:
        """A repository with its issues."""


class WithIssueKeys(Collection, index=Code.by_keys, pk="KEYS#{owner}#{repo}"):
    repository: Repository | None
    issues: list[Issue]


class Everything(Collection, index=Code.primary, pk="REPO#{owner}#{repo}"):
    repository: Repository | None
    issues: list[Issue]
    labels: list[Label]


DESIGN = design_of("code", Code, WithIssues, WithIssueKeys, Everything)
OF: Any = {"owner": "ada", "repo": "site"}


@pytest.fixture
def code(db: Any, calls: list[CallReport]) -> Any:
    db.create_tables(DESIGN)
    db.run(Repository(**OF).create())
    for number in range(1, 21):
        issue = Issue(**OF, number=number, title=f"t{number % 2}", is_open=number % 3 > 0)
        db.run(issue.create())
    db.run(Label(**OF, name="bug").create())
    calls.clear()
    return db


def _numbers(found: Any) -> list[int]:
    return [issue.number for issue in found.issues]


# Errors


@pytest.mark.parametrize("change", [lambda q: q.limit(3), lambda q: q.from_cursor("c")])
def test_several_lists_have_no_common_limit_or_cursor(change: Any):
    with pytest.raises(BadRangeError, match="needs a collection with one list, not 2") as told:
        change(Everything.of(**OF))
    assert "Declare a collection with one list" in told.value.hint


def test_a_limit_of_nothing_is_refused():
    with pytest.raises(BadRangeError, match="at least 1"):
        WithIssues.of(**OF).limit(0)


def test_a_filter_by_an_attribute_of_the_single_item_is_refused():
    with pytest.raises(NotAConditionError):
        WithIssues.of(**OF).where(Repository.owner == "ada")


@pytest.mark.parametrize(
    "parts", [{"owner": "ada"}, {**OF, "title": "t"}, {**OF, "numbr": since(3)}, {}]
)
def test_parts_that_the_key_does_not_have_are_refused(parts: Any):
    with pytest.raises(UnknownArgumentError, match="WithIssues takes owner, repo, and may take"):
        WithIssues.of(**parts)


def test_a_signature_with_other_names_than_the_key_is_refused():
    with pytest.raises(CollectionError, match=r"Wrong\.of_repo takes owner, rep"):

        class Wrong(Collection, index=Code.primary, pk="REPO#{owner}#{repo}"):
            issues: list[Issue]

            @collected
            def of_repo(cls, owner: str, rep: str) -> None:
                """Misspelt."""


def test_no_member_is_named_cursor():
    with pytest.raises(CollectionError, match="must not be named 'cursor'"):

        class Wrong(Collection, index=Code.primary, pk="REPO#{owner}#{repo}"):
            cursor: Repository | None  # pyright: ignore[reportIncompatibleVariableOverride]


def test_a_cursor_of_another_collection_is_refused(code: Any):
    page = code.run(WithIssues.of(**OF).newest_first().limit(3))
    for other in (
        WithIssues.of(owner="ada", repo="other").newest_first(),
        WithIssues.of(**OF),
        WithIssueKeys.of(**OF).newest_first(),
    ):
        with pytest.raises(CursorError):
            code.run(other.limit(3).from_cursor(page.cursor))


def test_two_single_items_are_an_error(code: Any):
    class Twice(Collection, index=Code.primary, pk="REPO#{owner}#{repo}"):
        label: Label | None
        issues: list[Issue]

    code.run(Label(**OF, name="more").create())
    with pytest.raises(MultipleItemsFoundError):
        code.run(Twice.of(**OF).limit(1))


# Pages


@pytest.mark.parametrize("kind", [WithIssues, WithIssueKeys])
def test_a_repository_with_its_ten_newest_issues_is_one_query(
    code: Any, calls: list[CallReport], kind: Any
):
    found = code.run(kind.of(**OF).newest_first().limit(10))
    assert found.repository == Repository(**OF)
    assert [*range(20, 10, -1)] == _numbers(found)
    assert 1 == [call.operation for call in calls].count("Query")


def test_a_typed_signature_reads_the_same(code: Any):
    assert code.run(WithIssues.of(**OF)) == code.run(WithIssues.of_repository("ada", "site"))


def test_the_next_pages_continue_the_list_without_the_single_item(code: Any):
    query = WithIssues.of(**OF).newest_first().limit(8)
    first = code.run(query)
    second = code.run(query.from_cursor(first.cursor))
    third = code.run(query.from_cursor(second.cursor))
    assert [*range(20, 0, -1)] == [*_numbers(first), *_numbers(second), *_numbers(third)]
    assert [True, False, False] == [one.repository is not None for one in (first, second, third)]
    assert third.cursor is None


def test_the_oldest_first_find_the_single_item_by_another_query(code: Any, calls: list[CallReport]):
    found = code.run(WithIssues.of(**OF).limit(3))
    assert ([1, 2, 3], Repository(**OF)) == (_numbers(found), found.repository)
    assert ["Query", "Query"] == [call.operation for call in calls]


def test_the_order_holds_for_the_whole_partition(code: Any):
    assert [*range(20, 0, -1)] == _numbers(code.run(WithIssues.of(**OF).newest_first()))
    assert [*range(1, 21)] == _numbers(code.run(WithIssues.of(**OF).newest_first().oldest_first()))


def test_a_range_bounds_the_list(code: Any):
    found = code.run(WithIssues.of_repository("ada", "site", since(18)))
    assert ([18, 19, 20], Repository(**OF)) == (_numbers(found), found.repository)
    assert [5] == _numbers(code.run(WithIssues.of(**OF, number=5)))


def test_a_filter_applies_to_the_list_only(code: Any, calls: list[CallReport]):
    query = WithIssues.of(**OF).newest_first().where(contains(Issue.title, "1"))
    found = code.run(query.where(Issue.is_open == True).limit(3))  # noqa: E712
    assert ([19, 17, 13], Repository(**OF)) == (_numbers(found), found.repository)
    assert {"Query"} == {call.operation for call in calls}
    assert [19, 17, 13, 11, 7, 5, 1] == _numbers(
        code.run(query.where(Issue.is_open == True))  # noqa: E712
    )


def test_a_limit_is_filled_up_beyond_hidden_items(code: Any):
    for number in range(11, 21):
        code.run(Issue.at(**OF, number=number).delete())
    assert [10, 9, 8] == _numbers(code.run(WithIssues.of(**OF).newest_first().limit(3)))


def test_a_tenant_sees_its_own(code: Any):
    found = code.for_tenant("ada").run(WithIssues.of(**OF).newest_first().limit(2))
    assert [20, 19] == _numbers(found)


def test_an_empty_partition_has_no_cursor(code: Any):
    found = code.run(WithIssues.of(owner="eve", repo="none").newest_first().limit(3))
    assert (None, [], None) == (found.repository, found.issues, found.cursor)


# Properties


@given(
    numbers=st.sets(st.integers(1, 30), max_size=12),
    deleted=st.sets(st.integers(1, 30), max_size=6),
    count=st.integers(1, 5),
    is_backward=st.booleans(),
    is_filtered=st.booleans(),
)
def test_the_pages_of_a_list_are_the_list(
    numbers: set[int], deleted: set[int], count: int, is_backward: bool, is_filtered: bool
):
    with Database("memory:") as code:
        code.create_tables(DESIGN)
        code.run(Repository(**OF).create())
        for number in numbers:
            code.run(Issue(**OF, number=number, title=str(number % 2)).create())
        for number in numbers & deleted:
            code.run(Issue.at(**OF, number=number).delete())
        query = WithIssues.of(**OF).limit(count)
        query = query.newest_first() if is_backward else query
        query = query.where(Issue.title == "1") if is_filtered else query
        expected = [n for n in numbers - deleted if not is_filtered or n % 2]
        found: list[int] = []
        cursor: str | None = None
        for place in range(len(numbers) + 2):
            page = code.run(query.from_cursor(cursor))
            assert (place == 0) == (page.repository is not None)
            assert len(page.issues) <= count
            found += _numbers(page)
            cursor = page.cursor
            if cursor is None:
                break
        assert cursor is None
        assert sorted(expected, reverse=is_backward) == found
