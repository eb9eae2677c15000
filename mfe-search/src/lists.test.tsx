// @vitest-environment jsdom

import {
  changeListsAtom,
  isStorageProblemShownAtom,
  listsAtom,
  setDeviceAtom,
  storeFailedAtom,
} from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { ENTRY, entry, listed, loadLists, openList, rowOf, settle } from './testing/open-list';
import { savedRow } from './testing/saved-rows';

beforeAll(loadLists, 60_000);
beginAt('2026-11-21T17:00:00Z');

it('shows starred hearings by day, the next first, and folds past ones', async () => {
  await openList('/search-mylist', [
    savedRow('late', { date: '2026-12-07' }),
    savedRow('today', { date: '2026-11-21' }),
    savedRow('past', { date: '2026-11-20' }),
    savedRow('soon', { date: '2026-11-30' }),
  ]);
  expect(listed()).toEqual(['today', 'soon', 'late']);
  expect(screen.getByRole('heading', { level: 2, name: /November 21, 2026 Today/ })).toBeTruthy();
  const past = screen.getByText('Past (1)').closest('details');
  if (past) {
    past.open = true;
    fireEvent(past, new Event('toggle'));
  }
  expect(listed()).toEqual(['today', 'soon', 'late', 'past']);
});

it('links from an empty list to where its items are found, and leaves the other lists to the tabs', async () => {
  const { store } = await openList('/search-mylist', []);
  await act(async () =>
    store.set(changeListsAtom, [{ list: 'cases', id: 'c1', what: 'put', at: 1, last: null }]),
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href === '/search-mycase')).toHaveLength(1);
  expect(links).toContain('/search-attorney');
});

it.each([
  ['there', '26-50001 Peña', 'Peña'],
  ['gone', '26-50001 Peña', null],
  ['secret', null, 'No longer public'],
  ['l1', null, 'We couldn’t find this hearing'],
])('has one title on the page of a hearing that is %s', async (id, known, title) => {
  await openList(`/search-mylist-detail/${id}`, [savedRow('there'), savedRow('gone'), savedRow('secret')], {
    [`${ENTRY}there`]: entry(),
    [`${ENTRY}secret`]: { withdrawn: true },
  });
  await settle(1_000);
  const titles = screen.getAllByRole('heading', { level: 1 }).map((each) => each.textContent);
  expect(titles).toEqual([title ?? known]);
  expect(document.title).toContain(known ?? title);
});

it('restores a removed hearing with its note, and deletes all its data if it stays removed', async () => {
  const { store, page } = await openList('/search-mylist', [savedRow('h1'), savedRow('h2')]);
  const press = (name: string | RegExp) =>
    fireEvent.click(within(rowOf('h1') as HTMLElement).getByRole('button', { name }));
  press(/^Add a note/);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(field, { target: { value: 'x'.repeat(600) } });
  expect(screen.getByText(/^500 of 500 characters/)).toBeTruthy();
  fireEvent.change(field, { target: { value: 'Bring the plan' } });
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  const before = store.get(listsAtom).hearings.get('h1');
  expect(before?.note).toBe('Bring the plan');
  press('Remove 26-50001 Peña from my list');
  expect(store.get(listsAtom).hearings.has('h1')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Put 26-50001 Peña back on my list' }));
  expect(store.get(listsAtom).hearings.get('h1')).toEqual(before);
  press('Remove 26-50001 Peña from my list');
  await page.go('/search-mycase');
  await page.go('/search-mylist');
  await settle();
  expect(listed()).toEqual(['h2']);
  expect(screen.queryByText(/was removed from your list$/, { selector: 'li span' })).toBeNull();
});

it('reads the records on the screen, and no others', async () => {
  const watched = new Map<Element, (isOn: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly tell: (seen: { target: Element; isIntersecting: boolean }[]) => void) {}
      observe(target: Element) {
        watched.set(target, (isIntersecting) => this.tell([{ target, isIntersecting }]));
      }
      unobserve() {}
    },
  );
  const rows = Array.from({ length: 30 }, (_, n) => savedRow(`h${n}`, { time: '09:30' }));
  const { court } = await openList('/search-mylist', rows);
  const asked = () => court.reads().filter((path) => path.includes('Entries11')).length;
  expect(listed()).toHaveLength(30);
  expect(asked()).toBe(0);
  await act(async () => [...watched].slice(0, 12).map(([, tell]) => tell(true)));
  await settle();
  expect(asked()).toBe(12);
});

it('shows the next date of a followed case after a move, and says when the court no longer has it', async () => {
  const dated = (date: string) => ({
    ...{ number: '26-50001-hto', title: 'Rosa M. Peña', chapter: '13', type: 'bk' },
    hearings: { [`${date}~0930~h1`]: { n: '26-50001', c: 'Peña', y: 'bk', s: 'scheduled', m: 'Motion' } },
  });
  const { store } = await openList('/search-mycase', [], {
    'hearingCalendarCaseNumbers11/c2650001-bk': dated('2026-11-30'),
  });
  const known = { number: '26-50001-hto', title: 'Peña', caseType: 'bk', chapter: '13' };
  const follow = (id: string) => ({ list: 'cases' as const, id, what: 'put' as const, at: 1, last: known });
  await act(async () => store.set(changeListsAtom, [follow('c2650001-bk'), follow('c2650009-bk')]));
  await settle();
  const text = (id: string) => document.querySelector(`[data-followed="${id}"]`)?.textContent ?? '';
  expect(text('c2650001-bk')).toMatch(
    /26-50001-hto · Ch. 13.*Rosa M. Peña.*Next: Mon, Nov 30, 9:30 AM.*Motion/,
  );
  expect(text('c2650009-bk')).toContain('No longer on the court’s calendar');
  expect(store.get(listsAtom).cases.get('c2650001-bk')?.last?.title).toBe('Rosa M. Peña');
});

it('shows only an upcoming date as next, and says what was earlier today', async () => {
  const at = (time: string, s = 'scheduled', more = {}) => ({
    [`2026-11-21~${time}~h${time}`]: { n: '26-50001', c: 'Peña', y: 'bk', s, m: 'Motion', ...more },
  });
  const later = { '2026-11-30~0930~h9': { n: '26-50001', c: 'Peña', y: 'bk', s: 'scheduled', m: 'Plan' } };
  const next = async (hearings: object) => {
    cleanup();
    const { store } = await openList('/search-mycase', [], {
      'hearingCalendarCaseNumbers11/c1': { number: '26-50001', title: 'Peña', type: 'bk', hearings },
    });
    const last = { number: '26-50001', title: 'Peña', caseType: 'bk', chapter: '13' };
    await act(async () =>
      store.set(changeListsAtom, [{ list: 'cases', id: 'c1', what: 'put', at: 1, last }]),
    );
    await settle();
    return document.querySelector('[data-next-date]')?.textContent ?? '';
  };
  // it is 11:00 AM CST, and 10:00 AM in the court's other zone
  expect(await next({ ...at('0900'), ...later })).toBe('Next: Mon, Nov 30, 9:30 AM');
  expect(await next(at('1045'))).toBe('Next: Sat, Nov 21, 10:45 AM');
  expect(await next(at('0900'))).toBe(
    'Earlier today: Sat, Nov 21, 9:00 AM No upcoming date. Check your notice.',
  );
  expect(await next(at('1400', 'stricken'))).toBe(
    'Sat, Nov 21, 2:00 PM No upcoming date. Check your notice.',
  );
  expect(await next(at('1400', 'scheduled', { f: 'YNN' }))).not.toContain('Next');
  expect(await next(at('1400', 'removed'))).toBe('Sat, Nov 21, 2:00 PM');
});

it('shows the dates of both calendars on my list, and puts each back on its own list', async () => {
  const { store, page } = await openList('/search-mylist', [
    savedRow('l1', { date: '2026-12-07' }),
    savedRow('l2', { date: '2026-11-30' }),
  ]);
  const meeting = savedRow('l1', { date: '2026-12-01', title: 'Okafor' });
  await act(async () =>
    store.set(changeListsAtom, [{ list: 'meetings', id: 'l1', what: 'put', at: 1, last: meeting }]),
  );
  await settle();
  const rows = () =>
    [...document.querySelectorAll('li a[href*="/search-my"]')].map((link) => link.getAttribute('href'));
  expect(rows()).toEqual([
    '/search-mylist-detail/l2',
    '/search-my341meetings/l1',
    '/search-mylist-detail/l1',
  ]);
  expect(screen.getByText('3 dates ahead')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Dates \(3\)/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^341 meetings \(1\)/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Remove .*Okafor/ }));
  await settle();
  expect(screen.getByText('2 dates ahead')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Put .*Okafor.* back/ }));
  await settle();
  expect(store.get(listsAtom).meetings.get('l1')).toEqual({
    id: 'l1',
    starredAt: 1,
    note: '',
    last: meeting,
  });
  await page.go('/search-my341meetings');
  await settle();
  expect(rows()).toEqual(['/search-my341meetings/l1']);
});

it('counts only upcoming hearings, and says what else is on the list', async () => {
  const today = { date: '2026-11-21' };
  await openList('/search-mylist', [
    savedRow('earlier', { ...today, time: '09:00' }),
    savedRow('now', { ...today, time: '10:45' }),
    savedRow('held', { ...today, time: '10:30', status: 'held' }),
    savedRow('off', { status: 'vacated' }),
    savedRow('unlisted', { status: 'removed' }),
    savedRow('soon'),
  ]);
  expect(
    screen.getByText('2 dates ahead · 1 canceled or moved · 1 no longer on the court’s calendar'),
  ).toBeTruthy();
  expect(rowOf('earlier')?.textContent).toContain('Earlier today');
  expect(rowOf('now')?.textContent).not.toContain('Earlier today');
});

const named = (name: string) => new DOMException('as a browser says it', name);

it.each([
  ['full', 'QuotaExceededError', /^This device has no room left/],
  ['refused', 'SecurityError', /^This device does not let this page store anything/],
  ['failed', 'UnknownError', /^This page could not use this device’s storage/],
])(
  'says beside the lists why a device that is %s does not store them, in place of the host',
  async (_kind, name, sentence) => {
    const { store } = await openList('/search-mylist', [savedRow('soon', { date: '2026-11-30' })]);
    expect([
      screen.queryByText(/^Stored only on this device/) !== null,
      screen.queryByText(sentence),
    ]).toEqual([true, null]);
    vi.spyOn(console, 'warn').mockReturnValue();
    const retryStorage = vi.fn(async () => {});
    act(() => store.set(setDeviceAtom, { retryStorage } as never));
    act(() => store.set(storeFailedAtom, named(name)));
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    expect(screen.queryByText(/^Stored only on this device/)).toBeNull();
    expect(store.get(isStorageProblemShownAtom)).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retryStorage).toHaveBeenCalledOnce();
    cleanup();
    expect(store.get(isStorageProblemShownAtom)).toBe(false);
  },
);

it('a list of a device that could not be read is not called empty', async () => {
  const { store } = await openList('/search-mylist', []);
  expect(screen.queryByText('No dates on your list yet')).not.toBeNull();
  vi.spyOn(console, 'warn').mockReturnValue();
  act(() => store.set(storeFailedAtom, named('UnknownError')));
  expect(screen.queryByText('No dates on your list yet')).toBeNull();
  expect(screen.queryByText(/Items that you saved before may be missing here/)).not.toBeNull();
});
