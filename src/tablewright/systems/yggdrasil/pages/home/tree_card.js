/** A tree in the list: what it is called, how large it is, and what can be done with it. */

import { deleteTree, removeShare } from "../api/trees.js";
import { PublishDialog } from "../dialogs/publish.js";
import { ShareDialog } from "../dialogs/share.js";
import { TreeDialog } from "../dialogs/tree_details.js";
import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { Icon } from "../parts/icon.js";
import { Menu } from "../parts/menu.js";
import { addressOf } from "../state/address.js";
import { notify } from "../kit/state/notices.js";
import { user } from "../state/session.js";
import { useState } from "../kit/vendor/hooks.js";
import { agoInWords, counted } from "../words/counts.js";

/** @typedef {import("../api/shapes.js").Tree} Tree */

const ROLES = {
  owner: "",
  editor: "You may change it",
  viewer: "You may look at it",
  public: "Public",
};

/**
 * @param {{tree: Tree, again: () => void}} props
 */
export function TreeCard({ tree, again }) {
  const [open, setOpen] = useState("");
  const close = () => setOpen("");
  const isOwn = tree.role === "owner";
  const items = isOwn
    ? [
        { label: "Name and description", icon: "edit", act: () => setOpen("details") },
        { label: "Share", icon: "share", act: () => setOpen("share") },
        { label: "Publish", icon: "globe", act: () => setOpen("publish") },
        { label: "Delete", icon: "bin", isGrave: true, act: () => setOpen("delete") },
      ]
    : [{ label: "Leave this tree", icon: "bin", isGrave: true, act: () => setOpen("leave") }];
  return html`<li class="card tree-card">
    <${CardArt} treeId=${tree.treeId} count=${tree.personCount ?? 0} />
    <div class="tree-card-body">
      <h3>
        <a class="card-link" href=${addressOf({ screen: "tree", id: tree.treeId })}>
          ${tree.treeName}
        </a>
      </h3>
      ${tree.description ? html`<p class="tree-card-words">${tree.description}</p>` : null}
      <p class="tree-card-facts">
        <span>${counted(tree.personCount ?? 0, "person", "people")}</span>
        ${ROLES[tree.role] ? html`<span class="tag">${ROLES[tree.role]}</span>` : null}
        ${tree.isPublic
          ? html`<span class="tag"><${Icon} name="globe" />Public</span>`
          : null}
        ${tree.sharedCount
          ? html`<span class="tag"
              ><${Icon} name="share" />${counted(tree.sharedCount, "guest")}</span
            >`
          : null}
      </p>
      <p class="hint">Changed ${agoInWords(tree.updatedAt)}</p>
    </div>
    <${Menu} label="More about ${tree.treeName}" items=${items} />
    ${open === "details"
      ? html`<${TreeDialog} tree=${tree} onClose=${close} onSaved=${again} />`
      : null}
    ${open === "share"
      ? html`<${ShareDialog} tree=${tree} onClose=${closed(close, again)} />`
      : null}
    ${open === "publish"
      ? html`<${PublishDialog} tree=${tree} onClose=${closed(close, again)} />`
      : null}
    ${open === "delete"
      ? html`<${Confirm}
          title="Delete this tree?"
          deed="Delete the tree"
          word=${tree.treeName.trim()}
          onClose=${close}
          onConfirm=${async () => {
            await deleteTree(tree.treeId);
            notify(`“${tree.treeName}” is being deleted.`);
            again();
          }}
        >
          <p>
            ${counted(tree.personCount ?? 0, "person", "people")} with all their photos and links
            will be gone, for everybody with whom you share the tree. This cannot be undone. You
            can export the tree to a file before.
          </p>
        <//>`
      : null}
    ${open === "leave"
      ? html`<${Confirm}
          title="Leave this tree?"
          deed="Leave"
          onClose=${close}
          onConfirm=${async () => {
            await removeShare(tree.treeId, user.peek()?.userId ?? "");
            again();
          }}
        >
          <p>
            You will not see “${tree.treeName}” any more, unless its owner invites you again.
          </p>
        <//>`
      : null}
  </li>`;
}

/**
 * @param {() => void} close
 * @param {() => void} again
 */
const closed = (close, again) => () => {
  close();
  again();
};

/**
 * A small drawing of its own for each tree: rings, as many as it has grown.
 * @param {{treeId: string, count: number}} props
 */
function CardArt({ treeId, count }) {
  let seed = [...treeId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const next = () => (seed = (seed * 137 + 71) % 9973) / 9973;
  const rings = Math.min(12, 2 + Math.round(Math.log2(count + 1)));
  const drawn = [];
  for (let ring = rings; ring > 0; ring -= 1) {
    const r = (54 * ring) / rings - next() * 2;
    drawn.push(
      html`<ellipse cx=${60 + next() * 3 - 1.5} cy=${60 + next() * 3 - 1.5} rx=${r}
        ry=${r * (0.93 + next() * 0.1)} />`,
    );
  }
  return html`<svg class="card-art" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
    ${drawn}<circle cx="60" cy="60" r="3" class="filled" />
  </svg>`;
}
