"""What the documents show works as shown."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import motu
from motu.bots.bot import bot_named, bot_names
from motu.core.chance import FreeChance
from motu.core.game import AnyGame
from motu.core.match import replay
from motu.core.record import read_record
from motu.kahuna import game
from motu.kahuna.options import PRESETS, VALUES
from motu.paradise import game as paradise

ROOT = Path(__file__).parents[1]


def blocks(document: str, language: str) -> list[str]:
    """The blocks of code of a document."""
    text = (ROOT / document).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def test_the_example_of_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks("README.md", "python")
    exec(compile(example, "README.md", "exec"), {})
    moves, *board, result = capsys.readouterr().out.splitlines()
    assert moves.startswith("[Move('C-B'), ")
    assert board[0].startswith("  [ALOA 3]")
    assert re.fullmatch(r"(White|Black|Draw) \d+-\d+.*", result)


def test_where_packages_are_shown_nothing_leads_into_the_repository(capsys: pytest.CaptureFixture[str]) -> None:
    """The long description stands alone: there a link to a file of ours, or a picture, would lead nowhere."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = (ROOT / project["readme"]).read_text(encoding="utf-8")
    assert not re.search(r"\]\(|<img|://|\./dev", text)
    named = set(re.findall(r"motu\[([a-z,]+)\]", text))
    assert {extra for each in named for extra in each.split(",")} <= set(project["optional-dependencies"])
    exec(compile(blocks(project["readme"], "python")[0], "package.md", "exec"), {})
    assert capsys.readouterr().out.startswith("[Move(")


def test_the_examples_of_the_page_for_programmers_are_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = "\n".join(blocks("docs/library.md", "pycon"))
    told: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    failed, tried = runner.run(doctest.DocTestParser().get_doctest(text, {}, "library", None, 0), out=told.append)
    assert not failed, "".join(told)
    assert tried > 20


def test_the_page_for_programmers_names_every_error() -> None:
    text = (ROOT / "docs/library.md").read_text(encoding="utf-8")
    errors = [
        name for name in motu.__all__ if isinstance(kind := getattr(motu, name), type) and issubclass(kind, Exception)
    ]
    assert [name for name in errors if f"| `motu.{name}` |" not in text] == []


def test_the_record_of_the_manual_can_be_played() -> None:
    record = read_record(game, blocks("docs/records.md", "")[0])
    assert len(list(replay(game, record))) == len(record.steps) == 9


def test_the_manual_names_every_option_and_no_other() -> None:
    """The table of editions gives each preset the values that the code has."""
    text = (ROOT / "docs/kahuna.md").read_text(encoding="utf-8")
    rows = {}
    for line in text.split("\n"):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 6 and cells[1].startswith("`"):
            rows[cells[1].strip("`")] = cells[2:]
    assert set(rows) == set(VALUES) - {"no-surprise", "open-hands", "handicap", "weaker"}
    for number, (preset, options) in enumerate(PRESETS.items()):
        for name, value in options.items():
            if name in rows and name != "first":
                assert f"`{value}`" in rows[name][number], f"{preset}: {name}"
    for name in ("no-surprise", "open-hands", "handicap", "weaker"):
        assert f"`{name}`" in text


def test_the_longest_game_of_the_manual_is_the_one_of_the_code() -> None:
    text = (ROOT / "docs/kahuna.md").read_text(encoding="utf-8")
    assert f"the longest possible game has {game.LONGEST} decisions" in " ".join(text.split())


def wins_of(example: str, file: Path, game: AnyGame, options: Any, games: int) -> int:
    """How many games of two a bot that stands in a document wins against one that plays at random."""
    file.write_text(example, encoding="utf-8")
    wins = 0
    for seed in range(games):
        chance, own = FreeChance(seed), FreeChance(f"own{seed}")
        bots = [bot_named(game.NAME, f"{file}:MyBot"), bot_named(game.NAME, "random")]
        state = game.deal(options, chance)
        while movers := game.movers(state):
            seat = movers[0]
            view, moves = game.view(state, seat), game.moves(state, seat)
            game.play(state, seat, bots[seat].decide(view, moves, 1.0, own), chance)
        outcome = game.outcome(state)
        assert outcome is not None
        wins += outcome.winners == (0,)
    return wins


def test_the_bot_of_the_manual_has_twenty_lines_at_most_and_plays(tmp_path: Path) -> None:
    example = blocks("docs/bots.md", "python")[0]
    assert len(example.strip().split("\n")) <= 20
    assert wins_of(example, tmp_path / "mybot.py", game, PRESETS["modern"], 4) >= 3


def test_the_paradise_bot_of_the_manual_has_thirty_lines_at_most_and_plays(tmp_path: Path) -> None:
    example = blocks("docs/bots.md", "python")[1]
    assert len(example.strip().split("\n")) <= 30
    assert wins_of(example, tmp_path / "mybot.py", paradise, paradise.read_options({"players": "2"}), 2) == 2


@pytest.mark.parametrize("name", ["kahuna", "paradise"])
def test_the_manual_names_every_bot(name: str) -> None:
    text = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    assert [bot for bot in bot_names(name) if f"`{bot}`" not in text] == []


def documents() -> list[str]:
    return sorted(path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def anchors(document: Path) -> set[str]:
    """The names by which a link reaches a heading, as they are made on the usual sites."""
    text = re.sub(r"^```.*?^```$", "", document.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def dead_links(document: str) -> list[str]:
    """Links within the project that lead nowhere: to a file that is not there, or to no heading of it."""
    source = ROOT / document
    dead = []
    for link in re.findall(r"\]\(([^)\s]+)\)", source.read_text(encoding="utf-8")):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = (source.parent / name).resolve() if name else source
        if not target.exists() or (anchor and anchor not in anchors(target)):
            dead.append(link)
    return dead


@pytest.mark.parametrize("document", documents())
def test_links_and_pictures_of_a_document_exist(document: str) -> None:
    assert dead_links(document) == []


def test_a_dead_link_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    (tmp_path / "b.md").write_text("# One: two\n```sh\n# three\n```\n")
    (tmp_path / "a.md").write_text(
        "[1](b.md) [2](b.md#one-two) [3](b.md#three) [4](c.md) ![5](d.png) [6](https://x.org)"
    )
    assert dead_links("a.md") == ["b.md#three", "c.md", "d.png"]


def test_the_index_lists_every_page() -> None:
    index = (ROOT / "docs/README.md").read_text(encoding="utf-8")
    lab = (ROOT / "docs/lab/README.md").read_text(encoding="utf-8")
    pages = [path.name for path in ROOT.glob("docs/*.md") if path.name != "README.md"]
    assert [name for name in pages if f"]({name})" not in index] == []
    assert [
        path.name for path in ROOT.glob("docs/lab/*.md") if path.name != "README.md" and f"]({path.name})" not in lab
    ] == []


def test_the_readme_can_be_read_in_five_minutes() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert text.count("\n") <= 150
    assert text.count("![") >= 2
