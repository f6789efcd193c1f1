"""Sources of accounts, by platform and by status."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import TablewrightError
from tablewright.client import Database
from tablewright.model import assign
from tablewright.systems.core.design import Source
from tablewright.systems.core.design.values import ConnectionType, SourceStatus
from tests.systems.core.reading import by_twos, stored

TABLE = "sources"


def _source(source_id: str, **values: Any) -> Source:
    given: dict[str, Any] = {
        "account_id": "acme",
        "platform_id": "keap",
        "source_name": "CRM",
        "connection_type": ConnectionType.OAUTH,
        "created_by": "u1",
    }
    return Source(source_id=source_id, **(given | values))


@pytest.fixture
def sources(db: Database) -> list[Source]:
    """Six sources of each account, on two platforms and in two states."""
    made = [
        _source(
            f"{account}{number}",
            account_id=account,
            platform_id=("stripe", "keap")[number % 2],
            status=(SourceStatus.ACTIVE, SourceStatus.ERROR)[number // 4],
        )
        for account in ("acme", "globex")
        for number in range(6)
    ]
    return [db.run(one.create()) for one in made]


def _ids(sources: list[Source]) -> list[str]:
    return sorted(one.source_id for one in sources)


def test_a_source_is_found_by_id(db: Database, sources: list[Source]):
    assert sources[0] == db.run(Source.get("acme0"))


def test_the_sources_of_an_account_come_by_platform(db: Database, sources: list[Source]):
    found = by_twos(db, Source.in_account("acme"))
    assert ["keap"] * 3 + ["stripe"] * 3 == [one.platform_id for one in found]
    assert [f"acme{number}" for number in range(6)] == _ids(found)


def test_the_sources_of_a_platform_are_found(db: Database, sources: list[Source]):
    found = by_twos(db, Source.of_platform("globex", "keap"))
    assert ["globex1", "globex3", "globex5"] == _ids(found)


def test_the_sources_in_a_status_are_found(db: Database, sources: list[Source]):
    assert ["acme4", "acme5"] == _ids(by_twos(db, Source.with_status("acme", SourceStatus.ERROR)))
    assert 4 == len(by_twos(db, Source.with_status("globex", SourceStatus.ACTIVE)))


def test_a_source_that_changes_its_status_moves_in_the_index(db: Database, sources: list[Source]):
    db.run(Source.at(source_id="acme0").update(assign(Source.status, SourceStatus.ERROR)))
    found = db.all(Source.with_status("acme", SourceStatus.ERROR))
    assert ["acme0", "acme4", "acme5"] == _ids(found)


def test_credentials_are_not_stored_in_the_clear(db: Database):
    db.run(_source("s", config={"region": "eu"}, credentials={"refresh": "canary"}).create())
    item = stored(db, "sources", sourceId="s")
    assert "canary" not in str(item)
    assert {"M": {"region": {"S": "eu"}}} == item["config"]
    found = db.run(Source.get("s"))
    assert found is not None
    assert {"refresh": "canary"} == found.credentials


def test_a_client_of_an_account_finds_no_source_of_another(db: Database, sources: list[Source]):
    bound = db.for_tenant("acme")
    assert bound.run(Source.get("globex0")) is None
    with pytest.raises(TablewrightError):
        bound.all(Source.in_account("globex"))
    with pytest.raises(TablewrightError):
        bound.run(Source.at(source_id="globex0").update(assign(Source.source_name, "mine")))
    assert 6 == len(bound.all(Source.in_account("acme")))
