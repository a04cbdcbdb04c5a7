"""The page's types are the server's own: `page/src/lib/wire.ts` is made from the structs that are sent and taken."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

PAGE = Path(__file__).parents[2] / "page"


def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("wire", PAGE / "wire.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_the_page_are_up_to_date() -> None:
    made, kept = maker().typescript(), (PAGE / "src" / "lib" / "wire.ts").read_text(encoding="utf-8")
    assert made == kept, "page/src/lib/wire.ts is not what the server sends and takes: ./dev types makes it anew"


def test_what_is_sent_is_whole_and_what_is_taken_may_leave_out_what_has_a_default() -> None:
    made = maker().typescript()
    assert "  steps: number;\n" in made[made.index("interface TableView<") :]
    assert "  rated?: boolean;\n" in made[made.index("interface TableSetup ") :]
    assert "  cards?: string;\n" in made[made.index("interface KahunaMove ") :]


def test_a_table_is_one_of_any_game_unless_it_is_said_of_which() -> None:
    made = maker().typescript()
    assert "export interface TableView<View = GameView, Move = GameMove> {" in made
    assert "export type GameView = KahunaView | ParadiseView;" in made
