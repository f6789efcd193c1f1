/** Names with values, one per line, as in a text field. */

/**
 * Lines such as `users: 20` as names with their values; null if a line has another form.
 * @param {string} lines
 * @returns {[string, string][] | null}
 */
export function pairsIn(lines) {
  /** @type {[string, string][]} */
  const found = [];
  for (const line of lines.split("\n")) {
    if (!line.trim()) continue;
    const [name = "", ...rest] = line.split(":");
    const value = rest.join(":").trim();
    if (!name.trim() || !value) return null;
    found.push([name.trim(), value]);
  }
  return found;
}

/** @param {Record<string, unknown>} values */
export function linesOf(values) {
  return Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
}

/** @param {string} value a whole number, or a word as it is */
export function limitOf(value) {
  return /^-?\d+$/.test(value) ? Number(value) : value;
}
