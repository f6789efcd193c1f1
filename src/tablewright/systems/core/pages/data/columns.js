/** Which columns of a table of records the reader wants. Their browser keeps the choice. */

import { Toggle } from "../kit/forms/toggle.js";
import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { Popover } from "../kit/parts/popover.js";
import { useRef, useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";
import { firstFields } from "./fields.js";

/** @typedef {{data: Record<string, any>}} Shown */

/**
 * The fields that are shown, and a way to change them. The first page proposes them for all.
 * A choice that was made for other fields does not count: sources of webhooks share their type.
 * @param {string} key of the data type
 * @param {readonly string[]} fields
 * @param {readonly Shown[]} records of a page
 * @returns {{shown: string[], choose: (fields: string[]) => void}}
 */
export function useColumns(key, fields, records) {
  const stored = `core.columns.${key}`;
  const [, redraw] = useState(0);
  const proposed = useRef(/** @type {string[] | null} */ (null));
  if (records.length) proposed.current ??= firstFields(fields, records);
  const kept = keptIn(localStorage.getItem(stored));
  const fitting = fields.filter((one) => kept?.includes(one));
  const isChosen = kept !== null && (fitting.length > 0 || !kept.length);
  return {
    shown: isChosen ? fitting : (proposed.current ?? []),
    choose: (chosen) => {
      localStorage.setItem(stored, JSON.stringify(chosen));
      redraw((count) => count + 1);
    },
  };
}

/** @param {string | null} words @returns {string[] | null} */
function keptIn(words) {
  try {
    const found = JSON.parse(words ?? "null");
    return Array.isArray(found) ? found.map(String) : null;
  } catch {
    return null;
  }
}

/**
 * @param {{fields: readonly string[], shown: readonly string[],
 *   onChoose: (fields: string[]) => void}} props
 */
export function ColumnChoice({ fields, shown, onChoose }) {
  return html`<${Popover}
    label=${text("records.columns")}
    face=${html`<${Icon} name="columns" />${text("records.columns")}`}
    className="column-choice"
  >
    ${() => html`<div class="column-list" tabindex="0" role="group"
      aria-label=${text("records.columns")} data-first>
      ${fields.map(
        (field) => html`<${Toggle}
          key=${field}
          label=${field}
          value=${shown.includes(field)}
          onValue=${(/** @type {boolean} */ isShown) =>
            onChoose(isShown ? [...shown, field] : shown.filter((one) => one !== field))}
        />`,
      )}
    </div>`}
  <//>`;
}
