import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Advances the fake clock by `ms`, and waits for network answers and dynamic imports. */
export async function settle(ms = 0): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.dynamicImportSettled());
}
