import { atom } from 'jotai';
import type { LiveDatabase } from './live-database';

const handle = atom<LiveDatabase | null>(null);

/** The shared live database; null until the host has loaded it, after the first paint. */
export const connectionAtom = atom((get) => get(handle));

/** Written by the host alone. */
export const setConnectionAtom = atom(null, (_get, set, database: LiveDatabase | null) =>
  set(handle, database),
);
