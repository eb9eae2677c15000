// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { loadSearch, loadSearchDetail } from '@court/search';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { open, type } from './testing/search-field';

const device = vi.hoisted(() => ({ answers: Promise.resolve() }));

const day = { '0930~h1': { n: '26-50001', c: 'Ann Alder', y: 'bk', s: 'stricken', m: 'Motion' } };

vi.mock('@court/contract', async (original) => ({
  ...(await original<object>()),
  keptChildren: async (_court: unknown, path: string) => {
    await device.answers;
    return path.startsWith('hearingCalendar')
      ? [{ name: '2026-11-30', json: day, asOf: Date.UTC(2026, 10, 21, 16) }]
      : [];
  },
}));

beforeAll(() => Promise.all([loadSearch(), loadSearchDetail()]));
beginAt('2026-11-21T17:00:00Z');

it("lists cached dates while the court's names cannot be searched", async () => {
  const { court } = await open('/search-debtor');
  court.setUp(false);
  await type('alder');
  const said = await vi.waitFor(() => screen.getByText(/^1 date in the days/));
  expect(screen.getByRole('alert').textContent).toContain('The search did not work');
  expect(said.textContent).toBe(
    '1 date in the days stored on this device, the oldest loaded Nov 21, 10:00 AM. Other days are not searched.',
  );
  expect(document.querySelector('[data-hearing-id="h1"]')?.textContent).toContain('Stricken');
  await type('zzz');
  await vi.waitFor(() => screen.getByText(/^No match in the days/));
});

it('shows no dates of the text before while a slow device searches for the next text', async () => {
  const { court } = await open('/search-debtor');
  court.setUp(false);
  await type('alder');
  await vi.waitFor(() => screen.getByText(/^1 date in the days/));
  let answer = () => {};
  device.answers = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await type('zzz', 30_000);
  expect(screen.queryByText(/^1 date in the days/)).toBeNull();
  answer();
  await vi.waitFor(() => screen.getByText(/^No match in the days/));
});
