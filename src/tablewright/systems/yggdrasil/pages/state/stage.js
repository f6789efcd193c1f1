/** The canvas that is on the page, for whatever lies around it. */

/** @typedef {ReturnType<typeof import("../canvas/canvas.js").makeCanvas>} Canvas */

/** @type {{current: Canvas | null}} */
export const stage = { current: null };
