/**
 * The second factor: setting it up with an authenticator app, backup codes, and turning it off.
 * Each step first asks for the password.
 */

import {
  confirmFactor,
  newBackupCodes,
  setUpFactor,
  switchOffFactor,
  verifyPassword,
} from "../api/accounts.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { Qr } from "../kit/parts/qr.js";
import { Secret } from "../kit/parts/secret.js";
import { useState } from "../kit/vendor/hooks.js";
import { useSubmitting } from "../parts/submitting.js";
import { user } from "../state/session.js";
import { text } from "../words.js";
import { Actions, Whose } from "./actions.js";

const GROUP = /.{1,4}/g; // letters of a key, as people type them

/** @typedef {"on" | "codes" | "off"} Step */

/** The question for the password, and the next step. */
const STEPS = /** @type {const} */ ({
  on: "factor.turnOn",
  codes: "factor.newCodes",
  off: "factor.turnOff",
});

export function SecondFactor() {
  const [step, setStep] = useState(/** @type {Step | ""} */ (""));
  const [uri, setUri] = useState("");
  const [codes, setCodes] = useState(/** @type {string[]} */ ([]));
  const [told, setTold] = useState("");
  const isOn = Boolean(user.value?.hasSecondFactor);
  /** @param {boolean} hasSecondFactor */
  const noteFactor = (hasSecondFactor) => {
    if (user.value) user.value = { ...user.value, hasSecondFactor };
  };
  const proceed = async () => {
    if (step === "on") setUri(await setUpFactor());
    if (step === "codes") setCodes(await newBackupCodes());
    if (step === "off") {
      await switchOffFactor();
      noteFactor(false);
      setTold(text("factor.turnedOff"));
    }
    setStep("");
  };
  /** @param {string[]} made */
  const finish = (made) => {
    setUri("");
    setCodes(made);
    noteFactor(true);
  };
  /** @param {Step} next */
  const choose = (next) => () => {
    setTold("");
    setStep(next);
  };
  const isIdle = !step && !uri && !codes.length;
  return html`<section class="stack" aria-label=${text("factor.title")}>
    <h3>${text("factor.title")}</h3>
    <p>${text(isOn ? "factor.isOn" : "factor.isOff")}</p>
    ${codes.length
      ? html`<${Secret} title=${text("factor.codes")} secret=${codes.join("\n")}
          onDone=${() => setCodes([])}>
          <p class="hint">${text("factor.codesHint")}</p>
        <//>`
      : null}
    ${uri ? html`<${Confirming} uri=${uri} onDone=${finish} onCancel=${() => setUri("")} />` : null}
    ${step
      ? html`<${PasswordStep} key=${step} button=${text(STEPS[step])} onVerified=${proceed}
          onCancel=${() => setStep("")} />`
      : null}
    ${isIdle
      ? html`<${Actions} told=${told}>
          ${(isOn ? /** @type {const} */ (["codes", "off"]) : /** @type {const} */ (["on"])).map(
            (one) => html`<button type="button" class="button" key=${one} onClick=${choose(one)}>
              ${text(STEPS[one])}
            </button>`,
          )}
        <//>`
      : null}
  </section>`;
}

/** @param {{button: string, onVerified: () => Promise<void>, onCancel: () => void}} props */
function PasswordStep({ button, onVerified, onCancel }) {
  const [password, setPassword] = useState("");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    await verifyPassword(password);
    await onVerified();
  });
  return html`<form class="stack" onSubmit=${submit}>
    <${Whose} />
    <${Field} label=${text("account.passwordToConfirm")} type="password" value=${password}
      onValue=${setPassword} required autofocus autocomplete="current-password" />
    <${Problem} error=${problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${isBusy || !password}>${button}</button>
      <button type="button" class="button" onClick=${onCancel}>${text("button.cancel")}</button>
    </div>
  </form>`;
}

/** @param {{uri: string, onDone: (codes: string[]) => void, onCancel: () => void}} props */
function Confirming({ uri, onDone, onCancel }) {
  const [code, setCode] = useState("");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    onDone(await confirmFactor(code.trim()));
  });
  return html`<form class="stack" onSubmit=${submit}>
    <p>${text("factor.scan")}</p>
    <${Qr} text=${uri} label=${text("factor.qr")} />
    <p class="hint">${text("factor.manual")} <code class="factor-key">${keyOf(uri)}</code></p>
    <${Field} label=${text("factor.code")} value=${code} onValue=${setCode} required autofocus
      inputmode="numeric" autocomplete="one-time-code" maxlength="20" />
    <${Problem} error=${problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${isBusy || !code.trim()}>
        ${text("factor.confirm")}
      </button>
      <button type="button" class="button" onClick=${onCancel}>${text("button.cancel")}</button>
    </div>
  </form>`;
}

/**
 * The key in an `otpauth:` address, in groups that can be typed.
 * @param {string} uri
 */
function keyOf(uri) {
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  return (secret.match(GROUP) ?? []).join(" ");
}
