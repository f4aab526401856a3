/** Resolve bare names as the page's import map does, so that its modules load in Node. */
import { readFileSync } from "node:fs";
import { register } from "node:module";

const web = new URL("../../../src/wolfden/web/", import.meta.url);
const index = readFileSync(new URL("index.html", web), "utf8");
const [, map] = /<script type="importmap">(.*?)<\/script>/s.exec(index) ?? [];
const imports = Object.entries(JSON.parse(map ?? "").imports).map(([name, path]) => [
  name,
  new URL(String(path).slice(1), web).href,
]);
const hook = `const imports = ${JSON.stringify(imports)};
export function resolve(name, context, next) {
  for (const [bare, address] of imports) {
    if (name === bare || (bare.endsWith("/") && name.startsWith(bare)))
      return next(address + name.slice(bare.length), context);
  }
  return next(name, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
