/** The inbox of the person: what was sent, what is unread, and what to do about it. */

import { deleteNotification, markUnread, notificationsIn } from "../api/inbox.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Empty } from "../kit/parts/empty.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { Segments } from "../kit/parts/segments.js";
import { When } from "../kit/parts/when.js";
import { useAsking } from "../kit/state/asking.js";
import { complain } from "../kit/state/notices.js";
import { Pager } from "../kit/table/pager.js";
import { useEffect, useRef, useState } from "../kit/vendor/hooks.js";
import { Panel, View } from "../parts/view.js";
import { changes, loadNotifications, read, unread } from "../state/notifications.js";
import { text } from "../words.js";
import { MailChoices } from "./mail_choices.js";

/** @typedef {import("../api/shapes.js").Notification} Notification */

const CATEGORIES = /** @type {const} */ (["security", "sync", "billing", "team", "system"]);

/** @typedef {{which: "all" | "unread", category: string}} Filter */

/** @type {Filter} */
const NO_FILTER = { which: "all", category: "" };

export function Notifications() {
  const [{ which, category }, setFilter] = useState(/** @type {Filter} */ (NO_FILTER));
  const [cursors, setCursors] = useState(/** @type {string[]} */ ([]));
  const cursor = cursors.at(-1) ?? "";
  useEffect(() => setCursors([]), [which, category]);
  const { answer, problem, again } = useAsking(
    () => notificationsIn({ unread: which === "unread", category, cursor }),
    [which, category, cursor],
  );
  const seen = useRef(changes.value);
  useEffect(() => {
    if (seen.current !== changes.value) again();
    seen.current = changes.value;
  }, [changes.value]);
  /** @param {() => Promise<void>} act */
  const acting = async (act) => {
    try {
      await act();
      await again();
    } catch (error) {
      complain(error);
    }
  };
  return html`<${View}
    title=${text("inbox.title")}
    hint=${text("inbox.hint")}
    tools=${html`<button
      type="button"
      class="button"
      disabled=${unread.value === 0}
      onClick=${() => acting(() => read({ all: true }))}
    >
      <${Icon} name="check" />${text("inbox.readAll")}
    </button>`}
  >
    <${Filters} which=${which} category=${category} onFilter=${setFilter} />
    <${Problem} error=${problem} onRetry=${again} />
    ${answer?.items.length === 0 ? html`<${Empty} title=${text("inbox.none")} />` : null}
    ${answer?.items.length
      ? html`<${Panel} title=${text("inbox.listed")}>
          <ul class="rows">
            ${answer.items.map(
              (one) => html`<${Item} key=${one.notificationId} item=${one} acting=${acting} />`,
            )}
          </ul>
        <//>`
      : null}
    <${Pager} cursors=${cursors} next=${answer?.nextCursor ?? null} onCursors=${setCursors} />
    <${MailChoices} />
  <//>`;
}

/** @param {Filter & {onFilter: (filter: Filter) => void}} props */
function Filters({ which, category, onFilter }) {
  return html`<div class="filters">
    <${Segments}
      legend=${text("inbox.which")}
      name="which"
      value=${which}
      options=${[
        ["all", text("inbox.all")],
        ["unread", text("inbox.unread")],
      ]}
      onValue=${(/** @type {Filter["which"]} */ one) => onFilter({ which: one, category })}
      isLegendShown
    />
    <${Field}
      label=${text("inbox.category")}
      options=${[
        ["", text("inbox.every")],
        ...CATEGORIES.map((one) => [one, text(`category.${one}`)]),
      ]}
      value=${category}
      onValue=${(/** @type {string} */ one) => onFilter({ which, category: one })}
    />
  </div>`;
}

/** @param {{item: Notification, acting: (act: () => Promise<void>) => void}} props */
function Item({ item, acting }) {
  const id = item.notificationId;
  const turn = async () => {
    if (!item.isRead) return read({ ids: [id] });
    await markUnread([id]);
    await loadNotifications();
  };
  const remove = async () => {
    await deleteNotification(id);
    await loadNotifications();
  };
  const isAction = item.actionUrl?.startsWith("#/");
  return html`<li class="row notice-row ${item.isRead ? "" : "is-unread"}">
    <span class="row-words">
      <span class="notice-title">
        ${item.isRead ? null : html`<span class="visually-hidden">${text("inbox.isUnread")}</span>`}
        ${isAction
          ? html`<a
              href=${item.actionUrl}
              onClick=${() => {
                if (!item.isRead) read({ ids: [id] }).catch(complain);
              }}
            >
              ${item.title}
            </a>`
          : item.title}
      </span>
      <span>${item.message}</span>
      <span class="hint">
        ${categoryText(item.category)}${" · "}<${When} ms=${Date.parse(item.createdAt)} />
      </span>
    </span>
    <span class="row-tools">
      <button type="button" class="button quiet" onClick=${() => acting(turn)}>
        ${text(item.isRead ? "inbox.markUnread" : "inbox.markRead")}
        <span class="visually-hidden">: ${item.title}</span>
      </button>
      <button type="button" class="button quiet" onClick=${() => acting(remove)}>
        <${Icon} name="bin" />${text("inbox.delete")}
        <span class="visually-hidden">: ${item.title}</span>
      </button>
    </span>
  </li>`;
}

/** @param {string} category */
export function categoryText(category) {
  const known = CATEGORIES.find((one) => one === category);
  return known ? text(`category.${known}`) : category;
}
