"""Mails of jobs under each fault that AWS can cause: each arrives, and its link works."""

from __future__ import annotations

import re
from contextlib import AbstractAsyncContextManager
from functools import partial

from tablewright.testing import Stage
from tablewright.testing.fault import KINDS
from tablewright.testing.system import in_memory
from tests.kits.people.test_people import Club
from tests.kits.people.world import club
from tests.systems.sweeping import Act, Cover, Scenario

ANN, NEW = "ann@example.com", "new@example.com"
SENT = {("confirm", ANN), ("reset", ANN), ("address", NEW), ("undo", ANN)}


def _opened(stage: Stage, cover: Cover, *, over_tables: bool) -> AbstractAsyncContextManager[Club]:
    return in_memory(
        club(over_tables=over_tables),
        Club,
        transport=stage.async_transport,
        clock=stage.clock,
        ids=stage.ids,
        worked=cover.worked,
    )


def _links(club: Club) -> list[tuple[str, str, str]]:
    """The kinds, recipients and tokens of all mails with links that work once."""
    found = ((one.to, re.search(r"#/(\w+)/(\S+)", one.text)) for one in club.outbox.sent)
    return [(link[1], to, link[2]) for to, link in found if link is not None]


def _last(club: Club) -> dict[str, str]:
    return {kind: token for kind, _, token in _links(club)}


async def _passed(act: Act[Club]) -> None:
    """Less than the hour for which a reset link works."""
    for seconds in (0, 61, 61, 150, 150, 700):
        act.stage.clock.advance(seconds=seconds)
        await act.jobs()


async def mailing(act: Act[Club]) -> list[int]:
    """Asks for a mail of each kind, and uses the last link of each."""
    club, path = act.world, "/club/v1/auth"
    ann, nobody = club.bearer(await club.join()), club.caller()
    await club.run_jobs()
    club.outbox.sent.clear()
    often = {"expect": 202, "repeats": True}
    with act.swept():
        await act.ask(ann, "POST", f"{path}/confirmation", **often)
        await act.ask(nobody, "POST", f"{path}/password/forgot", {"email": ANN}, **often)
        await act.ask(ann, "POST", f"{path}/email/change", {"email": NEW}, **often)
        await act.jobs()
    await _passed(act)
    links = _last(club)
    body = {"token": links["reset"], "password": "another of her passwords"}
    used = [
        await club.ask("", "POST", "/auth/confirm", {"token": links["confirm"]}),
        await club.ask("", "POST", "/auth/password/reset", body),
    ]
    with act.swept():
        body = {"token": links["address"]}
        await act.ask(nobody, "POST", f"{path}/email/confirm", body, repeats=True, again=[422])
        await act.jobs()
    await _passed(act)
    body = {"token": _last(club)["undo"]}
    used.append(await club.ask("", "POST", "/auth/email/undo", body))
    await act.settle()
    sent = _links(club)
    assert {(kind, to) for kind, to, _ in sent} == SENT
    assert len({token for *_, token in sent}) == len(sent), "each try has a token of its own"
    if not act.is_uncertain:
        assert len(sent) == len(SENT)
    return [one.status for one in used]


def _scenario(*, over_tables: bool) -> Scenario[Club]:
    async def play(act: Act[Club]) -> list[int]:
        return await mailing(act)

    play.__name__ = f"mailing{'_over_tables' if over_tables else ''}"
    return Scenario(play, partial(_opened, over_tables=over_tables), list(KINDS))


SCENARIOS = [_scenario(over_tables=one) for one in (False, True)]
