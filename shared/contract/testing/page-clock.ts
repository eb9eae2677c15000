import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Starts each test of a file at `now` (ISO) with fake timers, and unmounts the page afterwards. */
export function beginAt(now: string): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(now) });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
