import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets `ms` pass on the fake clock, the network answer, and parts of the page that come later arrive. */
export async function settle(ms = 0): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.dynamicImportSettled());
}
