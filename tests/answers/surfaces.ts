import type { Surface } from './answer-checks';
import { ENTRY_SURFACES } from './entry-surfaces';
import { ROW_SURFACES } from './row-surfaces';

/** Whatever is made of a record without a document: every screen, count, event and alert that has a function of its own. */
export const SURFACES: readonly Surface[] = [...ROW_SURFACES, ...ENTRY_SURFACES];
