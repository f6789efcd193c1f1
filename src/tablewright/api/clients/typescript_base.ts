/** The service returned an error. Programs should match on `code`, not on the message. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly hint: string;
  readonly details: Record<string, unknown>;
  readonly requestId: string;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, headers: Headers, content: string) {
    const told = errorIn(content);
    const requestId = String(told["requestId"] ?? headers.get("x-request-id") ?? "");
    const message = String(told["message"] ?? `The service returned HTTP ${status}.`);
    const hint = String(told["hint"] ?? "");
    const code = String(told["code"] ?? "unknown");
    super(`${status} ${code}: ${`${message} ${hint}`.trim()} (request ${requestId})`);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.hint = hint;
    this.details = (told["details"] ?? {}) as Record<string, unknown>;
    this.requestId = requestId;
    const after = headers.get("retry-after") ?? "";
    this.retryAfterSeconds = /^\d+$/.test(after) ? Number(after) : null;
  }
}

/** An event of a stream. */
export interface ServerEvent {
  id: string;
  event: string;
  data: string;
}

/** Status and headers of a response. */
export interface ResponseInfo {
  status: number;
  headers: Headers;
}

export interface ConnectionOptions {
  /** The API key or token, without a prefix. */
  token?: string;
  /** Time limit of one attempt. */
  timeoutMs?: number;
  /** Maximum number of attempts. */
  attemptsMax?: number;
  /** Longer Retry-After times are not waited for. */
  waitMsMax?: number;
  /** Called with each response. */
  onResponse?: (answer: ResponseInfo) => void;
  /** Waits between attempts; replaceable in tests. */
  pause?: (ms: number) => Promise<void>;
}

/** Options of every operation. */
export interface CallOptions {
  /** Aborts the request and its retries. */
  signal?: AbortSignal | undefined;
}

interface Call extends CallOptions {
  query?: Record<string, string | number | boolean | null | undefined>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
  isFile?: boolean;
  isRepeatable?: boolean;
}

/**
 * Sends requests to the service.
 *
 * A request that is refused with 429, or with 503 and Retry-After, is sent again after that time:
 * at most `attemptsMax` times, and not if it is more than `waitMsMax` away. So is one that got no
 * answer, if repeating it can do no harm.
 */
export class Connection {
  readonly #base: string;
  readonly #headers: Record<string, string>;
  readonly #timeoutMs: number;
  readonly #attemptsMax: number;
  readonly #waitMsMax: number;
  readonly #onResponse: (answer: ResponseInfo) => void;
  readonly #pause: (ms: number) => Promise<void>;

  constructor(
    url: string,
    options: ConnectionOptions = {},
    header = "Authorization",
    prefix = "Bearer ",
  ) {
    this.#base = url.replace(/\/+$/, "");
    this.#headers = { Accept: "application/json" };
    if (options.token !== undefined) this.#headers[header] = prefix + options.token;
    this.#timeoutMs = options.timeoutMs ?? 35_000;
    this.#attemptsMax = options.attemptsMax ?? 4;
    this.#waitMsMax = options.waitMsMax ?? 30_000;
    this.#onResponse = options.onResponse ?? (() => {});
    this.#pause = options.pause ?? ((ms) => new Promise((done) => setTimeout(done, ms)));
  }

  /** Sends a request, with retries, and returns the JSON or file of the response. */
  protected async _call<T>(method: string, path: string, given: Call = {}): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt >= this.#attemptsMax;
      let answer: Response;
      let content: string;
      let file: Blob | undefined;
      try {
        const signal = limited(AbortSignal.timeout(this.#timeoutMs), given.signal);
        answer = await this.#sent(method, path, given, signal);
        if (given.isFile && answer.ok) file = await answer.blob();
        content = file === undefined ? await answer.text() : "";
      } catch (error) {
        if (isLast || !given.isRepeatable || given.signal?.aborted) throw error;
        await this.#pause(this.#backoffMs(attempt));
        continue;
      }
      this.#onResponse({ status: answer.status, headers: answer.headers });
      if (file !== undefined) return file as T;
      if (answer.ok) return (content ? JSON.parse(content) : undefined) as T;
      const refusal = new ApiError(answer.status, answer.headers, content);
      const waitMs = this.#waitMs(refusal, attempt, given.isRepeatable ?? false);
      if (waitMs === null || isLast) throw refusal;
      await this.#pause(waitMs);
      given.signal?.throwIfAborted();
    }
  }

  /** Yields the events of a stream until it ends. */
  protected async *_stream(path: string, given: Call = {}): AsyncGenerator<ServerEvent> {
    const ending = new AbortController();
    const signal = limited(ending.signal, given.signal);
    const headers = { ...given.headers, Accept: "text/event-stream" };
    try {
      const answer = await this.#sent("GET", path, { ...given, headers }, signal);
      this.#onResponse({ status: answer.status, headers: answer.headers });
      if (!answer.ok) throw new ApiError(answer.status, answer.headers, await answer.text());
      if (answer.body !== null) yield* eventsIn(answer.body);
    } finally {
      ending.abort();
    }
  }

  #sent(method: string, path: string, given: Call, signal: AbortSignal): Promise<Response> {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(given.query ?? {})) {
      if (value !== undefined && value !== null) query.set(name, String(value));
    }
    const headers = { ...this.#headers };
    for (const [name, value] of Object.entries(given.headers ?? {})) {
      if (value !== undefined) headers[name] = value;
    }
    const asked: RequestInit = { method, headers, signal };
    if (given.body instanceof Blob) {
      headers["Content-Type"] ??= given.body.type || "application/octet-stream";
      asked.body = given.body;
    } else if (given.body !== undefined) {
      headers["Content-Type"] = "application/json";
      asked.body = JSON.stringify(given.body);
    }
    const text = query.toString();
    return fetch(this.#base + path + (text && `?${text}`), asked);
  }

  /** Returns the delay before a retry; null if a retry cannot help. */
  #waitMs(refusal: ApiError, attempt: number, isRepeatable: boolean): number | null {
    if (refusal.status !== 429 && refusal.status !== 503) return null;
    if (refusal.retryAfterSeconds === null) return isRepeatable ? this.#backoffMs(attempt) : null;
    const afterMs = refusal.retryAfterSeconds * 1000;
    return afterMs > this.#waitMsMax ? null : afterMs + share();
  }

  #backoffMs(attempt: number): number {
    return Math.min(250 * 2 ** attempt, this.#waitMsMax) + share();
  }
}

/** Returns a random delay of up to half a second, which spreads retries. */
function share(): number {
  return Math.random() * 500;
}

function limited(signal: AbortSignal, other: AbortSignal | undefined): AbortSignal {
  return other === undefined ? signal : AbortSignal.any([signal, other]);
}

function errorIn(content: string): Record<string, unknown> {
  try {
    return (JSON.parse(content) as { error?: Record<string, unknown> }).error ?? {};
  } catch {
    return {};
  }
}

/** Yields the events of a text/event-stream. Comments are ignored. */
async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let found: ServerEvent = { id: "", event: "message", data: "" };
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (text + decoder.decode(value, { stream: true })).split(/\r?\n/);
    text = lines.pop() ?? "";
    for (const line of lines) {
      const [, name, rest] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? ["", "", ""];
      if (line === "") {
        if (found.data) yield { ...found, data: found.data.slice(0, -1) };
        found = { id: found.id, event: "message", data: "" };
      } else if (name === "id") found.id = rest ?? "";
      else if (name === "event") found.event = rest ?? "";
      else if (name === "data") found.data += `${rest ?? ""}\n`;
    }
  }
}
