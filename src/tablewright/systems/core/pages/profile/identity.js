/** Name, address and password of the person. */

import { changeAddress, changeName, changePassword } from "../api/profile.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { useEntry } from "../parts/entry.js";
import { Panel } from "../parts/view.js";
import { impersonatedUntil, user } from "../state/session.js";
import { text } from "../words.js";

/** @typedef {import("../api/shapes.js").User} User */
/** @typedef {<T>(act: () => Promise<T>) => Promise<T>} Freshly */

/** @param {{who: User}} props */
export function Name({ who }) {
  const entry = useEntry(
    { firstName: who.firstName, lastName: who.lastName },
    async ({ firstName, lastName }) => {
      user.value = await changeName({ firstName: firstName.trim(), lastName: lastName.trim() });
      notify(text("profile.nameSaved"));
    },
    ["firstName", "lastName"],
  );
  const title = text("profile.name");
  return html`<${EntryPanel} title=${title} label=${text("form.save")} entry=${entry}>
    <${Field}
      label=${text("person.firstName")}
      autocomplete="given-name"
      ...${entry.fieldOf("firstName")}
    />
    <${Field}
      label=${text("person.lastName")}
      autocomplete="family-name"
      ...${entry.fieldOf("lastName")}
    />
  <//>`;
}

/** @param {{who: User, freshly: Freshly}} props */
export function Address({ who, freshly }) {
  const entry = useEntry(
    { email: "" },
    async ({ email }) => {
      const changed = await freshly(() => changeAddress(email.trim()));
      // Where no mail reaches people, the address changes at once.
      const isDone = changed.email !== who.email;
      user.value = changed;
      notify(text(isDone ? "link.address.done" : "profile.addressSent", { email: email.trim() }));
    },
    ["email"],
  );
  return html`<${EntryPanel}
    title=${text("person.email")}
    hint=${text("profile.addressHint", { email: who.email })}
    label=${text("profile.addressSend")}
    entry=${entry}
  >
    <${Field}
      label=${text("profile.newAddress")}
      type="email"
      autocomplete="email"
      ...${entry.fieldOf("email")}
    />
  <//>`;
}

export function Password() {
  const [round, setRound] = useState(0);
  return html`<${PasswordEntry} key=${round} onDone=${() => setRound(round + 1)} />`;
}

/** @param {{onDone: () => void}} props */
function PasswordEntry({ onDone }) {
  const entry = useEntry(
    { current: "", new: "" },
    async (given) => {
      await changePassword(given);
      notify(text("profile.passwordSaved"));
      onDone();
    },
    ["current", "new"],
  );
  return html`<${EntryPanel}
    title=${text("person.password")}
    hint=${text("profile.passwordHint")}
    label=${text("profile.passwordSave")}
    entry=${entry}
  >
    <${Field}
      label=${text("profile.current")}
      type="password"
      autocomplete="current-password"
      ...${entry.fieldOf("current")}
    />
    <${Field}
      label=${text("person.newPassword")}
      hint=${text("person.passwordHint")}
      type="password"
      autocomplete="new-password"
      ...${entry.fieldOf("new")}
    />
  <//>`;
}

/**
 * @param {{title: string, hint?: string, label: string,
 *   entry: import("../parts/entry_dialog.js").Entry, children?: unknown}} props
 */
function EntryPanel({ title, hint, label, entry, children }) {
  const isDisabled = entry.isBusy || Boolean(impersonatedUntil.value);
  return html`<${Panel} title=${title} hint=${hint}>
    <form class="panel-body" ref=${entry.form} onSubmit=${entry.submit} noValidate>
      <div class="pair">${children}</div>
      <${Problem} error=${entry.problem} />
      <div class="actions">
        <button type="submit" class="button" disabled=${isDisabled}>${label}</button>
      </div>
    </form>
  <//>`;
}
