"""The rules of the linter: what each reports, and what it lets pass."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.model.design import (
    AttributeDesign,
    CollectionDesign,
    Design,
    EntryDesign,
    ParameterDesign,
    PatternDesign,
)
from tablewright.ops.lint import FindingSeverity, lint
from tests.ops.designs import (
    BY_KEY,
    attribute,
    design,
    entity,
    index,
    parameter,
    pattern,
    table,
)


def told(found: Design, code: str) -> list[str]:
    """The reasons of the findings of one code."""
    return [finding.reason for finding in lint(found) if finding.code == code]


def of(name: str, pk: str, sk: str | None = None, **said: Any) -> Design:
    """A design of one entity in a table `t` with the keys pk and sk."""
    keys = ("pk:S",) if sk is None else ("pk:S", "sk:S")
    return design(table("t", *keys, entities=[entity(name, pk, sk, **said)]))


IDS = ("id:S", "other:S")


# L101


@pytest.mark.parametrize(
    ("pk", "attributes", "why"),
    [
        ("ALL", IDS, "All items have the partition key 'ALL'."),
        ("{flag}", (*IDS, "flag:BOOL"), "flag is true or false"),
        ("{isOpen}", (*IDS, "isOpen:N"), "isOpen is true or false"),
        (
            "S#{status}",
            (*IDS, attribute("status:S", enum=("a", "b"))),
            "status has 2 possible values",
        ),
        ("{day}", (*IDS, attribute("day:S", format="date")), "day is a day"),
        ("{country}", (*IDS, "country:S"), "country looks like a closed list"),
        ("{type}#{status}", (*IDS, "type:S", "status:S"), "type looks like"),
    ],
)
def test_a_partition_key_with_few_values_is_reported(
    pk: str, attributes: tuple[str | AttributeDesign, ...], why: str
):
    (reason,) = told(of("Thing", pk, "{id}", attributes=attributes), "L101")
    assert why in reason


@pytest.mark.parametrize("pk", ["{id}", "{other}#{status}", "USER#{id}"])
def test_a_partition_key_with_an_id_in_it_is_let_pass(pk: str):
    status = attribute("status:S", enum=("a", "b"))
    assert [] == told(of("Thing", pk, "{id}", attributes=(*IDS, status)), "L101")


def test_an_item_that_is_alone_with_its_constant_key_is_let_pass():
    assert [] == told(of("Config", "CONFIG", "INFRA"), "L101")
    assert [] == told(of("Config", "CONFIG"), "L101")


def test_a_table_whose_whole_key_is_one_attribute_has_as_many_values_as_items():
    assert [] == told(of("State", "{state}", attributes=["state:S"]), "L101")


# L102


@pytest.mark.parametrize("kind", ["BOOL", "M", "L", "SS", "NULL"])
def test_a_key_of_a_type_that_cannot_be_indexed_is_an_error(kind: str):
    found = design(table("t", f"pk:{kind}", entities=[entity("E", "{pk}", attributes=["pk:S"])]))
    (finding,) = [one for one in lint(found) if one.code == "L102"]
    assert (FindingSeverity.ERROR, f"The key attribute pk is {kind}; a key must be S, N or B.") == (
        finding.severity,
        finding.reason,
    )


def test_a_key_without_a_type_or_a_name_is_told():
    found = design(table("t", "pk:", indexes=[index("i", ":S")]))
    assert ["The type of pk is not stated.", "The name of a key attribute is not stated."] == told(
        found, "L102"
    )


# L103


def test_a_parameter_that_is_in_no_key_is_a_filter():
    patterns = [pattern("open", "id", "status")]
    found = of("Thing", "{id}", "{other}", attributes=(*IDS, "status:S"), patterns=patterns)
    (reason,) = told(found, "L103")
    assert "Not in the key: status" in reason


@pytest.mark.parametrize(
    "said",
    [
        "sorted in the application",
        "filtered on isActive",
        "filtered by isActive",
        "client-side",
        "FilterExpression",
    ],
)
def test_a_pattern_that_says_it_filters_is_reported(said: str):
    patterns = [pattern("open", "id", description=f"Open things, {said}.")]
    assert 1 == len(told(of("T", "{id}", "{other}", attributes=IDS, patterns=patterns), "L103"))


def test_filtering_by_a_part_of_the_key_is_not_reported():
    patterns = [pattern("of_type", "id", "eventType", description="Filter by event type")]
    one = of("T", "{id}", "{eventType}", attributes=["id:S", "eventType:S"], patterns=patterns)
    assert [] == told(one, "L103")


@pytest.mark.parametrize("said", ["Filter sources by status", "in-app messages", "a filter coffee"])
def test_the_word_filter_alone_is_let_pass(said: str):
    patterns = [pattern("open", "id", description=said)]
    assert [] == told(of("T", "{id}", "{other}", attributes=IDS, patterns=patterns), "L103")


# L104


def test_two_things_of_one_name_are_a_contradiction():
    twice = entity("E", "{id}", attributes=["id:S", "id:N"], patterns=[BY_KEY, BY_KEY])
    one = table("t", "pk:S", indexes=[index("i", "id:S")] * 2, entities=[twice, twice])
    assert {
        "Two tables are named t.",
        "Two indexes are named i.",
        "Two entities are named E.",
        "Two attributes are named id.",
        "Two patterns are named put.",
    } <= set(told(design(one, one), "L104"))


def test_an_entry_of_an_index_that_is_not_there_is_a_contradiction():
    found = of("E", "{id}", attributes=IDS, index_keys={"gone": ("{id}", None)})
    assert ["The entity fills index gone, which t does not have."] == told(found, "L104")


def test_an_entry_with_more_templates_than_keys_is_a_contradiction():
    one = entity("E", "{id}", attributes=IDS, index_keys={"i": ("{id}", "{other}")})
    found = design(table("t", "pk:S", indexes=[index("i", "id:S")], entities=[one]))
    assert ["The sort key of i has 0 attributes, but 1 templates."] == told(found, "L104")


def test_a_key_with_another_type_than_its_attribute_is_a_contradiction():
    one = entity("E", "{id}", attributes=["id:S", "at:S"], index_keys={"i": ("{id}", "{at}")})
    found = design(table("t", "id:S", indexes=[index("i", "id:S", "at:N")], entities=[one]))
    assert ["The key attribute at is N, but its value is S."] == told(found, "L104")


def test_a_description_that_leaves_out_values_is_a_contradiction():
    status = attribute("status:S", "open, closed", enum=("open", "closed", "lost"))
    found = of("E", "{id}", attributes=["id:S", status])
    assert ["The list of values in the description lacks lost."] == told(found, "L104")


@pytest.mark.parametrize("said", ["open, closed, etc.", "Whether it is open", "The state of it"])
def test_a_description_that_does_not_list_values_is_let_pass(said: str):
    status = attribute("status:S", said, enum=("open", "closed", "lost"))
    assert [] == told(of("E", "{id}", attributes=["id:S", status]), "L104")


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("It has three GSIs.", "The description says three GSIs, but the design has 1."),
        ("14 access patterns", "The description says 14 access patterns, but the design has 1."),
        ("Two item types share it.", "The description says Two item types, but the design has 1."),
    ],
)
def test_a_number_that_is_not_that_of_the_design_is_a_contradiction(said: str, why: str):
    one = entity("E", "{id}", attributes=IDS, index_keys={"i": ("{other}", None)})
    indexes = [index("i", "other:S")]
    found = design(table("t", "id:S", indexes=indexes, entities=[one], description=said))
    assert [why] == told(found, "L104")


def test_a_collection_of_what_is_not_there_is_a_contradiction():
    missing = CollectionDesign("All", "gone", None, "{id}", {"es": "E"})
    strange = CollectionDesign("Some", "t", "gone", "{id}", {"xs": "X"})
    tables = of("E", "{id}", attributes=IDS).tables
    assert [
        "The collection reads gone, which is not a table.",
        "The collection reads gone, which t does not have.",
        "The collection reads X, which is not in t.",
    ] == told(design(*tables, collections=[missing, strange]), "L104")


# L105


def test_an_index_that_nothing_reads_is_needless():
    one = entity("E", "{id}", attributes=IDS, index_keys={"i": ("{other}", None)})
    found = design(table("t", "id:S", indexes=[index("i", "other:S")], entities=[one]))
    assert ["No access pattern or collection reads this index."] == told(found, "L105")


def test_an_index_that_a_collection_reads_is_not_needless():
    one = entity("E", "{id}", attributes=IDS, index_keys={"i": ("{other}", None)})
    found = design(
        table("t", "id:S", indexes=[index("i", "other:S")], entities=[one]),
        collections=[CollectionDesign("All", "t", "i", "{other}", {"es": "E"})],
    )
    assert [] == told(found, "L105")


def test_a_local_index_with_the_tables_partition_key_is_what_it_should_be():
    one = entity(
        "E",
        "{id}",
        "{other}",
        attributes=(*IDS, "at:S"),
        index_keys={"i": ("{id}", "{at}")},
        patterns=[pattern("by_time", "id", index="i")],
    )
    local = index("i", "id:S", "at:S", local=True)
    found = design(table("t", "id:S", "other:S", indexes=[local], entities=[one]))
    assert [] == told(found, "L105")


# L106


def test_a_unique_attribute_that_is_guarded_is_let_pass():
    email = attribute("email:S", "Unique address", unique_within=())
    assert [] == told(of("E", "{id}", attributes=["id:S", email]), "L106")


def test_a_part_of_the_key_is_unique_by_itself():
    assert [] == told(of("E", "{id}", attributes=[attribute("id:S", "Unique id")]), "L106")


def test_a_table_key_that_ends_in_a_time_alone_overwrites():
    at = attribute("at:S", format="iso-milliseconds")
    (reason,) = told(of("E", "{id}", "LOG#{at}", attributes=["id:S", at]), "L106")
    assert "the last write wins" in reason
    assert [] == told(of("E", "{id}", "{at}#{other}", attributes=[*IDS, at]), "L106")


def test_a_day_in_the_key_is_meant_to_be_one_item_a_day():
    day = attribute("day:S", format="date")
    assert [] == told(of("E", "{id}", "{day}", attributes=["id:S", day]), "L106")


# L107


def test_a_pattern_whose_words_say_scan_is_reported():
    patterns = [pattern("all", "id", description="Scans the table")]
    assert ["The description says that the pattern reads the whole table."] == told(
        of("E", "{id}", "{other}", attributes=IDS, patterns=patterns), "L107"
    )


# L108


def test_an_index_whose_key_is_in_no_entity_is_an_error():
    found = design(
        table(
            "t",
            "id:S",
            indexes=[index("GSI2", "GSI2PK:S", "GSI2SK:S")],
            entities=[entity("E", "{id}", attributes=IDS)],
        )
    )
    assert ["No entity has GSI2PK or GSI2SK, so the index is always empty."] == told(found, "L108")


def test_a_computed_attribute_of_what_is_not_there_is_an_error():
    made = attribute("both:S", computed="{id}#{gone}")
    assert ["The template '{id}#{gone}' uses gone, which does not exist."] == told(
        of("E", "{id}", attributes=["id:S", made]), "L108"
    )


def test_a_part_of_the_tables_key_that_may_be_missing_is_an_error():
    assert ["The attribute is part of the table key, but is optional."] == told(
        of("E", "{id}", attributes=["id:S?"]), "L108"
    )


# L109


def test_a_pattern_of_a_computed_partition_key_is_served_without_a_filter():
    day = attribute("day:S", computed="{device}#{at:%Y-%m-%d}")
    whole = of(
        "E",
        "{device}#{at:%Y-%m-%d}",
        "{at}",
        attributes=["device:S", "at:S", day],
        patterns=[pattern("on", "day"), pattern("within", "day", "at…")],
    )
    assert [[]] * 3 == [told(whole, code) for code in ("L103", "L109", "L111")]


def test_a_pattern_of_an_index_of_another_table_is_not_served():
    patterns = [pattern("find", "other", index="elsewhere")]
    found = of("E", "{id}", attributes=IDS, patterns=patterns)
    assert ["t has no index elsewhere."] == told(found, "L109")


def test_a_pattern_of_an_index_that_the_entity_is_not_in_is_not_served():
    other = entity("F", "{id}", attributes=IDS, index_keys={"i": ("{other}", None)})
    one = entity("E", "{id}", attributes=IDS, patterns=[pattern("find", "other", index="i")])
    found = design(table("t", "id:S", indexes=[index("i", "other:S")], entities=[one, other]))
    assert ["E has no entry in i."] == told(found, "L109")


def test_a_value_that_is_never_written_is_not_served():
    status = attribute("status:S", enum=("open", "closed"))
    asked = ParameterDesign("status", "status", "S", required=False, default="lost")
    found_by = PatternDesign("lost", "Query", "i", (parameter("other"), asked))
    entry = EntryDesign("{other}", "{status}", when={"status": ("open",)})
    attributes = [*IDS, status]
    one = entity("E", "{id}", attributes=attributes, index_keys={"i": entry}, patterns=[found_by])
    keyed = index("i", "other:S", "status:S")
    found = design(table("t", "id:S", indexes=[keyed], entities=[one]))
    assert ["status never has the value 'lost' in this key."] == told(found, "L109")


def test_a_get_by_a_unique_value_is_served_by_its_guard():
    email = attribute("email:S", unique_within=())
    patterns = [pattern("by_email", "email", operation="GetItem")]
    assert [] == told(of("E", "{id}", attributes=["id:S", email], patterns=patterns), "L109")


def test_a_written_out_pattern_is_served_by_whichever_key_its_parameters_fit():
    one = entity(
        "E",
        "{id}",
        attributes=IDS,
        index_keys={"i": ("{other}", None)},
        patterns=[pattern("somehow", "other")],
    )
    found = design(table("t", "id:S", indexes=[index("i", "other:S")], entities=[one]))
    assert [] == [*told(found, "L109"), *told(found, "L111"), *told(found, "L105")]


# L110


@pytest.mark.parametrize(
    ("one", "why"),
    [
        (attribute("ttl:S"), "The TTL attribute is S"),
        (attribute("ttl:N", format="epoch-milliseconds"), "is epoch-milliseconds"),
        (attribute("ttl:N", format="epoch-seconds", role="created"), "items expire at once"),
    ],
)
def test_a_ttl_attribute_that_cannot_work_is_an_error(one: AttributeDesign, why: str):
    found = design(
        table("t", "id:S", ttl="ttl", entities=[entity("E", "{id}", attributes=["id:S", one])])
    )
    (finding,) = [one for one in lint(found) if one.code == "L110"]
    assert FindingSeverity.ERROR is finding.severity
    assert why in finding.reason


def test_ttl_on_an_attribute_that_no_entity_has_is_an_error():
    found = design(table("t", "id:S", ttl="ttl", entities=[entity("E", "{id}", attributes=IDS)]))
    assert ["TTL is on ttl, which no entity declares: items never expire."] == told(found, "L110")


@pytest.mark.parametrize(
    "said", ["Kept for 90 days.", "Auto-deleted.", "TTL: one hour", "Expires after 15 minutes"]
)
def test_a_promise_to_forget_without_ttl_is_reported(said: str):
    found = design(table("t", "id:S", description=said))
    assert ["The description mentions retention, but the table has no TTL attribute."] == told(
        found, "L110"
    )


def test_an_expiry_that_is_no_number_of_seconds_is_no_ttl_that_was_forgotten():
    expires = attribute("expiresAt:S", format="iso-milliseconds")
    assert [] == told(of("E", "{id}", attributes=["id:S", expires]), "L110")


# L111


@pytest.mark.parametrize(
    ("parameters", "why"),
    [
        (("id…",), "id is a range or prefix"),
        (("tenant",), "is incomplete"),
        (("at",), "but not the partition key '{tenant}#{id}'"),
        (("tenant", "id", "b"), "b is given, but a part before it"),
        (("tenant", "id", "at…", "b"), "b is given, but a part before it"),
    ],
)
def test_a_condition_that_dynamodb_does_not_have_is_an_error(parameters: tuple[str], why: str):
    attributes = ["tenant:S", "id:S", "at:S", "b:S"]
    patterns = [pattern("odd", *parameters, entry="primary")]
    found = of("E", "{tenant}#{id}", "{at}#{b}", attributes=attributes, patterns=patterns)
    reasons = [finding.reason for finding in lint(found) if finding.code == "L111"]
    assert any(why in reason for reason in reasons)
    assert [] == told(found, "L109"), "one mistake is told once"


# L112


def test_a_number_without_leading_zeros_in_a_text_is_reported():
    (reason,) = told(of("E", "{id}", "ORDER#{n}", attributes=["id:S", "n:N"]), "L112")
    assert "n has no leading zeros in the string 'ORDER#{n}'" in reason


@pytest.mark.parametrize("sk", ["ORDER#{n:08d}", "{at}#{other}", "{at:%Y-%m}"])
def test_numbers_of_one_width_sort_as_they_should(sk: str):
    attributes = [*IDS, "n:N", attribute("at:N", format="epoch-milliseconds")]
    assert [] == told(of("E", "{id}", sk, attributes=attributes), "L112")


def test_words_of_a_scale_sort_by_their_letters():
    priority = attribute("priority:S", enum=("low", "medium", "high"))
    (reason,) = told(of("E", "{id}", "{priority}#{other}", attributes=[*IDS, priority]), "L112")
    assert "priority sorts alphabetically" in reason


def test_a_number_that_is_a_key_itself_sorts_as_a_number():
    one = entity("E", "{id}", "{n}", attributes=["id:S", "n:N"])
    assert [] == told(design(table("t", "id:S", "n:N", entities=[one])), "L112")


# All of them


def test_a_design_without_mistakes_is_met_with_silence():
    one = entity(
        "Order",
        "CUSTOMER#{customer}",
        "ORDER#{order}",
        attributes=["customer:S", "order:S", "placedAt:S"],
        index_keys={"by-order": ("ORDER#{order}", "{placedAt}")},
        patterns=[
            pattern("of_customer", "customer", entry="primary"),
            pattern("find", "order", index="by-order", entry="by_order"),
        ],
    )
    indexes = [index("by-order", "gsi1pk:S", "gsi1sk:S")]
    assert () == lint(design(table("shop", "pk:S", "sk:S", indexes=indexes, entities=[one])))


def test_findings_come_with_the_worst_first():
    severities = [finding.severity for finding in lint(of("E", "{gone}", attributes=["flag:BOOL"]))]
    assert sorted(severities, key=list(FindingSeverity).index) == severities


# L113


@pytest.mark.parametrize(
    ("first", "second"),
    [("{id}", "{id}"), ("U#{id}", "U#{other}"), ("{id}#X", "Y#{other}")],
)
def test_two_entities_that_can_have_the_same_key_are_reported(first: str, second: str):
    users, organizations = entity("User", first, attributes=IDS), entity("Org", second)
    (reason,) = told(design(table("t", "pk:S", entities=[users, organizations])), "L113")
    assert reason.startswith("User and Org can have the same key: ")


@pytest.mark.parametrize(
    ("first", "second"),
    [("U#{id}", "O#{id}"), ("{id}", "O#{id}"), ("U#{id}", "U#{id}#X#{other}"), ("A", "B")],
)
def test_entities_with_keys_of_their_own_are_let_pass(first: str, second: str):
    both = [entity("User", first, attributes=IDS), entity("Org", second, attributes=IDS)]
    assert [] == told(design(table("t", "pk:S", entities=both)), "L113")


def test_entities_that_share_a_partition_and_no_sort_key_are_let_pass():
    both = [entity("User", "{id}", "USER"), entity("Org", "{id}", "ORG")]
    assert [] == told(design(table("t", "pk:S", "sk:S", entities=both)), "L113")
