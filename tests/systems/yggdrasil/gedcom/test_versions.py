"""Versions: what 5.5.1 and 7.0 say differently, archives, and lines that are too long."""

from __future__ import annotations

import io
import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.errors import InvalidError
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.gedcom.files.gdz import Archive, packed
from tablewright.systems.yggdrasil.gedcom.files.reading import V70, V551, GedcomText
from tablewright.systems.yggdrasil.gedcom.files.structures import Structure
from tablewright.systems.yggdrasil.gedcom.files.writing import written
from tablewright.systems.yggdrasil.gedcom.meaning.media import portrait_of
from tests.systems.yggdrasil.gedcom.trees import HEAD_70, HEAD_551, gedcom, imported, told


def _lines(content: str, version: str) -> list[str]:
    return imported(content).file(version).decode("utf-8-sig").splitlines()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (("1 AFN 12",), ("1 EXID 12", "2 TYPE https://gedcom.io/terms/v7/AFN")),
        (("1 NOTE @N1@",), ("1 SNOTE @N1@",)),
        (
            ("1 ASSO @I2@", "2 RELA Godfather"),
            ("1 ASSO @I2@", "2 ROLE OTHER", "3 PHRASE Godfather"),
        ),
        (("1 ASSO @I2@", "2 RELA witn"), ("1 ASSO @I2@", "2 ROLE WITN")),
        (("1 RESN locked",), ("1 RESN LOCKED",)),
        (("1 BIRT", "2 DATE @#DJULIAN@ 1700"), ("1 BIRT", "2 DATE JULIAN 1700")),
        (("1 BIRT", "2 DATE (some day)"), ("1 BIRT", "2 DATE", "3 PHRASE some day")),
        (("1 BIRT", "2 DATE 5 B.C."), ("1 BIRT", "2 DATE 5 BCE")),
        (("1 BIRT", "2 AGE 25y"), ("1 BIRT", "2 AGE 25y")),
        (("1 DEAT", "2 AGE STILLBORN"), ("1 DEAT", "2 AGE", "3 PHRASE STILLBORN")),
        (("1 BAPM N",), ("1 NO BAPM",)),
        (("1 MUGL yes",), ("1 _MUGL yes",)),
        (("1 NAME X /Y/", "2 TYPE married"), ("1 NAME X /Y/", "2 TYPE MARRIED")),
        (("1 NAME X /Y/", "2 TYPE stage"), ("1 NAME X /Y/", "2 TYPE OTHER", "3 PHRASE stage")),
        (
            ("1 NAME X /Y/", "2 FONE X /Y/", "3 TYPE kana"),
            ("1 NAME X /Y/", "2 TRAN X /Y/", "3 LANG ja-Hrkt"),
        ),
        (
            ("1 NAME X /Y/", "2 ROMN X /Y/", "3 TYPE mine"),
            ("1 NAME X /Y/", "2 TRAN X /Y/", "3 _TYPE mine", "3 LANG und-Latn"),
        ),
        (("1 SOUR @S1@", "2 EVEN birt"), ("1 SOUR @S1@", "2 EVEN BIRT")),
        (("1 SOUR @S1@", "2 EVEN A fire"), ("1 SOUR @S1@", "2 EVEN EVEN", "3 PHRASE A fire")),
        (("1 FAMC @F1@", "2 _STEP Y"), ("1 FAMC @F1@", "2 PEDI OTHER", "3 PHRASE Step")),
        (("1 BAPL", "2 STAT PRE-1970"), ("1 BAPL", "2 STAT PRE_1970")),
        (("1 NAME A", "1 ALIA B"), ("1 NAME A", "1 NAME B", "2 TYPE AKA")),
        (("1 ALIA B", "1 NAME A"), ("1 _ALIA B", "1 NAME A")),
        (("1 SEX Female",), ("1 SEX F",)),
        (("1 SEX Not known",), ("1 SEX U", "2 _SEX Not known")),
        (("1 Wand Ash", "2 _Core hair"), ("1 _WAND Ash", "2 _CORE hair")),
        (("1 BIRT", "2 DATE 5 mar 1850"), ("1 BIRT", "2 DATE 5 MAR 1850")),
        (("1 _UID 0AF",), ("1 UID 0AF",)),
        (("1 SEX U", "2 _SEX X"), ("1 SEX X",)),
    ],
)
def test_551_becomes_70(old: tuple[str, ...], new: tuple[str, ...]):
    others = ("0 @I2@ INDI", "0 @N1@ NOTE x", "0 @S1@ SOUR", "0 @F1@ FAM")
    lines = _lines(gedcom("0 @I1@ INDI", *old, *others), V70)
    at = lines.index("0 @I1@ INDI") + 1
    assert list(new) == lines[at : at + len(new)]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (("1 FILE a.jpg",), ("1 FILE a.jpg", "2 FORM image/jpeg")),
        (("1 FILE a",), ("1 FILE a", "2 FORM application/octet-stream")),
        (
            ("1 FORM png", "1 TITL Ann", "1 FILE a", "1 NOTE x"),
            ("1 FILE a", "2 FORM image/png", "2 TITL Ann", "1 NOTE x"),
        ),
        (
            ("1 FILE a.png", "2 FORM gif", "2 TITL Own", "1 FORM jpg", "1 TITL Ann"),
            ("1 FILE a.png", "2 FORM image/gif", "2 TITL Own", "1 _FORM jpg", "1 _TITL Ann"),
        ),
        (("1 FORM bmp", "1 BLOB", "2 CONT .HM"), ("1 _FORM bmp", "1 _BLOB", "2 CONT .HM")),
    ],
)
def test_every_file_of_an_object_has_a_form_in_70(old: tuple[str, ...], new: tuple[str, ...]):
    lines = _lines(gedcom("0 @O1@ OBJE", *old), V70)
    assert ["0 @O1@ OBJE", *new, "0 TRLR"] == lines[lines.index("0 @O1@ OBJE") :]


@pytest.mark.parametrize(
    ("new", "old"),
    [
        (("1 EXID 12", "2 TYPE https://gedcom.io/terms/v7/RIN"), ("1 RIN 12",)),
        (("1 EXID 12", "2 TYPE https://example.com"), ("1 _EXID 12", "2 TYPE https://example.com")),
        (("1 SNOTE @N1@",), ("1 NOTE @N1@",)),
        (("1 FAMC @VOID@", "2 PEDI ADOPTED"), ("1 _FAMC @VOID@", "2 PEDI adopted")),
        (("1 SEX X",), ("1 SEX U", "2 _SEX X")),
        (("1 UID 1",), ("1 _UID 1",)),
        (("1 BIRT", "2 DATE HEBREW 5700"), ("1 BIRT", "2 DATE @#DHEBREW@ 5700")),
        (("1 BIRT", "2 DATE 1850", "3 PHRASE x"), ("1 BIRT", "2 DATE 1850", "3 _PHRASE x")),
        (("1 ASSO @I2@", "2 ROLE OTHER", "3 PHRASE Boss"), ("1 ASSO @I2@", "2 RELA Boss")),
        (("1 BAPL", "2 STAT DNS_CAN"), ("1 BAPL", "2 STAT DNS/CAN")),
    ],
)
def test_70_becomes_551(new: tuple[str, ...], old: tuple[str, ...]):
    others = ("0 @I2@ INDI", "0 @N1@ SNOTE x")
    lines = _lines(gedcom("0 @I1@ INDI", *new, *others, head=HEAD_70), V551)
    at = lines.index("0 @I1@ INDI") + 1
    assert list(old) == lines[at : at + len(old)]


@pytest.mark.parametrize(
    "lines",
    [
        ("1 NAME X /Y/", "2 TYPE _STAGE", "2 TRAN Z", "3 LANG en-GB"),
        ("1 FAMC @VOID@", "2 PEDI _CLAN", "2 STAT PROVEN"),
        ("1 FAMC @VOID@", "2 PEDI OTHER", "3 PHRASE Step"),
        ("1 BAPL", "2 STAT PRE_1970"),
        ("1 BAPL", "2 STAT COMPLETED"),
        ("1 BIRT", "2 DATE JULIAN 5 MAR 1700", "2 SOUR @S1@", "3 EVEN EVEN", "4 PHRASE A fire"),
        ("1 ASSO @VOID@", "2 ROLE _BOSS"),
        ("0 @U1@ SUBM", "1 NAME Me", "1 LANG en-US", "1 LANG ca"),
        ("0 @S2@ SOUR", "1 DATA", "2 EVEN BIRT, DEAT, _FIRE"),
    ],
)
def test_what_70_says_comes_back_from_551(lines: tuple[str, ...]):
    content = gedcom("0 @I1@ INDI", *lines, "0 @S1@ SOUR", head=HEAD_70)
    again = imported(imported(content).file(V551)).file(V70).decode("utf-8-sig")
    assert content == again


@pytest.mark.parametrize(
    "lines",
    [
        ("1 NAME X /Y/", "2 ROMN X /Y/", "3 TYPE mine", "2 FONE X", "3 TYPE kana"),
        ("1 SEX Not known",),
        ("1 SOUR @S1@", "2 EVEN A fire"),
        ("1 FAMC @F1@", "2 _STEP Y", "0 @F1@ FAM"),
        ("0 @S2@ SOUR", "1 DATA", "2 EVEN BIRT, DEAT"),
    ],
)
def test_what_551_says_comes_back_from_70(lines: tuple[str, ...]):
    content = gedcom("0 @I1@ INDI", *lines, "0 @S1@ SOUR")
    again = imported(imported(content).file(V70)).file(V551).decode("utf-8-sig")
    assert content == again.replace("\r\n", "\n")


def test_headers_say_version_and_characters_and_nothing_else_changes():
    lines = _lines(gedcom(head=HEAD_551.replace("UTF-8", "ANSEL")), V551)
    assert HEAD_551.splitlines() == lines[:-1]
    lines = _lines(gedcom(head=HEAD_551), V70)
    assert ["0 HEAD", "1 SOUR TEST", "1 GEDC", "2 VERS 7.0", "0 TRLR"] == lines


@given(text=st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "Zs")), max_size=2_000))
def test_lines_of_551_are_short_and_joined_again_they_are_the_same(text: str):
    record = Structure("NOTE", "start\n" + " ".join(text.split(" ")), xref="N1")
    lines = written(record, V551).decode().split("\r\n")
    assert [] == [line for line in lines if len(line.encode()) > 255]
    content = HEAD_551.encode() + written(record, V551) + b"0 TRLR\n"
    assert record == list(GedcomText(content).records())[1]


@pytest.mark.parametrize("text", ["@ " * 150, "@" * 301, "x" + "@ " * 150, "@ @@ " * 90])
def test_no_line_of_551_ends_between_two_marks_that_stand_for_one(text: str):
    record = Structure("NOTE", text, xref="N1")
    content = HEAD_551.encode() + written(record, V551) + b"0 TRLR\n"
    assert record == list(GedcomText(content).records())[1]


def test_a_long_id_of_70_is_whole_in_551_and_links_as_before():
    long = "I" * 300
    family = ("0 @F1@ FAM", f"1 HUSB @{long}@", "1 CHIL @I2@", f"0 @N{long}@ SNOTE {'word ' * 99}")
    content = gedcom(f"0 @{long}@ INDI", "0 @I2@ INDI", *family, head=HEAD_70)
    found = imported(content)
    again = imported(found.file(V551))
    assert told(found.family) == told(again.family)
    assert content.encode() == again.file(V70).removeprefix(b"\xef\xbb\xbf")


def _zipped(files: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", method) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return made.getvalue()


def _refusal(content: bytes) -> str:
    with pytest.raises(InvalidError) as refused:
        Archive(content).gedcom()
    return str(refused.value.details["reason"])


def test_archives_beyond_bounds_are_refused_before_they_are_unpacked(
    monkeypatch: pytest.MonkeyPatch,
):
    head = HEAD_70.encode()
    assert "has no gedcom.ged" in _refusal(_zipped({"other.ged": head}))
    assert "cannot be read" in _refusal(_zipped({"gedcom.ged": head})[:40])
    assert "suspicious compression ratio" in _refusal(
        _zipped({"gedcom.ged": head, "a": bytes(10_000_000)})
    )
    broken = bytearray(_zipped({"gedcom.ged": b"x" * 50 + bytes(range(256))}))
    broken[60] ^= 0xFF
    assert "cannot be unpacked" in _refusal(bytes(broken))
    locked = bytearray(_zipped({"gedcom.ged": head}))
    for place in (6, locked.index(b"PK\x01\x02") + 8):
        locked[place] |= 1
    assert "'gedcom.ged' is encrypted" == _refusal(bytes(locked))
    monkeypatch.setattr(limits, "GEDCOM_ZIP_FILES_MAX", 1)
    assert "more than 1 files" in _refusal(_zipped({"gedcom.ged": head, "a": b""}))
    monkeypatch.setattr(limits, "GEDCOM_ZIP_BYTES_MAX", 3)
    assert "bytes when unpacked" in _refusal(_zipped({"gedcom.ged": head}))


def test_an_archive_that_lies_about_where_its_files_are_is_refused():
    whole = _zipped({"gedcom.ged": HEAD_70.encode()})
    directory, end = whole.index(b"PK\x01\x02"), whole.index(b"PK\x05\x06")
    # The directory is said to begin far behind the end: the file would begin before the archive.
    behind = whole[: end + 16] + b"\xff\xff\xff\x0f" + whole[end + 20 :]
    assert "'gedcom.ged' cannot be unpacked" in _refusal(behind)
    # The name beside the content is said to be UTF-8, and is none.
    named = bytearray(whole)
    named[7], named[30] = 0x08, 0xFF
    assert "'gedcom.ged' cannot be unpacked" in _refusal(bytes(named))
    # The name in the directory is empty, and is a comment.
    nameless = bytearray(whole)
    nameless[directory + 28], nameless[directory + 32] = 0, len("gedcom.ged")
    assert "the archive has no gedcom.ged" == _refusal(bytes(nameless))


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_an_archive_packed_as_gedzip_does_not_allow_is_refused(method: int):
    packed_otherwise = _zipped({"gedcom.ged": HEAD_70.encode()}, method)
    assert "uses a compression method that GEDZIP does not allow" in _refusal(packed_otherwise)


def test_an_archive_comes_back_and_is_the_same_for_the_same_content():
    files = {"a/b.jpg": b"picture", "../up.txt": b"not unpacked anywhere"}
    archive = Archive(packed(b"0 HEAD", files))
    assert b"0 HEAD" == archive.gedcom()
    assert ["a/b.jpg", "../up.txt"] == archive.paths
    assert (b"picture", None) == (archive.get("a/b.jpg"), archive.get("missing"))
    assert packed(b"0 HEAD", files) == packed(b"0 HEAD", files)


def test_the_picture_of_a_person_is_the_first_local_image():
    sound = Structure("OBJE", "", [Structure("FILE", "a.mp3")])
    web = Structure("OBJE", "", [Structure("FILE", "https://example.com/a.jpg")])
    image = Structure("OBJE", "", [Structure("FORM", "jpeg"), Structure("FILE", "x%20y")])
    record = Structure("INDI", children=[sound, web, image])
    assert "x y" == portrait_of(record, {})
    pointing = Structure("INDI", children=[Structure("OBJE", "O1", points=True)])
    assert "p.png" == portrait_of(pointing, {"O1": "p.png"})
    assert portrait_of(pointing, {}) is None
