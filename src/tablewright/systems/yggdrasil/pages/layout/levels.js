/**
 * Generations: a level for each person, with parents above their children, couples on one level,
 * and links as short as is cheap to compute.
 *
 * People who must be on one level form a group. If marriages across generations contradict each
 * other (a person marries the parent of a child's spouse), as many couples as possible stay on one
 * level.
 * Not here: positions within a level (`tree_order.js`, `tree_place.js`).
 */

import { at, componentsOf, got, unionOf } from "./sets.js";

/** @typedef {import("./kin.js").Kin} Kin */

/** The work limit for couples that contradict each other; the rest may be on two levels. */
const STEPS_MAX = 4_000_000;
const ROUNDS_MAX = 60;

/**
 * Levels from 0 downwards, for each unconnected family.
 * @param {Kin} kin
 * @returns {Map<string, number>}
 */
export function levelsOf(kin) {
  const groups = grouped(kin);
  const links = linksOf(kin, groups.of);
  const level = longestPaths(groups.count, links);
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const isMoved = moveTogether(level, links);
    if (!moveSingly(level, links) && !isMoved) break;
  }
  const found = new Map([...kin.people.keys()].map((id) => [id, at(level, got(groups.of, id))]));
  for (const ids of componentsOf(kin)) {
    const top = ids.reduce((least, id) => Math.min(least, got(found, id)), Infinity);
    for (const id of ids) found.set(id, got(found, id) - top);
  }
  return found;
}

/**
 * @param {Kin} kin
 * @returns {{of: Map<string, number>, count: number}} each person's group
 */
function grouped(kin) {
  const union = unionOf([...kin.people.keys()]);
  const pairs = [
    ...kin.couples.map((couple) => [couple.person1Id, couple.person2Id]),
    ...kin.families.map((family) => family.parents).filter((parents) => parents.length === 2),
  ];
  for (const [a = "", b = ""] of pairs) union.join(a, b);
  const knotted = knotsOf(kin, union.find);
  if (knotted.size > 0) {
    const loose = unionOf([...kin.people.keys()]);
    for (const [a = "", b = ""] of pairs) if (!knotted.has(a)) loose.join(a, b);
    untie(kin, pairs.filter(([a = ""]) => knotted.has(a)), loose, knotted);
    return numbered(kin, loose.find);
  }
  return numbered(kin, union.find);
}

/**
 * Joins couples again, unless a person would then be above themselves.
 * @param {Kin} kin
 * @param {readonly (readonly string[])[]} pairs
 * @param {import("./sets.js").Union<string>} union
 * @param {ReadonlySet<string>} knotted
 */
function untie(kin, pairs, union, knotted) {
  /** @type {Map<string, string[]>} */
  const members = new Map([...knotted].map((id) => [id, [id]]));
  let steps = 0;
  /** @param {string} from @param {string} to */
  const leadsTo = (from, to) => {
    const seen = new Set([from]);
    const waiting = [from];
    for (let group = waiting.pop(); group !== undefined; group = waiting.pop()) {
      for (const id of members.get(group) ?? []) {
        for (const child of kin.children(id)) {
          steps += 1;
          const next = union.find(child.id);
          if (next === to) return true;
          if (!knotted.has(child.id) || seen.has(next)) continue;
          seen.add(next);
          waiting.push(next);
        }
      }
    }
    return false;
  };
  for (const [a = "", b = ""] of pairs) {
    const [first, second] = [union.find(a), union.find(b)];
    if (first === second || steps > STEPS_MAX) continue;
    if (leadsTo(first, second) || leadsTo(second, first)) continue;
    const all = [...(members.get(first) ?? []), ...(members.get(second) ?? [])];
    union.join(a, b);
    members.set(union.find(a), all);
  }
}

/**
 * Everyone whose group would be above itself, directly or through other groups.
 * @param {Kin} kin
 * @param {(id: string) => string} find
 */
function knotsOf(kin, find) {
  const { of, count } = numbered(kin, find);
  const below = Array.from({ length: count }, () => /** @type {number[]} */ ([]));
  const isOwnParent = new Uint8Array(count);
  for (const family of kin.families) {
    for (const parent of family.parents) {
      for (const child of family.children) {
        const [from, to] = [got(of, parent), got(of, child)];
        if (from === to) isOwnParent[from] = 1;
        else below[from]?.push(to);
      }
    }
  }
  const ringOf = rings(below);
  const sizes = new Uint32Array(count);
  for (const ring of ringOf) sizes[ring] = at(sizes, ring) + 1;
  const found = new Set();
  for (const [id, group] of of) {
    if (isOwnParent[group] || at(sizes, at(ringOf, group)) > 1) found.add(id);
  }
  return found;
}

/**
 * Strongly connected components, after Tarjan, without recursion.
 * @param {readonly (readonly number[])[]} below
 */
function rings(below) {
  const count = below.length;
  const index = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const ring = new Int32Array(count).fill(-1);
  /** @type {number[]} */
  const open = [];
  let next = 0;
  for (let start = 0; start < count; start++) {
    if (index[start] !== -1) continue;
    const way = [{ node: start, edge: 0 }];
    for (let top = way.at(-1); top; top = way.at(-1)) {
      const { node } = top;
      if (index[node] === -1) {
        index[node] = low[node] = next++;
        open.push(node);
      }
      const to = below[node]?.[top.edge++];
      if (to === undefined) {
        if (low[node] === index[node]) {
          for (let one = open.pop(); one !== undefined; one = open.pop()) {
            ring[one] = node;
            if (one === node) break;
          }
        }
        way.pop();
        const before = way.at(-1);
        if (before) low[before.node] = Math.min(at(low, before.node), at(low, node));
      } else if (index[to] === -1) {
        way.push({ node: to, edge: 0 });
      } else if (ring[to] === -1) {
        low[node] = Math.min(at(low, node), at(index, to));
      }
    }
  }
  return ring;
}

/** @typedef {{above: number[][], below: number[][]}} Links between groups, one for each link */

/**
 * @param {Kin} kin
 * @param {ReadonlyMap<string, number>} of
 * @returns {Links}
 */
function linksOf(kin, of) {
  const count = Math.max(-1, ...new Set(of.values())) + 1;
  const above = Array.from({ length: count }, () => /** @type {number[]} */ ([]));
  const below = Array.from({ length: count }, () => /** @type {number[]} */ ([]));
  for (const family of kin.families) {
    for (const parent of family.parents) {
      for (const child of family.children) {
        below[got(of, parent)]?.push(got(of, child));
        above[got(of, child)]?.push(got(of, parent));
      }
    }
  }
  return { above, below };
}

/**
 * @param {number} count
 * @param {Links} links
 */
function longestPaths(count, { above, below }) {
  const level = new Int32Array(count);
  const waits = Int32Array.from(above, (list) => list.length);
  const ready = [...waits.keys()].filter((group) => waits[group] === 0);
  for (let done = 0; done < ready.length; done++) {
    const group = at(ready, done);
    for (const to of at(below, group)) {
      level[to] = Math.max(at(level, to), at(level, group) + 1);
      waits[to] = at(waits, to) - 1;
      if (waits[to] === 0) ready.push(to);
    }
  }
  return level;
}

/**
 * Moves connected people on one level down or up until another link is as short, if more links
 * become shorter than longer.
 * @param {Int32Array} level
 * @param {Links} links
 */
function moveTogether(level, { above, below }) {
  const union = unionOf([...level.keys()]);
  below.forEach((list, group) => {
    for (const to of list) if (at(level, to) - at(level, group) === 1) union.join(group, to);
  });
  /** @type {Map<number, number[]>} */
  const sets = new Map();
  for (const group of level.keys()) {
    const set = sets.get(union.find(group));
    if (set) set.push(group);
    else sets.set(union.find(group), [group]);
  }
  let isMoved = false;
  for (const [name, members] of sets) {
    for (const [near, far, way] of /** @type {const} */ ([[below, above, 1], [above, below, -1]])) {
      let gain = 0;
      let room = Infinity;
      for (const group of members) {
        for (const to of at(near, group)) {
          if (union.find(to) === name) continue;
          gain += 1;
          room = Math.min(room, Math.abs(at(level, to) - at(level, group)) - 1);
        }
        for (const to of at(far, group)) if (union.find(to) !== name) gain -= 1;
      }
      if (gain <= 0 || room === Infinity || room <= 0) continue;
      for (const group of members) level[group] = at(level, group) + way * room;
      isMoved = true;
      break;
    }
  }
  return isMoved;
}

/**
 * Moves each group to the level where most of its links are shortest.
 * @param {Int32Array} level
 * @param {Links} links
 */
function moveSingly(level, { above, below }) {
  let isMoved = false;
  const order = [...level.keys()].sort((a, b) => at(level, b) - at(level, a) || a - b);
  for (const group of order) {
    const [up, down] = [at(above, group), at(below, group)];
    let to = at(level, group);
    if (down.length > up.length) to = lowest(level, down) - 1;
    else if (up.length > down.length) to = highest(level, up) + 1;
    if (to === level[group]) continue;
    level[group] = to;
    isMoved = true;
  }
  return isMoved;
}

/**
 * @param {Int32Array} level
 * @param {readonly number[]} groups
 */
function lowest(level, groups) {
  return groups.reduce((found, group) => Math.min(found, at(level, group)), Infinity);
}

/**
 * @param {Int32Array} level
 * @param {readonly number[]} groups
 */
function highest(level, groups) {
  return groups.reduce((found, group) => Math.max(found, at(level, group)), -Infinity);
}

/**
 * @param {Kin} kin
 * @param {(id: string) => string} find
 */
function numbered(kin, find) {
  /** @type {Map<string, number>} */
  const numbers = new Map();
  const of = new Map();
  for (const id of kin.people.keys()) {
    const name = find(id);
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    of.set(id, numbers.get(name));
  }
  return { of, count: numbers.size };
}
