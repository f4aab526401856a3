/** Notifications while the page is closed: the service worker and its subscription. */
import { server } from "../../lib/session.js";
import * as api from "./api.js";

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window;

/** Have this browser receive pushes; return whether it does. */
export async function subscribe() {
  if (!isSupported()) return false;
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await subscribed(pushManager);
    const { endpoint = "", keys = {} } = subscription.toJSON();
    await api.addPush({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
    return true;
  } catch {
    return false; // no push service, or it cannot be reached
  }
}

/**
 * The subscription with the server's key; one with another key is of another server, and useless.
 *
 * @param {PushManager} pushManager
 */
async function subscribed(pushManager) {
  const key = server.peek().push_key;
  const before = await pushManager.getSubscription();
  if (before && encoded(before.options.applicationServerKey) === key) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Have this browser receive no more pushes. */
export async function unsubscribe() {
  if (!isSupported()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await api.removePush(subscription.endpoint);
}

/** Bytes in the base64 of addresses. @param {ArrayBuffer | null} bytes */
const encoded = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
