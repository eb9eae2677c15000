// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { MONDAY, meeting, REFERENCE } from '../testing/sample-meetings';
import { settle } from '../testing/settle';

const ADDRESS = `/s341-hearing?date=${MONDAY}`;

async function open(address: string, tree: Record<string, unknown>) {
  fakeCourt({ ...REFERENCE, ...tree });
  renderAt(address);
  await settle();
}

beginAt('2026-11-21T17:00:00Z');
it('a week names the methods of a trustee’s meetings, most first, and the place of a single one', async () => {
  const room = { a: 'inPerson', l: 'Room 118, San Antonio' };
  const day = {
    '0810~m1': meeting(),
    '0830~m2': meeting(),
    '0830~m3': meeting(room),
    '0850~m4': meeting(room),
    '0850~m5': meeting(),
    '0850~m6': meeting(room),
    '0910~m7': meeting({ a: 'phone' }),
    '0920~m8': meeting(),
  };
  const other = { '0830~m9': meeting({ ...room, l: 'Room 119, San Antonio' }) };
  await open(`${ADDRESS}&view=week`, { '341hearingCalendar11/days': { [MONDAY]: day, '2026-12-01': other } });
  const cards = [...document.querySelectorAll('section li a')].map((each) => each.textContent);
  expect(cards).toEqual([
    'Trustee Ann Alder San Antonio First 8:10 AM, last 9:20 AM: 8 meetings By video, In person, By phone',
    'Trustee Ann Alder San Antonio 8:30 AM: 1 meeting Room\u00a0119, In person',
  ]);
});

it('the list says that rows of a block differ from its heading', async () => {
  // jsdom has no layout
  const Observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', Observer);
  const room = { a: 'inPerson', l: 'Room 118, San Antonio' };
  const day = {
    '0830~m1': meeting(),
    '0830~m2': meeting(),
    '0830~m3': meeting(room),
    '0840~m4': meeting(),
  };
  await open(`${ADDRESS}&view=list`, { '341hearingCalendar11/days': { [MONDAY]: day } });
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    '8:30 AM By video unless marked 3 meetings Trustee Ann Alder · San Antonio',
    '8:40 AM By video 1 meeting Trustee Ann Alder · San Antonio',
  ]);
  expect(document.querySelector('[data-meeting-id="m3"]')?.textContent).toContain(
    'Room\u00a0118 · In person',
  );
});
