/** The bar above a tree: where one is, how one looks at it, whom one looks for, what one can do. */

import { html } from "../kit/html.js";
import { leave, skip } from "../home/masthead.js";
import { Icon } from "../parts/icon.js";
import { Menu } from "../parts/menu.js";
import { addressOf, go, place } from "../state/address.js";
import { isBusy, redo, redoable, undo, undoable } from "../state/history.js";
import { user } from "../state/session.js";
import { graph, isOwner, mayEdit } from "../state/tree.js";
import { SearchBox } from "./search_box.js";
import { ViewChoice } from "./view_choice.js";

/**
 * @param {{
 *   onDialog: (name: string) => void,
 *   onKin: () => void,
 *   onMatches: (ids: readonly string[] | null) => void,
 * }} props
 */
export function Toolbar({ onDialog, onKin, onMatches }) {
  const tree = graph.value?.tree;
  const isGuest = place.value.screen === "public";
  return html`<header class="toolbar">
    <a class="skip" href="#main" onClick=${skip}>Skip to the tree</a>
    <div class="toolbar-name">
      <a
        class="button quiet icon-only"
        href=${addressOf({})}
        aria-label=${user.value ? "My trees" : "Yggdrasil"}
        title=${user.value ? "My trees" : "Yggdrasil"}
      >
        <img src="mark.svg" alt="" width="30" height="30" />
      </a>
      <h1 title=${[tree?.treeName, tree?.description].filter(Boolean).join(": ")}>
        ${tree?.treeName}
      </h1>
      ${isGuest || tree?.role === "viewer"
        ? html`<span class="tag">${isGuest ? "Public" : "You may look"}</span>`
        : null}
    </div>
    <${SearchBox} onMatches=${onMatches} />
    <${ViewChoice} />
    <div class="toolbar-tools">
      ${mayEdit.value ? html`<${UndoButtons} />` : null}
      <button
        type="button"
        class="button quiet"
        title="How are two people related?"
        onClick=${onKin}
      >
        <${Icon} name="kin" /><span class="tool-label">Related?</span>
      </button>
      <button
        type="button"
        class="button quiet"
        aria-expanded=${place.value.insight !== ""}
        title="Insights"
        onClick=${() => go({ insight: place.value.insight ? "" : "checks" })}
      >
        <${Icon} name="insights" /><span class="tool-label">Insights</span>
      </button>
      <${Menu} label="More" items=${itemsOf(onDialog, isGuest)} />
    </div>
  </header>`;
}

/**
 * @param {(name: string) => void} onDialog
 * @param {boolean} isGuest
 * @returns {import("../parts/menu.js").MenuItem[]}
 */
function itemsOf(onDialog, isGuest) {
  /** @type {import("../parts/menu.js").MenuItem[]} */
  const items = [];
  if (isOwner.value) {
    items.push(
      { label: "Share", icon: "share", act: () => onDialog("share") },
      { label: "Publish", icon: "globe", act: () => onDialog("publish") },
      { label: "Name and description", icon: "edit", act: () => onDialog("details") },
      { label: "Import a file", icon: "importing", act: () => onDialog("import") },
    );
  }
  items.push(
    { label: "Export", icon: "exporting", act: () => onDialog("export") },
    { label: "Print", icon: "print", act: () => onDialog("print") },
    { label: "Keyboard", icon: "keyboard", act: () => onDialog("keys") },
  );
  if (user.value && !isGuest) items.push({ label: "Sign out", icon: "lock", act: leave });
  return items;
}

function UndoButtons() {
  const back = undoable.value ? `Undo ${undoable.value}` : "Nothing to undo";
  const again = redoable.value ? `Do again: ${redoable.value}` : "Nothing to do again";
  return html`<button
      type="button"
      class="button quiet icon-only"
      aria-label=${back}
      title=${back}
      disabled=${!undoable.value || isBusy.value}
      onClick=${undo}
    >
      <${Icon} name="undo" />
    </button>
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${again}
      title=${again}
      disabled=${!redoable.value || isBusy.value}
      onClick=${redo}
    >
      <${Icon} name="redo" />
    </button>`;
}
