import type { Surface } from './answer-checks';
import { ENTRY_SURFACES } from './entry-surfaces';
import { ROW_SURFACES } from './row-surfaces';

/**
 * All surfaces that can be computed without a document: screens, counts, events and alerts with a function of their
 * own.
 */
export const SURFACES: readonly Surface[] = [...ROW_SURFACES, ...ENTRY_SURFACES];
