"""Files that people name: read as text, written whole or not at all."""

from pathlib import Path

import pytest

from wolfden.core.text.files import BadFile, read_text, write_text


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "den.txt"
    write_text(path, "a wolf – and another\n")
    write_text(path, "a pack\n")
    assert read_text(path) == "a pack\n"
    assert [file.name for file in path.parent.iterdir()] == ["den.txt"]


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"cannot be written: it is a folder, or part of its path is"):
        write_text(tmp_path, "over a folder")
    assert list(tmp_path.parent.glob(f".{tmp_path.name}.*")) == []


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "binary"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadFile, match=r"cannot be read: it is not a text file in UTF-8\."):
        read_text(path)
    with pytest.raises(BadFile, match=r"cannot be read: there is no such file\."):
        read_text(tmp_path / "none")
