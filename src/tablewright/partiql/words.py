"""The reserved words of PartiQL: keywords, multi-word keywords, names of types.

They are those of DynamoDB's parser, including SQL-92's; such names must be quoted. Most of them
mean nothing to DynamoDB, but are rejected as keywords.
"""

from __future__ import annotations

from typing import Final

KEYWORDS: Final = frozenset(
    """
    absolute action add all allocate alter and any are as asc assertion at authorization avg begin
    between bit bit_length by cascade cascaded case cast catalog char character character_length
    char_length check close coalesce collate collation column commit connect connection constraint
    constraints continue convert corresponding count create cross current current_date current_time
    current_timestamp current_user cursor date deallocate dec decimal declare default deferrable
    deferred delete desc describe descriptor diagnostics disconnect distinct domain double drop else
    end escape except exception exec execute exists external extract date_add date_diff false fetch
    first float for foreign found from full get global go goto grant group having identity immediate
    in indicator initially inner input insensitive insert int integer intersect interval into is
    isolation join key language last left level like local lower match max min module names national
    natural nchar next no not null nullif numeric octet_length of on only open option or order outer
    output overlaps pad partial position precision prepare preserve primary prior privileges
    procedure public read real references relative restrict revoke right rollback rows schema scroll
    section select session session_user set size smallint some space sql sqlcode sqlerror sqlstate
    substring sum system_user table temporary then time timestamp to transaction translate
    translation trim true union unique unknown update upper usage user using value values varchar
    varying view when whenever where with work write zone

    missing pivot unpivot limit tuple remove index let conflict do nothing returning modified new
    old bool boolean string symbol clob blob struct list sexp bag
    integer2 int2 integer4 int4 integer8 int8 bigint
    """.split()
)

# Keywords that are operators.
OPERATOR_WORDS: Final = frozenset("and or not is in like between union except intersect".split())
# Keywords that a parser distinguishes by kind.
OWN_KINDS: Final = frozenset("as at by for asc desc null missing".split())

# Keywords that name a function before a parenthesis.
FUNCTION_WORDS: Final = frozenset(
    """
    exists count avg max min sum char_length character_length octet_length bit_length upper lower
    size sexp list bag substring trim extract date_add date_diff position coalesce nullif
    """.split()
)
AGGREGATES: Final = frozenset("count avg max min sum".split())

# Multi-word keywords, and their names.
PHRASES: Final[dict[tuple[str | None, ...], str]] = {
    ("not", "in"): "not_in",
    ("is", "not"): "is_not",
    ("not", "between"): "not_between",
    ("not", "like"): "not_like",
    ("union", "all"): "union_all",
    ("intersect", "all"): "intersect_all",
    ("except", "all"): "except_all",
    ("character", "varying"): "character_varying",
    ("double", "precision"): "double_precision",
    ("cross", "join"): "cross_join",
    ("inner", "join"): "inner_join",
    ("left", "join"): "left_join",
    ("left", "outer", "join"): "left_join",
    ("right", "join"): "right_join",
    ("right", "outer", "join"): "right_join",
    ("full", "join"): "outer_join",
    ("outer", "join"): "outer_join",
    ("full", "outer", "join"): "outer_join",
    ("insert", "into"): "insert_into",
    ("on", "conflict"): "on_conflict",
    ("do", "nothing"): "do_nothing",
    ("modified", "old"): "modified_old",
    ("modified", "new"): "modified_new",
    ("all", "old"): "all_old",
    ("all", "new"): "all_new",
}
PHRASE_ENDS: Final = frozenset(words[-1] for words in PHRASES)
PHRASE_WORDS_MAX: Final = max(map(len, PHRASES))
OPERATOR_PHRASES: Final = frozenset(
    "not_in is_not not_between not_like union_all intersect_all except_all".split()
)

# Precedence of operators; NOT binds its operand with its own precedence.
PRECEDENCE: Final = {
    **dict.fromkeys("union intersect except union_all intersect_all except_all".split(), 5),
    "or": 10,
    "and": 20,
    "not": 30,
    **dict.fromkeys("= <> is is_not in not_in".split(), 40),
    **dict.fromkeys("< <= > >= between not_between like not_like".split(), 50),
    **dict.fromkeys("+ - ||".split(), 60),
    **dict.fromkeys("* / %".split(), 70),
}
SELECT_PRECEDENCE: Final = 6  # continuations of a SELECT clause

# The types of IS and CAST with several names, and the number of their parameters.
TYPE_ALIASES: Final = {
    "varchar": "character_varying",
    "char": "character",
    "dec": "decimal",
    "int": "integer",
    "int2": "smallint",
    "integer2": "smallint",
    "int4": "integer4",
    "int8": "integer8",
    "bigint": "integer8",
    "bool": "boolean",
}
TYPE_PARAMETERS_MAX: Final = {
    **dict.fromkeys(
        """
        missing null boolean smallint integer4 integer8 integer real double_precision timestamp date
        string symbol clob blob struct tuple list sexp bag
        """.split(),
        0,
    ),
    **dict.fromkeys("float time character character_varying".split(), 1),
    **dict.fromkeys("decimal numeric".split(), 2),
}
