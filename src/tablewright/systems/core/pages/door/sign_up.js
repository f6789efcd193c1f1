/** Signing up: a person, and the organisation that their first account is named after. */

import { signUp } from "../api/people.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { useEntry } from "../parts/entry.js";
import { doorMessage, user } from "../state/session.js";
import { text } from "../words.js";

const INVITED = /** @type {const} */ (["firstName", "lastName", "email", "password"]);
const NEW = /** @type {const} */ ([...INVITED, "organisation"]);

/** @param {import("../api/shapes.js").User} found */
async function enter(found) {
  user.value = found;
}

/**
 * @param {{
 *   invitation?: string,
 *   email?: string,
 *   intro?: unknown,
 *   ways?: unknown,
 *   onEntered?: (found: import("../api/shapes.js").User) => Promise<void>,
 * }} props `invitation`: the token of the link that the person came by
 */
export function SignUp({ invitation = "", email = "", intro, ways, onEntered = enter }) {
  const { fieldOf, isBusy, problem, submit, form } = useEntry(
    { firstName: "", lastName: "", organisation: "", email, password: "" },
    async (values) => {
      const { organisation, ...person } = values;
      const more = invitation ? { invitation } : { organisation };
      const found = await signUp({ ...person, email: values.email.trim(), ...more });
      doorMessage.value = "";
      await onEntered(found);
    },
    invitation ? INVITED : NEW,
  );
  return html`<form class="door-sheet" ref=${form} onSubmit=${submit} noValidate>
    <h1>${text(invitation ? "invitation.title" : "door.signUp")}</h1>
    ${intro ?? html`<p>${text("door.signUpIntro")}</p>`}
    <div class="door-names">
      <${Field}
        label=${text("person.firstName")}
        autocomplete="given-name"
        autofocus
        ...${fieldOf("firstName")}
      />
      <${Field}
        label=${text("person.lastName")}
        autocomplete="family-name"
        ...${fieldOf("lastName")}
      />
    </div>
    ${invitation
      ? null
      : html`<${Field}
          label=${text("person.organisation")}
          autocomplete="organization"
          hint=${text("person.organisationHint")}
          ...${fieldOf("organisation")}
        />`}
    <${Field}
      label=${text("person.email")}
      type="email"
      autocomplete="username"
      ...${fieldOf("email")}
    />
    <${Field}
      label=${text("person.password")}
      type="password"
      autocomplete="new-password"
      hint=${text("person.passwordHint")}
      ...${fieldOf("password")}
    />
    <${Problem} error=${problem} />
    <button type="submit" class="button strong" disabled=${isBusy}>
      ${text(invitation ? "invitation.signUp" : "door.create")}
    </button>
    ${ways ?? html`<p class="door-ways"><a href="#/signin">${text("door.toSignIn")}</a></p>`}
  </form>`;
}
