/**
 * The stage: puts the drawing on the page, and keeps it to what the address and the tree say.
 * Not here: the drawing itself (`canvas/`).
 */

import { makeCanvas } from "../canvas/canvas.js";
import { html } from "../html.js";
import { go, place } from "../state/address.js";
import { stage } from "../state/stage.js";
import { graph, mayEdit } from "../state/tree.js";
import { useEffect, useLayoutEffect, useRef } from "../vendor/hooks.js";

/**
 * @param {{
 *   path: readonly string[] | null,
 *   matches: readonly string[] | null,
 *   onAdd: (kind: "parent" | "child" | "spouse", personId: string) => void,
 *   onConnect: (fromId: string, toId: string) => void,
 * }} props
 */
export function Stage({ path, matches, onAdd, onConnect }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const shown = useRef("");
  const { view, root, generations, person } = place.value;
  const drawn = graph.value;
  const latest = useRef({ onAdd, onConnect });
  latest.current = { onAdd, onConnect };
  useLayoutEffect(() => {
    if (!box.current) return;
    const canvas = makeCanvas(box.current, {
      onSelect: (id) => go({ person: id ?? "" }, { replace: true }),
      onOpen: (id) => go({ person: id }),
      onAdd: (kind, id) => {
        if (mayEdit.peek()) latest.current.onAdd(kind, id);
      },
      onConnect: (from, to) => {
        if (mayEdit.peek()) latest.current.onConnect(from, to);
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
    const keepsView = shown.current === drawn.tree.treeId;
    shown.current = drawn.tree.treeId;
    stage.current?.show(drawn, { keepsView });
  }, [drawn]);
  useEffect(() => {
    if (!drawn || view === "list") return;
    const rootId = root || drawn.tree.rootPersonId || person || drawn.persons[0]?.personId;
    stage.current?.view(view, { rootId, generations });
  }, [view, root, generations, drawn?.tree.treeId, drawn?.tree.rootPersonId]);
  useEffect(() => stage.current?.select(person || null), [person, drawn, view]);
  useEffect(() => stage.current?.path(path), [path, drawn, view]);
  useEffect(() => stage.current?.matches(matches), [matches, drawn, view]);
  return html`<div class="stage ${mayEdit.value ? "may-edit" : ""}" ref=${box}></div>`;
}
