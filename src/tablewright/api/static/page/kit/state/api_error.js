/** An error response of the API, or a request that got no response (status 0). */

/**
 * @typedef {object} Failure
 * @property {number} [status]
 * @property {string} [code]
 * @property {string} [requestId]
 * @property {number} [retryAfterSeconds]
 * @property {string} [place] names the value that the server rejected
 * @property {any} [details]
 */

export class ApiError extends Error {
  /**
   * @param {string} message
   * @param {Failure} [more]
   */
  constructor(message, more = {}) {
    super(message);
    this.status = more.status ?? 0;
    this.code = more.code ?? "";
    this.requestId = more.requestId ?? "";
    this.retryAfterSeconds = more.retryAfterSeconds ?? 0;
    this.details = more.details ?? {};
    this.place = more.place ?? String(this.details.place ?? "");
  }
}
