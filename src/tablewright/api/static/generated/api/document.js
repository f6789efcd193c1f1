/**
 * The operations of an OpenAPI document as views: lists with their items, records, and others.
 *
 * A `GET` whose response has one array of objects is a list. Operations at its path and at the
 * path of an item belong to it. Every other operation is a view of its own, so none is missing.
 * Not here: sending requests (`api/request.js`).
 */

import { labelOf, properties, resolved } from "../kit/forms/schema.js";

/** @typedef {import("../kit/forms/schema.js").Schema} Schema */
/** @typedef {{name: string, isRequired: boolean, schema: Schema}} Parameter */

/**
 * @typedef {object} Operation
 * @property {string} method
 * @property {string} path
 * @property {string} title
 * @property {string} description
 * @property {string} tag
 * @property {Parameter[]} parameters of the path and the query
 * @property {Set<string>} headers that it takes, in lower case
 * @property {Schema | null} body
 * @property {Schema} response
 * @property {boolean} isStream
 * @property {boolean} isSecured
 */

/**
 * @typedef {object} View
 * @property {string} id
 * @property {string} title
 * @property {string} tag
 * @property {Operation} main
 * @property {string | null} member of the response that has the list's items; null: not a list
 * @property {[string, Schema][]} columns
 * @property {Operation | undefined} create
 * @property {string} itemParameter
 * @property {Operation | undefined} get
 * @property {Operation | undefined} edit
 * @property {Operation | undefined} remove
 * @property {Operation[]} actions on one item
 * @property {Operation | undefined} stream
 */

/**
 * @typedef {object} SystemView
 * @property {string} title
 * @property {string} description
 * @property {boolean} needsKey
 * @property {Operation | undefined} probe tells whether a key is accepted
 * @property {{name: string, views: View[]}[]} groups
 * @property {any} document
 */

const METHODS = ["get", "post", "put", "patch", "delete"];
const PAGING = new Set(["limit", "cursor"]);

/**
 * @param {any} document
 * @returns {SystemView}
 */
export function described(document) {
  const all = operations(document);
  /** @type {Set<Operation>} */
  const used = new Set(all.filter((one) => one.isStream));
  const lists = all.filter((one) => one.method === "GET" && memberOf(document, one) !== null);
  const views = lists.map((one) => listView(document, one, all, used));
  for (const one of all.filter((one) => !used.has(one))) views.push(plainView(one));
  nameApart(views);
  const tags = [...new Set(views.map((one) => one.tag))];
  return {
    title: String(document.info?.title ?? "Service"),
    description: String(document.info?.description ?? ""),
    needsKey: all.some((one) => one.isSecured),
    probe: lists.find((one) => one.isSecured && !one.parameters.some((own) => own.isRequired)),
    groups: tags.map((name) => ({ name, views: views.filter((one) => one.tag === name) })),
    document,
  };
}

/**
 * The parameters that narrow a list down: all but those that page it.
 * @param {Operation} operation
 */
export function filtersOf(operation) {
  return operation.parameters.filter((one) => !PAGING.has(one.name));
}

/**
 * @param {any} document
 * @returns {Operation[]}
 */
function operations(document) {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] && !item[method].deprecated).map((method) =>
      operationOf(document, path, method, item[method]),
    ),
  );
}

/**
 * @param {any} document
 * @param {string} path
 * @param {string} method
 * @param {any} given
 * @returns {Operation}
 */
function operationOf(document, path, method, given) {
  const parameters = given.parameters ?? [];
  const success = Object.entries(given.responses ?? {}).find(([status]) => /^2/.test(status));
  const content = /** @type {any} */ (success?.[1])?.content ?? {};
  const body = given.requestBody?.content?.["application/json"]?.schema;
  return {
    method: method.toUpperCase(),
    path,
    title: titleOf(method, String(given.summary || labelOf(given.operationId ?? path))),
    description: String(given.description ?? "").replace(/\n*For: [^\n]*$/, ""),
    tag: labelOf(given.tags?.[0] ?? lastName(path)),
    parameters: parameters
      .filter((/** @type {any} */ one) => one.in === "path" || one.in === "query")
      .map((/** @type {any} */ one) => ({
        name: one.name,
        isRequired: Boolean(one.required),
        schema: { description: one.description, ...resolved(document, one.schema) },
      })),
    headers: new Set(
      parameters
        .filter((/** @type {any} */ one) => one.in === "header")
        .map((/** @type {any} */ one) => one.name.toLowerCase()),
    ),
    body: body ? resolved(document, body) : null,
    response: resolved(document, content["application/json"]?.schema),
    isStream: "text/event-stream" in content,
    isSecured: (given.security ?? []).length > 0,
  };
}

/**
 * The summary as a heading; an unsafe operation is imperative: "Creates a key" is "Create a key".
 * @param {string} method
 * @param {string} summary
 */
function titleOf(method, summary) {
  const plain = summary.replace(/\.$/, "");
  if (method === "get") return plain;
  const [verb = "", ...rest] = (plain.split(":")[0] ?? "").split(" ");
  const bare = verb.replace(/ies$/, "y").replace(/(ss|ch|sh|x)es$/, "$1").replace(/([^s])s$/, "$1");
  return [bare, ...rest].join(" ");
}

/**
 * @param {any} document
 * @param {Operation} operation
 * @returns {string | null} an empty name: the response is the array itself
 */
function memberOf(document, { response }) {
  if (isArrayOfObjects(document, response)) return "";
  const found = properties(document, response).filter(([, one]) => isArrayOfObjects(document, one));
  return found.length === 1 && found[0] ? found[0][0] : null;
}

/**
 * @param {any} document
 * @param {Schema} schema
 */
function isArrayOfObjects(document, schema) {
  return schema["type"] === "array" && "properties" in resolved(document, schema["items"]);
}

/**
 * @param {any} document
 * @param {Operation} main
 * @param {Operation[]} all
 * @param {Set<Operation>} used marks what the view covers
 * @returns {View}
 */
function listView(document, main, all, used) {
  const member = memberOf(document, main) ?? "";
  const array = member ? resolved(document, main.response["properties"][member]) : main.response;
  const below = all.filter((one) => one.path.startsWith(`${main.path}/{`));
  const itemPath = below.find((one) => /^\/\{\w+\}$/.test(one.path.slice(main.path.length)))?.path;
  const itemParameter = /\{(\w+)\}$/.exec(itemPath ?? "")?.[1] ?? "";
  /** @param {string} path @param {string[]} methods */
  const at = (path, ...methods) =>
    all.find((one) => one.path === path && methods.includes(one.method) && !one.isStream);
  const item = itemPath ?? "";
  const view = {
    ...plainView(main),
    title: labelOf(lastName(main.path)),
    member,
    columns: properties(document, resolved(document, array["items"])),
    create: at(main.path, "POST"),
    itemParameter,
    get: at(item, "GET"),
    edit: at(item, "PATCH") ?? at(item, "PUT"),
    remove: at(item, "DELETE"),
    actions: below.filter((one) => isAction(one, item)),
    stream: all.find((one) => one.isStream && one.tag === main.tag && !needsMore(one, main)),
  };
  const covered = [main, view.create, view.get, view.edit, view.remove, ...view.actions];
  for (const one of covered) if (one) used.add(one);
  return view;
}

/** @param {Operation} one @param {string} itemPath */
function isAction(one, itemPath) {
  const isBelow = itemPath !== "" && one.path.startsWith(`${itemPath}/`);
  return isBelow && one.method !== "GET" && /^\/[^{}/]+$/.test(one.path.slice(itemPath.length));
}

/** @param {Operation} one @param {Operation} list */
function needsMore(one, list) {
  const known = new Set(list.parameters.map((own) => own.name));
  return one.parameters.some((own) => own.isRequired && !known.has(own.name));
}

/**
 * @param {Operation} main
 * @returns {View}
 */
function plainView(main) {
  const none = { create: undefined, get: undefined, edit: undefined, remove: undefined };
  const rest = { member: null, columns: [], itemParameter: "", actions: [], stream: undefined };
  return { ...none, ...rest, id: "", title: main.title, tag: main.tag, main };
}

/** @param {string} path */
function lastName(path) {
  return path.split("/").filter((part) => part && !part.startsWith("{")).at(-1) ?? path;
}

/**
 * Gives every view an id, and views with the same title their summaries instead.
 * @param {View[]} views
 */
function nameApart(views) {
  const titles = views.map((one) => one.title);
  const ids = new Set();
  for (const view of views) {
    if (titles.filter((one) => one === view.title).length > 1) view.title = view.main.title;
    const id = view.title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
    for (let n = 1; !view.id; n += 1) {
      const tried = n === 1 ? id : `${id}-${n}`;
      if (!ids.has(tried)) view.id = tried;
    }
    ids.add(view.id);
  }
}
