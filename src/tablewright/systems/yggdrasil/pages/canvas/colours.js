/**
 * The colours of the drawing: custom properties of the page, read when they may have changed.
 * Not here: their values (`canvas.css`).
 */

const NAMES = /** @type {const} */ ([
  "ground",
  "band",
  "card",
  "edge",
  "ink",
  "quiet",
  "line",
  "accent",
  "on-accent",
  "match",
  "male",
  "male-wash",
  "female",
  "female-wash",
  "other",
  "other-wash",
  "unknown",
  "unknown-wash",
]);

/** @typedef {Record<typeof NAMES[number], string> & {words: string, title: string}} Colours */

/** Where the page names no colours. As canvas.css has them by day. */
export const ON_PAPER = Object.freeze({
  ground: "#ffffff",
  band: "#f7f7f4",
  card: "#ffffff",
  edge: "#d9dad3",
  ink: "#20262b",
  quiet: "#5d666b",
  line: "#8d979b",
  accent: "#17695a",
  "on-accent": "#ffffff",
  match: "#b58900",
  male: "#2c6496",
  "male-wash": "#e4edf5",
  female: "#a8591b",
  "female-wash": "#f8ebdf",
  other: "#6f4f93",
  "other-wash": "#eee8f5",
  unknown: "#666e73",
  "unknown-wash": "#eceeee",
  words: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
  title: '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif',
});

/**
 * Of a drawing on white paper: the page's by day, whatever it looks like now.
 * @param {HTMLElement} element within which the properties hold
 * @returns {Colours}
 */
export function paperColoursOf(element) {
  const { ground, words, title } = ON_PAPER;
  return { ...coloursOf(element, "light"), ground, words, title };
}

/**
 * @param {HTMLElement} element within which the properties hold
 * @param {string} [scheme] `light`: by day
 * @returns {Colours}
 */
export function coloursOf(element, scheme = "") {
  const probe = document.createElement("span");
  probe.hidden = true;
  probe.style.colorScheme = scheme;
  element.append(probe);
  // A property may be an expression; only a real one, such as color, is worked out.
  const computed = getComputedStyle(probe);
  const found = NAMES.map((name) => {
    probe.style.color = `var(--canvas-${name}, ${ON_PAPER[name]})`;
    return [name, computed.color];
  });
  const words = computed.getPropertyValue("--canvas-words").trim() || ON_PAPER.words;
  const title = computed.getPropertyValue("--canvas-title").trim() || ON_PAPER.title;
  probe.remove();
  return /** @type {Colours} */ ({ ...Object.fromEntries(found), words, title });
}

/**
 * Calls back when the colours may have changed.
 * @param {() => void} changed
 * @returns {() => void} ends it
 */
export function watchColours(changed) {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const chosen = new MutationObserver(changed);
  dark.addEventListener("change", changed);
  chosen.observe(document.documentElement, { attributes: true });
  return () => {
    dark.removeEventListener("change", changed);
    chosen.disconnect();
  };
}

/**
 * The colour of a gender and its pale twin. Blue, orange and violet stay apart for those who see
 * few colours; the frame's shape says the same.
 * @param {Colours} colours
 * @param {import("../layout/shapes.js").Person} person
 */
export function genderColours(colours, person) {
  const name = person.hidden ? "unknown" : genderOf(person);
  return { strong: colours[name], wash: colours[`${name}-wash`] };
}

/**
 * @param {import("../layout/shapes.js").Person} person
 * @returns {"male" | "female" | "other" | "unknown"}
 */
export function genderOf({ gender }) {
  return gender === "Male"
    ? "male"
    : gender === "Female"
      ? "female"
      : gender === "Other"
        ? "other"
        : "unknown";
}
