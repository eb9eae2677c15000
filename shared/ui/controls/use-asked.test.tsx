// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAsked } from './use-asked';

test('a second press starts from the first, even if the URL has not changed yet', () => {
  const { result, rerender } = renderHook(({ ids }) => useAsked(ids), { initialProps: { ids: ['a'] } });
  act(() => result.current[1]([...result.current[0], 'b']));
  rerender({ ids: ['a'] });
  act(() => result.current[1]([...result.current[0], 'c']));
  expect(result.current[0]).toEqual(['a', 'b', 'c']);
  rerender({ ids: ['a', 'b', 'c'] });
  expect(result.current[0]).toEqual(['a', 'b', 'c']);
});

test('a new URL from a link replaces the requested value', () => {
  const { result, rerender } = renderHook(({ ids }) => useAsked(ids), { initialProps: { ids: ['a'] } });
  act(() => result.current[1](['b']));
  rerender({ ids: ['x'] });
  expect(result.current[0]).toEqual(['x']);
});
