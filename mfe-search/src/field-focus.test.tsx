// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { loadSearch } from '@court/search';
import { beforeAll, expect, it } from 'vitest';
import { field, open } from './testing/search-field';

beforeAll(loadSearch);
beginAt('2026-11-21T17:00:00Z');

it('has the focus in its field after a search typed in the bar, but not after a link', async () => {
  const { page } = await open('/search-mylist');
  await page.go('/search-attorney?q=ald', { isTyped: true });
  expect(document.activeElement).toBe(field());
  await page.go('/search-mylist');
  await page.go('/search-attorney?q=bir');
  expect(document.activeElement).not.toBe(field());
});

it('leaves the focus where it is while the first paint hides the page', async () => {
  document.body.style.visibility = 'hidden';
  await open('/search-attorney');
  document.body.style.visibility = '';
  expect(document.activeElement).not.toBe(field());
});
