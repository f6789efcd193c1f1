/**
 * Coordinates within rows: as near to parents and children as the neighbours in the row allow.
 *
 * Each row is solved exactly for the preferred positions of its lines, by pooling neighbours that
 * touch. Repeated passes down and up settle the tree.
 * Not here: the order (`tree_order.js`), heights and lines (`tree_lines.js`).
 */

import { at } from "./sets.js";
import { GAP } from "./sizes.js";

/** @typedef {import("./tree_units.js").Unit} Unit */

const ONE_SIDED = 10;
const BOTH_SIDED = 40;

/**
 * A row, with the minimum distance of each unit from the first one.
 * @typedef {{units: readonly Unit[], shifts: readonly number[]}} Row
 */

/**
 * Sets `x` of every unit.
 * @param {readonly (readonly Unit[])[]} units by row, from left to right
 */
export function place(units) {
  const rows = units.map(rowOf);
  for (const { units: row, shifts } of rows) {
    const half = ((shifts.at(-1) ?? 0) + (row.at(-1)?.w ?? 0)) / 2;
    row.forEach((unit, index) => (unit.x = at(shifts, index) - half));
  }
  const up = [...rows].reverse();
  for (let sweep = 0; sweep < ONE_SIDED; sweep++) {
    for (const row of up) solve(row, false, true);
    for (const row of rows) solve(row, true, false);
  }
  for (let sweep = 0; sweep < BOTH_SIDED; sweep++) {
    for (const row of sweep % 2 === 0 ? up : rows) solve(row, true, true);
  }
}

/**
 * @param {readonly Unit[]} units
 * @returns {Row}
 */
function rowOf(units) {
  let shift = 0;
  const shifts = units.map((unit, index) => {
    const before = units[index - 1];
    if (before) shift += before.w + apart(before, unit);
    return shift;
  });
  return { units, shifts };
}

/**
 * The space between two neighbouring units of a row.
 * @param {Unit} left
 * @param {Unit} right
 */
function apart(left, right) {
  if (left.members.length === 0 || right.members.length === 0) return GAP.line;
  const isKin = left.up.some(({ net }) => right.up.some((other) => other.net === net));
  return isKin ? GAP.kin : GAP.kin * 1.7;
}

/**
 * @param {Row} row
 * @param {boolean} looksUp whether lines from above count
 * @param {boolean} looksDown whether lines to below count
 */
function solve({ units, shifts }, looksUp, looksDown) {
  // Pools of touching units: sums of preferences and weights, and the start of each pool.
  /** @type {number[]} */
  const sums = [];
  /** @type {number[]} */
  const weights = [];
  /** @type {number[]} */
  const starts = [];
  units.forEach((unit, index) => {
    let { sum, weight } = wishOf(unit, looksUp, looksDown);
    sum -= at(shifts, index) * weight;
    let start = index;
    for (let last = sums.length - 1; last >= 0; last--) {
      if (at(sums, last) * weight <= sum * at(weights, last)) break;
      sum += sums.pop() ?? 0;
      weight += weights.pop() ?? 0;
      start = starts.pop() ?? 0;
    }
    sums.push(sum);
    weights.push(weight);
    starts.push(start);
  });
  starts.forEach((start, pool) => {
    const x = at(sums, pool) / at(weights, pool);
    const end = starts[pool + 1] ?? units.length;
    for (let i = start; i < end; i++) at(units, i).x = x + at(shifts, i);
  });
}

/**
 * The preferred position of a unit's left edge, times its weight. A unit without preferences stays,
 * but gives way.
 * @param {Unit} unit
 * @param {boolean} looksUp
 * @param {boolean} looksDown
 */
function wishOf(unit, looksUp, looksDown) {
  let sum = unit.x * 0.01;
  let weight = 0.01;
  if (looksUp) {
    for (const segment of unit.up) {
      sum += (segment.from.x + segment.net.hub - segment.port) * segment.weight;
      weight += segment.weight;
    }
  }
  if (looksDown) {
    for (const segment of unit.down) {
      sum += (segment.to.x + segment.port - segment.net.hub) * segment.weight;
      weight += segment.weight;
    }
  }
  return { sum, weight };
}
