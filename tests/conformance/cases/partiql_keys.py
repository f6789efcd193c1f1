"""PartiQL: SELECT by keys, its ranges, orders and indexes."""

from __future__ import annotations

from tests.conformance.case import Case
from tests.conformance.statements import statement_answers, statement_refused, with_items
from tests.conformance.steps import B, L, N, S, Value
from tests.conformance.tables import BINARY, INDEXED, NUMBER, RANGE, create
from tests.conformance.wording import INVALID, empty_key

OVERLAP = "Overlapping conditions with range keys are not supported in where clause"
TOO_MANY = "Too many decomposed read operations for a given query."
FEW = [
    {"pk": S(partition), "sk": S(sort)} for partition, sort in ("a1", "a2", "a3", "a4", "b1", "b2")
]
A1, A2, A3, A4, B1, B2 = FEW
GIVEN = with_items(RANGE, *FEW)


def wrong_type(name: str) -> str:
    return f"Key attribute's data type should match its data type in table's schema: Key {name}"


def no_key_type(name: str, kind: str) -> str:
    return f"Key value must be of type S, N, or B. Key name: {name}, Key type: {kind}"


def wrong(name: str, rest: str, message: str, *parameters: Value) -> Case:
    """A condition or an order on keys that is refused."""
    return statement_refused(name, f"SELECT * FROM range {rest}", message, *parameters)


def rows(
    name: str, rest: str, *items: dict[str, Value], parameters: tuple[Value, ...] = ()
) -> Case:
    """What a condition on keys finds, in order."""
    text = f"SELECT * FROM range {rest}"
    return statement_answers(name, text, *items, given=GIVEN, parameters=parameters)


WRONG = [
    wrong("a partition key of another type", "WHERE pk = 1", wrong_type("pk")),
    wrong("a sort key of another type", "WHERE pk = 'a' AND sk = 1", wrong_type("sk")),
    wrong("a range of another type", "WHERE pk = 'a' AND sk > 1", wrong_type("sk")),
    wrong(
        "a bound of another type",
        "WHERE pk = 'a' AND sk BETWEEN ? AND ?",
        wrong_type("sk"),
        N("1"),
        N("2"),
    ),
    wrong("a null for a key", "WHERE pk = NULL", no_key_type("pk", "NULL")),
    wrong("a list for a key", "WHERE pk = ?", no_key_type("pk", "L"), L()),
    wrong("a boolean for a sort key", "WHERE pk = 'a' AND sk = true", no_key_type("sk", "BOOL")),
    wrong("an empty partition key", "WHERE pk = ''", empty_key("pk")),
    wrong("a range twice", "WHERE pk = 'a' AND sk > '1' OR pk = 'a' AND sk > '2'", OVERLAP),
    wrong("a partition and a part of it", "WHERE pk = 'a' OR pk = 'a' AND sk = '1'", OVERLAP),
    wrong("a partition twice", "WHERE pk IN ['a', 'a']", OVERLAP),
    wrong("51 partitions", f"WHERE pk IN [{', '.join(repr(str(n)) for n in range(51))}]", TOO_MANY),
    wrong(
        "8 partitions with 7 sort keys each",
        "WHERE pk IN ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] "
        "AND sk IN ['1', '2', '3', '4', '5', '6', '7']",
        TOO_MANY,
    ),
    wrong(
        "an order without a condition",
        "ORDER BY sk",
        "Must have WHERE clause in the statement when using ORDER BY clause.",
    ),
    wrong(
        "an order without a partition key",
        "WHERE sk = '1' ORDER BY sk",
        "Must have at least one non-optional hash key condition in WHERE clause when using ORDER "
        "BY clause.",
    ),
    wrong(
        "an order where one alternative has no partition key",
        "WHERE pk = 'a' OR sk = '1' ORDER BY pk",
        "Must have at least one non-optional hash key condition in WHERE clause when using ORDER "
        "BY clause.",
    ),
    wrong(
        "an order by another attribute",
        "WHERE pk = 'a' ORDER BY other",
        "Attribute other in ORDER BY clause must be part of the primary key",
    ),
    wrong(
        "an order by a number",
        "WHERE pk = 'a' ORDER BY 1",
        "Argument to ORDER BY must be of type VariableReference. Type: 1",
    ),
    wrong(
        "an order by a string",
        "WHERE pk = 'a' ORDER BY 'sk'",
        'Argument to ORDER BY must be of type VariableReference. Type: "sk"',
    ),
    wrong(
        "an order of two partitions by the sort key",
        "WHERE pk IN ['a', 'b'] ORDER BY sk",
        "Must have hash key in ORDER BY clause when more than one hash key condition specified in "
        "WHERE clause.",
    ),
    statement_refused(
        "a token that is none", "SELECT * FROM range", "Invalid NextToken", NextToken="x"
    ),
]

FOUND = [
    rows("a partition", "WHERE pk = 'a'", A1, A2, A3, A4),
    rows("an item", "WHERE pk = 'a' AND sk = '2'", A2),
    rows("nothing", "WHERE pk = 'z'"),
    rows("less than", "WHERE pk = 'a' AND sk < '3'", A1, A2),
    rows("from a key on", "WHERE pk = 'a' AND sk >= '3'", A3, A4),
    rows("a value before its key", "WHERE 'a' = pk AND '3' <= sk", A3, A4),
    rows("BETWEEN sort keys", "WHERE pk = 'a' AND sk BETWEEN '2' AND '3'", A2, A3),
    rows("sort keys that begin alike", "WHERE pk = 'a' AND begins_with(sk, '4')", A4),
    rows("two bounds", "WHERE pk = 'a' AND sk > '1' AND sk < '4'", A2, A3),
    rows("bounds that leave nothing", "WHERE pk = 'a' AND sk > '3' AND sk < '2'"),
    rows("two partition keys at once", "WHERE pk = 'a' AND pk = 'b'"),
    rows("a partition key said twice", "WHERE pk = 'b' AND pk = 'b'", B1, B2),
    rows("partitions IN a list", "WHERE pk IN ['b', 'a'] AND sk = '1'", A1, B1),
    rows("sort keys IN a list", "WHERE pk = 'a' AND sk IN ['3', '1']", A1, A3),
    rows("two items by OR", "WHERE pk = 'a' AND sk = '1' OR pk = 'b' AND sk = '2'", A1, B2),
    rows("two ranges by OR", "WHERE pk = 'a' AND (sk < '2' OR sk > '3')", A1, A4),
    rows("not a sort key", "WHERE pk = 'a' AND sk <> '2'", A1, A3, A4),
    rows("not IN sort keys", "WHERE pk = 'a' AND sk NOT IN ['1', '2', '3']", A4),
    rows(
        "two alternatives that meet, one of which only says what is not",
        "WHERE pk = 'a' AND sk <> '1' OR pk = 'a' AND sk = '1'",
        A1,
        A2,
        A3,
        A4,
    ),
    rows("a sort key alone", "WHERE sk = '1' AND pk <> 'b'", A1),
    rows("ORDER BY the sort key", "WHERE pk = 'a' AND sk > '2' ORDER BY sk", A3, A4),
    rows("ORDER BY the sort key DESC", "WHERE pk = 'a' AND sk > '2' ORDER BY sk DESC", A4, A3),
    rows(
        "ORDER BY both keys",
        "WHERE pk IN ['a', 'b'] AND sk < '3' ORDER BY pk DESC, sk ASC",
        B1,
        B2,
        A1,
        A2,
    ),
    rows(
        "ORDER BY the partition key alone lets sort keys fall",
        "WHERE pk IN ['a', 'b'] AND sk < '3' ORDER BY pk",
        A2,
        A1,
        B2,
        B1,
    ),
    rows(
        "parameters", "WHERE pk = ? AND sk IN [?, ?]", A2, A4, parameters=(S("a"), S("4"), S("2"))
    ),
    statement_answers(
        "numbers as keys",
        "SELECT * FROM number WHERE pk = 1 AND sk > -10.5",
        {"pk": N("1"), "sk": N("-2")},
        {"pk": N("1"), "sk": N("3")},
        given=with_items(
            NUMBER,
            *[{"pk": N("1"), "sk": N(sort)} for sort in ("3", "-2", "-11")],
        ),
    ),
    statement_answers(
        "bytes as keys",
        "SELECT * FROM binary WHERE pk = ? AND sk = ?",
        {"pk": B("AQ=="), "sk": B("Ag==")},
        given=with_items(BINARY, {"pk": B("AQ=="), "sk": B("Ag==")}),
        parameters=(B("AQ=="), B("Ag==")),
    ),
]

OWNED = {
    "pk": S("a"),
    "sk": S("1"),
    "owner": S("o"),
    "city": S("c"),
    "rank": N("1"),
    "title": S("t"),
    "more": S("m"),
}
INDEXED_ITEM = with_items(INDEXED, OWNED)
SEVERAL = create("several", "pk:S", indexes={"both": ("x:S y:S | z:S", "ALL")})

WRONG_INDEXES = [
    statement_refused(
        "an index that is not there",
        'SELECT * FROM indexed."nowhere"',
        "The table does not have the specified index",
        given=(INDEXED,),
    ),
    statement_refused(
        "a consistent read of a global index",
        'SELECT * FROM indexed."by_owner"',
        "Strongly consistent read is not supported on Global Secondary Indexes",
        given=(INDEXED,),
        ConsistentRead=True,
    ),
    statement_refused(
        "a column that a global index lacks",
        "SELECT more, title FROM indexed.by_city WHERE city = 'c'",
        f"{INVALID}Global secondary index by_city does not project [more, title]",
        given=(INDEXED,),
    ),
    statement_refused(
        "a filter on what a global index lacks",
        "SELECT * FROM indexed.by_city WHERE city = 'c' AND title = 't'",
        f"{INVALID}Secondary index by_city does not project one or more filter attributes: [title]",
        given=(INDEXED,),
    ),
    statement_refused(
        "a filter on what a local index lacks",
        "SELECT * FROM indexed.by_rank WHERE pk = 'a' AND more = 'm'",
        f"{INVALID}Secondary index by_rank does not project one or more filter attributes: [more]",
        given=(INDEXED,),
    ),
    statement_refused(
        "a key of an index of another type",
        "SELECT * FROM indexed.by_rank WHERE pk = 'a' AND rank = '1'",
        wrong_type("rank"),
        given=(INDEXED,),
    ),
    statement_refused(
        "an order by a key of the table, not of the index",
        "SELECT * FROM indexed.by_rank WHERE pk = 'a' ORDER BY sk",
        "Attribute sk in ORDER BY clause must be part of the primary key",
        given=(INDEXED,),
    ),
    statement_refused(
        "an index with keys of several attributes",
        "SELECT COUNT(*) FROM several.both WHERE x = 1",
        "PartiQL statements cannot be executed on tables with multi-attribute HASH keys or "
        "multi-attribute RANGE keys.",
        given=(SEVERAL,),
    ),
    statement_refused(
        "an update of an index",
        "UPDATE indexed.by_owner SET a = 1 WHERE owner = 'o'",
        "This operation is not supported on an index",
        given=(INDEXED,),
    ),
    statement_refused(
        "a deletion from an index",
        "DELETE FROM indexed.by_owner WHERE owner = 'o'",
        "This operation is not supported on an index",
        given=(INDEXED,),
    ),
]

INDEXES = [
    statement_answers(
        "a global index",
        "SELECT * FROM \"indexed\".\"by_owner\" WHERE owner = 'o' AND sk >= '1'",
        OWNED,
        given=INDEXED_ITEM,
    ),
    statement_answers(
        "an index with keys only",
        "SELECT * FROM indexed.by_city WHERE city = 'c'",
        {"pk": S("a"), "sk": S("1"), "city": S("c")},
        given=INDEXED_ITEM,
    ),
    statement_answers(
        "a local index, read consistently",
        "SELECT * FROM indexed.by_rank WHERE pk = 'a' AND rank > 0 ORDER BY rank DESC",
        {"pk": S("a"), "sk": S("1"), "rank": N("1"), "title": S("t")},
        given=INDEXED_ITEM,
        ConsistentRead=True,
    ),
    statement_answers(
        "a local index fetches columns from the table",
        "SELECT more FROM indexed.by_rank WHERE pk = 'a'",
        {"more": S("m")},
        given=INDEXED_ITEM,
    ),
    statement_answers(
        "all of an index",
        "SELECT sk FROM indexed.by_owner",
        {"sk": S("1")},
        given=INDEXED_ITEM,
    ),
]

COSTS = [
    statement_answers(
        "a query costs what it reads",
        "SELECT * FROM range WHERE pk = 'a' AND sk = '1'",
        A1,
        given=GIVEN,
        ReturnConsumedCapacity="TOTAL",
        consumed={"TableName": "range", "CapacityUnits": 0.5},
    ),
    statement_answers(
        "each of several queries costs at least a half",
        "SELECT * FROM range WHERE pk IN ['a', 'b', 'c'] AND sk = '1'",
        A1,
        B1,
        given=GIVEN,
        ReturnConsumedCapacity="TOTAL",
        consumed={"TableName": "range", "CapacityUnits": 1.5},
    ),
    statement_answers(
        "a consistent read costs twice as much",
        "SELECT * FROM range WHERE pk = 'a'",
        A1,
        A2,
        A3,
        A4,
        given=GIVEN,
        ConsistentRead=True,
        ReturnConsumedCapacity="TOTAL",
        consumed={"TableName": "range", "CapacityUnits": 1.0},
    ),
    statement_answers(
        "an index is told apart",
        "SELECT pk FROM indexed.by_owner WHERE owner = 'o'",
        {"pk": S("a")},
        given=INDEXED_ITEM,
        ReturnConsumedCapacity="INDEXES",
        consumed={
            "TableName": "indexed",
            "CapacityUnits": 0.5,
            "Table": {"CapacityUnits": 0.0},
            "GlobalSecondaryIndexes": {"by_owner": {"CapacityUnits": 0.5}},
        },
    ),
]

CASES = [*WRONG, *FOUND, *WRONG_INDEXES, *INDEXES, *COSTS]
