// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { beforeAll, expect, it } from 'vitest';
import { ENTRY, entry, loadLists, openList, rowOf, settle } from './testing/open-list';
import { savedRow } from './testing/saved-rows';

beforeAll(loadLists, 60_000);
beginAt('2026-11-21T17:00:00Z');

it.each([
  ['stored', { continuedFrom: '2026-10-29' }],
  ['read', {}],
])('says from which day a hearing was continued: %s', async (_, more) => {
  await openList('/search-mylist', [savedRow('h1', more)], {
    [`${ENTRY}h1`]: entry({ continuedFrom: '2026-10-29' }),
  });
  await settle(1_000);
  expect(rowOf('h1')?.textContent).toContain('Continued from Thu, Oct 29');
});
