"""Rules of everything but items: time and expiry, indexes that come and go, tables, reopening."""

from __future__ import annotations

from typing import Any

from tests.stateful import requests, strategies
from tests.stateful.designs import DESIGNS, attribute_definitions, index_request
from tests.stateful.machine import Machine, step
from tests.stateful.model import FIVE_YEARS_SECONDS, invalid
from tests.stateful.strategies import Choices

_SECONDS = [1, 0.5, 29, 31, 60, 599, 600, 3600, 3600, 3600, FIVE_YEARS_SECONDS - 3600]
_CHANGES = ["open", "add", "remove", "add", "remove", "anew"]


def _time_to_live(choices: Choices) -> tuple[str, str, bool]:
    return strategies.name(choices), choices.pick(["ttl", "u"]), choices.below(2) == 0


class Keeping(Machine):
    """The clock, the sweep, time to live, indexes, tables, and the store itself."""

    @step(seconds=lambda choices: choices.pick(_SECONDS))
    def let_time_pass(self, seconds: float) -> None:
        self.clock.advance(seconds=seconds)
        self.model.now = self.clock.now()

    @step()
    def sweep(self) -> None:
        assert self.model.expire() == self.engine.sweep()

    @step(setting=_time_to_live)
    def set_time_to_live(self, setting: tuple[str, str, bool]) -> None:
        name, attribute, enabled = setting
        specification = {"AttributeName": attribute, "Enabled": enabled}
        request = {"TableName": name, "TimeToLiveSpecification": specification}

        def due() -> Any:
            self.model.set_ttl(name, attribute, enabled=enabled)
            return {"TimeToLiveSpecification": specification}

        self.agree("UpdateTimeToLive", request, due)

    @step(name=strategies.name, change=lambda choices: choices.pick(_CHANGES))
    def change(self, name: str, change: str) -> None:
        """One rule for what happens rarely."""
        if change == "add":
            self._add_index(name)
        elif change == "remove":
            self._remove_index(name)
        elif change == "anew":
            self._make_table_anew(name)
        else:
            self.engine.close()
            self.engine = self.opened()

    def _add_index(self, name: str) -> None:
        table, extra = self.model.tables[name], DESIGNS[name].extra
        keys = {*extra.partition, *extra.sort}
        said = self.asked(
            "UpdateTable",
            {
                "TableName": name,
                "AttributeDefinitions": attribute_definitions(table, keys),
                "GlobalSecondaryIndexUpdates": [{"Create": index_request(extra)}],
            },
        )
        if extra.name in table.indexes:
            assert (invalid().kind, {}) == said
            return
        assert "UPDATING" == said["TableDescription"]["TableStatus"]
        table.indexes[extra.name] = extra

    def _remove_index(self, name: str) -> None:
        table, extra = self.model.tables[name], DESIGNS[name].extra
        updates = [{"Delete": {"IndexName": extra.name}}]
        request = {"TableName": name, "GlobalSecondaryIndexUpdates": updates}
        said = self.asked("UpdateTable", request)
        if extra.name not in table.indexes:
            assert ("ResourceNotFoundException", {}) == said
            return
        assert "UPDATING" == said["TableDescription"]["TableStatus"]
        del table.indexes[extra.name]

    @step(name=strategies.name)
    def describe(self, name: str) -> None:
        table = self.model.tables[name]
        said = self.engine.call("DescribeTable", {"TableName": name})["Table"]
        counted: dict[str | None, Any] = {None: (said["ItemCount"], said["TableSizeBytes"])}
        for member in ("GlobalSecondaryIndexes", "LocalSecondaryIndexes"):
            for index in said.get(member, ()):
                counted[index["IndexName"]] = (index["ItemCount"], index["IndexSizeBytes"])
        assert requests.counts(table) == counted
        said = self.engine.call("DescribeTimeToLive", {"TableName": name})
        due = {"TimeToLiveStatus": "DISABLED"}
        if table.ttl_attribute:
            due = {"TimeToLiveStatus": "ENABLED", "AttributeName": table.ttl_attribute}
        assert {"TimeToLiveDescription": due} == said

    def _make_table_anew(self, name: str) -> None:
        for identity in self.model.tables[name].items:
            self.model.written.append((name, identity))
        self.engine.call("DeleteTable", {"TableName": name})
        assert ("ResourceNotFoundException", {}) == self.asked(
            "GetItem", {"TableName": name, "Key": {"pk": {"S": "a"}}}
        )
        self.model.end_stream(name)
        self.make_table(DESIGNS[name])
