"""The commands of an operator."""

import asyncio
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.people import guest
from tests.support.servers import Running, serving
from wolfden.command_line import BadUsage
from wolfden.commands import invoke
from wolfden.i18n.translator import Translator
from wolfden.server.base.errors import NotFound, StorageFailed
from wolfden.server.database.engine import FILE
from wolfden.server.guests.cookies import CookieSigner, load_keys

ENGLISH = Translator("en")


def main(words: list[str], translator: Translator = ENGLISH) -> int:
    """Run one command in a language."""
    return invoke(words, translator)


async def short_game(url: str) -> tuple[str, str]:
    """Play a game to its end; return table and guest."""
    async with guest(url, "Ash") as ash:
        options = {"round-limit": 2}
        table = await ash.table("age-of-the-wolf", "me", "random", options=options)
        async with ash.at(table) as player:
            await player.play_on(random.Random(1))
        return str(table["id"]), ash.id


def test_tables_are_listed_shown_exported_and_taken_in_while_the_server_runs(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, _ = asyncio.run(short_game(server.url))
    data = ["--data", str(server.data)]
    assert main(["tables", "list", "--status", "finished", *data]) == 0
    assert table in capsys.readouterr().out
    assert main(["tables", "show", table, *data]) == 0
    assert "Ash, bot random" in capsys.readouterr().out
    file = tmp_path / "game.replay"
    assert main(["tables", "export", table, str(file), *data]) == 0
    assert main(["tables", "import", str(file), *data]) == 0
    taken_in = capsys.readouterr().out.split()[-2]
    again = tmp_path / "again.replay"
    assert main(["tables", "export", taken_in, str(again), *data]) == 0
    assert again.read_text() == file.read_text()
    with pytest.raises(NotFound):
        main(["tables", "show", "nowhere", *data])


def test_a_backup_of_a_running_server_is_whole(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, _ = asyncio.run(short_game(server.url))
    copy, folder = tmp_path / "copy", tmp_path / "restored"
    assert main(["backup", str(copy), "--data", str(server.data)]) == 0
    with pytest.raises(StorageFailed, match=r"already exists\. Name a new file\."):
        main(["backup", str(copy), "--data", str(server.data)])
    assert main(["restore", str(copy), "--data", str(folder)]) == 0
    assert f"The backup is restored in {folder}\n" in capsys.readouterr().out
    assert main(["tables", "verify", "--data", str(folder)]) == 0
    assert "different under the current rules: 0" in capsys.readouterr().out
    database = sqlite3.connect(folder / FILE)
    database.execute("UPDATE entries SET words = 'next' WHERE table_id = ? AND seq = 1", (table,))
    database.commit()
    database.close()
    assert main(["tables", "verify", "--data", str(folder)]) == 1
    assert table in capsys.readouterr().out


def test_a_guest_is_deleted_while_the_server_is_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        table, name = asyncio.run(short_game(server.url))
        with pytest.raises(StorageFailed, match=r"Stop it, or name another folder with --data\."):
            main(["guests", "delete", name, "--data", str(data)])
    assert main(["guests", "list", "--data", str(data)]) == 0
    assert "Ash" in capsys.readouterr().out
    with closing(sqlite3.connect(data / FILE)) as file, file:
        file.execute("UPDATE entries SET words = 'sing'")
        file.execute("UPDATE tables SET rules = 99, status = 'running'")
    assert main(["guests", "delete", name, "--data", str(data)]) == 0
    with pytest.raises(NotFound):
        main(["guests", "delete", name, "--data", str(data)])
    main(["guests", "list", "--data", str(data)])
    main(["tables", "show", table, "--data", str(data)])
    assert "Ash" not in capsys.readouterr().out
    assert "Ash" not in (data / FILE).read_bytes().decode("latin-1")


def test_a_new_key_signs_and_the_old_one_is_still_believed(tmp_path: Path) -> None:
    old = CookieSigner(load_keys(tmp_path)).sign("ash", 1)
    assert main(["guests", "rotate-key", "--data", str(tmp_path)]) == 0
    keys = load_keys(tmp_path)
    assert len(keys) == 2
    assert (tmp_path / "secret.keys").stat().st_mode & 0o777 == 0o600
    found = CookieSigner(keys).read(old)
    assert found is not None
    assert (found.guest, found.session) == ("ash", 1)
    assert CookieSigner(keys[1:]).read(old) is None


@pytest.mark.parametrize(
    "words",
    [
        ["serve", "--port", "x"],
        ["serve", "--synchronous", "OFF"],
        ["serve", "--min-bot-seconds", "-1"],
    ],
)
def test_a_value_that_a_setting_does_not_take_is_refused(words: list[str]) -> None:
    with pytest.raises(BadUsage) as refusal:
        main(words)
    assert f"{words[1]}: “{words[2]}”" in ENGLISH.error_message(refusal.value)


@pytest.mark.parametrize("words", [["serve", "--colour", "red"], ["tables", "paint"], ["tables"]])
def test_a_wrong_command_line_is_refused(words: list[str]) -> None:
    with pytest.raises(BadUsage) as refusal:
        main(words)
    assert "--help" in ENGLISH.error_message(refusal.value)


def test_a_folder_without_a_database_is_no_office(tmp_path: Path) -> None:
    for words in (["tables", "list"], ["backup", str(tmp_path / "copy")]):
        with pytest.raises(StorageFailed, match="no database"):
            main([*words, "--data", str(tmp_path)])


@pytest.mark.parametrize("language", ["ru", "nb"])
def test_an_operator_is_answered_in_another_language(
    language: str, server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    translator = Translator(language)
    table, _ = asyncio.run(short_game(server.url))
    data = ["--data", str(server.data), "--lang", language]
    assert main(["tables", "show", table, *data], translator) == 0
    said = capsys.readouterr().out
    for fact in ("table", "rules", "moved", "result"):
        assert translator.translate("tables-fact", {"fact": fact}) in said
    assert main(["guests", "list", *data], translator) == 0
    assert translator.translate("guests-kind", {"kind": "person"}) in capsys.readouterr().out
    copy = tmp_path / "copy"
    assert main(["backup", str(copy), *data], translator) == 0
    assert (
        capsys.readouterr().out == f"{translator.translate('backup-done', {'path': str(copy)})}\n"
    )
    assert main(["serve", "--help"], translator) == 0
    assert translator.translate("cli-serve-open") in " ".join(capsys.readouterr().out.split())


def test_a_server_says_where_it_is_in_the_language_asked_for(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "wolfden", "--lang", "fi", "serve", "--port", "0"]
    with subprocess.Popen(
        [*command, "--data", str(tmp_path / "data")], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        process.terminate()
    address = line.split()[-1]
    assert address.startswith("http://127.0.0.1:")
    assert line == f"{Translator('fi').translate('serve-at', {'address': address})}\n"
    assert process.returncode == 0
