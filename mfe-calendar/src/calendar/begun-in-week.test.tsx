// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY, REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const lines = () => [...document.querySelectorAll('tbody td a')].map(({ textContent }) => textContent);

beginAt('2026-11-23T16:00:00Z');

it('counts the hearings of today that are over in one line, and says which are being heard', async () => {
  const { '0930~b': row } = DAY;
  fakeCourt({
    ...REFERENCE,
    'hearingCalendar11/days/2026-11-23': { '0800~d': row, '0900~a': row, '1100~b': row },
    'hearingCalendar11/days/2026-11-24': { '0900~c': row },
  });
  renderAt('/calendar?date=2026-11-23&view=week');
  await vi.dynamicImportSettled();
  await settle();
  const how = '1 hearing In person or by video';
  const tomorrow = `9:00 AM: ${how}`;
  expect(lines()).toEqual(['Earlier: 2 hearings', `11:00 AM: ${how}`, tomorrow]);
  vi.setSystemTime(new Date('2026-11-23T17:10:00Z'));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  const now = '11:00 AM: 1 hearing · Now In person or by video';
  expect(lines()).toEqual(['Earlier: 2 hearings', now, tomorrow]);
  const cards = () => [...document.querySelectorAll('section li a')].map(({ textContent }) => textContent);
  expect(cards()[0]).toMatch(/^Judge Dune .*Earlier: 2 hearings.*Now/);
  vi.setSystemTime(new Date('2026-11-23T21:00:00Z'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(cards()).toEqual(['Earlier: 3 hearings', expect.stringMatching(/^Judge Dune .*9:00 AM: 1 hearing/)]);
});
