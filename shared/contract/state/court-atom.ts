import { atom } from 'jotai';
import type { PageCourt } from '../release/page-config';

const chosen = atom<PageCourt | null>(null);

/** The court whose calendar every area shows; null until startup has chosen one. */
export const courtAtom = atom((get) => get(chosen));

/** Written by the host's startup and the courts page, and by nothing else. */
export const chooseCourtAtom = atom(null, (_get, set, court: PageCourt) => set(chosen, court));
