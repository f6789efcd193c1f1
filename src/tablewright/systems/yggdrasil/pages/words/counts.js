/** Numbers with their nouns, and times in words. */

const NUMBER = new Intl.NumberFormat("en-GB");
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
/** @type {readonly (readonly [number, string])[]} */
const SPANS = [
  [60, "minute"],
  [24 * 60, "hour"],
  [30 * 24 * 60, "day"],
];
const MINUTE_MS = 60_000;

/**
 * "1 person", "3,010 people".
 * @param {number} count
 * @param {string} one
 * @param {string} [many]
 */
export function counted(count, one, many = `${one}s`) {
  return `${NUMBER.format(count)} ${count === 1 ? one : many}`;
}

/** @param {number} value */
export function numberText(value) {
  return NUMBER.format(value);
}

/**
 * How long ago something was: up to a month in words, before that as a day.
 * @param {string | undefined} iso
 */
export function agoInWords(iso) {
  const then = Date.parse(iso ?? "");
  if (Number.isNaN(then)) return "";
  const minutes = Math.floor((Date.now() - then) / MINUTE_MS);
  if (minutes < 1) return "just now";
  let unit = 1;
  for (const [end, name] of SPANS) {
    if (minutes < end) return `${counted(Math.floor(minutes / unit), name)} ago`;
    unit = end === 60 ? 60 : 24 * 60;
  }
  return `on ${DAY.format(then)}`;
}

/**
 * Several words as one reads a list aloud.
 * @param {readonly string[]} words
 */
export function listed(words) {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;
}
