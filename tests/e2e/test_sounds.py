"""What the page lets be heard: made by the browser itself, and measured instead of listened to."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.node import node
from tests.e2e.player import Player
from tests.e2e.visitor import Visitor

Come = Callable[..., Visitor]
PAGE = Path(__file__).parents[2] / "page"

# The score as the browser understands it: without its types.
PLAIN = """
const { transpileModule } = require("typescript");
const text = require("fs").readFileSync("src/lib/synth.ts", "utf8");
const compilerOptions = { target: "esnext", module: "esnext" };
process.stdout.write(transpileModule(text, { compilerOptions }).outputText);
"""
OPEN = """async (text) => {
    window.score = await import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
    return Object.entries(score.SOUNDS).map(([name, parts]) => {
        return [name, Math.max(...parts.map((part) => part.at + part.length + (part.rise ?? 0)))];
    });
}"""
RENDER = """async ([names, apart, volume, seconds]) => {
    const context = new OfflineAudioContext(1, 44100 * seconds, 44100);
    const out = score.gain(context, volume);
    out.connect(context.destination);
    const hiss = score.hissOf(context);
    names.forEach((name, place) => score.perform(context, name, place * apart, out, hiss));
    const samples = (await context.startRendering()).getChannelData(0).map(Math.abs);
    const peak = samples.reduce((most, each) => Math.max(most, each), 0);
    return { peak, last: samples.findLastIndex((each) => each > 0.001) / 44100 };
}"""
SEA = """async (level) => {
    const context = new OfflineAudioContext(1, 44100 * 15, 44100);
    score.seaOf(context, score.hissOf(context)).level.gain.value = level;
    const samples = (await context.startRendering()).getChannelData(0);
    return [...Array(15).keys()].map((second) => {
        const part = samples.slice(second * 44100, second * 44100 + 44100);
        const loud = Math.sqrt(part.reduce((sum, each) => sum + each * each, 0) / part.length);
        return [loud, part.reduce((most, each) => Math.max(most, Math.abs(each)), 0)];
    });
}"""
# In the place of the loudspeaker: whatever the page wants to be heard can be measured.
EAR = """
window.ears = [];
window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 44100 * 8, 44100); window.ears.push(this); }
    get state() { return "running"; }
};
"""
HEARD = """async ([from, to]) => {
    const samples = (await window.ears[0].startRendering()).getChannelData(0).slice(from * 44100, to * 44100);
    return samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
}"""


@pytest.fixture(scope="module")
def score(chromium: Browser) -> Iterator[tuple[Page, dict[str, float]]]:
    """An empty page that knows the score, and how long each sound lasts."""
    script = [*node(), "-e", PLAIN]
    plain = subprocess.run(script, cwd=PAGE, capture_output=True, text=True, check=True, timeout=60).stdout
    page = chromium.new_page()
    lengths: list[tuple[str, float]] = page.evaluate(OPEN, plain)
    yield page, dict(lengths)
    page.close()


def rendered(page: Page, *names: str, apart: float = 0.16, volume: float = 1) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(RENDER, [names, apart, volume, 5])
    return found


def test_every_sound_is_heard_as_long_as_it_should_be_and_never_clips(score: tuple[Page, dict[str, float]]) -> None:
    page, lengths = score
    assert set(lengths) == {"card", "bridge", "stone", "strip", "score", "turn", "win", "lose"}
    for name, length in lengths.items():
        found = rendered(page, name)
        assert 0.03 < found["peak"] < 1, (name, found)
        assert 0.4 * length < found["last"] < length + 0.05, (name, length, found)


def test_what_happens_at_once_does_not_clip_either(score: tuple[Page, dict[str, float]]) -> None:
    page, _ = score
    assert rendered(page, "card", "bridge", "stone", "strip", "score", "win")["peak"] < 1


def test_volume_is_what_it_is_multiplied_by(score: tuple[Page, dict[str, float]]) -> None:
    page, _ = score
    loud, soft = (rendered(page, "turn", volume=volume)["peak"] for volume in (1, 0.25))
    assert loud / soft == pytest.approx(4, rel=0.05)


def test_the_sea_swells_and_is_never_loud(score: tuple[Page, dict[str, float]]) -> None:
    page, _ = score
    seconds = page.evaluate(SEA, 0.16)
    loudness = [loud for loud, _ in seconds]
    assert min(loudness) > 0.0005
    assert max(loudness) > 1.5 * min(loudness)
    assert max(peak for _, peak in seconds) < 0.3


def test_nothing_is_heard_until_somebody_wants_it(visitor: Come) -> None:
    ann = visitor()
    ann.context.add_init_script(EAR)
    ann.open("/")
    ann.open(ann.open_table("random"))
    player = Player(ann, seed=41)
    for _ in range(10):
        player.step()
    assert ann.page.evaluate("window.ears.length") == 0


def test_a_game_is_heard_with_the_sea_behind_it(visitor: Come) -> None:
    ann = visitor(sound=True, volume=0.8)
    ann.context.add_init_script(EAR)
    ann.open("/")
    ann.open(ann.open_table("random"))
    assert ann.page.evaluate("window.ears.length") == 0, "nothing may sound before the page was touched"
    player = Player(ann, seed=42)
    for _ in range(10):
        player.step()
    assert ann.page.evaluate("window.ears.length") == 1
    assert 0.03 < ann.page.evaluate(HEARD, [0, 2]) < 1


@pytest.mark.parametrize("volume", [0.9, 0.45])
def test_the_volume_can_be_heard_where_it_is_set(
    visitor: Come, score: tuple[Page, dict[str, float]], volume: float
) -> None:
    """Ears hear in powers: half the slider is a quarter of the swing."""
    ann = visitor()
    ann.context.add_init_script(EAR)
    ann.open("/")
    ann.button("Settings").click()
    sheet = ann.page.get_by_role("dialog")
    sheet.get_by_role("switch", name="Sounds").check()
    slider = sheet.get_by_label("Volume")
    expect(slider).to_be_enabled()
    slider.fill(str(volume))
    full = median(rendered(score[0], "stone")["peak"] for _ in range(9))  # there is noise in it, now louder, now softer
    assert ann.page.evaluate(HEARD, [0, 1]) == pytest.approx(full * volume**2, rel=0.25)


def test_only_the_sea_is_left_when_nothing_happens(visitor: Come) -> None:
    ann = visitor(sound=True, volume=1)
    ann.context.add_init_script(EAR)
    ann.open("/")
    ann.open(ann.open_table("random"))
    Player(ann).wait()
    ann.page.locator("h1").first.dispatch_event("pointerdown")
    assert 0.002 < ann.page.evaluate(HEARD, [5, 8]) < 0.3
