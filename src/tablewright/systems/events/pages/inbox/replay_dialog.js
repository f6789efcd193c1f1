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
      const words = count === 1 ? "1 event" : `${count} events`;
      const rest = isComplete ? "." : ". Others may follow in a few seconds.";
      notify(`Put ${words} back into the inbox${rest}`);
      load({ isQuiet: true });
      onClose();
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return html`<${Dialog} title="Replay delivered events" onClose=${onClose}>
    <form onSubmit=${submit}>
      <p>
        Delivered events of this span return to the inbox, each at its old place. Consumers will see
        them again, with the same ids.
      </p>
      <div class="fields">
        <${Field} label="From" type="datetime-local" step="1" value=${from} onValue=${setFrom}
          data-first hint="Your local time. Empty: from the first" />
        <${Field} label="To" type="datetime-local" step="1" value=${to} onValue=${setTo}
          hint="Empty: until now" />
        <${Field} label="Type" value=${type} onValue=${setType} hint="Empty: of every type" />
      </div>
      <${Problem} error=${problem} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${isBusy}>Replay</button>
        <button type="button" class="button" onClick=${onClose}>Cancel</button>
      </div>
    </form>
  <//>`;
}

/** @param {string} local */
function millis(local) {
  return local ? new Date(local).getTime() : null;
}
