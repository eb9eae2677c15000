import type { LiveDatabase, PageCourt } from '@court/contract';
import { vi } from 'vitest';

export const COURT = {
  code: 'txwb',
  displayName: 'Sample Court',
  sample: true,
  client: { databaseURL: 'http://localhost:9000?ns=txwb' },
  specs: {},
  modules: ['mfe-s341'],
  timeZones: ['America/Chicago'],
  onlyShowPubDef: 'N',
  showAttyNameUppercase: 'N',
  officialSite: 'https://www.txwb.uscourts.gov',
  staleAfterMinutes: 60,
  meetingHosts: ['www.zoomgov.com'],
  stores: {},
  offices: { o5: { name: 'San Antonio', timeZone: 'America/Chicago' } },
} as unknown as PageCourt;

/** A court's database, by path. `write` changes a path and notifies its listeners, like a publisher. */
export function fakeCourt(tree: Record<string, unknown>) {
  const data = new Map(Object.entries(tree));
  const watchers = new Map<string, (value: unknown) => void>();
  const reads: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const path = decodeURIComponent(new URL(url).pathname.slice(1).replace(/\.json$/, ''));
    reads.push(path);
    return new Response(JSON.stringify(data.get(path) ?? null));
  });
  const live: LiveDatabase = {
    watch(path, onValue) {
      watchers.set(path, onValue);
      onValue(data.get(path) ?? null);
      return () => watchers.delete(path);
    },
    watchConnected(listener) {
      listener(true);
      return () => {};
    },
  };
  return {
    live,
    reads,
    write(path: string, value: unknown) {
      data.set(path, value);
      watchers.get(path)?.(value);
    },
  };
}
