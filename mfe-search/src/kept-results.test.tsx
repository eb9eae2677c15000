// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { loadSearch, loadSearchDetail } from '@court/search';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { open, settle, type } from './testing/search-field';

const day = { '0930~h1': { n: '26-50001', c: 'Ann Alder', y: 'bk', s: 'stricken', m: 'Motion' } };

vi.mock('@court/contract', async (original) => ({
  ...(await original<object>()),
  keptChildren: async (_court: unknown, path: string) =>
    path.startsWith('hearingCalendar')
      ? [{ name: '2026-11-30', json: day, asOf: Date.UTC(2026, 10, 21, 16) }]
      : [],
}));

// the part’s file is there at once: it comes in no time of the fake clock
beforeAll(() =>
  Promise.all([loadSearch(), loadSearchDetail(), import('@court/search/screens/kept-results')]),
);
beginAt('2026-11-21T17:00:00Z');

it('lists the dates that the device keeps, while the court’s names cannot be searched', async () => {
  const { court } = await open('/search-debtor');
  court.setUp(false);
  await type('alder');
  await settle(500);
  expect(screen.getByRole('alert').textContent).toContain('The search did not work');
  expect(screen.getByText(/^1 date in the days/).textContent).toBe(
    '1 date in the days that this device keeps, the oldest of Nov 21, 10:00 AM. Other days are not searched.',
  );
  expect(document.querySelector('[data-hearing-id="h1"]')?.textContent).toContain('Stricken');
  await type('zzz');
  await settle(500);
  expect(screen.getByText(/^No match in the days/)).toBeTruthy();
});
