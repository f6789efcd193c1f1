/** Reports about a person, to read and to print: ancestors, descendants, and the own family. */

import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Icon } from "../kit/parts/icon.js";
import { Segments } from "../kit/parts/segments.js";
import { useRef, useState } from "../kit/vendor/hooks.js";
import { printSheet } from "../state/printing.js";
import { people } from "../state/tree.js";
import { text } from "../words.js";
import { fullName } from "../words/names.js";
import { Ahnentafel } from "./ahnentafel.js";
import { Descendants } from "./descendants.js";
import { FamilySheet } from "./family_sheet.js";

/** @typedef {keyof typeof REPORTS} Report */

const REPORTS = /** @type {const} */ ({
  family: FamilySheet,
  ahnentafel: Ahnentafel,
  descendants: Descendants,
});

/**
 * @param {{personId: string, onClose: () => void}} props
 */
export function ReportDialog({ personId, onClose }) {
  const [shown, setShown] = useState(/** @type {Report} */ ("family"));
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  const person = people.value.get(personId);
  if (!person) return null;
  const name = fullName(person);
  const options = /** @type {Report[]} */ (Object.keys(REPORTS)).map(
    (one) => /** @type {const} */ ([one, text(`reports.${one}`)]),
  );
  return html`<${Dialog} title=${text("reports.title")} onClose=${onClose}>
    <div class="report-choice">
      <${Segments}
        legend=${text("reports.title")}
        name="report"
        value=${shown}
        options=${options}
        onValue=${setShown}
      />
      <button
        type="button"
        class="button"
        onClick=${() => sheet.current && printSheet(sheet.current)}
      >
        <${Icon} name="print" />${text("reports.print")}
      </button>
    </div>
    <article class="report-sheet" ref=${sheet} aria-label=${text("reports.title")}>
      <h3>${text(`reports.of.${shown}`, { name })}</h3>
      <${REPORTS[shown]} key=${shown} person=${person} />
    </article>
  <//>`;
}
