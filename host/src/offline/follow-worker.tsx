/** @jsxImportSource @court/ui/dom */
import type { PageConfig } from '@court/contract';
import { nodesOf } from '@court/ui/dom';
import { atom, type createStore } from 'jotai';
import { pageConfigOf } from '../remotes/fetch-registry';
import type { OfflineRegistry } from '../service-worker/precache-manifest';

const newest = atom(0);
/**
 * Time of the site's newest set of files, ms epoch UTC. Counts only sets that are complete on this device and newer
 * than the page. 0 if there is none.
 */
export const newestSetAtom = atom((get) => get(newest));

/** The host's own scripts. Their names contain hashes of their contents. */
const SCRIPTS = /\/assets\/(?:main|libraries)\.[^"]*\.js/g;

/**
 * Whether the site's page of `path` now differs from the screen. It differs by another host, another court file, or
 * another release of its area than `running`. False if the page does not load.
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
  const scripts = html.match(SCRIPTS) ?? [];
  if (scripts.length === 0) return false;
  const now = pageConfigOf(html);
  const versions = Object.values(now.registry.areas).map(({ current }) => current.version);
  return (
    scripts.some((file) => !document.querySelector(`script[src$="${file}"]`)) ||
    JSON.stringify(now.courts) !== JSON.stringify(config.courts) ||
    (running !== null && versions.length > 0 && !versions.includes(running))
  );
}

const WORKER = `${BASE}/service-worker.js`;
/** ms between two registry checks of a page that stays open. */
const CHECK_EVERY_MS = 3_600_000;

type PolicyFactory = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL: (address: string) => string;
  };
};

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/** The worker's address, as Trusted Types require it. The page's own policy allows only scripts of releases. */
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

/**
 * Links the web app manifest, which a browser needs to offer the page as an app. Only the manifest names the icons.
 */
function linkManifest(): void {
  document.head.append(...nodesOf(<link rel="manifest" href={`${BASE}/manifest.webmanifest`} />));
}

/**
 * Registers the service worker of a desktop build in a secure context. If the site's signed registry says `off`,
 * removes the worker and its files instead. Listens for the worker's messages about newer versions. Call it when the
 * screen is complete, because the worker starts to download at once. Returns a function that stops all this. Never
 * throws.
 */
export function followWorker(config: PageConfig, store: ReturnType<typeof createStore>): () => void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const isOurs = config.build === 'desktop' && config.production && !config.overrides;
  if (!isOurs || !workers || !globalThis.isSecureContext) return () => {};
  linkManifest();
  // A site below another site gets the other's messages too, until it has a worker of its own.
  const hear = ({ data }: MessageEvent<{ newSet?: unknown; base?: unknown } | null>) => {
    const set = data?.base === BASE && data.newSet;
    if (typeof set === 'number' && set > config.registry.generatedAt) store.set(newest, set);
  };
  // The worker intercepts the answer and makes a new set from it.
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
  const looks = setInterval(look, CHECK_EVERY_MS);
  workers.addEventListener('message', hear);
  // A new worker makes its first set from this answer.
  workers.addEventListener('controllerchange', look);
  window.addEventListener('online', look);
  return () => {
    clearInterval(looks);
    workers.removeEventListener('message', hear);
    workers.removeEventListener('controllerchange', look);
    window.removeEventListener('online', look);
  };
}
