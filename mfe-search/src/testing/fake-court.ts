import type { PageCourt } from '@court/contract';
import { vi } from 'vitest';

export const COURT = {
  code: 'txwb',
  displayName: 'Sample Court',
  sample: true,
  client: { databaseURL: 'http://localhost:9000?ns=txwb' },
  specs: {},
  modules: ['mfe-calendar', 'mfe-search'],
  timeZones: ['America/Chicago', 'America/Denver'],
  onlyShowPubDef: 'N',
  showAttyNameUppercase: 'N',
  officialSite: 'https://www.txwb.uscourts.gov',
  staleAfterMinutes: 60,
  meetingHosts: ['www.zoomgov.com'],
  stores: {},
  offices: {
    o5: { name: 'San Antonio', timeZone: 'America/Chicago', lat: 29.4262, lng: -98.4867 },
    o3: { name: 'El Paso', timeZone: 'America/Denver', lat: 31.7592, lng: -106.4847 },
  },
} as unknown as PageCourt;

type Tree = { [key: string]: unknown };

/** Key order of the database: numbers before all other keys. */
const before = (a: string, b: string) =>
  /^\d+$/.test(a) === /^\d+$/.test(b) ? (a < b ? -1 : a > b ? 1 : 0) : /^\d+$/.test(a) ? -1 : 1;

function someOf(json: unknown, query: URLSearchParams): unknown {
  if (!query.has('orderBy') || typeof json !== 'object' || json === null) return json;
  const given = (name: string) => (query.has(name) ? String(JSON.parse(query.get(name) ?? '')) : null);
  const [from, after, to, until] = ['startAt', 'startAfter', 'endAt', 'endBefore'].map(given);
  const keys = Object.keys(json)
    .filter((key) => !(from && before(key, from) < 0) && !(after && before(key, after) <= 0))
    .filter((key) => !(to && before(key, to) > 0) && !(until && before(key, until) >= 0))
    .sort(before);
  const [first, last] = [given('limitToFirst'), given('limitToLast')].map((text) => text && Number(text));
  const some = first ? keys.slice(0, first) : last ? keys.slice(-last) : keys;
  return some.length > 0 ? Object.fromEntries(some.map((key) => [key, (json as Tree)[key]])) : null;
}

/**
 * A court's database over HTTP with a network that the test controls. `tree`: values by path. Answers key ranges like
 * the database.
 */
export function fakeCourt(tree: Record<string, unknown>) {
  const reads: URL[] = [];
  const held = new Map<string, () => void>();
  let up = true;
  let isHeld = (_url: URL) => false;
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    const url = new URL(address);
    reads.push(url);
    if (!up) throw new TypeError('Failed to fetch');
    if (isHeld(url)) await new Promise<void>((go) => held.set(url.href, go));
    signal.throwIfAborted();
    const path = decodeURIComponent(url.pathname.slice(1).replace(/\.json$/, ''));
    return new Response(JSON.stringify(someOf(tree[path] ?? null, url.searchParams)));
  });
  return {
    tree,
    /** Reads of indexes, with their queries. */
    searches: () => reads.filter(({ pathname }) => /names|similar|EasySrch/.test(pathname)),
    /** Paths of all reads so far. */
    reads: () => reads.map(({ pathname }) => decodeURIComponent(pathname)),
    setUp(value: boolean) {
      up = value;
    },
    /** Delays answers for which `which` is true until `release`. */
    hold(which: (url: URL) => boolean) {
      isHeld = which;
    },
    release() {
      for (const go of held.values()) go();
      held.clear();
    },
  };
}
