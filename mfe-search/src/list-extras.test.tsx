// @vitest-environment jsdom

import { listsAtom } from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { ENTRY, entry, loadLists, openList, rowOf, settle } from './testing/open-list';
import { savedRow } from './testing/saved-rows';

beforeAll(loadLists, 60_000);
beginAt('2026-11-21T17:00:00Z');

it('shows the codes for joining a listed hearing that is ahead, and for no other', async () => {
  const appear = { mode: 'video', meetingId: '160 555 0168', passcode: '124171' };
  await openList(
    '/search-mylist',
    [
      savedRow('ahead'),
      savedRow('phone'),
      savedRow('usual'),
      savedRow('off', { status: 'withdrawn' }),
      savedRow('bare'),
    ],
    {
      [`${ENTRY}ahead`]: entry({ appear }),
      [`${ENTRY}phone`]: entry({ appear: { mode: 'phone', phone: '(210) 555-0180', accessCode: '77' } }),
      [`${ENTRY}usual`]: entry({ appear: { ...appear, standing: true } }),
      [`${ENTRY}off`]: entry({ appear, status: 'withdrawn' }),
      [`${ENTRY}bare`]: entry({ appear: { mode: 'inPerson' } }),
    },
  );
  await settle(1_000);
  const said = (id: string) => rowOf(id)?.textContent?.replaceAll('\u00a0', ' ') ?? '';
  expect(said('ahead')).toContain('Meeting ID 160 555 0168 · Passcode 124171');
  expect(said('ahead')).not.toContain('usual');
  expect(said('phone')).toContain('(210) 555-0180 · Access code 77');
  expect(said('usual')).toContain('Trustee’s usual details · Meeting ID 160 555 0168 · Passcode 124171');
  expect(said('off')).not.toContain('Passcode');
  expect(said('bare')).not.toMatch(/ID|code/);
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
