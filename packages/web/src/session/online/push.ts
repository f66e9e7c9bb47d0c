import { addPush, pushKey, removePush } from './api.ts';

/** Whether this browser can be told something while the page is closed. */
export function canBeTold(): boolean {
  const isHere = typeof navigator !== 'undefined' && 'serviceWorker' in navigator;
  return isHere && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** Whether it is told when a table waits. */
export async function isTold(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(await registration?.pushManager.getSubscription());
}

/** Lets the server tell this browser when a table waits; the browser asks its owner first. Rejects when it may not be. */
export async function beTold(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: await pushKey(),
  });
  await addPush(subscription.toJSON());
}

export async function beToldNoMore(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await removePush(subscription.endpoint);
}
