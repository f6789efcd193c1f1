"""Steps: single changes, as text for people and as requests for DynamoDB.

Not here: which steps are needed (`ops.plan.comparing`), executing them (`ops.apply`).
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Literal

Request = tuple[str, dict[str, Any]]  # an operation of DynamoDB and its request

Verb = Literal["add", "change", "remove"]
Part = Literal[
    "table",
    "index",
    "key",
    "billing",
    "capacity",
    "encryption",
    "stream",
    "items",
    "time to live",
    "recovery",
    "protection",
    "tags",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One change of one table.

    `loss` describes what is lost, and makes it destructive; `obstacle` explains why DynamoDB cannot
    do it, and what to do instead.
    """

    verb: Verb
    part: Part
    table: str
    name: str = ""  # of an index, or of an entity whose items are rewritten
    words: str = ""
    loss: str = ""
    obstacle: str = ""
    requests: tuple[Request, ...] = ()
    items_count: int = 0  # about how many items are read, where items are rewritten

    @property
    def is_destructive(self) -> bool:
        """Whether data or settings are lost permanently."""
        return bool(self.loss)

    @property
    def is_possible(self) -> bool:
        """Whether DynamoDB can do it at all."""
        return not self.obstacle

    @property
    def subject(self) -> str:
        """The changed setting: `index GSI1`, `time to live`."""
        return f"{self.part} {self.name}".strip()

    def to_json(self) -> dict[str, Any]:
        """The step as plain data, without its requests."""
        told = asdict(self)
        del told["requests"]
        return told | {"destructive": self.is_destructive, "possible": self.is_possible}
