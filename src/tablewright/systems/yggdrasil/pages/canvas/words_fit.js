/**
 * The width of words, and words that fit a width.
 */

const KEPT_MAX = 20_000;

/** @type {CanvasRenderingContext2D | null} */
let ruler = null;
/** @type {Map<string, number>} */
const widths = new Map();

/**
 * @param {string} words
 * @param {string} font as CSS writes it, in a size of 100 px
 */
function widthAt100(words, font) {
  const key = `${font}\n${words}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  ruler ??= document.createElement("canvas").getContext("2d");
  if (!ruler) return words.length * 50;
  ruler.font = font;
  const width = ruler.measureText(words).width;
  if (widths.size > KEPT_MAX) widths.clear();
  widths.set(key, width);
  return width;
}

/**
 * @param {string} words
 * @param {{size: number, weight?: number, family: string}} font
 */
export function widthOf(words, { size, weight = 400, family }) {
  return (widthAt100(words, `${weight} 100px ${family}`) * size) / 100;
}

/**
 * The first choice that fits; if none does, the last one, cut.
 * @param {readonly string[]} choices
 * @param {number} width
 * @param {{size: number, weight?: number, family: string}} font
 */
export function fitting(choices, width, font) {
  const found = choices.find((words) => widthOf(words, font) <= width);
  return found ?? cut(choices.at(-1) ?? "", width, font);
}

/**
 * Words on two lines, the second one cut if need be.
 * @param {string} words
 * @param {number} width
 * @param {{size: number, weight?: number, family: string}} font
 * @returns {[string, string]}
 */
export function inTwoLines(words, width, font) {
  const parts = words.split(" ");
  let first = parts.shift() ?? "";
  for (let next = parts[0]; next !== undefined; next = parts[0]) {
    if (widthOf(`${first} ${next}`, font) > width) break;
    first += ` ${parts.shift()}`;
  }
  return [cut(first, width, font), cut(parts.join(" "), width, font)];
}

/**
 * @param {string} words
 * @param {number} width
 * @param {{size: number, weight?: number, family: string}} font
 */
function cut(words, width, font) {
  if (widthOf(words, font) <= width) return words;
  const letters = Array.from(words);
  let [least, most] = [0, letters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (widthOf(`${letters.slice(0, middle).join("")}…`, font) <= width) least = middle;
    else most = middle - 1;
  }
  return least === 0 ? "" : `${letters.slice(0, least).join("").trimEnd()}…`;
}
