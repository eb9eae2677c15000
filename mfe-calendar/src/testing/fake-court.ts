import type { PageCourt } from '@court/shared/contract/page-config';
import type { LiveDatabase } from '@court/shared/data/live-database';
import { vi } from 'vitest';

export const COURT: PageCourt = {
  code: 'txwb',
  displayName: 'Sample Court',
  sample: true,
  client: {
    apiKey: '',
    authDomain: '',
    databaseURL: 'http://localhost:9000?ns=txwb',
    projectId: 'sample',
    storageBucket: '',
    messagingSenderId: '',
  },
  specs: {},
  modules: ['mfe-calendar'],
  timeZones: ['America/Chicago', 'America/Denver'],
  onlyShowPubDef: 'N',
  showAttyNameUppercase: 'N',
  officialSite: 'https://www.txwb.uscourts.gov',
  staleAfterMinutes: 60,
  meetingHosts: ['www.zoomgov.com'],
  stores: {},
  offices: {},
};

type Watcher = (value: unknown) => void;

/** A court's database whose network the test holds in its hands. Paths are as in the database. */
export function fakeCourt(tree: Record<string, unknown>) {
  const data = new Map(Object.entries(tree));
  const watchers = new Map<string, Set<Watcher>>();
  const connections = new Set<(connected: boolean) => void>();
  const reads: string[] = [];
  let up = true;
  let connected = true;

  vi.stubGlobal('fetch', async (url: string) => {
    const path = decodeURIComponent(new URL(url).pathname.slice(1).replace(/\.json$/, ''));
    reads.push(path);
    if (!up) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(data.get(path) ?? null));
  });

  const live: LiveDatabase = {
    watch(path, onValue) {
      const own = watchers.get(path) ?? new Set();
      watchers.set(path, own.add(onValue));
      if (connected) onValue(data.get(path) ?? null);
      return () => own.delete(onValue);
    },
    watchConnected(listener) {
      connections.add(listener);
      listener(connected);
      return () => connections.delete(listener);
    },
  };

  return {
    live,
    reads,
    /** Takes the whole network away, or brings it back. */
    setUp(value: boolean) {
      up = value;
      connected = value;
      for (const tell of connections) tell(value);
    },
    write(path: string, value: unknown) {
      data.set(path, value);
      for (const tell of watchers.get(path) ?? []) tell(value);
    },
  };
}
