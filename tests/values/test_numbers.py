"""Numbers: spelling, errors, sums, sizes, and bytes that sort as the numbers do."""

from __future__ import annotations

import random
from decimal import Context, Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright import limits
from tablewright.values import numbers
from tablewright.values.numbers import NumberError
from tests.examples import examples

DIGITS_38 = "12345678901234567890123456789012345678"
NINES_38 = "9." + "9" * 37
LARGEST = f"{NINES_38}E+125"
SMALLEST = "1E-130"

NOT_NUMERIC = "The parameter cannot be converted to a numeric value"
OVERFLOW = (
    "Number overflow. Attempting to store a number with magnitude larger than supported range"
)
UNDERFLOW = (
    "Number underflow. Attempting to store a number with magnitude smaller than supported range"
)
TOO_MANY_DIGITS = "Attempting to store more than 38 significant digits in a Number"

NOT_NUMBERS = (
    "",
    "abc",
    "+e2",
    "e2",
    "+1+2",
    "1+2",
    "+1.2.3",
    "1.2.3",
    "++5",
    "+-5",
    "-+5",
    "+",
    "-",
    "1e",
    "1e+",
    ".",
    "-.",
    ".e1",
    "1.2e3.4",
    "0x5",
    "0x10",
    "NaN",
    "Infinity",
    "1_000",
    " 5",
    "5 ",
    "1 5",
    "5\n",
    "1,5",
    "٣",  # a digit, but not one of ours
    "1e9223372036854775808",
    "1e-9223372036854775808",
    "0e" + "9" * 5_000,
)


@pytest.mark.parametrize("text", NOT_NUMBERS)
def test_what_is_no_number_is_refused_with_its_text(text: str):
    with pytest.raises(NumberError) as refused:
        numbers.canonical(text)
    assert f"{NOT_NUMERIC}: {text}" == str(refused.value)


@pytest.mark.parametrize(
    "text",
    ["1e126", "-1e126", "1e2147483647", "1e2147483648", "1e99999999999", "10e125", "0e126"],
)
def test_a_number_that_is_too_large_is_refused(text: str):
    with pytest.raises(NumberError) as refused:
        numbers.canonical(text)
    assert str(refused.value) == OVERFLOW


@pytest.mark.parametrize(
    "text",
    ["1e-131", "-1e-131", "1e-2147483648", "1e-99999999999", "0.1e-130", "0e-131"],
)
def test_a_number_that_is_too_small_is_refused(text: str):
    with pytest.raises(NumberError) as refused:
        numbers.canonical(text)
    assert str(refused.value) == UNDERFLOW


@pytest.mark.parametrize("text", ["1" * 39, "1" * 40, "0." + "1" * 39, f"1{'0' * 37}1"])
def test_a_number_with_more_than_38_digits_is_refused(text: str):
    with pytest.raises(NumberError) as refused:
        numbers.canonical(text)
    assert str(refused.value) == TOO_MANY_DIGITS


@pytest.mark.parametrize(
    ("text", "older"),
    [
        ("abc", f"{NOT_NUMERIC}: abc"),
        ("", NOT_NUMERIC),
        ("1e126", OVERFLOW),
        ("1e2147483647", UNDERFLOW),
        ("1e-131", UNDERFLOW),
    ],
)
def test_a_refusal_knows_its_older_words(text: str, older: str):
    with pytest.raises(NumberError) as refused:
        numbers.canonical(text)
    assert older == refused.value.older


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("+5", "5"),
        ("+1.5", "1.5"),
        ("+0", "0"),
        ("-0", "0"),
        ("+0.0", "0"),
        ("-0.00e7", "0"),
        ("0e125", "0"),
        ("0e-130", "0"),
        ("+1e2", "100"),
        ("1e+2", "100"),
        ("1.5E+3", "1500"),
        ("+.5", "0.5"),
        (".5", "0.5"),
        ("5.", "5"),
        ("1.e5", "100000"),
        ("00042", "42"),
        ("0042.1200", "42.12"),
        ("-00.50", "-0.5"),
        ("+1e-2", "0.01"),
        ("1.23E10", "12300000000"),
        ("3.1400", "3.14"),
        ("1.0", "1"),
        ("1e0000000000000000000002", "100"),
        ("1E125", "1" + "0" * 125),
        (SMALLEST, "0." + "0" * 129 + "1"),
        (LARGEST, "9" * 38 + "0" * 88),
        (f"-{LARGEST}", "-" + "9" * 38 + "0" * 88),
        (DIGITS_38, DIGITS_38),
        (f"-{DIGITS_38}", f"-{DIGITS_38}"),
        ("0" * 100 + "7" + "0" * 100, "7" + "0" * 100),
    ],
)
def test_numbers_are_spelled_out_without_needless_zeros(text: str, spelled: str):
    assert spelled == numbers.canonical(text)


_exponents = st.integers(limits.NUMBER_EXPONENT_MIN, limits.NUMBER_EXPONENT_MAX)


@st.composite
def _decimals(draw: st.DrawFn) -> Decimal:
    """Any number that DynamoDB can keep."""
    digits = draw(st.text("0123456789", min_size=1, max_size=38)).strip("0") or "0"
    number = Decimal(f"{digits[0]}.{digits[1:]}E{draw(_exponents)}")
    # A minus sign would round to the 28 digits of the context.
    return number.copy_negate() if draw(st.booleans()) else number


@given(_decimals())
def test_spelling_does_not_change_the_number(number: Decimal):
    spelled = numbers.canonical(str(number))
    assert number == Decimal(spelled)
    assert spelled == numbers.canonical(spelled)
    assert "E" not in spelled
    assert not spelled.startswith("-0") or spelled.startswith("-0.")


@given(st.text("0123456789+-.eE ", max_size=12))
def test_any_text_is_a_number_to_us_exactly_if_it_is_one_to_decimal(text: str):
    try:
        expected: Decimal | None = Decimal(text) if text == text.strip() else None
    except ArithmeticError:
        expected = None
    try:
        outcome: Decimal | str = Decimal(numbers.canonical(text))
    except NumberError as refusal:
        outcome = str(refusal)
    if expected is None:
        assert f"{NOT_NUMERIC}: {text}" == outcome
    else:  # a number after all, though perhaps not one that can be kept
        assert outcome in (expected, OVERFLOW, UNDERFLOW)


@given(_decimals(), _decimals())
def test_sums_and_differences_are_exact_or_refused(left: Decimal, right: Decimal):
    exact = Context(prec=400)
    for calculate, result in (
        (numbers.add, exact.add(left, right)),
        (numbers.subtract, exact.subtract(left, right)),
    ):
        digits = "".join(map(str, result.as_tuple().digits)).strip("0")
        fits = len(digits) <= 38 and (not result or -130 <= result.adjusted() <= 125)
        try:
            assert result == Decimal(calculate(str(left), str(right)))
            assert fits
        except NumberError:
            assert not fits


def test_a_sum_out_of_range_is_refused():
    with pytest.raises(NumberError, match="Number overflow"):
        numbers.add(LARGEST, LARGEST)
    with pytest.raises(NumberError, match="Number overflow"):
        numbers.subtract(f"-{LARGEST}", LARGEST)
    with pytest.raises(NumberError, match="Number overflow"):  # for want of digits
        numbers.add("1E100", "1E-100")


@pytest.mark.parametrize(
    ("text", "size_bytes"),
    [
        ("0", 1),
        ("-0", 1),
        ("1", 2),
        ("12", 2),
        ("15", 2),
        ("0042", 2),
        ("100", 2),
        ("123", 3),
        ("1234", 3),
        ("1010", 3),
        ("-42", 3),
        ("123456", 4),
        (DIGITS_38, 20),
        ("0.15", 2),
        ("0.0000001", 2),
        ("1E125", 2),
        ("1E-100", 2),
        ("1.5", 3),
        ("1.2", 3),
        ("1.200", 3),
        ("1.234", 4),
        ("100.5", 4),
        ("3.14159", 5),
    ],
)
def test_numbers_have_the_sizes_that_aws_counts(text: str, size_bytes: int):
    assert size_bytes == numbers.size_bytes(numbers.canonical(text))


_EDGES = ["0", "1", "-1", SMALLEST, f"-{SMALLEST}", LARGEST, f"-{LARGEST}", DIGITS_38, "-0.5"]


def _some_number(chance: random.Random) -> str:
    digits = str(chance.randrange(10 ** chance.randint(1, 38))).rstrip("0") or "1"
    exponent = chance.randint(limits.NUMBER_EXPONENT_MIN, limits.NUMBER_EXPONENT_MAX)
    return numbers.canonical(f"{chance.choice(('', '-'))}{digits[0]}.{digits[1:]}E{exponent}")


def _a_neighbour(chance: random.Random, text: str) -> str:
    """A number that is easily taken for the other: a digit more, less or changed, or the sign."""
    sign, plain = ("-", text[1:]) if text.startswith("-") else ("", text)
    longer = plain + ("" if "." in plain else ".") + chance.choice("123456789")
    shorter = plain[:-1].rstrip(".") or "0"
    changed = plain[:-1] + chance.choice("0123456789")
    negated = plain if sign else f"-{plain}"
    try:
        return numbers.canonical(
            chance.choice((sign + longer, sign + shorter, sign + changed, negated))
        )
    except NumberError:
        return text


def _pairs(seed: int, count: int) -> list[tuple[str, str]]:
    chance = random.Random(seed)
    pairs: list[tuple[str, str]] = []
    while len(pairs) < count:
        number = chance.choice(_EDGES) if chance.random() < 0.1 else _some_number(chance)
        number = numbers.canonical(number)
        pairs.append((number, _some_number(chance)))
        pairs.append((number, _a_neighbour(chance, number)))
    return pairs


@given(st.from_regex(r"-?[0-9]{1,19}(\.[0-9]{1,19})?", fullmatch=True))
@settings(max_examples=examples(200))
def test_a_number_is_kept_in_its_spelling_and_with_its_size(text: str):
    spelling = numbers.canonical(text)
    assert (spelling, numbers.size_bytes(spelling)) == numbers.kept(text)


@settings(max_examples=examples(100))
@given(st.integers(min_value=0))
def test_sortable_bytes_have_the_order_of_the_numbers(seed: int):
    for left, right in _pairs(seed, 1_000):
        left_bytes, right_bytes = numbers.to_sortable(left), numbers.to_sortable(right)
        left_number, right_number = Decimal(left), Decimal(right)
        assert (left_number < right_number) == (left_bytes < right_bytes), (left, right)
        assert (left_number == right_number) == (left_bytes == right_bytes), (left, right)
        if left_number != right_number:
            assert not left_bytes.startswith(right_bytes), (left, right)
            assert not right_bytes.startswith(left_bytes), (left, right)


def test_every_power_of_ten_sorts_in_its_place():
    powers = [f"{digit}E{exponent}" for exponent in range(-130, 126) for digit in ("1", "9")]
    rising = [f"-{power}" for power in reversed(powers)] + ["0"] + powers
    encoded = [numbers.to_sortable(text) for text in rising]
    assert sorted(set(encoded)) == encoded


def test_a_number_fits_a_store_key():
    longest = max(len(numbers.to_sortable(text)) for text in (DIGITS_38, f"-{LARGEST}"))
    assert longest <= 22
