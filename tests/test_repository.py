"""What must hold for the repository as a whole: locks, leftovers of somebody's machine, the `dev` script."""

import os
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

import motu

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))

# In pieces, so that this file does not hold what it looks for.
PARENT = "../" + "shared"
MACHINE_PATH = re.compile(r"(?<![\w.-])/(?:" + "root|work|home" + ")/")


def files() -> list[Path]:
    """All files that are or may be committed."""
    listed = files_of_git()
    return sorted(walked(ROOT)) if listed is None else listed


def files_of_git() -> list[Path] | None:
    """What git says; None where it cannot be asked."""
    try:
        listing = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT, capture_output=True, check=True,
        )  # fmt: skip
    except (OSError, subprocess.CalledProcessError):
        return None
    paths = {ROOT / os.fsdecode(name) for name in listing.stdout.split(b"\0") if name}
    return sorted(path for path in paths if path.is_file())


def walked(root: Path) -> Iterator[Path]:
    """The files of a folder but for those that its .gitignore names: as far as git understands that, and we use it."""
    lines = (root / ".gitignore").read_text().splitlines()
    rules = [".git", *(line for line in lines if line and not line.startswith("#"))]
    for folder, folders, names in os.walk(root):
        inside = Path(folder).relative_to(root)
        folders[:] = [name for name in folders if not is_ignored(inside / name, True, rules)]
        yield from (Path(folder, name) for name in names if not is_ignored(inside / name, False, rules))


def is_ignored(path: Path, is_folder: bool, rules: list[str]) -> bool:
    """Whether a rule names it: by its whole path, if it begins with a slash, else by its name; one that ends with a
    slash names folders only."""
    for rule in rules:
        named = rule.strip("/")
        if (is_folder or not rule.endswith("/")) and fnmatch(str(path) if rule.startswith("/") else path.name, named):
            return True
    return False


def test_where_git_is_missing_the_same_files_are_looked_at(tmp_path: Path) -> None:
    """What the tools leave behind is none of them: not where the tests were run, nor what was built."""
    shutil.copy(ROOT / ".gitignore", tmp_path)
    made = [
        ".venv/ready",
        ".hypothesis/examples/1/2",
        ".mypy_cache/3.11/x",
        "src/motu/__pycache__/x.pyc",
        "src/motu/web/static/index.html",
        "page/node_modules/vite/index.js",
        "arena-kahuna.jsonl",
        "train-1/log",
        "docs/motu.db",
        ".git/config",
    ]
    written = ["dev", "src/motu/static/x.txt", "docs/build/x.md", "page/src/train-1.ts", "tests/arena-1.py"]
    for name in made + written:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    found = {str(path.relative_to(tmp_path)) for path in walked(tmp_path)}
    assert found == {".gitignore", *written}


def test_git_and_the_walk_find_the_same() -> None:
    listed = files_of_git()
    if listed is None:
        pytest.skip("git is missing here, or this is no repository.")
    assert set(walked(ROOT)) == set(listed)


def text(path: Path) -> str:
    """What is written in a file; nothing if it is not text."""
    content = path.read_bytes()
    return "" if b"\0" in content else content.decode(errors="replace")


def requirements(lock: Path) -> list[str]:
    """The lock's entries, each in one line."""
    return text(lock).replace("\\\n", " ").splitlines()


def help_text() -> str:
    return subprocess.run([ROOT / "dev", "help"], capture_output=True, text=True, check=True).stdout


def test_locks_are_there() -> None:
    assert {lock.stem for lock in LOCKS} >= {"run", "test"}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_locked_package_has_an_exact_version_and_a_hash(lock: Path) -> None:
    entry = re.compile(r"[a-z0-9-]+==\S+( ; [^\\]*?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*")
    assert [line for line in requirements(lock) if not entry.fullmatch(line)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_locks_name_no_place_to_fetch_from(lock: Path) -> None:
    assert not re.search(r"://|--(extra-)?index-url|--find-links|file:|^-[a-z]|@", text(lock), re.MULTILINE)


def test_the_game_is_tested_with_the_packages_it_is_played_with() -> None:
    # On which systems a package is needed may differ: the tests need some of them everywhere.
    run, test = (
        {line.partition(" ;")[0].partition(" ")[0] for line in requirements(ROOT / "requirements" / f"{name}.lock")}
        for name in ("run", "test")
    )
    assert len(run) > 5
    assert run <= test


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in files()
        for number, line in enumerate(text(path).splitlines(), 1)
        if PARENT in line or MACHINE_PATH.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("name", ["dev", ".ci/run"])
def test_scripts_can_be_called(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)


def test_version_is_the_same_everywhere() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        assert tomllib.load(file)["project"]["version"] == motu.__version__


def test_the_source_distribution_has_all_that_its_tests_read() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        taken = tomllib.load(file)["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    inside = {path.relative_to(ROOT).parts[0] for path in files()}
    # hatchling adds pyproject.toml and LICENSE itself; the others are for those who have the repository.
    left_out = {name for name in inside if not any(fnmatch(f"/{name}", each) for each in taken)}
    assert left_out <= {"pyproject.toml", "LICENSE", ".editorconfig", ".gitattributes", ".github"}


def test_what_stands_on_internals_of_another_package_says_which_versions() -> None:
    """motu.web.fast_websocket is written against these: a newer one is tried before anybody gets it."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        server = tomllib.load(file)["project"]["optional-dependencies"]["server"]
    for name in ("uvicorn", "websockets"):
        assert any(re.fullmatch(rf"{name}>=[\d.]+,<[\d.]+", each) for each in server), name


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_commands_that_are_told_to_people_exist(name: str) -> None:
    told = set(re.findall(r"\./dev ([a-z]+)", text(ROOT / name)))
    offered = set(re.findall(r"^  ([a-z]+) ", help_text(), re.MULTILINE))
    assert told <= offered


def test_the_lock_of_the_page_names_no_registry() -> None:
    lock = text(ROOT / "page" / "package-lock.json")
    assert '"integrity"' in lock
    assert '"resolved"' not in lock
