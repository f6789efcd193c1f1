/** People: listed or found by e-mail address or id, and the operator's actions for one. */

import { html } from "../kit/html.js";
import { Screen } from "../parts/screen.js";
import { Listing, useListing } from "../parts/listing.js";
import { momentOf } from "../parts/moment.js";
import { Search } from "../parts/search.js";
import { address, go } from "../state/address.js";
import { text } from "../words.js";
import { Person } from "./person.js";

/** @typedef {import("../state/shapes.js").User} User */

const columns = [
  { name: "name", label: text("people.name"), cell: (/** @type {User} */ one) => one.name || "–" },
  { name: "email", label: text("people.email"), cell: (/** @type {User} */ one) => one.email },
  {
    name: "status",
    label: text("people.status"),
    cell: (/** @type {User} */ one) => text(`status.${one.status}`),
  },
  {
    name: "seen",
    label: text("people.lastSignIn"),
    cell: (/** @type {User} */ one) => momentOf(one.lastSignInAt) ?? "–",
  },
];

/** @param {{overview: import("../state/shapes.js").Overview}} props */
export function People({ overview }) {
  const { user = "", find = "" } = address.value.params;
  return html`<${Screen} title=${text("people.title")}>
    <${Search}
      key=${find}
      label=${text("people.find")}
      hint=${text("people.findHint")}
      value=${find}
      onSearch=${(/** @type {string} */ words) => go("people", { find: words })}
    />
    ${user
      ? html`<${Person} key=${user} id=${user} />`
      : (find || overview.listsPeople) && html`<${Found} key=${find} words=${find} />`}
  <//>`;
}

/** @param {{words: string}} props */
function Found({ words }) {
  const by = words.includes("@") ? "email" : "id";
  const listing = useListing("/users", words ? { [by]: words } : {});
  return html`<${Listing}
    listing=${listing}
    label=${text("people.title")}
    columns=${columns}
    idOf=${(/** @type {User} */ one) => one.userId}
    onOpen=${(/** @type {User} */ one) => go("people", { find: words, user: one.userId })}
    empty=${words ? text("people.none", { words }) : text("people.noneAtAll")}
  />`;
}
