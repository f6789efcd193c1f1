/**
 * GEDCOM dates in plain English: `BET 1850 AND 1855` is "between 1850 and 1855".
 * Not here: reading what people type (`words/dates.js`).
 */

/** @type {Record<string, string>} */
const MONTHS = {
  JAN: "January",
  FEB: "February",
  MAR: "March",
  APR: "April",
  MAY: "May",
  JUN: "June",
  JUL: "July",
  AUG: "August",
  SEP: "September",
  OCT: "October",
  NOV: "November",
  DEC: "December",
};
/** @type {Record<string, string>} */
const WORDS = {
  ABT: "about",
  CAL: "reckoned to be",
  EST: "probably",
  BEF: "before",
  AFT: "after",
  BET: "between",
  AND: "and",
  FROM: "from",
  TO: "to",
  BCE: "BC",
  "B.C.": "BC",
};
/** @type {readonly (readonly [RegExp, string])[]} */
const CALENDARS = [
  [/@#DJULIAN@|\bJULIAN\b/gi, "Julian calendar"],
  [/@#DFRENCH R@|\bFRENCH_R\b/gi, "French Republican calendar"],
  [/@#DHEBREW@|\bHEBREW\b/gi, "Hebrew calendar"],
];
const GREGORIAN = /@#DGREGORIAN@|\bGREGORIAN\b/gi;

/**
 * @param {string} text a GEDCOM date value
 * @returns {string}
 */
export function dateInWords(text) {
  const plain = text.trim();
  if (/^\(.*\)$/s.test(plain)) return plain.slice(1, -1);
  const interpreted = /^INT\s+(.*?)\s*\((.*)\)$/is.exec(plain);
  if (interpreted) return `${dateInWords(interpreted[1] ?? "")} (“${interpreted[2]}”)`;
  let rest = plain.replace(GREGORIAN, "");
  const calendars = [];
  for (const [mark, name] of CALENDARS) {
    if (mark.test(rest)) calendars.push(name);
    rest = rest.replace(mark, "");
  }
  const words = rest.trim().split(/\s+/).map(wordOf).join(" ");
  return calendars.length ? `${words} (${calendars.join(", ")})` : words;
}

/** @param {string} word */
function wordOf(word) {
  const upper = word.toUpperCase();
  return MONTHS[upper] ?? WORDS[upper] ?? word;
}

/**
 * A date of a person or a link: exact, or as a source gives it.
 * @param {string | undefined} day such as 1850-03-12
 * @param {string | undefined} text a GEDCOM date value
 */
export function eventDate(day, text) {
  if (text) return dateInWords(text);
  if (!day) return "";
  const [year = "", month = "", date = ""] = day.split("-");
  const name = Object.values(MONTHS)[Number(month) - 1] ?? "";
  return `${Number(date)} ${name} ${Number(year)}`;
}
