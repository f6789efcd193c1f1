/**
 * Words: the texts of a page, in one file per language, and values in the reader's notation.
 *
 * A page keeps its texts in `words/en.js` (`export default { door: { title: "Sign in" } }`) and
 * makes its reader once, in `words.js` beside `main.js`:
 *
 *     import { pageWords } from "./kit/words.js";
 *     import en from "./words/en.js";
 *     export const { text, rich } = pageWords({ "en-GB": en });
 *
 * Its modules then name a text by its place in the file; the compiler knows all of them:
 *
 *     text("door.title")                                    "Sign in"
 *     text("trees.removed", { name: "Bach" })               "Removed {name}"
 *     text("trees.people", { count: 3010 })                 { one: "{count} person",
 *                                                             other: "{count} people" }
 *     rich("door.help", { link: (words) => html`<a href="docs">${words}</a>` })
 *                                                           "See the <link>documentation</link>."
 *
 * A text with several forms has one for each plural category of its language, and `count` selects
 * the form. Numbers are written in the reader's notation. `rich` returns a list of texts and nodes:
 * a value may be a node, and a function receives the words between `<name>` and `</name>`, with
 * their values.
 * No text is ever markup. To translate a page, copy `en.js`, and add the language in `words.js`.
 * A text that a translation lacks is shown in the first language.
 * Not here: messages of the server, which are in English (`parts/problem.js`).
 */

/** @typedef {{other: string, zero?: string, one?: string, two?: string, few?: string,
 *    many?: string}} Plural */
/** @typedef {{[name: string]: string | Plural | Texts}} Texts */
/**
 * The places of all texts: "door.title".
 * @template T
 * @typedef {{[K in keyof T & string]: T[K] extends string | Plural ? K : `${K}.${Place<T[K]>}`}[
 *   keyof T & string]} Place
 */
/** @typedef {string | number} Value */
/** @typedef {Value | ((words: string) => unknown) | object | null} RichValue */

const ROOT = globalThis.document?.documentElement;
const DEFAULT = "en-GB";
const PART = /\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs;

/** @type {Map<string, any>} formats take longer to make than to use */
const formats = new Map();

/** The language of the page, as a tag of BCP 47. */
export const language = () => ROOT?.lang || DEFAULT;

/**
 * The reader of a page's texts. The page is shown in the language that the reader has chosen, else
 * in the one that the browser asks for first and that the page has, or in the first of them.
 * @template {Texts} T
 * @param {{[tag: string]: T}} languages by tag; the first one has every text
 * @param {string | null} [chosen] a tag
 */
export function pageWords(languages, chosen = null) {
  const tags = Object.keys(languages);
  const wanted = [...(chosen ? [chosen] : []), ...(globalThis.navigator?.languages ?? [])];
  if (ROOT) ROOT.lang = nearest(wanted, tags) ?? tags[0] ?? DEFAULT;
  return words(languages);
}

/**
 * The reader of other texts, such as those of a kit, in the language of the page.
 * @template {Texts} T
 * @param {{[tag: string]: T}} languages by tag; the first one has every text
 */
export function words(languages) {
  const tags = Object.keys(languages);
  const first = languages[tags[0] ?? DEFAULT];
  /** @param {string} place @param {Record<string, unknown>} values */
  const found = (place, values) => {
    const own = languages[nearest([language()], tags) ?? ""];
    const text = at(own, place) ?? at(first, place);
    if (text === undefined) throw new Error(`There is no text "${place}".`);
    if (typeof text === "string") return text;
    return text[pluralOf(Number(values["count"]))] ?? text.other;
  };
  return {
    /** @type {(place: Place<T>, values?: Record<string, Value>) => string} */
    text: (place, values = {}) => filled(found(place, values), values).join(""),
    /** @type {(place: Place<T>, values?: Record<string, RichValue>) => unknown[]} */
    rich: (place, values = {}) => filled(found(place, values), values),
  };
}

/**
 * @param {number} value
 * @param {Intl.NumberFormatOptions} [options]
 */
export function numberText(value, options = {}) {
  return format(Intl.NumberFormat, options).format(value);
}

/**
 * A day or a time, such as "18 November 2026, 07:03".
 * @param {number | Date} moment in milliseconds
 * @param {Intl.DateTimeFormatOptions} [options]
 */
export function timeText(moment, options = { dateStyle: "long", timeStyle: "short" }) {
  return format(Intl.DateTimeFormat, options).format(moment);
}

/** @type {readonly (readonly [Intl.RelativeTimeFormatUnit, number])[]} */
const UNITS = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/**
 * The distance from another moment: "5 minutes ago", "in 3 hours", "now" below a minute.
 * @param {number} moment in milliseconds
 * @param {number} now
 * @param {Intl.RelativeTimeFormatOptions} [options]
 */
export function agoText(moment, now, options = { numeric: "auto" }) {
  const seconds = (moment - now) / 1_000;
  const relative = format(Intl.RelativeTimeFormat, options);
  for (const [unit, size] of UNITS) {
    const count = Math.trunc(seconds / size);
    if (count) return relative.format(count, unit);
  }
  return relative.format(0, "second");
}

/**
 * Several words as a list in a sentence: "a, b and c".
 * @param {readonly string[]} items
 * @param {Intl.ListFormatOptions} [options]
 */
export function listText(items, options = { type: "conjunction" }) {
  return format(Intl.ListFormat, options).format(items);
}

/**
 * Several nodes as a list in a sentence, such as links.
 * @param {readonly unknown[]} items
 * @param {Intl.ListFormatOptions} [options]
 * @returns {unknown[]}
 */
export function listRich(items, options = { type: "conjunction" }) {
  const parts = format(Intl.ListFormat, options).formatToParts(items.map((_, at) => `${at}`));
  return parts.map(({ type, value }) => (type === "element" ? items[Number(value)] : value));
}

/**
 * How many years ago something was: "this year", "last year", "150 years ago".
 * @param {number} years
 */
export function yearsAgoText(years) {
  return format(Intl.RelativeTimeFormat, { numeric: "auto" }).format(-years, "year");
}

const BYTE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];

/**
 * A size, such as "1.2 MB".
 * @param {number} bytes
 */
export function sizeText(bytes) {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), BYTE_UNITS.length - 1);
  return numberText(bytes / 1_000 ** power, {
    style: "unit",
    unit: BYTE_UNITS[power],
    unitDisplay: power ? "short" : "long",
    maximumFractionDigits: power ? 1 : 0,
  });
}

/**
 * @param {Texts | undefined} texts
 * @param {string} place
 * @returns {string | Plural | undefined}
 */
function at(texts, place) {
  /** @type {any} */
  let found = texts;
  for (const name of place.split(".")) found = found?.[name];
  return found;
}

/**
 * @param {string} text
 * @param {Record<string, unknown>} values
 * @returns {unknown[]}
 */
function filled(text, values) {
  /** @type {unknown[]} */
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(PART)) {
    const [whole, name, tag, inner = ""] = found;
    parts.push(text.slice(end, found.index));
    end = found.index + whole.length;
    const value = values[name ?? tag ?? ""];
    if (value === undefined) throw new Error(`The text "${text}" needs "${name ?? tag}".`);
    if (tag) {
      const words = filled(inner, values).join("");
      parts.push(typeof value === "function" ? value(words) : words);
    } else parts.push(typeof value === "number" ? numberText(value) : value);
  }
  parts.push(text.slice(end));
  return parts.filter((part) => part !== "");
}

/** @param {number} count */
function pluralOf(count) {
  return format(Intl.PluralRules, {}).select(count);
}

/**
 * @template F
 * @param {new (tag: string, options: any) => F} kind
 * @param {object} options
 * @returns {F}
 */
function format(kind, options) {
  const key = `${kind.name} ${language()} ${JSON.stringify(options)}`;
  const made = formats.get(key) ?? new kind(language(), options);
  formats.set(key, made);
  return made;
}

/**
 * The first wanted tag that is available, unchanged or as a language without its country.
 * @param {readonly string[]} wanted
 * @param {readonly string[]} had
 */
function nearest(wanted, had) {
  for (const one of wanted) {
    const plain = one.toLowerCase();
    const exact = had.find((tag) => tag.toLowerCase() === plain);
    const akin = had.find((tag) => bare(tag) === bare(one));
    if (exact ?? akin) return exact ?? akin;
  }
  return undefined;
}

/** @param {string} tag */
const bare = (tag) => tag.toLowerCase().split("-")[0];
