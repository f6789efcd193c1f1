/**
 * Dates as people type them in English and German, as GEDCOM dates: "um 1850" is `ABT 1850`.
 * The page reads every date that it shows in either language, whichever language it has now.
 *
 *     readDate("12. März 1850")  // {text: "12 MAR 1850", words: "12 March 1850"}
 *     readDate("circa 1850")     // {text: "ABT 1850", words: "about 1850"}
 *
 * A text is never made more exact than it was written.
 * Not here: which days a date can mean (the server works that out).
 */

import { dateInWords } from "./date_words.js";

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const ABOUT = new RegExp(
  "^(?:about|abt\\.?|around|circa|ca\\.?|c\\.|approximately|approx\\.?|roughly|~" +
    "|um|etwa|ungefähr|gegen)\\s*",
  "i",
);
const GUESSED =
  /^(?:estimated|est\.?|probably|perhaps|maybe|vermutlich|wahrscheinlich|wohl|geschätzt)\s+/i;
const WORKED_OUT = /^(?:calculated|cal\.?|errechnet|berechnet)\s+/i;
const BEFORE = /^(?:before|bef\.?|until|by|<|vor(?: dem)?)\s*/i;
const AFTER = /^(?:after|aft\.?|since|>|nach(?: dem)?|seit(?: dem)?)\s*/i;
const BETWEEN =
  /^(?:between|bet\.?|zwischen|zw\.)\s+(?:dem )?(.+?)\s+(?:and|&|-|–|und(?: dem)?)\s+(.+)$/i;
const PERIOD = /^(?:from|vo[nm])\s+(.+?)\s+(?:to|until|-|–|bis(?: zum)?)\s+(.+)$/i;
const FROM = /^(?:from|ab|vo[nm])\s+/i;
const TO = /^(?:to|bis(?: zum)?)\s+/i;
const YEARS = /^(\d{3,4})\s*[-–]\s*(\d{3,4})$/;
const BC = /\s*\b(?:b\.?\s?c\.?\s?e?\.?|v\.?\s?chr\.?)$/i;
const CALENDAR = /^(?:@#D[A-Z _]+@|GREGORIAN|JULIAN|FRENCH_R|HEBREW)\s/i;

/** @typedef {{text: string, words: string, isPhrase: boolean}} Reading */

/**
 * The meaning of a typed text; null for an empty one. A text that is not a date is kept word for
 * word, as a phrase.
 * @param {string} typed
 * @returns {Reading | null}
 */
export function readDate(typed) {
  const plain = typed.normalize("NFC").trim().replace(/\s+/g, " ");
  if (!plain) return null;
  const text = valueOf(plain);
  if (text) return { text, words: dateInWords(text), isPhrase: false };
  const phrase = /^\(.*\)$/.test(plain) ? plain : `(${plain})`;
  return { text: phrase, words: phrase.slice(1, -1), isPhrase: true };
}

/**
 * @param {string} plain
 * @returns {string | null} a GEDCOM date value
 */
function valueOf(plain) {
  if (CALENDAR.test(plain)) return plain; // written as GEDCOM has it, by somebody who knows
  const years = YEARS.exec(plain);
  if (years && Number(years[1]) < Number(years[2])) return `BET ${years[1]} AND ${years[2]}`;
  const between = BETWEEN.exec(plain);
  if (between) return both("BET", between, "AND");
  const period = PERIOD.exec(plain);
  if (period) return both("FROM", period, "TO");
  /** @type {readonly (readonly [RegExp, string])[]} */
  const marks = [
    [ABOUT, "ABT"],
    [GUESSED, "EST"],
    [WORKED_OUT, "CAL"],
    [BEFORE, "BEF"],
    [AFTER, "AFT"],
    [FROM, "FROM"],
    [TO, "TO"],
  ];
  for (const [mark, word] of marks) {
    if (!mark.test(plain)) continue;
    const rest = one(plain.replace(mark, ""));
    return rest && `${word} ${rest}`;
  }
  if (/^\d{3,4}\s*\?$/.test(plain)) return `EST ${plain.replace(/\s*\?$/, "")}`;
  return one(plain);
}

/**
 * @param {string} before
 * @param {RegExpExecArray} found
 * @param {string} amid
 */
function both(before, found, amid) {
  const first = one(found[1] ?? "");
  const last = one(found[2] ?? "");
  return first && last ? `${before} ${first} ${amid} ${last}` : null;
}

/**
 * One date: a year, a month of a year, or a day.
 * @param {string} text
 * @returns {string | null}
 */
function one(text) {
  const era = BC.test(text) ? " BCE" : "";
  const plain = text.replace(BC, "").replace(/(\d)(?:st|nd|rd|th)\b/gi, "$1").trim();
  const found = numeric(plain) ?? named(plain);
  return found && found + era;
}

/**
 * Dates in digits. Whether 3/4/1850 is in March or April depends on whom you ask: it is no date.
 * @param {string} plain
 */
function numeric(plain) {
  if (/^\d{1,4}$/.test(plain) && Number(plain) > 0) return String(Number(plain));
  if (/^\d{3,4}\/\d{2}$/.test(plain)) return plain; // 1699/00, where the year began in March
  const iso = /^(\d{3,4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(plain);
  if (iso) return made(iso[1], Number(iso[2]), iso[3]);
  const dotted = /^(?:(\d{1,2})\.\s?)?(\d{1,2})\.\s?(\d{3,4})$/.exec(plain);
  if (dotted) return made(dotted[3], Number(dotted[2]), dotted[1]);
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{3,4})$/.exec(plain);
  if (!slashed) return null;
  const [first, second] = [Number(slashed[1]), Number(slashed[2])];
  if (first > 12) return made(slashed[3], second, String(first));
  if (second > 12) return made(slashed[3], first, String(second));
  return first === second ? made(slashed[3], first, String(first)) : null;
}

/**
 * Dates with the name of a month: in the order of most countries, or of the United States.
 * @param {string} plain
 */
function named(plain) {
  const dayFirst =
    /^(?:(\d{1,2})(?:\.\s*|\s+))?(?:of\s+)?([a-zä]{3,9})\.?,?\s+(\d{1,4}(?:\/\d{2})?)$/i;
  const monthFirst = /^([a-zä]{3,9})\.?\s+(\d{1,2}),?\s+(\d{1,4})$/i;
  const usual = dayFirst.exec(plain);
  if (usual) return made(usual[3], monthOf(usual[2]), usual[1]);
  const american = monthFirst.exec(plain);
  return american && made(american[3], monthOf(american[1]), american[2]);
}

/** @param {string | undefined} word at least three letters of a month's name */
function monthOf(word = "") {
  const start = word.toUpperCase();
  return FULL.findIndex((names) => names.some((name) => name.startsWith(start))) + 1;
}

const FULL = [
  ["JANUARY", "JÄNNER"],
  ["FEBRUARY", "FEBRUAR"],
  ["MARCH", "MÄRZ", "MAERZ"],
  ["APRIL"],
  ["MAY", "MAI"],
  ["JUNE", "JUNI"],
  ["JULY", "JULI"],
  ["AUGUST"],
  ["SEPTEMBER"],
  ["OCTOBER", "OKTOBER"],
  ["NOVEMBER"],
  ["DECEMBER", "DEZEMBER"],
];

/**
 * @param {string | undefined} year
 * @param {number} month from 1 on
 * @param {string | undefined} day
 * @returns {string | null}
 */
function made(year, month, day) {
  const name = MONTHS[month - 1];
  if (!year || !name) return null;
  if (day === undefined) return `${name} ${year}`;
  const number = Number(day);
  return number >= 1 && number <= (MONTH_DAYS[month - 1] ?? 0) ? `${number} ${name} ${year}` : null;
}
