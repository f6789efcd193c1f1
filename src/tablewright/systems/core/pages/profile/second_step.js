/** Two-step sign-in: set it up with an app, show backup codes, turn it off. */

import {
  beginSecondStep,
  confirmSecondStep,
  endSecondStep,
  renewBackupCodes,
} from "../api/profile.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { CopyButton } from "../kit/parts/copy_button.js";
import { Qr } from "../kit/parts/qr.js";
import { complain, notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { useEntry } from "../parts/entry.js";
import { EntryDialog } from "../parts/entry_dialog.js";
import { SecretDialog } from "../parts/secret_dialog.js";
import { Panel } from "../parts/view.js";
import { impersonatedUntil, user } from "../state/session.js";
import { text } from "../words.js";

/** @typedef {import("../api/shapes.js").User} User */
/** @typedef {import("./identity.js").Freshly} Freshly */

/** @param {{who: User, freshly: Freshly}} props */
export function SecondStep({ who, freshly }) {
  const [uri, setUri] = useState("");
  const [codes, setCodes] = useState(/** @type {string[]} */ ([]));
  const [open, setOpen] = useState(/** @type {"" | "off" | "renew"} */ (""));
  const isOn = who.twoFactorEnabled;
  const begin = async () => {
    try {
      setUri(await freshly(beginSecondStep));
    } catch (error) {
      complain(error);
    }
  };
  /** @param {string[]} fresh */
  const done = (fresh) => {
    setUri("");
    setCodes(fresh);
    user.value = { ...who, twoFactorEnabled: true };
  };
  const deeds = isOn
    ? [
        deedOf("step.renew", "", () => setOpen("renew")),
        deedOf("step.off", "danger", () => setOpen("off")),
      ]
    : deedOf("step.on", "strong", begin);
  return html`<${Panel}
    title=${text("step.title")}
    hint=${text(isOn ? "step.isOn" : "step.hint")}
    tools=${deeds}
  >
    ${uri ? html`<${SetUp} uri=${uri} onDone=${done} onClose=${() => setUri("")} />` : null}
    ${codes.length
      ? html`<${SecretDialog}
          title=${text("step.codesTitle")}
          label=${text("step.codes")}
          secret=${codes.join("\n")}
          onDone=${() => setCodes([])}
        >
          <p class="hint">${text("step.codesHint")}</p>
        <//>`
      : null}
    ${open
      ? html`<${Confirm}
          title=${text(`step.${open}Title`)}
          deed=${text(`step.${open}`)}
          onConfirm=${async () => {
            if (open === "renew") return setCodes(await freshly(renewBackupCodes));
            await freshly(endSecondStep);
            user.value = { ...who, twoFactorEnabled: false };
            notify(text("step.isOff"));
          }}
          onClose=${() => setOpen("")}
        >
          <p>${text(`step.${open}Hint`)}</p>
        <//>`
      : null}
  <//>`;
}

/**
 * @param {"step.on" | "step.off" | "step.renew"} words
 * @param {string} kind
 * @param {() => void} act
 */
function deedOf(words, kind, act) {
  const isDisabled = Boolean(impersonatedUntil.value);
  return html`<button
    type="button"
    class="button ${kind}"
    key=${words}
    disabled=${isDisabled}
    onClick=${act}
  >
    ${text(words)}
  </button>`;
}

/** @param {{uri: string, onDone: (codes: string[]) => void, onClose: () => void}} props */
function SetUp({ uri, onDone, onClose }) {
  const key = new URL(uri).searchParams.get("secret") ?? "";
  const entry = useEntry(
    { code: "" },
    async ({ code }) => onDone(await confirmSecondStep(code.replaceAll(/\s/g, ""))),
    ["code"],
  );
  return html`<${EntryDialog}
    title=${text("step.on")}
    label=${text("step.confirm")}
    entry=${entry}
    onClose=${onClose}
  >
    <p>${text("step.scan")}</p>
    <${Qr} text=${uri} label=${text("step.qr")} />
    <p class="hint">
      ${text("step.type")} <code class="long">${key}</code>
      <${CopyButton} text=${key} label=${text("step.copy")} />
    </p>
    <${Field}
      label=${text("door.code")}
      hint=${text("step.codeHint")}
      inputmode="numeric"
      autocomplete="one-time-code"
      data-first
      ...${entry.fieldOf("code")}
    />
  <//>`;
}
