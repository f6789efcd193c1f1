/** The address that receives the records of a source; it can be replaced, but not shown again. */

import { renewPath } from "../api/sources.js";
import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { useState } from "../kit/vendor/hooks.js";
import { Deed } from "../parts/deed.js";
import { SecretDialog } from "../parts/secret_dialog.js";
import { Panel } from "../parts/view.js";
import { text } from "../words.js";
import { notOwn } from "./rights.js";

/** @param {import("./source_settings.js").PartProps} props */
export function PostAddress({ source, onChange }) {
  const [isAsking, setAsking] = useState(false);
  const [address, setAddress] = useState("");
  const isGone = !source.hasCredentials;
  return html`<${Panel} title=${text("sourceSettings.access")}>
    <div class="row">
      <div class="row-words">
        <strong>${text("postAddress.title")}</strong>
        <span class="hint ${isGone ? "fault" : ""}">
          ${text(isGone ? "postAddress.gone" : "postAddress.kept")}
        </span>
      </div>
      <div class="row-tools">
        <${Deed}
          permission="sources.update"
          reason=${notOwn("sources.update", source)}
          onClick=${() => setAsking(true)}
        >
          ${text("postAddress.renew")}
        <//>
      </div>
    </div>
    ${isAsking
      ? html`<${Confirm}
          title=${text("postAddress.ask")}
          deed=${text("postAddress.renew")}
          isDanger=${!isGone}
          onConfirm=${async () => {
            const path = await renewPath(source.accountId, source.sourceId);
            setAddress(new URL(path, document.baseURI).href);
          }}
          onClose=${() => setAsking(false)}
        >
          <p>${text(isGone ? "postAddress.askGone" : "postAddress.askHint")}</p>
        <//>`
      : null}
    ${address
      ? html`<${SecretDialog}
          title=${text("connect.addressTitle")}
          label=${source.name}
          secret=${address}
          onDone=${() => {
            setAddress("");
            onChange();
          }}
        >
          <p class="hint">${text("connect.addressHint")}</p>
        <//>`
      : null}
  <//>`;
}
