"""What came of a training of Conquest of Paradise's value: weights, log, pictures, and a table to read."""

from __future__ import annotations

import json
from pathlib import Path

from motu.bots.paradise.belief.measure import Loss
from motu.bots.paradise.belief.measure import Measures as BeliefMeasures
from motu.bots.paradise.belief.model import WEIGHTS as BELIEF_WEIGHTS
from motu.bots.paradise.belief.train import BeliefTraining
from motu.bots.paradise.belief.train import weights_text as belief_text
from motu.bots.paradise.learned.measure import PHASES, Losses
from motu.bots.paradise.learned.train import Training, weights_text
from motu.bots.paradise.learned.value import WEIGHTS
from motu.charts.curve import Series, curve
from motu.charts.reliability import Point, reliability
from motu.paradise.box import PIECES
from motu.terminal.console import Console
from motu.terminal.files import write_result
from motu.terminal.formats import columns, number, percent, whole_percent


def write_report(training: Training, folder: Path, console: Console) -> None:
    """Write everything into the folder, and tell what was measured."""
    weights = folder / WEIGHTS.format(players=training.plan.players)
    write_result(str(weights), weights_text(training))
    write_result(str(folder / "log.jsonl"), "".join(json.dumps(each._asdict()) + "\n" for each in training.reports))
    write_result(str(folder / "curve.svg"), learning_curve(training, console))
    write_result(str(folder / "reliability.svg"), reliability_plot(training, console))
    print()
    for line in table(training, console):
        console.line(line)
    print()
    for said in sentences(training, console):
        console.show(said)
    pictures = {"curve": str(folder / "curve.svg"), "reliability": str(folder / "reliability.svg")}
    console.show(console.say("train-value-done", weights=str(weights), **pictures))


def write_belief(training: BeliefTraining, folder: Path, console: Console) -> None:
    """The same for a belief: its weights, and what they foresee in games that nothing was learnt from."""
    weights = folder / BELIEF_WEIGHTS
    write_result(str(weights), belief_text(training))
    print()
    for line in belief_table(training.measures, console):
        console.line(line)
    print()
    console.show(console.say("train-belief-done", weights=str(weights)))


def belief_table(measures: BeliefMeasures, console: Console) -> list[str]:
    """The log losses of pieces: all of them, by place, and by kind."""
    say = console.say
    rows = [[say("train-pieces"), say("train-number"), *(say("train-way", way=way) for way in Loss._fields[1:])]]
    named = [
        (say("train-phase-all"), measures.whole),
        *((say("train-place", place=place), loss) for place, loss in measures.places.items()),
        *((say("paradise-item", item=slug), loss) for slug, loss in zip(PIECES, measures.kinds.values(), strict=True)),
    ]
    rows += [[name, str(loss.pieces), *(number(console, each, 3) for each in loss[1:])] for name, loss in named]
    return [say("train-belief-table", games=measures.games), *columns(rows)]


def table(training: Training, console: Console) -> list[str]:
    """The log losses: a line for each phase of the game, and one for all."""
    say, measures = console.say, training.measures
    rows = [[say("train-phase"), say("train-tables"), say("train-net"), say("train-points"), say("train-even")]]
    for (low, high), losses in zip(PHASES, measures.phases, strict=True):
        name = say("train-phase-from", low=whole_percent(console, low), high=whole_percent(console, high))
        rows.append([name, *_figures(losses, console)])
    rows.append([say("train-phase-all"), *_figures(measures.whole, console)])
    return [say("train-loss-table", games=measures.games), *columns(rows)]


def _figures(losses: Losses, console: Console) -> list[str]:
    return [str(losses.tables), *(number(console, each, 4) if losses.tables else "–" for each in losses[1:])]


def sentences(training: Training, console: Console) -> list[str]:
    """The Brier scores, and how far chances are off."""
    net, points, even = (number(console, each, 4) for each in training.measures.brier)
    return [
        console.say("train-brier", net=net, points=points, even=even),
        console.say("train-off", off=percent(console, training.measures.off)),
    ]


def learning_curve(training: Training, console: Console) -> str:
    """What more games bring."""
    reports = training.reports
    return curve(
        [
            Series(console.say("train-curve-test"), [(float(each.games), each.test) for each in reports]),
            Series(console.say("train-curve-learnt"), [(float(each.games), each.learnt) for each in reports]),
        ],
        console.say("train-curve-value-title", players=training.plan.players),
        console.say("train-curve-lessons"),
        console.say("train-curve-loss"),
    )


def reliability_plot(training: Training, console: Console) -> str:
    """What was told against what happened."""
    return reliability(
        [Point(*each[:4]) for each in training.measures.bins],
        console.say("train-reliability-title", players=training.plan.players),
        console.say("train-reliability-told"),
        console.say("train-reliability-happened"),
    )
