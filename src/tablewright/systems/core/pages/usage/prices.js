/** Prices, limits and what a plan allows, in words. */

import { labelOf } from "../kit/forms/schema.js";
import { numberText } from "../kit/words.js";
import { text } from "../words.js";

const LIMITS = /** @type {const} */ ([
  "apiCallsPerMonth",
  "customDomains",
  "dataRetentionDays",
  "sources",
  "storage",
  "storageGB",
  "syncFrequency",
  "users",
  "webhooks",
]);

/** @param {string} limit */
export function limitText(limit) {
  const known = LIMITS.find((one) => one === limit);
  return known ? text(`limit.${known}`) : labelOf(limit);
}

const METERS = /** @type {const} */ ([
  "active_sources",
  "active_users",
  "api_calls",
  "data_processed",
  "error_count",
  "storage_used",
  "sync_jobs",
]);

/** @param {string} meter */
export function meterText(meter) {
  const known = METERS.find((one) => one === meter);
  return known ? text(`meter.${known}`) : labelOf(meter);
}

const EVERY = /^(\d+)m$/; // minutes between two syncs

/** @param {number | string | null | undefined} value what a plan allows */
export function allowedText(value) {
  if (value === null || value === undefined) return "–";
  if (typeof value === "string") {
    const minutes = EVERY.exec(value)?.[1];
    return minutes ? text("plans.everyMinutes", { count: Number(minutes) }) : labelOf(value);
  }
  return value < 0 ? text("plans.unlimited") : numberText(value);
}

/** @param {{price: number, currency: string}} plan whose price is in minor units */
export function priceText({ price, currency }) {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  const isWhole = price % 10 ** digits === 0;
  return numberText(price / 10 ** digits, {
    style: "currency",
    currency,
    minimumFractionDigits: isWhole ? 0 : digits,
  });
}
