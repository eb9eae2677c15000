import { atom } from 'jotai';

const given = atom<'desktop' | 'device'>('desktop');

/** The build this page belongs to (specification §3, platformType). */
export const platformTypeAtom = atom((get) => get(given));

/** Written by the host's startup alone. */
export const givePlatformTypeAtom = atom(null, (_get, set, build: 'desktop' | 'device') => set(given, build));
