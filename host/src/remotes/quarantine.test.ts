// @vitest-environment jsdom

import type { Release } from '@court/contract';
import { beforeEach, expect, test, vi } from 'vitest';

const KEY = 'shunnedReleases';
const release = { container: 'mfe_search_1_4_0' } as Release;

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

const HOSTILE = ['{}', 'null', '7', '"text"', '{"0":"a","length":1}', '[', '', '{"__proto__":[]}', '[[]]'];

test.each(HOSTILE)('the stored value %s quarantines nothing, and a release can replace it', async (kept) => {
  sessionStorage.setItem(KEY, kept);
  const { quarantined } = await import('./session-releases');
  expect([...quarantined]).toEqual([]);
  const { quarantine, clearQuarantine } = await import('./quarantine');
  quarantine(release, 'crash');
  expect(sessionStorage.getItem(KEY)).toBe('["mfe_search_1_4_0"]');
  clearQuarantine([release]);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('only the strings of a stored list count', async () => {
  sessionStorage.setItem(KEY, '[1,"a",null,{"b":2},"c"]');
  const { quarantined } = await import('./session-releases');
  expect([...quarantined]).toEqual(['a', 'c']);
});
