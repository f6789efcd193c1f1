"""Reading: characters, lines and records; what is broken is refused with its line."""

from __future__ import annotations

import codecs
from typing import Any
from unittest.mock import patch

import pytest
from ansel.encodings import gedcom as ansel
from hypothesis import given
from hypothesis import strategies as st

from tablewright.errors import InvalidError, TooLargeError
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.gedcom.files import reading
from tablewright.systems.yggdrasil.gedcom.files.reading import V70, V551, GedcomText
from tablewright.systems.yggdrasil.gedcom.files.structures import (
    Structure,
    kept_records,
    kept_text,
)
from tests.systems.yggdrasil.gedcom.plain_reading import PlainReader, Told
from tests.systems.yggdrasil.gedcom.trees import FILES, HEAD_70, HEAD_551, gedcom

TEXT = (FILES / "family_551.ged").read_text(encoding="utf-8")


def _records(content: bytes | str) -> list[Structure]:
    return list(GedcomText(content.encode() if isinstance(content, str) else content).records())


def _refusal(content: bytes | str) -> tuple[int, str]:
    with pytest.raises(InvalidError) as refused:
        _records(content)
    details: Any = refused.value.details
    return details["line"], details["reason"]


@pytest.mark.parametrize(
    ("content", "line", "reason"),
    [
        ("", 1, "the file is empty"),
        ("\n\n", 1, "the file is empty"),
        ("\ufeff", 1, "the file is empty"),
        ("GIF89a", 1, "this is not a GEDCOM file"),
        ("0 INDI\n0 TRLR\n", 1, "does not begin with 0 HEAD"),
        ("1 HEAD\n0 TRLR\n", 1, "does not begin with 0 HEAD"),
        ("0 HEAD\n", 1, "ends without TRLR"),
        (HEAD_70 + "1 NOTE cut", 4, "ends without TRLR"),
        (HEAD_70 + "0 TRLR\n0 @I1@ INDI\n", 5, "a line after TRLR"),
        (HEAD_70 + "2 DATE\n0 @I1@ INDI\n3 DATE\n0 TRLR\n", 6, "level 3 follows level 0"),
        (HEAD_70 + "0 @I1@ INDI\n0 @I1@ FAM\n0 TRLR\n", 5, "duplicate id @I1@"),
        (HEAD_70 + "0 @I1@ INDI\n0 HEAD\n0 TRLR\n", 5, "the file has a second header"),
        (HEAD_70 + "0 @VOID@ INDI\n0 TRLR\n", 4, "invalid id"),
        (HEAD_70 + "0 @@ INDI\n0 TRLR\n", 4, "expected a level and a tag"),
        (HEAD_70 + "0 @I1 INDI\n0 TRLR\n", 4, "expected a level and a tag"),
        (HEAD_70 + "0 CONT x\n0 TRLR\n", 4, "continues nothing"),
        (HEAD_70 + "0 @I1@ INDI\n1 FAMS @F1@\n2 CONT x\n0 TRLR\n", 6, "continues a pointer"),
        (HEAD_70 + "no level here\n0 TRLR\n", 4, "expected a level and a tag"),
        (HEAD_70 + "100 DEEP\n0 TRLR\n", 4, "the level is above 99"),
        (HEAD_551.replace("UTF-8", "KOI8"), 6, ""),
    ],
)
def test_a_broken_file_is_refused_with_line_and_reason(content: str, line: int, reason: str):
    if not reason:
        broken = content.encode() + b"1 NOTE \xc4\n0 TRLR\n"
        assert (line, "unknown character set 'KOI8'") == _refusal(broken)
        return
    found = _refusal(content)
    assert line == found[0]
    assert reason in found[1]


def test_bytes_that_are_not_of_the_character_set_are_refused_with_their_line():
    assert (7, "the byte 0xff is not valid UTF-8") == _refusal(
        HEAD_551.encode() + b"1 NOTE \xff\n0 TRLR\n"
    )
    odd = codecs.BOM_UTF16_LE + (HEAD_551 + "0 TRLR\n").encode("utf-16-le") + b"\x00"
    assert "UTF-16-LE" in _refusal(odd)[1]
    nothing_said = b"0 HEAD\n1 NOTE \xff\n0 TRLR\n"
    assert (1, "the header declares no character set, and the text is not UTF-8") == (
        _refusal(nothing_said)
    )


def test_a_picture_is_no_file_without_a_character_set():
    for content in (b"\xff\xd8\xff\xe0\x10JFIF", b"\x89PNG\r\n\x1a\n", b"%PDF-1.4\n\xe2\xe3"):
        assert (1, "this is not a GEDCOM file: it does not begin with 0 HEAD") == _refusal(content)
    content = HEAD_551.replace("1 CHAR UTF-8\n", "1 NOTE \xfc\n").encode("cp1252")
    assert (1, "the header declares no character set, and the text is not UTF-8") == _refusal(
        content
    )


def test_bounds_are_kept(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "GEDCOM_LINE_LENGTH_MAX", 20)
    monkeypatch.setattr(limits, "GEDCOM_RECORDS_MAX", 3)
    long, many = "1 NOTE " + "x" * 20, "0 INDI\n" * 3
    assert (4, "the line has more than 20 characters") == _refusal(HEAD_70 + long + "\n0 TRLR\n")
    assert (3, "level 9 follows level 1") == _refusal("0 HEAD\n1 A\n9 B\n" + long + "\n0 TRLR\n")
    assert 1 == len(_records(HEAD_70 + long[:20] + "\r\n0 TRLR\n"))
    assert (6, "the file has more than 3 records") == _refusal(HEAD_70 + many + "0 TRLR\n")
    monkeypatch.setattr(limits, "GEDCOM_BYTES_MAX", 10)
    with pytest.raises(TooLargeError):
        _records(HEAD_70)


def _in_ansel(text: str) -> bytes:
    codec: Any = ansel.Codec()
    return codec.encode(text)[0]


@pytest.mark.parametrize(
    "content",
    [
        TEXT.encode(),
        codecs.BOM_UTF8 + TEXT.encode(),
        codecs.BOM_UTF16_LE + TEXT.encode("utf-16-le"),
        codecs.BOM_UTF16_BE + TEXT.encode("utf-16-be"),
        TEXT.encode("utf-16-le"),
        TEXT.encode("utf-16-be"),
        TEXT.replace("CHAR UTF-8", "CHAR ANSEL").encode(),
        TEXT.replace("CHAR UTF-8", "CHAR ANSI").encode("cp1252"),
        TEXT.replace("CHAR UTF-8", "CHAR IBMPC").encode("cp437"),
        TEXT.replace("CHAR UTF-8", "CHAR ASCII").encode("cp1252"),
        _in_ansel(TEXT.replace("CHAR UTF-8", "CHAR ASCII")),
        TEXT.replace("CHAR UTF-8", "CHAR MACINTOSH").encode("mac_roman"),
        _in_ansel(TEXT.replace("CHAR UTF-8", "CHAR ANSEL")),
        TEXT.replace("\n", "\r\n").encode(),
        TEXT.replace("\n", "\r").encode(),
        TEXT.replace("\n", "\r\n\r\n").encode(),
        "".join(f"   {line}\n" for line in TEXT.splitlines()).encode(),
        TEXT.encode() + b"\x1a",
    ],
)
def test_every_character_set_and_line_end_makes_the_same_records(content: bytes):
    wanted, found = _records(TEXT), _records(content)
    for one in (wanted, found):
        one[0].set("CHAR", None)
    assert wanted == found


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
@pytest.mark.parametrize("mark", [b"", codecs.BOM_UTF8])
def test_a_letter_that_is_cut_by_a_continued_line_is_whole_again(mark: bytes, end: bytes):
    lines = (*HEAD_551.encode().splitlines(), b"0 @N1@ NOTE M\xc3", b"1 CONC \xbcller 5 \xe2\x82")
    content = mark + end.join((*lines, b"1 CONC \xac", b"0 TRLR", b""))
    assert "M\xfcller 5 \u20ac" == _records(content)[1].value


def test_what_is_no_letter_even_with_the_next_line_is_refused():
    lines = (HEAD_551 + "0 @N1@ NOTE ").encode() + b"M\xc3\n1 CONC \xbcller\n1 CONT \xc3x\n0 TRLR\n"
    assert (9, "the byte 0xc3 is not valid UTF-8") == _refusal(lines)


def test_a_letter_of_ansel_with_more_marks_than_any_has_is_refused():
    head = HEAD_551.replace("UTF-8", "ANSEL").encode()
    most = limits.GEDCOM_ANSEL_MARKS_MAX
    fine = head + b"0 @N1@ NOTE " + b"\xe8" * most + b"u\n0 TRLR\n"
    assert most - 1 == _records(fine)[1].value.count("\u0308")
    assert (7, "the byte 0xe8 is not valid ANSEL") == _refusal(
        fine.replace(b"u\n0 T", b"\xe8u\n0 T")
    )


def test_a_mark_of_ansel_that_is_cut_from_its_letter_stands_before_it_again():
    head = HEAD_551.replace("UTF-8", "ANSEL").encode()
    content = head + b"0 @N1@ NOTE M\xe8\r\n1 CONC uller\r\n0 TRLR\r\n"
    assert "M\xfcller" == _records(content)[1].value


def test_ansel_is_read_with_its_marks_before_the_letters():
    content = HEAD_551.replace("UTF-8", "ANSEL").encode() + b"1 NOTE Gr\xe8uber \xa4 \xcf\n0 TRLR\n"
    assert "Grüber Þ ß" == _records(content)[0].text("NOTE")


def test_the_version_is_that_of_the_header_and_551_without_one():
    assert V70 == GedcomText((HEAD_70 + "0 TRLR\n").encode()).version
    assert V551 == GedcomText(b"0 HEAD\n1 SOUR OLD\n2 VERS 7.1\n0 TRLR\n").version
    later = b"0 HEAD\n1 GEDC\n2 FORM X\n2 VERS 7.0.14\n0 TRLR\n"
    assert V70 == GedcomText(later).version


def test_continued_lines_are_joined_and_at_signs_are_meant_once():
    person = _records(TEXT)[3]
    note = next(one.value for one in person.all("NOTE") if not one.points)
    assert note.startswith("He wrote to post@example.com often, and @ nobody answered.\n\n   Three")
    assert "than any line of GEDCOM" in note
    in_70 = _records(HEAD_70 + "1 NOTE @@x and @@y\n2 CONT @@z\n0 TRLR\n")[0]
    assert "@x and @@y\n@z" == in_70.text("NOTE")


def test_in_551_a_line_without_a_level_goes_on_with_the_text_before():
    source = GedcomText(gedcom("0 @I1@ INDI", "1 NOTE first", "second", "1 SEX M").encode())
    (_, person) = source.records()
    assert "first\nsecond" == person.text("NOTE")
    assert [9] == source.untagged


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_file_with_one_control_character_is_read_without_it(end: str):
    lines = (*HEAD_551.splitlines(), "0 @I1@ INDI", "1 NAME A\x07nn /R\x7foe/", "1 SEX F", "0 TRLR")
    source = GedcomText(end.join((*lines, "")).encode())
    (_, person) = source.records()
    assert ["Ann /Roe/", "F"] == [person.text("NAME"), person.text("SEX")]
    assert [8] == source.cleaned


def test_a_picture_behind_a_header_is_not_a_file_because_its_controls_are_removed():
    assert (4, "expected a level and a tag, not 'PNG'") == _refusal(HEAD_70 + "\x01PNG\x02\n")


def test_a_line_below_a_record_that_has_an_id_is_kept_without_it():
    source = GedcomText((HEAD_70 + "0 @I1@ INDI\n1 @X@ NAME Ann\n2 @I1@ NICK A\n0 TRLR\n").encode())
    for _ in range(2):
        (_, person) = source.records()
        assert [Structure("NAME", "Ann", [Structure("NICK", "A")])] == person.children
        assert [5, 6] == source.unnamed


_PIECES = st.sampled_from(
    ["0", "1", "2", "02", "\u0663", "100", "HEAD", "INDI", "NOTE", "CONT", "CONC", "TRLR", "_x",
     "é", "@I1@", "@I 2@", "@VOID@", "@#DJULIAN@", "@@", "@", "a", "-", " ", " ", " ", "\t", "\xa0"]
)  # fmt: skip
_LINES = st.one_of(
    st.lists(_PIECES, max_size=7).map("".join),
    st.builds(
        "{} {}{}{}".format,
        st.integers(0, 3),
        st.sampled_from(["", "", "", "@I1@ ", "@I2@  ", "@N1@\t", "@#3@ "]),
        st.sampled_from(["INDI", "NAME", "NOTE", "CONT", "CONC", "FAMS", "TRLR"]),
        st.just("") | st.lists(_PIECES, max_size=4).map("".join).map(" {}".format),
    ),
)


@given(
    lines=st.lists(_LINES, max_size=8),
    end=st.sampled_from(["\n", "\r\n", "\r", "\n\n"]),
    head=st.sampled_from([HEAD_551, HEAD_70, ""]),
    is_whole=st.booleans(),
    part_length=st.sampled_from([1, 5, 30, 1 << 16]),
)
def test_a_file_is_read_as_it_would_be_line_by_line(
    lines: list[str], end: str, head: str, is_whole: bool, part_length: int
):
    text = end.join([*head.splitlines(), *lines, *(["0 TRLR"] if is_whole else [])])
    wanted = PlainReader(is_551=head != HEAD_70).read(text)
    found: list[Structure] | Told
    try:
        with patch.object(reading, "_PART_LENGTH", part_length):
            found = _records(text)
    except InvalidError as refused:
        details: Any = refused.details
        found = details["line"], details["reason"]
    assert wanted == found
    if isinstance(wanted, list) and isinstance(found, list):
        assert [one.line for record in wanted for _, one in record.walked()] == [
            one.line for record in found for _, one in record.walked()
        ]


@pytest.mark.parametrize("end", ["", " ", "\t", "\xa0", " \u2003"])
def test_a_pointer_is_one_with_spaces_after_it(end: str):
    (_, person) = _records(HEAD_70 + f"0 @I1@ INDI\n1 FAMS @F 1@{end}\n0 TRLR\n")
    assert [Structure("FAMS", "F 1", points=True)] == person.children


def test_what_records_point_to_is_told():
    targets: set[str] = set()
    content = gedcom("0 @I1@ INDI", "1 FAMS @F1@", "2 NOTE @N1@", "1 NOTE me@x.com", "1 SUBM @@")
    list(GedcomText(content.encode()).records(targets))
    assert {"F1", "N1"} == targets


def test_a_kept_text_that_continues_nothing_is_passed_over():
    assert ["a"] == [one.value for one in kept_records("0 CONT x\n0 NOTE a\n0 CONT y")]


def test_whatever_ends_the_lines_of_a_value_they_are_continued():
    assert "0 NOTE a\n1 CONT b\n1 CONT c\n1 CONT d" == kept_text(Structure("NOTE", "a\rb\r\nc\nd"))


def test_a_structure_that_lost_its_children_is_one_that_never_had_any():
    changed = Structure("NAME")
    changed.insert(0, Structure("GIVN", "Ann"))
    changed.append(Structure("SURN"))
    assert ["GIVN", "SURN"] == [one.tag for one in changed.children]
    for child in changed.all("GIVN", "SURN"):
        changed.drop(child)
    assert Structure("NAME") == changed


_VALUES = st.text(st.characters(codec="utf-8", exclude_characters="\r"), max_size=20)
_TAGS = st.from_regex(r"[A-Z_][A-Z0-9_]{0,5}", fullmatch=True).filter(
    lambda tag: tag not in ("CONT", "CONC")
)


def _structures() -> st.SearchStrategy[Structure]:
    leaf = st.builds(Structure, _TAGS, _VALUES)
    return st.recursive(
        leaf,
        lambda below: st.builds(Structure, _TAGS, _VALUES, st.lists(below, max_size=3)),
        max_leaves=6,
    )


@given(record=_structures())
def test_a_kept_record_is_read_as_it_was(record: Structure):
    record.xref = "X1"
    assert [record] == kept_records(kept_text(record))
