import { deleteSets, keepFile, keptAnswer, keptFile, renewSet } from './site-set';

/** An event that the browser waits for; of a fetch, what it asks for. TypeScript's own types of workers exclude those of pages. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = WorkerEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
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
    navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> };
  };
};
const worker = self as unknown as Worker;

/** ms that the network has for a page or the registry before what is kept answers. */
const PATIENCE = 3000;

let renewing: Promise<void> | null = null;

/** Brings the set up to the site, one at a time; tells open pages of a new one. A failure leaves the set before, until the next time. */
function renew(registryText: string): Promise<void> {
  renewing ??= renewSet(registryText)
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

/** The site wants no worker: nothing of it stays. */
async function leave(): Promise<void> {
  await worker.registration.unregister();
  await deleteSets();
}

/** What the network says, or within three seconds what is kept, where there is anything. */
async function networkFirst(network: Promise<Response>, pathname: string): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  const first = await Promise.race([network.catch(() => null), late]);
  if (first && first.status < 500) return first;
  return (await keptAnswer(pathname).catch(() => null)) ?? (await network);
}

async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const network = preloadResponse.then((preloaded) => preloaded ?? fetch(request));
  return await networkFirst(network, new URL(request.url).pathname);
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

/** A versioned file: what is kept, unless the page asks past bad copies; the browser compares it with its integrity once more. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const isFresh = request.cache === 'reload' || request.cache === 'no-cache';
  const kept = isFresh ? undefined : await keptFile(request.url).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && request.integrity) event.waitUntil(keepFile(request.url, answer.clone()).catch(() => {}));
  return answer;
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
/**
 * Has the browser ask the network for a page while it starts the worker, but not in Firefox: with preload it opens no page at all
 * if the site cannot be reached, whatever the worker answers. Browsers that have static routing (Chromium) do.
 */
async function preloadPages(): Promise<void> {
  const { navigationPreload } = worker.registration;
  const isSafe =
    'InstallEvent' in self && 'addRoutes' in (self.InstallEvent as { prototype: object }).prototype;
  await (isSafe ? navigationPreload?.enable() : navigationPreload?.disable());
}

// no set is made here: until activation ends, the browser opens no page of the site
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), preloadPages()]));
});
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || !`${pathname}/`.startsWith(`${BASE}/`)) return;
  const path = pathname.slice(BASE.length);
  if (mode === 'navigate') event.respondWith(answerPage(event));
  else if (path === '/registry.json') event.respondWith(answerRegistry(event));
  else if (/^\/(assets|mfe-[^/]+)\//.test(path)) event.respondWith(answerFile(event));
});

/** Shows what a notice was about, in a page of the site that is open, or in a new one. */
async function openNotice(link: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const known = await Promise.all(
    pages.map(async (each) => ((await keptAnswer(new URL(each.url).pathname)) ? [each] : [])),
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
