"""What the code of the package must not do, and must have."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tablewright import limits
from tests.tidy.tree import PACKAGE, name_of, nodes_of, python_files, tree_of

# The packages with DynamoDB's meaning, and so with DynamoDB's limits.
DYNAMODB_PACKAGES = ("engine", "expressions", "partiql", "values")

# Numbers that mean a limit wherever they appear. The small ones (5, 10, 20...) mean many things.
LIMIT_NUMBERS = {
    limits.BATCH_WRITE_REQUESTS_MAX,
    limits.TRANSACTION_ACTIONS_MAX,
    limits.EXPRESSION_OPERATORS_MAX,
    limits.KIB,
    limits.PARTITION_KEY_BYTES_MAX,
    limits.EXPRESSION_BYTES_MAX,
    limits.ATTRIBUTE_NAME_BYTES_MAX,
    limits.ITEM_SIZE_BYTES_MAX,
    limits.MIB,
    limits.TRANSACTION_BYTES_MAX,
    limits.BATCH_GET_BYTES_MAX,
    limits.STORE_KEY_BYTES_MAX,
}

# Where one of these numbers means something else, and what.
OTHER_MEANINGS = {
    ("src/tablewright/engine/storage/store.py", 1024): "slots in LMDB's table of readers",
    ("src/tablewright/engine/storage/verify.py", 4096): "records between two reports of progress",
}

# What asks the world for something that must be passed in, and the one file that may ask.
ASKS_THE_WORLD = {
    "time.time": "clock.py",
    "time.time_ns": "clock.py",
    "time.sleep": "clock.py",
    "datetime.now": "clock.py",
    "datetime.utcnow": "clock.py",
    "datetime.today": "clock.py",
    "date.today": "clock.py",
    "uuid.uuid1": "ids.py",
    "uuid.uuid4": "ids.py",
    "uuid4": "ids.py",
    "os.urandom": "ids.py",
}
RANDOM_MODULES = {"random", "secrets"}


def _nodes(*folders: Path) -> Iterator[tuple[Path, ast.AST]]:
    for path in python_files(*folders):
        for node in nodes_of(path):
            yield path, node


def _place(path: Path, node: ast.expr | ast.stmt) -> str:
    return f"{name_of(path)}:{node.lineno}"


def _dotted(node: ast.expr) -> str:
    """The last two parts of what is called: `datetime.now` for `datetime.datetime.now(...)`."""
    if isinstance(node, ast.Attribute):
        return f"{_last(node.value)}.{node.attr}"
    return _last(node)


def _last(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def test_limits_are_written_in_limits_and_nowhere_else():
    bare = {
        (name_of(path), node.value): f"{_place(path, node)} has a bare {node.value}"
        for path, node in _nodes(*(PACKAGE / name for name in DYNAMODB_PACKAGES))
        if isinstance(node, ast.Constant)
        and type(node.value) is int
        and node.value in LIMIT_NUMBERS
    }
    assert set(OTHER_MEANINGS) == set(bare), list(bare.values())


def test_nothing_prints_outside_the_command_line():
    assert [] == [
        _place(path, node)
        for path, node in _nodes(PACKAGE)
        if isinstance(node, ast.Call)
        and "print" == _dotted(node.func)
        and not path.is_relative_to(PACKAGE / "cli")
    ]


def test_time_and_ids_are_passed_in():
    assert [] == [
        f"{_place(path, node)} calls {ast.unparse(node.func)}"
        for path, node in _nodes(PACKAGE)
        if isinstance(node, ast.Call)
        and path.name != ASKS_THE_WORLD.get(_dotted(node.func), path.name)
    ]


def test_randomness_is_imported_by_ids_alone():
    imports = [
        (path, node, {alias.name for alias in node.names})
        for path, node in _nodes(PACKAGE)
        if isinstance(node, ast.Import)
    ] + [
        (path, node, {node.module or ""})
        for path, node in _nodes(PACKAGE)
        if isinstance(node, ast.ImportFrom)
    ]
    assert [] == [
        _place(path, node)
        for path, node, names in imports
        if names & RANDOM_MODULES and path.name != "ids.py"
    ]


def test_every_module_says_what_it_is_responsible_for():
    silent = [name_of(path) for path in python_files() if not ast.get_docstring(tree_of(path))]
    assert [] == [name for name in silent if not name.endswith("__init__.py")]
    assert [] == [name for name in silent if name.startswith("src/")]


def test_every_module_reads_annotations_lazily():
    """So that a type used only in annotations costs nothing and may be imported late."""
    assert [] == [
        name_of(path)
        for path in python_files(PACKAGE)
        if "from __future__ import annotations" not in path.read_text()
        and any(isinstance(node, ast.FunctionDef) for node in nodes_of(path))
    ]


def test_the_names_of_tests_are_sentences():
    assert [] == [
        f"{_place(path, node)} {node.name}"
        for path in python_files()
        if path.name.startswith("test_")
        for node in nodes_of(path)
        if isinstance(node, ast.FunctionDef)
        and node.name.startswith("test_")
        and len(node.name.split("_")) < 4
    ]


def _methods(node: ast.ClassDef) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for one in node.body:
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
            yield one


def test_a_public_method_has_a_docstring_or_overrides_one_that_has():
    classes: dict[str, list[tuple[Path, ast.ClassDef]]] = {}
    for path in python_files(PACKAGE):
        for node in tree_of(path).body:
            if isinstance(node, ast.ClassDef):
                classes.setdefault(node.name, []).append((path, node))

    def documented(node: ast.ClassDef) -> set[str]:
        own = {one.name for one in _methods(node) if ast.get_docstring(one)}
        names = (
            _last(base.value if isinstance(base, ast.Subscript) else base) for base in node.bases
        )
        bases = (base for name in names if name != node.name for _, base in classes.get(name, []))
        return own.union(*map(documented, bases))

    assert [] == [
        f"{_place(path, method)} {node.name}.{method.name}"
        for path, node in (one for same in classes.values() for one in same)
        if not node.name.startswith("_")
        for method in _methods(node)
        if not method.name.startswith("_") and method.name not in documented(node)
    ]
