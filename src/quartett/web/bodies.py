"""What clients send over HTTP, as types. `docs/api.md` tells how to use them."""

import msgspec

from quartett.notices.wishes import Shape, Way
from quartett.table.opening import CardsSent


class SendRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be looked at, and the card file it was played with if that was not ours."""

    record: str
    viewer: int = -3
    """A seat, -2 for who only watched, -3 with everything open."""
    cards: CardsSent | None = None


class SendReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished record to be reviewed for a seat, and the card file if that was not ours."""

    record: str
    seat: int = 0
    cards: CardsSent | None = None


class Enter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`beside` those of this browser who sit at the table already; else instead of them."""

    secret: str
    beside: bool = False


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`beside` as in Enter."""

    name: str = ""
    beside: bool = False


class NameSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class HandSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To a bot, or with no name back to the person."""

    bot: str = ""


class Forced(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    forced: bool


class WishNotice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To be told when it is one's turn: by push (with the keys of the browser), at a webhook or by
    mail. With `link` the notice says where the table is; the seat's secret is never in it."""

    way: Way
    target: str
    shape: Shape = "json"
    key: str = ""
    auth: str = ""
    link: bool = False


class StopNotice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
