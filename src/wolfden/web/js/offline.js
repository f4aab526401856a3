/** The offline page: its language, its theme, and back as soon as there is a connection. */

/** What was set on this device; a damaged setting is none. @returns {{ language?: string, theme?: string }} */
function settings() {
  try {
    return JSON.parse(localStorage.getItem("wolfden-settings") ?? "{}");
  } catch {
    return {};
  }
}

const { language = "auto", theme = "auto" } = settings();
const isLight = matchMedia("(prefers-color-scheme: light)").matches;
const root = document.documentElement;
root.dataset.theme = theme === "auto" ? (isLight ? "snow" : "night") : theme;

const wanted = language === "auto" ? navigator.languages : [language];
const sections = [...document.querySelectorAll("section")];
const ours = wanted.map((name) => sections.find(({ lang }) => name.toLowerCase().startsWith(lang)));
const shown = ours.find(Boolean) ?? sections[0];
for (const section of sections) section.hidden = section !== shown;
root.lang = shown.lang;
document.title = shown.querySelector("h1")?.textContent ?? document.title;

for (const button of document.querySelectorAll("button")) {
  button.addEventListener("click", () => location.reload());
}

/** Milliseconds between two attempts: a network that is back need not reach the server yet. */
const AGAIN = 2_000;

/** What a server answers that wants a password first: the page that asks for it is there. */
const CLOSED = 401;

async function comeBack() {
  try {
    const answer = await fetch("/api/session", { cache: "no-store" });
    if (answer.ok || answer.status === CLOSED) location.reload();
  } catch {
    // Still offline: tried again.
  }
}
addEventListener("online", comeBack);
setInterval(comeBack, AGAIN);
