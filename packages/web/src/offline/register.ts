import { TAKE_OVER } from './worker.ts';

/** Built by build/offline.ts, beside the page. */
const WORKER = `${import.meta.env.BASE_URL}sw.js`;

if ('serviceWorker' in navigator) {
  const { serviceWorker } = navigator;
  void takeOverIfNewer(serviceWorker);
  // Keeping everything for later must not slow down what is needed now.
  if (document.readyState === 'complete') keep(serviceWorker);
  else addEventListener('load', () => keep(serviceWorker), { once: true });
}

/** A version that was fetched while the last one ran takes over now, before anything has begun. */
async function takeOverIfNewer(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const waiting = (await serviceWorker.getRegistration())?.waiting;
  if (!waiting) return;
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage(TAKE_OVER);
}

function keep(serviceWorker: ServiceWorkerContainer): void {
  serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch((reason: unknown) => {
    // Without it everything still works, only not offline: private windows may refuse.
    console.info('Crawlspace is not kept for offline play:', reason);
  });
}
