"""Source of generated functions: names of the objects that it uses, and compilation.

Generated code names everything that it uses, even `type` and `int`: an attribute may be called
`type`, and would hide the built-in as a parameter.
Not here: the generated code (`forms.form`, `model.plans.codec_source`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any


class Scope:
    """The names that a generated function can use; none of them is in `taken`."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = set(taken)
        self._bound: dict[tuple[int, str], str] = {}
        self._count = 0
        self.values: dict[str, Any] = {"__builtins__": {}}

    def bind(self, value: Any) -> str:
        """Returns a name for a value; always the same one."""
        # Every access creates a new bound method: its object and function identify it.
        key = (id(value.__self__), value.__name__) if _is_method(value) else (id(value), "")
        if key not in self._bound:
            name = self.fresh()
            self.values[name] = value  # which also keeps its id from being reused
            self._bound[key] = name
        return self._bound[key]

    def fresh(self) -> str:
        """Returns an unused name."""
        while True:
            self._count += 1
            name = f"_{self._count}"
            if name not in self._taken:
                return name

    def function(self, lines: Iterable[str], *, name: str, owner: str) -> Callable[..., Any]:
        """Compiles the function that the lines define."""
        made: dict[str, Any] = {}
        code = compile("\n".join(lines), f"<tablewright {name} of {owner}>", "exec")
        exec(code, self.values, made)
        return made[name]


def _is_method(value: Any) -> bool:
    return hasattr(value, "__self__") and hasattr(value, "__func__")
