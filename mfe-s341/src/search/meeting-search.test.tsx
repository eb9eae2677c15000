// @vitest-environment jsdom
import { hitKey, nameKeys } from '@court/domain';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { COURT, fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { REFERENCE } from '../testing/sample-meetings';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each<[string, typeof COURT.modules, string | undefined]>([
  ['links to', ['mfe-s341', 'mfe-search'], '/search-debtor?q=ann+alder'],
  ['does not link to', ['mfe-s341'], undefined],
])(
  '%s all dates from the 341 meetings found, because a case can have hearings too',
  async (_, modules, to) => {
    const hit = { n: 'Ann Alder', c: '26-50001-hto', t: 'Alder', u: '2026-12-07' };
    const names = nameKeys(hit.n, false).map((key) => [hitKey(key, 'c2650001-bk~d1'), hit]);
    fakeCourt({ ...REFERENCE, '341hearingCalendarDebtors11/names': Object.fromEntries(names) });
    renderAt('/s341-debtor?q=ann+alder', { ...COURT, modules });
    await screen.findByRole('link', { name: /^Ann Alder/ }, { timeout: 5_000 });
    const link = screen.queryByRole('link', { name: 'Search hearings too' });
    expect(link?.getAttribute('href')).toBe(to);
  },
);
