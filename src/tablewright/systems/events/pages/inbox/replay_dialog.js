/** Replay: puts the delivered events of a span of time back into the inbox. */

import { replay } from "../api/events.js";
import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Field } from "../kit/forms/field.js";
import { Problem } from "../kit/parts/problem.js";
import { notify } from "../kit/state/notices.js";
import { place } from "../state/address.js";
import { useState } from "../kit/vendor/hooks.js";
import { load } from "./pile.js";
import { text } from "../words.js";

/**
 * @param {{onClose: () => void}} props
 */
export function ReplayDialog({ onClose }) {
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [type, setType] = useState(place.peek().type);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      const span = { fromMs: millis(from), toMs: millis(to), type: type.trim() };
      const { count, isComplete } = await replay(span);
      const done = text("replay.done", { count });
      notify(isComplete ? done : `${done} ${text("replay.more")}`);
      load({ isQuiet: true });
      onClose();
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return html`<${Dialog} title=${text("replay.title")} onClose=${onClose}>
    <form onSubmit=${submit}>
      <p>${text("replay.help")}</p>
      <div class="fields">
        <${Field} label=${text("replay.from")} type="datetime-local" step="1" value=${from}
          onValue=${setFrom} data-first hint=${text("replay.fromHint")} />
        <${Field} label=${text("replay.to")} type="datetime-local" step="1" value=${to}
          onValue=${setTo} hint=${text("replay.toHint")} />
        <${Field} label=${text("replay.type")} value=${type} onValue=${setType}
          hint=${text("replay.typeHint")} />
      </div>
      <${Problem} error=${problem} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${isBusy}>
          ${text("replay.confirm")}
        </button>
        <button type="button" class="button" onClick=${onClose}>${text("replay.cancel")}</button>
      </div>
    </form>
  <//>`;
}

/** @param {string} local */
function millis(local) {
  return local ? new Date(local).getTime() : null;
}
