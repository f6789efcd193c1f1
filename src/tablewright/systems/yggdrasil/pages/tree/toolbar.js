/** The toolbar of a tree: its name, search, views and actions. */

import { html } from "../kit/html.js";
import { leave, skip } from "../home/masthead.js";
import { Icon } from "../kit/parts/icon.js";
import { Menu } from "../kit/parts/menu.js";
import { addressOf, go, place } from "../state/address.js";
import { isBusy, redo, redoable, undo, undoable } from "../state/history.js";
import { user } from "../state/session.js";
import { graph, isOwner, mayEdit } from "../state/tree.js";
import { text } from "../words.js";
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
  const { screen, person, insight } = place.value;
  const isGuest = screen === "public";
  const showsInsight = insight !== "" && !person; // a person's panel lies over it
  return html`<header class="toolbar">
    <a class="skip" href="#main" onClick=${skip}>${text("tree.skip")}</a>
    <div class="toolbar-name">
      <a
        class="button quiet icon-only"
        href=${addressOf({})}
        aria-label=${text(user.value ? "home.title" : "page.name")}
        title=${text(user.value ? "home.title" : "page.name")}
      >
        <img src="mark.svg" alt="" width="30" height="30" />
      </a>
      <h1 title=${[tree?.treeName, tree?.description].filter(Boolean).join(": ")}>
        ${tree?.treeName}
      </h1>
      ${isGuest || tree?.role === "viewer" || tree?.role === "relative"
        ? html`<span class="tag">${text(isGuest ? "tree.public" : "tree.access.viewer")}</span>`
        : null}
    </div>
    <${SearchBox} onMatches=${onMatches} />
    <${ViewChoice} />
    <div class="toolbar-tools">
      ${mayEdit.value ? html`<${UndoButtons} />` : null}
      <button
        type="button"
        class="button quiet"
        title=${text("tree.kinHint")}
        onClick=${onKin}
      >
        <${Icon} name="kin" /><span class="tool-label">${text("tree.kin")}</span>
      </button>
      <button
        type="button"
        class="button quiet"
        aria-expanded=${showsInsight}
        title=${text("tree.insights")}
        onClick=${() => go({ insight: showsInsight ? "" : insight || "checks", person: "" })}
      >
        <${Icon} name="insights" /><span class="tool-label">${text("tree.insights")}</span>
      </button>
      <${Menu} label=${text("button.more")} items=${itemsOf(onDialog, isGuest)} />
    </div>
  </header>`;
}

/**
 * @param {(name: string) => void} onDialog
 * @param {boolean} isGuest
 * @returns {import("../kit/parts/menu.js").MenuItem[]}
 */
function itemsOf(onDialog, isGuest) {
  /** @type {import("../kit/parts/menu.js").MenuItem[]} */
  const items = [];
  if (isOwner.value) {
    items.push(
      { label: text("tree.share"), icon: "share", act: () => onDialog("share") },
      { label: text("tree.publish"), icon: "globe", act: () => onDialog("publish") },
      { label: text("tree.details"), icon: "edit", act: () => onDialog("details") },
      { label: text("tree.import"), icon: "importing", act: () => onDialog("import") },
    );
  }
  items.push(
    { label: text("tree.export"), icon: "exporting", act: () => onDialog("export") },
    { label: text("tree.print"), icon: "print", act: () => onDialog("print") },
    { label: text("tree.keys"), icon: "keyboard", act: () => onDialog("keys") },
  );
  if (user.value && !isGuest) {
    items.push({ label: text("button.signOut"), icon: "lock", act: leave });
  }
  return items;
}

function UndoButtons() {
  const back = undoable.value
    ? text("history.undo", { what: undoable.value })
    : text("history.nothingToUndo");
  const again = redoable.value
    ? text("history.redo", { what: redoable.value })
    : text("history.nothingToRedo");
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
