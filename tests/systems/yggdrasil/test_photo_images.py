"""Images of photos: what is refused, and that nothing is kept but the picture."""

from __future__ import annotations

import struct
import zlib
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageCms
from PIL.PngImagePlugin import PngInfo

from tablewright.errors import (
    InvalidError,
    TooLargeError,
    UnsupportedMediaError,
)
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.people.photo_images import prepared
from tests.examples import examples
from tests.systems.yggdrasil.service.images import (
    SECRET,
    colours,
    file_of,
    located,
    picture,
    read,
)

KINDS = ("JPEG", "PNG", "WEBP", "GIF")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
        b"<?xml version='1.0'?><svg/>",
        b"<html><img src=x></html>",
        b"%PDF-1.7",
        b"\xff\xd8",
        b"RIFF\x00\x00\x00\x00WAVEfmt ",
        b"\x00\x00\x00\x18ftypheic",
        file_of(picture(), "BMP"),
        file_of(picture(), "TIFF"),
        file_of(picture(), "ICO"),
    ],
)
def test_what_is_no_photo_by_its_content_is_refused(content: bytes):
    with pytest.raises(UnsupportedMediaError):
        prepared(content)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("share", [0.02, 0.3, 0.7, 0.95])
def test_a_file_that_breaks_off_is_refused(kind: str, share: float):
    noise = Image.effect_noise((96, 96), 90).convert("RGB")
    content = file_of(noise, kind)
    with pytest.raises((InvalidError, UnsupportedMediaError)):
        prepared(content[: int(len(content) * share)])


@pytest.mark.parametrize(
    "size", [(10_000, 5_001), (40_000, 2_500), (60_000, 60_000), (2**31 - 1, 2**31 - 1)]
)
def test_a_bomb_of_pixels_is_refused_before_it_is_decoded(size: tuple[int, int]):
    head = struct.pack(">IIBBBBB", *size, 8, 2, 0, 0, 0)
    content = b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(b""))
    with pytest.raises(TooLargeError):
        prepared(content + _chunk(b"IEND", b""))


def test_a_bomb_of_notes_is_refused():
    whole = file_of(picture(), "PNG")
    text = b"note\x00\x00" + zlib.compress(b"x" * 80_000_000)
    with pytest.raises(InvalidError):
        prepared(whole[:33] + _chunk(b"zTXt", text) + whole[33:])


@settings(max_examples=examples(60), deadline=None)
@given(st.sampled_from(KINDS), st.binary(max_size=40), st.floats(0, 1))
def test_whatever_is_broken_is_refused_or_read(kind: str, dirt: bytes, share: float):
    content = bytearray(file_of(picture((24, 24)), kind))
    at = int(share * len(content))
    content[at : at + len(dirt)] = dirt
    with suppress(UnsupportedMediaError, TooLargeError, InvalidError):
        assert "JPEG" == read(prepared(bytes(content)).large).format


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_place_device_and_notes_are_gone(kind: str):
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    more: dict[str, Any] = {"icc_profile": profile}
    if kind == "PNG":
        notes = PngInfo()
        notes.add_text("Comment", SECRET)
        notes.add_itxt("XML:com.adobe.xmp", f"<x>{SECRET}</x>")
        more["pnginfo"] = notes
    elif kind == "JPEG":
        more |= {"comment": SECRET.encode(), "xmp": f"<x>{SECRET}</x>".encode(), "dpi": (72, 72)}
    else:
        more["xmp"] = f"<x>{SECRET}</x>".encode()
    content = located(picture(), kind=kind, **more)
    assert SECRET.encode() in content, "the file has what is to go"
    assert {} != dict(read(content).getexif().get_ifd(0x8825))
    made = prepared(content)
    for one in (made.large, made.small):
        assert SECRET.encode() not in one
        assert not {"exif", "comment", "xmp", "icc_profile"} & set(read(one).info)
        assert {} == dict(read(one).getexif())
        assert b"Maker" not in one
        assert b"Exif" not in one


def test_a_comment_of_a_gif_is_gone():
    content = file_of(picture(), "GIF", comment=SECRET.encode())
    assert SECRET.encode() in content
    made = prepared(content)
    assert SECRET.encode() not in made.large + made.small


def test_what_follows_the_picture_is_gone():
    made = prepared(file_of(picture()) + b"<script>alert(1)</script>")
    assert b"script" not in made.large + made.small


@pytest.mark.parametrize(
    ("orientation", "size", "expected"),
    [
        (1, (64, 48), ("red", "blue")),
        (2, (64, 48), ("blue", "red")),
        (3, (64, 48), ("blue", "red")),
        (6, (48, 64), None),
        (8, (48, 64), None),
        (99, (64, 48), ("red", "blue")),
    ],
)
def test_a_photo_is_turned_as_the_camera_was_held(
    orientation: int, size: tuple[int, int], expected: tuple[str, str] | None
):
    image = read(prepared(located(picture(), orientation=orientation)).large)
    assert size == image.size
    if expected is not None:
        assert expected == colours(image)


def test_held_upright_the_left_of_the_sensor_is_the_top():
    image = read(prepared(located(picture(), orientation=6)).large)
    turned = image.transpose(Image.Transpose.ROTATE_90)
    assert ("red", "blue") == colours(turned)


@pytest.mark.parametrize(
    ("size", "expected", "small"),
    [
        ((3_000, 1_000), (2_048, 683), (256, 256)),
        ((3_000, 3_000), (2_048, 2_048), (256, 256)),
        ((300, 100), (300, 100), (100, 100)),
        ((1, 1), (1, 1), (1, 1)),
        ((9_000, 1), (2_048, 1), (1, 1)),
    ],
)
@pytest.mark.parametrize("kind", ["JPEG", "PNG"])
def test_a_photo_is_scaled_down_and_never_up(
    kind: str, size: tuple[int, int], expected: tuple[int, int], small: tuple[int, int]
):
    made = prepared(file_of(Image.new("RGB", size), kind))
    assert (expected, small) == (read(made.large).size, read(made.small).size)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("mode", ["RGB", "L", "P", "1"])
def test_every_kind_and_mode_becomes_a_jpeg(kind: str, mode: str):
    made = prepared(file_of(picture(mode=mode if kind in ("PNG", "GIF") else "RGB"), kind))
    for one in (made.large, made.small):
        assert ("JPEG", "RGB") == (read(one).format, read(one).mode)


@pytest.mark.parametrize("kind", ["PNG", "WEBP", "GIF"])
def test_what_is_transparent_becomes_white(kind: str):
    image = Image.new("RGBA", (40, 40), (200, 0, 0, 0))
    corner = read(prepared(file_of(image, kind)).large).getpixel((5, 5))
    assert isinstance(corner, tuple)
    assert min(corner) > 250


def test_of_a_moving_picture_the_first_is_kept():
    frames = [Image.new("RGB", (40, 40), colour) for colour in ("red", "blue")]
    for kind in ("GIF", "WEBP"):
        moving = file_of(frames[0], kind, save_all=True, append_images=frames[1:])
        assert ("red", "red") == colours(read(prepared(moving).large))


def test_colours_of_print_and_of_sixteen_bits_are_shown():
    print_file = file_of(picture(mode="CMYK"), "JPEG")
    assert ("red", "blue") == colours(read(prepared(print_file).large))
    grey = Image.new("I;16", (20, 20), 32_768)
    shown = read(prepared(file_of(grey, "PNG")).large).getpixel((5, 5))
    assert isinstance(shown, tuple)
    assert abs(shown[0] - 128) <= 2


def test_a_broken_profile_or_note_does_not_spoil_a_photo():
    content = file_of(picture(), icc_profile=b"no profile", exif=b"Exif\x00\x00broken")
    assert ("red", "blue") == colours(read(prepared(content).large))


def test_the_limit_of_pixels_is_one_that_can_be_decoded():
    most = Image.MAX_IMAGE_PIXELS
    assert most is not None
    assert most > limits.YGGDRASIL_PHOTO_PIXELS_MAX


def test_the_same_file_gives_the_same_photo():
    content = located(picture())
    assert prepared(content) == prepared(content)


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check)
