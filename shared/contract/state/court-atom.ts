import { atom } from 'jotai';
import type { PageCourt } from '../release/page-config';

const chosenBuild = atom<'desktop' | 'device'>('desktop');

/** The build this page belongs to (specification §3, platformType). */
export const platformTypeAtom = atom((get) => get(chosenBuild));

/** Written by the host's startup alone. */
export const setPlatformTypeAtom = atom(null, (_get, set, build: 'desktop' | 'device') =>
  set(chosenBuild, build),
);

const chosen = atom<PageCourt | null>(null);

/** The court whose calendar every area shows; null until startup has chosen one. */
export const courtAtom = atom((get) => get(chosen));

/** Written by the host's startup and the courts page, and by nothing else. */
export const chooseCourtAtom = atom(null, (_get, set, court: PageCourt) => set(chosen, court));
