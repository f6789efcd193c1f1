/**
 * The relationship finder: two people, how they are related, and the path between them, which is
 * also drawn in the tree.
 */

import { readKinship } from "../api/insights.js";
import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { PersonPicker } from "../parts/person_picker.js";
import { Portrait } from "../parts/portrait.js";
import { Problem } from "../kit/parts/problem.js";
import { go } from "../state/address.js";
import { graph, kin, people } from "../state/tree.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../kit/vendor/hooks.js";
import { listText } from "../kit/words.js";
import { text } from "../words.js";
import { nameOf } from "../words/names.js";

/** @typedef {import("../api/shapes.js").Person} Person */
/** @typedef {import("../api/shapes.js").Kinship} Kinship */

/**
 * @param {{
 *   first: string,
 *   onPath: (ids: readonly string[] | null) => void,
 *   onClose: () => void,
 * }} props
 */
export function KinBar({ first, onPath, onClose }) {
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState("");
  const [kinship, setKinship] = useState(/** @type {Kinship | null} */ (null));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => box.current?.querySelector("input")?.focus(), []);
  useEffect(() => {
    setKinship(null);
    setProblem(null);
    onPath(null);
    const treeId = graph.peek()?.tree.treeId;
    if (!from || !to || !treeId) return;
    let isWanted = true;
    readKinship(treeId, from, to).then(
      (found) => {
        if (!isWanted) return;
        setKinship(found);
        onPath(found.path.length ? found.path.map((step) => step.personId) : null);
      },
      (error) => isWanted && setProblem(error),
    );
    return () => {
      isWanted = false;
    };
  }, [from, to]);
  return html`<section class="kin-bar" aria-label=${text("kin.title")} ref=${box}
    onKeyDown=${(/** @type {KeyboardEvent} */ press) => {
      if (press.key === "Escape") onClose();
    }}>
    <header class="kin-head">
      <h2>${text("kin.title")}</h2>
      <button type="button" class="button quiet icon-only" aria-label=${text("kin.close")}
        onClick=${onClose}><${Icon} name="close" /></button>
    </header>
    <div class="kin-two">
      <${Chosen} label=${text("kin.first")} id=${from} other=${to} onPick=${setFrom} />
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${text("kin.swap")}
        title=${text("kin.swap")}
        disabled=${!from || !to}
        onClick=${() => {
          setFrom(to);
          setTo(from);
        }}
      >
        <${Icon} name="kin" />
      </button>
      <${Chosen} label=${text("kin.second")} id=${to} other=${from} onPick=${setTo} />
    </div>
    <${Problem} error=${problem} />
    <div role="status">
      ${kinship ? html`<${Answer} kinship=${kinship} from=${from} to=${to} />` : null}
    </div>
  </section>`;
}

/**
 * @param {{label: string, id: string, other: string, onPick: (id: string) => void}} props
 */
function Chosen({ label, id, other, onPick }) {
  const person = people.value.get(id);
  if (!person) {
    return html`<${PersonPicker}
      label=${label}
      without=${new Set([other])}
      onPick=${(/** @type {Person} */ picked) => onPick(picked.personId)}
    />`;
  }
  return html`<div class="field">
    <span class="field-label">${label}</span>
    <span class="chosen">
      <${Portrait} person=${person} /><span class="chosen-name">${nameOf(person)}</span>
      <button type="button" class="button quiet icon-only"
        aria-label=${text("kin.change", { name: nameOf(person) })}
        onClick=${() => onPick("")}><${Icon} name="close" /></button>
    </span>
  </div>`;
}

/** @param {{kinship: Kinship, from: string, to: string}} props */
function Answer({ kinship, from, to }) {
  const one = nameOf(people.value.get(from));
  const other = nameOf(people.value.get(to));
  if (!kinship.name) {
    return html`<p>${text("kin.none", { one, other })}</p>`;
  }
  // An ancestor of the other person is not a descendant of themselves.
  const shared = kinship.commonAncestors.filter((id) => id !== from && id !== to);
  const elders = shared.map((id) => nameOf(people.value.get(id)));
  const types = kinship.path.map((_, at) => typeOf(kinship, at));
  const isByBirth = !types.some((type) => ["Adoptive", "Foster", "Step"].includes(type));
  return html`<p class="kin-words">
      <strong>${text("kin.is", { one, other, kin: kinship.name })}</strong>
      ${kinship.reverseName
        ? html`<br />${text("kin.is", {
            one: other,
            other: one,
            kin: kinship.reverseName,
          })}`
        : null}
    </p>
    ${elders.length
      ? html`<p class="hint">
          ${text(isByBirth ? "kin.descend" : "kin.belong", { people: listText(elders) })}
        </p>`
      : null}
    <details open>
      <summary>${text("kin.path", { count: kinship.path.length - 1 })}</summary>
      <ol class="kin-path">
        ${kinship.path.map((step, at) => {
          const person = people.value.get(step.personId);
          const before = people.value.get(kinship.path[at - 1]?.personId ?? "");
          return html`<li key=${step.personId}>
            <button type="button" class="link" onClick=${() => go({ person: step.personId })}>
              ${nameOf(person)}
            </button>
            ${step.step && before
              ? html`<span class="hint">
                  ${text("kin.step", {
                    name: nameOf(before),
                    kin: stepText(step.step, person, types[at] ?? ""),
                  })}
                </span>`
              : null}
          </li>`;
        })}
      </ol>
    </details>`;
}

/**
 * The type of the link that leads to a position of the path; empty for the first.
 * @param {Kinship} kinship
 * @param {number} at
 */
function typeOf({ path }, at) {
  const { personId: id = "", step = "" } = path[at] ?? {};
  const before = path[at - 1]?.personId ?? "";
  const { parents, children, spouses } = kin.value;
  if (step === "spouse") return spouses(before).find((one) => one.id === id)?.link.status ?? "";
  const links = step === "parent" ? parents(before) : children(before);
  return links.find((one) => one.id === id)?.type ?? "";
}

/**
 * @param {string} step
 * @param {Person | undefined} person
 * @param {string} type of the link
 */
function stepText(step, person, type) {
  const found = person?.gender;
  const gender = found === "Male" || found === "Female" ? found : "Neutral";
  if (step === "spouse") {
    return text(`kin.spouse.${type === "Divorced" ? type : "Married"}.${gender}`);
  }
  const kind = /** @type {"Biological" | "Adoptive" | "Foster" | "Step"} */ (type || "Biological");
  return text(`kin.${step === "parent" ? "parent" : "child"}.${kind}.${gender}`);
}
