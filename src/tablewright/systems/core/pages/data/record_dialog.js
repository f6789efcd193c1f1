/** One record, as a form to read or as JSON. */

import { html } from "../kit/html.js";
import { Code } from "../kit/parts/code.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Segments } from "../kit/parts/segments.js";
import { useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";
import { isMap, valueText } from "./fields.js";

/**
 * @param {{record: import("../api/data.js").StoredRecord, title: string,
 *   onClose: () => void}} props
 */
export function RecordDialog({ record, title, onClose }) {
  const [form, setForm] = useState("form");
  const json = JSON.stringify(record.data, null, 2);
  return html`<${Dialog} title=${`${title} ${record.id}`} onClose=${onClose}>
    <div class="wide record">
      <${Segments}
        legend=${text("records.form")}
        name="record-form"
        value=${form}
        options=${[
          ["form", text("records.asForm")],
          ["json", text("records.asJson")],
        ]}
        onValue=${setForm}
      />
      ${form === "form"
        ? html`<div
            class="record-form"
            tabindex="0"
            role="group"
            aria-label=${text("records.asForm")}
          >
            <${Values} data=${record.data} />
          </div>`
        : html`<${Code} text=${json} label=${text("records.asJson")} />`}
    </div>
  <//>`;
}

/** @param {{data: Record<string, any>}} props */
function Values({ data }) {
  return html`<dl class="record-values">
    ${Object.entries(data).map(
      ([name, value]) => html`<div key=${name} class=${isMap(value) ? "record-map" : ""}>
        <dt>${name}</dt>
        <dd>
          ${isMap(value) && Object.keys(value).length
            ? html`<${Values} data=${value} />`
            : valueText(value)}
        </dd>
      </div>`,
    )}
  </dl>`;
}
