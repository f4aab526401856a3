/** Keys that work anywhere at the table, besides Tab and Enter; single keys can be switched off. */
import { settings } from "../lib/settings.js";

/**
 * @typedef {import("../client/model.js").TableModel} TableModel
 */

/** Whether keys are meant for a field or a window. @param {EventTarget | null} element */
const isTyping = (element) =>
  element instanceof HTMLElement && element.closest("input, textarea, select, dialog") !== null;

/**
 * Keys that lead through a replay from wherever the focus is, unless they mean something there.
 *
 * @param {Record<string, () => void>} acts  what each key does
 * @returns {() => void} stops listening
 */
export function listenToSteps(acts) {
  const listen = (/** @type {KeyboardEvent} */ event) => {
    const { key, target } = event;
    const isPressing = key === " " && target instanceof Element && target.closest("button, a, summary");
    const isElsewhere = isTyping(target) || isPressing || document.querySelector("dialog[open]");
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isElsewhere) return;
    if (!Object.hasOwn(acts, key)) return;
    acts[key]();
    event.preventDefault();
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}

/**
 * @param {TableModel} model
 * @param {() => void} askHint
 * @returns {() => void} stops listening
 */
export function listenToKeys(model, askHint) {
  const listen = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") cancel(model);
    else if (!isTyping(event.target) && pressed(model, event.key, askHint)) event.preventDefault();
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}

/** @param {TableModel} model */
function cancel(model) {
  model.tip.value = null;
  model.hint.value = null;
  model.client.pendingTarget = "";
  if (model.client.following.again.peek() >= 0) model.showAgain();
  model.client.drop();
}

/**
 * @param {TableModel} model
 * @param {string} key
 * @param {() => void} askHint
 * @returns {boolean} whether the key means something here
 */
function pressed(model, key, askHint) {
  const { client } = model;
  if (key === "Enter") return readOn(model) || confirmWhole(model);
  if (!settings.peek().shortcuts) return false;
  if (/^[1-9]$/.test(key)) return pickNumber(model, Number(key) - 1);
  switch (key) {
    case "Backspace":
      client.back();
      return true;
    case "u":
      client.undo();
      return true;
    case "h":
      askHint();
      return true;
    case "c":
      client.confirm();
      return true;
    case "/":
    case "l":
      model.isListOpen.value = key === "/" || !model.isListOpen.value;
      return true;
    case "?":
      model.isHelpOpen.value = true;
      return true;
    case "b":
      return focusOn(".board-frame");
    case "o":
      return focusOn(".offers button:enabled, .action-bar");
    case "g":
      model.togglePanel("log");
      return true;
    case "r":
      if (model.client.following.hasRound) model.showAgain();
      return true;
    case "p":
      model.client.following.toggleStop();
      return true;
    case "t":
      model.togglePanel("text");
      return true;
    default:
      return false;
  }
}

/** @param {string} selector */
function focusOn(selector) {
  const found = document.querySelector(selector);
  if (found instanceof HTMLElement) found.focus();
  return found !== null;
}

/** Enter turns the page of a guide, unless a button has the focus. @param {TableModel} model */
function readOn({ guidance }) {
  return !document.activeElement?.closest("button, a") && guidance.next();
}

/** Enter means what it means to the thing in focus; else it confirms. @param {TableModel} model */
function confirmWhole({ client }) {
  const focused = document.activeElement;
  if (!client.isWhole || focused?.closest("button, a, .board-frame")) return false;
  client.confirm();
  return true;
}

/**
 * @param {TableModel} model
 * @param {number} index
 */
function pickNumber({ client }, index) {
  const menu = client.menu.peek();
  if (menu.length > 0) {
    if (menu[index]) client.pick(menu[index]);
    return true;
  }
  const word = client.choices.peek()?.options[index];
  if (word !== undefined) client.pickWord(word);
  return word !== undefined;
}
