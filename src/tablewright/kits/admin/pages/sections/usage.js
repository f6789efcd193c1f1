/** Usage: the usage of each account on one day. */

import { Field } from "../kit/forms/field.js";
import { labelOf } from "../kit/forms/schema.js";
import { html } from "../kit/html.js";
import { numberText, sizeText } from "../kit/words.js";
import { AccountLink } from "../parts/account_link.js";
import { Listing, useListing } from "../parts/listing.js";
import { Screen } from "../parts/screen.js";
import { address, go } from "../state/address.js";
import { text } from "../words.js";

/** @typedef {{accountId: string, name?: string, totals: Record<string, number>}} AccountUsage */

const BYTES = new Set(["data_processed", "storage_used"]);

export function Usage() {
  const today = new Date().toISOString().slice(0, 10);
  const { day = today } = address.value.params;
  const listing = useListing("/usage", { date: day });
  const meters = [
    ...new Set(
      (listing.rows ?? []).flatMap((/** @type {AccountUsage} */ one) => Object.keys(one.totals)),
    ),
  ];
  return html`<${Screen}
    title=${text("usage.title")}
    hint=${text("usage.hint")}
    onRefresh=${listing.again}
  >
    <div class="filters">
      <${Field}
        label=${text("usage.day")}
        type="date"
        max=${today}
        value=${day}
        onValue=${(/** @type {string} */ value) => value && go("usage", { day: value })}
      />
    </div>
    <${Listing}
      listing=${listing}
      label=${text("usage.title")}
      columns=${columnsOf(meters)}
      idOf=${(/** @type {AccountUsage} */ one) => one.accountId}
      empty=${text("usage.none")}
    />
  <//>`;
}

/** @param {readonly string[]} meters */
function columnsOf(meters) {
  return [
    {
      name: "account",
      label: text("usage.account"),
      cell: (/** @type {AccountUsage} */ { accountId, name }) =>
        html`<${AccountLink} accountId=${accountId} name=${name} />`,
    },
    ...meters.map((meter) => ({
      name: meter,
      label: labelOf(meter),
      isNumeric: true,
      cell: (/** @type {AccountUsage} */ one) => {
        const value = one.totals[meter] ?? 0;
        return BYTES.has(meter) ? sizeText(value) : numberText(value);
      },
      sortBy: (/** @type {AccountUsage} */ one) => one.totals[meter] ?? 0,
    })),
  ];
}
