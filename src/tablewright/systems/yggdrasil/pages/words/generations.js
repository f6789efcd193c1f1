/** Names of generations: `Generation 2`, `Grandparents`, `3× great-grandchildren`. */

import { text } from "../words.js";

/** @typedef {import("../layout/shapes.js").Level} Level */

/** @param {Level} level */
export function generationText({ generation, countedFrom }) {
  if (countedFrom === null) return text("generation.unconnected");
  if (countedFrom === "first") return text("generation.number", { number: `${generation}` });
  if (generation === 0) return text("generation.same");
  const count = Math.abs(generation);
  return generation < 0 ? ancestorsText(count) : descendantsText(count);
}

/**
 * A name for where there is little room.
 * @param {Level} level
 */
export function generationShort(level) {
  return level.countedFrom === "first" ? `${level.generation}` : generationText(level);
}

/** @param {number} count of generations up */
function ancestorsText(count) {
  if (count === 1) return text("generation.parents");
  if (count === 2) return text("generation.grandparents");
  if (count === 3) return text("generation.greatGrandparents");
  if (count === 4) return text("generation.twiceGreatGrandparents");
  return text("generation.manyGreatGrandparents", { count: count - 2 });
}

/** @param {number} count of generations down */
function descendantsText(count) {
  if (count === 1) return text("generation.children");
  if (count === 2) return text("generation.grandchildren");
  if (count === 3) return text("generation.greatGrandchildren");
  if (count === 4) return text("generation.twiceGreatGrandchildren");
  return text("generation.manyGreatGrandchildren", { count: count - 2 });
}
