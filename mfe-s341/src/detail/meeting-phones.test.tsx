// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { COURT, fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { REFERENCE } from '../testing/sample-meetings';
import { settle } from '../testing/settle';

const ENTRY = {
  id: 'm1',
  date: '2026-11-30',
  time: '08:30',
  caseNumber: '26-50001',
  caseTitle: 'Rosa M. Peña',
  caseType: 'bk',
  status: 'scheduled',
  officeId: 'o5',
  trustees: ['Ann Alder'],
};

async function open(appear: object) {
  fakeCourt({ ...REFERENCE, '341hearingCalendarEntries11/m1': { ...ENTRY, appear } });
  renderAt('/s341-hearing-detail/m1', COURT);
  await settle();
}

beginAt('2026-11-21T17:00:00Z');

const bare = (text: string) => text.replace(/[ ()-]/g, '');
const MEETING = { mode: 'video', meetingId: '160 555 0001', phone: '669-254-5252' };
it.each([
  [
    '7250422#',
    { phone: '888-363-4749', accessCode: '7250422#' },
    ['(888) 363-4749 → +18883634749,,7250422%23'],
    'On a phone, a tap on the number also enters the access code.',
  ],
  [
    'its own keys',
    { phone: '+16692545252,,1605550001#,,,,*424242#' },
    ['+16692545252,,1605550001#,,,,*424242# → +16692545252,,1605550001%23,,,,*424242%23'],
    'On a phone, a tap on the number also enters the codes.',
  ],
  [
    'three numbers',
    {
      ...MEETING,
      phone: '+1 669 254 5252 or +1 646 828 7666 or 833 568 8864 (Toll Free)',
      passcode: '042424',
    },
    [
      '+1 669 254 5252 → +16692545252,,1605550001%23,,,,*042424%23',
      '+1 646 828 7666 → +16468287666,,1605550001%23,,,,*042424%23',
      '(833) 568-8864 → +18335688864,,1605550001%23,,,,*042424%23',
    ],
    '(Toll Free) On a phone, a tap on the number also enters the meeting ID and passcode.',
  ],
  [
    'a passcode with letters',
    { ...MEETING, passcode: 'aB3xQ9' },
    ['(669) 254-5252 → +16692545252'],
    'dials the number only: you will be asked for the meeting ID and passcode',
  ],
  ['an extension', { phone: '210-555-0143 ext. 5' }, ['210-555-0143 ext. 5 → +12105550143,,5'], null],
  [
    'a code that is not published',
    { phone: '888-363-4749, code on your notice' },
    ['(888) 363-4749 → +18883634749'],
    'dials the number only',
  ],
  ['no number', { phone: 'See your notice' }, [], null],
])('a telephone line with %s is a link that says which codes it dials', async (_, appear, links, note) => {
  await open({ mode: 'phone', ...appear });
  const line = screen.getByText(/^(Phone|Or by phone)$/).nextElementSibling as HTMLElement;
  const found = within(line)
    .queryAllByRole('link')
    .map((each) => `${each.textContent} → ${each.getAttribute('href')?.slice(4)}`);
  expect(found).toEqual(links);
  // all that the court printed, though a number may have another form
  expect(bare(line.textContent)).toContain(bare(appear.phone));
  if (note) expect(line.textContent).toContain(note);
  else expect(line.textContent).toBe(appear.phone);
  const call = links[0]?.split(' → ');
  const head = screen.queryByRole('link', { name: /^Call / });
  expect(head?.getAttribute('href')?.slice(4)).toBe(call?.[1]);
});
