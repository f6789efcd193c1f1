/** Disconnecting a source, deleting its data, and deleting it. */

import { deleteData } from "../api/data.js";
import { deleteSource, turnSource } from "../api/sources.js";
import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { Deed } from "../parts/deed.js";
import { Panel } from "../parts/view.js";
import { linkTo } from "../state/links.js";
import { text } from "../words.js";
import { notOwn } from "./rights.js";

/** @typedef {import("../api/sources.js").Source} Source */
/** @typedef {"disconnect" | "erase" | "delete"} Ending */

const ENDINGS = /** @type {const} */ ([
  ["disconnect", "sources.update"],
  ["erase", "data.delete"],
  ["delete", "sources.delete"],
]);

/** @param {{source: Source, onChange: () => Promise<void>}} props */
export function SourceDanger({ source, onChange }) {
  const [asked, setAsked] = useState(/** @type {Ending | ""} */ (""));
  return html`<${Panel} title=${text("danger.title")} className="panel-danger">
    <ul class="rows">
      ${ENDINGS.map(
        ([name, permission]) => html`<li class="row" key=${name}>
          <div class="row-words">
            <strong>${text(`sourceEnd.${name}.title`)}</strong>
            <span class="hint">${text(`sourceEnd.${name}.hint`)}</span>
          </div>
          <${Deed}
            permission=${permission}
            className="danger"
            reason=${reasonOf(name, permission, source)}
            onClick=${() => setAsked(name)}
          >
            ${text(`sourceEnd.${name}.deed`)}
          <//>
        </li>`,
      )}
    </ul>
    ${asked
      ? html`<${Confirm}
          title=${text(`sourceEnd.${asked}.ask`, { name: source.name })}
          deed=${text(`sourceEnd.${asked}.deed`)}
          word=${asked === "disconnect" ? undefined : source.name}
          onConfirm=${async () => {
            await end(asked, source);
            notify(text(`sourceEnd.${asked}.done`, { name: source.name }));
            if (asked === "delete") location.hash = linkTo("sources");
            else await onChange();
          }}
          onClose=${() => setAsked("")}
        >
          <p>${text(`sourceEnd.${asked}.hint`)}</p>
        <//>`
      : null}
  <//>`;
}

/** @param {Ending} name @param {string} permission @param {Source} source */
function reasonOf(name, permission, source) {
  if (name === "disconnect" && source.status === "disconnected") {
    return text("sourceEnd.isDisconnected");
  }
  if (name === "erase" && source.activeSyncId) return text("run.busy");
  return name === "disconnect" ? notOwn(permission, source) : "";
}

/** @param {Ending} name @param {Source} source */
async function end(name, { accountId, sourceId, name: typed }) {
  if (name === "disconnect") await turnSource(accountId, sourceId, "disconnect");
  else if (name === "erase") await deleteData(accountId, sourceId, typed);
  else await deleteSource(accountId, sourceId);
}
