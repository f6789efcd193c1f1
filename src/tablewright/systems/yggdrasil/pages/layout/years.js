/**
 * Years of dates in any form: days, GEDCOM texts, or the earliest possible day.
 * Not here: years in words (`words/years.js`).
 */

/** @typedef {import("./shapes.js").Person} Person */

const OTHER_CALENDAR = /FRENCH|HEBREW/i;
const CALENDAR = /@#D[^@]*@|\b(?:GREGORIAN|JULIAN)\b/gi;
/**
 * The first number that is a year: three or four digits anywhere, as in `12.3.1850` or `12 März
 * 1850`; a shorter number only where it cannot be a day or month.
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
 * The first and the last year of birth of some people; null if none is known.
 * @param {Iterable<Person>} people
 * @returns {readonly [number, number] | null}
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
  return first > last ? null : [first, last];
}

/** @param {string} iso such as 1850-03-12 */
function leading(iso) {
  const year = Number.parseInt(iso, 10);
  return Number.isNaN(year) ? null : year;
}
