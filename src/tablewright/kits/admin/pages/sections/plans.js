/** Plans: the price list, with the default plan; plans are created and changed here. */

import { labelOf } from "../kit/forms/schema.js";
import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { numberText } from "../kit/words.js";
import { Listing, useListing } from "../parts/listing.js";
import { RowDeed } from "../parts/row_deed.js";
import { Screen } from "../parts/screen.js";
import { change } from "../state/api.js";
import { text } from "../words.js";
import { PlanDialog } from "./plan_dialog.js";

/** @typedef {import("../state/shapes.js").Plan} Plan */
/** @typedef {{deed: "create" | "edit" | "default", plan?: Plan}} Open */

export function Plans() {
  const listing = useListing("/plans");
  const [open, setOpen] = useState(/** @type {Open | null} */ (null));
  const close = () => setOpen(null);
  return html`<${Screen} title=${text("plans.title")} hint=${text("plans.hint")}>
    <div class="actions deeds">
      <button type="button" class="button strong" onClick=${() => setOpen({ deed: "create" })}>
        ${text("plans.create")}
      </button>
    </div>
    <${Listing}
      listing=${listing}
      label=${text("plans.title")}
      columns=${columnsOf(setOpen)}
      idOf=${(/** @type {Plan} */ one) => one.planId}
      empty=${text("plans.none")}
    />
    ${open?.deed === "create" || open?.deed === "edit"
      ? html`<${PlanDialog}
          plan=${open.plan}
          model=${listing.rows?.find((/** @type {Plan} */ one) => one.isDefault)}
          onDone=${listing.again}
          onClose=${close}
        />`
      : null}
    ${open?.deed === "default" && open.plan
      ? html`<${Default} plan=${open.plan} onDone=${listing.again} onClose=${close} />`
      : null}
  <//>`;
}

/** @param {{plan: Plan, onDone: () => Promise<void>, onClose: () => void}} props */
function Default({ plan, onDone, onClose }) {
  const { planId, name } = plan;
  return html`<${Confirm}
    title=${text("plans.makeDefault")}
    deed=${text("plans.makeDefault")}
    onConfirm=${async () => {
      await change(`/plans/${encodeURIComponent(planId)}/default`);
      notify(text("plans.madeDefault", { name }));
      await onDone();
    }}
    onClose=${onClose}
  >
    <p>${text("plans.sureDefault", { name })}</p>
  <//>`;
}

/** @param {(open: Open) => void} onOpen */
function columnsOf(onOpen) {
  return [
    {
      name: "name",
      label: text("plans.name"),
      cell: (/** @type {Plan} */ one) =>
        html`<strong>${one.name}</strong><br /><code class="hint">${one.planId}</code>`,
    },
    {
      name: "price",
      label: text("plans.price"),
      isNumeric: true,
      cell: (/** @type {Plan} */ one) => priceText(one),
    },
    {
      name: "limits",
      label: text("plans.limits"),
      cell: (/** @type {Plan} */ one) =>
        html`<span class="whole hint">
          ${Object.entries(one.limits)
            .map(([limit, value]) => `${labelOf(limit)}: ${valueText(value)}`)
            .join(" · ")}
        </span>`,
    },
    {
      name: "status",
      label: text("plans.status"),
      cell: (/** @type {Plan} */ one) => html`<span class="row-deeds">
        <span class="badge ${one.isActive ? "badge-good" : ""}">
          ${text(one.isActive ? "plans.isActive" : "plans.off")}
        </span>
        ${one.isDefault ? html`<span class="badge">${text("plans.default")}</span>` : null}
      </span>`,
    },
    {
      name: "deed",
      label: text("list.deeds"),
      cell: (/** @type {Plan} */ plan) => html`<span class="row-deeds">
        <${RowDeed}
          deed=${text("plans.edit")}
          name=${plan.name}
          onPress=${() => onOpen({ deed: "edit", plan })}
        />
        ${plan.isDefault || !plan.isActive
          ? null
          : html`<${RowDeed}
              deed=${text("plans.makeDefault")}
              name=${plan.name}
              onPress=${() => onOpen({ deed: "default", plan })}
            />`}
      </span>`,
    },
  ];
}

/** @param {number | string} value */
function valueText(value) {
  if (typeof value === "string") return value;
  return value < 0 ? text("plans.unlimited") : numberText(value);
}

/** @param {Plan} plan whose price is in minor units */
function priceText({ price, currency }) {
  const style = /** @type {const} */ ({ style: "currency", currency });
  const format = new Intl.NumberFormat("en", style);
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return numberText(price / 10 ** digits, style);
}
