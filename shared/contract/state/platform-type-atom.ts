import { atom } from 'jotai';

const chosen = atom<'desktop' | 'device'>('desktop');

/** The build this page belongs to (specification §3, platformType). */
export const platformTypeAtom = atom((get) => get(chosen));

/** Written by the host's startup alone. */
export const setPlatformTypeAtom = atom(null, (_get, set, build: 'desktop' | 'device') => set(chosen, build));
