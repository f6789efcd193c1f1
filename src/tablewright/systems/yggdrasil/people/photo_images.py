"""Images of photos: accepted formats, and their conversion.

The content determines the type, never the name or the header. It is decoded within bounds, rotated
upright, and encoded again as JPEG in sRGB, so that only the picture is kept. Location, time, device
and comments are removed.
Not here: storage of photos (`yggdrasil.people.photo_files`).
"""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final, cast

from tablewright.errors import InvalidError, TooLargeError, UnsupportedMediaError
from tablewright.systems.yggdrasil import limits

if TYPE_CHECKING:
    from PIL import Image

KIND: Final = "image/jpeg"  # of every stored photo
_WHITE: Final = (255, 255, 255)
_ORIENTATION: Final = 0x0112  # EXIF 2.32, 4.6.4
_FACES: Final = (0.5, 0.35)  # where a square is cut out: faces are above the middle
_HIGH_BITS: Final = 1 / 256  # of 16: what a screen shows


@dataclass(frozen=True, slots=True)
class Prepared:
    """A photo in its stored form: a JPEG without metadata."""

    large: bytes
    small: bytes  # a square


def prepared(content: bytes) -> Prepared:
    """Converts a file to a photo; rejects other formats (415), large files (413) and damaged ones
    (422).

    This may take long: do not call it on the event loop.
    """
    image = opened(content)
    try:
        shown = _shown(image)
        return Prepared(_large(shown), _small(shown))
    except Exception as error:  # decoders raise anything at all for a broken file
        raise _broken() from error


def opened(content: bytes) -> Image.Image:
    """Opens a file as an image without decoding it; raises as `prepared` does."""
    from PIL import Image

    kind = _kind_of(content)
    try:
        image = Image.open(BytesIO(content), formats=[kind])
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise _too_many_pixels() from None
    except Exception as error:
        raise _broken() from error
    if image.width * image.height > limits.YGGDRASIL_PHOTO_PIXELS_MAX:
        raise _too_many_pixels()
    return image


def _kind_of(content: bytes) -> str:
    """Returns the format of a file, by its first bytes."""
    if content.startswith(b"\xff\xd8\xff"):
        return "JPEG"
    if content.startswith(b"\x89PNG\r\n\x1a\n"):
        return "PNG"
    if content.startswith((b"GIF87a", b"GIF89a")):
        return "GIF"
    if content.startswith(b"RIFF") and content[8:12] == b"WEBP":
        return "WEBP"
    raise UnsupportedMediaError("This isn't a JPEG, PNG, WebP or GIF image.")


def _shown(image: Image.Image) -> Image.Image:
    """Returns the picture: scaled down, upright, opaque, in sRGB."""
    side = limits.YGGDRASIL_PHOTO_SIDE_MAX
    turned = _turn(image)
    image.draft(None, (side, side))  # a large JPEG is decoded at a fraction of its size
    image.load()
    if image.mode.startswith("I"):
        whole = cast(Any, image.convert("I"))  # its `point` is typed in part only
        image = cast("Image.Image", whole.point(_shown_bits).convert("L"))
    elif image.mode in ("P", "1") or "transparency" in image.info:
        image = image.convert("RGBA")  # a palette has no mixed colours
    image.thumbnail((side, side))
    if turned is not None:
        image = image.transpose(turned)
    return _clean(_in_srgb(image))


def _shown_bits(value: Any) -> Any:
    return value * _HIGH_BITS


def _turn(image: Image.Image) -> Image.Transpose | None:
    """Returns the rotation that makes an image upright, as the camera recorded it."""
    from PIL.Image import Transpose

    turns = {
        2: Transpose.FLIP_LEFT_RIGHT,
        3: Transpose.ROTATE_180,
        4: Transpose.FLIP_TOP_BOTTOM,
        5: Transpose.TRANSPOSE,
        6: Transpose.ROTATE_270,
        7: Transpose.TRANSVERSE,
        8: Transpose.ROTATE_90,
    }
    try:
        return turns.get(image.getexif().get(_ORIENTATION, 1))
    except Exception:  # notes that cannot be read do not spoil the picture
        return None


def _in_srgb(image: Image.Image) -> Image.Image:
    """Converts the colours from the file's profile to sRGB."""
    from PIL import ImageCms

    profile = image.info.get("icc_profile")
    if profile and image.mode in ("RGB", "CMYK", "L"):
        try:
            made = ImageCms.profileToProfile(
                image,
                ImageCms.ImageCmsProfile(BytesIO(profile)),
                cast(Any, ImageCms).createProfile("sRGB"),
                outputMode="RGB",
            )
        except (ImageCms.PyCMSError, OSError):
            made = None  # a profile that cannot be read, or of other colours
        if made is not None:
            return made
    return image


def _clean(image: Image.Image) -> Image.Image:
    """Copies the picture onto white, into an image without metadata."""
    from PIL import Image

    clean = Image.new("RGB", image.size, _WHITE)
    if image.mode in ("RGBA", "LA", "PA", "RGBa", "La"):
        seen = image.convert("RGBA")
        clean.paste(seen, mask=seen.getchannel("A"))
    else:
        clean.paste(image.convert("RGB"))
    return clean


def _large(image: Image.Image) -> bytes:
    return _encoded(image, limits.YGGDRASIL_PHOTO_QUALITY)


def _small(image: Image.Image) -> bytes:
    from PIL import ImageOps

    side = min(limits.YGGDRASIL_PHOTO_SMALL_SIDE, *image.size)
    square = ImageOps.fit(image, (side, side), centering=_FACES)
    return _encoded(square, limits.YGGDRASIL_PHOTO_SMALL_QUALITY)


def _encoded(image: Image.Image, quality: int) -> bytes:
    file = BytesIO()
    image.save(file, "JPEG", quality=quality, optimize=True, progressive=True)
    return file.getvalue()


def _too_many_pixels() -> TooLargeError:
    most = limits.YGGDRASIL_PHOTO_PIXELS_MAX
    return TooLargeError(
        f"A photo may have at most {most // 1_000_000} million pixels.", details={"pixelsMax": most}
    )


def _broken() -> InvalidError:
    return InvalidError("The image is damaged and cannot be decoded.", details={"place": "body"})
