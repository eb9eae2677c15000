import {
  chooseCourtAtom,
  type Device,
  type DeviceStore,
  type Geocoder,
  type PageCourt,
  setAreasAtom,
  setDeviceAtom,
  setDeviceStoreAtom,
} from '@court/contract';
import { siteAreas } from '@court/contract/testing/site-areas';
import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { OfficesPage } from '../offices/offices-page';

export const COURT = {
  code: 'txwb',
  displayName: 'Sample Court',
  sample: true,
  client: { databaseURL: 'http://localhost:9000?ns=txwb' },
  specs: {},
  modules: ['mfe-calendar', 'mfe-locations'],
  timeZones: ['America/Chicago', 'America/Denver'],
  onlyShowPubDef: 'N',
  offices: {
    o5: { name: 'San Antonio', timeZone: 'America/Chicago' },
    o3: { name: 'El Paso', timeZone: 'America/Denver' },
  },
} as unknown as PageCourt;

/** The database over HTTP: values by path. Null simulates a lost network. */
export function fakeDatabase(tree: Record<string, unknown> | null): void {
  vi.stubGlobal('fetch', async (url: string) => {
    if (!tree) throw new TypeError('Failed to fetch');
    const path = decodeURIComponent(new URL(url).pathname.slice(1).replace(/\.json$/, ''));
    return new Response(JSON.stringify(tree[path] ?? null));
  });
}

/** A device store in memory. */
export function memoryStore(kept = new Map<string, unknown>()): DeviceStore {
  return {
    driver: 'memory',
    get: async (key) => kept.get(key) ?? null,
    set: async (key, value) => void kept.set(key, structuredClone(value)),
    remove: async (key) => void kept.delete(key),
    keys: async () => [...kept.keys()],
  };
}

type Given = { geocoder?: Partial<Geocoder>; isNative?: boolean; store?: DeviceStore; court?: PageCourt };

/** Renders `/locations` at an address, like the host. Without `geocoder`, renders it without a host. */
export async function renderAt(
  address: string,
  { geocoder, isNative = false, store, court = COURT }: Given = {},
) {
  const atoms = createStore();
  atoms.set(chooseCourtAtom, court);
  atoms.set(setAreasAtom, siteAreas());
  if (store) atoms.set(setDeviceStoreAtom, store);
  if (geocoder) atoms.set(setDeviceAtom, { isNative, geocoder: async () => geocoder } as unknown as Device);
  const router = createMemoryRouter([{ path: '/locations', element: <OfficesPage /> }], {
    initialEntries: [address],
  });
  render(
    <Provider store={atoms}>
      <RouterProvider router={router} />
    </Provider>,
  );
  // without a host, the page waits for one before it shows its content
  if (!geocoder) await act(() => vi.advanceTimersByTimeAsync(2000));
  for (let turn = 0; turn < 5; turn += 1) await act(() => vi.advanceTimersByTimeAsync(0));
  return atoms;
}
