"""Tokens in an attribute of another type: listbackup's table of tokens."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from tablewright.client import AsyncDatabase
from tablewright.kits.oauth import Connected, GrantShape, Hooks, OAuth, Tokens, Writes
from tablewright.model import design_of
from tablewright.systems.listbackup.access import OAuthToken
from tablewright.systems.listbackup.structures import Tokens as StoredTokens
from tablewright.systems.listbackup.tables import OAuthTokens
from tests.kits.live.nodes import runtime_on
from tests.kits.oauth.world import CALLBACKS, World, world


def _packed(tokens: Tokens) -> StoredTokens:
    return StoredTokens(
        access_token=tokens.access_token,
        refresh_token=tokens.refresh_token,
        scope=tokens.scope,
        expires_at=tokens.ends_at,
    )


def _unpacked(stored: StoredTokens) -> Tokens:
    return Tokens(
        stored.access_token, stored.refresh_token, stored.expires_at, scope=stored.scope or ""
    )


SHAPE = GrantShape(
    OAuthToken,
    tokens=OAuthToken.tokens,
    place=lambda account_id, grant_id: OAuthToken.at(source_id=grant_id),
    packed=_packed,
    unpacked=_unpacked,
)


async def _connected(connected: Connected) -> Writes:
    row = OAuthToken(
        source_id=connected.grant_id,
        account_id=connected.account_id,
        platform="hubspot",
        tokens=_packed(connected.tokens),
    )
    return (row.put(),)


def _oauth(one: World, db: AsyncDatabase) -> OAuth:
    transport = one.nodes[0].transport
    ids = one.nodes[0].oauth.callbacks.ids
    given = replace(runtime_on(transport, one.clock, ids, secret=b"installation"), db=db)
    outgoing = one.nodes[0].outgoing
    hooks = Hooks(_connected)
    return OAuth.of(
        given, "backup", [one.provider()], hooks,
        callbacks=CALLBACKS, grants=SHAPE, outgoing=outgoing,
    )  # fmt: skip


def test_a_grant_in_a_structured_attribute_is_refreshed() -> None:
    async def main() -> None:
        async with world(has_tables=False, rotates=True) as one:
            one.node()
            await one.db.create_tables(design_of("backup", OAuthTokens))
            oauth = _oauth(one, one.db)
            url = await oauth.start("hub", account_id="acme", person_id="ann", session="s1")
            query = one.platform.consent(url)
            outcome = await oauth.callback("hub", query, person_id="ann", session="s1")
            grant_id = str(outcome.grant_id)
            one.clock.advance(seconds=1800)
            token = await oauth.token("acme", grant_id)
            row = await one.db.run(OAuthToken.at(source_id=grant_id).get().consistently())
            assert row is not None
            assert row.tokens.refresh_token == one.platform.accounts[0].chain[-1]
            assert row.tokens.access_token == token.access_token

    asyncio.run(main())
