import { allowScriptsBelow } from '@court/shared/compose/trusted-types';
import type { PageConfig } from '@court/shared/contract/page-config';
import { setConnectionAtom } from '@court/shared/data/connection-atom';
import { chooseCourtAtom } from '@court/shared/state/court-atom';
import { getDefaultStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { App } from '../app';
import { connectLater } from '../database/connect-later';
import { readPageConfig } from '../page-config';
import { createAreaLoader } from '../remotes/area-loads';
import { FIRST_RENDER_LIMIT } from '../remotes/limits';
import type { LoadRelease } from '../remotes/load-release';
import { areaRegistry } from '../remotes/registry';
import { wearTheme } from '../theme/wear-theme';
import { startupAddress } from './startup-address';

/**
 * Brings the page up: court, address, the page's own area, first render, and then the live database. `loading` says how
 * a page like this one loads releases.
 */
export async function start(loading: (config: PageConfig) => LoadRelease): Promise<void> {
  const config = readPageConfig(document);
  const [court] = config.courts;
  const store = getDefaultStore();
  store.set(chooseCourtAtom, court);
  wearTheme(store);

  const address = startupAddress(config.build, window.location.pathname);
  if (address) window.history.replaceState(null, '', address + window.location.search);

  const registry = areaRegistry(config, court);
  for (const folder of registry.folders()) allowScriptsBelow(folder);
  const loader = createAreaLoader(registry, loading(config), store);

  const own = registry.offeredAt(window.location.pathname);
  if (own) {
    const limit = new Promise((resolve) => setTimeout(resolve, FIRST_RENDER_LIMIT));
    await Promise.race([loader.load(own), limit]);
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('This page has no root element');
  createRoot(root).render(<App registry={registry} loader={loader} />);
  connectLater(court.client, (database) => store.set(setConnectionAtom, database));
}
