/** The one place where the page meets its rendering library. */
import { h, render, Fragment } from "preact";
import htm from "htm";

export const html = htm.bind(h);
export { h, render, Fragment };
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export { signal, computed, effect, batch, useSignal, useComputed } from "@preact/signals";
