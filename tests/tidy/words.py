"""Words and phrases that our prose does not use, each with what to write instead (STYLE.md)."""

from __future__ import annotations

import re
from typing import Final

INSTEAD: Final = {
    r"whoever|whomever": "name the actor",
    r"somebody|nobody|everybody|anybody": "name the actor: the caller, a user, no other process",
    r"refusals?": "error, rejection",
    r"mend(?:s|ed|ing)?": "fix",
    r"anew": "again",
    r"(?<!here )(?:is|are|was|were) no (?!longer\b|more\b|other\b|effect\b)": "is not a, has no",
    r"(?:is|are|was|were) not there": "is missing, does not exist",
    r"(?:is|are|was|were) there already": "already exists",
    r"cannot be told apart": "cannot be distinguished",
    r"(?:give|gives|gave|given) back": "return, restore",
    r"(?:take|takes|took|taken) away": "remove",
    r"one's own": "your own",
    r"makes? no sense": "is invalid",
    r"made up": "generated",
    r"has to be": "must be",
    r"(?:is|are|was|were|be) told": "gets, is shown, is reported",
    r"let in(?!\w)": "authenticated, admitted, allowed",
    r"so often": "that many times",
    r"all the same(?!\w)": "anyway, still",
    r"in good order": "gracefully",
    r"(?:tells?|told) (?:\w+ )?apart": "distinguish",
    r"what (?:is|was) there(?!\w)": "name what exists",
    r"given up(?!\w)": "failed, abandoned",
    r"left alone": "kept, unchanged",
    r"(?:is|are|was|were|be) put off": "delayed",
    r"kinds? of things": "kinds of data",
    r"(?:as|so) far as is known": "name who knows, or leave it out",
    r"as (?:often|many|much) as you like": "at any time, any number",
    r"(?:something|anything) else than": "other than, different from",
    r"such a thing": "name it",
    r"(?:is|are|was|were) behind (?:its|their) tables?": "lags behind",
    r"present (?:state|version|tokens?|time)": "current",
}
UNWANTED: Final = re.compile("|".join(rf"\b(?:{words})" for words in INSTEAD), re.IGNORECASE)


def unwanted_in(text: str) -> list[str]:
    """Returns the unwanted words of a text, in order.

    >>> unwanted_in("Nobody mends what is no store.")
    ['Nobody', 'mends', 'is no ']
    """
    return [match.group() for match in UNWANTED.finditer(text)]
