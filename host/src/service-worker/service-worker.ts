import { cachedAnswer, cachedFile, cacheFile, deletePrecaches, renewPrecache } from './precache-manifest';

/**
 * An extendable event. TypeScript's worker types conflict with its page types, so the worker types used here are
 * declared by hand.
 */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = WorkerEvent & {
  request: Request;
  respondWith(answer: Promise<Response>): void;
};
type PressEvent = WorkerEvent & { notification: { data: { link?: unknown } | null; close(): void } };
type Client = { url: string; postMessage(told: unknown): void; focus(): Promise<unknown> };
type Worker = {
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: PressEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which?: { type: 'window'; includeUncontrolled: true }): Promise<Client[]>;
    openWindow(address: string): Promise<unknown>;
  };
  registration: {
    unregister(): Promise<boolean>;
    navigationPreload?: { disable(): Promise<void> };
  };
};
const worker = self as unknown as Worker;

/** ms that the network has to answer for a page or the registry before the cache answers. */
const NETWORK_LIMIT_MS = 3000;

let renewing: Promise<void> | null = null;

/**
 * Updates the cached set to the site's current state, one update at a time, and notifies open pages of a new set.
 * After a failure the previous set stays until the next update.
 */
function renew(registryText: string): Promise<void> {
  renewing ??= renewPrecache(registryText)
    .then(async (outcome) => {
      if (outcome === 'off') return await leave();
      if (outcome === 'same') return;
      for (const client of await worker.clients.matchAll())
        client.postMessage({ newSet: outcome, base: BASE });
    })
    .catch((error: unknown) => console.info('The files for use without a network are as they were', error))
    .finally(() => {
      renewing = null;
    });
  return renewing;
}

/** The site has switched its worker off: unregisters the worker and deletes its caches. */
async function leave(): Promise<void> {
  await worker.registration.unregister();
  await deletePrecaches();
}

/**
 * Returns the network's answer. If it takes more than three seconds or fails, returns the cached answer, if there is
 * one.
 */
async function networkFirst(network: Promise<Response>, pathname: string): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, NETWORK_LIMIT_MS, null));
  const first = await Promise.race([network.catch(() => null), late]);
  if (first && first.status < 500) return first;
  return (await cachedAnswer(pathname).catch(() => null)) ?? (await network);
}

async function answerRegistry(event: FetchEvent): Promise<Response> {
  const network = fetch(event.request);
  event.waitUntil(
    network.then(
      async (answer) => (answer.ok ? await renew(await answer.clone().text()) : undefined),
      () => {},
    ),
  );
  return await networkFirst(network, new URL(event.request.url).pathname);
}

/**
 * Answers a versioned file from the cache, unless the page bypasses a bad copy. The browser checks the integrity
 * again.
 */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const isFresh = request.cache === 'reload' || request.cache === 'no-cache';
  const kept = isFresh ? undefined : await cachedFile(request.url).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && request.integrity) event.waitUntil(cacheFile(request.url, answer.clone()).catch(() => {}));
  return answer;
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

/**
 * Disables navigation preload, which earlier workers enabled. A registration keeps it. With it, Firefox opens no page
 * if the site is unreachable, whatever the worker answers.
 */
const dropPreload = () => worker.registration.navigationPreload?.disable();

// The worker makes no set here, because the browser opens no page of the site until activation ends.
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), dropPreload()]));
});
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || !`${pathname}/`.startsWith(`${BASE}/`)) return;
  const path = pathname.slice(BASE.length);
  if (mode === 'navigate') event.respondWith(networkFirst(fetch(event.request), pathname));
  else if (path === '/registry.json') event.respondWith(answerRegistry(event));
  else if (/^\/(assets|mfe-[^/]+)\//.test(path)) event.respondWith(answerFile(event));
});

/** Opens a notification's link in an open page of the site, or in a new one. */
async function openNotice(link: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const known = await Promise.all(
    pages.map(async (each) => ((await cachedAnswer(new URL(each.url).pathname)) ? [each] : [])),
  );
  const [page] = known.flat();
  if (!page) await worker.clients.openWindow(BASE + link);
  else {
    await page.focus();
    page.postMessage({ openLink: link });
  }
}

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const link = notification.data?.link;
  if (typeof link === 'string') event.waitUntil(openNotice(link));
});
