/** The sign-in: asks for an API key, and lets the server check it. */

import { ask } from "../api/request.js";
import { html } from "../kit/html.js";
import { KeyDoor } from "../kit/shell/key_door.js";
import { keepKey, reason } from "../state/session.js";
import { text } from "../words.js";

const UNAUTHENTICATED = 401;

/** @param {{system: import("../api/document.js").SystemView}} props */
export function Door({ system }) {
  /** @param {string} key */
  const check = async (key) => {
    try {
      if (system.probe) await ask(system.probe, { key });
    } catch (error) {
      const status = /** @type {any} */ (error).status ?? 0;
      // Other errors do not concern the key, such as a route that it may not use.
      if (status === UNAUTHENTICATED || status === 0) throw error;
    }
  };
  const texts = {
    title: text("door.title", { title: system.title }),
    label: text("door.key"),
    hint: text("door.hint"),
    missing: text("door.missing"),
    signIn: text("door.signIn"),
  };
  return html`<${KeyDoor}
    mark=${system.title}
    texts=${texts}
    description=${system.description}
    reason=${reason.value}
    check=${check}
    onKey=${keepKey}
  >
    <a href="docs">${text("door.docs")}</a>
  <//>`;
}
