"""Systems: what a declaration must keep to."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tablewright.api import Routes
from tablewright.commands.failures import CommandFailure
from tablewright.errors import CodedError, HttpError
from tablewright.kits.keyed import Keyed, system
from tablewright.model import Entity, Index, Table, design_of


class Stalls(Table, name="stalls"):
    primary = Index("pk")


class Stall(Entity, table=Stalls, tenant="tenant_id"):
    tenant_id: str
    primary = Stalls.primary("{tenant_id}")


class SoldOutError(HttpError):
    """Nothing is left."""

    code = "NIGHTMARKET101"
    hint = "Come back tomorrow."
    status = 409
    word = "sold_out"


class Closed(CommandFailure):
    """The stall is closed."""

    code = "NIGHTMARKET102"
    hint = "Come back tomorrow."


class Twice(CodedError):
    code = "NIGHTMARKET101"
    hint = "Choose another code."


class Foreign(CodedError):
    code = "SHOP101"
    hint = "Choose another code."


class Short(CodedError):
    code = "NIGHTMARKET1"
    hint = "Choose another code."


class Silent(CodedError):
    code = "NIGHTMARKET103"


@pytest.mark.parametrize(
    ("errors", "message"),
    [
        ([Foreign], "The code of Foreign must be NIGHTMARKET and three digits, not 'SHOP101'."),
        ([Short], "The code of Short must be NIGHTMARKET and three digits, not 'NIGHTMARKET1'."),
        ([Silent], "Silent must have a hint that says what to do."),
        ([SoldOutError, Twice], "Two errors of system night-market have the code NIGHTMARKET101."),
    ],
)
def test_an_error_with_a_wrong_code_is_rejected(errors: Sequence[type[CodedError]], message: str):
    with pytest.raises(TypeError) as rejected:
        system("night-market", design_of(Stalls), errors=errors)
    assert message == str(rejected.value)


def test_a_system_lists_its_own_errors():
    routes: Routes[Keyed] = Routes()
    found = system("night-market", design_of(Stalls), routes, errors=(SoldOutError, Closed))
    assert (SoldOutError, Closed) == found.errors
