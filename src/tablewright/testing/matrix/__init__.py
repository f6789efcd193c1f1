"""The security matrix: every route, as every kind of caller, for own and foreign resources.

    tablewright_matrix(SYSTEM, cast=cast, policy=POLICY).check()

People write the policy, one line for each route. The matrix calls every route as every actor, and
compares the responses with the policy. It reports

- a route that the policy does not name, and a line for a route that does not exist;
- a response other than the expected one: 401 without a good credential, 403 with one of the wrong
  kind, 404 for resources that the caller must not know, word for word as if it did not exist;
- a canary in a response to a caller who must not see it;
- a change by a rejected request, by a read, or to resources of others;
- an attribute of the server that a body could set;
- a change that a page of another site can make with a browser's cookie;
- a signed route that accepts an invalid signature, or has distinguishable rejections;
- a server error, and a response without the headers that protect browsers;
- a route that no actor can use, and a canary that no actor sees: both would prove nothing.

Every request starts with the same store: changes are undone.
"""

from __future__ import annotations

from tablewright.testing.matrix.accounts import account_cast
from tablewright.testing.matrix.cast import (
    Actor,
    Canaries,
    Cast,
    Hidden,
    Ids,
    Phase,
    Probe,
    RequestParts,
    Requests,
    Standing,
    Things,
    Unready,
)
from tablewright.testing.matrix.examining import Examined, examined
from tablewright.testing.matrix.keyed import keyed_cast
from tablewright.testing.matrix.links import LinkCalls
from tablewright.testing.matrix.matrix import Matrix, MatrixError
from tablewright.testing.matrix.policies import Expect, Expected, Let, Stricter, by_rule
from tablewright.testing.matrix.roles import RolePolicy
from tablewright.testing.matrix.signed import SignedCalls

__all__ = [
    "Actor",
    "Canaries",
    "Cast",
    "Examined",
    "Expect",
    "Expected",
    "Hidden",
    "Ids",
    "Let",
    "LinkCalls",
    "Matrix",
    "MatrixError",
    "Phase",
    "Probe",
    "RequestParts",
    "Requests",
    "RolePolicy",
    "SignedCalls",
    "Standing",
    "Stricter",
    "Things",
    "Unready",
    "account_cast",
    "by_rule",
    "examined",
    "keyed_cast",
]
