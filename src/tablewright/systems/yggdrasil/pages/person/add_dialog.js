/** Adds a parent, child, spouse or sibling in place: a new or an existing person. */

import { linkParent, linkSpouses } from "../deeds/links.js";
import { addPerson } from "../deeds/people.js";
import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Field } from "../kit/forms/field.js";
import { PersonPicker } from "../parts/person_picker.js";
import { Problem } from "../kit/parts/problem.js";
import { Segments } from "../kit/parts/segments.js";
import { useSubmitting } from "../parts/submitting.js";
import { go } from "../state/address.js";
import { stage } from "../state/stage.js";
import { kin, people } from "../state/tree.js";
import { useState } from "../kit/vendor/hooks.js";
import { rich, text } from "../words.js";
import { nameOf } from "../words/names.js";
import {
  AlsoParentOf,
  childrenOfOne,
  likelyChildren,
  likelyOther,
  NOT_CHOSEN,
  OtherParent,
  possibleOthers,
} from "./other_parent.js";
import { draftOf, isNamed, PersonFields, personIn } from "./person_fields.js";
import { NOT_TOLD, STATUSES, statusOf } from "./union_status.js";

/** @typedef {import("../api/shapes.js").Person} Person */
/** @typedef {"parent" | "child" | "spouse" | "sibling" | "alone"} AddKind */
/** @typedef {{kind: AddKind, personId?: string}} Adding */

/** Types of parents, with their labels. */
export const PARENT_TYPES = /** @type {const} */ (["Biological", "Adoptive", "Step", "Foster"]).map(
  (type) => /** @type {const} */ ([type, text(`relatives.types.${type}`)]),
);

/** The parents of a child need not be a couple. */
const NO_COUPLE = "";

/**
 * @param {{adding: Adding, onClose: () => void}} props
 */
export function AddDialog({ adding, onClose }) {
  const { kind, personId = "" } = adding;
  const person = people.value.get(personId);
  const [how, setHow] = useState("new");
  const title = person ? text(`add.${kind}`, { name: nameOf(person) }) : text("add.alone");
  const canLink = kind !== "alone" && kind !== "sibling" && people.value.size > 1;
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <div class="stack">
      ${canLink
        ? html`<${Segments}
            legend=${text("add.who")}
            name="add-how"
            value=${how}
            options=${[
              ["new", text("add.new")],
              ["there", text("add.existing")],
            ]}
            onValue=${setHow}
          />`
        : null}
      ${how === "new"
        ? html`<${NewPerson} kind=${kind} person=${person} onClose=${onClose} />`
        : html`<${Linked} kind=${kind} personId=${personId} onClose=${onClose} />`}
    </div>
  <//>`;
}

/** @param {{kind: AddKind, person?: Person, onClose: () => void}} props */
function NewPerson({ kind, person, onClose }) {
  const [draft, setDraft] = useState(draftOf(guess(kind, person)));
  const id = person?.personId ?? "";
  const spouses = kind === "child" ? kin.value.spouses(id).map((one) => one.id) : [];
  const [alsoOf, setAlsoOf] = useState(likelyOther(spouses));
  const children = kind === "spouse" ? childrenOfOne(id) : [];
  const [parentOf, setParentOf] = useState(likelyChildren(id));
  const [type, setType] = useState("Biological");
  const partner = kind === "parent" ? otherParent(person) : undefined;
  const [status, setStatus] = useState(kind === "parent" ? NOT_TOLD : "Married");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    const spouseOf = status === NO_COUPLE ? "" : (partner?.personId ?? "");
    const how = { alsoOf, parentOf, spouseOf, type, status };
    const made = await add(kind, person, personIn(draft), how);
    onClose();
    go({ person: made });
    stage.current?.focus(made);
  });
  const lacking = !isNamed(draft)
    ? text("person.nameNeeded")
    : alsoOf === NOT_CHOSEN
      ? text("add.chooseParent")
      : "";
  return html`<form class="stack" onSubmit=${submit}>
    <${PersonFields} draft=${draft} onDraft=${setDraft} isShort=${true} />
    <div class="fields">
      <${OtherParent} spouses=${spouses} type=${type} value=${alsoOf} onValue=${setAlsoOf} />
      ${kind === "child" || kind === "parent"
        ? html`<${Field} label=${text("relatives.type")} value=${type} onValue=${setType}
            options=${PARENT_TYPES} />`
        : null}
      ${kind === "spouse"
        ? html`<${Field} label=${text("relatives.status")} value=${status} onValue=${setStatus}
            options=${STATUSES} />`
        : null}
      ${partner
        ? html`<${Field} label=${text("add.couple", { name: nameOf(partner) })} value=${status}
            onValue=${setStatus} options=${[...STATUSES, [NO_COUPLE, text("add.noCouple")]]} />`
        : null}
    </div>
    <${AlsoParentOf} ids=${children} chosen=${parentOf} onChosen=${setParentOf} />
    <${Problem} error=${problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${isBusy || lacking}>
        ${text("button.add")}
      </button>
      <button type="button" class="button" onClick=${onClose}>${text("button.cancel")}</button>
      ${lacking ? html`<p class="hint">${lacking}</p>` : null}
    </div>
  </form>`;
}

/**
 * @param {AddKind} kind
 * @param {Person | undefined} person
 * @param {any} given
 * @param {{
 *   alsoOf: string,
 *   parentOf: string[],
 *   spouseOf: string,
 *   type: string,
 *   status: string,
 * }} how
 */
async function add(kind, person, given, { alsoOf, parentOf, spouseOf, type, status }) {
  if (!person || kind === "alone") return addPerson(given);
  const { personId } = person;
  if (kind === "spouse") {
    return addPerson({ ...given, relative: { kind, personId, parentOf, ...statusOf(status) } });
  }
  if (kind === "parent") {
    const couple = spouseOf ? { spouseOf, ...statusOf(status) } : {};
    return addPerson({ ...given, relative: { kind, personId, type, ...couple } });
  }
  if (kind === "child") {
    const also = alsoOf ? { alsoOf } : {};
    return addPerson({ ...given, relative: { kind, personId, type, ...also } });
  }
  // A sibling is another child of the same parents: of those by birth, where any are known.
  const parents = kin.peek().parents(personId);
  const byBirth = parents.filter((one) => one.type === "Biological");
  const [first, second] = byBirth.length ? byBirth : parents;
  const also = second ? { alsoOf: second.id } : {};
  const parent = first?.id ?? "";
  return addPerson({ ...given, relative: { kind: "child", personId: parent, ...also } });
}

/** @param {{kind: AddKind, personId: string, onClose: () => void}} props */
function Linked({ kind, personId, onClose }) {
  const [other, setOther] = useState(/** @type {Person | null} */ (null));
  const [type, setType] = useState("Biological");
  const [status, setStatus] = useState("Married");
  const [chosen, setChosen] = useState(/** @type {{of: string, id: string} | null} */ (null));
  const [parentOf, setParentOf] = useState(likelyChildren(personId));
  const otherId = other?.personId ?? "";
  const spouses = kind === "child" ? possibleOthers(personId, otherId, type) : [];
  // Another child, or another kind of parent, is another question.
  const asked = `${otherId} ${type}`;
  const alsoOf = other && chosen?.of === asked ? chosen.id : likelyOther(spouses);
  const children =
    kind === "spouse" ? childrenOfOne(personId).filter((id) => id !== otherId) : [];
  const { isBusy, problem, submit } = useSubmitting(async () => {
    if (!other) return;
    const parents = parentOf.filter((id) => children.includes(id));
    if (kind === "spouse") await linkSpouses(personId, otherId, statusOf(status), parents);
    else if (kind === "parent") await linkParent(otherId, personId, type);
    else await linkParent(personId, otherId, type, alsoOf);
    onClose();
  });
  return html`<form class="stack" onSubmit=${submit}>
    <${PersonPicker} label=${text("add.who")} without=${new Set([personId])} isKept=${true}
      data-first onPick=${setOther} />
    ${other ? html`<p role="status">
          ${rich("add.chosen", { name: html`<strong>${nameOf(other)}</strong>` })}
        </p>` : null}
    ${kind === "spouse"
      ? html`<${Field} label=${text("relatives.status")} value=${status} onValue=${setStatus}
          options=${STATUSES} />`
      : html`<${Field} label=${text("relatives.type")} value=${type} onValue=${setType}
          options=${PARENT_TYPES} />`}
    ${other
      ? html`<${OtherParent} spouses=${spouses} type=${type} value=${alsoOf}
          onValue=${(/** @type {string} */ id) => setChosen({ of: asked, id })} />`
      : null}
    <${AlsoParentOf} ids=${children} chosen=${parentOf} onChosen=${setParentOf} />
    <${Problem} error=${problem} />
    <div class="actions">
      <button type="submit" class="button strong"
        disabled=${isBusy || !other || alsoOf === NOT_CHOSEN}>${text("button.connect")}</button>
      <button type="button" class="button" onClick=${onClose}>${text("button.cancel")}</button>
    </div>
  </form>`;
}

/**
 * The only parent of a person; undefined without one, or with several.
 * @param {Person | undefined} person
 */
function otherParent(person) {
  const known = person ? kin.value.parents(person.personId) : [];
  return known.length === 1 ? people.value.get(known[0]?.id ?? "") : undefined;
}

/**
 * Likely values of a relative: a child has the father's name, a spouse the other gender.
 * @param {AddKind} kind
 * @param {Person | undefined} person
 * @returns {Partial<Person>}
 */
function guess(kind, person) {
  if (!person || kind === "alone") return {};
  const { parents } = kin.value;
  const lastName = kind === "spouse" ? "" : person.lastName;
  /** @type {Record<string, import("../api/shapes.js").Gender>} */
  const opposite = { Male: "Female", Female: "Male" };
  if (kind === "spouse") return { gender: opposite[person.gender] ?? "Unknown" };
  if (kind === "child") return { lastName: fatherOf(person).lastName };
  if (kind !== "parent") return { lastName };
  const [known] = parents(person.personId).map((one) => people.value.get(one.id));
  if (!known) return { lastName };
  const isMother = known.gender === "Male";
  return { gender: opposite[known.gender] ?? "Unknown", lastName: isMother ? "" : lastName };
}

/**
 * The likely father of a woman's child, if there is one; otherwise the given person.
 * @param {Person} person
 * @returns {Person}
 */
function fatherOf(person) {
  const [only, ...others] = kin.value.spouses(person.personId);
  const spouse = others.length ? undefined : people.value.get(only?.id ?? "");
  return person.gender === "Female" && spouse?.gender === "Male" && spouse.lastName
    ? spouse
    : person;
}
