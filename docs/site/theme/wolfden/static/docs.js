/* The theme that was chosen on the page, the list of documents, and the form of the search. */

const light = matchMedia("(prefers-color-scheme: light)");
light.addEventListener("change", showTheme);
showTheme();

/** Show the documents in the theme of this device. */
function showTheme() {
  document.documentElement.dataset.theme = chosenTheme() ?? (light.matches ? "snow" : "night");
}

/** Return the theme that was set on this device, if one was. */
function chosenTheme() {
  try {
    const { theme } = JSON.parse(localStorage.getItem("wolfden-settings") ?? "{}");
    return theme === "auto" ? undefined : theme;
  } catch {
    return undefined;
  }
}

/** Search without sending a form: the server's content policy allows none. */
function search(event) {
  event.preventDefault();
  const form = event.target;
  const query = new URLSearchParams({ q: form.elements.q.value });
  location.assign(`${form.dataset.search}?${query}`);
}

/** Show the list of documents beside the text, or folded above it where the screen is narrow. */
function showList({ matches }) {
  document.querySelector(".documents details").open = matches;
}

/** Let the keyboard reach what can be scrolled. */
function reachWide() {
  for (const wide of document.querySelectorAll("main pre, main table")) {
    wide.tabIndex = wide.scrollWidth > wide.clientWidth ? 0 : -1;
  }
}

document.addEventListener("DOMContentLoaded", () => {
  for (const form of document.querySelectorAll("form.search")) {
    form.addEventListener("submit", search);
  }
  const isWide = matchMedia("(min-width: 60rem)");
  isWide.addEventListener("change", showList);
  showList(isWide);
  for (const caption of document.querySelectorAll("[role=heading]")) caption.ariaLevel = "2";
  reachWide();
  addEventListener("resize", reachWide);
});
