"""Matrix: tests a system with its cast and policy."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from tablewright.api.system import System
from tablewright.testing.matrix.cast import Cast
from tablewright.testing.matrix.examining import Examined, examined
from tablewright.testing.matrix.policies import Expect, by_rule
from tablewright.testing.matrix.roles import RolePolicy
from tablewright.testing.system import in_memory

MakeCast = Callable[[Any], Awaitable[Cast]]  # of an `AsyncSystemUnderTest`


class MatrixError(AssertionError):
    """A response violates the policy."""

    def __init__(self, name: str, found: Examined) -> None:
        lines = [f"  {fault}" for fault in found.faults]
        count = f"{len(lines)} fault{'s' * (len(lines) != 1)} in {found.probes} requests"
        super().__init__("\n".join([f"The security matrix of {name} found {count}:", *lines]))
        self.found = found


class Matrix:
    """Calls every route of a system as every actor of a cast.

    `cast` is an async function that takes the system in memory, creates the resources, and returns
    a `Cast`. `policy` maps the name of each route to a rule, or to a `Stricter` one; with another
    `expect`, to any value that it reads. `roles` has the permissions of people in accounts. `more`
    are arguments of `in_memory`.
    """

    def __init__(
        self,
        system: System[Any, Any],
        *,
        cast: MakeCast,
        policy: Mapping[str, Any],
        roles: RolePolicy | None = None,
        expect: Expect = by_rule,
        **more: Any,
    ) -> None:
        self._system = system
        self._cast = cast
        self._policy = policy
        self._expect = expect if roles is None else roles.expect
        self._more = more

    def check(self) -> Examined:
        """Raises `MatrixError` for any violation of the policy."""
        found = self.examine()
        if found.faults:
            raise MatrixError(self._system.name, found)
        return found

    def examine(self) -> Examined:
        """The same, without raising."""

        async def main() -> Examined:
            async with in_memory(self._system, **self._more) as system:
                cast = await self._cast(system)
                return await examined(system, cast, self._policy, self._expect)

        return asyncio.run(main())
