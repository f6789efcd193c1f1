/** Code and differences. */

import { html } from "./kit/html.js";
import { Code, jsonTokens } from "./kit/parts/code.js";
import { Diff } from "./kit/parts/diff.js";

const BEFORE = {
  order_id: "o-17",
  customer: "Ada Lovelace",
  lines: [{ sku: "A-1", pieces: 2 }, { sku: "B-7", pieces: 1 }],
  status: "open",
  note: null,
  address: { street: "12 St James's Square", city: "London" },
};
const AFTER = { ...BEFORE, customer: "Ada King", note: "<b>urgent</b>" };

export function Texts() {
  return html`<div class="samples">
    <section class="sheet">
      <h2>Order</h2>
      <${Code}
        label="Order as JSON"
        text=${JSON.stringify(AFTER, null, 2)}
        tokens=${jsonTokens(AFTER)}
      />
    </section>
    <section class="sheet">
      <h2>Changes</h2>
      <${Diff} label="Changes of the order" before=${BEFORE} after=${AFTER} />
      <${Diff} label="No changes" before="same" after="same" />
    </section>
  </div>`;
}
