/**
 * Heights of rows and the lines between them. Lines that would overlap get separate lanes, and a
 * gap with many lanes is higher.
 * Not here: coordinates within rows (`tree_place.js`).
 */

import { pairKey } from "./kin.js";
import { at, got } from "./sets.js";
import { BAR, CARD, GAP } from "./sizes.js";

/** @typedef {import("./shapes.js").Edge} Edge */
/** @typedef {import("./kin.js").Kin} Kin */
/** @typedef {import("./tree_units.js").Unit} Unit */
/** @typedef {import("./tree_units.js").Net} Net */

/** @typedef {{net: Net, hub: number, ports: number[], lane: number}} Wire */

const LANES_HEIGHT_MAX = 260;

/**
 * @param {Kin} kin
 * @param {readonly (readonly Unit[])[]} rows
 * @param {readonly Net[]} nets
 */
export function linesOf(kin, rows, nets) {
  /** @type {Wire[][]} */
  const wires = rows.map(() => []);
  for (const net of nets) wires[net.row]?.push(wireOf(net));
  const laneCounts = wires.map(giveLanes);
  const brackets = rows.map((row) => bracketsOf(kin, row));
  /** @type {number[]} */
  const tops = [];
  /** @type {number[]} */
  const laneTops = [];
  const pitches = laneCounts.map((count) =>
    Math.min(GAP.lane, LANES_HEIGHT_MAX / Math.max(1, count)),
  );
  let y = 0;
  rows.forEach((_, row) => {
    tops.push(y);
    const under = Math.max(0, ...at(brackets, row).map(({ depth }) => depth)) * GAP.lane;
    const lanes = Math.max(0, at(laneCounts, row) - 1) * at(pitches, row);
    const gap = Math.max(GAP.level, lanes + GAP.level * 0.62);
    laneTops.push(y + CARD.h + under + (gap - lanes) / 2);
    y += CARD.h + under + gap;
  });
  /** @param {Wire} wire */
  const laneY = ({ net, lane }) => at(laneTops, net.row) + lane * at(pitches, net.row);
  const edges = [
    ...childEdges(wires, tops, laneY, brackets),
    ...coupleEdges(kin, rows, tops, brackets),
  ];
  return { tops, edges };
}

/**
 * The ends of a net's lines. The ends of a line with a small bend slide until it is straight.
 * @param {Net} net
 * @returns {Wire}
 */
function wireOf(net) {
  const isByBirth = net.family.type === "Biological";
  const count = net.parents.length;
  // Other lines run beside those of biological links, not over them.
  const hub = net.from.x + net.hub + (isByBirth || count === 0 ? 0 : count === 2 ? 6 : 14);
  const ports = net.segments.map(({ to, port, child }) => {
    const isSecond = !isByBirth && to.up.some((one) => one.child === child && one.net !== net);
    return to.x + port + (isSecond ? 14 : 0);
  });
  const aways = ports.map((x) => near(x, hub));
  const nearest = aways.indexOf(Math.min(...aways));
  const port = at(ports, nearest);
  const isAlone = net.from.down.every((one) => one.net === net || one.net.hub !== net.hub);
  const room = !isAlone ? 0 : count === 2 ? GAP.couple / 2 - 4 : count === 1 ? CARD.w / 4 : 0;
  const slid = hub + Math.max(-room, Math.min(room, port - hub));
  const slack = at(net.segments, nearest).child === "" ? 0 : CARD.w / 7;
  const isMany = count === 1 && ports.length > 1;
  if (near(slid, port) > slack || isMany) return { net, hub, ports, lane: 0 };
  ports[nearest] = slid;
  return { net, hub: slid, ports, lane: 0 };
}

/**
 * @param {number} a
 * @param {number} b
 */
function near(a, b) {
  return Math.abs(a - b);
}

/**
 * @param {Wire[]} wires of one gap
 * @returns {number} how many lanes it needs
 */
function giveLanes(wires) {
  const wide = wires
    .map((wire) => ({
      wire,
      left: Math.min(wire.hub, ...wire.ports),
      right: Math.max(wire.hub, ...wire.ports),
    }))
    .filter(({ left, right }) => right - left > 0.5)
    .sort((a, b) => a.left - b.left || a.right - b.right);
  /** @type {number[]} */
  const ends = [];
  for (const { wire, left, right } of wide) {
    let lane = ends.findIndex((end) => end + GAP.lane < left);
    if (lane < 0) lane = ends.length;
    ends[lane] = right;
    wire.lane = lane;
  }
  return ends.length;
}

/** @typedef {{a: string, b: string, left: number, right: number, depth: number}} Bracket */

/**
 * Couples with others between them: a line runs below the cards.
 * @param {Kin} kin
 * @param {readonly Unit[]} row
 * @returns {Bracket[]}
 */
function bracketsOf(kin, row) {
  /** @type {Bracket[]} */
  const found = [];
  for (const unit of row) {
    let depth = 0;
    for (const [a, b] of pairsOf(kin, unit)) {
      const [first, second] = [unit.members.indexOf(a), unit.members.indexOf(b)];
      if (Math.abs(first - second) === 1) continue;
      const [left, right] = first < second ? [first, second] : [second, first];
      depth += 1;
      found.push({
        a: at(unit.members, left),
        b: at(unit.members, right),
        left: unit.x + at(unit.offsets, left) + CARD.w / 2 + 10,
        right: unit.x + at(unit.offsets, right) + CARD.w / 2 - 10,
        depth,
      });
    }
  }
  return found;
}

/**
 * Pairs within a block: couples, and parents of a child together.
 * @param {Kin} kin
 * @param {Unit} unit
 * @returns {[string, string][]}
 */
function pairsOf(kin, unit) {
  /** @type {Map<string, [string, string]>} */
  const pairs = new Map();
  for (const id of unit.members) {
    const others = [
      ...kin.spouses(id).map((spouse) => spouse.id),
      ...kin.familiesOfParent(id).flatMap(({ parents }) => parents),
    ];
    for (const other of others) {
      if (other !== id && unit.members.includes(other)) pairs.set(pairKey(id, other), [id, other]);
    }
  }
  return [...pairs.values()];
}

/**
 * @param {readonly (readonly Wire[])[]} wires
 * @param {readonly number[]} tops
 * @param {(wire: Wire) => number} laneY
 * @param {readonly (readonly Bracket[])[]} brackets
 * @returns {Edge[]}
 */
function childEdges(wires, tops, laneY, brackets) {
  const bracketOf = new Map(brackets.flat().map((one) => [pairKey(one.a, one.b), one]));
  /** @type {Map<Unit, number[]>} the line so far, to where it passes a row */
  const passing = new Map();
  /** @type {Edge[]} */
  const edges = [];
  for (const wire of wires.flat()) {
    const { net, hub, ports } = wire;
    const top = at(tops, net.row);
    const [a = "", b = ""] = net.parents;
    const bracket = bracketOf.get(pairKey(a, b));
    const isCouple = net.parents.length === 2 && !bracket;
    const under = bracket ? top + CARD.h + bracket.depth * GAP.lane : top + CARD.h;
    const start = passing.get(net.from) ?? [hub, isCouple ? top + BAR : under];
    net.segments.forEach(({ to, child }, index) => {
      const port = at(ports, index);
      const y = laneY(wire);
      const points = [...start];
      if (near(port, hub) > 0.5) points.push(hub, y, port, y);
      if (child === "") {
        passing.set(to, points);
        return;
      }
      points.push(port, at(tops, to.row));
      const from = net.parents.length > 0 ? net.parents : net.family.parents;
      edges.push({ kind: "child", type: net.family.type, from, to: child, points });
    });
  }
  return edges;
}

/**
 * @param {Kin} kin
 * @param {readonly (readonly Unit[])[]} rows
 * @param {readonly number[]} tops
 * @param {readonly (readonly Bracket[])[]} brackets
 * @returns {Edge[]}
 */
function coupleEdges(kin, rows, tops, brackets) {
  const links = new Map(kin.couples.map((link) => [pairKey(link.person1Id, link.person2Id), link]));
  /** @type {Map<string, {unit: Unit, index: number}>} */
  const where = new Map();
  for (const unit of rows.flat()) {
    unit.members.forEach((id, index) => where.set(id, { unit, index }));
  }
  /** @type {Edge[]} */
  const edges = [];
  /** @param {string} a @param {string} b @param {number[]} points */
  const put = (a, b, points) => {
    const link = links.get(pairKey(a, b));
    links.delete(pairKey(a, b));
    const kind = link ? "couple" : "parents";
    edges.push({ kind, type: link?.status ?? "", from: [a], to: b, points });
  };
  rows.forEach((row, level) => {
    const top = at(tops, level);
    for (const unit of row) {
      for (const [a, b] of pairsOf(kin, unit)) {
        const index = Math.min(unit.members.indexOf(a), unit.members.indexOf(b));
        if (Math.abs(unit.members.indexOf(a) - unit.members.indexOf(b)) > 1) continue;
        const left = unit.x + at(unit.offsets, index) + CARD.w;
        const right = unit.x + at(unit.offsets, index + 1);
        const [one, other] = [at(unit.members, index), at(unit.members, index + 1)];
        put(one, other, [left, top + BAR, right, top + BAR]);
      }
    }
    for (const { a, b, left, right, depth } of at(brackets, level)) {
      const bottom = top + CARD.h;
      const y = bottom + depth * GAP.lane;
      put(a, b, [left, bottom, left, y, right, y, right, bottom]);
    }
  });
  for (const { person1Id, person2Id } of [...links.values()]) {
    const [one, other] = [got(where, person1Id), got(where, person2Id)];
    const isBelow = other.unit.row > one.unit.row;
    const [upper, lower] = isBelow ? [one, other] : [other, one];
    const x = upper.unit.x + at(upper.unit.offsets, upper.index) + CARD.w * 0.8;
    const end = lower.unit.x + at(lower.unit.offsets, lower.index) + CARD.w * 0.8;
    const y = at(tops, upper.unit.row) + CARD.h;
    const [a, b] = isBelow ? [person1Id, person2Id] : [person2Id, person1Id];
    put(a, b, [x, y, x, y + 14, end, y + 14, end, at(tops, lower.unit.row)]);
  }
  return edges;
}
