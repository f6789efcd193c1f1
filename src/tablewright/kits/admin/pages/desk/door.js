/** The sign-in: asks for the operator's token, and lets the server check it. */

import { html } from "../kit/html.js";
import { KeyDoor } from "../kit/shell/key_door.js";
import { read } from "../state/api.js";
import { keepToken, reason } from "../state/session.js";
import { text } from "../words.js";

export function Door() {
  const texts = {
    title: text("door.title"),
    label: text("door.token"),
    hint: text("door.hint"),
    missing: text("door.missing"),
    signIn: text("door.signIn"),
  };
  return html`<${KeyDoor}
    mark=${text("page.name")}
    texts=${texts}
    reason=${reason.value}
    check=${(/** @type {string} */ key) => read("", { key })}
    onKey=${keepToken}
  >
    <a href="../docs">${text("door.docs")}</a>
  <//>`;
}
