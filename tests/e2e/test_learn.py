"""The tutorial, played to its end, and the rules."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from motu.kahuna.options import PRESETS
from tests.e2e.player import Player
from tests.e2e.visitor import PHONE, Visitor

Come = Callable[..., Visitor]


class Learner(Player):
    """Takes the hint before every click: then only what is wanted is golden."""

    LOOK = f"""() => {{
        const hint = document.querySelector('.bar button:not(:disabled)');
        if (hint && !document.querySelector('.teacher .hint')) {{ hint.click(); }}
        return ({Player.LOOK})();
    }}"""


def test_the_tutorial_can_be_played_to_its_end(visitor: Come) -> None:
    """Whoever takes every hint gets through, from one lesson to the next, and finds them all ticked off."""
    ann = visitor(confirm=False)
    ann.open("/learn")
    lessons = ann.page.locator("main ol > li")
    expect(lessons.first).to_be_visible()
    number = lessons.count()
    lessons.first.get_by_role("link").click()
    player = Learner(ann, seed=1, build=0.9)
    for lesson in range(number):
        ann.page.wait_for_url("**/learn/*")
        player.play_out(300)
        if lesson < number - 1:
            here = ann.page.url
            ann.page.locator(".done a.main[href^='/learn/']").click()  # it leads there once the page knows the lessons
            expect(ann.page).not_to_have_url(here)
    ann.open("/learn")
    expect(ann.page.locator("main ol .number.done")).to_have_count(number)


def test_a_lesson_says_why_something_else_will_not_do(visitor: Come) -> None:
    """Whatever is not wanted now gets a reason, and changes nothing; what is wanted goes on."""
    ann = visitor(confirm=False)
    ann.open("/learn/bridges")
    player = Player(ann)
    player.wait()
    teacher = ann.page.locator("#teacher")
    expect(teacher).to_contain_text("Play LALE")
    before = ann.page.locator("main .board ul li").all_inner_texts()
    row = ann.page.get_by_role("list", name="Face up").get_by_role("button")
    row.first.click()  # it can be tried, and is taken back
    expect(teacher.locator(".why")).to_have_text("That would end your turn already. First put a bridge at LALE.")
    assert ann.page.locator("main .board ul li").all_inner_texts() == before
    ann.button("Hint").click()
    expect(teacher.locator(".why")).to_have_count(0)
    expect(teacher).to_contain_text("Choose LALE in your hand")
    expect(ann.page.locator(".market button.may")).to_have_count(0)  # now only what is wanted is golden
    player.step()
    player.step()
    expect(teacher).to_contain_text("Your first bridge.")
    assert ann.page.locator("main .board ul li").all_inner_texts() != before


def test_a_lesson_fits_on_a_phone(visitor: Come) -> None:
    ann = visitor(size=PHONE)
    ann.open("/learn")
    ann.page.locator("main ol > li").first.get_by_role("link").click()
    Player(ann).wait()
    assert not ann.scrolls_sideways()
    for part in (".board svg", ".teacher", ".hand"):
        box = ann.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE[1] + 0.5, part


def test_the_rules_of_each_edition_can_be_read_and_compared(visitor: Come) -> None:
    ann = visitor()
    ann.open("/rules?preset=russian")
    edition, other = ann.page.get_by_label("Edition"), ann.page.get_by_label("Compare with")
    rules, differing = ann.page.locator(".rule dd > p:first-child"), ann.page.locator(".rule.differs")
    expect(edition).to_have_value("russian")
    expect(rules).not_to_have_count(0)
    texts = set()
    for preset in PRESETS:
        choose(edition, preset, rules)
        wanted = ann.api("GET", f"/api/games/kahuna/rules?preset={preset}")
        expect(rules).to_have_count(len(wanted))
        texts.add("\n".join(rules.all_inner_texts()))
    assert len(texts) == len(PRESETS)
    choose(edition, "modern", rules)
    expect(differing).to_have_count(0)
    other.select_option("classic")
    expect(differing).not_to_have_count(0)
    expect(ann.page.locator(".rules").get_by_role("status")).to_have_text(f"{differing.count()} rules differ.")
    expect(differing.first).to_contain_text("Classic:")
    other.select_option("")
    expect(differing).to_have_count(0)


def choose(edition: Locator, preset: str, rules: Locator) -> None:
    """Choose an edition, and wait until its rules have come: until then those of the one before are shown."""
    before, known = rules.all_inner_texts(), edition.input_value()
    edition.select_option(preset)
    if preset != known:
        expect(rules).not_to_have_text(before, use_inner_text=True)
