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

it('says which times of today have begun or are over, and nothing of other days', async () => {
  const { '0930~b': row } = DAY;
  fakeCourt({
    ...REFERENCE,
    'hearingCalendar11/days/2026-11-23': { '0900~a': row, '1100~b': row },
    'hearingCalendar11/days/2026-11-24': { '0900~c': row },
  });
  renderAt('/calendar?date=2026-11-23&view=week');
  await vi.dynamicImportSettled();
  await settle();
  const how = '1 hearing In person or by video';
  const begun = (word: string) => `1 hearing · ${word} In person or by video`;
  const tomorrow = `9:00 AM: ${how}`;
  expect(lines()).toEqual([`9:00 AM: ${begun('Earlier')}`, `11:00 AM: ${how}`, tomorrow]);
  vi.setSystemTime(new Date('2026-11-23T17:10:00Z'));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(lines()).toEqual([`9:00 AM: ${begun('Earlier')}`, `11:00 AM: ${begun('Now')}`, tomorrow]);
});
