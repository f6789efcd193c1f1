/**
 * The screen of one tree: the drawing or the list, what lies over it, and the bar above.
 */

import { html } from "../kit/html.js";
import { Insights } from "../insights/insights.js";
import { Empty } from "../kit/parts/empty.js";
import { DropHere, useFileDrop } from "../parts/file_drop.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { AddDialog } from "../person/add_dialog.js";
import { LinkDialog } from "../person/link_dialog.js";
import { PersonPanel } from "../person/panel.js";
import { addressOf, go, open, place } from "../state/address.js";
import { forgetHistory } from "../state/history.js";
import { user } from "../state/session.js";
import {
  closeTree,
  graph,
  isOwner,
  mayEdit,
  openTree,
  people,
  refresh,
  treeProblem,
} from "../state/tree.js";
import { useEffect, useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";
import { ChartNote } from "./chart_note.js";
import { KinBar } from "./kin_bar.js";
import { ListView } from "./list_view.js";
import { Stage } from "./stage.js";
import { Toolbar } from "./toolbar.js";
import { TreeDialogs } from "./tree_dialogs.js";
import { useTreeKeys } from "./tree_keys.js";
import { Zoom } from "./view_choice.js";

/** @typedef {import("../person/add_dialog.js").Adding} Adding */

/**
 * @param {{treeId: string}} props
 */
export function TreeScreen({ treeId }) {
  const [adding, setAdding] = useState(/** @type {Adding | null} */ (null));
  const [linking, setLinking] = useState(
    /** @type {{ends: [string, string], kind: "parent" | "child" | "spouse"} | null} */ (null),
  );
  const [dialog, setDialog] = useState("");
  const [file, setFile] = useState(/** @type {File | null} */ (null));
  const [finder, setFinder] = useState(/** @type {{first: string} | null} */ (null));
  const [path, setPath] = useState(/** @type {readonly string[] | null} */ (null));
  const [matches, setMatches] = useState(/** @type {readonly string[] | null} */ (null));
  const { view, person, insight } = place.value;
  const found = graph.value;
  useEffect(() => {
    forgetHistory();
    openTree(treeId);
    return () => closeTree(treeId); // this may run after the next tree was opened
  }, [treeId, user.value?.userId]);
  useEffect(() => {
    document.title = text("page.title", { screen: found?.tree.treeName ?? text("tree.untitled") });
  }, [found?.tree.treeName]);
  const showKin = () => {
    // On a phone the panel would cover the finder, and both would hide the path.
    const { person } = place.peek();
    setFinder((before) => (person || !before ? { first: person } : before));
    go({ insight: "", person: "" }, { replace: true });
  };
  useTreeKeys({ onAdd: setAdding, onKin: showKin, onDialog: setDialog });
  /** @param {File} dropped */
  const take = (dropped) => {
    setFile(dropped);
    setDialog("import");
  };
  const { isOver, takes } = useFileDrop(isOwner.value ? take : null);
  if (!found) return html`<${Waiting} />`;
  const isEmpty = found.persons.length === 0;
  return html`<div class="tree-screen ${person ? "has-panel" : ""}" ...${takes}>
    <${Toolbar} onDialog=${setDialog} onKin=${showKin} onMatches=${setMatches} />
    <main id="main" class="tree-main" tabindex="-1" aria-label=${found.tree.treeName}>
      ${isEmpty
        ? html`<${EmptyTree} onAdd=${() => setAdding({ kind: "alone" })}
            onImport=${() => setDialog("import")} />`
        : view === "list"
          ? html`<${ListView} />`
          : html`<${Stage}
                path=${path}
                matches=${matches}
                onAdd=${(/** @type {any} */ kind, /** @type {string} */ id) =>
                  setAdding({ kind, personId: id })}
                onConnect=${(
                  /** @type {string} */ from,
                  /** @type {string} */ to,
                  /** @type {any} */ kind,
                ) => setLinking({ ends: [from, to], kind })}
              />
              <${ChartNote} onAdd=${(/** @type {any} */ kind, /** @type {string} */ id) =>
                setAdding({ kind, personId: id })} />
              <${Zoom} />`}
      ${finder
        ? html`<${KinBar}
            key=${finder.first}
            first=${finder.first}
            onPath=${setPath}
            onClose=${() => {
              setFinder(null);
              setPath(null);
            }}
          />`
        : null}
    </main>
    ${isOver ? html`<${DropHere} words=${text("tree.drop")} />` : null}
    ${insight ? html`<${Insights} name=${insight} />` : null}
    ${person && people.value.has(person)
      ? html`<${PersonPanel} key=${person} personId=${person} onAdd=${setAdding} />`
      : null}
    ${adding ? html`<${AddDialog} adding=${adding} onClose=${() => setAdding(null)} />` : null}
    ${linking
      ? html`<${LinkDialog} ...${linking} onClose=${() => setLinking(null)} />`
      : null}
    <${TreeDialogs}
      name=${dialog}
      file=${file}
      onClose=${() => {
        setDialog("");
        setFile(null);
      }}
    />
  </div>`;
}

function Waiting() {
  const problem = treeProblem.value;
  if (!problem) {
    return html`<main class="lone" aria-busy="true">
      <p role="status" class="hint">${text("tree.opening")}</p>
    </main>`;
  }
  return html`<main class="lone">
    <${Problem} error=${problem} onRetry=${() => refresh()} />
    <p class="actions">
      ${user.value
        ? html`<a class="button" href=${addressOf({})}>${text("home.title")}</a>`
        : html`<button type="button" class="button" onClick=${() => open("signin")}>
            ${text("button.signIn")}
          </button>`}
    </p>
  </main>`;
}

/** @param {{onAdd: () => void, onImport: () => void}} props */
function EmptyTree({ onAdd, onImport }) {
  if (!mayEdit.value) {
    return html`<${Empty} title=${text("tree.nobody")} />`;
  }
  return html`<${Empty} title=${text("tree.empty")}>
    <p>${text("tree.emptyHint")}</p>
    <div class="actions centred">
      <button type="button" class="button strong" onClick=${onAdd}>
        <${Icon} name="plus" />${text("tree.addFirst")}
      </button>
      ${graph.value?.tree.role === "owner"
        ? html`<button type="button" class="button" onClick=${onImport}>
            <${Icon} name="importing" />${text("tree.import")}
          </button>`
        : null}
    </div>
  <//>`;
}
