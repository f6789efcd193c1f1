"""Images as cameras and programs make them, for tests of photos."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from PIL import Image

SECRET = "48 Elm Road"  # stands in every place where a file can hold a note


def picture(size: tuple[int, int] = (64, 48), mode: str = "RGB") -> Image.Image:
    """Red on the left, blue on the right."""
    image = Image.new("RGB", size, (200, 20, 20))
    image.paste((20, 20, 200), (size[0] // 2, 0, *size))
    return image.convert(mode)


def file_of(image: Image.Image, kind: str = "JPEG", **more: Any) -> bytes:
    """An image as a file."""
    file = BytesIO()
    image.save(file, kind, **more)
    return file.getvalue()


def located(image: Image.Image, *, orientation: int = 1, kind: str = "JPEG", **more: Any) -> bytes:
    """An image as a phone keeps it: with place, device, owner and how it was held."""
    exif = Image.Exif()
    exif[0x0112] = orientation
    exif[0x010F] = "Maker"
    exif[0x9286] = SECRET
    exif[0x010E] = SECRET
    exif.get_ifd(0x8825).update({1: "N", 2: (52.0, 31.0, 12.0), 3: "E", 4: (13.0, 24.0, 18.0)})
    return file_of(image, kind, exif=exif, **more)


def read(content: bytes) -> Image.Image:
    """A file, decoded."""
    image = Image.open(BytesIO(content))
    image.load()
    return image


def colours(image: Image.Image) -> tuple[str, str]:
    """Which colour is on the left, and which on the right."""
    return _colour(image, 2), _colour(image, image.width - 3)


def _colour(image: Image.Image, x: int) -> str:
    found = image.convert("RGB").getpixel((x, image.height // 2))
    assert isinstance(found, tuple)
    return "red" if found[0] > 120 > found[2] else "blue"
