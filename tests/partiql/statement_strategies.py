"""Random statements and random texts for the property tests of PartiQL.

Expressions are drawn together with their text, so that a test can read the text and compare.
"""

from __future__ import annotations

from hypothesis import strategies as st

from tests.partiql.printing import quoted

NAMES = ["a", "b", "pk", "Élan", "new", 'q"t', "two words"]

strings = st.text(max_size=6).map(quoted)
numbers = st.sampled_from(
    ["0", "7", "-1", "1.50", ".5", "3.", "1e3", "2E-2", "12345678901234567890"]
)
names = st.sampled_from(NAMES).map(lambda name: '"' + name.replace('"', '""') + '"')
_scalars = st.one_of(strings, numbers, st.sampled_from(["true", "FALSE", "null", "MISSING", "?"]))
_steps = st.one_of(
    names.map(".{}".format),
    st.integers(0, 9).map("[{}]".format),
    strings.map("[{}]".format),
    st.sampled_from([".*", "[*]", "[?]", "[b]"]),
)
paths = st.builds(lambda name, steps: name + "".join(steps), names, st.lists(_steps, max_size=3))


def _joined(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.lists(inner, max_size=3).map(", ".join)


def _inside(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    functions = st.sampled_from(
        "size attribute_exists begins_with contains attribute_type list_append set_add f".split()
    )
    operators = st.sampled_from(
        "= <> != < <= > >= + - * / % || AND OR IN LIKE UNION INTERSECT".split()
    )
    types = st.sampled_from("MISSING NULL STRING NUMERIC INTEGER STRUCT LIST FOO".split())
    return st.one_of(
        _joined(inner).map("[{}]".format),
        _joined(inner).map("<<{}>>".format),
        st.lists(inner, min_size=1, max_size=3).map(lambda parts: f"({', '.join(parts)})"),
        st.lists(st.tuples(strings, inner), max_size=2).map(
            lambda fields: "{" + ", ".join(f"{key}: {value}" for key, value in fields) + "}"
        ),
        st.builds("{}({})".format, functions, _joined(inner)),
        st.builds("{} {} {}".format, inner, operators, inner),
        st.builds("NOT {}".format, inner),
        st.builds("{} BETWEEN {} AND {}".format, inner, inner, inner),
        st.builds("{} IS {}{}".format, inner, st.sampled_from(["", "NOT "]), types),
        st.builds("- {}".format, inner),
    )


expressions = st.recursive(_scalars | paths, _inside, max_leaves=8)
_where = st.one_of(st.just(""), expressions.map(" WHERE {}".format))
_order = st.sampled_from(["", " ORDER BY pk", " ORDER BY pk DESC, sk ASC", " ORDER BY 1"])
_columns = st.just("*") | st.lists(paths | expressions, min_size=1, max_size=3).map(", ".join)
_tables = st.sampled_from(["things", '"things"', '"things"."by-colour"', "nowhere", "t"])
_returning = st.sampled_from(
    ["", " RETURNING ALL OLD *", " RETURNING MODIFIED NEW *", " RETURNING ALL NEW a"]
)
_action = st.one_of(
    st.builds("SET {} = {}".format, paths, expressions), paths.map("REMOVE {}".format)
)
_actions = st.lists(_action, min_size=1, max_size=3).map(" ".join)
statements = st.one_of(
    st.builds("SELECT {} FROM {}{}{}".format, _columns, _tables, _where, _order),
    st.builds("INSERT INTO {} VALUE {}{}".format, _tables, expressions, _returning),
    st.builds("UPDATE {} {}{}{}".format, _tables, _actions, _where, _returning),
    st.builds("DELETE FROM {}{}{}".format, _tables, _where, _returning),
    st.builds("EXISTS(SELECT * FROM {}{})".format, _tables, _where),
    expressions,
)

# Everything that means something to a lexer, and some that does not.
_words = st.sampled_from(
    "SELECT FROM WHERE INSERT INTO VALUE UPDATE SET REMOVE DELETE RETURNING ALL OLD NEW MODIFIED * "
    "ORDER BY GROUP HAVING LIMIT JOIN ON AS AT LET CASE WHEN THEN END CAST EXISTS COUNT DATE PIVOT "
    "AND OR NOT IN IS BETWEEN LIKE ESCAPE UNION DISTINCT VALUES CREATE TABLE EXEC a things 1 -1 "
    "1.5e9 1e 'x' ' \" `x` ` ? . , ; : @ ( ) [ ] { } << >> < <= = <> != + - / % || | -- /* */ \\ "
    "é \0 \U0001f600 # ~".split()
)
word_soups = st.lists(_words, max_size=25).flatmap(
    lambda soup: st.sampled_from(["", " ", "\n"]).map(lambda space: space.join(soup))
)


def damaged(texts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Texts with a few words in place of a few characters."""
    return st.builds(
        lambda text, at, length, soup: text[:at] + " ".join(soup) + text[at + length :],
        texts,
        st.integers(min_value=0, max_value=80),
        st.integers(min_value=0, max_value=6),
        st.lists(_words, max_size=2),
    )
