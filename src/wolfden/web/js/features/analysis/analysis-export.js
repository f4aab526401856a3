/** An analysis as text and as a link, and a position changed by hand. */
import { html, onValue, useEffect, useSignal } from "../../lib/html.js";
import { analysisLink } from "../../lib/address.js";
import { showError } from "../../lib/notices.js";
import { t } from "../../lib/texts.js";
import { Dialog } from "../../frame/dialog.js";
import { Share, copy } from "../../frame/share.js";
import { Icon } from "../../frame/symbols.js";
import * as api from "./api.js";

/** @typedef {import("./analysis-game.js").AnalysisGame} AnalysisGame */

/** @param {{ game: AnalysisGame, close: () => void }} props */
export function ExportDialog({ game, close }) {
  const found = useSignal(/** @type {import("../../types.js").AnalysisExported | null} */ (null));
  useEffect(() => {
    const study = game.study.peek();
    if (study) api.exportAnalysis(study).then((exported) => (found.value = exported), showError);
  }, []);
  const text = found.value?.text ?? "";
  const link = found.value?.link ?? "";
  return html`<${Dialog} heading=${t("analysis-export")} close=${close} wide>
    ${
      found.value &&
      html`
      ${
        link
          ? html`<${Share} link=${`${location.origin}${analysisLink(link)}`} label=${t("analysis-link")} />`
          : html`<p role="note">${t("analysis-link-long")}</p>`
      }
      <label class="analysis-text">
        <span>${t("analysis-text")}</span>
        <textarea readonly rows="12" spellcheck="false" value=${text}></textarea>
      </label>
      <div class="choices">
        <button class="button" onClick=${() => copy(text, "text-copied")}><${Icon} name="ui-text" />${t("analysis-copy-text")}</button>
        <a class="button" download="analysis.txt" href=${`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
          <${Icon} name="ui-download" />${t("analysis-save")}
        </a>
      </div>
    `
    }
  <//>`;
}

/** @param {{ game: AnalysisGame, close: () => void, open: (source: import("../../types.js").AnalysisOf) => void }} props */
export function SetUpDialog({ game, close, open }) {
  const text = useSignal(game.here().position);
  const show = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      // Asked first, so that a mistake in the position costs nothing.
      await api.openAnalysis({ text: text.value });
      open({ text: text.value });
      close();
    } catch (error) {
      showError(error);
    }
  };
  return html`<${Dialog} heading=${t("analysis-set-up")} close=${close} wide>
    <form class="analysis-text" onSubmit=${show}>
      <p class="small soft">${t("analysis-set-up-help")}</p>
      <textarea
        rows="14"
        spellcheck="false"
        aria-label=${t("analysis-set-up")}
        value=${text.value}
        onInput=${onValue((value) => (text.value = value))}
      ></textarea>
      <button class="button main" data-do="show-position">${t("analysis-show")}</button>
    </form>
  <//>`;
}
