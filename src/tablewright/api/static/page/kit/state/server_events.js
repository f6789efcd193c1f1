/**
 * Server-sent events of a response: EventSource itself cannot send a credential in a header.
 * Not here: connecting and reconnecting (`state/live.js`).
 */

/** @typedef {{data: string, id: string | null}} ServerEvent */

/**
 * The events of a stream, as they arrive.
 * @param {ReadableStream<Uint8Array>} body
 * @returns {AsyncGenerator<ServerEvent>} an event without data is a sign of life
 */
export async function* serverEvents(body) {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      const blocks = rest.split(/\r\n\r\n|\n\n|\r\r/);
      rest = blocks.pop() ?? "";
      for (const block of blocks) yield eventOf(block);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

/**
 * @param {string} block
 * @returns {ServerEvent}
 */
function eventOf(block) {
  /** @type {string[]} */
  const data = [];
  let id = null;
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, name, value] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (name === "data") data.push(value ?? "");
    else if (name === "id") id = value ?? "";
  }
  return { data: data.join("\n"), id };
}
