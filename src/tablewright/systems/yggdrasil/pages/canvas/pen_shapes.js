/**
 * What a pen can do, and the outlines that all pens share. Cards, fans and lines are drawn through
 * a pen, so that the screen and an SVG file show the same.
 * Not here: the pens (`pen_canvas.js`, `pen_svg.js`).
 */

/**
 * @typedef {object} Ink
 * @property {string} [fill]
 * @property {string} [stroke]
 * @property {number} [width] of the stroke
 * @property {readonly number[]} [dash]
 * @property {number} [opacity]
 */

/**
 * @typedef {object} Letters
 * @property {number} size
 * @property {number} [weight]
 * @property {string} family
 * @property {string} fill
 * @property {"start" | "center" | "end"} [align]
 */

/** @typedef {"male" | "female" | "other" | "unknown"} Frame whose: each has a shape of its own */

/**
 * @typedef {object} Pen
 * @property {(x: number, y: number, w: number, h: number, round: number, ink: Ink) => void} box
 * @property {(frame: Frame, x: number, y: number, r: number, ink: Ink) => void} frame
 * @property {(points: readonly number[], round: number, ink: Ink) => void} line
 * @property {(words: string, x: number, y: number, letters: Letters) => void} words
 * @property {(words: string, x: number, y: number, angle: number, letters: Letters) => void} turned
 * @property {(words: string, r: number, angle: number, letters: Letters) => void} arched words
 *   along an arc around (0, 0), its middle at the angle
 * @property {(url: string, frame: Frame, x: number, y: number, r: number) => boolean} photo false
 *   if it is not there (yet)
 * @property {(sector: import("../layout/shapes.js").Sector, ink: Ink) => void} sector
 * @property {(opacity: number, draw: () => void) => void} faded
 */

/**
 * The outline of a frame: men have square ones, women round ones, as in pedigrees; others have six
 * corners. Its radius is that of the circle, so that all look equally large.
 * @param {Frame} frame
 * @returns {{corners: readonly (readonly [number, number])[], round: number} | null} null: a circle
 */
export function outlineOf(frame) {
  if (frame === "male") return SQUARE;
  if (frame === "other") return HEXAGON;
  return null;
}

/**
 * Whether words along an arc at this angle would stand on their heads, and so run the other way.
 * @param {number} angle
 */
export function readsBelow(angle) {
  return Math.sin(angle) > 0.45;
}

const SQUARE = {
  corners: /** @type {const} */ ([[-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]]),
  round: 0.34,
};

const HEXAGON = {
  corners: [0, 1, 2, 3, 4, 5].map((side) => {
    const angle = (side * Math.PI) / 3 - Math.PI / 2;
    return /** @type {const} */ ([Math.cos(angle) * 1.06, Math.sin(angle) * 1.06]);
  }),
  round: 0.24,
};
