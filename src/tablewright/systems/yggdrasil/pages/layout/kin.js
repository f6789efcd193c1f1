/**
 * The relatives in a graph: each person's parents, children and spouses, sorted by birth.
 *
 * Links to missing people or to oneself, second links of the same pair, and links that would make a
 * person their own ancestor are left out.
 * Not here: positions.
 */

import { birthYear, yearOf } from "./years.js";

/** @typedef {import("./shapes.js").Graph} Graph */
/** @typedef {import("./shapes.js").Person} Person */
/** @typedef {import("./shapes.js").SpouseLink} SpouseLink */

/**
 * Children of the same parents, by links of the same type.
 * @typedef {object} Family
 * @property {string} key
 * @property {readonly string[]} parents
 * @property {string} type
 * @property {string[]} children
 */

/**
 * @typedef {object} Kin
 * @property {ReadonlyMap<string, Person>} people sorted by birth
 * @property {(id: string) => readonly {id: string, type: string}[]} parents
 * @property {(id: string) => readonly {id: string, type: string}[]} children
 * @property {(id: string) => readonly {id: string, link: SpouseLink}[]} spouses
 * @property {readonly Family[]} families
 * @property {(id: string) => readonly Family[]} familiesOfParent
 * @property {(id: string) => readonly Family[]} familiesOfChild
 * @property {readonly SpouseLink[]} couples
 */

/** @type {readonly never[]} */
const NONE = Object.freeze([]);

/**
 * @param {Graph} graph
 * @returns {Kin}
 */
export function kinOf(graph) {
  const people = new Map(
    [...graph.persons]
      .map((person) => ({ person, born: bornOrder(person) }))
      .sort((a, b) => order(a.born, b.born) || order(a.person.personId, b.person.personId))
      .map(({ person }) => [person.personId, person]),
  );
  const rank = new Map([...people.keys()].map((id, index) => [id, index]));
  const { parents, children } = parentLinks(graph, people, rank);
  const { spouses, couples } = spouseLinks(graph, people, rank);
  const families = familiesOf(people, parents);
  const ofParent = grouped(families, (family) => family.parents);
  const ofChild = grouped(families, (family) => family.children);
  return {
    people,
    parents: (id) => parents.get(id) ?? NONE,
    children: (id) => children.get(id) ?? NONE,
    spouses: (id) => spouses.get(id) ?? NONE,
    families,
    familiesOfParent: (id) => ofParent.get(id) ?? NONE,
    familiesOfChild: (id) => ofChild.get(id) ?? NONE,
    couples,
  };
}

/**
 * The key of two people, in either order.
 * @param {string} a
 * @param {string} b
 */
export function pairKey(a, b) {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/**
 * A text that sorts people by birth.
 * @param {Person} person
 */
function bornOrder(person) {
  return dateOrder(person.birthDate ?? person.birthSort, birthYear(person));
}

/**
 * A text that sorts couples by wedding, often known only by year.
 * @param {SpouseLink} link
 */
function weddingOrder(link) {
  return dateOrder(link.marriageDate, yearOf(link.marriageDate, link.marriageDateText));
}

/**
 * A text that sorts by date; missing dates come last.
 * @param {string | undefined} exact
 * @param {number | null} year
 */
function dateOrder(exact, year) {
  if (exact && !exact.startsWith("-")) return exact.padStart(10, "0");
  if (year === null) return "~";
  return year < 0 ? `!${String(10000 + year).padStart(5, "0")}` : String(year).padStart(4, "0");
}

/**
 * @param {Graph} graph
 * @param {ReadonlyMap<string, Person>} people
 * @param {ReadonlyMap<string, number>} rank
 */
function parentLinks(graph, people, rank) {
  /** @type {Map<string, {id: string, type: string}[]>} */
  const parents = new Map();
  /** @type {Map<string, {id: string, type: string}[]>} */
  const children = new Map();
  const seen = new Set();
  for (const { parentId, childId, type = "Biological" } of graph.parents) {
    const key = `${parentId} ${childId}`;
    if (!people.has(parentId) || !people.has(childId) || parentId === childId) continue;
    if (seen.has(key)) continue;
    seen.add(key);
    push(parents, childId, { id: parentId, type });
    push(children, parentId, { id: childId, type });
  }
  for (const [child, id] of backLinks(people, children)) {
    parents.set(child, (parents.get(child) ?? []).filter((one) => one.id !== id));
    children.set(id, (children.get(id) ?? []).filter((one) => one.id !== child));
  }
  for (const lists of [parents, children]) {
    for (const list of lists.values()) list.sort((a, b) => numberOf(rank, a) - numberOf(rank, b));
  }
  return { parents, children };
}

/**
 * Links that lead back to an ancestor, found by descending from each person once.
 * @param {ReadonlyMap<string, Person>} people
 * @param {ReadonlyMap<string, readonly {id: string}[]>} children
 */
function backLinks(people, children) {
  /** @type {[string, string][]} */
  const found = [];
  /** @type {Map<string, "open" | "done">} */
  const state = new Map();
  for (const start of people.keys()) {
    if (state.has(start)) continue;
    state.set(start, "open");
    const way = [{ id: start, next: 0 }];
    for (let top = way.at(-1); top; top = way.at(-1)) {
      const child = children.get(top.id)?.[top.next++];
      if (!child) {
        state.set(top.id, "done");
        way.pop();
      } else if (state.get(child.id) === "open") {
        found.push([child.id, top.id]);
      } else if (!state.has(child.id)) {
        state.set(child.id, "open");
        way.push({ id: child.id, next: 0 });
      }
    }
  }
  return found;
}

/**
 * @param {Graph} graph
 * @param {ReadonlyMap<string, Person>} people
 * @param {ReadonlyMap<string, number>} rank
 */
function spouseLinks(graph, people, rank) {
  /** @type {Map<string, {id: string, link: SpouseLink}[]>} */
  const spouses = new Map();
  /** @type {Map<string, SpouseLink>} */
  const couples = new Map();
  for (const link of graph.spouses) {
    const { person1Id: a, person2Id: b } = link;
    const key = pairKey(a, b);
    if (!people.has(a) || !people.has(b) || a === b || couples.has(key)) continue;
    couples.set(key, link);
    push(spouses, a, { id: b, link });
    push(spouses, b, { id: a, link });
  }
  for (const list of spouses.values()) {
    list.sort(
      (a, b) =>
        order(weddingOrder(a.link), weddingOrder(b.link)) ||
        numberOf(rank, a) - numberOf(rank, b),
    );
  }
  const sorted = [...couples].sort((a, b) => order(a[0], b[0])).map(([, link]) => link);
  return { spouses, couples: sorted };
}

/**
 * @param {ReadonlyMap<string, Person>} people
 * @param {ReadonlyMap<string, readonly {id: string, type: string}[]>} parents
 */
function familiesOf(people, parents) {
  /** @type {Map<string, Family>} */
  const families = new Map();
  for (const child of people.keys()) {
    /** @type {Map<string, string[]>} */
    const byType = new Map();
    for (const { id, type } of parents.get(child) ?? []) push(byType, type, id);
    for (const [type, ids] of byType) {
      // Three parents of one type are two and one: lines join two people at most.
      for (let at = 0; at < ids.length; at += 2) {
        const some = ids.slice(at, at + 2).sort();
        const key = `${type} ${some.join(" ")}`;
        const family = families.get(key) ?? { key, parents: some, type, children: [] };
        families.set(key, family);
        family.children.push(child);
      }
    }
  }
  return [...families.values()];
}

/**
 * @param {readonly Family[]} families
 * @param {(family: Family) => readonly string[]} idsOf
 */
function grouped(families, idsOf) {
  /** @type {Map<string, Family[]>} */
  const found = new Map();
  for (const family of families) for (const id of idsOf(family)) push(found, id, family);
  return found;
}

/**
 * @template K, V
 * @param {Map<K, V[]>} lists
 * @param {K} key
 * @param {V} value
 */
function push(lists, key, value) {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/**
 * @param {ReadonlyMap<string, number>} rank
 * @param {{id: string}} one
 */
function numberOf(rank, one) {
  return rank.get(one.id) ?? 0;
}

/**
 * @param {string} a
 * @param {string} b
 */
function order(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
