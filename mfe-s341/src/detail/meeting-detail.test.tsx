// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { COURT, fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { REFERENCE } from '../testing/sample-meetings';
import { settle } from '../testing/settle';

const PATH = '341hearingCalendarEntries11/m1';
const ENTRY = {
  id: 'm1',
  date: '2026-11-30',
  time: '08:30',
  caseNumber: '26-50001',
  caseTitle: 'Rosa M. Peña',
  caseType: 'bk',
  caseKey: 'c2650001-bk',
  chapter: '13',
  status: 'scheduled',
  officeId: 'o5',
  location: 'Room 597, San Antonio',
  judge: 'Ada Brook',
  debtors: [{ name: 'Rosa M. Peña', role: 'Debtor' }],
  trustees: ['Ann Alder'],
  appear: {
    mode: 'video',
    url: 'https://www.zoomgov.com/j/8205550130',
    meetingId: '820 555 0130',
    passcode: '600551',
    phone: '(210) 555-0160',
    standing: true,
  },
};

const COMPANY = { name: 'Nova LP', role: 'Debtor', business: true, aliases: [] };

async function open(more: object = {}, tree: Record<string, unknown> = {}, court = COURT) {
  fakeCourt({ ...REFERENCE, ...tree, [PATH]: { ...ENTRY, ...more } });
  const page = renderAt('/s341-hearing-detail/m1', court);
  await settle();
  return page;
}
const sections = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const section = (name: string) => screen.getByRole('region', { name }).textContent ?? '';

beginAt('2026-11-21T17:00:00Z');

it('shows how to attend first, then what to bring and the deadlines, and no judge', async () => {
  await open();
  expect(sections()).toEqual([
    'How to appear',
    'What to bring',
    'Deadlines Estimated, not legal advice',
    'People',
  ]);
  expect(document.body.textContent).not.toContain('Ada Brook');
  expect(section('What to bring')).toMatch(/government-issued photo ID/i);
  expect(section('Deadlines Estimated, not legal advice')).toMatch(/Fri, Jan 29, 2027/);
});

it('shows the rules behind a list on request', async () => {
  await open();
  for (const [name, law] of [
    ['What to bring', /4002\(b\)\(1\)/],
    ['Deadlines Estimated, not legal advice', /4007\(c\)/],
  ] as const) {
    const laws = within(screen.getByRole('region', { name })).getAllByText(law);
    expect(laws.map((each) => each.closest('details')?.open)).toEqual([false]);
  }
});

it('marks a deadline that has passed, and no upcoming one', async () => {
  await open({ date: '2026-09-28', chapter: '7', status: 'continued', continuedTo: '2026-12-14' });
  const items = screen.getAllByRole('listitem').map((each) => each.textContent ?? '');
  expect(items.find((each) => /tax return to the trustee/.test(each))).toMatch(/Passed/);
  cleanup();
  await open();
  expect(section('Deadlines Estimated, not legal advice')).not.toContain('Passed');
});

it('shows each last day once, and says that only people have the deadlines on discharge', async () => {
  const name = 'Deadlines Estimated, not legal advice';
  const only = 'Only for a debtor who is a person, not a company';
  await open({ chapter: '7' });
  expect(section(name).match(/Fri, Jan 29, 2027/g)).toHaveLength(1);
  const items = within(screen.getByRole('region', { name })).getAllByRole('listitem');
  const group = items.find((each) => each.textContent?.includes('Fri, Jan 29'));
  expect(group?.textContent).toContain(only);
  expect(group?.querySelectorAll('li')).toHaveLength(4);
  cleanup();
  await open();
  expect(section(name)).not.toContain(only);
});

it('joins with one press, shows the codes before the number to dial, and says whom to call if a notice disagrees', async () => {
  await open();
  const at = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(at('Join the meeting')).toBe('https://www.zoomgov.com/j/8205550130');
  expect(at('(210) 555-0160')).toBe('tel:+12105550160,,8205550130%23,,,,*600551%23');
  const appear = within(screen.getByRole('region', { name: 'How to appear' }));
  const terms = appear.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.slice(0, 4)).toEqual(['Meeting ID', 'Passcode', 'Web address', 'Or by phone']);
  const usual = screen.getByText(/^The details for joining are .* usual ones\. If your notice gives others/);
  const join = screen.getByRole('link', { name: 'Join the meeting' });
  expect(join.parentElement?.previousElementSibling).toBe(usual);
  expect(section('How to appear')).toContain('call the trustee or the clerk');
  expect(appear.getByRole('link', { name: '(210) 555-0100' }).getAttribute('href')).toBe('tel:+12105550100');
});

it.each([
  [{}, 'If you filed this case, you must take part.'],
  [{ appear: { mode: 'inPerson' } }, 'If you filed this case, you must come in person.'],
  [{ debtors: [COMPANY] }, 'Someone who may speak for the business must take part.'],
])('says at the top who must take part, while the meeting is ahead', async (more, duty) => {
  await open(more);
  expect(screen.getByText(duty).closest('div')?.querySelector('[data-when]')).toBeTruthy();
  cleanup();
  await open({ ...more, date: '2026-11-16', status: 'held' });
  expect(screen.queryByText(duty)).toBeNull();
  cleanup();
  await open({ ...more, status: 'continued', continuedTo: '2026-12-14' });
  expect(banner()).toContain(`${duty.split(' must ')[0]} must take part on the new date.`);
});

it('explains in plain words what a 341 meeting is', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: '341 meeting' }));
  expect(screen.getByText(/trustee, not a judge, asks the debtor/)).toBeTruthy();
});

it('copies ID and passcode if the browser allows it', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Copy: Passcode' }));
  expect(writeText).toHaveBeenCalledWith('600551');
  cleanup();
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  await open();
  expect(screen.queryByRole('button', { name: 'Copy: Passcode' })).toBeNull();
  expect(screen.getByText('600551')).toBeTruthy();
});

it('folds the address of a meeting by video with a note not to go there, and shows that of an in-person meeting', async () => {
  await open();
  const folded = screen.getByText(/Room 597/).closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain('Do not go to this address: the meeting is by video.');
  expect(sections()).not.toContain('Place');
  cleanup();
  await open({ appear: { mode: 'inPerson' } });
  expect(screen.getByText(/^In person/).closest('p')?.textContent).toContain('Room\u00a0597');
  expect(document.body.textContent?.match(/Room\s597/g)).toHaveLength(1);
  expect(document.body.textContent).not.toContain('Do not go');
});

const banner = () => document.querySelector('[data-banner]')?.textContent ?? null;

it.each([
  [
    'continued',
    '2026-12-14',
    /CSTContinued to Mon, Dec 14.*If you filed this case, you must take part on the new date./,
  ],
  ['not-held', undefined, /CSTNot held\..*No new date is published/],
])('a meeting that was %s says so first, why, and what it means', async (status, continuedTo, told) => {
  await open({ status, continuedTo, outcome: 'No more assets' });
  expect(banner()).toMatch(told);
  expect(banner()).toContain('No more assets');
  expect(screen.queryByRole('link', { name: /join/i })).toBeNull();
  if (continuedTo)
    expect(screen.getByRole('link', { name: 'Open that day’s calendar' }).getAttribute('href')).toBe(
      '/s341-hearing?date=2026-12-14',
    );
});

it('says whom to ask if the new date has no record yet, and lists the date without a link or time', async () => {
  await open({ status: 'continued', continuedTo: '2026-12-14' });
  expect(banner()).toMatch(/not published here yet.*ask the trustee or the court/);
  const dates = within(screen.getByRole('region', { name: 'All dates of this case' }));
  const listed = dates.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s+/g, ' ').trim());
  expect(listed).toEqual(['Mon, Dec 14 341 meeting Time not published']);
  expect(dates.queryByRole('link')).toBeNull();
  expect(sections()).not.toContain('What to bring');
  expect(screen.queryByText('Add to calendar')).toBeNull();
  expect(screen.getByText('In your calendar? Update or remove it').closest('details')?.open).toBe(false);
});

it('says only that a phone or video option is unknown, if there is a place but no method', async () => {
  await open({ appear: undefined });
  expect(section('How to appear')).toMatch(
    /^How to appearThe place is listed here.*phone or video is not published/,
  );
  cleanup();
  await open({ appear: undefined, status: 'held' });
  expect(sections()).not.toContain('How to appear');
  expect(section('History')).toContain('Mon, Nov 30, 2026');
});

it('leaves out a matter that only names the meeting', async () => {
  for (const [matter, isShown] of [
    ['Meeting of Creditors with', false],
    ['First Meeting of Creditors', false],
    ['Section 341 Meeting of Creditors', false],
    ['Meeting of Creditors & Notice of Appointment of Interim Trustee', true],
  ] as const) {
    await open({ matter });
    expect(sections().includes('Matter'), matter).toBe(isShown);
    cleanup();
  }
});

it('says first that a meeting is concluded, and shows nothing to join or bring', async () => {
  await open({ status: 'concluded', outcome: 'No more assets' });
  expect(banner()).toMatch(/^Concluded\. No more assets.*meeting is over/);
  expect(screen.queryByRole('link', { name: /join/i })).toBeNull();
  expect(sections()).not.toContain('What to bring');
});

it('links back to its day, and into other areas only if the court offers them', async () => {
  const hearings = {
    '2026-12-02~0900~h1': { n: '26-50001', c: 'Peña', y: 'bk', s: 'scheduled', m: 'Motion' },
  };
  const tree = { 'hearingCalendarCaseNumbers11/c2650001-bk': { hearings } };
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  await open({}, tree);
  expect(hrefs()).toContain('/s341-hearing?date=2026-11-30');
  expect(section('All dates of this case')).toContain('Motion');
  expect(hrefs().filter((href) => /^\/(hearing|search|calendar)/.test(href ?? ''))).toEqual([]);
  expect(hrefs()).toContain('/s341-debtor?q=Rosa+M.+Pe%C3%B1a');
  cleanup();
  await open({}, tree, { ...COURT, modules: ['mfe-s341', 'mfe-calendar', 'mfe-search'] });
  expect(hrefs()).toContain('/hearing-detail/h1');
  expect(hrefs()).toContain('/search-debtor?q=Rosa+M.+Pe%C3%B1a');
});

it("redirects to today's meetings without an id, and offers the search for an unknown meeting", async () => {
  fakeCourt(REFERENCE);
  const page = renderAt('/s341-hearing-detail');
  await settle();
  expect(page.where()).toBe('/s341-hearing');
  cleanup();
  renderAt('/s341-hearing-detail/nobody');
  await settle();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We couldn’t find this 341 meeting');
  expect(screen.getByRole('link', { name: 'Search for it by case number' }).getAttribute('href')).toBe(
    '/s341-casenumber',
  );
});
