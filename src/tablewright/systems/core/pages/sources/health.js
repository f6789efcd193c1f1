/** How a source is doing, in a word, and the tile that stands for its platform. */

import { html } from "../kit/html.js";
import { text } from "../words.js";

/** @typedef {import("../api/sources.js").Source} Source */
/** @typedef {"running" | "healthy" | "failing" | "fresh" | "paused" | "error" | "disconnected"}
 *   SourceHealth */

const KINDS = {
  running: "badge-accent",
  healthy: "badge-good",
  failing: "badge-danger",
  fresh: "badge-quiet",
  paused: "badge-warn",
  error: "badge-danger",
  disconnected: "badge-quiet",
};

/** @param {Source} source @returns {SourceHealth} */
export function healthOf({ status, activeSyncId, syncStatus, failureCount = 0, lastSyncAt }) {
  if (status !== "active") return status;
  if (activeSyncId) return "running";
  if (syncStatus === "failed" || failureCount > 0) return "failing";
  return lastSyncAt ? "healthy" : "fresh";
}

/** @param {{source: Source}} props */
export function SourceBadge({ source }) {
  const health = healthOf(source);
  return html`<span class="badge ${KINDS[health]}">${text(`health.${health}`)}</span>`;
}

/** @param {{title: string}} props a drawing only: the title stands beside it */
export function PlatformMark({ title }) {
  return html`<span class="platform-mark" aria-hidden="true">${title.charAt(0)}</span>`;
}

/**
 * The title of a platform; its id if the page does not know it.
 * @param {readonly import("../api/sources.js").Platform[] | null} platforms
 * @param {string} platformId
 */
export function platformTitle(platforms, platformId) {
  return platforms?.find((one) => one.platformId === platformId)?.title ?? platformId;
}

/**
 * The title of a data type; its name if the page does not know it.
 * @param {import("../api/sources.js").Platform | null | undefined} platform
 * @param {string} name
 */
export function typeTitle(platform, name) {
  return platform?.dataTypes.find((one) => one.name === name)?.title ?? name;
}
