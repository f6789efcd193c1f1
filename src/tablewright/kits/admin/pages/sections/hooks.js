/** Webhooks: the endpoints of all tenants that get no messages, to be enabled again. */

import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { Listing, useListing } from "../parts/listing.js";
import { Moment } from "../parts/moment.js";
import { RowDeed } from "../parts/row_deed.js";
import { Screen } from "../parts/screen.js";
import { change } from "../state/api.js";
import { text } from "../words.js";

/** @typedef {import("../state/shapes.js").Hook} Hook */

export function Hooks() {
  const listing = useListing("/hooks");
  const [chosen, setChosen] = useState(/** @type {Hook | null} */ (null));
  const enable = async () => {
    const ids = [chosen?.tenant ?? "", chosen?.endpointId ?? ""];
    const place = ids.map(encodeURIComponent).join("/");
    await change(`/hooks/${place}/enable`);
    notify(text("hooks.enabled"));
    await listing.again();
  };
  return html`<${Screen}
    title=${text("hooks.title")}
    hint=${text("hooks.hint")}
    onRefresh=${listing.again}
  >
    <${Listing}
      listing=${listing}
      label=${text("hooks.title")}
      columns=${columnsOf(setChosen)}
      idOf=${(/** @type {Hook} */ one) => `${one.tenant} ${one.endpointId}`}
      empty=${text("hooks.none")}
    />
    ${chosen &&
    html`<${Confirm}
      title=${text("deed.enable")}
      deed=${text("deed.enable")}
      onConfirm=${enable}
      onClose=${() => setChosen(null)}
    >
      <p>${text("hooks.sure", { tenant: chosen.tenant })}</p>
    <//>`}
  <//>`;
}

/** @param {(hook: Hook) => void} onChoose */
function columnsOf(onChoose) {
  return [
    { name: "tenant", label: text("hooks.tenant"), cell: (/** @type {Hook} */ one) => one.tenant },
    {
      name: "url",
      label: text("hooks.url"),
      cell: (/** @type {Hook} */ one) => one.url ?? html`<code>${one.endpointId}</code>`,
    },
    {
      name: "since",
      label: text("hooks.since"),
      cell: (/** @type {Hook} */ one) => html`<${Moment} at=${one.since} />`,
    },
    {
      name: "reason",
      label: text("hooks.reason"),
      cell: (/** @type {Hook} */ one) =>
        html`<span class="whole">${one.reason ?? text(`status.${one.status}`)}</span>`,
    },
    {
      name: "deed",
      label: text("list.deeds"),
      cell: (/** @type {Hook} */ one) =>
        html`<${RowDeed}
          deed=${text("deed.enable")}
          name=${`${one.tenant} ${one.url ?? one.endpointId}`}
          onPress=${() => onChoose(one)}
        />`,
    },
  ];
}
