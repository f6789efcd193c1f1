"""PartiQL: texts that are not statements, and statements that DynamoDB does not have."""

from __future__ import annotations

from tests.conformance.case import Case, answers, refuses
from tests.conformance.statements import (
    ALIASED,
    NOT_WELL_FORMED,
    statement,
    statement_answers,
    statement_refused,
    with_items,
)
from tests.conformance.steps import S
from tests.conformance.tables import HASH
from tests.conformance.wording import ENVELOPE, NOT_FOUND, breaks, is_none_of, is_null

A = {"pk": S("a")}
ONE = with_items(HASH, A)
AFTER = "Unexpected token after expression"
TERM = "Unexpected term"
NAME = "Expected identifier for simple path"
RETURNED = "Expected ( MODIFIED | ALL ) ( NEW | OLD ) in each returning element."
LONE_SOURCE = "Only select from a single table or index is supported."


def malformed(name: str, text: str, detail: str) -> Case:
    """A malformed text, which is rejected before any table is read."""
    return statement_refused(name, text, NOT_WELL_FORMED + detail, given=())


def lacked(name: str, text: str, message: str) -> Case:
    """A statement that DynamoDB does not have, which is rejected before any table is read."""
    return statement_refused(name, text, message, given=())


SHAPE = [
    refuses("nothing is given", "ExecuteStatement", {}, ENVELOPE + is_null("statement")),
    refuses(
        "the statement is empty",
        "ExecuteStatement",
        statement(""),
        ENVELOPE + breaks("''", "statement", "Member must have length greater than or equal to 1"),
    ),
    refuses(
        "the statement has 8193 characters",
        "ExecuteStatement",
        statement("x" * 8193),
        ENVELOPE
        + breaks(
            f"'{'x' * 8193}'", "statement", "Member must have length less than or equal to 8192"
        ),
    ),
    refuses(
        "a limit of nothing",
        "ExecuteStatement",
        statement("SELECT * FROM hash", Limit=0),
        ENVELOPE + breaks("'0'", "limit", "Member must have value greater than or equal to 1"),
    ),
    refuses(
        "an unknown capacity",
        "ExecuteStatement",
        statement("SELECT * FROM hash", ReturnConsumedCapacity="BOGUS"),
        ENVELOPE + is_none_of("BOGUS", "returnConsumedCapacity", "INDEXES, TOTAL, NONE"),
    ),
]

MALFORMED = [
    malformed("a text of spaces", "  ", TERM),
    malformed(
        "a misspelled word", "SLECT * FROM hash WHERE pk = 'a'", "Expected data manipulation"
    ),
    malformed(
        "a name with a dash and no quotes",
        "UPDATE my-table SET a = 1",
        "Expected data manipulation",
    ),
    malformed("a string without an end", "SELECT * FROM hash WHERE pk = 'a", ""),
    malformed("a name without an end", 'SELECT * FROM "hash', ""),
    malformed("a character that means nothing", "SELECT * FROM hash WHERE pk = #a", ""),
    malformed(
        "a number with too large an exponent", "SELECT * FROM hash WHERE a = 1e2147483648", ""
    ),
    malformed(
        "a date that is a number",
        "SELECT * FROM hash WHERE a = DATE 20200101",
        "Expected date string followed by the keyword DATE, found INT",
    ),
    malformed(
        "a date that is a name",
        "SELECT * FROM hash WHERE a = DATE today",
        "Expected date string followed by the keyword DATE, found SYMBOL",
    ),
    malformed(
        "a date in another form",
        "SELECT * FROM hash WHERE a = DATE '1 May 2020'",
        "Expected DATE string to be of the format yyyy-MM-dd",
    ),
    malformed(
        "a time that is a number",
        "SELECT * FROM hash WHERE a = TIME 10.30",
        "Expected time string followed by the keyword TIME OR TIME WITH TIME ZONE, found DECIMAL",
    ),
    malformed("a remark without an end", "SELECT * FROM hash /* where", ""),
    malformed("no table", "SELECT * FROM", TERM),
    malformed("no FROM", "SELECT *", "Expected FROM after SELECT list"),
    malformed("nothing after WHERE", "SELECT * FROM hash WHERE", TERM),
    malformed("a semicolon after WHERE", "SELECT * FROM hash WHERE;", TERM),
    malformed(
        "an order right after WHERE", "SELECT * FROM hash WHERE ORDER BY pk", "Unexpected keyword"
    ),
    malformed(
        "nothing after AND",
        "SELECT * FROM hash WHERE pk = 'a' AND",
        "Missing right-hand side expression of infix operator",
    ),
    malformed(
        "an operator with nothing before", "SELECT * FROM hash WHERE = 1", "Unexpected operator"
    ),
    malformed(
        "an operator instead of a value",
        "SELECT * FROM hash WHERE pk = LIKE",
        "Unexpected operator",
    ),
    malformed(
        "an unknown type after IS", "SELECT * FROM hash WHERE a IS FOO", "Expected type name"
    ),
    malformed("a word too many", "SELECT * FROM hash WHERE pk = 1 foo", AFTER),
    malformed("a parenthesis too many", "SELECT * FROM hash WHERE pk = 1)", AFTER),
    malformed("an order before WHERE", "SELECT * FROM hash ORDER BY pk WHERE pk = 'a'", AFTER),
    malformed(
        "two statements",
        "SELECT * FROM hash; SELECT * FROM hash",
        "Unexpected token after semicolon. (Only one query is allowed.)",
    ),
    malformed(
        "a star and a column",
        "SELECT *, pk FROM hash",
        "Other expressions may not be present in the select list when '*' is used without dot "
        "notation.",
    ),
    malformed("a star inside a column", "SELECT a[*] FROM hash", "Invalid use of * in select list"),
    malformed(
        "a path with a reserved word", "SELECT a.inner FROM hash", "Invalid path dot component"
    ),
    malformed("INSERT with columns", "INSERT INTO hash (pk, a) VALUES (?, ?)", AFTER),
    malformed("INSERT with an alias", "INSERT INTO hash h VALUE {'pk': 'a'}", AFTER),
    malformed("UPDATE of nothing", "UPDATE hash WHERE pk = 'a'", "Expected data manipulation"),
    malformed("SET of nothing", "UPDATE hash SET WHERE pk = 'a'", NAME),
    malformed("SET without a value", "UPDATE hash SET a WHERE pk = 'a'", "Expected '='"),
    malformed(
        "UPDATE that begins with FROM and changes too early",
        "FROM hash SET a = 1 WHERE pk = 'a'",
        AFTER,
    ),
    malformed("DELETE without FROM", "DELETE hash WHERE pk = 'a'", "Expected FROM after DELETE"),
    malformed("DELETE from nothing", "DELETE FROM WHERE pk = 'a'", NAME),
    malformed("DELETE with an order", "DELETE FROM hash WHERE pk = 'a' ORDER BY pk", AFTER),
    malformed("RETURNING of nothing", "DELETE FROM hash WHERE pk = 'a' RETURNING *", RETURNED),
    malformed(
        "RETURNING with half a choice", "DELETE FROM hash WHERE pk = 'a' RETURNING ALL *", RETURNED
    ),
    malformed(
        "grouping by a number",
        "SELECT * FROM hash GROUP BY 1",
        "Literals (including ordinals) not supported in GROUP BY",
    ),
]

LACKED = [
    lacked("a join by comma", "SELECT * FROM hash, range", LONE_SOURCE),
    lacked("a join", "SELECT * FROM hash JOIN range ON hash.pk = range.pk", LONE_SOURCE),
    lacked("a left join", "SELECT * FROM hash LEFT JOIN range ON true", LONE_SOURCE),
    lacked("an alias of the table", "SELECT * FROM hash AS h", ALIASED),
    lacked("an alias of the table without AS", "SELECT * FROM hash h", ALIASED),
    lacked(
        "a table from a subquery", "SELECT * FROM (SELECT * FROM hash)", "Unexpected from source"
    ),
    lacked("a table from a literal", "SELECT * FROM [1, 2]", "Unexpected from source"),
    lacked(
        "a path of three names as a table",
        "SELECT * FROM hash.a.b",
        "A path may contain at most 2 components in the FROM clause",
    ),
    lacked(
        "a table's name of two characters",
        "SELECT * FROM ab",
        "Table name should be within the length [3, 255] and only contain 'a-z', 'A-Z', '0-9', "
        "'-', '_', '.'.",
    ),
    lacked(
        "an empty name of a table", 'SELECT * FROM ""', "Path component cannot be an empty string"
    ),
    lacked("GROUP BY", "SELECT pk FROM hash GROUP BY pk", "Unsupported clause: GROUP BY"),
    lacked("HAVING", "SELECT pk FROM hash HAVING pk = 'a'", "Unsupported clause: HAVING at 1:31:1"),
    lacked("LIMIT", "SELECT * FROM hash LIMIT 1", "Unsupported clause: LIMIT at 1:26:1"),
    lacked("DISTINCT", "SELECT DISTINCT pk FROM hash", "Unsupported token in expression: DISTINCT"),
    lacked(
        "a union", "SELECT * FROM hash UNION SELECT * FROM hash", "Unsupported operation: BagOp"
    ),
    lacked("a type test by itself", "1 IS NULL", "Unsupported operation: IsType"),
    lacked("a date by itself", "DATE '2020-05-01'", "Unsupported operation: Date"),
    lacked("a time by itself", "TIME '10:30:00'", "Unsupported operation: LitTime"),
    lacked("CREATE TABLE", "CREATE TABLE hash", "Unsupported operation: Ddl"),
    lacked("DROP TABLE", "DROP TABLE hash", "Unsupported operation: Ddl"),
    lacked(
        "EXISTS outside a transaction",
        "EXISTS(SELECT * FROM hash WHERE pk = 'a' AND a = 1)",
        "EXISTS can only be used in ExecuteTransaction write requests.",
    ),
    lacked(
        "many items at once",
        "INSERT INTO hash << {'pk': 'a'}, {'pk': 'b'} >>",
        "Unsupported operation: Inserting multiple items in a single statement is not supported, "
        'use "INSERT INTO tableName VALUE item" instead',
    ),
    lacked(
        "ON CONFLICT",
        "INSERT INTO hash VALUE {'pk': 'a'} ON CONFLICT WHERE pk = 'a' DO NOTHING",
        "Unsupported clause: ON CONFLICT",
    ),
    lacked(
        "an item that is no struct",
        "INSERT INTO hash VALUE [1]",
        "Unsupported format in item expression. Please use struct format {...} to express item "
        "values for insert statement. at 1:24:1",
    ),
]

NO_TABLE = [
    refuses(
        f"{word} of a table that is not there",
        "ExecuteStatement",
        statement(text),
        NOT_FOUND,
        type="ResourceNotFoundException",
    )
    for word, text in {
        "SELECT": "SELECT * FROM absent",
        "INSERT": "INSERT INTO absent VALUE {'pk': 'a'}",
        "UPDATE": "UPDATE absent SET a = 1 WHERE pk = 'a'",
        "DELETE": "DELETE FROM absent WHERE pk = 'a'",
    }.items()
]

ANSWERS = [
    statement_answers("words in small letters", "select * from hash where pk = 'a'", A, given=ONE),
    statement_answers("a semicolon at the end", "SELECT * FROM hash;", A, given=ONE),
    statement_answers("remarks", "SELECT * /* all */ FROM hash -- here", A, given=ONE),
    statement_answers("a name in quotes", 'SELECT "pk" FROM "hash"', A, given=ONE),
    statement_answers("a name in other letters is another", "SELECT PK FROM hash", {}, given=ONE),
    statement_answers("parentheses around a statement", "(SELECT * FROM hash)", A, given=ONE),
    answers(
        "a table by its ARN",
        "ExecuteStatement",
        statement('SELECT * FROM "arn:aws:dynamodb:us-east-1:000000000000:table/hash"'),
        {"Items": [A]},
        given=ONE,
    ),
]

CASES = [*SHAPE, *MALFORMED, *LACKED, *NO_TABLE, *ANSWERS]
