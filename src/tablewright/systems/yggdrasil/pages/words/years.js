/** Years in words: `44 BC`, `c. 1850`, `1819–1845`. */

import { text } from "../words.js";

/** @param {number} year before our era it is negative */
export function yearText(year) {
  return year < 0 ? text("date.bc", { year: `${-year}` }) : `${year}`;
}

/**
 * A span of years; empty if none is known.
 * @param {readonly [number, number] | null} span
 */
export function spanText(span) {
  if (!span) return "";
  const [first, last] = span;
  return first === last ? yearText(first) : `${yearText(first)}–${yearText(last)}`;
}

/**
 * A year, and how certain it is: `c. 1850`, `bef. 1850`; empty if there is none.
 * @param {number | null} year
 * @param {string | undefined} date the GEDCOM date that it was taken from
 */
export function yearWords(year, date) {
  if (year === null) return "";
  const how = /^\s*(?:@#[^@]*@\s*)?(ABT|CAL|EST|BET|BEF|AFT|FROM|TO)\b/i.exec(date ?? "");
  const written = yearText(year);
  switch (how?.[1]?.toUpperCase()) {
    case undefined:
      return written;
    case "BEF":
    case "TO":
      return text("date.beforeYear", { year: written });
    case "AFT":
    case "FROM":
      return text("date.afterYear", { year: written });
    default:
      return text("date.aboutYear", { year: written });
  }
}
