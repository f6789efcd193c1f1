"""Systems: what a declaration must keep to."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tablewright.api import TENANT, Context, Routes
from tablewright.api.http.failures import refusal_of, shown
from tablewright.api.openapi.document import document_of
from tablewright.commands.failures import CommandFailure
from tablewright.errors import CodedError, HttpError
from tablewright.kits.keyed import Keyed, system
from tablewright.model import Entity, Index, Table, design_of


class Stalls(Table, name="stalls"):
    primary = Index("pk")


class Stall(Entity, table=Stalls, tenant="tenant_id"):
    tenant_id: str
    primary = Stalls.primary("{tenant_id}")


DESIGN = design_of("night-market", Stalls)


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
        system("night-market", DESIGN, errors=errors)
    assert message == str(rejected.value)


def test_an_error_of_a_system_is_in_its_document_and_in_responses():
    routes: Routes[Keyed] = Routes()

    @routes.get("/v1/stall", rule=TENANT, errors=(SoldOutError,))
    async def get_stall(context: Context[Keyed]) -> str:
        """Fails."""
        raise SoldOutError("Nothing is left.")

    found = system("night-market", DESIGN, routes, errors=(SoldOutError, Closed))
    document = document_of(found)
    conflict = document["paths"]["/v1/stall"]["get"]["responses"]["409"]
    assert {"$ref": "#/components/responses/SoldOut"} == conflict
    shared = document["components"]["responses"]["SoldOut"]
    assert ["sold_out"] == list(shared["content"]["application/json"]["examples"])
    refusal = refusal_of(SoldOutError("Nothing is left."))
    error = shown(refusal, "r1")["error"]
    assert (409, "sold_out") == (refusal.status, error["code"])
    assert ("Nothing is left.", "Come back tomorrow.") == (error["message"], error["hint"])
