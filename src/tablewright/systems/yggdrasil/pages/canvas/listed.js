/**
 * People in view as an invisible list for screen readers and braille displays, and a line that
 * names the selected person.
 * Not here: the words (`names.js`).
 */

import { text } from "../words.js";
import { described, introduced } from "./names.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("../layout/shapes.js").Node} Node */

const LISTED_MAX = 60;

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} surface
 * @param {{select: (id: string) => void, open: (id: string) => void}} does
 */
export function makeListed(root, surface, does) {
  const help = unseen("p", root);
  help.id = `family-canvas-help-${Math.floor(performance.now() * 1000)}`;
  help.textContent = text("canvas.help");
  surface.setAttribute("aria-describedby", help.id);
  const list = unseen("ul", root);
  list.setAttribute("aria-label", text("canvas.people"));
  const live = unseen("p", root);
  live.setAttribute("aria-live", "polite");
  live.setAttribute("role", "status");

  list.addEventListener("click", (event) => {
    const id = idOf(event.target);
    if (id) does.open(id);
  });
  list.addEventListener("focusin", (event) => {
    const id = idOf(event.target);
    if (id) does.select(id);
  });

  return {
    /**
     * Lists who is in view, the selected one always, the nearest to the middle first if there are
     * too many. A button keeps its place in the page while it is listed, and so the focus.
     * @param {Scene} scene
     * @param {Camera} camera
     * @param {string | null} selectedId
     * @param {ReadonlyMap<string, string>} kinNames what people are to the reader
     */
    renew(scene, camera, selectedId, kinNames) {
      const chosen = chosenOf(scene, camera, selectedId);
      const there = new Map(
        Array.from(list.children, (item) => [idOf(item.firstElementChild), item]),
      );
      const wanted = new Set(chosen.map(({ id }) => id));
      for (const [id, item] of there) if (!id || !wanted.has(id)) item.remove();
      let before = /** @type {Element | null} */ (null);
      for (const { id } of chosen) {
        const person = scene.kin.people.get(id);
        if (!person) continue;
        const item = there.get(id) ?? itemFor(id);
        const button = /** @type {HTMLElement} */ (item.firstElementChild);
        const words = [described(person, scene.kin), kinNames.get(id)].filter(Boolean).join(", ");
        if (button.textContent !== words) button.textContent = words;
        if (id === selectedId) button.setAttribute("aria-current", "true");
        else button.removeAttribute("aria-current");
        button.tabIndex = id === (selectedId ?? chosen[0]?.id) ? 0 : -1;
        const next = before ? before.nextElementSibling : list.firstElementChild;
        if (next !== item) list.insertBefore(item, next);
        before = item;
      }
    },
    /**
     * @param {Scene} scene
     * @param {string | null} id
     */
    say(scene, id) {
      const person = id === null ? undefined : scene.kin.people.get(id);
      live.textContent = person ? introduced(person, scene.kin) : "";
    },
    /**
     * Moves the focus on, if it is in the list.
     * @param {string} id
     */
    follow(id) {
      if (!list.contains(document.activeElement)) return;
      for (const button of list.querySelectorAll("button")) {
        if (button.dataset.person === id) button.focus({ preventScroll: true });
      }
    },
  };
}

/**
 * @param {Scene} scene
 * @param {Camera} camera
 * @param {string | null} selectedId
 * @returns {Node[]} in reading order
 */
function chosenOf(scene, camera, selectedId) {
  const { seen } = camera;
  const [mx, my] = [seen.x + seen.w / 2, seen.y + seen.h / 2];
  const once = new Map(scene.nodesIn(seen).map((node) => [node.id, node]));
  const selected = scene.node(selectedId);
  if (selected) once.set(selected.id, selected);
  return [...once.values()]
    .map((node) => ({
      node,
      far: node === selected ? -1 : Math.hypot(node.x + node.w / 2 - mx, node.y + node.h / 2 - my),
    }))
    .sort((a, b) => a.far - b.far)
    .slice(0, LISTED_MAX)
    .map(({ node }) => node)
    .sort((a, b) => a.level - b.level || a.x - b.x || a.y - b.y);
}

/** @param {string} id */
function itemFor(id) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.person = id;
  item.append(button);
  return item;
}

/** @param {unknown} target */
function idOf(target) {
  return target instanceof HTMLElement ? (target.dataset.person ?? null) : null;
}

/**
 * @param {string} tag
 * @param {HTMLElement} root
 */
function unseen(tag, root) {
  const element = document.createElement(tag);
  element.className = "family-canvas-unseen";
  root.append(element);
  return element;
}
