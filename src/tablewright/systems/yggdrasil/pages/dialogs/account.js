/** The user's account: name, e-mail, password, backup and restore, and deletion. */

import * as accounts from "../api/accounts.js";
import { ApiError } from "../api/request.js";
import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { saveFile } from "../parts/downloading.js";
import { Field } from "../kit/forms/field.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { useSubmitting } from "../parts/submitting.js";
import { Toggle } from "../kit/forms/toggle.js";
import { open } from "../state/address.js";
import { doorMessage, user } from "../state/session.js";
import { useRef, useState } from "../kit/vendor/hooks.js";
import { listText } from "../kit/words.js";
import { text } from "../words.js";

const LOOK_AGAIN_MS = 500;

/**
 * @param {{onClose: () => void, onRestored: () => void}} props
 */
export function AccountDialog({ onClose, onRestored }) {
  return html`<${Dialog} title=${text("account.title")} onClose=${onClose}>
    <div class="stack parted">
      <${Profile} />
      <${Password} />
      <${Data} onRestored=${onRestored} />
      <${Leaving} onClose=${onClose} />
    </div>
  <//>`;
}

function Profile() {
  const before = user.value;
  const [displayName, setName] = useState(before?.displayName ?? "");
  const [email, setEmail] = useState(before?.email ?? "");
  const [password, setPassword] = useState("");
  const [told, setTold] = useState("");
  const isMoving = email.trim() !== before?.email;
  const { isBusy, problem, submit } = useSubmitting(async () => {
    setTold("");
    const changes = { displayName: displayName.trim() || null };
    const moving = isMoving ? { email: email.trim(), password } : {};
    const saved = await accounts.changeMe({ ...changes, ...moving });
    user.value = saved;
    setPassword("");
    const asks = isMoving && saved.awaitsConfirmation;
    setTold(
      asks ? text("account.savedUnconfirmed", { email: saved.email }) : text("account.saved"),
    );
  });
  return html`<form onSubmit=${submit}>
    <h3>${text("account.profile")}</h3>
    <div class="fields">
      <${Field} label=${text("account.name")} value=${displayName} onValue=${setName}
        maxlength="100" autocomplete="name" />
      <${Field} label=${text("account.email")} type="email" value=${email} onValue=${setEmail}
        required autocomplete="email" />
      ${isMoving
        ? html`<${Field} label=${text("account.passwordToConfirm")} type="password"
            value=${password} onValue=${setPassword} required autocomplete="current-password" />`
        : null}
    </div>
    <${Problem} error=${problem} />
    <${Actions} told=${told}>
      <button type="submit" class="button" disabled=${isBusy}>${text("button.save")}</button>
    <//>
  </form>`;
}

function Password() {
  const [current, setCurrent] = useState("");
  const [wanted, setWanted] = useState("");
  const [told, setTold] = useState("");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    setTold("");
    await accounts.changePassword({ current, new: wanted });
    setCurrent("");
    setWanted("");
    setTold(text("account.passwordChanged"));
  });
  return html`<form onSubmit=${submit}>
    <h3>${text("account.password")}</h3>
    <${Whose} />
    <div class="fields">
      <${Field} label=${text("account.currentPassword")} type="password" value=${current}
        onValue=${setCurrent} required autocomplete="current-password" />
      <${Field} label=${text("account.newPassword")} type="password" value=${wanted}
        onValue=${setWanted} required minlength="8" maxlength="100" autocomplete="new-password"
        hint=${text("account.passwordHint")} />
    </div>
    <${Problem} error=${problem} />
    <${Actions} told=${told}>
      <button type="submit" class="button" disabled=${isBusy}>
        ${text("account.changePassword")}
      </button>
    <//>
  </form>`;
}

/**
 * What can be done, and what was done: a notice would be under the dialog.
 * @param {{told: string, children?: unknown}} props
 */
function Actions({ told, children }) {
  return html`<div class="actions">
    ${children}
    <span class="hint" role="status">${told}</span>
  </div>`;
}

/** Tells programs that keep passwords whose this is. */
function Whose() {
  return html`<input type="text" hidden readonly autocomplete="username"
    value=${user.value?.email ?? ""} aria-label=${text("account.email")} />`;
}

/** @param {{onRestored: () => void}} props */
function Data({ onRestored }) {
  const chooser = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [withPhotos, setWithPhotos] = useState(true);
  const [told, setTold] = useState("");
  const backup = useSubmitting(async () => {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(await accounts.backUp(withPhotos), `yggdrasil-${day}.json`);
  });
  const restoring = useSubmitting(async () => {
    const file = chooser.current?.files?.[0];
    if (!chooser.current || !file) return;
    chooser.current.value = ""; // the same file can be chosen again, once it is fixed
    setTold("");
    const { trees } = await restored(file);
    const names = trees.map((tree) => text("account.restoredTree", { name: tree.treeName }));
    setTold(
      names.length
        ? text("account.restored", { trees: listText(names) })
        : text("account.restoredNothing"),
    );
    onRestored();
  });
  return html`<div class="stack">
    <h3>${text("account.data")}</h3>
    <p class="hint">${text("account.dataHint")}</p>
    <${Toggle} label=${text("account.photos")} value=${withPhotos} onValue=${setWithPhotos} />
    <${Problem} error=${backup.problem ?? restoring.problem} />
    <${Actions} told=${told}>
      <button type="button" class="button" disabled=${backup.isBusy} onClick=${backup.submit}>
        <${Icon} name="exporting" />${text("button.download")}
      </button>
      <button
        type="button"
        class="button"
        disabled=${restoring.isBusy}
        onClick=${() => chooser.current?.click()}
      >
        <${Icon} name="importing" />${text("account.restore")}
      </button>
      <input type="file" hidden ref=${chooser} accept=".json,application/json"
        aria-label=${text("account.restoreFile")} onChange=${restoring.submit} />
    <//>
  </div>`;
}

/**
 * Restores a file; a large one takes a while.
 * @param {Blob} file
 */
async function restored(file) {
  let found = await accounts.restore(file).catch((error) => Promise.reject(inWords(error)));
  while (found.state === "waiting" && found.restoreId) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    found = await accounts.readRestore(found.restoreId);
  }
  if (found.state === "failed") throw new Error(text("account.notRestored"));
  return found;
}

/**
 * An error about a field of the format says little to people who chose a wrong file.
 * @param {unknown} error
 */
function inWords(error) {
  const isOfFile = error instanceof ApiError && [400, 422].includes(error.status);
  return isOfFile ? new Error(text("account.notBackup", { reason: error.message })) : error;
}

/** @param {{onClose: () => void}} props */
function Leaving({ onClose }) {
  const [password, setPassword] = useState("");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    await accounts.deleteMe(password);
    onClose();
    doorMessage.value = text("account.deleted");
    user.value = null;
    open("signin");
  });
  return html`<details>
    <summary>${text("account.delete")}</summary>
    <form class="stack" onSubmit=${submit}>
      <p>${text("account.deleteWarning")}</p>
      <${Whose} />
      <${Field} label=${text("account.yourPassword")} type="password" value=${password}
        onValue=${setPassword} required autocomplete="current-password" />
      <${Problem} error=${problem} />
      <div>
        <button type="submit" class="button danger" disabled=${isBusy || !password}>
          ${text("account.deleteAll")}
        </button>
      </div>
    </form>
  </details>`;
}
