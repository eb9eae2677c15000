import { atom } from 'jotai';
import type { ListChange } from './list-change';
import type { Lists } from './lists';

/** For the files of this folder: the lists by court code, as this session knows them. */
export const listMemoryAtom = atom<Readonly<Record<string, Lists>>>({});

/** For the files of this folder: by court code, what the device has not taken yet, in the order it was done. */
export const pendingChangesAtom = atom<Readonly<Record<string, readonly ListChange[]>>>({});
