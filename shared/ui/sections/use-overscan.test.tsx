// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOverscan } from './use-overscan';

const isScrolling = true;

it('renders rows beyond the screen once that is painted, but none while the reader scrolls by more than a screen', async () => {
  const { result, rerender } = renderHook(() => useOverscan());
  const after = (scrollOffset: number, scrolls = isScrolling) => {
    result.current.onChange({ scrollOffset, isScrolling: scrolls });
    rerender();
    return result.current.overscan;
  };
  expect(result.current.overscan).toBe(0);
  await waitFor(() => expect(after(100)).toBe(6));
  expect(after(100 + 3 * window.innerHeight)).toBe(0);
  // rows measured at the end of the jump
  expect(after(100 + 3 * window.innerHeight)).toBe(0);
  expect(after(200 + 3 * window.innerHeight)).toBe(6);
  expect(after(0)).toBe(0);
  expect(after(0, false)).toBe(6);
});
