/**
 * The address is the state: the screen, the tree, the view, and the open person.
 *
 * It lies behind the `#`, so that neither the ids of people nor the token of a mail is ever sent to
 * a server as part of an address.
 * Not here: what a screen shows.
 */

import { makeAddress } from "../kit/state/address.js";

/** @typedef {"signin" | "signup" | "forgot" | "reset"} DoorScreen */
/** @typedef {"confirm" | "address" | "undo" | "invitation"} LinkScreen of the link in a mail */
/** @typedef {DoorScreen | LinkScreen | "trees" | "tree" | "public"} Screen */
/** @typedef {"tree" | "pedigree" | "descendants" | "hourglass" | "fan" | "list"} View */

/**
 * @typedef {object} Place
 * @property {Screen} screen
 * @property {string} id of the tree, or the token of a mail
 * @property {View} view
 * @property {string} root the person from whom charts begin; empty: the tree's own
 * @property {number} generations that charts show
 * @property {string} person whose panel is open; empty: nobody's
 * @property {string} insight which insight is open; empty: none
 */

/** @type {readonly View[]} */
export const VIEWS = ["tree", "pedigree", "descendants", "hourglass", "fan", "list"];

/**
 * Whether a view begins with one person.
 * @param {View} view
 */
export const isChart = (view) => view !== "tree" && view !== "list";

export const GENERATIONS_MIN = 2;
export const GENERATIONS_MAX = 10;
const GENERATIONS = 4;

/** @type {Record<string, Screen>} */
const SCREENS = {
  "": "trees",
  trees: "tree",
  public: "public",
  signin: "signin",
  signup: "signup",
  forgot: "forgot",
  reset: "reset",
  confirm: "confirm",
  address: "address",
  undo: "undo",
  invitation: "invitation",
};
/** @type {Record<Screen, string>} */
const WORDS = {
  trees: "",
  tree: "trees",
  public: "public",
  signin: "signin",
  signup: "signup",
  forgot: "forgot",
  reset: "reset",
  confirm: "confirm",
  address: "address",
  undo: "undo",
  invitation: "invitation",
};

const address = makeAddress({
  read: ({ hash }) => placeIn(hash.replace(/^#\/?/, "")),
  write: addressOf,
});

/** Where the reader is. */
export const { place } = address;

/**
 * Goes to a screen.
 * @param {Screen} screen
 * @param {string} [id]
 * @param {{replace?: boolean}} [how] `replace` leaves no trace in the history
 */
export function open(screen, id = "", { replace = false } = {}) {
  show({ ...placeIn(""), screen, id }, replace);
}

/**
 * Changes something of the tree that is open: what is not named stays as it is.
 * @param {Partial<Place>} changes
 * @param {{replace?: boolean}} [how]
 */
export function go(changes, { replace = false } = {}) {
  show({ ...place.peek(), ...changes }, replace);
}

/**
 * Shows another view of the tree. A chart starts from the open person, and the next chart from the
 * same person.
 * @param {View} view
 */
export function showView(view) {
  const { view: before, person, root } = place.peek();
  const first = isChart(before) ? root || person : person || root;
  go({ view, ...(isChart(view) ? { root: first } : {}) });
}

/**
 * The address of a place, for links.
 * @param {Partial<Place>} somewhere
 */
export function addressOf({ screen = "trees", id = "", view, root, generations, person, insight }) {
  const path = [WORDS[screen], id].filter(Boolean).map(encodeURIComponent).join("/");
  const query = new URLSearchParams();
  if (view && view !== "tree") query.set("view", view);
  if (root) query.set("root", root);
  if (generations && generations !== GENERATIONS) query.set("generations", String(generations));
  if (person) query.set("person", person);
  if (insight) query.set("insight", insight);
  const text = query.toString();
  return `#/${path}${text ? `?${text}` : ""}`;
}

/**
 * @param {Place} next
 * @param {boolean} replace
 */
function show(next, replace) {
  if (addressOf(next) !== (location.hash || "#/")) address.go(next, { replace });
}

/**
 * @param {string} text
 * @returns {Place}
 */
function placeIn(text) {
  const [path = "", query = ""] = text.split("?", 2);
  const [word = "", id = ""] = path.split("/").map(decoded);
  const asked = new URLSearchParams(query);
  const view = /** @type {View} */ (asked.get("view") ?? "tree");
  const generations = Number(asked.get("generations")) || GENERATIONS;
  return {
    screen: Object.hasOwn(SCREENS, word) ? /** @type {Screen} */ (SCREENS[word]) : "trees",
    id,
    view: VIEWS.includes(view) ? view : "tree",
    root: asked.get("root") ?? "",
    generations: Math.min(GENERATIONS_MAX, Math.max(GENERATIONS_MIN, Math.round(generations))),
    person: asked.get("person") ?? "",
    insight: asked.get("insight") ?? "",
  };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
