/** The keys of a tree's screen. Their list for people is in `dialogs/shortcuts.js`. */

import { go, place, showView, VIEWS } from "../state/address.js";
import { redo, undo } from "../state/history.js";
import { useShortcuts } from "../kit/state/shortcuts.js";
import { stage } from "../state/stage.js";
import { mayEdit } from "../state/tree.js";
import { useEffect } from "../kit/vendor/hooks.js";

const CLOSER = 1.25;

/**
 * @param {{
 *   onAdd: (adding: import("../person/add_dialog.js").Adding) => void,
 *   onKin: () => void,
 *   onDialog: (name: string) => void,
 * }} props
 */
export function useTreeKeys({ onAdd, onKin, onDialog }) {
  /** @param {"parent" | "child" | "spouse"} kind */
  const adding = (kind) => () => {
    const personId = place.peek().person;
    if (personId && mayEdit.peek()) onAdd({ kind, personId });
  };
  useShortcuts({
    "/": () => document.getElementById("search")?.focus(),
    "?": () => onDialog("keys"),
    k: onKin,
    i: () => go({ insight: place.peek().insight ? "" : "checks" }),
    f: () => stage.current?.fit(),
    "+": () => stage.current?.zoom(CLOSER),
    "-": () => stage.current?.zoom(1 / CLOSER),
    p: adding("parent"),
    c: adding("child"),
    s: adding("spouse"),
    e: () => document.getElementById("edit-person")?.click(),
    u: () => mayEdit.peek() && undo(),
    r: () => mayEdit.peek() && redo(),
    Escape: () => {
      const isInside = document.activeElement?.closest(".panel, .insights");
      go(place.peek().person ? { person: "" } : { insight: "" });
      if (isInside) document.getElementById("main")?.focus(); // or it would go with them
    },
    ...Object.fromEntries(VIEWS.map((view, at) => [`${at + 1}`, () => showView(view)])),
  });
  useEffect(() => {
    /** @param {KeyboardEvent} press */
    const act = (press) => {
      const isTyping = press.target instanceof Element && press.target.closest("input, textarea");
      if (isTyping || !(press.ctrlKey || press.metaKey) || !mayEdit.peek()) return;
      if (document.querySelector("dialog[open]")) return;
      const key = press.key.toLowerCase();
      if (key === "z" && !press.shiftKey) undo();
      else if (key === "y" || (key === "z" && press.shiftKey)) redo();
      else return;
      press.preventDefault();
    };
    document.addEventListener("keydown", act);
    return () => document.removeEventListener("keydown", act);
  }, []);
}
