/**
 * Boxes around drawn elements.
 */

/** @typedef {import("./shapes.js").Box} Box */

/**
 * The box around some boxes; around none, an empty one.
 * @param {Iterable<Box>} boxes
 * @returns {Box}
 */
export function boundsOf(boxes) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, w, h } of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + w);
    bottom = Math.max(bottom, y + h);
  }
  if (left > right) return { x: 0, y: 0, w: 0, h: 0 };
  return { x: left, y: top, w: right - left, h: bottom - top };
}
