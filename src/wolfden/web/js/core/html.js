/** The one place where the page meets its rendering library. */
import { h, options, render, Fragment } from "preact";
import htm from "htm";

export const html = htm.bind(h);
export { h, options, render, Fragment };
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export { signal, computed, effect, batch, useSignal, useComputed } from "@preact/signals";
