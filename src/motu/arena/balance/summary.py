"""What a balance report finds, under names that stay: what `--out` writes, tables and pictures are made from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from motu.arena.balance.checks import FAIR, checks
from motu.arena.balance.figures import counted, mean, part, share, sources, spread
from motu.arena.balance.games import ALONE, ENDINGS, Played
from motu.arena.balance.homes import fallen, homes
from motu.arena.balance.parts import worth
from motu.arena.balance.run import Tally
from motu.arena.balance.rush import early, rush
from motu.arena.score import interval


def summary(tally: Tally) -> dict[str, Any]:
    """Everything that is known so far. Points are whole ones, shares lie between 0 and 1."""
    plan = tally.plan
    found = {
        **plan.settings(),
        "games_wanted": plan.games,
        **({} if plan.solitaire else {"deals_wanted": plan.parts}),
        "games": tally.games,
        "finished": tally.games == plan.total,
        "fair": list(FAIR),
        "players": {
            str(players): (of_alone if plan.solitaire else of_players)(players, tally.played[players])
            for players in plan.counts
        },
        **({} if plan.solitaire else {"parts": {part: worth(deals) for part, deals in tally.parts.items()}}),
        "failures": sum(tally.failures.values()),
        "first_failure": tally.first_failure or None,
    }
    return {**found, "checks": checks(found)}


def of_players(players: int, games: Sequence[Played]) -> dict[str, Any] | None:
    """What the games of so many players tell; None where there are none yet."""
    if not games:
        return None
    seats = [seat for game in games for seat in game.seats]
    winners = [game.seats[place] for game in games for place in game.winners]
    losers = [seat for game in games for place, seat in enumerate(game.seats) if place not in game.winners]
    attacks, raids = sum(seat.attacks for seat in seats), sum(seat.raids for seat in seats)
    return {
        "games": len(games),
        "turns": spread([game.turns for game in games]),
        "endings": {ending: share([game.ending == ending for game in games]) for ending in ENDINGS},
        "shared_wins": share([len(game.winners) > 1 for game in games]),
        "decisions": mean([game.decisions for game in games]),
        "decided_early": early(games),
        "rush": rush(games),
        "homes": homes(players, games),
        "home_attacks": fallen(players, games),
        "points": {"winners": sources(winners), "losers": sources(losers)},
        "battles": mean([game.battles for game in games]),
        "battles_between_players": attacks / len(games),
        "games_with_battles": share([game.battles > 0 for game in games]),
        "games_with_battles_between_players": share([any(seat.attacks for seat in g.seats) for g in games]),
        "attacks_that_succeed": part(sum(seat.won + seat.taken for seat in seats), attacks + raids),
        "attacks_on_players_that_succeed": part(sum(seat.won for seat in seats), attacks),
        "conquered": sum(seat.conquered for seat in seats) / len(games),
        "eliminated": sum(seat.out for seat in seats) / len(games),
        "games_with_elimination": share([any(seat.out for seat in game.seats) for game in games]),
        "cards": {"winners": mean([s.bought for s in winners]), "losers": mean([s.bought for s in losers])},
        "explorers_lost": sum(seat.lost for seat in seats) / len(games),
        "tiles": sum(seat.tiles for seat in seats) / len(games),
        "settled": sum(seat.settled for seat in seats) / len(games),
        "distributions": {
            "turns": counted(game.turns for game in games),
            "battles": counted(game.battles for game in games),
            "cards_winners": counted(seat.bought for seat in winners),
            "cards_losers": counted(seat.bought for seat in losers),
        },
    }


def of_alone(players: int, games: Sequence[Played]) -> dict[str, Any] | None:
    """What the games of one person tell: how often they are won, by what they are lost, and what the opponent did."""
    if not games:
        return None
    won = [bool(game.winners) for game in games]
    person, opponent = ([game.seats[place] for game in games] for place in range(2))
    low, high = interval(Counter(map(float, won)))
    return {
        "games": len(games),
        "wins": sum(won),
        "share": share(won),
        "interval": [low, high],
        "turns": spread([game.turns for game in games]),
        "chits": spread([game.chits for game in games]),
        "endings": {ending: share([game.ending == ending for game in games]) for ending in ALONE},
        "decisions": mean([game.decisions for game in games]),
        "points": {
            "winners": sources([seat for seat, wins in zip(person, won, strict=True) if wins]),
            "losers": sources([seat for seat, wins in zip(person, won, strict=True) if not wins]),
            "opponent": sources(opponent),
        },
        "attacks": mean([seat.attacks for seat in person]),
        "attacks_that_succeed": part(sum(s.won for s in person), sum(s.attacks for s in person)),
        "attacked": mean([seat.attacks for seat in opponent]),
        "attacked_that_succeed": part(sum(s.won for s in opponent), sum(s.attacks for s in opponent)),
        "conquered": mean([seat.conquered for seat in person]),
        "opponent_bare": share([not seat.groups for seat in opponent]),
        "opponent_ever_bare": share([seat.bare for seat in opponent]),
        "won_with_opponent_bare": part(
            sum(wins and not seat.groups for seat, wins in zip(opponent, won, strict=True)), sum(won)
        ),
        "tiles": mean([seat.tiles for seat in person]),
        "tiles_of_opponent": mean([seat.tiles for seat in opponent]),
        "distributions": {
            "turns": counted(game.turns for game in games),
            "points": counted(seat.total // 2 for seat in person),
        },
    }
