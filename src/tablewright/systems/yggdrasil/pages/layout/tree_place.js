/**
 * Coordinates within rows: as near to parents and children as the neighbours in the row let one.
 *
 * Each row is solved exactly, by pooling neighbours that press against each other, for the places
 * that its lines would like; going over the rows down and up brings the tree to rest.
 * Not here: the order (`tree_order.js`), heights and lines (`tree_lines.js`).
 */

import { at } from "./sets.js";
import { GAP } from "./sizes.js";

/** @typedef {import("./tree_units.js").Unit} Unit */

const ONE_SIDED = 10;
const BOTH_SIDED = 40;

/**
 * Sets `x` of every unit.
 * @param {readonly (readonly Unit[])[]} rows
 */
export function place(rows) {
  for (const row of rows) {
    let x = 0;
    row.forEach((unit, index) => {
      x += index === 0 ? 0 : apart(at(row, index - 1), unit);
      unit.x = x;
      x += unit.w;
    });
    for (const unit of row) unit.x -= x / 2;
  }
  const up = [...rows].reverse();
  for (let sweep = 0; sweep < ONE_SIDED; sweep++) {
    for (const row of up) solve(row, 0, 1);
    for (const row of rows) solve(row, 1, 0);
  }
  for (let sweep = 0; sweep < BOTH_SIDED; sweep++) {
    for (const row of sweep % 2 === 0 ? up : rows) solve(row, 1, 1);
  }
}

/**
 * The room between two units that are neighbours in a row.
 * @param {Unit} left
 * @param {Unit} right
 */
export function apart(left, right) {
  if (left.members.length === 0 || right.members.length === 0) return GAP.line;
  const isKin = left.up.some(({ net }) => right.up.some((other) => other.net === net));
  return isKin ? GAP.kin : GAP.kin * 1.7;
}

/**
 * @param {readonly Unit[]} row
 * @param {number} upWeight of lines from above
 * @param {number} downWeight of lines to below
 */
function solve(row, upWeight, downWeight) {
  /** @type {{sum: number, weight: number, count: number}[]} pools of units that touch */
  const pools = [];
  /** @type {number[]} */
  const shifts = [];
  let shift = 0;
  row.forEach((unit, index) => {
    if (index > 0) shift += at(row, index - 1).w + apart(at(row, index - 1), unit);
    shifts.push(shift);
    const { wish, weight } = wishOf(unit, upWeight, downWeight);
    let pool = { sum: (wish - shift) * weight, weight, count: 1 };
    for (let last = pools.at(-1); last; last = pools.at(-1)) {
      if (last.sum / last.weight <= pool.sum / pool.weight) break;
      pools.pop();
      pool = {
        sum: last.sum + pool.sum,
        weight: last.weight + pool.weight,
        count: last.count + pool.count,
      };
    }
    pools.push(pool);
  });
  let next = 0;
  for (const { sum, weight, count } of pools) {
    for (let i = 0; i < count; i++, next++) at(row, next).x = sum / weight + at(shifts, next);
  }
}

/**
 * Where a unit would like its left edge to be. What nothing pulls stays, but gives way.
 * @param {Unit} unit
 * @param {number} upWeight
 * @param {number} downWeight
 */
function wishOf(unit, upWeight, downWeight) {
  let sum = unit.x * 0.01;
  let weight = 0.01;
  if (upWeight > 0) {
    for (const segment of unit.up) {
      const x = segment.from.x + segment.net.hub - segment.port;
      sum += x * segment.weight;
      weight += segment.weight;
    }
  }
  if (downWeight > 0) {
    for (const segment of unit.down) {
      const x = segment.to.x + segment.port - segment.net.hub;
      sum += x * segment.weight;
      weight += segment.weight;
    }
  }
  return { wish: sum / weight, weight };
}
