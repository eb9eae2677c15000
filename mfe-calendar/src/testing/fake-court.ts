import type { LiveDatabase, PageCourt } from '@court/contract';
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

/** Children of a path that the tree stores under paths of their own. Sorted by key and filtered by the query. */
function childrenOf(data: ReadonlyMap<string, unknown>, path: string, query: URLSearchParams) {
  const asked = (name: string) => JSON.parse(query.get(name) ?? 'null') as string | number | null;
  const [first, after] = [asked('startAt') ?? '', asked('startAfter') ?? ''];
  const [last, before] = [asked('endAt') ?? '\uffff', asked('endBefore') ?? '\uffff'];
  const keys = [...data.keys()]
    .filter((each) => each.startsWith(`${path}/`))
    .map((each) => each.slice(path.length + 1))
    .filter((key) => key >= first && key > after && key <= last && key < before)
    .sort();
  const kept = query.has('limitToLast')
    ? keys.slice(-Number(asked('limitToLast')))
    : keys.slice(0, Number(asked('limitToFirst') ?? keys.length));
  return kept.length > 0 ? Object.fromEntries(kept.map((key) => [key, data.get(`${path}/${key}`)])) : null;
}

/** A court's database with a network that the test controls. Paths are the same as in the database. */
export function fakeCourt(tree: Record<string, unknown>) {
  const data = new Map(Object.entries(tree));
  const watchers = new Map<string, Set<Watcher>>();
  const connections = new Set<(connected: boolean) => void>();
  const reads: string[] = [];
  let up = true;
  let connected = true;

  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url);
    const path = decodeURIComponent(pathname.slice(1).replace(/\.json$/, ''));
    reads.push(path);
    if (!up) throw new TypeError('Failed to fetch');
    const value = searchParams.has('orderBy') ? childrenOf(data, path, searchParams) : data.get(path);
    return new Response(JSON.stringify(value ?? null));
  });

  const live: LiveDatabase = {
    watch(path, onValue, _onError, range) {
      const query = new URLSearchParams(
        Object.entries(range ?? {}).map(([name, key]) => [name, JSON.stringify(key)]),
      );
      const tell = () => onValue((range ? childrenOf(data, path, query) : data.get(path)) ?? null);
      const own = watchers.get(path) ?? new Set();
      watchers.set(path, own.add(tell));
      if (connected) tell();
      return () => own.delete(tell);
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
    /** Paths with at least one listener. */
    watched: () => [...watchers].filter(([, own]) => own.size > 0).map(([path]) => path),
    /** Turns the whole network off or on. */
    setUp(value: boolean) {
      up = value;
      connected = value;
      for (const tell of connections) tell(value);
    },
    write(path: string, value: unknown) {
      data.set(path, value);
      const parent = path.slice(0, path.lastIndexOf('/'));
      for (const at of [path, parent]) for (const tell of watchers.get(at) ?? []) tell(value);
    },
  };
}
