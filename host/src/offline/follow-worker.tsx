/** @jsxImportSource @court/ui/dom */
import type { PageConfig } from '@court/contract';
import { nodesOf } from '@court/ui/dom';
import { atom, type createStore } from 'jotai';
import { pageConfigOf } from '../remotes/fetch-registry';
import type { OfflineRegistry } from '../service-worker/site-set';

const newest = atom(0);
/** Time of the site's newest set of files that is whole on this device and newer than the page, ms epoch UTC; 0 for none. */
export const newestSetAtom = atom((get) => get(newest));

/** The host's own script, whose name changes with its bytes. */
const MAIN = /\/assets\/main\.[^"]*\.js/;

/**
 * Whether the page of `path` is made otherwise now than what is on the screen: by another host, another court file or another
 * release than `running` of its area. False if the page cannot be had.
 */
export async function isScreenOld(
  config: PageConfig,
  path: string,
  running: string | null,
): Promise<boolean> {
  const html = await fetch(path, { cache: 'no-cache' }).then(
    (answer) => answer.text(),
    () => '',
  );
  const [main] = MAIN.exec(html) ?? [];
  if (main === undefined) return false;
  const now = pageConfigOf(html);
  const versions = Object.values(now.registry.areas).map(({ current }) => current.version);
  return (
    !document.querySelector(`script[src$="${main}"]`) ||
    JSON.stringify(now.courts) !== JSON.stringify(config.courts) ||
    (running !== null && versions.length > 0 && !versions.includes(running))
  );
}

const WORKER = `${BASE}/service-worker.js`;
/** ms between two looks at the site's registry by a page that stays open. */
const LOOK_EVERY = 3_600_000;

type PolicyFactory = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL: (address: string) => string;
  };
};

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/** The worker's address as the browser takes it: the page's own policy lets scripts of releases run, and not this one. */
function workerAddress(): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('court-worker', {
    createScriptURL: (address) => {
      if (address !== WORKER) throw new TypeError(`No worker of this site: ${address}`);
      return address;
    },
  });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

/** Links what a browser needs to offer the page as an app; icons are named by the manifest alone. */
function linkManifest(): void {
  document.head.append(...nodesOf(<link rel="manifest" href={`${BASE}/manifest.webmanifest`} />));
}

/**
 * Registers the service worker of a desktop build in a secure context. If the site's signed registry says `off`, removes the worker
 * and its files instead. Listens to what the worker says of newer versions. Call it when the screen is complete: the worker
 * starts to download at once. Returns a function that ends all this; never throws.
 */
export function followWorker(config: PageConfig, store: ReturnType<typeof createStore>): () => void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const isOurs = config.build === 'desktop' && config.production && !config.overrides;
  if (!isOurs || !workers || !globalThis.isSecureContext) return () => {};
  linkManifest();
  // until a site below another has a worker of its own, the other's speaks to its pages too
  const hear = ({ data }: MessageEvent<{ newSet?: unknown; base?: unknown } | null>) => {
    const set = data?.base === BASE && data.newSet;
    if (typeof set === 'number' && set > config.registry.generatedAt) store.set(newest, set);
  };
  // the worker sees what is answered, and makes a new set of it
  const look = () => void fetch(`${BASE}/registry.json`, { cache: 'no-cache' }).catch(() => {});
  const begin = async () => {
    const { fetchRegistry } = await import(/* webpackChunkName: "recovery" */ '../remotes/fetch-registry');
    const registry = await fetchRegistry(config.keys, config.registry.site);
    if (registry === null || registry === 'tampered') return;
    if ((registry as OfflineRegistry).worker === 'off') {
      const known = await workers.getRegistration(`${BASE}/`);
      await known?.unregister();
      for (const name of await caches.keys())
        if (name === `court-files ${BASE}` || name.startsWith(`court-set ${BASE} `))
          await caches.delete(name);
    } else {
      await workers.register(workerAddress(), { scope: BASE || '/', updateViaCache: 'none' });
    }
  };
  begin().catch((error: unknown) => console.info('Nothing is kept for use without a network', error));
  const looks = setInterval(look, LOOK_EVERY);
  workers.addEventListener('message', hear);
  // a new worker makes its first set when it sees this answer
  workers.addEventListener('controllerchange', look);
  window.addEventListener('online', look);
  return () => {
    clearInterval(looks);
    workers.removeEventListener('message', hear);
    workers.removeEventListener('controllerchange', look);
    window.removeEventListener('online', look);
  };
}
