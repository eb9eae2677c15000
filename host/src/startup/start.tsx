import {
  courtAtom,
  courtDescriptionAtom,
  courtNameAtom,
  type PageConfig,
  setDeviceStoreAtom,
  setPlatformTypeAtom,
  takeStoredAtom,
} from '@court/contract';
import { getDefaultStore } from 'jotai';
import { startTransition, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { followCourt, showCourt, storedCourt } from '../courts/choose-court';
import { CourtsProvider } from '../courts/courts-context';
import { ignoreSkippedTransitions } from '../motion/turn-direction';
import { addressAfterCourts, firstAddress, setUpOf } from '../page/first-address';
import { afterFirstPaint, applyLocalStorageCache } from '../page/first-paint';
import { nextTask } from '../page/next-task';
import { sitePath } from '../page/site-path';
import { followLostFiles, loadOptional } from '../parts/missing-parts';
import { createAreaLoader, reportSink } from '../remotes/area-loader';
import type { LoadRelease } from '../remotes/load-release';
import { areaRegistry } from '../remotes/registry';
import { FIRST_RENDER_LIMIT_MS } from '../remotes/remote-error';
import { createPageRouter, type PageRouter } from '../router/page-router';
import { applyTheme } from '../theme/apply-theme';

/** The configuration in the page. Throws if the release tool did not compose the page. */
function readPageConfig(page: Document): PageConfig {
  const block = page.getElementById('page-config');
  if (!block?.textContent) throw new Error('This page carries no page-config');
  return JSON.parse(block.textContent) as PageConfig;
}

/** The whole screen. A new router remounts it. */
function App({ pageRouter }: { pageRouter: PageRouter }) {
  const { number, router } = useSyncExternalStore(pageRouter.subscribe, pageRouter.get);
  return <RouterProvider key={number} router={router} />;
}

/** Loads the code that watches the page from its first paint on. It is in the same chunk as recovery. */
const watching = () => import(/* webpackChunkName: "recovery" */ '../remotes/watch/watch-page');

/** Maximum ms that a page waits for the device's store before it renders, if its route depends on the store. */
const STORE_FIRST_MS = 2000;

/**
 * Connects the device and its stored values to the areas. If that chunk does not load, values last only for this
 * session.
 */
const rememberOnDevice = (store: ReturnType<typeof getDefaultStore>) =>
  loadOptional(
    store,
    'storage',
    () => import(/* webpackChunkName: "device-store" */ '../device/store/remember-on-device'),
    (device) => device.rememberOnDevice(store),
    (error) => {
      store.set(setDeviceStoreAtom, null, error);
      store.set(takeStoredAtom, {});
    },
  );

type Loading = (config: PageConfig) => LoadRelease;

/**
 * Reads settings, court and address, loads the page's own area, renders, and then starts the deferred work. `loading`
 * returns the function that loads releases. Rejects if the page cannot start.
 */
export async function start(loading: Loading): Promise<void> {
  const config = readPageConfig(document);
  const asksOverride = config.overrides || window.location.search.includes('remote.mfe-');
  const shaped = asksOverride ? (await import('../remotes/overrides')).takeOverrides(config) : undefined;
  const store = getDefaultStore();
  const { protocol, hostname, search, hash } = window.location;
  const pathname = sitePath(window.location.pathname);
  const page = { build: config.build, protocol, hostname };
  store.set(setPlatformTypeAtom, config.build);
  applyTheme(store);
  followLostFiles(store);
  ignoreSkippedTransitions();

  const waitsForStore = setUpOf(page) === 'before-routing';
  applyLocalStorageCache(store);
  const remembered = waitsForStore ? rememberOnDevice(store) : null;
  // A slower store delays nothing. Until it answers, the page uses the cache in localStorage.
  if (remembered)
    await Promise.race([remembered, new Promise((resolve) => setTimeout(resolve, STORE_FIRST_MS))]);

  const stored = { courtName: store.get(courtNameAtom), courtDescription: store.get(courtDescriptionAtom) };
  const court = config.build === 'desktop' ? config.courts[0] : storedCourt(stored, config.courts);
  const registry = areaRegistry(config, () => store.get(courtAtom), shaped);
  if (court) showCourt(store, registry, court);

  const address = firstAddress(page, stored, pathname, search);
  if (address !== pathname + search) window.history.replaceState(null, '', BASE + address + hash);

  const tools = {
    registry,
    loadRelease: loading(config),
    report: reportSink(() => store.get(courtAtom)?.reportsTo),
    keys: config.keys,
    site: config.registry.site,
  };
  // If the store names the court only later, the page reloads with that court, unless the reader has chosen one
  // meanwhile.
  if (!court)
    void remembered?.then(() => {
      const known = {
        courtName: store.get(courtNameAtom),
        courtDescription: store.get(courtDescriptionAtom),
      };
      if (store.get(courtAtom) || !storedCourt(known, config.courts)) return;
      const asked = addressAfterCourts(new URLSearchParams(window.location.search)) ?? '/';
      window.location.replace(BASE + asked);
    });
  // No new task before the loader begins: the page's scripts would run even if it withdraws them.
  const loader = createAreaLoader(tools, store);
  const own = registry.offeredAt(sitePath(window.location.pathname));
  if (own) {
    const limit = new Promise((resolve) => setTimeout(resolve, FIRST_RENDER_LIMIT_MS));
    await Promise.race([loader.load(own), limit]);
    await nextTask();
  }
  const pageRouter = createPageRouter({ registry, loader });
  const root = document.getElementById('root');
  if (!root) throw new Error('This page has no root element');
  // A transition renders in short tasks. The first paint stays on the screen meanwhile and answers presses.
  startTransition(() =>
    createRoot(root).render(
      <CourtsProvider value={{ courts: config.courts, registry, renew: pageRouter.renew }}>
        <App pageRouter={pageRouter} />
      </CourtsProvider>,
    ),
  );
  // Not earlier: its downloads would compete with those of the first screen.
  if (court) followCourt(store, court.client);
  afterFirstPaint(() => {
    if (!waitsForStore) void rememberOnDevice(store);
    // If the chunk does not load now, it is requested again when it is needed.
    watching().then(
      ({ watchPage }) => watchPage(tools, loader, pageRouter),
      () => {},
    );
  });
}
