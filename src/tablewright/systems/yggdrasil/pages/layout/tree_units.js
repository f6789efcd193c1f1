/**
 * The elements of the whole tree: blocks of people side by side, places where a line passes a row,
 * and the lines between neighbouring rows.
 * Not here: the order within rows (`tree_order.js`), coordinates (`tree_place.js`).
 */

import { pairKey } from "./kin.js";
import { at, got, unionOf } from "./sets.js";
import { CARD, GAP } from "./sizes.js";

/** @typedef {import("./kin.js").Kin} Kin */
/** @typedef {import("./kin.js").Family} Family */

/**
 * A block of people, or, without members, a place where a line passes.
 * @typedef {object} Unit
 * @property {number} row
 * @property {string[]} members from left to right
 * @property {number[]} offsets of the members' left edges
 * @property {number} w
 * @property {number} x of its left edge
 * @property {number} place in its row
 * @property {number} home its place when nothing pulled at it yet
 * @property {Segment[]} up segments that end here
 * @property {Segment[]} down segments that begin here
 */

/**
 * A line from a place in one row to a place in the next.
 * @typedef {object} Segment
 * @property {Unit} from
 * @property {Unit} to
 * @property {string} child at the lower end; "" where the line only passes
 * @property {number} port where the lower end is, from the left edge of `to`
 * @property {Net} net
 * @property {number} weight
 */

/**
 * All segments of a family between two rows: they share a horizontal line.
 * @typedef {object} Net
 * @property {number} row above it
 * @property {Family} family
 * @property {Unit} from
 * @property {readonly string[]} parents at the upper end; none where the line comes from above
 * @property {number} hub where the upper end is, from the left edge of `from`
 * @property {Segment[]} segments
 */

/**
 * @typedef {object} Units
 * @property {Unit[]} units
 * @property {Net[]} nets
 * @property {Map<string, Unit>} unitOf by person
 */

/**
 * @param {Kin} kin
 * @param {readonly string[]} ids of people who hang together
 * @param {ReadonlyMap<string, number>} rows
 * @returns {Units}
 */
export function unitsOf(kin, ids, rows) {
  const { units, unitOf } = blocksOf(kin, ids, rows);
  /** @type {Net[]} */
  const nets = [];
  const seen = new Set();
  for (const id of ids) {
    for (const family of kin.familiesOfParent(id)) {
      if (seen.has(family.key)) continue;
      seen.add(family.key);
      const [a = "", b = a] = family.parents;
      const isTogether = got(unitOf, a) === got(unitOf, b);
      for (const parents of isTogether ? [family.parents] : [[a], [b]]) {
        chain(family, parents, unitOf, units, nets);
      }
    }
  }
  return { units, nets, unitOf };
}

/**
 * @param {Unit} from
 * @param {readonly string[]} parents
 */
function hubOf(from, parents) {
  const [a = "", b = a] = parents;
  if (parents.length === 0) return from.w / 2;
  const [left, right] = [from.members.indexOf(a), from.members.indexOf(b)].sort((p, q) => p - q);
  if (left === undefined || right === undefined || left === right) {
    return at(from.offsets, left ?? 0) + CARD.w / 2;
  }
  // If others are between the two, the line starts beside the outer one of them.
  if (right - left === 1) return (at(from.offsets, left) + CARD.w + at(from.offsets, right)) / 2;
  return isInner(from, left)
    ? at(from.offsets, right) - GAP.couple / 2
    : at(from.offsets, left) + CARD.w + GAP.couple / 2;
}

/**
 * @param {Unit} to
 * @param {string} child
 */
function portOf(to, child) {
  if (child === "") return to.w / 2;
  return at(to.offsets, to.members.indexOf(child)) + CARD.w / 2;
}

/**
 * Reverses a block.
 * @param {Unit} unit
 */
export function turn(unit) {
  unit.members.reverse();
  unit.offsets = unit.offsets.map((offset) => unit.w - offset - CARD.w).reverse();
  for (const segment of unit.up) segment.port = portOf(unit, segment.child);
  for (const { net } of unit.down) net.hub = hubOf(unit, net.parents);
}

/**
 * @param {Unit} unit
 * @param {number} index
 */
function isInner(unit, index) {
  return index > 0 && index < unit.members.length - 1;
}

/**
 * @param {Kin} kin
 * @param {readonly string[]} ids
 * @param {ReadonlyMap<string, number>} rows
 */
function blocksOf(kin, ids, rows) {
  const union = unionOf(ids);
  /** @type {Map<string, string[]>} */
  const partners = new Map(ids.map((id) => [id, []]));
  const pairs = new Set();
  /** @param {string} a @param {string} b */
  const pair = (a, b) => {
    if (rows.get(a) !== rows.get(b) || pairs.has(pairKey(a, b))) return;
    pairs.add(pairKey(a, b));
    union.join(a, b);
    partners.get(a)?.push(b);
    partners.get(b)?.push(a);
  };
  for (const id of ids) {
    for (const spouse of kin.spouses(id)) pair(id, spouse.id);
    for (const { parents } of kin.familiesOfParent(id)) {
      if (parents.length === 2) pair(at(parents, 0), at(parents, 1));
    }
  }
  /** @type {Map<string, string[]>} */
  const sets = new Map();
  for (const id of ids) {
    const set = sets.get(union.find(id));
    if (set) set.push(id);
    else sets.set(union.find(id), [id]);
  }
  /** @type {Map<string, Unit>} */
  const unitOf = new Map();
  const units = [...sets.values()].map((set) => {
    const unit = unitFor(got(rows, at(set, 0)), sideBySide(set, partners), pairs);
    for (const id of set) unitOf.set(id, unit);
    return unit;
  });
  return { units, unitOf };
}

/**
 * People in a line, with most partners side by side: the person with most partners in the middle,
 * the first partner to the left, the others to the right, and their partners further out.
 * @param {readonly string[]} set
 * @param {ReadonlyMap<string, readonly string[]>} partners
 */
function sideBySide(set, partners) {
  /** @param {string} id */
  const count = (id) => partners.get(id)?.length ?? 0;
  const middle = set.reduce((best, id) => (count(id) > count(best) ? id : best));
  /** @type {string[]} */
  const left = [];
  /** @type {string[]} */
  const right = [];
  const seen = new Set([middle]);
  const [first, ...others] = partners.get(middle) ?? [];
  /** @param {string} id @param {string[]} side */
  const outwards = (id, side) => {
    const waiting = [id];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      side.push(next);
      waiting.push(...(partners.get(next) ?? []).filter((one) => !seen.has(one)).reverse());
    }
  };
  if (first !== undefined) outwards(first, others.length > 0 ? left : right);
  for (const other of others) outwards(other, right);
  return [...left.reverse(), middle, ...right];
}

/**
 * @param {number} row
 * @param {string[]} members
 * @param {ReadonlySet<unknown>} pairs
 * @returns {Unit}
 */
function unitFor(row, members, pairs) {
  /** @type {number[]} */
  const offsets = [];
  let w = 0;
  members.forEach((id, index) => {
    const before = members[index - 1];
    if (before !== undefined) w += pairs.has(pairKey(before, id)) ? GAP.couple : GAP.kin;
    offsets.push(w);
    w += CARD.w;
  });
  return { row, members, offsets, w, x: 0, place: 0, home: 0, up: [], down: [] };
}

/**
 * A family's lines down to each child, past rows if necessary.
 * @param {Family} family
 * @param {readonly string[]} parents
 * @param {ReadonlyMap<string, Unit>} unitOf
 * @param {Unit[]} units
 * @param {Net[]} nets
 */
function chain(family, parents, unitOf, units, nets) {
  let from = got(unitOf, at(parents, 0));
  /** @type {readonly string[]} */
  let ends = parents;
  let waiting = [...family.children];
  const weight = family.type === "Biological" ? 1 : 0.4;
  for (let row = from.row + 1; waiting.length > 0; row++) {
    /** @type {Net} */
    const net = { row: row - 1, family, from, parents: ends, hub: hubOf(from, ends), segments: [] };
    /** @param {Unit} to @param {string} child @param {number} factor */
    const join = (to, child, factor) => {
      const segment = { from, to, child, port: portOf(to, child), net, weight: weight * factor };
      net.segments.push(segment);
      from.down.push(segment);
      to.up.push(segment);
    };
    const here = row;
    const isHere = (/** @type {string} */ id) => got(unitOf, id).row <= here;
    for (const child of waiting.filter(isHere)) join(got(unitOf, child), child, 1);
    waiting = waiting.filter((id) => !isHere(id));
    // An only child is placed directly below, if possible, because this moves no one else.
    const [only, ...others] = net.segments;
    if (only && others.length === 0 && family.type === "Biological") only.weight *= 3;
    nets.push(net);
    if (waiting.length === 0) break;
    /** @type {Unit} */
    const pass = unitFor(row, [], new Set());
    pass.w = GAP.line;
    units.push(pass);
    join(pass, "", parents === ends ? 2 : 6);
    from = pass;
    ends = [];
  }
}
