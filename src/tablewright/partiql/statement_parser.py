"""Statements of PartiQL: SELECT, INSERT, UPDATE, DELETE, and others that DynamoDB rejects.

Not here: their meaning (`translation`).
"""

from __future__ import annotations

from tablewright.partiql import tokens as t
from tablewright.partiql.parser import ExpressionParser, not_outermost, too_deep
from tablewright.partiql.tokens import Token, TokenPosition, not_well_formed
from tablewright.partiql.tree import (
    AnyElement,
    AnyMember,
    Assignment,
    Change,
    Column,
    Delete,
    Element,
    Insert,
    InsertMany,
    Literal,
    Name,
    Node,
    Other,
    Path,
    Removal,
    Returning,
    Select,
    Sequence,
    SortKey,
    TableReference,
)
from tablewright.partiql.words import SELECT_PRECEDENCE

_BASIC = ("insert_into", "set", "remove")
_JOINS = ("join", "cross_join", "inner_join", "left_join", "right_join", "outer_join")
_RETURNED = {
    "modified_old": "MODIFIED OLD",
    "modified_new": "MODIFIED NEW",
    "all_old": "ALL OLD",
    "all_new": "ALL NEW",
}


def parsed(text: str) -> Node:
    """Returns the tree of a statement; raises `ValidationException` if it is not well formed."""
    try:
        return _StatementParser(text).take_all()
    except RecursionError:  # the caller's own stack was nearly full
        raise too_deep() from None


class _StatementParser(ExpressionParser):
    def take_all(self) -> Node:
        """Parses the whole text as one statement."""
        node = self.take_expression()
        if not self.is_at_end():
            if self.token.kind == ";":
                detail = "Unexpected token after semicolon. (Only one query is allowed.)"
            else:
                detail = "Unexpected token after expression"
            raise not_well_formed(detail)
        return node

    def take_statement(self, token: Token) -> Node:
        """Parses a statement after its keyword."""
        is_outermost = all(earlier.kind == "(" for earlier in self.tokens[: self.at - 1])
        node = self._take_begun(token)
        if isinstance(node, Insert | InsertMany | Change | Delete) and not is_outermost:
            raise not_outermost(node)
        return node

    def _take_begun(self, token: Token) -> Node:
        match token.text:
            case "select":
                return self._take_select(token)
            case "insert_into" | "set" | "remove":
                return self._take_basic(token)
            case "update":
                return self._take_update(token)
            case "delete":
                return self._take_delete(token)
            case "from":
                return self._take_from_first(token)
            case "pivot":
                return self._take_pivot(token)
            case "values":
                return self._take_rows(token)
            case "create" | "drop":
                return self._take_definition(token)
            case "exec":
                return self._take_procedure(token)
            case _:
                raise not_well_formed("Unexpected keyword")

    # SELECT

    def _take_select(self, token: Token) -> Select:
        is_distinct = self.skip("distinct") is not None
        if not is_distinct:
            self.skip("all")
        is_list = self.skip("value") is None
        columns: tuple[Column, ...] | None
        columns = self._take_columns() if is_list else (Column(self.take_expression()),)
        return self._take_clauses(token.place, columns, is_distinct=is_distinct, is_list=is_list)

    def _take_pivot(self, token: Token) -> Select:
        value = self.take_expression()
        self.take_word("at")
        columns = (Column(value), Column(self.take_expression()))
        return self._take_clauses(token.place, columns, is_distinct=False, is_list=False)

    def _take_columns(self) -> tuple[Column, ...] | None:
        columns: list[Column] = []
        has_star = False
        while True:
            if self.token.kind == "*":
                has_star = True
                self.at += 1
                columns.append(Column(Name("*", self.tokens[self.at - 1].place)))
            else:
                columns.append(self._take_column())
            if not self.skip_comma():
                break
        if has_star and len(columns) > 1:
            raise not_well_formed(
                "Other expressions may not be present in the select list when '*' is used "
                "without dot notation."
            )
        return None if has_star else tuple(columns)

    def _take_column(self) -> Column:
        expression = self.take_expression()
        is_all = False
        if isinstance(expression, Path):
            *others, last = expression.steps
            if any(isinstance(step, AnyElement) for step in expression.steps) or any(
                isinstance(step, AnyMember) for step in others
            ):
                raise not_well_formed("Invalid use of * in select list")
            is_all = isinstance(last, AnyMember)
            if is_all and any(isinstance(step, Element) for step in others):
                raise not_well_formed("Cannot use [] and * together in SELECT list expression")
        return Column(expression, self._take_alias("as"), is_all)

    def _take_clauses(
        self,
        place: TokenPosition,
        columns: tuple[Column, ...] | None,
        *,
        is_distinct: bool,
        is_list: bool,
    ) -> Select:
        if self.skip("from") is None:
            raise not_well_formed("Expected FROM after SELECT list")
        source = self._take_source(SELECT_PRECEDENCE)
        refused: list[str] = []
        if self.skip("let"):
            self._take_lets()
            refused.append("LET")
        where = self.take_expression(SELECT_PRECEDENCE) if self.skip("where") else None
        order = self._take_order() if self.skip("order") else ()
        if self.skip("group"):
            self._take_group_by()
            refused.append("GROUP BY")
        for word in ("having", "limit"):
            if self.skip(word):
                bound = self.take_expression(SELECT_PRECEDENCE)
                where_it_is = "" if bound.place is None else f" at {bound.place}"
                refused.append(word.upper() + where_it_is)
        return Select(
            columns,
            source,
            where,
            order,
            place,
            refused_clause=refused[0] if refused else None,
            is_distinct=is_distinct,
            is_list=is_list,
        )

    def _take_lets(self) -> None:
        while True:
            self.take_expression()
            if self.skip("as") is None:
                raise not_well_formed("Expected AS following LET expr")
            self._take_alias_name("AS")
            if not self.skip_comma():
                return

    def _take_order(self) -> tuple[SortKey, ...]:
        self.take("by")
        keys: list[SortKey] = []
        while True:
            expression = self.take_expression()
            direction = self.skip("asc", "desc")
            keys.append(SortKey(expression, direction is not None and direction.text == "desc"))
            if not self.skip_comma():
                return tuple(keys)

    def _take_group_by(self) -> None:
        self.skip("partial")
        self.take("by")
        while True:
            if isinstance(self.take_expression(SELECT_PRECEDENCE), Literal):
                raise not_well_formed("Literals (including ordinals) not supported in GROUP BY")
            self._take_alias("as")
            if not self.skip_comma():
                break
        if self.skip("group"):
            self.take("as")
            self._take_alias_name("GROUP")

    # FROM

    def _take_source(self, precedence: int = -1) -> TableReference:
        source = self._take_lone_source(precedence)
        while True:
            joined = self.token
            if joined.kind != "," and joined.word not in _JOINS:
                return source
            self.at += 1
            self._take_lone_source(precedence)
            if joined.kind != "," and joined.text != "cross_join":
                if self.skip("on") is None:
                    raise not_well_formed("Expected 'ON'")
                self.take_expression(precedence)
            source = TableReference(source.expression, source.is_aliased, is_lone=False)

    def _take_lone_source(self, precedence: int) -> TableReference:
        is_unpivot = self.skip("unpivot") is not None
        expression = self.take_expression(precedence)
        aliases = [self._take_alias(kind) for kind in ("as", "at", "by")]
        return TableReference(expression, any(aliases), is_lone=not is_unpivot)

    def _take_alias(self, kind: str) -> bool:
        """Parses an optional alias; only AS may be omitted."""
        if self.skip(kind):
            self._take_alias_name(kind.upper())
            return True
        if kind == "as" and self.token.kind in (t.NAME, t.QUOTED_NAME):
            self.at += 1
            return True
        return False

    def _take_alias_name(self, kind: str) -> None:
        if self.token.kind not in (t.NAME, t.QUOTED_NAME):
            what = "GROUP name" if kind == "GROUP" else f"{kind}-alias"
            raise not_well_formed(f"Expected identifier for {what}")
        self.at += 1

    # INSERT, UPDATE, DELETE

    def _take_basic(self, token: Token) -> Node:
        """Parses statements that consist of INSERT INTO, SET and REMOVE."""
        self.at -= 1
        actions = self._take_actions()
        if len(actions) == 1 and isinstance(actions[0], Insert | InsertMany):
            return actions[0]
        return Change(None, actions, None, (), token.place)

    def _take_actions(self) -> tuple[Assignment | Removal | Insert | InsertMany, ...]:
        actions: list[Assignment | Removal | Insert | InsertMany] = []
        while (token := self.skip(*_BASIC)) is not None:
            if token.text == "set":
                actions += self._take_assignments()
            elif token.text == "remove":
                actions.append(Removal(self.take_path(is_simple=True)))
            else:
                actions.append(self._take_insert(token))
        if not actions:
            raise not_well_formed("Expected data manipulation")
        return tuple(actions)

    def _take_assignments(self) -> list[Assignment]:
        assignments: list[Assignment] = []
        while True:
            target = self.take_path(is_simple=True)
            if not self.next_is("="):
                raise not_well_formed("Expected '='")
            self.at += 1
            assignments.append(Assignment(target, self.take_expression()))
            if not self.skip_comma():
                return assignments

    def _take_insert(self, token: Token) -> Insert | InsertMany:
        target = self.take_path(is_simple=True)
        if self.skip("value") is None:
            self.take_expression()
            return InsertMany(token.place)
        value = self.take_expression()
        has_position = self.skip("at") is not None
        if has_position:
            self.take_expression()
        has_conflict_clause = self.skip("on_conflict") is not None
        if has_conflict_clause:
            self._take_conflict_clause()
        return Insert(
            target,
            value,
            token.place,
            has_position=has_position,
            has_conflict_clause=has_conflict_clause,
            has_returning=bool(self._take_returning()),
        )

    def _take_conflict_clause(self) -> None:
        if self.skip("where") is None:
            raise not_well_formed("invalid ON CONFLICT syntax")
        self.take_expression()
        if self.skip("do_nothing") is None:
            raise not_well_formed("invalid ON CONFLICT syntax")

    def _take_update(self, token: Token) -> Change:
        source = self._take_simple_source()
        actions = self._take_actions()
        where = self.take_expression() if self.skip("where") else None
        return Change(source, actions, where, self._take_returning(), token.place)

    def _take_from_first(self, token: Token) -> Change:
        source = self._take_source()
        where = self.take_expression() if self.skip("where") else None
        actions = self._take_actions()
        return Change(source, actions, where, self._take_returning(), token.place)

    def _take_delete(self, token: Token) -> Delete:
        if self.skip("from") is None:
            raise not_well_formed("Expected FROM after DELETE")
        source = self._take_simple_source()
        where = self.take_expression() if self.skip("where") else None
        return Delete(source, where, self._take_returning(), token.place)

    def _take_simple_source(self) -> TableReference:
        path = self.take_path(is_simple=True)
        aliases = [self._take_alias(kind) for kind in ("as", "at", "by")]
        return TableReference(path, any(aliases))

    def _take_returning(self) -> tuple[Returning, ...]:
        if self.skip("returning") is None:
            return ()
        elements: list[Returning] = []
        while True:
            choice = self.skip(*_RETURNED)
            if choice is None:
                raise not_well_formed(
                    "Expected ( MODIFIED | ALL ) ( NEW | OLD ) in each returning element."
                )
            is_whole = self.token.kind == "*"
            if is_whole:
                self.at += 1
            else:
                self._take_returned_column()
            elements.append(Returning(_RETURNED[choice.text], is_whole))
            if not self.skip_comma():
                return tuple(elements)

    def _take_returned_column(self) -> None:
        column = self.take_expression()
        if not isinstance(column, Path | Name | Literal):
            raise not_well_formed("Unsupported syntax in RETURNING columns.")
        if isinstance(column, Path) and len(column.steps) > 1:
            raise not_well_formed("More than two paths in RETURNING columns.")

    # Statements that DynamoDB does not have

    def _take_rows(self, token: Token) -> Sequence:
        rows: list[Node] = []
        while not rows or self.skip_comma():
            if self.token.kind != "(":
                raise not_well_formed("Expected LEFT_PAREN for row value constructor")
            rows.append(self.take_path())
        return Sequence(tuple(rows), True, token.place)

    def _take_definition(self, token: Token) -> Other:
        word = token.text.upper()
        kind = self.skip("table", "index")
        if kind is None:
            raise not_well_formed(f"Unexpected token following {word}")
        if kind.text == "table":
            if self.token.kind not in (t.NAME, t.QUOTED_NAME):
                raise not_well_formed("Expected identifier!")
            self.at += 1
            if not self.is_at_end():
                raise not_well_formed(f"Unexpected tokens after {word} statement!")
        while not self.is_at_end():
            self.at += 1
        return Other("Ddl", token.text, token.place)

    def _take_procedure(self, token: Token) -> Other:
        if self.token.kind == t.END:
            raise not_well_formed("No stored procedure provided")
        while not self.is_at_end():
            self.at += 1
        return Other("Exec", token.text, token.place)
