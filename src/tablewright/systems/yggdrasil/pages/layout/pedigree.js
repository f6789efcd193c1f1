/**
 * Pedigree: a person at the left, the parents to the right, and their parents further right.
 *
 * Each person is halfway between the parents, and branches are as close together as possible.
 */

import { allOf, ancestryOf } from "./ancestry.js";
import { boundsOf } from "./bounds.js";
import { kinOf } from "./kin.js";
import { NOBODY, rootOf } from "./root.js";
import { at, got } from "./sets.js";
import { LYING } from "./sizes.js";

/** @typedef {import("./shapes.js").Graph} Graph */
/** @typedef {import("./shapes.js").Layout} Layout */
/** @typedef {import("./shapes.js").LayoutOptions} LayoutOptions */
/** @typedef {import("./shapes.js").Edge} Edge */
/** @typedef {import("./shapes.js").Node} Node */
/** @typedef {import("./ancestry.js").Ancestor} Ancestor */

const STEP_X = LYING.w + 52;
const GAP_Y = 14;
const BRANCH_Y = 26;

/** The extent of a branch up and down in each generation, from the middle of its first card. */
/** @typedef {{tops: number[], bottoms: number[]}} Reach */

/**
 * @param {Graph} graph
 * @param {LayoutOptions} options
 * @returns {Layout}
 */
export function pedigreeLayout(graph, options) {
  const kin = kinOf(graph);
  const root = rootOf(graph, kin, options);
  if (root === null) return NOBODY;
  const top = ancestryOf(kin, root, options.generations ?? Infinity);
  const everybody = allOf(top);
  /** @type {Map<Ancestor, Reach>} */
  const reaches = new Map();
  /** @type {Map<Ancestor, number>} from the child's middle to the parent's */
  const shifts = new Map();
  for (const one of [...everybody].reverse()) reaches.set(one, joined(one, reaches, shifts));
  /** @type {Map<Ancestor, number>} */
  const middles = new Map([[top, 0]]);
  /** @type {Edge[]} */
  const edges = [];
  for (const one of everybody) {
    const y = got(middles, one);
    for (const parent of one.parents) {
      const other = y + got(shifts, parent);
      middles.set(parent, other);
      const end = one.level * STEP_X + LYING.w;
      const start = parent.level * STEP_X;
      const middle = (start + end) / 2;
      const points =
        Math.abs(other - y) < 0.5
          ? [start, other, end, y]
          : [start, other, middle, other, middle, y, end, y];
      edges.push({ kind: "child", type: parent.type, from: [parent.id], to: one.id, points });
    }
  }
  /** @type {Node[]} */
  const nodes = everybody.map((one) => ({
    key: one.key,
    id: one.id,
    x: one.level * STEP_X,
    y: got(middles, one) - LYING.h / 2,
    ...LYING,
    level: one.level,
    ...(one.isAgain ? { isAgain: true } : {}),
  }));
  return { nodes, edges, levels: [], bounds: boundsOf(nodes) };
}

/**
 * Places the parents of a person as close together as their own ancestors allow.
 * @param {Ancestor} one
 * @param {ReadonlyMap<Ancestor, Reach>} reaches
 * @param {Map<Ancestor, number>} shifts
 * @returns {Reach}
 */
function joined(one, reaches, shifts) {
  const own = { tops: [-LYING.h / 2], bottoms: [LYING.h / 2] };
  const [first, second] = one.parents;
  if (!first) return own;
  if (!second) {
    shifts.set(first, 0);
    const { tops, bottoms } = got(reaches, first);
    return { tops: [...own.tops, ...tops], bottoms: [...own.bottoms, ...bottoms] };
  }
  const [upper, lower] = [got(reaches, first), got(reaches, second)];
  let apart = 0;
  for (let i = 0; i < Math.min(upper.bottoms.length, lower.tops.length); i++) {
    const gap = i === 0 ? GAP_Y : BRANCH_Y;
    apart = Math.max(apart, at(upper.bottoms, i) - at(lower.tops, i) + gap);
  }
  shifts.set(first, -apart / 2);
  shifts.set(second, apart / 2);
  const deep = Math.max(upper.tops.length, lower.tops.length);
  const half = apart / 2;
  for (let i = 0; i < deep; i++) {
    const [top = Infinity, bottom = -Infinity] = [upper.tops[i], upper.bottoms[i]];
    const [otherTop = Infinity, otherBottom = -Infinity] = [lower.tops[i], lower.bottoms[i]];
    own.tops.push(Math.min(top - half, otherTop + half));
    own.bottoms.push(Math.max(bottom - half, otherBottom + half));
  }
  return own;
}
