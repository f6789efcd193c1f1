/**
 * Generations: a band behind every other row, and quiet names at the left edge of the screen.
 */

import { generationShort, generationText } from "../words/generations.js";
import { spanText } from "../words/years.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./colours.js").Colours} Colours */

/** How far a band reaches above and below its cards. */
const PAD = 28;
const LEFT_PX = 14;
const LINE_PX = 12;
/** Room between a name and a card. */
const GAP_PX = 12;
/** On a phone a name beside the cards would lie over them; a number does not. */
const NARROW_PX = 600;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {Camera} camera
 * @param {Colours} colours
 */
export function paintBands(context, { levels }, camera, colours) {
  const { top, scale } = camera.where;
  context.fillStyle = colours.band;
  levels.forEach(({ y, h }, index) => {
    if (index % 2 === 1) return;
    const [from, to] = [(y - PAD) * scale + top, (y + h + PAD) * scale + top];
    if (to < 0 || from > camera.size.h) return;
    context.fillRect(0, from, camera.size.w, to - from);
  });
}

/**
 * Names above the cards where there is room, and else, as many as there is room for, beside them.
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {Camera} camera
 * @param {Colours} colours
 */
export function paintLabels(context, { levels, bounds, nodes }, camera, colours) {
  const { left, top, scale } = camera.where;
  context.textAlign = "start";
  context.globalAlpha = 1;
  let free = -Infinity;
  for (const [index, level] of levels.entries()) {
    const { y, h } = level;
    const [from, to] = [y * scale + top, (y + h) * scale + top];
    const isAbove = PAD * scale >= LINE_PX;
    const isTight = h * scale < 2 * LINE_PX || camera.size.w < NARROW_PX;
    const label = generationText(level);
    const years = spanText(level.births);
    const long = years ? `${label} · ${years}` : label;
    context.font = `500 11px ${colours.words}`;
    // Beside the cards, a name must not lie over those that reach so far.
    const end = LEFT_PX + context.measureText(long).width + GAP_PX;
    const isCrowded = isTight || bounds.x * scale + left < end;
    const words = !isAbove && isCrowded ? generationShort(level) : long;
    const line = isAbove ? Math.max(from - 5, Math.min(16, to)) : (from + to) / 2 + 4;
    if (line < Math.max(free, 10) || line > camera.size.h + 10) continue;
    const width = context.measureText(words).width;
    // Not every name has a number that could stand for it: it is left out where somebody stands.
    const isOver = (/** @type {import("../layout/shapes.js").Node} */ node) =>
      node.y >= y &&
      node.y < y + h &&
      node.x * scale + left < LEFT_PX + width + GAP_PX &&
      (node.x + node.w) * scale + left > 0;
    if (!isAbove && words === label && nodes.some(isOver)) continue;
    free = line + LINE_PX * 1.8;
    context.globalAlpha = 0.93;
    // As the band below it, so that it hides no more than the lines that it would cross.
    context.fillStyle = index % 2 === 0 ? colours.band : colours.ground;
    context.beginPath();
    context.roundRect(LEFT_PX - 6, line - 12, width + 12, 17, 8);
    context.fill();
    context.globalAlpha = 1;
    context.fillStyle = colours.quiet;
    context.fillText(words, LEFT_PX, line);
  }
}
