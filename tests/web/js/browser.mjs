/** The few things of a browser that controllers touch when they are loaded. Import it first. */
const nothing = () => {};
const listening = { addEventListener: nothing, removeEventListener: nothing };
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, ...listening }),
  localStorage: { getItem: () => null, setItem: nothing, removeItem: nothing },
  location: { pathname: "/", search: "", hash: "", origin: "http://localhost" },
  document: { documentElement: {}, hidden: false, ...listening },
  ...listening,
});
