/**
 * The stage: puts the drawing on the page, and updates it when the address or the tree changes.
 * Not here: the drawing itself (`canvas/`).
 */

import { makeCanvas } from "../canvas/canvas.js";
import { html } from "../kit/html.js";
import { go, place } from "../state/address.js";
import { kinNames, nameKin } from "../state/home_person.js";
import { stage } from "../state/stage.js";
import { firstId, graph, mayEdit } from "../state/tree.js";
import { useEffect, useLayoutEffect, useRef } from "../kit/vendor/hooks.js";

/**
 * @param {{
 *   path: readonly string[] | null,
 *   matches: readonly string[] | null,
 *   onAdd: (kind: "parent" | "child" | "spouse", personId: string) => void,
 *   onConnect: (fromId: string, toId: string, kind: "parent" | "child" | "spouse") => void,
 * }} props
 */
export function Stage({ path, matches, onAdd, onConnect }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const shown = useRef(/** @type {import("../api/shapes.js").Graph | null} */ (null));
  const { view, root, generations, person } = place.value;
  const drawn = graph.value;
  const latest = useRef({ onAdd, onConnect });
  latest.current = { onAdd, onConnect };
  useLayoutEffect(() => {
    if (!box.current) return;
    const canvas = makeCanvas(box.current, {
      onSelect: (id) => go({ person: id ?? "" }, { replace: true }),
      onOpen: (id) => go({ person: id }),
      corner: () => (box.current ? cornerOf(box.current) : null),
      onSeen: nameKin,
      // Viewers see no signs for adding; their rights can change with every read.
      get onAdd() {
        return mayEdit.peek() ? latest.current.onAdd : null;
      },
      get onConnect() {
        return mayEdit.peek() ? latest.current.onConnect : null;
      },
    });
    stage.current = canvas;
    return () => {
      stage.current = null;
      canvas.destroy();
    };
  }, []);
  useLayoutEffect(() => {
    if (!drawn) return;
    const before = shown.current;
    const keepsView = before?.tree.treeId === drawn.tree.treeId;
    shown.current = drawn;
    const canvas = stage.current;
    canvas?.show(drawn, { keepsView }).then(() => {
      // The person in the address is drawn before the panel, which may cover the card. A new person
      // may be in the address before being drawn.
      const { person } = place.peek();
      const wasThere = keepsView && before?.persons.some((one) => one.personId === person);
      if (!wasThere && person && box.current) canvas.reveal(person, coveredOf(box.current));
    });
  }, [drawn]);
  useEffect(() => {
    if (!drawn || view === "list") return;
    const rootId = root || drawn.tree.rootPersonId || person || firstId.peek();
    stage.current?.view(view, { rootId, generations });
  }, [view, root, generations, drawn?.tree.treeId, drawn?.tree.rootPersonId]);
  useEffect(() => stage.current?.select(person || null), [person, drawn, view]);
  useEffect(() => {
    if (person && box.current) stage.current?.reveal(person, coveredOf(box.current));
  }, [person]);
  useEffect(() => stage.current?.path(path), [path, drawn, view]);
  useEffect(() => {
    if (path && box.current) stage.current?.bring(path, coveredOf(box.current));
  }, [path]);
  useEffect(() => stage.current?.kinNames(kinNames.value), [kinNames.value]);
  useEffect(() => stage.current?.matches(matches), [matches, drawn, view]);
  return html`<div class="stage ${mayEdit.value ? "may-edit" : ""}" ref=${box}></div>`;
}

/**
 * The part of the drawing that the finder or, on a narrow screen, the panel covers: the left side
 * if there is room beside it, otherwise the bottom.
 * @param {HTMLElement} box
 * @returns {import("../canvas/camera.js").Covered}
 */
function coveredOf(box) {
  const { left, right, bottom, width, height } = box.getBoundingClientRect();
  const covered = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const over of document.querySelectorAll(".kin-bar, .panel")) {
    const there = over.getBoundingClientRect();
    if (there.left >= right) continue; // it lies beside the drawing
    if (there.width < width * 0.7) covered.left = there.right - left;
    else covered.bottom = Math.min(height * 0.8, Math.max(covered.bottom, bottom - there.top));
  }
  return covered;
}

/**
 * Where the buttons that zoom lie over the drawing.
 * @param {HTMLElement} box
 * @returns {import("../layout/shapes.js").Box | null}
 */
function cornerOf(box) {
  const { left, top } = box.getBoundingClientRect();
  const over = document.querySelector(".zoom")?.getBoundingClientRect();
  return over ? { x: over.left - left, y: over.top - top, w: over.width, h: over.height } : null;
}
