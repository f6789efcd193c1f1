/** A person's parents, spouses, children and siblings, with links to their panels. */

import { unlink } from "../deeds/links.js";
import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { Menu } from "../kit/parts/menu.js";
import { Portrait } from "../parts/portrait.js";
import { go } from "../state/address.js";
import { complain } from "../kit/state/notices.js";
import { stage } from "../state/stage.js";
import { kin, mayEdit, people, siblingsOf } from "../state/tree.js";
import { useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";
import { eventDate } from "../words/date_words.js";
import { lifeSpan } from "../words/life.js";
import { nameOf } from "../words/names.js";
import { unionsInWords } from "./earlier_unions.js";
import { EditLinkDialog } from "./edit_link_dialog.js";
import { statusNote } from "./union_status.js";

/** @typedef {import("../api/shapes.js").Person} Person */
/** @typedef {import("../api/people.js").LinkKind} LinkKind */
/** @typedef {{kind: LinkKind, first: string, second: string}} Link */
/** @typedef {{id: string, note: string, link?: Link}} Kin */

const TYPES = /** @type {const} */ (["Adoptive", "Step", "Foster", "Half"]);
const ADD = /** @type {const} */ ({
  parent: "button.addParent",
  spouse: "button.addSpouse",
  child: "button.addChild",
  sibling: "button.addSibling",
});

/**
 * @param {{
 *   person: Person,
 *   onAdd: (adding: import("./add_dialog.js").Adding) => void,
 * }} props
 */
export function KinLists({ person, onAdd }) {
  const [editing, setEditing] = useState(/** @type {Kin | null} */ (null));
  const id = person.personId;
  /** @type {readonly [string, keyof typeof ADD, Kin[]][]} */
  const lists = [
    [text("relatives.parents"), "parent", parentsOf(id)],
    [text("relatives.spouses"), "spouse", spousesOf(id)],
    [text("relatives.children"), "child", childrenOf(id)],
    [text("relatives.siblings"), "sibling", siblings(id)],
  ];
  return html`<div class="kin-lists">
    ${lists.map(([title, kind, found]) =>
      found.length || mayEdit.value
        ? html`<section key=${kind} aria-label=${title}>
            <header class="kin-list-head">
              <h3>${title}</h3>
              ${mayEdit.value && (kind !== "sibling" || parentsOf(id).length)
                ? html`<button
                    type="button"
                    class="button quiet small"
                    onClick=${() => onAdd({ kind, personId: id })}
                  >
                    <${Icon} name="plus" />${text(ADD[kind])}
                  </button>`
                : null}
            </header>
            <ul class="rows">
              ${found.map(
                (one) => html`<${KinRow} key=${one.id} one=${one}
                  onEdit=${() => setEditing(one)} />`,
              )}
            </ul>
          </section>`
        : null,
    )}
    ${editing?.link
      ? html`<${EditLinkDialog} ...${editing.link} onClose=${() => setEditing(null)} />`
      : null}
  </div>`;
}

/** @param {{one: Kin, onEdit: () => void}} props */
function KinRow({ one, onEdit }) {
  const person = people.value.get(one.id);
  if (!person) return null;
  const { link } = one;
  const jump = () => {
    go({ person: one.id });
    stage.current?.focus(one.id);
  };
  return html`<li class="row kin-row">
    <${Portrait} person=${person} />
    <span class="row-words">
      <button type="button" class="link" onClick=${jump}>${nameOf(person)}</button>
      <span class="hint">${[lifeSpan(person), one.note].filter(Boolean).join(" · ")}</span>
    </span>
    ${link && mayEdit.value
      ? html`<${Menu}
          label=${text("relatives.menu", { name: nameOf(person) })}
          items=${[
            { label: text("relatives.edit"), icon: "edit", act: onEdit },
            {
              label: text("relatives.remove"),
              icon: "unlink",
              act: () => unlink(link.kind, link.first, link.second).catch(complain),
            },
          ]}
        />`
      : null}
  </li>`;
}

/** @param {string} type of a parent, or how siblings are related */
function typeNote(type) {
  const known = TYPES.find((one) => one === type);
  return known ? text(`relatives.notes.${known}`) : "";
}

/**
 * @param {string} id
 * @returns {Kin[]}
 */
function parentsOf(id) {
  return kin.value.parents(id).map((one) => ({
    id: one.id,
    note: typeNote(one.type),
    link: { kind: "parent-child", first: one.id, second: id },
  }));
}

/**
 * @param {string} id
 * @returns {Kin[]}
 */
function childrenOf(id) {
  return kin.value.children(id).map((one) => ({
    id: one.id,
    note: typeNote(one.type),
    link: { kind: "parent-child", first: id, second: one.id },
  }));
}

/**
 * @param {string} id
 * @returns {Kin[]}
 */
function spousesOf(id) {
  return kin.value.spouses(id).map(({ id: other, link }) => ({
    id: other,
    note: [unionNote(link), earlierNote(link)].filter(Boolean).join(" · "),
    link: { kind: "spousal", first: link.person1Id, second: link.person2Id },
  }));
}

/** @param {import("../api/shapes.js").SpouseLink} link */
function unionNote(link) {
  const when = eventDate(link.marriageDate, link.marriageDateText);
  // If a file does not state whether they married, no status is shown.
  const isTold = link.status !== "Married" || link.statusDetail !== "Unknown";
  const detail = link.statusDetail === "Unknown" ? "" : link.statusDetail;
  const status = isTold ? detail || link.status || "" : "";
  const married = when ? text("relatives.marriedOn", { date: when }) : "";
  if (status === "Married") return married || statusNote(status);
  return [statusNote(status), married].filter(Boolean).join(", ");
}

/** @param {import("../api/shapes.js").SpouseLink} link */
function earlierNote({ previousUnions }) {
  return previousUnions?.length
    ? text("relatives.previously", { unions: unionsInWords(previousUnions) })
    : "";
}

/**
 * @param {string} id
 * @returns {Kin[]}
 */
function siblings(id) {
  return siblingsOf(id).map((one) => ({ id: one.id, note: typeNote(one.how) }));
}
