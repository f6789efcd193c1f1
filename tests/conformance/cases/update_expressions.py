"""UpdateExpression: what it can say, what it does, and how it is refused."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.steps import BS, NS, NULL, SS, TRUE, B, L, M, N, S, holds, put
from tests.conformance.tables import HASH
from tests.conformance.wording import (
    ENVELOPE,
    NEEDLESS_PARENTHESES,
    overlap,
    same_operands,
    syntax_error,
    undefined_name,
    wrong_operand,
)

KEY = {"pk": S("a")}


def request_of(table: str, text: str, values: dict[str, Any], names: Any = None) -> dict[str, Any]:
    request: dict[str, Any] = {"TableName": table, "Key": KEY, "UpdateExpression": text}
    if values:
        request["ExpressionAttributeValues"] = {f":{name}": value for name, value in values.items()}
    if names:
        request["ExpressionAttributeNames"] = names
    return request


def bad(name: str, text: str, message: str, names: Any = None, **values: Any) -> Case:
    """A rejected request that needs no table: the named one does not exist."""
    request = request_of("absent", text, values, names)
    return refuses(name, "UpdateItem", request, f"{ENVELOPE}Invalid UpdateExpression: {message}")


def reserved(word: str) -> str:
    return f"Attribute name is a reserved keyword; reserved keyword: {word}"


def once(clause: str) -> str:
    return f'The "{clause}" section can only be used once in an update expression;'


def wrong_count(function: str, count: int) -> str:
    return (
        "Incorrect number of operands for operator or function; "
        f"operator or function: {function}, number of operands: {count}"
    )


def wrong_clause_operand(clause: str, kind: str) -> str:
    return (
        f"Incorrect operand type for operator or function; operator: {clause}, "
        f"operand type: {kind}, typeSet: ALLOWED_FOR_{clause}_OPERAND"
    )


SYNTAX = [
    bad(f"a syntax error: {text}", text, syntax_error(token, near))
    for text, token, near in (
        ("whatever", "whatever", "whatever"),
        ("SET", "<EOF>", "SET"),
        ("set a", "<EOF>", "a"),
        ("set a b", "b", "a b"),
        ("set a=set", "set", "=set"),
        ("set a = b,", "<EOF>", ","),
        ("set a = b, set c = d", "set", ", set c"),
        ("set :a = b", ":a", "set :a ="),
        ("set a = b / c", "/", "b / c"),
        ("set a = b + c + d", "+", "c + d"),
        ("set a[1] = 1", "1", "= 1"),
        ('set a[1] = "eight"', '"', '= "eight'),
        ("set a[-1] = b", "-", "[-1"),
        ("set a.b. = c", "=", ". = c"),
        ("set (a = (b + c))", "(", "set (a"),
        ("set a = (b.c).d + e", ".", ").d"),
        ("set if_not_exists(a, b) = a", "(", "if_not_exists(a"),
        ("set a = if_not_exists(b, c + d)", "+", "c + d"),
        ("remove a = b", "=", "a = b"),
        ("remove :a", ":a", "remove :a"),
        ("remove a,", "<EOF>", ","),
        ("add a", "<EOF>", "a"),
        ("add a b", "b", "a b"),
        ("add a = :b", "=", "a = :b"),
        ("delete a b", "b", "a b"),
        ("delete a if_not_exists(b)", "if_not_exists", "a if_not_exists("),
    )
]

REFUSED = [
    bad("a value has needless parentheses", "SET a = ((b))", NEEDLESS_PARENTHESES),
    bad("a sum has needless parentheses", "SET a = ((b + c))", NEEDLESS_PARENTHESES),
    bad("a name is reserved", "REMOVE Absolute", reserved("Absolute")),
    bad(
        "a reserved name counts before a repeated section",
        "set #c = :c set abOrt = b",
        reserved("abOrt"),
    ),
    bad("a section comes twice: SET", "set a = #c set c = :d", once("SET")),
    bad("a section comes twice: REMOVE", "remove #d set a = b remove e", once("REMOVE")),
    bad("a section comes twice: ADD", "add #d :e set a = b add e :f", once("ADD")),
    bad("a section comes twice: DELETE", "delete #d :e set a = b delete #e :f", once("DELETE")),
    bad("a function has no such name", "set a = foo(b)", "Invalid function name; function: foo"),
    bad(
        "a function is for conditions",
        "set a = size(b)",
        "The function is not allowed in an update expression; function: size",
    ),
    bad(
        "list_append stands inside list_append",
        "set a = list_append(a, list_append(b, c))",
        "The function is not allowed to be used this way in an expression; function: list_append",
    ),
    bad("a name of the target is not given", "SET #c = :c", undefined_name("#c")),
    bad("a name of the value is not given", "SET a = #c", undefined_name("#c")),
    bad(
        "an index is too large",
        "SET a[2147483648] = b",
        "List index is not within the allowable range; index: [2147483648]",
    ),
    bad(
        "if_not_exists has one operand", "set a = if_not_exists(c)", wrong_count("if_not_exists", 1)
    ),
    bad("list_append has one operand", "set a = list_append(c)", wrong_count("list_append", 1)),
    bad(
        "if_not_exists needs a path first",
        "set a = if_not_exists(:a, c)",
        "Operator or function requires a document path; operator or function: if_not_exists",
        a=S("a"),
    ),
    bad(
        "if_not_exists of the same path twice",
        "set a = if_not_exists(b, b)",
        same_operands("if_not_exists", "[b]"),
    ),
    *(
        bad(
            f"list_append takes no {kind}",
            "set a = list_append(:v, a)",
            wrong_operand("list_append", kind),
            v=value,
        )
        for kind, value in (
            ("S", S("a")),
            ("N", N("1")),
            ("M", M()),
            ("SS", SS("a")),
            ("NULL", NULL),
        )
    ),
    *(
        bad(f"{sign} takes no {kind}", f"set a = a {sign} :v", wrong_operand(sign, kind), v=value)
        for sign in "+-"
        for kind, value in (
            ("S", S("a")),
            ("B", B("AA==")),
            ("BOOL", TRUE),
            ("L", L()),
            ("NS", NS("1")),
        )
    ),
    *(
        bad(
            f"ADD takes no {name.lower()}", "ADD a.b :v", wrong_clause_operand("ADD", name), v=value
        )
        for name, value in (
            ("STRING", S("a")),
            ("BINARY", B("AA==")),
            ("BOOLEAN", TRUE),
            ("NULL", NULL),
            ("LIST", L(N("1"))),
            ("MAP", M()),
        )
    ),
    *(
        bad(
            f"DELETE takes no {name.lower()}",
            "DELETE a :v",
            wrong_clause_operand("DELETE", name),
            v=value,
        )
        for name, value in (("STRING", S("a")), ("NUMBER", N("1")), ("LIST", L()), ("MAP", M()))
    ),
    *(
        bad(f"paths overlap: {text}", text, overlap(one, two), {"#c": "c", "#d": "[3]"})
        for text, one, two in (
            ("set #c = a, c = b, #d = a", "[c]", "[c]"),
            ("set c.b.#c = a, c = a, #d = a", "[c, b, c]", "[c]"),
            ("set a = b remove a, #c, #d", "[a]", "[a]"),
            ("remove c, #c.a, #d", "[c]", "[c, a]"),
            ("remove a, #c, a, #d", "[a]", "[a]"),
        )
    ),
    bad(
        "paths take an attribute for a map and for a list",
        "remove a.c set a[1] = d",
        overlap("[a, c]", "[a, [1]]", verb="conflict"),
    ),
]

ITEM = {
    "pk": S("a"),
    "n": N("5"),
    "s": S("x"),
    "ss": SS("a", "b"),
    "l": L(N("0"), N("1"), N("2")),
    "bare": L(),
    "m": M(a=N("1"), b=M(c=S("deep"))),
}


def becomes(
    name: str, text: str, names: Any = None, changed: Any = None, without: Any = (), **values: Any
) -> Case:
    """What an update makes of the item above."""
    after = {k: v for k, v in (ITEM | (changed or {})).items() if k not in without}
    return answers(
        name,
        "UpdateItem",
        request_of("hash", text, values, names),
        {},
        given=(HASH, put("hash", **ITEM)),
        then=(holds("hash", **after),),
    )


def breaks(name: str, text: str, message: str, names: Any = None, **values: Any) -> Case:
    """An update that does not fit the item above, which stays as it is."""
    return refuses(
        name,
        "UpdateItem",
        request_of("hash", text, values, names),
        message,
        given=(HASH, put("hash", **ITEM)),
        then=(holds("hash", **ITEM),),
    )


TEN, LIST = N("10"), L(N("8"), N("9"))
EFFECTS = [
    becomes("SET makes an attribute", "SET x = :v", changed={"x": TEN}, v=TEN),
    becomes(
        "SET replaces an attribute with another type", "SET s = :v", changed={"s": LIST}, v=LIST
    ),
    becomes("SET copies an attribute", "SET x = m.b.c", changed={"x": S("deep")}),
    becomes("SET adds", "SET n = n + :v", changed={"n": N("15")}, v=TEN),
    becomes("SET subtracts from a value", "SET n = :v - n", changed={"n": N("5")}, v=TEN),
    becomes("a sum may have parentheses", "SET n = (n - :v)", changed={"n": N("-5")}, v=TEN),
    becomes("a default is not used for what is there", "SET n = if_not_exists(n, :v)", v=TEN),
    becomes(
        "a default is used for what is not there",
        "SET x = if_not_exists(x, :v)",
        changed={"x": TEN},
        v=TEN,
    ),
    becomes("a default may be a path", "SET x = if_not_exists(x, s)", changed={"x": S("x")}),
    becomes(
        "a sum may start from a default",
        "SET x = if_not_exists(x, :v) - :v",
        changed={"x": N("0")},
        v=TEN,
    ),
    becomes(
        "a list is appended to",
        "SET l = list_append(l, :v)",
        changed={"l": L(N("0"), N("1"), N("2"), N("8"), N("9"))},
        v=LIST,
    ),
    becomes(
        "a list is prepended to",
        "SET l = list_append(:v, l)",
        changed={"l": L(N("8"), N("9"), N("0"), N("1"), N("2"))},
        v=LIST,
    ),
    becomes(
        "a list may be appended to itself",
        "SET l = list_append(l, l)",
        changed={"l": L(*(N(n) for n in "012012"))},
    ),
    becomes(
        "a list may start from a default",
        "SET x = list_append(if_not_exists(x, :e), :v)",
        changed={"x": LIST},
        e=L(),
        v=LIST,
    ),
    becomes(
        "SET goes into a map",
        "SET m.b.d = :v",
        changed={"m": M(a=N("1"), b=M(c=S("deep"), d=TEN))},
        v=TEN,
    ),
    becomes(
        "SET replaces an element", "SET l[1] = :v", changed={"l": L(N("0"), TEN, N("2"))}, v=TEN
    ),
    becomes("SET begins an empty list", "SET bare[0] = :v", changed={"bare": L(TEN)}, v=TEN),
    becomes(
        "SET past the end appends",
        "SET l[9] = :v",
        changed={"l": L(N("0"), N("1"), N("2"), TEN)},
        v=TEN,
    ),
    becomes(
        "SETs past the end append in order of their indexes",
        "SET l[9] = :v, l[7] = :w",
        changed={"l": L(N("0"), N("1"), N("2"), N("7"), TEN)},
        v=TEN,
        w=N("7"),
    ),
    becomes(
        "every value is of the item before",
        "SET n = :v, x = n",
        changed={"n": TEN, "x": N("5")},
        v=TEN,
    ),
    becomes("two attributes swap", "SET n = s, s = n", changed={"n": S("x"), "s": N("5")}),
    becomes("REMOVE removes an attribute", "REMOVE n, s", without=("n", "s")),
    becomes("REMOVE of what is not there does nothing", "REMOVE zz, m.zz, l[9]"),
    becomes(
        "REMOVE takes a member out of a map", "REMOVE m.b.c", changed={"m": M(a=N("1"), b=M())}
    ),
    becomes(
        "REMOVE takes an element out of a list", "REMOVE l[0]", changed={"l": L(N("1"), N("2"))}
    ),
    becomes(
        "REMOVE counts elements before the update", "REMOVE l[0], l[2]", changed={"l": L(N("1"))}
    ),
    becomes(
        "REMOVE and SET mean the same list",
        "REMOVE l[0] SET l[1] = :v",
        changed={"l": L(TEN, N("2"))},
        v=TEN,
    ),
    becomes("ADD adds to a number", "ADD n :v", changed={"n": N("15")}, v=TEN),
    becomes("ADD makes a number", "ADD x :v", changed={"x": TEN}, v=TEN),
    becomes(
        "ADD makes a number inside a map",
        "ADD m.x :v",
        changed={"m": M(a=N("1"), b=M(c=S("deep")), x=TEN)},
        v=TEN,
    ),
    becomes("ADD adds members", "ADD ss :v", changed={"ss": SS("a", "b", "c")}, v=SS("c", "a")),
    becomes("ADD makes a set", "ADD x :v", changed={"x": NS("1", "2")}, v=NS("2", "1")),
    becomes("DELETE takes members out", "DELETE ss :v", changed={"ss": SS("b")}, v=SS("a", "z")),
    becomes(
        "DELETE of all members removes the set", "DELETE ss :v", without=("ss",), v=SS("b", "a")
    ),
    becomes(
        "all four sections at once, in any case",
        "remove s Set x = :v add n :v DELETE ss :s",
        changed={"x": TEN, "n": N("15"), "ss": SS("b")},
        without=("s",),
        v=TEN,
        s=SS("a"),
    ),
    becomes(
        "placeholders may be any step of a path",
        "SET #m.#b.#new = :v",
        {"#m": "m", "#b": "b", "#new": "x.y"},
        changed={"m": M(a=N("1"), b={"M": {"c": S("deep"), "x.y": TEN}})},
        v=TEN,
    ),
    becomes(
        "spaces and line ends mean nothing",
        "SET\n n=n+:v ,\tx= :v",
        changed={"n": N("15"), "x": TEN},
        v=TEN,
    ),
]

NO_ATTRIBUTE = "The provided expression refers to an attribute that does not exist in the item"
NO_PATH = "The document path provided in the update expression is invalid for update"
WRONG_TYPE = "An operand in the update expression has an incorrect data type"
MISFITS = [
    breaks("SET copies what is not there", "SET x = zz", NO_ATTRIBUTE),
    breaks("SET adds to what is not there", "SET zz = zz + :v", NO_ATTRIBUTE, v=TEN),
    breaks(
        "list_append to what is not there", "SET zz = list_append(zz, :v)", NO_ATTRIBUTE, v=LIST
    ),
    breaks("a default is not there either", "SET x = if_not_exists(zz, yy)", NO_ATTRIBUTE),
    breaks("SET goes into a map that is not there", "SET zz.a = :v", NO_PATH, v=TEN),
    breaks("SET goes into a list that is not there", "SET zz[0] = :v", NO_PATH, v=TEN),
    breaks("SET takes a string for a map", "SET s.a = :v", NO_PATH, v=TEN),
    breaks("SET takes a map for a list", "SET m[0] = :v", NO_PATH, v=TEN),
    breaks("SET takes a list for a map", "SET l.a = :v", NO_PATH, v=TEN),
    breaks("SET goes deep into what is not there", "SET m.zz.a = :v", NO_PATH, v=TEN),
    breaks("REMOVE goes into what is not there", "REMOVE zz.a", NO_PATH),
    breaks("REMOVE takes a map for a list", "REMOVE m[0]", NO_PATH),
    breaks("ADD goes into what is not there", "ADD zz.a :v", NO_PATH, v=TEN),
    breaks("DELETE goes into what is not there", "DELETE zz.a :v", NO_PATH, v=SS("a")),
    breaks("SET adds to a string", "SET x = s + :v", WRONG_TYPE, v=TEN),
    breaks("SET adds a string", "SET x = n + s", WRONG_TYPE),
    breaks("SET subtracts from a list", "SET x = l - :v", WRONG_TYPE, v=TEN),
    breaks("list_append to a string", "SET x = list_append(s, :v)", WRONG_TYPE, v=LIST),
    breaks("ADD of a number to a string", "ADD s :v", WRONG_TYPE, v=TEN),
    breaks("ADD of a number to a set", "ADD ss :v", WRONG_TYPE, v=TEN),
    breaks("ADD of members to a set of another type", "ADD ss :v", WRONG_TYPE, v=NS("1")),
    breaks("DELETE from a set of another type", "DELETE ss :v", WRONG_TYPE, v=BS("AA==")),
    breaks("DELETE from a number", "DELETE n :v", WRONG_TYPE, v=NS("5")),
    breaks("one misfit undoes the whole update", "SET x = :v REMOVE zz.a", NO_PATH, v=TEN),
]

CASES = [*SYNTAX, *REFUSED, *EFFECTS, *MISFITS]
