/** A tree in the list: its name, its size and its actions. */

import { deleteTree, removeShare } from "../api/trees.js";
import { PublishDialog } from "../dialogs/publish.js";
import { ShareDialog } from "../dialogs/share.js";
import { TreeDialog } from "../dialogs/tree_details.js";
import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { Icon } from "../kit/parts/icon.js";
import { Menu } from "../kit/parts/menu.js";
import { addressOf } from "../state/address.js";
import { notify } from "../kit/state/notices.js";
import { user } from "../state/session.js";
import { useState } from "../kit/vendor/hooks.js";
import { agoText, timeText } from "../kit/words.js";
import { text } from "../words.js";

/** @typedef {import("../api/shapes.js").Tree} Tree */

const MINUTE_MS = 60_000;
const MONTH_MS = 30 * 24 * 60 * MINUTE_MS;

/**
 * @param {{tree: Tree, again: () => void}} props
 */
export function TreeCard({ tree, again }) {
  const [open, setOpen] = useState("");
  const close = () => setOpen("");
  const isOwn = tree.role === "owner";
  const items = isOwn
    ? [
        { label: text("tree.details"), icon: "edit", act: () => setOpen("details") },
        { label: text("tree.share"), icon: "share", act: () => setOpen("share") },
        { label: text("tree.publish"), icon: "globe", act: () => setOpen("publish") },
        { label: text("button.delete"), icon: "bin", isDanger: true, act: () => setOpen("delete") },
      ]
    : [{ label: text("home.leave"), icon: "bin", isDanger: true, act: () => setOpen("leave") }];
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
        <span>${text("home.people", { count: tree.personCount ?? 0 })}</span>
        ${tree.role === "owner" ? null : html`<span class="tag">${roleText(tree.role)}</span>`}
        ${tree.isPublic
          ? html`<span class="tag"><${Icon} name="globe" />${text("tree.public")}</span>`
          : null}
        ${tree.sharedCount
          ? html`<span class="tag"
              ><${Icon} name="share" />${text("home.guests", { count: tree.sharedCount })}</span
            >`
          : null}
      </p>
      <p class="hint">${changedText(Date.parse(tree.updatedAt ?? ""))}</p>
    </div>
    <${Menu} label=${text("button.moreFor", { name: tree.treeName })} items=${items} />
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
          title=${text("home.deleteTitle")}
          deed=${text("home.deleteButton")}
          word=${tree.treeName.trim()}
          onClose=${close}
          onConfirm=${async () => {
            await deleteTree(tree.treeId);
            notify(text("home.deleting", { tree: tree.treeName }));
            again();
          }}
        >
          <p>${text("home.deleteWarning", { count: tree.personCount ?? 0 })}</p>
        <//>`
      : null}
    ${open === "leave"
      ? html`<${Confirm}
          title=${text("home.leaveTitle")}
          deed=${text("home.leaveButton")}
          onClose=${close}
          onConfirm=${async () => {
            await removeShare(tree.treeId, user.peek()?.userId ?? "");
            again();
          }}
        >
          <p>${text("home.leaveWarning", { tree: tree.treeName })}</p>
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

/** @param {Exclude<Tree["role"], "owner">} role */
function roleText(role) {
  return text(role === "public" ? "tree.public" : `tree.access.${role}`);
}

/**
 * When a tree was changed: relative for a month, then as a day.
 * @param {number} moment in milliseconds; not a number if it is not known
 */
function changedText(moment) {
  if (Number.isNaN(moment)) return "";
  const now = Date.now();
  if (now - moment < MINUTE_MS) return text("home.changedNow");
  if (now - moment < MONTH_MS) {
    return text("home.changed", { ago: agoText(moment, now, { numeric: "always" }) });
  }
  return text("home.changedOn", { date: timeText(moment, { dateStyle: "long" }) });
}

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
