/**
 * Spellings of one name: Mueller and Müller, Catherine and Katharina, Sofie and Sophie.
 * Not here: accents and letter case (`names.js`).
 */

/** What sounds alike in many languages; the longer signs come first. */
const ALIKE = /** @type {const} */ ([
  [/sch|sh/g, "s"],
  [/ph/g, "f"],
  [/th|dt/g, "t"],
  [/ck|ch|c|q/g, "k"],
  [/ae|oe|ue/g, (/** @type {string} */ sign) => sign.slice(0, 1)],
  [/y|j/g, "i"],
  [/w/g, "v"],
  [/z/g, "s"],
  [/([^0-9])\1+/g, "$1"], // 1799 and 1979 are not alike
]);
const LONG = 8; // letters of a word that may differ by two
const SHORT = 4; // letters of a word that may differ by one

/**
 * How a word without accents sounds, roughly.
 * @param {string} word
 */
export function spelling(word) {
  return ALIKE.reduce((sound, [sign, by]) => sound.replace(sign, /** @type {any} */ (by)), word);
}

/**
 * Whether two words differ by so few letters that one may be a misspelling of the other.
 * @param {string} one
 * @param {string} other
 */
export function isNear(one, other) {
  const shorter = Math.min(one.length, other.length);
  const most = shorter >= LONG ? 2 : shorter >= SHORT ? 1 : 0;
  if (!most || Math.abs(one.length - other.length) > most) return false;
  return lettersApart(one, other) <= most;
}

/**
 * The number of letters to add, remove or change.
 * @param {string} one
 * @param {string} other
 */
function lettersApart(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const changed = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
