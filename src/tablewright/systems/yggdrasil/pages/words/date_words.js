/**
 * GEDCOM dates as people read them: `BET 1850 AND 1855` is "between 1850 and 1855".
 * Not here: reading what people type (`words/dates.js`).
 */

import { timeText } from "../kit/words.js";
import { text } from "../words.js";

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const SOME_YEAR = 2000;

const WORDS = /** @type {const} */ ({
  ABT: "about",
  CAL: "calculated",
  EST: "estimated",
  BEF: "before",
  AFT: "after",
  FROM: "from",
  TO: "to",
});
/** @type {readonly (readonly [RegExp, "julian" | "french" | "hebrew"])[]} */
const CALENDARS = [
  [/@#DJULIAN@|\bJULIAN\b/gi, "julian"],
  [/@#DFRENCH R@|\bFRENCH_R\b/gi, "french"],
  [/@#DHEBREW@|\bHEBREW\b/gi, "hebrew"],
];
const GREGORIAN = /@#DGREGORIAN@|\bGREGORIAN\b/gi;
const BETWEEN = /^BET\s+(.+?)\s+AND\s+(.+)$/i;
const PERIOD = /^FROM\s+(.+?)\s+TO\s+(.+)$/i;
const MARKED = /^(ABT|CAL|EST|BEF|AFT|FROM|TO)\s+(.+)$/i;
const SINGLE = /^(?:(\d{1,2})\s+)?([A-Z]{3})\s+(\d{1,4}(?:\/\d{2})?)$/i;
const BEFORE_OUR_ERA = /\s+(?:BCE|B\.C\.)$/i;

/**
 * @param {string} value a GEDCOM date value
 * @returns {string}
 */
export function dateInWords(value) {
  const plain = value.trim();
  if (/^\(.*\)$/s.test(plain)) return plain.slice(1, -1);
  const interpreted = /^INT\s+(.*?)\s*\((.*)\)$/is.exec(plain);
  if (interpreted) {
    const [, date = "", phrase = ""] = interpreted;
    return text("date.quoted", { date: dateInWords(date), phrase });
  }
  let rest = plain.replace(GREGORIAN, "");
  const calendars = [];
  for (const [mark, name] of CALENDARS) {
    if (mark.test(rest)) calendars.push(text(`date.${name}`));
    rest = rest.replace(mark, "");
  }
  const date = valueInWords(rest.trim().replace(/\s+/g, " "));
  return calendars.length
    ? text("date.calendar", { date, calendar: calendars.join(", ") })
    : date;
}

/**
 * @param {string} value without its calendar
 * @returns {string}
 */
function valueInWords(value) {
  const between = BETWEEN.exec(value);
  if (between) return bothIn("date.between", between);
  const period = PERIOD.exec(value);
  if (period) return bothIn("date.period", period);
  const marked = MARKED.exec(value);
  if (!marked) return singleInWords(value);
  const [, mark = "", rest = ""] = marked;
  const word = WORDS[/** @type {keyof typeof WORDS} */ (mark.toUpperCase())];
  return text(`date.${word}`, { date: singleInWords(rest) });
}

/**
 * @param {"date.between" | "date.period"} place
 * @param {RegExpExecArray} found
 */
function bothIn(place, [, from = "", to = ""]) {
  return text(place, { from: singleInWords(from), to: singleInWords(to) });
}

/**
 * A day, a month or a year. Months of other calendars stay as they are.
 * @param {string} value
 * @returns {string}
 */
function singleInWords(value) {
  if (BEFORE_OUR_ERA.test(value)) {
    return text("date.bc", { year: singleInWords(value.replace(BEFORE_OUR_ERA, "")) });
  }
  const [, day, name = "", year = ""] = SINGLE.exec(value) ?? [];
  const month = monthText(MONTHS.indexOf(name.toUpperCase()));
  if (!month) return value;
  return day
    ? text("date.day", { day: `${Number(day)}`, month, year })
    : text("date.month", { month, year });
}

/** @param {number} month from 0 on; another number has no name */
export function monthText(month) {
  return month in MONTHS ? timeText(new Date(SOME_YEAR, month, 1), { month: "long" }) : "";
}

/**
 * A date of a person or a relationship: exact, or as a source gives it.
 * @param {string | undefined} day such as 1850-03-12
 * @param {string | undefined} value a GEDCOM date value
 */
export function eventDate(day, value) {
  if (value) return dateInWords(value);
  if (!day) return "";
  const [year = "", month = "", date = ""] = day.split("-").map((part) => `${Number(part)}`);
  return text("date.day", { day: date, month: monthText(Number(month) - 1), year });
}
