"""What can be asked for over HTTP: every endpoint with what it takes and what it answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, NamedTuple

import msgspec

from motu.bots.bot import bot_names, standings
from motu.core.errors import message
from motu.core.extras import whole_options
from motu.games import GAMES, game_named
from motu.people import campaign, daily
from motu.people.names import clean_name
from motu.store.rows import Listed
from motu.tables import replay, setup, table_view
from motu.tables.actions import MOST_MOVES, AnyAction, Hook, Moves, Refused, SeatNumber
from motu.tables.lessons.teacher import LessonState
from motu.tables.table_view import MessageView, TableView
from motu.tables.trying import Tried
from motu.web import advice, analysis, challenges, components, lessons, replays, sign_in, visitors
from motu.web.create_table import CreatedTable, check_room_for_one_more, create_table
from motu.web.server import Call, Download

LONGEST_KEY = 64
LISTED = 100

Version = Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]
Key = setup.Key
Invitation = Annotated[str, msgspec.Meta(max_length=LONGEST_KEY)]


# --- What is sent ---------------------------------------------------------------------------------------------------


class Act(msgspec.Struct, frozen=True):
    """An action, the version of the table that the actor has seen, and a key of their own: the same key acts once."""

    version: Version
    action: AnyAction
    key: Key = ""
    seat: SeatNumber | None = None


class Import(msgspec.Struct, frozen=True):
    record: replays.Text
    key: Key = ""


class Again(msgspec.Struct, frozen=True):
    key: Key = ""


# --- What is answered -----------------------------------------------------------------------------------------------


class BotInfo(msgspec.Struct, frozen=True):
    """A bot: its grade, or its place in the campaign, both from 1, the weakest first; and who it is, in words.

    Those with a character and no grade are the named opponents, in a campaign or not, the weakest first.
    """

    name: str
    grade: int | None
    place: int | None
    character: MessageView | None


class GameInfo(msgspec.Struct, frozen=True):
    """A game: its seats, its options with the values they may have, and the bots that play it, weakest first.

    seats       every seat that it may have; its options say how many of them, the first ones, there are
    presets     every single option of each preset
    cast        the same bots, with where they stand
    """

    name: str
    seats: list[str]
    options: dict[str, list[str]]
    bots: list[str]
    presets: dict[str, dict[str, str]]
    cast: list[BotInfo]


class Health(msgspec.Struct, frozen=True):
    ok: bool


Handler = Callable[[Call], Awaitable[Any]]


class Endpoint(NamedTuple):
    """One thing that can be asked for.

    visitor     whether one must be somebody
    query       what may stand behind the question mark
    tagged      whether the answer gets a tag by its contents: who has it already need not be sent it again
    """

    method: str
    path: str
    do: Handler
    answer: Any
    body: Any = None
    status: int = 200
    visitor: bool = True
    query: tuple[str, ...] = ()
    tagged: bool = False


# --- Lists ----------------------------------------------------------------------------------------------------------


async def games(call: Call) -> list[GameInfo]:
    """What can be played."""
    return [
        GameInfo(
            game.NAME,
            list(game.SEATS),
            {name: list(values) for name, values in game.choices().items()},
            list(bot_names(game.NAME)),
            {
                preset: whole_options(game, game.read_options({"preset": preset}))
                for preset in game.choices().get("preset", ())
            },
            [
                BotInfo(
                    each.name,
                    each.grade,
                    each.place,
                    table_view.message_view(each.character) if each.character else None,
                )
                for each in standings(game.NAME)
            ],
        )
        for game in map(game_named, GAMES)
    ]


async def lobby(call: Call) -> list[msgspec.Raw]:
    """Public tables: the open ones first."""
    return [msgspec.Raw(listed.summary.listing) for listed in await call.server.store.lobby(LISTED)]


async def my_tables(call: Call) -> list[table_view.Listing]:
    """The tables at which one sits: those that are not over first."""
    return [_own(listed, call.id) for listed in await call.server.store.tables_of(call.id, LISTED)]


def _own(listed: Listed, visitor: str) -> table_view.Listing:
    listing = msgspec.json.decode(listed.summary.listing, type=table_view.Listing)
    seats = listed.summary.seats[: len(listing.names)]
    you = [seat for seat, who in enumerate(seats) if who == visitor]
    return msgspec.structs.replace(listing, you=you, changed=listed.changed)


# --- Tables ---------------------------------------------------------------------------------------------------------


async def post_table(call: Call) -> CreatedTable:
    """Set a table up. It begins when all seats are taken."""
    body: setup.TableSetup = call.body
    async with call.server.tables.components.at_hand(game_named(body.game), body.options):
        new = setup.new_table(body, call.person, call.server.shows)
        return await create_table(call, setup.with_key(new, body.key))


async def post_import(call: Call) -> CreatedTable:
    """Set a table up for the analysis of a record."""
    call.server.limits.check("imports-visitor", call.id)
    call.spend(replays.steps_in(call.body.record))
    async with call.server.tables.components.at_hand_for(call.body.record):
        new = await call.server.tables.cache.slices.do(setup.importing(call.body.record, call.person, clean_name))
        await call.server.tables.rated_games.refuse_new(new)
        return await create_table(call, setup.with_key(new, call.body.key))


async def table(call: Call) -> TableView:
    """A table as one sees it."""
    return await call.server.tables.view(call.path["table"], call.id, call.seat, call.query.get("invitation", ""))


async def act(call: Call) -> TableView:
    """Do something at a table."""
    body: Act = call.body
    check_action(call, body.action)
    return await call.server.tables.act_and_view(
        call.path["table"], call.person, body.action, body.version, body.key, body.seat
    )


def check_action(call: Call, action: AnyAction) -> None:
    """What the table itself cannot know: whether the host of the server allows reminders, and how much is asked for.

    Several moves at once count as if each had been sent by itself.
    """
    if isinstance(action, Moves):
        call.server.limits.charge("requests-visitor", call.id, len(action.moves[1:MOST_MOVES]))
    if isinstance(action, Hook) and action.url:
        if call.server.reminders is None:
            raise Refused(message("people-no-webhooks"))
        call.server.reminders.hooks.read(action.url)


async def rematch(call: Call) -> CreatedTable:
    """Play again, each one seat further."""
    await check_room_for_one_more(call)
    id, invitation = await call.server.tables.rematch(call.path["table"], call.person, call.body.key)
    return CreatedTable(await call.server.tables.view(id, call.id), invitation)


# --- The server -----------------------------------------------------------------------------------------------------


async def health(call: Call) -> Health:
    """Whether the server works: the store can be read, and written as much as a move takes."""
    await call.server.health.check()
    return Health(True)


ENDPOINTS = (
    Endpoint("POST", "/api/me", visitors.come_in, visitors.Me, visitor=False),
    Endpoint("GET", "/api/me", visitors.me, visitors.Me),
    Endpoint("PATCH", "/api/me", visitors.rename, visitors.Me, visitors.Rename),
    Endpoint("POST", "/api/account", sign_in.register, sign_in.Registered, sign_in.Account, 201),
    Endpoint("PUT", "/api/account/password", sign_in.change_password, visitors.Me, sign_in.Passwords),
    Endpoint("POST", "/api/account/codes", sign_in.new_codes, sign_in.Codes, sign_in.OwnPassword, 201),
    Endpoint("POST", "/api/account/recovery", sign_in.recover, visitors.Me, sign_in.Recovery, 201, visitor=False),
    Endpoint("POST", "/api/session", sign_in.log_in, visitors.Me, sign_in.Account, 201, visitor=False),
    Endpoint("DELETE", "/api/session", sign_in.log_out, None, status=204),
    Endpoint("GET", "/api/me/devices", sign_in.devices, sign_in.Devices),
    Endpoint("DELETE", "/api/me/devices", sign_in.end_other_devices, sign_in.Devices),
    Endpoint("DELETE", "/api/me/devices/{device}", sign_in.end_device, sign_in.Devices),
    Endpoint("GET", "/api/ranking", visitors.ranking, list[visitors.Rank], visitor=False, query=("game", "preset")),
    Endpoint("GET", "/api/games", games, list[GameInfo], visitor=False),
    Endpoint(
        "GET", "/api/games/{game}/rules", analysis.rules, list[MessageView], visitor=False, query=analysis.OPTION_NAMES
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/box",
        analysis.box,
        analysis.GameBox,
        visitor=False,
        query=analysis.OPTION_NAMES,
        tagged=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/components",
        components.download_components,
        Download,
        visitor=False,
        query=analysis.OPTION_NAMES,
    ),
    Endpoint(
        "GET",
        "/api/me/components",
        components.own_components,
        list[components.ComponentsInfo],
        query=("game",),
    ),
    Endpoint(
        "POST",
        "/api/me/components",
        components.send_components,
        components.ComponentsInfo,
        components.SentComponents,
        201,
    ),
    Endpoint(
        "DELETE",
        "/api/me/components/{game}/{name}",
        components.forget_components,
        list[components.ComponentsInfo],
        query=("game",),
    ),
    Endpoint("GET", "/api/campaign", challenges.campaign, campaign.Campaign, visitor=False, query=("game",)),
    Endpoint("GET", "/api/daily", challenges.daily, daily.Daily, visitor=False),
    Endpoint("POST", "/api/daily", challenges.play_daily, CreatedTable),
    Endpoint("GET", "/api/lobby", lobby, list[table_view.Listing], visitor=False),
    Endpoint("GET", "/api/me/tables", my_tables, list[table_view.Listing]),
    Endpoint("POST", "/api/tables", post_table, CreatedTable, setup.TableSetup, 201),
    Endpoint("POST", "/api/imports", post_import, CreatedTable, Import, 201),
    Endpoint("GET", "/api/tables/{table}", table, TableView, visitor=False, query=("seat", "invitation")),
    Endpoint(
        "GET",
        "/api/tables/{table}/log",
        replays.log,
        list[list[MessageView]],
        visitor=False,
        query=("seat", "from", "invitation"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/steps",
        replays.steps,
        list[replay.SeenStep],
        visitor=False,
        query=("seat", "from", "invitation"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        replays.record,
        replay.Recorded,
        visitor=False,
        query=("seat", "invitation"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        replays.replay_table,
        replay.Replayed,
        visitor=False,
        query=("seat", "from", "invitation"),
    ),
    Endpoint("POST", "/api/replay", replays.replay_record, replay.Replayed, replays.AskReplay, visitor=False),
    Endpoint("GET", "/api/tables/{table}/why", analysis.why, analysis.Why, query=("move", "seat")),
    Endpoint(
        "GET",
        "/api/tables/{table}/reach",
        analysis.reach,
        analysis.GameRange,
        visitor=False,
        query=("hex", "of", "seat", "invitation"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/count",
        analysis.count,
        analysis.GameCount,
        visitor=False,
        query=("seat", "invitation"),
    ),
    Endpoint("GET", "/api/tables/{table}/try", analysis.try_out, Tried, query=("moves", "seat")),
    Endpoint(
        "GET",
        "/api/tables/{table}/threats",
        analysis.threats,
        list[analysis.GameThreat],
        visitor=False,
        query=("seat", "invitation"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/ratings",
        visitors.table_ratings,
        list[visitors.SeatRating],
        visitor=False,
        query=("invitation",),
    ),
    Endpoint("POST", "/api/tables/{table}/actions", act, TableView, Act),
    Endpoint("POST", "/api/tables/{table}/rematch", rematch, CreatedTable, Again, 201),
    Endpoint("POST", "/api/tables/{table}/branch", challenges.branch, CreatedTable, challenges.Branch, 201),
    Endpoint("POST", "/api/branches", challenges.branch_record, CreatedTable, challenges.RecordBranch, 201),
    Endpoint("POST", "/api/tables/{table}/hint", advice.hint, advice.Hints, advice.AskHint),
    Endpoint("POST", "/api/tables/{table}/review", advice.review, advice.ReviewLine, advice.AskReview),
    Endpoint("GET", "/api/lessons", lessons.lessons, list[lessons.LessonInfo], visitor=False, query=("game",)),
    Endpoint("POST", "/api/lessons/{lesson}", lessons.take_lesson, LessonState, lessons.Played, visitor=False),
    Endpoint("GET", "/health", health, Health, visitor=False),
)
