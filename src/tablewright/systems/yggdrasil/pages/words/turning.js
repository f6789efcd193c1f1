/**
 * Marks that turn the direction of writing: a name with one must not reverse what follows it.
 * Letters of right-to-left writing need none of them.
 * Not here: names on the canvas, where further marks are left out (`canvas/names.js`).
 */

const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A response without such marks in any of its texts.
 * @template T
 * @param {T} value
 * @returns {T}
 */
export function straight(value) {
  return /** @type {T} */ (straightened(value));
}

/** @param {unknown} value @returns {unknown} */
function straightened(value) {
  if (typeof value === "string") return value.replace(TURNING, "");
  if (Array.isArray(value)) return value.map(straightened);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, straightened(one)]));
}
