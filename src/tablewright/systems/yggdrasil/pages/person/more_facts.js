/**
 * More facts: what imported files say about a person beyond the fields of the page, with dates,
 * places and sources. Not here: the fields themselves (`facts.js`).
 */

import { factsOf } from "../api/facts.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { useEffect, useState } from "../kit/vendor/hooks.js";
import { people } from "../state/tree.js";
import { text } from "../words.js";
import { dateInWords } from "../words/date_words.js";
import { detailLabel, factLabel } from "../words/facts.js";
import { nameOf } from "../words/names.js";
import { placeText } from "../words/places.js";

/** @typedef {import("../api/facts.js").Fact} Fact */
/** @typedef {import("../api/facts.js").Citation} Citation */
/** @typedef {import("../api/facts.js").Detail} Detail */

/** @param {{personId: string, version: unknown}} props read again for another `version` */
export function MoreFacts({ personId, version }) {
  const { answer, problem, again } = useAsking(() => factsOf(personId), [personId, version]);
  const [more, setMore] = useState(/** @type {Fact[]} */ ([]));
  const [cursor, setCursor] = useState(/** @type {string | undefined} */ (undefined));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    setMore([]);
    setCursor(answer?.cursor);
  }, [answer]);
  const facts = [...(answer?.items ?? []), ...more];
  const showMore = async () => {
    try {
      const next = await factsOf(personId, cursor);
      setMore([...more, ...next.items]);
      setCursor(next.cursor);
      setTrouble(null);
    } catch (error) {
      setTrouble(error);
    }
  };
  if (problem) return html`<${Problem} error=${problem} onRetry=${again} />`;
  if (!facts.length) return null;
  return html`<section class="more-facts" aria-label=${text("facts.title")}>
    <h3>${text("facts.title")}</h3>
    <dl class="facts">
      ${facts.map((fact, at) => html`<${FactRow} key=${at} fact=${fact} />`)}
    </dl>
    <${Problem} error=${trouble} onRetry=${showMore} />
    ${cursor
      ? html`<button type="button" class="button quiet small" onClick=${showMore}>
          ${text("button.showMore")}
        </button>`
      : null}
  </section>`;
}

/** @param {{fact: Fact}} props */
function FactRow({ fact }) {
  const partner = fact.partnerId ? people.value.get(fact.partnerId) : undefined;
  const when = fact.date ? dateInWords(fact.date) : "";
  const line = [fact.value, when, placeText(fact.place)].filter(Boolean).join(", ");
  const label = factLabel(fact.tag, fact.type);
  // A type that is already the label is not repeated.
  const kind = fact.type && fact.type !== label ? fact.type : "";
  return html`<div>
    <dt>${label}</dt>
    <dd>
      ${line ? html`<p>${line}</p>` : null}
      ${kind ? html`<p class="hint">${kind}</p>` : null}
      ${partner ? html`<p class="hint">${text("facts.with", { name: nameOf(partner) })}</p>` : null}
      ${details(fact.details)} ${notes(fact.notes)}
      ${fact.media?.length
        ? html`<ul>
            ${fact.media.map(
              (one, at) => html`<li key=${at}>
                ${[one.title, one.file].filter(Boolean).join(" · ")}
              </li>`,
            )}
          </ul>`
        : null}
      ${fact.citations?.length
        ? html`<ul class="citations" aria-label=${text("facts.sources")}>
            ${fact.citations.map((one, at) => html`<${Cited} key=${at} citation=${one} />`)}
          </ul>`
        : null}
    </dd>
  </div>`;
}

/** @param {{citation: Citation}} props */
function Cited({ citation }) {
  const { title, author, publication, page, text: words } = citation;
  const more = [author, publication].filter(Boolean).join(", ");
  return html`<li>
    <cite>${title || text("facts.source")}</cite>${page ? `, ${page}` : ""}
    ${more ? html`<p>${more}</p>` : null}
    ${words ? html`<blockquote>${words}</blockquote>` : null}
    ${details(citation.details)} ${notes(citation.notes)}
  </li>`;
}

/** @param {readonly Detail[]} [all] */
function details(all = []) {
  return all.map(
    ({ tag, value }, at) => html`<p key=${at} class="hint">
      ${text("facts.detail", { label: detailLabel(tag), value: value ?? "" })}
    </p>`,
  );
}

/** @param {readonly string[]} [all] */
function notes(all = []) {
  return all.map((note, at) => html`<p key=${at} class="fact-note">${note}</p>`);
}
