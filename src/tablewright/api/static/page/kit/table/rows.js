/** The rows of a table as they are shown: filtered, sorted, and reached by arrow keys. */

/** @typedef {import("./table.js").Sort} Sort */

/**
 * @template R
 * @param {readonly R[]} rows
 * @param {readonly import("./table.js").Column<R>[]} columns
 * @param {Sort | null} sort
 * @param {((row: R) => string) | undefined} filterBy
 * @param {string} filter words that a row must contain, in any order
 * @returns {R[]}
 */
export function rowsShown(rows, columns, sort, filterBy, filter) {
  const wanted = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const text = filterBy?.(row).toLowerCase() ?? "";
    return wanted.every((word) => text.includes(word));
  });
  const by = columns.find((one) => one.name === sort?.name)?.sortBy;
  if (!sort || !by) return found;
  const sign = sort.isDescending ? -1 : 1;
  return found.sort((a, b) => sign * compared(by(a), by(b)));
}

/**
 * Missing values come last in ascending order.
 * @param {string | number | null} a
 * @param {string | number | null} b
 */
function compared(a, b) {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), document.documentElement.lang, { numeric: true });
}

/**
 * Moves the focus to the name of the row above or below.
 * @param {KeyboardEvent} press
 */
export function moveFocus(press) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[press.key];
  const { currentTarget, target } = press;
  if (!step || !(currentTarget instanceof Element) || !(target instanceof Element)) return;
  if (!target.matches("[data-item]")) return;
  const names = /** @type {HTMLElement[]} */ ([...currentTarget.querySelectorAll("[data-item]")]);
  const next = names[names.findIndex((one) => one === target) + step];
  if (!next) return;
  press.preventDefault();
  next.focus();
}
