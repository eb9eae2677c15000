// @vitest-environment jsdom

import { changeListsAtom, listsAtom } from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { ENTRY, entry, loadLists, openList, rowOf, settle } from './testing/open-list';
import { savedRow } from './testing/saved-rows';

beforeAll(loadLists, 60_000);
beginAt('2026-11-21T17:00:00Z');

it('shows how to attend a listed hearing that is ahead, and no other', async () => {
  const appear = { mode: 'video', meetingId: '160 555 0168', passcode: '124171' };
  const url = 'https://www.zoomgov.com/j/1605550168';
  const inPerson = {
    appear: { mode: 'hybrid', url },
    officeId: 'o5',
    location: 'Courtroom 2, 1 Elm St, San Antonio',
  };
  const rows = ['ahead', 'evil', 'phone', 'usual', 'place', 'bare'].map((id) => savedRow(id));
  await openList(
    '/search-mylist',
    [...rows, savedRow('off', { status: 'withdrawn' }), savedRow('over', { date: '2026-11-20' })],
    {
      [`${ENTRY}ahead`]: entry({ appear: { ...appear, url, phone: '(210) 555-0181' } }),
      [`${ENTRY}evil`]: entry({ appear: { ...appear, url: 'https://zoomgov.com.evil.example/j/1' } }),
      [`${ENTRY}phone`]: entry({ appear: { mode: 'phone', phone: '(210) 555-0180', accessCode: '77' } }),
      [`${ENTRY}usual`]: entry({ appear: { ...appear, standing: true } }),
      [`${ENTRY}place`]: entry(inPerson),
      [`${ENTRY}off`]: entry({ appear: { ...appear, url }, status: 'withdrawn' }),
      [`${ENTRY}over`]: entry({ appear: { ...appear, url }, date: '2026-11-20' }),
      [`${ENTRY}bare`]: entry({ appear: { mode: 'inPerson' } }),
    },
  );
  await settle(1_000);
  const said = (id: string) => rowOf(id)?.textContent?.replaceAll('\u00a0', ' ') ?? '';
  const links = (id: string) =>
    [...(rowOf(id)?.querySelectorAll('a') ?? [])]
      .slice(1)
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(said('ahead')).toContain('Meeting ID 160 555 0168Passcode 124171');
  expect(said('ahead')).not.toContain('usual');
  expect(links('ahead')).toEqual([
    ['Join the hearing', url],
    ['(210) 555-0181', expect.stringMatching(/^tel:\+?1?2105550181/)],
  ]);
  expect(links('evil')).toEqual([]);
  expect(said('evil')).toContain('Passcode 124171');
  expect(links('phone')).toEqual([['Call (210) 555-0180', expect.stringMatching(/^tel:/)]]);
  expect(said('phone')).toContain('Access code 77');
  expect(said('usual')).toContain('The trustee’s usual details. If your notice gives others, use those.');
  expect(links('place')).toEqual([
    ['Join the hearing', url],
    ['Directions', '/locations?office=o5&room=Courtroom+2'],
  ]);
  expect(said('place')).toContain('1 Elm St, San Antonio');
  for (const id of ['off', 'over', 'bare']) {
    expect(links(id)).toEqual([]);
    expect(said(id)).not.toMatch(/ID|code/);
  }
});

it('offers to follow the cases of starred dates, and keeps a row and its focus once it is followed', async () => {
  const { store, page } = await openList('/search-mycase', [
    savedRow('h1'),
    savedRow('h2'),
    savedRow('other', { caseNumber: '26-50002', title: 'Ávila' }),
    savedRow('proceeding', { caseNumber: '26-05001', otherCaseKey: '26-50003' }),
  ]);
  const buttons = () => screen.getAllByRole('button', { name: /^Follow case/ }).map((each) => each.ariaLabel);
  expect(buttons()).toEqual(['Follow case 26-50001 Peña', 'Follow case 26-50002 Ávila']);
  const [first] = screen.getAllByRole('button', { name: /^Follow case/ });
  first?.focus();
  await act(async () => first && fireEvent.click(first));
  expect(store.get(listsAtom).cases.size).toBe(1);
  expect(document.activeElement).toBe(first);
  expect(first?.getAttribute('aria-pressed')).toBe('true');
  await page.go('/search-mylist');
  await page.go('/search-mycase');
  await settle();
  expect(buttons()).toEqual(['Follow case 26-50002 Ávila']);
});

it('leads with the cases of starred dates, each with its next date or its status, while none is followed', async () => {
  await openList('/search-mycase', [
    savedRow('late', { date: '2026-12-07' }),
    savedRow('soon', { date: '2026-11-23' }),
    savedRow('off', { caseNumber: '26-50002', title: 'Ávila', status: 'withdrawn' }),
    savedRow('past', { caseNumber: '26-50003', title: 'Ruiz', date: '2026-11-02' }),
  ]);
  const cases = screen.getByRole('region', { name: 'Suggested: 3 cases with dates on your list' });
  const rows = [...cases.querySelectorAll('li')].map((row) => row.querySelector('div')?.textContent);
  expect(rows).toEqual(['Mon, Nov 23, 9:30 AM · In 2 days', '', 'Mon, Nov 30 Withdrawn']);
  expect(screen.getByText('You follow no cases yet.')).toBeTruthy();
  expect(screen.getAllByText(/see its next date and its changes here/)).toHaveLength(1);
});

it('follows all cases of starred dates at once, and then none', async () => {
  const { store } = await openList('/search-mycase', [
    savedRow('h1'),
    savedRow('h2', { caseNumber: '26-50002', title: 'Ávila' }),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Follow case 26-50001 Peña' }));
  await settle();
  const all = screen.getByRole('button', { name: 'Follow all 2 cases' });
  await act(async () => fireEvent.click(all));
  expect([...store.get(listsAtom).cases.values()].map(({ last }) => last?.title)).toEqual(['Peña', 'Ávila']);
  expect(all.textContent).toBe('Following all 2 cases');
  expect(document.querySelector('[data-followed]')).toBeNull();
  await act(async () => fireEvent.click(all));
  expect(store.get(listsAtom).cases.size).toBe(0);
});

it('explains an empty list of cases if no date is starred', async () => {
  await openList('/search-mycase', []);
  expect(screen.getByText('No cases followed yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
});

it('says that a date is on only if its record was read', async () => {
  await openList('/search-mylist', [savedRow('there'), savedRow('gone')], { [`${ENTRY}there`]: entry() });
  await settle(1_000);
  const isOn = (id: string) => rowOf(id)?.textContent?.includes('On as scheduled');
  expect([isOn('there'), isOn('gone')]).toEqual([true, false]);
});

it('marks dates before other judges at the same time, unless one is not held', async () => {
  await openList('/search-mylist', [
    savedRow('one', { judgeId: 'j-a' }),
    savedRow('other', { judgeId: 'j-b', title: 'Nguyen' }),
    savedRow('own', { judgeId: 'j-a' }),
    savedRow('off', { judgeId: 'j-c', status: 'withdrawn' }),
    savedRow('later', { judgeId: 'j-b', time: '15:00' }),
  ]);
  await settle(1_000);
  const said = (id: string) => /Same time as (Nguyen|.*? page)/.exec(rowOf(id)?.textContent ?? '')?.[0];
  expect(['one', 'other', 'own', 'off', 'later'].map(said)).toEqual([
    'Same time as Nguyen',
    // two of one judge
    'Same time as 2 other dates on this page',
    'Same time as Nguyen',
    undefined,
    undefined,
  ]);
});

it('marks a 341 meeting at the time of a starred hearing, also on the page of meetings', async () => {
  const { store } = await openList('/search-my341meetings', [savedRow('h1', { judgeId: 'j-a' })]);
  const last = savedRow('m1', { trusteeId: 't-a' });
  await act(async () =>
    store.set(changeListsAtom, [{ list: 'meetings', id: 'm1', what: 'put', at: 1, last }]),
  );
  await settle(1_000);
  const meeting = document.querySelector('[data-meeting-id="m1"]')?.textContent;
  expect(meeting).toContain('Also at this time: Peña, Judge A');
});
