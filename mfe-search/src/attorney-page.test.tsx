// @vitest-environment jsdom

import { changeReaderSettingsAtom } from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { loadSearchDetail } from '@court/search';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { fakeCourt } from './testing/fake-court';
import { settle } from './testing/open-list';
import { renderAt } from './testing/render-at';
import { DATES, PERSON, row } from './testing/sample-dates';

beforeAll(() => Promise.all([loadSearchDetail(), import('./lists/saved/my-list-page')]));
beginAt('2026-11-21T17:00:00Z');

const open = async (tree: Record<string, unknown> = { [PERSON]: DATES }) => {
  fakeCourt(tree);
  const page = renderAt('/search-attorney-detail/b-1');
  await settle();
  return { page };
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const rowOf = (id: string) => document.querySelector(`[data-hearing-id="${id}"]`)?.textContent ?? '';

test("shows the attorney's name, times and case numbers in the formats that the reader chose", async () => {
  const own = { ...DATES, '2026-11-23~0930~h1': row({ e: '09:45' }) };
  const { page } = await open({ [PERSON]: own });
  expect(rowOf('h1')).toContain('Called at 9:45 AM');
  act(() =>
    page.store.set(changeReaderSettingsAtom, {
      ...{ showIPCEventTime: 'N', showAttyNameUppercase: 'Y', extCaseNum: 'Y' },
    }),
  );
  expect(heading()).toBe('ANN ALDER');
  expect(rowOf('h1')).not.toContain('Called at');
  expect(rowOf('h1')).toMatch(/26-50001.* \(.*26-bk-50001/);
});

test('sorts a day by moment across time zones, and adds the court’s own time', async () => {
  await open({
    [PERSON]: {
      '2026-11-23~0900~west': row({ o: 'o3' }),
      '2026-11-23~0930~main': row(),
      '2026-11-23~9999~untimed': row(),
      '2026-11-24~0800~next': row(),
    },
  });
  const rows = [...document.querySelectorAll<HTMLElement>('[data-hearing-id]')];
  expect(rows.map(({ dataset }) => dataset.hearingId)).toEqual(['main', 'west', 'untimed', 'next']);
  expect(rowOf('west')).toContain('9:00 AM MST (10:00 AM CST)');
  expect(rowOf('main')).not.toContain('(');
  const next = screen.getByText('Next:').parentElement;
  expect(next?.textContent).toContain('9:30 AM CST');
});

test('says that more than one date is next, with the facts that they share', async () => {
  const at = (id: string, more: object) => ({ [`2026-11-23~0930~${id}`]: row({ a: 'hybrid', ...more }) });
  const next = () => screen.getByText('Next:').parentElement?.textContent;
  await open({
    [PERSON]: {
      ...at('h1', { l: 'Courtroom 1' }),
      ...at('h2', { l: 'Courtroom 2' }),
      ...at('h3', { o: 'o3' }),
    },
  });
  expect(next()).toBe(
    'Next: Mon, Nov 23, 9:30 AM CST In 2 days · In person or by video · and 1 more at this time',
  );
  expect(screen.getByRole('link', { name: 'and 1 more at this time' }).getAttribute('href')).toBe(
    '/search-attorney-detail/b-1?view=day&date=2026-11-23',
  );
  cleanup();
  await open({
    [PERSON]: { ...at('h1', { l: 'Courtroom 1' }), ...at('h2', { l: 'Courtroom 1', a: 'video' }) },
  });
  expect(next()).toMatch(/ In 2 days · and 1 more at this time$/);
});

test('marks dates that clash, and gives the city of a date that is off in another time zone', async () => {
  await open({
    [PERSON]: {
      '2026-11-23~0930~h1': row({ j: 'j-a' }),
      '2026-11-23~0830~h2': row({ o: 'o3', j: 'j-b' }),
      '2026-11-23~1000~h3': row({ j: 'j-a' }),
      '2026-11-23~0900~off': row({ o: 'o3', j: 'j-b', s: 'vacated', l: 'Courtroom 1, El Paso' }),
      '2026-11-23~1000~home': row({ j: 'j-c', s: 'vacated', l: 'Courtroom 1, San Antonio' }),
    },
  });
  expect(rowOf('h1')).toContain('Same time as another date on this page');
  expect(rowOf('h2')).toContain('Same time as another date on this page');
  expect(rowOf('h3')).not.toContain('Same time');
  expect(rowOf('off')).toMatch(/9:00 AM MST \(10:00 AM CST\).*El Paso.*Vacated/);
  expect(rowOf('off')).not.toContain('Courtroom');
  expect(rowOf('home')).not.toContain('San Antonio');
});

test('says that the next date is now at its time', async () => {
  vi.setSystemTime('2026-11-23T15:40:00Z');
  await open();
  expect(screen.getByText('Now:').parentElement?.textContent).toContain('9:30 AM CST Today');
});

test("shows a followed attorney's next date on my list, until the reader unfollows", async () => {
  const { page } = await open();
  const follow = () => screen.getByRole('button', { name: 'Follow attorney Ann Alder' });
  expect(follow().getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(follow());
  expect(follow().getAttribute('aria-pressed')).toBe('true');
  await page.go('/search-mylist');
  await settle();
  const own = within(screen.getByRole('region', { name: 'Attorneys I follow' }));
  expect(own.getByRole('link', { name: 'Ann Alder' }).getAttribute('href')).toBe(
    '/search-attorney-detail/b-1',
  );
  expect(own.getAllByText(/Motion to dismiss/).length).toBeGreaterThan(0);
  await page.go('/search-attorney-detail/b-1');
  await settle();
  fireEvent.click(follow());
  await page.go('/search-mylist');
  await settle();
  expect(screen.queryByRole('region', { name: 'Attorneys I follow' })).toBeNull();
});
