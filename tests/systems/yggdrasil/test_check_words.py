"""The sentences of findings, in English and German."""

from __future__ import annotations

import re
from datetime import date
from typing import get_args

import pytest

from tablewright.systems.yggdrasil.insight.check_words import SENTENCES, Sentence, sentence_of
from tablewright.systems.yggdrasil.insight.checks import findings
from tests.systems.yggdrasil.made import made, person


def test_every_finding_has_a_sentence_with_the_same_values_in_every_language():
    for sentence in get_args(Sentence):
        fields = {
            language: set(re.findall(r"{(\w+)}", sentences[sentence]))
            for language, sentences in SENTENCES.items()
        }
        assert fields["en"] == fields["de"], sentence
        assert fields["en"], sentence


def test_people_without_a_name_have_the_same_stand_in_as_in_the_page():
    people = made([person("a", "f", born=1990, first_name="", last_name=" ")])
    (finding,) = findings(people, date(2025, 6, 1))
    assert "Someone without a name has no last name." == finding.text()
    assert "Der Nachname von Jemand ohne Namen fehlt." == finding.text("de")


@pytest.mark.parametrize(
    ("sentence", "english", "german"),
    [
        ("parentTooYoung", "Ida was less than 12 years old when Kim was born.",
         "Ida war bei der Geburt von Kim keine 12 Jahre alt."),
        ("siblingsTooClose", "Ida and Ole were born less than seven months apart.",
         "Zwischen den Geburten von Ida und Ole liegen weniger als sieben Monate."),
        ("ownAncestors", "Ida and 2 others are their own ancestors.",
         "Ida und 2 weitere gehören zu ihren eigenen Vorfahren."),
    ],
)  # fmt: skip
def test_a_finding_is_described_in_both_languages(sentence: Sentence, english: str, german: str):
    values = {"name": "Ida", "child": "Kim", "other": "Ole", "years": 12, "count": 2}
    assert english == sentence_of(sentence, values, "en")
    assert german == sentence_of(sentence, values, "de")
