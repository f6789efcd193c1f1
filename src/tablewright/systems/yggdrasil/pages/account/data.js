/** Downloads all data of the user, and restores it. */

import * as accounts from "../api/accounts.js";
import { ApiError } from "../api/request.js";
import { Toggle } from "../kit/forms/toggle.js";
import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { Icon } from "../kit/parts/icon.js";
import { messageOf, Problem } from "../kit/parts/problem.js";
import { useRef, useState } from "../kit/vendor/hooks.js";
import { listText } from "../kit/words.js";
import { saveFile } from "../parts/downloading.js";
import { useSubmitting } from "../parts/submitting.js";
import { text } from "../words.js";
import { Actions } from "./actions.js";

const LOOK_AGAIN_MS = 500;

/** @param {{onRestored: () => void}} props */
export function Data({ onRestored }) {
  const chooser = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [withPhotos, setWithPhotos] = useState(true);
  const [told, setTold] = useState("");
  const [file, setFile] = useState(/** @type {File | null} */ (null));
  const backup = useSubmitting(async () => {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(await accounts.backUp(withPhotos), `yggdrasil-${day}.json`);
  });
  const choose = () => {
    const chosen = chooser.current?.files?.[0];
    if (!chooser.current || !chosen) return;
    chooser.current.value = ""; // the same file can be chosen again, once it is fixed
    setTold("");
    setFile(chosen);
  };
  /** @param {File} file */
  const restore = async (file) => {
    const { trees } = await restored(file);
    const names = trees.map((tree) => text("account.restoredTree", { name: tree.treeName }));
    setTold(
      names.length
        ? text("account.restored", { trees: listText(names) })
        : text("account.restoredNothing"),
    );
    onRestored();
  };
  return html`<div class="stack">
    <h3>${text("account.data")}</h3>
    <p class="hint">${text("account.dataHint")}</p>
    <${Toggle} label=${text("account.photos")} value=${withPhotos} onValue=${setWithPhotos} />
    <${Problem} error=${backup.problem} />
    <${Actions} told=${told}>
      <button type="button" class="button" disabled=${backup.isBusy} onClick=${backup.submit}>
        <${Icon} name="exporting" />${text("button.download")}
      </button>
      <button
        type="button"
        class="button"
        onClick=${() => chooser.current?.click()}
      >
        <${Icon} name="importing" />${text("account.restore")}
      </button>
      <input type="file" hidden ref=${chooser} accept=".json,application/json"
        aria-label=${text("account.restoreFile")} onChange=${choose} />
    <//>
    ${file
      ? html`<${Confirm}
          title=${text("account.restoreTitle")}
          deed=${text("account.restoreButton")}
          isDanger=${false}
          onClose=${() => setFile(null)}
          onConfirm=${() => restore(file)}
        >
          <p>${text("account.restoreWarning", { file: file.name })}</p>
        <//>`
      : null}
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
  return isOfFile ? new Error(text("account.notBackup", { reason: messageOf(error) })) : error;
}
