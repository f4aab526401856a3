/** Resolve `wolfden/…` as the page's import map does, so that titles' modules load in Node. */
import { register } from "node:module";

const pages = new URL("../../../src/wolfden/web/js/", import.meta.url).href;
const hook = `export function resolve(name, context, next) {
  return next(name.startsWith("wolfden/") ? "${pages}" + name.slice(8) : name, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
