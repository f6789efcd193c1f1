/**
 * Years out of dates, as they are given: days, GEDCOM texts, or the first day that is possible.
 * Not here: how a life is written on a card (`canvas/names.js`).
 */

/** @typedef {import("./shapes.js").Person} Person */

const OTHER_CALENDAR = /FRENCH|HEBREW/i;
const CALENDAR = /@#D[^@]*@|\b(?:GREGORIAN|JULIAN)\b/gi;
/**
 * The first number that is a year: of three or four digits, wherever it stands, since many write
 * `12.3.1850` or `12 März 1850`; a shorter one only where no day or month can be.
 */
const YEAR = new RegExp(
  String.raw`(?<!\d)(\d{3,4}(?!\d)|(?<![/.-])\d{1,2}(?=\s*(?:$|TO\b|AND\b|B\.?\s?C)))` +
    String.raw`(?:/\d\d)?(\s*B\.?\s?C)?`,
  "i",
);

/**
 * The year of a date; before our era it is negative.
 * @param {string | undefined} day
 * @param {string | undefined} text
 * @param {string} [sort]
 * @returns {number | null}
 */
export function yearOf(day, text, sort) {
  if (day) return leading(day);
  if (text && !OTHER_CALENDAR.test(text)) {
    const found = YEAR.exec(text.replace(CALENDAR, " "));
    if (found) return Number(found[1]) * (found[2] ? -1 : 1);
  }
  return sort ? leading(sort) : null;
}

/** @param {Person} person */
export function birthYear(person) {
  return yearOf(person.birthDate, person.birthDateText, person.birthSort);
}

/** @param {Person} person */
export function deathYear(person) {
  return yearOf(person.deathDate, person.deathDateText, person.deathSort);
}

/**
 * The years of birth of some people, as a span.
 * @param {Iterable<Person>} people
 */
export function birthSpan(people) {
  let first = Infinity;
  let last = -Infinity;
  for (const person of people) {
    const year = birthYear(person);
    if (year === null) continue;
    first = Math.min(first, year);
    last = Math.max(last, year);
  }
  if (first > last) return "";
  return first === last ? yearText(first) : `${yearText(first)}–${yearText(last)}`;
}

/** @param {number} year */
export function yearText(year) {
  return year < 0 ? `${-year} BC` : String(year);
}

/**
 * A year, and how sure it is: `c. 1850`, `bef. 1850`; empty if there is none.
 * @param {number | null} year
 * @param {string | undefined} text the date that it was taken from
 */
export function yearWords(year, text) {
  if (year === null) return "";
  const how = /^\s*(?:@#[^@]*@\s*)?(ABT|CAL|EST|BET|BEF|AFT|FROM|TO|INT)\b/i.exec(text ?? "");
  const word = how?.[1]?.toUpperCase() ?? "";
  const before = { BEF: "bef. ", TO: "bef. ", AFT: "aft. ", FROM: "aft. " }[word];
  return `${before ?? (word && word !== "INT" ? "c. " : "")}${yearText(year)}`;
}

/** @param {string} iso such as 1850-03-12 */
function leading(iso) {
  const year = Number.parseInt(iso, 10);
  return Number.isNaN(year) ? null : year;
}
