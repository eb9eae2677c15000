// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { REFERENCE } from '../testing/sample-day';
import { scheduled } from '../testing/sample-entry';
import { settle } from '../testing/settle';

const PATH = 'hearingCalendarEntries11/h1';
const sections = () => screen.getAllByRole('heading', { level: 2 }).map((element) => element.textContent);

beginAt('2026-11-21T17:00:00Z');

it('shows method and room, street, and judge of a hearing in person in three lines, each of them once', async () => {
  const location = 'Courtroom 1, 511 E. San Antonio Ave., Suite 444, El Paso';
  fakeCourt({ ...REFERENCE, [PATH]: scheduled({ location, appear: { mode: 'inPerson' } }) });
  renderAt('/hearing-detail/h1');
  await settle();
  const lines = [...document.querySelectorAll('[data-when] + div p')].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'In person · Courtroom\u00a01, El Paso',
    '511 E. San Antonio Ave., Suite 444, El Paso',
    'Judge Ada Brook',
  ]);
  expect(sections()).not.toContain('How to appear');
  const text = document.querySelector('article')?.textContent;
  for (const once of [/511 E\. San/g, /Courtroom\s1/g, /Ada Brook/g, /In person/g, /9:30 AM/g])
    expect(text?.match(once), String(once)).toHaveLength(1);
});

it('shows one line of the matter once', async () => {
  fakeCourt({ ...REFERENCE, [PATH]: scheduled({ matter: 'Motion to dismiss' }) });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(document.querySelector('article')?.textContent?.match(/Motion to dismiss/g)).toHaveLength(1);
});

it('shows the expected duration', async () => {
  for (const [durationMinutes, told] of [
    [75, 'Estimated length: 1 hour 15 minutes'],
    [120, 'Estimated length: 2 hours'],
    [30, 'Estimated length: 30 minutes'],
  ] as const) {
    fakeCourt({ ...REFERENCE, [PATH]: scheduled({ durationMinutes }) });
    renderAt('/hearing-detail/h1');
    await settle();
    expect(screen.getByText(told)).toBeTruthy();
    cleanup();
  }
});

it.each(['stricken', 'vacated', 'cancelled', 'withdrawn', 'continued', 'rescheduled'])(
  'shows no expected duration of a hearing that is %s',
  async (status) => {
    fakeCourt({ ...REFERENCE, [PATH]: { ...scheduled({ durationMinutes: 75 }), status } });
    renderAt('/hearing-detail/h1');
    await settle();
    expect(document.querySelector('[data-banner]')).toBeTruthy();
    expect(screen.queryByText(/Estimated length/)).toBeNull();
  },
);

it('shows no implausible duration, and uses half an hour in calendars', async () => {
  fakeCourt({ ...REFERENCE, [PATH]: scheduled({ durationMinutes: 1e308 }) });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rivera');
  expect(screen.queryByText(/Estimated length/)).toBeNull();
  const google = screen.getByRole('link', { name: 'Google Calendar', hidden: true });
  expect(google.getAttribute('href')).toContain('dates=20261123T163000Z%2F20261123T170000Z');
});
