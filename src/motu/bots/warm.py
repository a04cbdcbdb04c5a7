"""`python -m motu.bots.warm`: compile the rules now, so that the first game does not wait for it."""

from __future__ import annotations

from motu.bots.jit import available, warm_mark


def main() -> int:
    """0 when the compiled rules are ready, 1 when there is no Numba or no place to keep them."""
    if not available():
        return 1
    done = warm_mark()
    if done.exists():
        return 0
    from motu.bots.kahuna import jit  # noqa: PLC0415  (importing Numba takes a while)
    from motu.kahuna.game import LONGEST  # noqa: PLC0415
    from motu.kahuna.options import MODERN  # noqa: PLC0415

    chance = jit.new_chance(1)
    fresh = jit.empty_table(MODERN)
    table = fresh.copy()
    jit.random_games(fresh, table, 1, chance)
    table = fresh.copy()
    jit.deal(table, 0, 0, 1, chance)
    code = jit.choose(table, jit.count(table) - 1)
    assert jit.is_legal(table, code)
    jit.apply(table, code, chance)
    jit.copy(fresh, table, 1)
    jit.random_steps(table, chance, *jit.pages(LONGEST))
    _warm_planner()
    _warm_ismcts()
    _warm_expert()
    if not jit.CACHED:
        return 1
    done.touch()
    return 0


def _warm_planner() -> None:
    """A turn by the compiled count, and one by the replies to it, of which the first decision is played."""
    from motu.bots.kahuna import greedy, jit_turns  # noqa: PLC0415
    from motu.bots.kahuna.planner import PlannerBot  # noqa: PLC0415
    from motu.core.chance import FreeChance  # noqa: PLC0415
    from motu.kahuna import game  # noqa: PLC0415

    state = game.deal(game.read_options({}), FreeChance(1))
    assert jit_turns.plan(state.copy(), 1) == greedy.plan(state.copy(), 1)
    PlannerBot(work=1).decide(game.view(state, 0), game.moves(state, 0), 1.0, FreeChance(1))


def _warm_ismcts() -> None:
    """A search with a play that it follows: the handicap is one for certain."""
    from motu.bots.kahuna.ismcts import IsmctsBot  # noqa: PLC0415
    from motu.core.chance import FreeChance  # noqa: PLC0415
    from motu.kahuna import game  # noqa: PLC0415

    state = game.deal(game.read_options({"handicap": "2"}), FreeChance(1))
    seat = state.mover
    IsmctsBot(work=10).decide(game.view(state, seat), game.moves(state, seat), 1.0, FreeChance(1))


def _warm_expert() -> None:
    """Advice, for which the expert thinks, a turn for which it has much time, and a chance with open cards, as reviews
    weigh it."""
    from motu.bots.kahuna import jit  # noqa: PLC0415
    from motu.bots.kahuna.advise import advise  # noqa: PLC0415
    from motu.bots.kahuna.evaluator import Evaluator  # noqa: PLC0415
    from motu.bots.kahuna.learned.net import shipped  # noqa: PLC0415
    from motu.bots.kahuna.learned.turn_search import TurnSearch  # noqa: PLC0415
    from motu.core.chance import FreeChance  # noqa: PLC0415
    from motu.kahuna import game  # noqa: PLC0415

    state = game.deal(game.read_options({}), FreeChance(1))
    view = game.view(state, 0)
    advise(view, FreeChance(1), work=1)
    TurnSearch(shipped()).think(*jit.known(view), jit.new_chance(1), until=0, work=2, patient=True)
    Evaluator(shipped()).open(state, 1, 1, 2)


if __name__ == "__main__":
    raise SystemExit(main())
