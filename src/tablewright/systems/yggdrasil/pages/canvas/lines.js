/**
 * Lines between people: how each kind of link looks.
 * Not here: where they run (`layout/`).
 */

/** @typedef {import("../layout/shapes.js").Edge} Edge */
/** @typedef {import("./colours.js").Colours} Colours */
/** @typedef {import("./pen_shapes.js").Pen} Pen */

/** Dashes of links that are not by birth. Who reads the legend finds them in this order. */
export const DASHES = Object.freeze({
  Adoptive: [7, 4],
  Step: [10, 3, 2, 3],
  Foster: [2, 4],
});

export const CORNER = 9;

/** How far from the end of a bar that goes round others its mark is: below the card, not beside. */
const MARK_ASIDE = 22;

/**
 * The name under which lines that look the same are drawn together.
 * @param {Edge} edge
 */
export function lookOf({ kind, type }) {
  if (kind === "parents" || type === "Partner") return "parents";
  if (kind === "couple") return "couple";
  return type in DASHES ? type : "child";
}

/**
 * @param {string} look
 * @returns {readonly number[]}
 */
export function dashOf(look) {
  if (look === "parents") return [2, 3];
  return DASHES[/** @type {keyof typeof DASHES} */ (look)] ?? [];
}

/**
 * Couples are joined by a stronger bar.
 * @param {string} look
 */
export function widthFactor(look) {
  return look === "couple" ? 1.5 : 1;
}

/**
 * The mark of a couple that has parted: two strokes across the bar, or one.
 * @param {Pen} pen
 * @param {Edge} edge
 * @param {string} stroke
 * @param {number} width
 */
export function drawParted(pen, { kind, type, points }, stroke, width) {
  if (kind !== "couple") return;
  const count = { Divorced: 2, Separated: 1 }[type] ?? 0;
  // Across the longest piece that lies level. Where others stand between the two, the lines of
  // their children cross it anywhere but at its ends.
  const isRound = points.length > 4;
  let [x, y, longest] = [points[0] ?? 0, points[1] ?? 0, -1];
  for (let i = 2; i < points.length; i += 2) {
    const [x0, y0] = [points[i - 2] ?? 0, points[i - 1] ?? 0];
    const [x1, y1] = [points[i] ?? 0, points[i + 1] ?? 0];
    if (y0 !== y1 || Math.abs(x1 - x0) <= longest) continue;
    longest = Math.abs(x1 - x0);
    const aside = isRound ? Math.min(MARK_ASIDE, longest / 2) : longest / 2;
    [x, y] = [x1 - Math.sign(x1 - x0) * aside, y0];
  }
  for (let i = 0; i < count; i++) {
    const middle = x + (i - (count - 1) / 2) * 5;
    pen.line([middle - 3, y + 7, middle + 3, y - 7], 0, { stroke, width });
  }
}

/**
 * Whether two people who follow each other on a path are joined by this line.
 * @param {Edge} edge
 * @param {ReadonlySet<string>} steps pairs, as `stepsOf` gives them
 */
export function isOnPath({ from, to }, steps) {
  return from.some((id) => steps.has(`${id} ${to}`));
}

/**
 * @param {readonly string[]} path
 * @returns {Set<string>}
 */
export function stepsOf(path) {
  const steps = new Set();
  path.forEach((id, index) => {
    const next = path[index + 1];
    if (next !== undefined) steps.add(`${id} ${next}`).add(`${next} ${id}`);
  });
  return steps;
}
