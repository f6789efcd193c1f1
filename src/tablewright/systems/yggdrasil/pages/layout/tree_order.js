/**
 * The order within rows: relatives near each other, few crossing lines, siblings by birth.
 *
 * A first order comes from a depth-first walk. Repeated passes down and up then sort each row by
 * the positions of its neighbours, and the best order is kept.
 * Not here: coordinates (`tree_place.js`).
 */

import { at } from "./sets.js";
import { turn } from "./tree_units.js";

/** @typedef {import("./tree_units.js").Unit} Unit */
/** @typedef {import("./tree_units.js").Units} Units */

const SWEEPS = 24;

/**
 * Rows from top to bottom, each from left to right.
 * @param {Units} made
 * @returns {Unit[][]}
 */
export function ordered({ units }) {
  let rows = walked(units);
  settle(rows);
  let best = rows.map((row) => [...row]);
  let least = crossings(rows);
  for (let sweep = 0; sweep < SWEEPS && least > 0; sweep++) {
    const isDown = sweep % 2 === 0;
    const order = isDown ? rows.slice(1) : rows.slice(0, -1).reverse();
    for (const row of order) sortRow(row, isDown);
    const count = crossings(rows);
    if (count >= least) continue;
    least = count;
    best = rows.map((row) => [...row]);
  }
  rows = best;
  settle(rows);
  turnBlocks(rows);
  return rows;
}

/**
 * The number of crossing lines between rows.
 * @param {readonly (readonly Unit[])[]} rows
 */
export function crossings(rows) {
  return rows.reduce((sum, row) => sum + crossingsBelow(row), 0);
}

/**
 * A walk from the topmost unit over everything connected to it.
 * @param {readonly Unit[]} units
 */
function walked(units) {
  const top = units.reduce((least, unit) => Math.min(least, unit.row), Infinity);
  /** @type {Unit[][]} */
  const rows = [];
  const seen = new Set();
  /** @param {Unit} unit */
  const put = (unit) => {
    seen.add(unit);
    (rows[unit.row - top] ??= []).push(unit);
  };
  const starts = units.filter((unit) => unit.up.length === 0).sort((a, b) => a.row - b.row);
  for (const start of [...starts, ...units]) {
    if (seen.has(start)) continue;
    put(start);
    const waiting = [start];
    for (let unit = waiting.pop(); unit; unit = waiting.pop()) {
      const next = [...unit.down.map(({ to }) => to), ...unit.up.map(({ from }) => from)];
      // The last one pushed is taken first, so that a branch is walked to its end.
      for (const one of next.reverse()) {
        if (seen.has(one)) continue;
        waiting.push(one);
      }
      if (!seen.has(unit)) put(unit);
    }
  }
  for (let row = 0; row < rows.length; row++) rows[row] ??= [];
  return rows;
}

/** @param {readonly (readonly Unit[])[]} rows */
function settle(rows) {
  for (const row of rows) number(row);
  for (const row of rows) for (const unit of row) unit.home = unit.place;
}

/** @param {readonly Unit[]} row */
function number(row) {
  let x = 0;
  row.forEach((unit, place) => {
    unit.place = place;
    unit.x = x;
    x += unit.w;
  });
}

/**
 * Sorts a row by the positions of its neighbours in the row above (or below); units without one
 * stay.
 * @param {Unit[]} row
 * @param {boolean} isDown
 */
function sortRow(row, isDown) {
  /** @type {{unit: Unit, wish: number}[]} */
  const moving = [];
  for (const unit of row) {
    const segments = isDown ? unit.up : unit.down;
    if (segments.length === 0) continue;
    let sum = 0;
    let weight = 0;
    for (const segment of segments) {
      const x = isDown
        ? segment.from.x + segment.net.hub
        : segment.to.x + segment.port;
      sum += x * segment.weight;
      weight += segment.weight;
    }
    moving.push({ unit, wish: sum / weight });
  }
  moving.sort((a, b) => a.wish - b.wish || a.unit.home - b.unit.home);
  let next = 0;
  const fixed = row.map((unit) => ((isDown ? unit.up : unit.down).length === 0 ? unit : null));
  fixed.forEach((unit, index) => {
    row[index] = unit ?? at(moving, next++).unit;
  });
  number(row);
}

/**
 * Turns blocks so that each member stands on the side from which its parents' line comes.
 * @param {readonly (readonly Unit[])[]} rows
 */
function turnBlocks(rows) {
  for (const row of rows) {
    for (const unit of row) {
      if (unit.members.length < 2) continue;
      const middle = (unit.members.length - 1) / 2;
      let pull = 0;
      let mean = 0;
      const wishes = unit.up.map((segment) => ({
        side: unit.members.indexOf(segment.child) - middle,
        x: segment.from.x + segment.net.hub,
      }));
      for (const { x } of wishes) mean += x / wishes.length;
      for (const { side, x } of wishes) pull += side * (x - mean);
      if (wishes.length === 1) pull = 0;
      if (pull < 0) turn(unit);
    }
  }
}

/** @param {readonly Unit[]} row */
function crossingsBelow(row) {
  /** @type {{from: number, to: number}[]} */
  const ends = [];
  for (const unit of row) {
    for (const { net, to, port } of unit.down) {
      ends.push({ from: unit.x + net.hub, to: to.x + port });
    }
  }
  if (ends.length < 2) return 0;
  ends.sort((a, b) => a.from - b.from || a.to - b.to);
  const sorted = Float64Array.from(ends, ({ to }) => to).sort();
  const tree = new Uint32Array(sorted.length + 1);
  let count = 0;
  ends.forEach(({ to }, seen) => {
    // The number of ends up to here that are not right of this one, in a Fenwick tree.
    const own = lastIndex(sorted, to) + 1;
    let before = 0;
    for (let i = own; i > 0; i -= i & -i) before += tree[i] ?? 0;
    count += seen - before;
    for (let i = own; i < tree.length; i += i & -i) tree[i] = (tree[i] ?? 0) + 1;
  });
  return count;
}

/**
 * @param {Float64Array} sorted
 * @param {number} value that is in it
 */
function lastIndex(sorted, value) {
  let [least, most] = [0, sorted.length - 1];
  while (least < most) {
    const middle = (least + most + 1) >> 1;
    if ((sorted[middle] ?? 0) <= value) least = middle;
    else most = middle - 1;
  }
  return least;
}
