/** Dialogs, menus, notices, a stepper, a secret, a QR code, problems and empty states. */

import { html } from "./kit/html.js";
import { Confirm } from "./kit/parts/confirm.js";
import { Dialog } from "./kit/parts/dialog.js";
import { Empty } from "./kit/parts/empty.js";
import { Menu } from "./kit/parts/menu.js";
import { Problem } from "./kit/parts/problem.js";
import { Qr } from "./kit/parts/qr.js";
import { Secret } from "./kit/parts/secret.js";
import { Segments } from "./kit/parts/segments.js";
import { Stepper } from "./kit/parts/stepper.js";
import { When } from "./kit/parts/when.js";
import { ApiError } from "./kit/state/api_error.js";
import { complain, notify } from "./kit/state/notices.js";
import { useState } from "./kit/vendor/hooks.js";

const ERROR = new ApiError("the queue is full.", {
  status: 503,
  requestId: "req_5f0c1a",
  retryAfterSeconds: 12,
});
const SETUP = "otpauth://totp/Tablewright:ada?secret=JBSWY3DPEHPK3PXP&issuer=Tablewright";

export function Parts() {
  const [open, setOpen] = useState("");
  const [hasSecret, setSecret] = useState(true);
  const [size, setSize] = useState("day");
  const close = () => setOpen("");
  const press = (/** @type {string} */ label, /** @type {() => void} */ act) =>
    html`<button type="button" class="button" onClick=${act}>${label}</button>`;
  return html`<div class="samples">
    <section class="sheet">
      <h2>Buttons</h2>
      <div class="actions">
        <button type="button" class="button strong">Save</button>
        ${press("Open dialog", () => setOpen("dialog"))}
        ${press("Notify", () => notify("Order o-17 was sent.", { label: "Undo", act: () => {} }))}
        ${press("Complain", () => complain(ERROR))}
        <button type="button" class="button danger" onClick=${() => setOpen("confirm")}>
          Delete…
        </button>
        <${Menu}
          label="More"
          items=${[
            { label: "Rename", icon: "edit", act: () => notify("Renamed.") },
            { label: "Delete", icon: "bin", isDanger: true, act: () => setOpen("confirm") },
          ]}
        />
      </div>
      <div class="actions">
        <${Segments}
          legend="Span"
          name="span"
          value=${size}
          options=${[["day", "Day"], ["week", "Week"], ["month", "Month"]]}
          onValue=${setSize}
        />
        <span class="badge">open</span><span class="badge badge-good">sent</span>
        <span class="badge badge-warn">held</span><span class="badge badge-danger">failed</span>
      </div>
      <p>Updated <${When} ms=${Date.now() - 7_200_000} />.</p>
    </section>
    <section class="sheet">
      <h2>Problem</h2>
      <${Problem} error=${ERROR} onRetry=${() => notify("Tried again.")} />
    </section>
    <section class="sheet"><${Setup} /></section>
    <section class="sheet">
      <h2>Two-step sign-in</h2>
      <${Qr} text=${SETUP} label="QR code for your authenticator app" />
      <p class="hint">Or enter this key: <code>JBSWY3DPEHPK3PXP</code></p>
    </section>
    ${hasSecret
      ? html`<${Secret}
          title="New API key"
          secret="shop_acme_3f9c2d_9aK2pQ7xVn"
          onDone=${() => setSecret(false)}
        />`
      : null}
    <section class="sheet">
      <${Empty} title="No orders yet">
        <p class="hint">Orders appear here when customers place them.</p>
        <button type="button" class="button strong">Create an order</button>
      <//>
    </section>
    ${open === "dialog"
      ? html`<${Dialog} title="About this order" onClose=${close}>
          <p>Orders are sent within two days.</p>
        <//>`
      : null}
    ${open === "confirm"
      ? html`<${Confirm}
          title="Delete order o-17?"
          deed="Delete"
          word="o-17"
          onConfirm=${async () => notify("Order o-17 was deleted.")}
          onClose=${close}
        >
          <p>This cannot be undone.</p>
        <//>`
      : null}
  </div>`;
}

function Setup() {
  const [name, setName] = useState("");
  return html`<${Stepper}
    label="Connect a source"
    doneLabel="Connect"
    onDone=${() => notify("Connected.")}
    steps=${[
      {
        title: "Name",
        isReady: name !== "",
        content: html`<div class="field">
          <label for="source-name">Name of the source</label>
          <input
            id="source-name"
            value=${name}
            onInput=${(/** @type {any} */ event) => setName(event.target.value)}
          />
        </div>`,
      },
      { title: "Access", content: html`<p>Tablewright only reads.</p>` },
      { title: "Review", content: html`<p>Connect “${name}”?</p>` },
    ]}
  />`;
}
