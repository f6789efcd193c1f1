"""L105 about the entries of one entity in an index that patterns read for others."""

from __future__ import annotations

from tablewright.model.design import CollectionDesign, Design
from tablewright.ops.lint.indexes import needless_indexes
from tests.ops.designs import design, entity, index, pattern, table

IDS = ("id:S", "other:S")
KEYS = {"i": ("{other}", None)}
READ = entity(
    "Read", "{id}", attributes=IDS, index_keys=KEYS, patterns=[pattern("by", "other", index="i")]
)
UNREAD = entity("Unread", "{id}", attributes=IDS, index_keys=KEYS)


def reasons(*collections: CollectionDesign) -> list[str]:
    one = table("t", "id:S", indexes=[index("i", "other:S")], entities=[READ, UNREAD])
    found: Design = design(one, collections=list(collections))
    return [finding.reason for finding in needless_indexes(found)]


def test_an_entry_that_nothing_reads_is_needless():
    reason = "No access pattern or collection reads the entries of Unread in this index."
    assert [reason] == reasons()


def test_an_entry_that_a_collection_reads_is_not_needless():
    assert [] == reasons(CollectionDesign("All", "t", "i", "{other}", {"ones": "Unread"}))
