/** The settings of a source: name, data types, credentials, and what ends it. */

import { changeSource, consentAddress, testSource } from "../api/sources.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { complain, notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { Deed } from "../parts/deed.js";
import { useEntry } from "../parts/entry.js";
import { EntryDialog } from "../parts/entry_dialog.js";
import { Panel } from "../parts/view.js";
import { lacks } from "../state/account.js";
import { linkTo } from "../state/links.js";
import { text } from "../words.js";
import { EnteredFields, hasRequired } from "./access_step.js";
import { typesOf } from "./overview.js";
import { returnAddress } from "./returning.js";
import { notOwn } from "./rights.js";
import { PostAddress } from "./post_address.js";
import { SourceDanger } from "./source_danger.js";
import { SourceFrame } from "./source_frame.js";
import { TypeChoice } from "./type_choice.js";

/** @typedef {import("../api/sources.js").Source} Source */
/** @typedef {import("../api/sources.js").Platform} Platform */
/** @typedef {{source: Source, platform: Platform | undefined,
 *   onChange: () => Promise<void>}} PartProps */

/** @param {{accountId: string, sourceId: string}} props */
export function SourceSettings({ accountId, sourceId }) {
  return html`<${SourceFrame}
    accountId=${accountId}
    sourceId=${sourceId}
    tab="sourceSettings"
    content=${(
      /** @type {Source} */ source,
      /** @type {Platform | undefined} */ platform,
      /** @type {() => Promise<void>} */ again,
    ) => {
      const given = { source, platform, onChange: again };
      return html`<${Name} key=${source.name} ...${given} />
        ${platform?.isPosted
          ? html`<${PostAddress} ...${given} />`
          : html`<${Credentials} ...${given} />`}
        ${platform && !platform.isPosted
          ? html`<${Types} key=${JSON.stringify(source.config)} ...${given} />`
          : null}
        <${SourceDanger} ...${given} />`;
    }}
  />`;
}

/** @param {PartProps} props */
function Name({ source, onChange }) {
  const { fieldOf, values, isBusy, problem, submit, form } = useEntry(
    { name: source.name },
    async ({ name }) => {
      await changeSource(source.accountId, source.sourceId, { name: name.trim() });
      notify(text("sourceSettings.saved"));
      await onChange();
    },
    ["name"],
  );
  const isSame = values.name.trim() === source.name;
  const reason = notOwn("sources.update", source);
  return html`<${Panel} title=${text("sourceSettings.general")}>
    <form class="panel-body" ref=${form} onSubmit=${submit} noValidate>
      <${Field}
        label=${text("connect.name")}
        maxlength="120"
        readonly=${Boolean(reason || lacks("sources.update"))}
        ...${fieldOf("name")}
      />
      <${Problem} error=${problem} />
      <div class="actions">
        <${Deed}
          permission="sources.update"
          className="strong"
          reason=${reason || (isSame ? text("settings.same") : "")}
          onClick=${() => !isBusy && form.current?.requestSubmit()}
        >
          ${text("form.save")}
        <//>
      </div>
    </form>
  <//>`;
}

/** @param {PartProps} props */
function Credentials({ source, platform, onChange }) {
  const [isReplacing, setReplacing] = useState(false);
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const reason = notOwn("sources.update", source);
  const isOAuth = source.connectionType === "oauth";
  const title = platform?.title ?? source.platform;
  const test = async () => {
    setProblem(null);
    try {
      const { name } = await testSource(source.accountId, source.sourceId);
      notify(text("sourceSettings.works", { name }));
      await onChange();
    } catch (error) {
      setProblem(error);
    }
  };
  const authorise = async () => {
    try {
      const { sourceId, accountId, platform: id } = source;
      const returnTo = returnAddress(linkTo("sourceSettings", { sourceId }));
      location.assign(await consentAddress(accountId, id, { returnTo, sourceId }));
    } catch (error) {
      complain(error);
    }
  };
  const state = source.status === "error" ? "broken" : source.hasCredentials ? "kept" : "gone";
  return html`<${Panel} title=${text("sourceSettings.access")}>
    <div class="row">
      <div class="row-words">
        <strong>${text(isOAuth ? "sourceSettings.byConsent" : "sourceSettings.byKey")}</strong>
        <span class="hint ${state === "kept" ? "" : "fault"}">
          ${text(`sourceSettings.${state}`, { platform: title })}
        </span>
      </div>
      <div class="row-tools">
        <${Deed}
          permission="sources.update"
          reason=${reason || (source.hasCredentials ? "" : text("sourceSettings.nothing"))}
          onClick=${test}
        >
          ${text("sourceSettings.test")}
        <//>
        ${isOAuth
          ? html`<${Deed}
              permission="sources.create"
              className=${state === "kept" ? "" : "strong"}
              reason=${reason}
              onClick=${authorise}
            >
              ${text("sourceSettings.authorise")}
            <//>`
          : html`<${Deed}
              permission="sources.update"
              className=${state === "kept" ? "" : "strong"}
              reason=${reason}
              onClick=${() => setReplacing(true)}
            >
              <${Icon} name="key" />${text("sourceSettings.replace")}
            <//>`}
      </div>
    </div>
    ${problem ? html`<div class="panel-body"><${Problem} error=${problem} /></div>` : null}
    ${isReplacing
      ? html`<${ReplaceDialog}
          source=${source}
          platform=${platform}
          onChange=${onChange}
          onClose=${() => setReplacing(false)}
        />`
      : null}
  <//>`;
}

/** @param {PartProps & {onClose: () => void}} props */
function ReplaceDialog({ source, platform, onChange, onClose }) {
  const [credentials, setCredentials] = useState(/** @type {Record<string, string>} */ ({}));
  const auth = platform?.auths.find((one) => one.connectionType === source.connectionType);
  const fields = auth?.fields ?? [];
  const entry = useEntry({}, async () => {
    if (!hasRequired(fields, credentials)) throw new Error(text("sourceSettings.enterAll"));
    await changeSource(source.accountId, source.sourceId, { credentials });
    notify(text("sourceSettings.replaced"));
    await onChange();
    onClose();
  });
  return html`<${EntryDialog}
    title=${text("sourceSettings.replaceTitle")}
    label=${text("sourceSettings.replace")}
    entry=${entry}
    onClose=${onClose}
  >
    <p class="hint">${text("sourceSettings.replaceHint")}</p>
    <${EnteredFields} fields=${fields} values=${credentials} onValues=${setCredentials} />
  <//>`;
}

/** @param {PartProps & {platform: Platform}} props */
function Types({ source, platform, onChange }) {
  const before = typesOf(source, platform);
  const [chosen, setChosen] = useState(before);
  const isSame = chosen.length === before.length && chosen.every((one) => before.includes(one));
  const save = async () => {
    try {
      const config = { ...source.config, dataTypes: chosen };
      await changeSource(source.accountId, source.sourceId, { config });
      notify(text("sourceSettings.saved"));
      await onChange();
    } catch (error) {
      complain(error);
    }
  };
  const own = notOwn("sources.update", source);
  return html`<${Panel} title=${text("types.title")} hint=${text("sourceSettings.typesHint")}>
    <div class="panel-body">
      <${TypeChoice}
        legend=${text("types.title")}
        types=${platform.dataTypes}
        chosen=${chosen}
        onChosen=${setChosen}
      />
      <div class="actions">
        <${Deed}
          permission="sources.update"
          className="strong"
          reason=${own ||
          (isSame ? text("settings.same") : chosen.length ? "" : text("types.needed"))}
          onClick=${save}
        >
          ${text("form.save")}
        <//>
      </div>
    </div>
  <//>`;
}
