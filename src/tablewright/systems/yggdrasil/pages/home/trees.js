/** The user's own trees, and trees shared with them. */

import { listTrees } from "../api/trees.js";
import { AccountDialog } from "../dialogs/account.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { Empty } from "../kit/parts/empty.js";
import { DropHere, useFileDrop } from "../parts/file_drop.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { user } from "../state/session.js";
import { useEffect, useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";
import { Masthead } from "./masthead.js";
import { NewTree } from "./new_tree.js";
import { TreeCard } from "./tree_card.js";
import { Unconfirmed } from "./unconfirmed.js";

/** @typedef {import("../api/shapes.js").Tree} Tree */

export function Trees() {
  const { answer, problem, again } = useAsking(listTrees, [user.value?.userId]);
  const [isMaking, setMaking] = useState(false);
  const [hasAccount, setAccount] = useState(false);
  const [dropped, setDropped] = useState(/** @type {File | null} */ (null));
  useEffect(() => {
    document.title = text("page.title", { screen: text("home.title") });
  }, []);
  // The most recently changed tree comes first.
  const trees = [...(answer ?? [])].sort((a, b) =>
    (b.updatedAt ?? "").localeCompare(a.updatedAt ?? ""),
  );
  const own = trees.filter((tree) => tree.role === "owner");
  const shared = trees.filter((tree) => tree.role !== "owner");
  const { isOver, takes } = useFileDrop((file) => {
    setDropped(file);
    setMaking(true);
  });
  return html`<div class="home" ...${takes}>
    <${Masthead} onAccount=${() => setAccount(true)} />
    <main id="main" class="home-main" tabindex="-1">
      <header class="screen-head">
        <h1>${text("home.title")}</h1>
        <button type="button" class="button strong" onClick=${() => setMaking(true)}>
          <${Icon} name="plus" />${text("home.newTree")}
        </button>
      </header>
      ${user.value?.awaitsConfirmation ? html`<${Unconfirmed} />` : null}
      <${Problem} error=${problem} onRetry=${again} />
      ${answer && !answer.length
        ? html`<${Empty} title=${text("home.empty")}>
            <p>${text("home.emptyHint")}</p>
            <button type="button" class="button strong" onClick=${() => setMaking(true)}>
              <${Icon} name="plus" />${text("home.plant")}
            </button>
          <//>`
        : null}
      ${own.length
        ? html`<h2 class="visually-hidden">${text("home.own")}</h2>
            <ul class="cards" aria-label=${text("home.title")}>
              ${own.map(
                (tree) => html`<${TreeCard} key=${tree.treeId} tree=${tree} again=${again} />`,
              )}
            </ul>`
        : null}
      ${shared.length
        ? html`<h2 class="home-part">${text("home.shared")}</h2>
            <ul class="cards" aria-label=${text("home.shared")}>
              ${shared.map(
                (tree) => html`<${TreeCard} key=${tree.treeId} tree=${tree} again=${again} />`,
              )}
            </ul>`
        : null}
    </main>
    ${isOver ? html`<${DropHere} words=${text("home.drop")} />` : null}
    ${isMaking
      ? html`<${NewTree}
          file=${dropped}
          onWritten=${again}
          onClose=${() => {
            setMaking(false);
            setDropped(null);
            again(); // a file may be on its way into a tree
          }}
        />`
      : null}
    ${hasAccount
      ? html`<${AccountDialog} onClose=${() => setAccount(false)} onRestored=${again} />`
      : null}
  </div>`;
}
