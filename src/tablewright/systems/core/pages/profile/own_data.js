/** What the person has done, everything that is stored about them, and leaving. */

import { EntryDialog } from "../activity/entry_dialog.js";
import { activityText } from "../activity/happened.js";
import { ownActivities } from "../api/activities.js";
import { leaveForGood } from "../api/profile.js";
import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { dismissAll } from "../kit/state/notices.js";
import { Pager } from "../kit/table/pager.js";
import { Table } from "../kit/table/table.js";
import { useState } from "../kit/vendor/hooks.js";
import { whenOr } from "../parts/facts.js";
import { Panel } from "../parts/view.js";
import { forgetAll } from "../state/account.js";
import { open } from "../state/address.js";
import { impersonatedUntil, nameOf, user } from "../state/session.js";
import { text } from "../words.js";

/** @typedef {import("../api/activities.js").Entry} Entry */

const columns = [
  {
    name: "type",
    label: text("activity.what"),
    cell: (/** @type {import("../api/shapes.js").Activity} */ one) => activityText(one),
  },
  {
    name: "network",
    label: text("activity.network"),
    cell: (/** @type {Entry} */ one) => one.ipAddress ?? "–",
  },
  {
    name: "at",
    label: text("activity.when"),
    cell: (/** @type {Entry} */ one) => whenOr(one.timestamp, ""),
  },
];

export function OwnActivities() {
  const [cursors, setCursors] = useState(/** @type {string[]} */ ([]));
  const [shown, setShown] = useState(/** @type {Entry | null} */ (null));
  const cursor = cursors.at(-1) ?? "";
  const { answer, problem, again } = useAsking(() => ownActivities(cursor), [cursor]);
  return html`<${Panel} title=${text("own.activities")} hint=${text("own.activitiesHint")}>
    <div class="panel-body">
      <${Problem} error=${problem} onRetry=${again} />
      ${answer?.items.length === 0 ? html`<p class="hint">${text("activities.none")}</p>` : null}
      ${answer?.items.length
        ? html`<${Table}
            label=${text("own.activities")}
            columns=${columns}
            rows=${answer.items}
            idOf=${(/** @type {Entry} */ one) => one.activityId}
            onOpen=${setShown}
          />`
        : null}
      <${Pager} cursors=${cursors} next=${answer?.nextCursor ?? null} onCursors=${setCursors} />
    </div>
    ${shown
      ? html`<${EntryDialog} entry=${shown} names=${ownName()} onClose=${() => setShown(null)} />`
      : null}
  <//>`;
}

/** @returns {ReadonlyMap<string, string>} */
function ownName() {
  const who = user.value;
  return new Map(who ? [[who.userId, nameOf(who)]] : []);
}

export function OwnData() {
  return html`<${Panel}
    title=${text("own.export")}
    hint=${text("own.exportHint")}
    tools=${html`<a class="button" href="v1/users/me/export" download="my-data.json">
      ${text("own.download")}
    </a>`}
  />`;
}

/**
 * @param {{who: import("../api/shapes.js").User,
 *   freshly: import("./identity.js").Freshly}} props
 */
export function LeavePanel({ who, freshly }) {
  const [isAsking, setAsking] = useState(false);
  const leave = async () => {
    await freshly(leaveForGood);
    dismissAll();
    forgetAll();
    user.value = null;
    open("/signin", { replace: true });
  };
  return html`<${Panel}
    title=${text("own.leave")}
    hint=${text("own.leaveHint")}
    className="panel-danger"
    tools=${html`<button
      type="button"
      class="button danger"
      disabled=${Boolean(impersonatedUntil.value)}
      onClick=${() => setAsking(true)}
    >
      ${text("own.leaveGo")}
    </button>`}
  >
    ${isAsking
      ? html`<${Confirm}
          title=${text("own.leave")}
          deed=${text("own.leaveGo")}
          word=${who.email}
          onConfirm=${leave}
          onClose=${() => setAsking(false)}
        >
          <p>${text("own.leaveHint")}</p>
          <p>${text("own.leaveAdmin")} ${text("own.leaveLater")}</p>
        <//>`
      : null}
  <//>`;
}
