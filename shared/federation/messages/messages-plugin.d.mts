import type { Plugin } from 'vitest/config';

/** Compiles catalogues for Vite, and so for Vitest, as the loader does for rspack. */
export function messagesPlugin(): Plugin;
