/**
 * Views: the first view of a drawing, the card that keeps its place, the people to bring into view.
 * Not here: moving the camera (`camera.js`).
 */

import { boundsOf } from "../layout/bounds.js";
import { isTouching } from "./scene.js";

/** @typedef {import("../layout/shapes.js").Box} Box */
/** @typedef {import("../layout/shapes.js").Node} Node */
/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./camera.js").Covered} Covered */
/** @typedef {import("./scene.js").Scene} Scene */

export const READABLE_SCALE = 0.8;
/** A tree that fits the screen only below this scale is entered at a person instead. */
const ENTER_SCALE = 0.3;

/**
 * Shows everything or, if that would be unreadable, the root person.
 * @param {Camera} camera
 * @param {Scene} scene
 * @param {Node | undefined} node
 * @param {number} ms
 * @param {Box | null} [corner] as for `fit`
 */
export function enter(camera, scene, node, ms, corner) {
  if (camera.fitted().scale >= ENTER_SCALE || !node || scene.isFan) fit(camera, scene, ms, corner);
  else camera.enter(node, READABLE_SCALE, ms);
}

/**
 * Shows everything: above what lies over a lower corner, if somebody would be under it.
 * @param {Camera} camera
 * @param {Scene} scene
 * @param {number} [ms]
 * @param {Box | null} [corner] of the screen, in px
 */
export function fit(camera, scene, ms, corner) {
  const isOver = corner && !scene.isFan && isOnSomebody(corner, camera.fitted(), scene);
  const bottom = isOver ? camera.size.h - corner.y : 0;
  camera.fit(ms, { left: 0, top: 0, right: 0, bottom });
}

/**
 * @param {Box} corner
 * @param {import("./camera.js").Where} where
 * @param {Scene} scene
 */
function isOnSomebody({ x, y, w, h }, { left, top, scale }, scene) {
  const under = { x: (x - left) / scale, y: (y - top) / scale, w: w / scale, h: h / scale };
  return scene.nodes.some((node) => isTouching(node, under));
}

/**
 * The card that keeps its place on the screen: the selected one, if it is in view.
 * @param {Camera} camera
 * @param {Scene} scene
 * @param {string | null} selectedId
 */
export function anchorIn(camera, scene, selectedId) {
  return seen(camera, scene, selectedId) ?? scene.nearest(camera.seen);
}

/**
 * A person's card, if it is in view.
 * @param {Camera} camera
 * @param {Scene} scene
 * @param {string | null} id
 */
export function seen(camera, scene, id) {
  const node = scene.node(id);
  return node && isTouching(node, camera.seen) ? node : undefined;
}

/**
 * Brings all of them into view together, beside what covers the canvas.
 * @param {Camera} camera
 * @param {Scene} scene
 * @param {readonly string[]} ids
 * @param {Covered} [covered]
 */
export function bring(camera, scene, ids, covered) {
  const nodes = ids.flatMap((id) => scene.node(id) ?? []);
  if (nodes.length) camera.show(boundsOf(nodes), covered);
}
