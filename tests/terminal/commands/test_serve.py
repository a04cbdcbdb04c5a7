"""The commands of a host: what `serve`, `backup` and `restore` say, and that whatever is wrong is one sentence."""

from __future__ import annotations

import asyncio
import re
import socket
import sys
import webbrowser
from pathlib import Path
from unittest.mock import Mock, patch

import pytest

from motu.core.errors import BadOption
from motu.store.copies import copies_of
from motu.store.open_store import open_store
from motu.store.rows import Visitor
from motu.terminal.cli import COMMANDS
from motu.terminal.commands import serve as command
from motu.web import serve
from motu.web.serve import Settings
from motu.words import LANGUAGES, Words
from tests.terminal.cli import Ran, here, motu
from tests.terminal.test_bad_input import assert_refused

SECRET = "geheim"
AN_ID = re.compile(r"\b(serve|store|backup|restore|web|room|cli)-[a-z-]+")


def served(*arguments: str) -> tuple[Ran, list[Settings]]:
    """What `motu serve` says, and with which settings it would serve."""
    ran_with: list[Settings] = []

    def prepared(settings: Settings, or_near: bool) -> Mock:
        return Mock(getsockname=lambda: ("127.0.0.1", settings.port))

    with (
        patch.object(serve, "prepare", prepared),
        patch.object(serve, "run", lambda settings, listening: ran_with.append(settings)),
    ):
        return here("serve", *arguments), ran_with


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with somebody in it."""
    file = tmp_path / "motu.db"

    async def fill() -> None:
        store = await open_store(str(file))
        await store.add_visitor(Visitor("ann", "Ann", 1.0), b"t" * 32, str.casefold)
        await store.close()

    asyncio.run(fill())
    return file


# --- Help -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["serve", "backup", "restore"])
def test_help_fits_the_screen(command: str, language: str) -> None:
    ran = motu(command, "--help", MOTU_LANG=language, COLUMNS="80")
    words = Words(language)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(words.say("cli-usage"))
    assert words.say(COMMANDS[command].summary) in ran.out
    assert words.say("serve-keep") in ran.out
    assert [line for line in ran.out.split("\n") if len(line) > 80] == []
    assert not AN_ID.search(ran.out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_commands_fits_the_screen(language: str) -> None:
    ran = here("--help", "--lang", language)
    listed = [line for line in ran.out.split("\n") if line.startswith("  motu ")]
    assert {line.split()[1] for line in listed} == set(COMMANDS)
    assert [line for line in listed if len(line) > 80] == []


# --- What cannot be served ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--port", "0"], "--port needs a whole number from 1 to 65535, not “0”."),
        (["--port", "65536"], "--port needs a whole number from 1 to 65535, not “65536”."),
        (["--port", "-1"], "--port needs a whole number from 1 to 65535, not “-1”."),
        (["--port", "http"], "--port needs a whole number from 1 to 65535, not “http”."),
        (["--port", ""], "--port needs a whole number"),
        (["--port"], "--port needs a value: N."),
        (["--seconds", "0"], "--seconds needs a number from 0.05 to 60, such as 0.5, not “0”."),
        (["--seconds", "61"], "--seconds needs a number from 0.05 to 60"),
        (["--seconds", "nan"], "not “nan”."),
        (["--seconds", "inf"], "not “inf”."),
        (["--seconds", "a while"], "not “a while”."),
        (["--workers", "0"], "--workers needs a whole number from 1 to 64, not “0”."),
        (["--workers", "many"], "--workers needs a whole number"),
        (["--thinkers", "0"], "--thinkers needs a whole number from 1 to 256, not “0”."),
        (["--backup", "copies", "--every", "9s"], "--every needs a time from 10s to 30d, such as 10m or 6h, not “9s”."),
        (["--backup", "copies", "--every", "31d"], "not “31d”."),
        (["--backup", "copies", "--every", "10"], "not “10”."),
        (["--backup", "copies", "--every", "1h30m"], "not “1h30m”."),
        (["--backup", "copies", "--keep", "0"], "--keep needs a whole number from 1 to 100000, not “0”."),
        (["--every", "1h"], "--every and --keep belong to --backup"),
        (["--keep", "3"], "--every and --keep belong to --backup"),
        (["--origin", "example.org"], "--origin needs the beginning of an address"),
        (["--origin", "ftp://example.org"], "not “ftp://example.org”."),
        (["--origin", "https://example.org/motu"], "not “https://example.org/motu”."),
        (["--origin", "https://example.org", "--origin", "https://"], "not “https://”."),
        (["--proxy", "the proxy"], "--proxy needs an address or a network, such as 10.0.0.7 or 10.0.0.0/8"),
        (["--proxy", "10.0.0.0/99"], "not “10.0.0.0/99”."),
        (["--log", "loud"], "--log needs one of these: debug, info, warning, error."),
        (["--workers", "2", "--redis", "redis://localhost"], "An SQLite file serves only one process"),
        (["--redis", "redis://localhost"], "--redis is of use with PostgreSQL only"),
        (["--workers", "2"], "SQLite"),
        (["--database", ""], "“” is no database; write the name of a file, such as motu.db"),
        (["--database", "mysql://localhost/motu"], "“mysql://localhost/motu” is no database"),
        (["--database", "sqlite:motu.db"], "“sqlite:motu.db” is no database"),
        (["--dance"], "“--dance” is not understood here; “motu serve --help” shows what is."),
        (["motu.db"], "“motu.db” is not understood here"),
    ],
)
def test_settings_that_cannot_be_met(arguments: list[str], part: str) -> None:
    with patch.object(serve, "run", side_effect=AssertionError):
        assert_refused(["serve", *arguments], part)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "id_", "args"),
    [
        (["--seconds", "0"], "serve-bad-seconds", {"seconds": "0"}),
        (["--origin", "here"], "web-bad-origin", {"word": "here"}),
        (["--redis", "redis://localhost"], "serve-redis-needs-postgres", {}),
        (["--database", "mysql://"], "store-bad-url", {"url": "mysql://"}),
    ],
)
def test_complaints_in_every_language(language: str, arguments: list[str], id_: str, args: dict[str, str]) -> None:
    ran = here("serve", *arguments, "--lang", language)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"motu: {Words(language).say(id_, **args)}\n"


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    assert_refused(["serve", "--database", str(tmp_path)], f"{tmp_path}")
    (tmp_path / "no.db").write_text("This is no database, and it is long enough to be sure of that." * 100)
    assert_refused(["serve", "--database", str(tmp_path / "no.db")], "no.db")


def test_a_folder_in_which_no_copies_can_be_made(tmp_path: Path) -> None:
    folder, at = tmp_path / "no" / "copies", ["--database", str(tmp_path / "motu.db")]
    assert_refused(["serve", *at, "--backup", str(folder)], f"Copies cannot be made in {folder} (No such file")
    lock = copies_of(str(tmp_path / "motu.db"), tmp_path).hold()
    assert_refused(["serve", *at, "--backup", str(tmp_path)], f"Another server copies its database to {tmp_path}")
    lock.release()


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        ran = here("serve", "--port", str(port), "--database", str(tmp_path / "motu.db"))
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert f"motu: The server cannot listen at 127.0.0.1, port {port} (" in ran.err
    assert "Traceback" not in ran.err


def test_without_its_packages_it_says_what_to_install() -> None:
    with patch.dict(sys.modules, {"motu.web": None}):
        assert_refused(["serve"], "install motu with its extra “server”")


def test_passwords_are_not_shown() -> None:
    ran = here("serve", "--database", f"mysql://ann:{SECRET}@localhost/motu")
    assert ran.code == 2
    assert "mysql://…@localhost/motu" in ran.err
    assert SECRET not in ran.err
    ran, settings = served("--database", f"postgresql://ann:{SECRET}@localhost/motu")
    assert (ran.code, ran.err) == (0, "")
    assert "postgresql://…@localhost/motu" in ran.out
    assert SECRET not in ran.out
    assert SECRET in settings[0].database


# --- What can -------------------------------------------------------------------------------------------------------


def test_it_says_where_it_is() -> None:
    ran, settings = served("--port", "8123", "--database", "tables.db", "--seconds", "0.5", "--log", "warning")
    assert ran.out == "Motu serves at http://127.0.0.1:8123 and keeps everything in tables.db; Ctrl-C ends it.\n"
    assert settings == [Settings(database="tables.db", port=8123, seconds=0.5, level="warning")]


def test_copies_are_made_as_one_says() -> None:
    _, (settings,) = served("--backup", "copies")
    assert (settings.backup, settings.every, settings.keep) == ("copies", 600.0, 14)
    _, (settings,) = served("--backup", "copies", "--every", "6h", "--keep", "100")
    assert (settings.every, settings.keep) == (21_600.0, 100)
    _, (settings,) = served()
    assert settings.backup == ""


def test_lists_may_have_several_entries() -> None:
    _, (settings,) = served(
        *("--origin", "https://example.org", "--origin", "http://localhost:8000"),
        *("--proxy", "10.0.0.0/8", "--proxy", "::1", "--webhooks", "example.org", "--webhooks", ".example.com"),
    )
    assert settings.origins == ["https://example.org", "http://localhost:8000"]
    assert settings.proxies == ["10.0.0.0/8", "::1"]
    assert settings.webhooks == ["example.org", ".example.com"]


def test_several_processes_need_redis_to_hear_of_each_other() -> None:
    ran, (settings,) = served("--workers", "3", "--database", "postgresql://localhost/motu")
    assert "so there is just one" in ran.out
    assert settings.workers == 1
    ran, (settings,) = served(
        *("--workers", "3", "--database", "postgresql://localhost/motu", "--redis", "redis://localhost")
    )
    assert "just one" not in ran.out
    assert settings.workers == 3


# --- Backups --------------------------------------------------------------------------------------------------------


def test_there_and_back_again(database: Path, tmp_path: Path) -> None:
    backup, other = tmp_path / "motu.backup", tmp_path / "other.db"
    ran = here("backup", backup, "--database", database)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.replace("\n", " ") == f"{backup} holds everything: 2 rows. "
    ran = here("restore", backup, "--database", other)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.replace("\n", " ") == f"Everything is in {other} again: 2 rows. "
    assert_refused(["restore", str(backup), "--database", str(other)], f"There is already something in {other}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_that_are_missing(language: str, tmp_path: Path) -> None:
    words = Words(language)
    none, backup = tmp_path / "none.db", tmp_path / "none.backup"
    ran = here("backup", backup, "--database", none, "--lang", language)
    assert (ran.code, ran.out, ran.err) == (2, "", f"motu: {words.say('store-no-file', where=str(none))}\n")
    assert not backup.exists()
    ran = here("restore", backup, "--database", none, "--lang", language)
    reason = "No such file or directory"
    expected = words.say("backup-cannot-read", where=str(backup), reason=reason)
    assert (ran.code, ran.out, ran.err) == (2, "", f"motu: {expected}\n")


def test_files_that_will_not_do(database: Path, tmp_path: Path) -> None:
    at, text, torn = ["--database", str(database)], tmp_path / "text", tmp_path / "torn"
    text.write_text("something")
    empty = ["--database", str(tmp_path / "empty.db")]
    backup = tmp_path / "whole"
    here("backup", backup, *at)
    torn.write_bytes(backup.read_bytes()[:-40])
    assert_refused(["backup"], "Which file?", "motu backup")
    assert_refused(["restore"], "Which file?", "motu restore")
    assert_refused(["backup", "a", "b"], "“b” is not understood")
    assert_refused(["backup", str(text), *at], f"{text} is already there and is no backup")
    assert text.read_text() == "something"
    assert_refused(["backup", str(tmp_path / "no" / "x"), *at], f"The backup {tmp_path / 'no' / 'x'} cannot be written")
    assert_refused(["backup", str(tmp_path / "x"), "--database", str(text)], f"{text} is damaged, or no database")
    assert_refused(["backup", str(tmp_path / "x"), "--database", "mysql://"], "“mysql://” is no database")
    assert_refused(["restore", str(text), *empty], f"{text} is no backup")
    assert_refused(["restore", str(torn), *empty], f"The backup {torn} breaks off before its end")
    assert_refused(["restore", str(tmp_path), *empty], f"The backup {tmp_path} cannot be read (Is a directory)")
    assert_refused(["restore", str(backup), *at], f"There is already something in {database}")
    assert_refused(
        ["restore", str(backup), "--database", str(tmp_path / "no" / "x.db")],
        f"The database {tmp_path / 'no' / 'x.db'} cannot be opened",
    )


# --- The browser ----------------------------------------------------------------------------------------------------


def opened(*arguments: str) -> list[tuple[str, str]]:
    """What would be opened, and where the server is waited for."""
    found: list[tuple[str, str]] = []
    with patch.object(command, "open_when_ready", lambda address, own: found.append((address, own))):
        served(*arguments)
    return found


def test_the_page_is_opened_where_it_is_reached() -> None:
    own = "http://127.0.0.1:8000"
    assert opened() == []
    assert opened("--open") == [(own, own)]
    assert opened("--open", "--host", "0.0.0.0", "--port", "8123") == [("http://127.0.0.1:8123",) * 2]
    assert opened("--open", "--host", "::") == [("http://[::1]:8000",) * 2]
    assert opened("--open", "--origin", "https://example.org") == [("https://example.org", own)]


def test_a_browser_without_windows_is_none() -> None:
    assert command.has_windows("darwin", {})
    assert command.has_windows("linux", {"DISPLAY": ":0"})
    assert not command.has_windows("linux", {"TERM": "xterm"})
    with patch.object(command, "has_windows", lambda *_: False), patch.object(webbrowser, "open") as open_page:
        assert command.open_when_ready("http://example.org", "http://127.0.0.1:1") is None
        assert not open_page.called


@pytest.mark.parametrize("trouble", [None, webbrowser.Error("none"), OSError("none")])
def test_the_browser_opens_when_the_server_answers_and_its_troubles_are_its_own(trouble: Exception | None) -> None:
    with (
        patch.object(command, "has_windows", lambda *_: True),
        patch.object(webbrowser, "open", side_effect=trouble) as open_page,
        socket.create_server(("127.0.0.1", 0)) as listening,
    ):
        own = f"http://127.0.0.1:{listening.getsockname()[1]}"
        thread = command.open_when_ready("https://example.org", own)
        assert thread is not None
        asked, _ = listening.accept()
        with asked:
            assert asked.recv(1_000).startswith(b"GET /health ")
            assert not open_page.called
            asked.sendall(b"HTTP/1.1 421 not here\r\nContent-Length: 0\r\n\r\n")
        thread.join(20)
        open_page.assert_called_once_with("https://example.org")


def test_nobody_waits_for_ever() -> None:
    with socket.socket() as silent:  # nobody else gets its port
        silent.bind(("127.0.0.1", 0))
        assert not command.answers(f"http://127.0.0.1:{silent.getsockname()[1]}", 0.3)


def test_a_port_that_is_taken_is_refused_only_to_who_asked_for_it(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        settings = Settings(database=str(tmp_path / "motu.db"), port=port)
        with pytest.raises(BadOption):
            serve.prepare(settings)
        with serve.prepare(settings, or_near=True) as near:
            assert near.getsockname()[1] not in (0, port)


# --- The environment, and where data lies ---------------------------------------------------------------------------


def test_every_option_may_stand_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that no password need be among the arguments, where everybody on the machine can read it."""
    wanted = f"postgresql://ann:{SECRET}@localhost/motu"
    for name, value in (
        *(("DATABASE", wanted), ("REDIS", "redis://localhost"), ("WORKERS", "3"), ("HOST", "::1"), ("PORT", "8123")),
        *(("ORIGIN", "https://example.org, http://localhost:8000"), ("PROXY", "10.0.0.0/8"), ("WEBHOOKS", "*")),
        *(("THINKERS", "4"), ("SECONDS", "0.5"), ("LOG", "warning"), ("OPEN", "no")),
    ):
        monkeypatch.setenv(f"MOTU_{name}", value)
    ran, (settings,) = served()
    assert (ran.code, ran.err) == (0, "")
    assert SECRET not in ran.out
    assert (settings.database, settings.redis, settings.workers) == (wanted, "redis://localhost", 3)
    assert (settings.host, settings.port, settings.proxies) == ("::1", 8123, ["10.0.0.0/8"])
    assert (settings.origins, settings.webhooks) == (["https://example.org", "http://localhost:8000"], ["*"])
    assert (settings.thinkers, settings.seconds, settings.level) == (4, 0.5, "warning")


def test_the_command_line_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOTU_PORT", "8001")
    monkeypatch.setenv("MOTU_ORIGIN", "https://example.org")
    _, (settings,) = served("--port", "8002", "--origin=http://localhost:8002")
    assert (settings.port, settings.origins) == (8002, ["http://localhost:8002"])
    monkeypatch.setenv("MOTU_SECONDS", "soon")
    assert_refused(["serve"], "not “soon”")


def test_data_lies_where_the_system_has_it_unless_somebody_has_begun_elsewhere(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    _, (settings,) = served()
    assert settings.database == str(tmp_path / "data" / "motu" / "motu.db")
    assert (tmp_path / "data" / "motu").stat().st_mode & 0o777 == 0o700
    (tmp_path / "motu.db").touch()
    _, (settings,) = served()
    assert settings.database == "motu.db"
