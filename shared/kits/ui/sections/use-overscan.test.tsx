// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOverscan } from './use-overscan';

const isScrolling = true;

it('keeps rows beyond the screen, but none while the reader leaps', () => {
  const { result, rerender } = renderHook(() => useOverscan());
  const after = (scrollOffset: number, scrolls = isScrolling) => {
    result.current.onChange({ scrollOffset, isScrolling: scrolls });
    rerender();
    return result.current.overscan;
  };
  expect(after(100)).toBe(6);
  expect(after(100 + 3 * window.innerHeight)).toBe(0);
  // rows that were measured where the leap has ended
  expect(after(100 + 3 * window.innerHeight)).toBe(0);
  expect(after(200 + 3 * window.innerHeight)).toBe(6);
  expect(after(0)).toBe(0);
  expect(after(0, false)).toBe(6);
});
