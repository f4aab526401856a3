/** Switching sounds on and off, and how loud each kind of them is. */
import { html, onTick, onValue } from "../lib/html.js";
import { change, settings } from "../lib/settings.js";
import { t } from "../lib/texts.js";
import { Icon } from "../frame/symbols.js";
import { canSound, KINDS, playSample } from "./player.js";

const isOn = () => settings.value.sounds !== "none";
const set = (/** @type {boolean} */ wanted) => change({ sounds: wanted ? "on" : "none" });

/** The button of a table: it says whether sounds are on. */
export function SoundButton() {
  const isHeard = isOn() && canSound.value;
  const state = t(canSound.value ? (isHeard ? "sound-on" : "sound-off") : "sound-impossible");
  return html`<button
    class="button quiet icon"
    data-do="sounds"
    aria-label=${t("me-sounds")}
    aria-pressed=${isHeard ? "true" : "false"}
    title=${state}
    onClick=${() => set(!isOn())}
  >
    <${Icon} name=${isHeard ? "ui-sound" : "ui-mute"} />
  </button>`;
}

/** @param {{ title: string }} props  `title`: whose sounds are heard as samples */
export const Volumes = ({ title }) => html`<fieldset class="volumes">
  <label class="switch">
    <input type="checkbox" data-do="sounds-on" checked=${isOn()} onChange=${onTick(set)} />
    <span>${t("me-sounds")}</span>
  </label>
  ${!canSound.value && html`<p class="soft small">${t("sound-impossible")}</p>`}
  ${KINDS.map((kind) => html`<${Volume} key=${kind} kind=${kind} title=${title} />`)}
</fieldset>`;

/** @param {{ kind: import("./player.js").Kind, title: string }} props */
function Volume({ kind, title }) {
  const { volumes } = settings.value;
  const put = (/** @type {string} */ value) => {
    change({ volumes: { ...settings.peek().volumes, [kind]: Number(value) } });
    playSample(kind, title);
  };
  return html`<div class="option">
    <label for="volume-${kind}">${t(`volume-${kind}`)}</label>
    <input
      id="volume-${kind}"
      type="range"
      min="0"
      max="100"
      step="10"
      disabled=${!isOn()}
      value=${volumes[kind]}
      onChange=${onValue(put)}
    />
  </div>`;
}
