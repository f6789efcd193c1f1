"""Routes for pieces, orders of web shops, and the stream that the page follows."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from examples.atelier.design import Atelier, Piece, Shop, State
from tablewright.api import (
    Context,
    EventStream,
    PageQuery,
    Response,
    Routes,
    Runtime,
    Secret,
    page_of,
)
from tablewright.errors import InvalidError, NotFoundError
from tablewright.ids import ordered_uuid
from tablewright.kits.accounts import ACCOUNT
from tablewright.kits.audit import Happening
from tablewright.kits.inbound import STANDARD, Deliveries, Signatory, signed
from tablewright.kits.live import LAST_EVENT_ID, STREAM_ERRORS, Hub, LiveEvent, event_stream
from tablewright.kits.product import Product
from tablewright.kits.webhooks import new_secret
from tablewright.model import ChangeRecord, WriteOperation, since, transaction, update_of

Title = Annotated[str, Meta(min_length=1, max_length=120)]
Id = Annotated[str, Meta(pattern="^[A-Za-z0-9-]{1,64}$")]
_PIECES = "/v1/accounts/{account_id}/pieces"


@dataclass(frozen=True, slots=True)
class Parts:
    """What the handlers share."""

    product: Product
    hub: Hub


ROUTES: Routes[Parts] = Routes()


class NewPiece(Struct, forbid_unknown_fields=True):
    """A piece to make."""

    title: Title
    due: date | None = None


class PieceChange(Struct, forbid_unknown_fields=True):
    """What changes of a piece; what is missing stays."""

    title: Title | UnsetType = UNSET
    state: State | UnsetType = UNSET
    due: date | UnsetType | None = UNSET


class PieceView(Struct, rename="camel"):
    """A piece."""

    piece_id: str
    title: str
    state: State
    due: date | None
    is_late: bool
    made_by: str
    changed_at: datetime


class PiecePage(Struct, rename="camel"):
    """Some pieces."""

    items: list[PieceView]
    next_cursor: str | None = None


class ShopSecret(Struct):
    """The secret of a web shop: only this response contains it."""

    secret: Secret


@ROUTES.get(_PIECES, rule=ACCOUNT.permits("pieces.read"))
async def list_pieces(context: Context[Parts], account_id: Id, query: PageQuery) -> PiecePage:
    """Lists the pieces of a workspace, the newest first."""
    page = await page_of(context.db, Piece.of_workspace(account_id), query)
    return PiecePage([view_of(one) for one in page.items], page.cursor)


@ROUTES.post(_PIECES, rule=ACCOUNT.permits("pieces.write", limits=("own",)), status=201)
async def create_piece(context: Context[Parts], account_id: Id, body: NewPiece) -> PieceView:
    """Adds a piece to a workspace."""
    piece = new_piece(context, account_id, body, context.principal.person)
    await _commit(context, piece.create(), _happened(piece, "created"))
    return view_of(piece)


@ROUTES.patch(
    f"{_PIECES}/{{piece_id}}",
    rule=ACCOUNT.permits("pieces.write", limits=("own",)),
    errors=(InvalidError, NotFoundError),
)
async def change_piece(
    context: Context[Parts], account_id: Id, piece_id: Id, body: PieceChange
) -> PieceView:
    """Changes a piece; makers change their own, others any."""
    piece = await context.db.run(Piece.get(account_id, piece_id).consistently())
    if piece is None:
        raise NotFoundError("Piece not found.")
    context.rights.check("pieces.write", own=piece.made_by == context.principal.person)
    change = {k: v for k, v in msgspec.structs.asdict(body).items() if v is not UNSET}
    draft = piece.edited()
    for name, value in change.items():
        setattr(draft, name, value)
    if change.get("state") == "done":
        draft.is_late = False
    await _commit(context, update_of(draft), _happened(piece, "changed", change))
    return view_of(await context.db.run(Piece.get(account_id, piece_id).consistently()) or piece)


@ROUTES.get(
    "/v1/accounts/{account_id}/live",
    rule=ACCOUNT.permits("pieces.read"),
    headers=LAST_EVENT_ID,
    errors=STREAM_ERRORS,
)
async def live(context: Context[Parts], account_id: Id) -> EventStream:
    """Streams the pieces of a workspace as they change."""
    return event_stream(context, context.parts.hub, account_id, "pieces")


@ROUTES.put("/v1/accounts/{account_id}/shop", rule=ACCOUNT.permits("shop.manage"))
async def connect_shop(context: Context[Parts], account_id: Id) -> Response[ShopSecret]:
    """Connects a web shop, or gives it a new secret."""
    secret = new_secret(context.ids)
    what = Happening("shop_connected", "shop", "connected", account_id)
    entry, more = context.parts.product.audit.writes(context, what)
    await context.db.run(transaction(Shop(workspace=account_id, secret=secret).put(), entry, *more))
    return Response(ShopSecret(secret))


async def _shop_of(parts: Parts, path: Mapping[str, str]) -> Signatory | None:
    shop = await parts.product.db.run(Shop.get(path["account_id"]).consistently())
    return None if shop is None else Signatory(shop.workspace, [shop.secret])


@ROUTES.post(
    "/v1/in/{account_id}", rule=signed(STANDARD, secrets=_shop_of), accepts=("application/json",)
)
async def receive_order(context: Context[Parts], account_id: Id, body: bytes) -> None:
    """Receives an order of the web shop, and plans its piece once."""
    try:
        order = msgspec.json.decode(body, type=NewPiece)
    except msgspec.MsgspecError as error:
        raise InvalidError(f"{error}.") from None
    piece = new_piece(context, account_id, order, "shop")
    entry = context.parts.product.audit.by_system(account_id, _happened(piece, "created"))
    deliveries, message = Deliveries("atelier", context.clock), context.headers["webhook-id"]
    await deliveries.process(context.db, message, piece.create(), *entry, tenant=account_id)
    context.parts.hub.happened(account_id, "pieces")


def new_piece(context: Context[Any], workspace: str, given: NewPiece, made_by: str) -> Piece:
    """A new piece, not written yet."""
    return Piece(
        workspace=workspace,
        piece_id=ordered_uuid(context.ids, context.clock.now()),
        title=given.title,
        due=given.due,
        made_by=made_by,
    )


async def _commit(context: Context[Parts], write: WriteOperation[Any], what: Happening) -> None:
    entry, more = context.parts.product.audit.writes(context, what)
    await context.db.run(transaction(write, entry, *more))
    context.parts.hub.happened(context.tenant, "pieces")


def _happened(piece: Piece, action: str, change: Mapping[str, Any] | None = None) -> Happening:
    before = None if change is None else {name: getattr(piece, name) for name in change}
    return Happening(
        f"piece_{action}", "piece", action, piece.piece_id, before=before, after=change or piece
    )


def view_of(piece: Piece) -> PieceView:
    """A piece as callers see it."""
    return PieceView(**{name: getattr(piece, name) for name in PieceView.__struct_fields__})


def pieces_hub(given: Runtime) -> Hub:
    """Passes changes of pieces on to pages."""

    def event_of(piece: Piece) -> LiveEvent:
        at_ms = round(piece.changed_at.timestamp() * 1000)
        content = msgspec.json.encode(view_of(piece))
        return LiveEvent(f"{piece.piece_id}-{piece.edition}", at_ms, content)

    def topics(change: ChangeRecord) -> Iterator[tuple[tuple[str, ...], LiveEvent]]:
        if change.entity is Piece and change.new is not None:
            yield (change.new.workspace, "pieces"), event_of(change.new)

    async def find(topic: tuple[str, ...], at_ms: int) -> AsyncGenerator[LiveEvent]:
        moment = datetime.fromtimestamp(at_ms / 1000, UTC)
        db = given.db.for_tenant(topic[0])
        async for piece in db.stream(Piece.changed(topic[0], since(moment))):
            yield event_of(piece)

    return Hub(given, "atelier", find, table=Atelier, topics=topics)
