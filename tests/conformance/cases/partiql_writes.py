"""PartiQL: INSERT, UPDATE and DELETE."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.statements import (
    NO_WHOLE_KEY,
    NOT_WELL_FORMED,
    statement,
    statement_answers,
    statement_refused,
    with_items,
)
from tests.conformance.steps import NS, SS, L, M, N, S, Step, Value, holds, lacks
from tests.conformance.tables import HASH, INDEXED, RANGE
from tests.conformance.wording import (
    CONDITION_FAILED,
    INVALID,
    TOO_LARGE_TO_UPDATE,
    empty_key,
    index_key_type,
    overlap,
    wrong_operand,
)

OLD = {
    "pk": S("a"),
    "n": N("5"),
    "s": S("x"),
    "ss": SS("a", "b"),
    "ns": NS("1", "2"),
    "l": L(N("1")),
    "m": M(k=N("1")),
}
GIVEN = with_items(HASH, OLD)
UNCHANGED = (holds("hash", **OLD),)
WRONG_TYPE = "Key attribute's data type should match its data type in table's schema: Key "
ONE_ITEM = "Only single item Update/Insert/Delete are supported"
SECOND = "The second argument to SET_{} must be a value with type SET"


def bad_insert(name: str, item: str, message: str, **more: Any) -> Case:
    """An item that cannot be inserted into a table with a key of two attributes."""
    return statement_refused(name, f"INSERT INTO range VALUE {item}", message, **more)


def bad_update(name: str, change: str, message: str, *parameters: Value) -> Case:
    """A change that cannot be made."""
    text = f"UPDATE hash {change} WHERE pk = 'a'"
    return statement_refused(name, text, message, *parameters, given=GIVEN, then=UNCHANGED)


def bad_where(name: str, where: str, message: str) -> Case:
    """An update whose condition does not name one item as it should."""
    return statement_refused(name, f"UPDATE range SET a = 1 {where}", message)


def failed(
    name: str,
    text: str,
    type: str = "ConditionalCheckFailedException",
    message: str = CONDITION_FAILED,
    details: dict[str, Any] | None = None,
    **more: Any,
) -> Case:
    """A write that does not find the item as it should be."""
    request = statement(text, **more)
    return refuses(
        name,
        "ExecuteStatement",
        request,
        message,
        type=type,
        details=details,
        given=GIVEN,
        then=UNCHANGED,
    )


def changed(name: str, change: str, *parameters: Value, **after: Value | None) -> Case:
    """A change, and what it makes of the item."""
    item = {key: value for key, value in {**OLD, **after}.items() if value is not None}
    return statement_answers(
        name,
        f"UPDATE hash {change} WHERE pk = 'a'",
        given=GIVEN,
        parameters=parameters,
        then=(holds("hash", **item),),
    )


def returned(name: str, returning: str, *rows: dict[str, Value]) -> Case:
    """An update of one attribute, and what it answers."""
    text = f"UPDATE hash SET m.k = n + 1, fresh = 'y' WHERE pk = 'a' RETURNING {returning}"
    return statement_answers(name, text, *rows, given=GIVEN)


BAD_INSERTS = [
    bad_insert(
        "an item without a sort key",
        "{'pk': 'a'}",
        "Key attribute should be present in the item: Key sk",
    ),
    bad_insert(
        "an item without a key", "{'a': 1}", "Key attribute should be present in the item: Key pk"
    ),
    bad_insert("a key of another type", "{'pk': 1, 'sk': 'a'}", f"{WRONG_TYPE}pk"),
    bad_insert("an empty key", "{'pk': '', 'sk': 'a'}", empty_key("pk")),
    bad_insert(
        "INSERT with RETURNING",
        "{'pk': 'a', 'sk': 'b'} RETURNING ALL OLD *",
        "RETURNING is not supported in INSERT",
    ),
    bad_insert(
        "INSERT at a position",
        "{'pk': 'a'} AT 1",
        "AT is not supported in insert statements. at 1:1:6",
    ),
    statement_refused(
        "INSERT into an index",
        "INSERT INTO indexed.by_owner VALUE {'pk': 'a'}",
        "FROM clause may only contain a single table name in data manipulation statements",
    ),
    statement_refused(
        "INSERT of a wrong key of an index",
        "INSERT INTO indexed VALUE {'pk': 'a', 'sk': '1', 'owner': 1}",
        index_key_type("by_owner", "owner", "S", "N"),
        given=(INDEXED,),
    ),
    failed(
        "INSERT of an item that is there",
        "INSERT INTO hash VALUE {'pk': 'a'}",
        "DuplicateItemException",
        "Duplicate primary key exists in table",
    ),
]

BAD_WHERES = [
    bad_where("UPDATE without WHERE", "", NO_WHOLE_KEY),
    bad_where("UPDATE without the sort key", "WHERE pk = 'a'", NO_WHOLE_KEY),
    bad_where("UPDATE of a range", "WHERE pk = 'a' AND sk > '1'", NO_WHOLE_KEY),
    bad_where(
        "UPDATE of one OR another", "WHERE pk = 'a' AND (sk = '1' OR sk = '2')", NO_WHOLE_KEY
    ),
    bad_where("UPDATE of keys IN a list", "WHERE pk = 'a' AND sk IN ['1', '2']", NO_WHOLE_KEY),
    bad_where(
        "UPDATE of two keys",
        "WHERE pk = 'a' AND pk = 'b' AND sk = '1'",
        f"Multiple conditions on same key pk. {ONE_ITEM}",
    ),
    bad_where("UPDATE by a key of another type", "WHERE pk = 1 AND sk = '1'", f"{WRONG_TYPE}pk"),
    bad_where(
        "UPDATE by a list",
        "WHERE pk = [1] AND sk = '1'",
        "Key value must be of type S, N, or B. Key name: pk, Key type: L",
    ),
    bad_where(
        "UPDATE with a look into a key",
        "WHERE pk = 'a' AND sk = '1' AND sk.x = 1",
        "Key attributes must be scalars; list random access '[]' and map lookup '.' are not "
        "allowed: Key sk",
    ),
    statement_refused("DELETE without WHERE", "DELETE FROM range", NO_WHOLE_KEY),
    statement_refused(
        "DELETE without the sort key", "DELETE FROM range WHERE pk = 'a'", NO_WHOLE_KEY
    ),
    statement_refused(
        "DELETE by a key of another type",
        "DELETE FROM hash WHERE pk = 1",
        f"{WRONG_TYPE}pk",
    ),
    statement_refused(
        "UPDATE with an alias",
        "UPDATE hash h SET a = 1 WHERE pk = 'a'",
        "Aliasing is not supported",
    ),
]

BAD_CHANGES = [
    bad_update(
        "a reserved word as a name",
        "SET new = 1",
        f"{NOT_WELL_FORMED}Expected identifier for simple path",
    ),
    bad_update(
        "UPDATE of the key",
        "SET pk = 'b'",
        f"{INVALID}Cannot update attribute pk. This attribute is part of the key",
    ),
    bad_update("two changes of one attribute", "SET n = 1 SET n = 2", overlap("[n]", "[n]")),
    bad_update("a change inside a change", "SET m = {'k': 2} REMOVE m.k", overlap("[m, k]", "[m]")),
    bad_update(
        "a product", "SET n = n * 2", "Unsupported operator in Update Expression. Operator: *"
    ),
    bad_update(
        "joined strings",
        "SET s = s || 'y'",
        "Unsupported operator in Update Expression. Operator: ||",
    ),
    bad_update(
        "IS in a change",
        "SET n = (n IS NULL)",
        "IS operator is not supported in update expressions",
    ),
    bad_update(
        "MISSING as a value", "SET n = MISSING", "MISSING must be compared using IS operator"
    ),
    bad_update("an unknown function", "SET n = abs(n)", "Unrecognized function: abs at 1:21:3"),
    bad_update(
        "a function of conditions",
        "SET n = size(s)",
        "The function is not allowed in an update expression; function: size",
    ),
    bad_update("a string and a number", "SET n = n + 'a'", wrong_operand("+", "S")),
    bad_update(
        "a sum with a string that is stored",
        "SET n = s + 1",
        "An operand in the update expression has an incorrect data type",
    ),
    bad_update(
        "a sum with what is missing",
        "SET n = nowhere + 1",
        "The provided expression refers to an attribute that does not exist in the item",
    ),
    bad_update(
        "a path that leads nowhere",
        "SET nowhere.a = 1",
        "The document path provided in the update expression is invalid for update",
    ),
    bad_update(
        "list_append to no list", "SET l = list_append(l, 1)", wrong_operand("list_append", "N")
    ),
    bad_update(
        "set_add of a list", "SET ss = set_add(ss, ['c'])", f"{SECOND.format('ADD')} at 1:30:2"
    ),
    bad_update(
        "set_add of a list as a parameter",
        "SET ss = set_add(ss, ?)",
        f"{SECOND.format('ADD')} at 1:30:2",
        L(S("c")),
    ),
    bad_update(
        "set_delete of a string",
        "SET ss = set_delete(ss, 'a')",
        f"{SECOND.format('DELETE')} at 1:33:2",
    ),
    bad_update(
        "set_add to another attribute",
        "SET ss = set_add(ns, <<'c'>>)",
        "The first argument to SET_ADD must equal the assignment value at 1:22:7",
    ),
    bad_update(
        "set_add of nothing",
        "SET ss = set_add(ss)",
        "SET_ADD must have exactly two arguments at 1:22:7",
    ),
    bad_update(
        "set_add of the other kind",
        "SET ss = set_add(ss, <<1>>)",
        "An operand in the update expression has an incorrect data type",
    ),
    bad_update(
        "a negative index in a change",
        "REMOVE l[-1]",
        "List index is not within the allowable range; index: [-1] at 1:23:1",
    ),
    bad_update(
        "an INSERT in an update",
        "INSERT INTO l VALUE 2",
        "Unsupported FROM ... WHERE ... clause in INSERT statement. at 1:1:6",
    ),
    statement_refused(
        "UPDATE with several RETURNING",
        "UPDATE hash SET n = 1 WHERE pk = 'a' RETURNING ALL OLD *, ALL NEW *",
        "Invalid syntax with multiple returning elements in RETURNING clause",
        given=GIVEN,
        then=UNCHANGED,
    ),
    statement_refused(
        "UPDATE with RETURNING of a column",
        "UPDATE hash SET n = 1 WHERE pk = 'a' RETURNING ALL OLD n",
        "Expected '*' after ( MODIFIED | ALL ) ( NEW | OLD ) in RETURNING clause",
        given=GIVEN,
        then=UNCHANGED,
    ),
    statement_refused(
        "DELETE with RETURNING of what is new",
        "DELETE FROM hash WHERE pk = 'a' RETURNING ALL NEW *",
        "Invalid returning clause: RETURNING ALL NEW *. "
        "Only RETURNING ALL OLD * is allowed in DELETE statements.",
        given=GIVEN,
        then=UNCHANGED,
    ),
    statement_refused(
        "UPDATE that makes an item too large",
        "UPDATE hash SET t = ? WHERE pk = 'a'",
        TOO_LARGE_TO_UPDATE,
        S("x" * 409_600),
        given=GIVEN,
        then=UNCHANGED,
    ),
]

FAILED = [
    failed("UPDATE of an item that is not there", "UPDATE hash SET n = 1 WHERE pk = 'z'"),
    failed("UPDATE with a condition that fails", "UPDATE hash SET n = 1 WHERE pk = 'a' AND n = 6"),
    failed("DELETE with a condition that fails", "DELETE FROM hash WHERE pk = 'a' AND n = 6"),
    failed(
        "a failed condition with the item",
        "UPDATE hash SET n = 1 WHERE pk = 'a' AND n = 6",
        details={"Item": OLD},
        ReturnValuesOnConditionCheckFailure="ALL_OLD",
    ),
    failed(
        "a failed condition without the item",
        "DELETE FROM hash WHERE pk = 'a' AND n = 6",
        details={},
        ReturnValuesOnConditionCheckFailure="NONE",
    ),
]

CHANGES = [
    changed("SET", "SET n = 6", n=N("6")),
    changed("SET of a new attribute", "SET fresh = {'a': [1]}", fresh=M(a=L(N("1")))),
    changed("a reserved word in quotes", 'SET "new" = 1', new=N("1")),
    changed("several SET", "SET n = 6 SET s = 'y', m.k = 2", n=N("6"), s=S("y"), m=M(k=N("2"))),
    changed("REMOVE", "REMOVE n REMOVE l[0]", n=None, l=L()),
    changed("SET and REMOVE", "SET s = 'y' REMOVE n", s=S("y"), n=None),
    changed("a sum", "SET n = n + 1", n=N("6")),
    changed("a difference", "SET n = 10 - n", n=N("5")),
    changed("a sum with a parameter", "SET n = n + ?", N("0.5"), n=N("5.5")),
    changed("one attribute from another", "SET s = n", s=N("5")),
    changed("list_append", "SET l = list_append(l, [2, 3])", l=L(N("1"), N("2"), N("3"))),
    changed("list_append before", "SET l = list_append([0], l)", l=L(N("0"), N("1"))),
    changed(
        "if_not_exists",
        "SET n = if_not_exists(n, 1), fresh = if_not_exists(fresh, 1)",
        fresh=N("1"),
    ),
    changed("set_add", "SET ss = set_add(ss, <<'c', 'a'>>)", ss=SS("a", "b", "c")),
    changed("set_add to what is missing", "SET fresh = set_add(fresh, <<1>>)", fresh=NS("1")),
    changed("set_delete", "SET ns = set_delete(ns, <<1, 7>>)", ns=NS("2")),
    changed("set_delete of everything", "SET ns = set_delete(ns, <<1, 2>>)", ns=None),
    changed("whether two values are the same", "SET fresh = (n = 5)", fresh={"BOOL": True}),
    statement_answers(
        "UPDATE that begins with FROM",
        "FROM hash WHERE pk = 'a' SET n = 6",
        given=GIVEN,
        then=(holds("hash", **{**OLD, "n": N("6")}),),
    ),
    statement_answers(
        "UPDATE with a condition that holds",
        "UPDATE hash SET n = 6 WHERE pk = 'a' AND n = 5 AND contains(ss, 'a')",
        given=GIVEN,
        then=(holds("hash", **{**OLD, "n": N("6")}),),
    ),
]

RETURNED = [
    returned("RETURNING ALL OLD", "ALL OLD *", OLD),
    returned("RETURNING ALL NEW", "ALL NEW *", {**OLD, "m": M(k=N("6")), "fresh": S("y")}),
    returned("RETURNING MODIFIED OLD", "MODIFIED OLD *", {"m": M(k=N("1"))}),
    returned("RETURNING MODIFIED NEW", "MODIFIED NEW *", {"m": M(k=N("6")), "fresh": S("y")}),
    statement_answers(
        "RETURNING where nothing was",
        "UPDATE hash SET fresh = 1 WHERE pk = 'a' RETURNING MODIFIED OLD *",
        given=GIVEN,
    ),
    statement_answers(
        "DELETE RETURNING ALL OLD",
        "DELETE FROM hash WHERE pk = 'a' RETURNING ALL OLD *",
        OLD,
        given=GIVEN,
        then=(lacks("hash", pk=S("a")),),
    ),
    statement_answers(
        "DELETE of nothing RETURNING ALL OLD",
        "DELETE FROM hash WHERE pk = 'z' RETURNING ALL OLD *",
        given=GIVEN,
    ),
]


def costs(name: str, text: str, units: float, given: tuple[Step, ...] = GIVEN) -> Case:
    return answers(
        name,
        "ExecuteStatement",
        statement(text, ReturnConsumedCapacity="TOTAL"),
        {"Items": [], "ConsumedCapacity": {"TableName": "hash", "CapacityUnits": units}},
        given=given,
    )


OTHERS = [
    statement_answers(
        "INSERT",
        "INSERT INTO range VALUE {'pk': 'a', 'sk': 'b', 'n': 1}",
        given=(RANGE,),
        then=(holds("range", pk=S("a"), sk=S("b"), n=N("1")),),
    ),
    statement_answers(
        "DELETE",
        "DELETE FROM hash WHERE pk = 'a' AND n = 5",
        given=GIVEN,
        then=(lacks("hash", pk=S("a")),),
    ),
    statement_answers(
        "DELETE of nothing does not ask for its condition",
        "DELETE FROM hash WHERE pk = 'z' AND n = 5",
        given=GIVEN,
        then=UNCHANGED,
    ),
    costs("INSERT costs what it writes", "INSERT INTO hash VALUE {'pk': 'b'}", 1.0),
    costs("UPDATE costs what it writes", "UPDATE hash SET n = 6 WHERE pk = 'a'", 1.0),
    costs("DELETE of nothing costs a unit", "DELETE FROM hash WHERE pk = 'z'", 1.0),
]

CASES = [*BAD_INSERTS, *BAD_WHERES, *BAD_CHANGES, *FAILED, *CHANGES, *RETURNED, *OTHERS]
