import type { Plugin } from 'vitest/config';

/** Compiles catalogs for Vite and Vitest, as the loader does for rspack. */
export function messagesPlugin(): Plugin;
