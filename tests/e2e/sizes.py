"""The devices on which every screen must have room, and what is wrong with one that has none."""

from __future__ import annotations

from tests.e2e.visitor import Visitor

SIZES = {
    "a small phone": (360, 640),
    "a phone": (375, 667),
    "a phone on its side": (667, 375),
    "a tablet": (820, 1180),
    "a large screen": (2560, 1440),
    "200 %": (640, 400),
}
PHONES = ("a small phone", "a phone on its side")

# Controls and cards of which one lies over another or off the screen, and words in letters that are too small. What
# stays in sight while the page is scrolled below it lies over it, and may.
WRONG = """() => {
    const isSeen = (each) =>
        each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !each.closest('.unseen, .skip');
    const words = (each) => (each.getAttribute('aria-label') ?? each.textContent).trim().slice(0, 40);
    const name = (each) => `${each.localName} "${words(each)}"`;
    const above = (each) => (each && each !== document.body ? [each, ...above(each.parentElement)] : []);
    const box = (each) => {
        const seen = { ...each.getBoundingClientRect().toJSON() };
        for (const at of above(each.parentElement)) {
            if (getComputedStyle(at).overflow === 'visible') { continue; }
            const frame = at.getBoundingClientRect();
            for (const side of ['left', 'top']) { seen[side] = Math.max(seen[side], frame[side]); }
            for (const side of ['right', 'bottom']) { seen[side] = Math.min(seen[side], frame[side]); }
        }
        return seen;
    };
    const isTable = document.querySelector('.game > .board') !== null;
    const stays = (each) => above(each).some((at) => /sticky|fixed/.test(getComputedStyle(at).position));
    const all = 'button, a, label, select, textarea, summary, .card, input:not(label input)';
    const controls = [...document.querySelectorAll(all)]
        .filter((each) => isSeen(each) && !each.closest('svg') && !each.parentElement.closest('button, a, label'))
        .filter((each) => isTable || !stays(each))
        .map((each) => [each, box(each)])
        .filter(([, { left, right, top, bottom }]) => right - left > 2 && bottom - top > 2);
    const found = [];
    controls.forEach(([each, one], place) => {
        if (one.left < -1 || one.right > innerWidth + 1) { found.push(`outside: ${name(each)}`); }
        const isOff = one.top < -1 || one.bottom > innerHeight + 1;
        if (each.closest('.strip') && isOff) { found.push(`beneath: ${name(each)}`); }
        for (const [other, two] of controls.slice(place + 1)) {
            const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
            const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
            if (across > 3 && down > 3) { found.push(`overlap: ${name(each)} and ${name(other)}`); }
        }
    });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const each = texts.currentNode.parentElement;
        const isNone = each.closest('script, style, noscript, option, svg[role=img]');
        if (!texts.currentNode.data.trim() || isNone || !isSeen(each)) { continue; }
        const drawn = each.getScreenCTM?.();
        const size = parseFloat(getComputedStyle(each).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
        if (size < 11.9) { found.push(`small: ${size.toFixed(1)} px ${name(each)}`); }
    }
    return found;
}"""

# Touch targets: 44 px in each direction, or links within a text.
SMALL = """() => [...document.querySelectorAll('button, a, input, select, summary')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => !each.closest('p, dd, td, .skip, [aria-hidden=true]'))
    .map((each) => [each, (each.closest('label') ?? each).getBoundingClientRect()])
    .filter(([each, box]) => box.width > 2 && (box.height < 43.5 || box.width < 43.5))
    .map(([each, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${each.outerHTML.slice(0, 120)}`)"""

# How much of the screen the board has, and how much of its width the page.
SHARES = """() => {
    const { width, height } = document.querySelector('.game .board svg').getBoundingClientRect();
    const ratio = document.querySelector('.game .board svg').viewBox.baseVal;
    const scale = Math.min(width / ratio.width, height / ratio.height);
    const main = document.querySelector('main').clientWidth;
    return [(scale * scale * ratio.width * ratio.height) / (innerWidth * innerHeight), main / innerWidth];
}"""
ROOM = {
    "a small phone": 0.48,
    "a phone": 0.48,
    "a phone on its side": 0.36,
    "a tablet": 0.55,
    "a large screen": 0.42,
    "200 %": 0.4,
}
"""The least share of the screen that the board has there, beside the hand, the question, and who plays."""


def wrong_at(ann: Visitor, device: str) -> list[str]:
    """What is wrong with the screen before him on a device of this size."""
    width, height = SIZES[device]
    ann.page.set_viewport_size({"width": width, "height": height})
    ann.settle()
    found: list[str] = ann.page.evaluate(WRONG)
    if ann.scrolls_sideways():
        found.append("scrolls sideways")
    if device in PHONES:
        found += [f"no target: {each}" for each in ann.page.evaluate(SMALL)]
    return found


def cramped_at(ann: Visitor, device: str) -> list[str]:
    """What of a table has less room than it could have."""
    board, page = ann.page.evaluate(SHARES)
    found = [f"board: {board:.2f}"] if board < ROOM[device] else []
    return [*found, f"page: {page:.2f}"] if page < 0.8 else found
