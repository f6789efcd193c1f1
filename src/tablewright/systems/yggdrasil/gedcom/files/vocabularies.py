"""Vocabularies: corresponding words of 5.5.1 and 7.0.

Not here: their use in records (`gedcom.to_70`, `gedcom.to_551`).
"""

from __future__ import annotations

import re
from typing import Final

from tablewright.systems.yggdrasil.dates.calendars import CALENDARS, CIVIL_MONTHS
from tablewright.systems.yggdrasil.dates.dates import read_date
from tablewright.systems.yggdrasil.gedcom.meaning.events import spelled

TERMS: Final = "https://gedcom.io/terms/v7/"

# The subjects of a source: all events and attributes of people and families.
_EVENTS: Final = frozenset(
    {
        "ADOP", "ANUL", "BAPM", "BARM", "BASM", "BIRT", "BLES", "BURI", "CAST", "CENS", "CHR",
        "CHRA", "CONF", "CREM", "DEAT", "DIV", "DIVF", "DSCR", "EDUC", "EMIG", "ENGA", "EVEN",
        "FACT", "FCOM", "GRAD", "IDNO", "IMMI", "MARB", "MARC", "MARL", "MARR", "MARS", "NATI",
        "NATU", "NCHI", "NMR", "OCCU", "ORDN", "PROB", "PROP", "RELI", "RESI", "RETI", "SSN",
        "TITL", "WILL",
    }
)  # fmt: skip
# The closed lists of 7.0, by the name of their structure.
ENUMERATIONS: Final = {
    "SEX": frozenset("MFXU"),
    "QUAY": frozenset("0123"),
    "PEDI": frozenset({"BIRTH", "ADOPTED", "FOSTER", "SEALING", "OTHER"}),
    "ADOP": frozenset({"HUSB", "WIFE", "BOTH"}),
    "FAMC-ADOP": frozenset({"HUSB", "WIFE", "BOTH"}),
    "FAMC-STAT": frozenset({"CHALLENGED", "DISPROVEN", "PROVEN"}),
    "NAME-TYPE": frozenset(
        {"AKA", "BIRTH", "IMMIGRANT", "MAIDEN", "MARRIED", "PROFESSIONAL", "OTHER"}
    ),
    "RESN": frozenset({"CONFIDENTIAL", "LOCKED", "PRIVACY"}),
    "MEDI": frozenset(
        {
            "AUDIO", "BOOK", "CARD", "ELECTRONIC", "FICHE", "FILM", "MAGAZINE", "MANUSCRIPT",
            "MAP", "NEWSPAPER", "PHOTO", "TOMBSTONE", "VIDEO", "OTHER",
        }
    ),
    "ROLE": frozenset(
        {
            "CHIL", "CLERGY", "FATH", "FRIEND", "GODP", "HUSB", "MOTH", "MULTIPLE", "NGHBR",
            "OFFICIATOR", "PARENT", "SPOU", "WIFE", "WITN", "OTHER",
        }
    ),
    "SOUR-EVEN": _EVENTS,
    "DATA-EVEN": _EVENTS,
}  # fmt: skip
EXTENSION_WORD: Final = re.compile(r"_[A-Z0-9_]+")  # which every list may have beside its own
# Lists with a word for all other values, which a PHRASE explains.
OPEN_ENUMERATIONS: Final = {
    **dict.fromkeys(("PEDI", "NAME-TYPE", "MEDI", "ROLE"), "OTHER"),
    "SOUR-EVEN": "EVEN",
}
SEXES: Final = {"MALE": "M", "FEMALE": "F"}  # words that some programs write out

MEDIA_TYPES: Final = {
    "BMP": "image/bmp",
    "GIF": "image/gif",
    "JPG": "image/jpeg",
    "JPEG": "image/jpeg",
    "PNG": "image/png",
    "TIF": "image/tiff",
    "TIFF": "image/tiff",
    "WEBP": "image/webp",
    "PCX": "image/vnd.zbrush.pcx",
    "PDF": "application/pdf",
    "TXT": "text/plain",
    "HTM": "text/html",
    "HTML": "text/html",
    "WAV": "audio/vnd.wave",
    "MP3": "audio/mpeg",
    "MP4": "video/mp4",
    "MPG": "video/mpeg",
    "AVI": "video/vnd.avi",
    "OLE": "application/x-oleobject",
}
FORMATS: Final = {
    **{media_type: name.lower() for name, media_type in MEDIA_TYPES.items()},
    "image/jpeg": "jpg",
    "image/tiff": "tif",
    "text/html": "htm",
}

# Languages by the names of 5.5.1.
LANGUAGES: Final = {
    "AFRIKAANS": "af", "ALBANIAN": "sq", "AMHARIC": "am", "ANGLO-SAXON": "ang", "ARABIC": "ar",
    "ARMENIAN": "hy", "ASSAMESE": "as", "BELORUSIAN": "be", "BENGALI": "bn", "BRAJ": "bra",
    "BULGARIAN": "bg", "BURMESE": "my", "CANTONESE": "yue", "CATALAN": "ca",
    "CHURCH-SLAVIC": "cu", "CZECH": "cs", "DANISH": "da", "DOGRI": "doi", "DUTCH": "nl",
    "ENGLISH": "en", "ESPERANTO": "eo", "ESTONIAN": "et", "FAROESE": "fo", "FINNISH": "fi",
    "FRENCH": "fr", "GEORGIAN": "ka", "GERMAN": "de", "GREEK": "el", "GUJARATI": "gu",
    "HAWAIIAN": "haw", "HEBREW": "he", "HINDI": "hi", "HUNGARIAN": "hu", "ICELANDIC": "is",
    "INDONESIAN": "id", "ITALIAN": "it", "JAPANESE": "ja", "KANNADA": "kn", "KHMER": "km",
    "KONKANI": "kok", "KOREAN": "ko", "LAHNDA": "lah", "LAO": "lo", "LATVIAN": "lv",
    "LITHUANIAN": "lt", "MACEDONIAN": "mk", "MAITHILI": "mai", "MALAYALAM": "ml",
    "MANDRIN": "cmn", "MANIPURI": "mni", "MARATHI": "mr", "MEWARI": "mtr", "NAVAHO": "nv",
    "NEPALI": "ne", "NORWEGIAN": "no", "ORIYA": "or", "PAHARI": "him", "PALI": "pi",
    "PANJABI": "pa", "PERSIAN": "fa", "POLISH": "pl", "PORTUGUESE": "pt", "PRAKRIT": "pra",
    "PUSTO": "ps", "RAJASTHANI": "raj", "ROMANIAN": "ro", "RUSSIAN": "ru", "SANSKRIT": "sa",
    "SERB": "sr", "SERBO_CROA": "sh", "SLOVAK": "sk", "SLOVENE": "sl", "SPANISH": "es",
    "SWEDISH": "sv", "TAGALOG": "tl", "TAMIL": "ta", "TELUGU": "te", "THAI": "th",
    "TIBETAN": "bo", "TURKISH": "tr", "UKRAINIAN": "uk", "URDU": "ur", "VIETNAMESE": "vi",
    "WENDIC": "wen", "YIDDISH": "yi",
}  # fmt: skip
LANGUAGE_NAMES: Final = {tag: name.title() for name, tag in LANGUAGES.items()}
LANGUAGE_TAG: Final = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*|x(-[A-Za-z0-9]{1,8})+")
# Ways of writing a name: what 5.5.1 calls phonetic and romanised variations.
WRITINGS: Final = {
    "HANGUL": "ko-Hang",
    "KANA": "ja-Hrkt",
    "PINYIN": "zh-Latn-pinyin",
    "ROMAJI": "ja-Latn-hepburn",
    "WADEGILES": "zh-Latn-wadegile",
}
PHONETIC: Final = "x-phonetic"
ROMANISED: Final = "und-Latn"

_PHRASE = re.compile(r"\((.*)\)", re.DOTALL)
_INTERPRETED = re.compile(r"INT\s+([^(]*?)\s*\((.*)\)", re.DOTALL | re.IGNORECASE)
_DUAL = re.compile(rf"((?:(?:\d{{1,2}} )?(?:{'|'.join(CIVIL_MONTHS)}) )?)(\d{{1,4}})/(\d{{1,4}})")
_WORDS = re.compile(rf"\b({'|'.join(sorted(CALENDARS, key=len, reverse=True))})\b")
_AGE = re.compile(r"([<>])? ?((?:\d+y ?)?(?:\d+m ?)?(?:\d+w ?)?(?:\d+d)?)", re.IGNORECASE)


def date_70(text: str) -> tuple[str, str | None]:
    """Converts a date of 5.5.1 to 7.0: the value, and a phrase for the rest.

    >>> date_70("@#DJULIAN@ 5 MAR 1700")
    ('JULIAN 5 MAR 1700', None)
    >>> date_70("1699/00")
    ('BET 1699 AND 1700', '1699/00')
    >>> date_70("INT 1850 (about the time of the war)")
    ('1850', 'about the time of the war')
    """
    plain = spelled(text).upper() if read_date(text) is not None else ""
    if not text.strip():
        return "", None
    interpreted = _INTERPRETED.fullmatch(text.strip())
    if plain and interpreted is not None:
        return spelled(interpreted[1]).upper(), interpreted[2]
    phrase = _PHRASE.fullmatch(text.strip())
    if phrase is not None:
        return "", phrase[1]
    if not plain:
        return "", text.strip()
    dual = _DUAL.fullmatch(plain)
    if dual is not None:
        day, first, last = dual[1], int(dual[2]), dual[3]
        size = 10 ** len(last)
        later = first - first % size + int(last)
        later = later if later >= first else later + size
        return f"BET {day}{first} AND {day}{later}", plain
    if "/" in plain:
        return "", plain
    plain = plain.removeprefix("INT ")
    return plain, None


def date_551(text: str, phrase: str) -> str:
    """Converts a date of 7.0 to 5.5.1, with its phrase in parentheses.

    >>> date_551("FRENCH_R 12 VEND 3", "")
    '@#DFRENCH R@ 12 VEND 3'
    >>> date_551("", "before the flood")
    '(before the flood)'
    """
    if phrase and "/" in phrase and read_date(phrase) is not None:
        return phrase
    plain = text
    if read_date(text) is not None:
        plain = _WORDS.sub(lambda found: f"@#D{found[1].replace('_', ' ')}@", text)
        plain = plain.replace(" BCE", " B.C.")
    return f"({' '.join(phrase.split())})" if phrase.strip() and not plain else plain


def age_70(text: str) -> tuple[str, str | None]:
    """Converts an age of 5.5.1 to the notation of 7.0.

    >>> age_70(">25y 3m"), age_70("INFANT")
    (('> 25y 3m', None), ('', 'INFANT'))
    """
    found = _AGE.fullmatch(text.strip())
    if found is None or not found[2]:
        return "", text.strip() or None
    parts = re.findall(r"\d+[ymwd]", found[2].lower())
    bound = f"{found[1]} " if found[1] else ""
    return bound + " ".join(parts), None
