/** Creates a webhook, or changes one. The values of its headers are never shown again. */

import { changeWebhook, createWebhook } from "../api/webhooks.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { useEntry } from "../parts/entry.js";
import { EntryDialog } from "../parts/entry_dialog.js";
import { linesIn } from "../parts/facts.js";
import { text } from "../words.js";
import { EventsField, eventsOf, patternsIn } from "./events.js";

const ATTEMPTS_MAX = 10;

/**
 * @param {{
 *   accountId: string,
 *   hook?: import("../api/webhooks.js").Webhook,
 *   onDone: (made: {url: string, secret: string}) => void,
 *   onClose: () => void,
 * }} props
 */
export function WebhookDialog({ accountId, hook, onDone, onClose }) {
  const [events, setEvents] = useState(eventsOf(hook?.events ?? ["*"]));
  const [fault, setFault] = useState("");
  const entry = useEntry(
    {
      url: hook?.url ?? "",
      description: hook?.description ?? "",
      headers: (hook?.headerNames ?? []).map((name) => `${name}: ${KEPT}`).join("\n"),
      retryPolicy: `${hook?.retryPolicy.maxAttempts ?? ATTEMPTS_MAX}`,
    },
    async ({ url, description, headers, retryPolicy }) => {
      const patterns = patternsIn(events);
      setFault(patterns.length ? "" : text("webhooks.needsEvent"));
      if (!patterns.length) return;
      const given = {
        url: url.trim(),
        description: description.trim(),
        events: patterns,
        headers: headersIn(headers, hook?.headerNames ?? []),
        retryPolicy: { maxAttempts: Number(retryPolicy) },
      };
      if (!hook) {
        const made = await createWebhook(accountId, given);
        return onDone({ url: made.webhook.url, secret: made.secret });
      }
      await changeWebhook(accountId, hook.webhookId, given);
      notify(text("webhooks.saved"));
      onDone({ url: given.url, secret: "" });
    },
    ["url"],
  );
  return html`<${EntryDialog}
    title=${hook ? text("webhooks.editTitle") : text("webhooks.createTitle")}
    label=${hook ? text("form.save") : text("webhooks.create")}
    entry=${entry}
    onClose=${onClose}
  >
    <${Field}
      label=${text("webhooks.url")}
      hint=${text("webhooks.urlHint")}
      type="url"
      inputmode="url"
      data-first
      ...${entry.fieldOf("url")}
    />
    <${Field} label=${text("webhooks.description")} ...${entry.fieldOf("description")} />
    <${EventsField} value=${events} fault=${fault} onValue=${setEvents} />
    <${Field}
      label=${text("webhooks.headers")}
      hint=${hook ? text("webhooks.headersEditHint") : text("webhooks.headersHint")}
      type="area"
      rows="2"
      ...${entry.fieldOf("headers")}
    />
    <${Field}
      label=${text("webhooks.attempts")}
      options=${Array.from({ length: ATTEMPTS_MAX }, (_, at) => [
        `${at + 1}`,
        text("webhooks.attemptCount", { count: at + 1 }),
      ])}
      ...${entry.fieldOf("retryPolicy")}
    />
  <//>`;
}

const KEPT = "…"; // stands for a value that is stored and stays

/**
 * Lines such as `X-Team: data` as headers; those that were there and are not any more are removed.
 * @param {string} lines
 * @param {readonly string[]} before
 */
function headersIn(lines, before) {
  /** @type {Record<string, string | null>} */
  const headers = {};
  const named = new Set();
  for (const line of linesIn(lines)) {
    const [name = "", ...rest] = line.split(":");
    const value = rest.join(":").trim();
    named.add(name.trim().toLowerCase());
    if (value !== KEPT) headers[name.trim()] = value;
  }
  for (const name of before) if (!named.has(name.toLowerCase())) headers[name] = null;
  return headers;
}
