/**
 * Fan: a person in the middle, and around it a ring for each generation of ancestors, each of
 * which takes half of its child's angle.
 * Not here: names along arcs and rays (`canvas/sectors.js`).
 */

import { allOf, ancestryOf } from "./ancestry.js";
import { boundsOf } from "./bounds.js";
import { kinOf } from "./kin.js";
import { NOBODY, rootOf } from "./root.js";

/** @typedef {import("./shapes.js").Graph} Graph */
/** @typedef {import("./shapes.js").Layout} Layout */
/** @typedef {import("./shapes.js").LayoutOptions} LayoutOptions */
/** @typedef {import("./shapes.js").Node} Node */
/** @typedef {import("./shapes.js").Sector} Sector */

const GENERATIONS = 5;
/** Further rings are too narrow for a name. */
const GENERATIONS_MAX = 8;
const MIDDLE = 72;
const ARC_DEEP = 76;
const RAY_DEEP = 132;
/** A half fan opens a little further than half a circle: words near its ends have more room. */
const HALF = Math.PI * 1.16;

/**
 * @param {Graph} graph
 * @param {LayoutOptions} options
 * @returns {Layout}
 */
export function fanLayout(graph, options) {
  const kin = kinOf(graph);
  const root = rootOf(graph, kin, options);
  if (root === null) return NOBODY;
  const generations = Math.min(GENERATIONS_MAX, options.generations ?? GENERATIONS);
  const whole = (options.isFull ?? generations > 5) ? 2 * Math.PI : HALF;
  const everybody = allOf(ancestryOf(kin, root, generations));
  const deepest = everybody.reduce((most, { level }) => Math.max(most, level), 0);
  const blanks = everybody
    .filter((one) => !one.isAgain && one.level < deepest)
    .flatMap(({ level, number, parents }) =>
      [0, 1]
        .filter((side) => !parents.some((parent) => parent.number === number * 2 + side))
        .map((side) => sectorOf(level + 1, number * 2 + side, whole)),
    );
  const nodes = everybody.map((one) => {
    const sector = sectorOf(one.level, one.number, whole);
    /** @type {Node} */
    const node = { key: one.key, id: one.id, ...boxOf(sector), level: one.level, sector };
    return one.isAgain ? { ...node, isAgain: true } : node;
  });
  const bounds = boundsOf([...nodes, ...blanks.map(boxOf)]);
  return { nodes, edges: [], levels: [], bounds, blanks };
}

/**
 * @param {number} level
 * @param {number} number within the level
 * @param {number} whole angle of the fan
 * @returns {Sector}
 */
function sectorOf(level, number, whole) {
  if (level === 0) return { inner: 0, outer: MIDDLE, from: 0, to: 2 * Math.PI };
  const step = whole / 2 ** level;
  const start = -Math.PI / 2 - whole / 2;
  return {
    inner: radius(level - 1),
    outer: radius(level),
    from: start + number * step,
    to: start + (number + 1) * step,
  };
}

/** @param {number} level */
function radius(level) {
  return MIDDLE + Math.min(level, 3) * ARC_DEEP + Math.max(0, level - 3) * RAY_DEEP;
}

/**
 * The box around a ring segment: its corners, and where it reaches furthest on an axis.
 * @param {Sector} sector
 */
function boxOf({ inner, outer, from, to }) {
  const quarter = Math.PI / 2;
  const angles = [from, to];
  for (let turn = Math.ceil(from / quarter); turn * quarter <= to; turn++) {
    angles.push(turn * quarter);
  }
  const points = angles.flatMap((angle) =>
    [inner, outer].map((r) => ({ x: Math.cos(angle) * r, y: Math.sin(angle) * r, w: 0, h: 0 })),
  );
  return boundsOf(points);
}
