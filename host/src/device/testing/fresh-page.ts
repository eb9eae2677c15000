import { afterEach, beforeEach, vi } from 'vitest';
import { stubIndexedDb } from './fake-indexed-db';

/** Gives each test of a file an empty fake IndexedDB, an empty localStorage, fake timers and fresh modules. */
export function freshPages(): { fake: ReturnType<typeof stubIndexedDb> } {
  const page = {} as ReturnType<typeof freshPages>;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetModules();
    page.fake = stubIndexedDb();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
    localStorage.clear();
  });
  return page;
}

/** Imports the contract's atoms and the device's store, like one page. */
export const remembering = async (): Promise<
  typeof import('@court/contract') & typeof import('../store/remember-on-device')
> => ({
  ...(await import('@court/contract')),
  ...(await import('../store/remember-on-device')),
});
