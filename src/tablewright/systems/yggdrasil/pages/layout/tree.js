/**
 * The whole tree: each person once, a row for each generation, families side by side.
 *
 * Unconnected families share the rows, by birth years, as close together as possible. People
 * without relatives are below, in a grid.
 * Not here: rows (`levels.js`), order (`tree_order.js`), places (`tree_place.js`), lines
 * (`tree_lines.js`).
 */

import { kinOf } from "./kin.js";
import { levelsOf } from "./levels.js";
import { boundsOf } from "./bounds.js";
import { at, componentsOf, got } from "./sets.js";
import { CARD, GAP } from "./sizes.js";
import { linesOf } from "./tree_lines.js";
import { ordered } from "./tree_order.js";
import { place } from "./tree_place.js";
import { unitsOf } from "./tree_units.js";
import { birthSpan, birthYear } from "./years.js";

/** @typedef {import("./shapes.js").Graph} Graph */
/** @typedef {import("./shapes.js").Layout} Layout */
/** @typedef {import("./shapes.js").Node} Node */
/** @typedef {import("./kin.js").Kin} Kin */
/** @typedef {import("./tree_units.js").Unit} Unit */
/** @typedef {import("./tree_units.js").Net} Net */

/**
 * @param {Graph} graph
 * @returns {Layout}
 */
export function treeLayout(graph) {
  const kin = kinOf(graph);
  const parts = componentsOf(kin);
  const families = parts.filter((ids) => ids.length > 1);
  const singles = parts.filter((ids) => ids.length === 1).flat();
  const levels = inEras(kin, families, levelsOf(kin));
  /** @type {Unit[][]} */
  const rows = [];
  /** @type {Net[]} */
  const nets = [];
  /** @type {number[]} how far each row is taken already */
  const taken = [];
  for (const ids of families) {
    const made = unitsOf(kin, ids, levels);
    const own = ordered(made);
    place(own);
    beside(own, taken);
    nets.push(...made.nets);
    for (const unit of made.units) (rows[unit.row] ??= []).push(unit);
  }
  for (let row = 0; row < rows.length; row++) rows[row] ??= [];
  const { tops, edges } = linesOf(kin, rows, nets);
  /** @type {Node[]} */
  const nodes = rows.flatMap((row, level) =>
    row.flatMap((unit) =>
      unit.members.map((id, index) => ({
        key: id,
        id,
        x: unit.x + at(unit.offsets, index),
        y: at(tops, level),
        ...CARD,
        level,
      })),
    ),
  );
  /** @type {import("./shapes.js").Level[]} */
  const bands = rows.map((row, level) => ({
    level,
    generation: level + 1,
    countedFrom: "first",
    births: birthSpan(row.flatMap(({ members }) => members.map((id) => got(kin.people, id)))),
    y: at(tops, level),
    h: CARD.h,
  }));
  if (singles.length > 0) {
    const grid = gridOf(singles, nodes, rows.length);
    nodes.push(...grid);
    const last = at(grid, grid.length - 1);
    const y = at(grid, 0).y;
    const band = { level: rows.length, generation: 0, countedFrom: null, births: null };
    bands.push({ ...band, y, h: last.y + CARD.h - y });
  }
  return { nodes, edges, levels: bands, bounds: boundsOf(nodes) };
}

/**
 * Moves a family to the right of the others, as far as the tightest row requires.
 * @param {readonly (readonly Unit[])[]} own
 * @param {number[]} taken
 */
function beside(own, taken) {
  const first = own.find((row) => row.length > 0)?.[0]?.row ?? 0;
  const lefts = own.map((row) => row[0]?.x ?? Infinity);
  const rights = own.map((row) => {
    const last = row.at(-1);
    return last ? last.x + last.w : -Infinity;
  });
  let shift = -Infinity;
  own.forEach((_, row) => {
    // Lines run between two rows, so each is as wide there as the wider of the two.
    const left = Math.min(at(lefts, row), lefts[row + 1] ?? Infinity, lefts[row - 1] ?? Infinity);
    if (left === Infinity) return;
    shift = Math.max(shift, (taken[first + row] ?? 0) + GAP.families - left);
  });
  for (const unit of own.flat()) unit.x += shift;
  own.forEach((_, row) => {
    const right = Math.max(
      at(rights, row),
      rights[row + 1] ?? -Infinity,
      rights[row - 1] ?? -Infinity,
    );
    taken[first + row] = Math.max(taken[first + row] ?? 0, right + shift);
  });
}

/**
 * Moves families up and down so that rows contain people of the same time as the largest family's.
 * @param {Kin} kin
 * @param {readonly (readonly string[])[]} families
 * @param {Map<string, number>} levels
 */
function inEras(kin, families, levels) {
  const [leading = [], ...others] = families;
  /** @type {{sum: number, count: number}[]} */
  const years = [];
  for (const id of leading) {
    const year = birthYear(got(kin.people, id));
    const row = (years[got(levels, id)] ??= { sum: 0, count: 0 });
    if (year === null) continue;
    row.sum += year;
    row.count += 1;
  }
  const known = [...years.entries()].filter(([, row]) => row && row.count > 0);
  if (known.length > 0) {
    for (const ids of others) {
      /** @type {number[]} */
      const moves = [];
      for (const id of ids) {
        const year = birthYear(got(kin.people, id));
        if (year === null) continue;
        const [level] = known.reduce((best, one) =>
          Math.abs(one[1].sum / one[1].count - year) < Math.abs(best[1].sum / best[1].count - year)
            ? one
            : best,
        );
        moves.push(level - got(levels, id));
      }
      if (moves.length === 0) continue;
      moves.sort((a, b) => a - b);
      const move = at(moves, Math.floor(moves.length / 2));
      for (const id of ids) levels.set(id, got(levels, id) + move);
    }
  }
  const joined = families.flat();
  const top = joined.reduce((least, id) => Math.min(least, got(levels, id)), Infinity);
  for (const id of joined) levels.set(id, got(levels, id) - top);
  return levels;
}

/**
 * @param {readonly string[]} ids
 * @param {readonly Node[]} above
 * @param {number} level
 * @returns {Node[]}
 */
function gridOf(ids, above, level) {
  const { x, y, w, h } = boundsOf(above);
  const [stepX, stepY] = [CARD.w + GAP.kin, CARD.h + GAP.kin];
  const wide = Math.max(4, Math.ceil(Math.sqrt(ids.length * 2)));
  const columns = Math.min(ids.length, Math.max(wide, Math.min(40, Math.floor(w / stepX))));
  const left = above.length > 0 ? x + Math.max(0, (w - columns * stepX) / 2) : 0;
  const top = above.length > 0 ? y + h + GAP.level : 0;
  return ids.map((id, index) => ({
    key: id,
    id,
    x: left + (index % columns) * stepX,
    y: top + Math.floor(index / columns) * stepY,
    ...CARD,
    level,
  }));
}
