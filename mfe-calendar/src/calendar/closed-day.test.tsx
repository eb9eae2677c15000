// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY, DAY_PATH, MONDAY, REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const FRIDAY = '2026-11-27';
const FRIDAY_PATH = `hearingCalendar11/days/${FRIDAY}`;
const NOVEMBER = {
  d23: { 'j-ada-brook~_~o5~bk~11~held~N': 3 },
  d27: { '_~_~o5~bk~7~scheduled~N': 1 },
};
const TREE = {
  ...REFERENCE,
  [DAY_PATH]: DAY,
  [FRIDAY_PATH]: { '1000~d': { n: '26-50099', c: 'Lake Inc', y: 'bk', h: '7', o: 'o5', s: 'scheduled' } },
  'hearingCalendar11/months/2026-11': NOVEMBER,
};
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[data-hearing-id]')].map((each) => each.dataset.hearingId);

beginAt('2026-11-23T17:00:00Z');

describe('a day on which the court is closed', () => {
  it("says why, and shows the next court day's docket under a heading with its date", async () => {
    fakeCourt(TREE);
    renderAt('/calendar?date=2026-11-26');
    await settle();
    await settle();
    expect(screen.getByText('The court is closed for Thanksgiving Day.')).toBeTruthy();
    const heading = screen.getByRole('heading', { name: /^Next hearings: Fri, Nov 27/ });
    expect(heading.textContent).toContain('1 hearing');
    expect(within(heading).getByRole('link').getAttribute('href')).toBe(`/calendar?date=${FRIDAY}`);
    expect(ids()).toEqual(['d']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thu, Nov 26, 2026');
  });

  it('shows live changes of that docket', async () => {
    const court = fakeCourt(TREE);
    const page = renderAt('/calendar?date=2026-11-26');
    await settle();
    await settle();
    page.connect(court.live);
    act(() =>
      court.write(FRIDAY_PATH, {
        '1000~d': { n: '26-50099', c: 'Lake Inc', y: 'bk', o: 'o5', s: 'vacated' },
      }),
    );
    await settle(500);
    expect(document.querySelector('[data-hearing-id="d"]')?.textContent).toContain('Vacated');
  });

  it('says that the docket of that day could not be read, with a way to read it again', async () => {
    fakeCourt(TREE);
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.includes(FRIDAY)) throw new TypeError('Failed to fetch');
      return answer(url);
    });
    renderAt('/calendar?date=2026-11-26');
    await settle(5_000);
    expect(screen.getByRole('heading', { name: /^Next hearings: Fri, Nov 27/ })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the hearings');
    vi.stubGlobal('fetch', answer);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle(500);
    expect(ids()).toEqual(['d']);
  });

  it('says so if no later day has hearings', async () => {
    fakeCourt(REFERENCE);
    renderAt('/calendar?date=2026-11-28');
    await settle();
    await settle();
    expect(screen.getByText(/^The court is closed on weekends\. No hearings are listed/)).toBeTruthy();
  });
});

describe('a change of the day', () => {
  it.each([
    [MONDAY, 'Monday, November 23, 2026: 3 hearings · 2 judges · 2 offices'],
    ['2026-11-26', 'Thursday, November 26, 2026: 0 hearings'],
  ])('to %s is said in one sentence', async (date, sentence) => {
    document.querySelector('[data-announcements]')?.remove();
    fakeCourt(TREE);
    const page = renderAt('/calendar?date=2026-11-24');
    await settle();
    await page.go(`/calendar?date=${date}`);
    await settle();
    await settle(500);
    const said = screen.getAllByRole('status').map((each) => each.textContent);
    expect(said.filter(Boolean)).toEqual([sentence]);
  });
});

describe('jump to time', () => {
  it('moves the focus from one target to the first hearing of a time', async () => {
    fakeCourt(TREE);
    renderAt(`/calendar?date=${MONDAY}`);
    await settle();
    await settle();
    Element.prototype.scrollIntoView = vi.fn();
    fireEvent.click(screen.getByRole('button', { name: 'Jump to time' }));
    await settle();
    const choices = within(screen.getByRole('dialog', { name: 'Jump to time' })).getAllByRole('button');
    expect(choices.map((each) => each.textContent)).toEqual([
      '9:30 AM CST · Brook · 1 hearing',
      '9:30 AM CST · Dune · 1 hearing',
      '9:00 AM MST · Brook · 1 hearing',
    ]);
    fireEvent.click(choices[1] as HTMLElement);
    await settle();
    const row = document.activeElement?.closest<HTMLElement>('[data-hearing-id]');
    expect(row?.dataset.hearingId).toBe('b');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
