import { readFileSync } from 'node:fs';

/** A file of the real dockets as it lies there. */
export const readText = (name: string) =>
  readFileSync(new URL(`../../fixtures/real-dockets/${name}`, import.meta.url), 'utf8');
