/**
 * The panel of a person: facts, relatives and actions.
 * On a telephone it is a sheet at the bottom.
 */

import { readPerson } from "../api/people.js";
import { deletePerson, makeRoot } from "../deeds/people.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { Icon } from "../kit/parts/icon.js";
import { Menu } from "../kit/parts/menu.js";
import { Problem } from "../kit/parts/problem.js";
import { go, place } from "../state/address.js";
import { chooseHome, homeId, kinText, nameKin } from "../state/home_person.js";
import { keptDraft } from "../state/drafts.js";
import { complain } from "../kit/state/notices.js";
import { user } from "../state/session.js";
import { stage } from "../state/stage.js";
import { graph, isOwner, mayEdit, people } from "../state/tree.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";
import { lifeSpan } from "../words/life.js";
import { fullName, nameOf } from "../words/names.js";
import { Facts } from "./facts.js";
import { MoreFacts } from "./more_facts.js";
import { ReportDialog } from "../reports/report_dialog.js";
import { KinLists } from "./kin_lists.js";
import { PersonForm } from "./person_form.js";
import { Photo } from "./photo.js";

/** @typedef {import("../api/shapes.js").Person} Person */

/**
 * @param {{
 *   personId: string,
 *   onAdd: (adding: import("./add_dialog.js").Adding) => void,
 * }} props
 */
export function PersonPanel({ personId, onAdd }) {
  const drawn = people.value.get(personId);
  const [isEditing, setEditing] = useState(false);
  const { answer, problem, again, settled } = useAsking(
    () => readPerson(personId),
    [personId],
  );
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const seen = useRef(drawn);
  const wasEditing = useRef(false);
  useLayoutEffect(() => {
    // Not from the drawing or a list, where the arrow keys continue.
    if (!document.activeElement?.closest(".stage, .list-view, .panel, .insights")) {
      heading.current?.focus();
    }
  }, [personId]);
  useLayoutEffect(() => {
    if (wasEditing.current && !isEditing) document.getElementById("edit-person")?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  useLayoutEffect(() => {
    if (seen.current !== drawn && !isEditing) again();
    seen.current = drawn;
  }, [drawn]);
  useEffect(() => nameKin([personId]), [personId, homeId.value, drawn]);
  if (!drawn) return null;
  const kinship = kinText(personId);
  const person = answer?.person ?? drawn;
  const edit = async () => {
    await settled(); // otherwise the user could edit outdated values
    setEditing(true);
  };
  const close = () => {
    go({ person: "" });
    document.getElementById("main")?.focus();
  };
  return html`<aside class="panel" aria-label=${nameOf(drawn)}>
    <header class="panel-head">
      <${Photo} person=${person} />
      <div class="panel-title">
        <h2 tabindex="-1" ref=${heading}>${fullName(drawn)}</h2>
        <p class="hint">${lifeSpan(drawn)}</p>
        ${kinship ? html`<p class="panel-kin">${kinship}</p>` : null}
      </div>
      <button type="button" class="button quiet icon-only panel-close" onClick=${close}
        aria-label=${text("button.close")} title=${text("button.close")}
      ><${Icon} name="close" /></button>
    </header>
    ${drawn.hidden
      ? html`<p class="panel-hidden">
          <${Icon} name="lock" />${text("person.hidden")}
        </p>`
      : null}
    ${isEditing && answer
      ? html`<${PersonForm}
          person=${answer.person}
          etag=${answer.etag}
          onDone=${() => {
            setEditing(false);
            again();
          }}
          onFresh=${again}
        />`
      : html`${drawn.hidden
            ? null
            : html`<${Deeds} person=${person} onEdit=${edit} />`}
          <${Problem} error=${problem} onRetry=${again} />
          ${keptDraft(personId)
            ? html`<p class="hint unsaved" role="status">${text("person.unsaved")}</p>`
            : null}
          ${drawn.hidden ? null : html`<${Facts} person=${person} />`}
          <${KinLists} person=${drawn} onAdd=${onAdd} />
          ${drawn.hidden
            ? null
            : html`<${MoreFacts} personId=${personId} version=${drawn} />`}`}
  </aside>`;
}

/** @param {{person: Person, onEdit: () => void}} props */
function Deeds({ person, onEdit }) {
  const id = person.personId;
  const [showsReports, setShowsReports] = useState(false);
  const { view } = place.value;
  const chart = view === "tree" || view === "list" ? "hourglass" : view;
  const show = () => {
    if (view === "list") go({ view: "tree" });
    // The drawing must exist first.
    requestAnimationFrame(() => stage.current?.focus(id));
  };
  const doing = (/** @type {Promise<void>} */ deed) => deed.catch(complain);
  /** @type {import("../kit/parts/menu.js").MenuItem[]} */
  const items = [
    { label: text("reports.open"), icon: "list", act: () => setShowsReports(true) },
  ];
  if (user.value) {
    const isMe = homeId.value === id;
    items.push({
      label: text(isMe ? "person.notMe" : "person.me"),
      icon: "person",
      act: () => void chooseHome(isMe ? "" : id),
    });
  }
  if (isOwner.value && graph.value?.tree.rootPersonId !== id) {
    items.push({
      label: text("person.makeRoot"),
      icon: "root",
      act: () => doing(makeRoot(person)),
    });
  }
  if (mayEdit.value) {
    items.push({
      label: text("button.delete"),
      icon: "bin",
      isDanger: true,
      act: () => doing(deletePerson(person)),
    });
  }
  return html`<div class="panel-deeds">
      ${mayEdit.value
        ? html`<button type="button" class="button" id="edit-person" onClick=${onEdit}>
            <${Icon} name="edit" />${text("button.edit")}
          </button>`
        : null}
      <button type="button" class="button" onClick=${show}>
        <${Icon} name="tree" />${text("person.showInTree")}
      </button>
      <button type="button" class="button" title=${text("person.chartHint")}
        onClick=${() => go({ view: chart, root: id })}>
        <${Icon} name=${chart} />${text(`person.chart.${chart}`)}
      </button>
      <${Menu} label=${text("button.moreFor", { name: nameOf(person) })} items=${items} />
    </div>
    ${showsReports
      ? html`<${ReportDialog} personId=${id} onClose=${() => setShowsReports(false)} />`
      : null}`;
}
