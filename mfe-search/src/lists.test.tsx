// @vitest-environment jsdom

import { changeListsAtom, listsAtom, setConnectionAtom, storedValuesAtom } from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeCourt } from './testing/fake-court';
import { renderAt } from './testing/render-at';
import { savedRow, seededLists } from './testing/saved-rows';

// a machine at work on other things takes its time to read them
beforeAll(
  () =>
    Promise.all([
      import('./lists/saved/my-list-page'),
      import('./lists/followed/followed-page'),
      import('./lists/saved/saved-record-pages'),
    ]),
  60_000,
);
beginAt('2026-11-21T17:00:00Z');

const settle = async (ms = 0) => {
  for (let turn = 0; turn < 8; turn += 1) await act(() => vi.advanceTimersByTimeAsync(ms / 8));
};
const ENTRY = 'hearingCalendarEntries11/';
const entry = (more = {}) => ({
  ...{ caseNumber: '26-50001', caseTitle: 'Peña', caseType: 'bk', date: '2026-11-30', time: '09:30' },
  ...{ status: 'scheduled' },
  ...more,
});
/** A page of lists on which `rows` stand, in a court that holds `tree`. */
async function open(
  address: string,
  rows: ReturnType<typeof savedRow>[],
  tree: Record<string, unknown> = {},
) {
  const court = fakeCourt(tree);
  const store = createStore();
  const page = renderAt(address, store);
  await settle();
  await act(async () => store.set(changeListsAtom, seededLists(rows)));
  await settle();
  return { court, store, page };
}
const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-hearing-id="${id}"]`);
const listed = () =>
  [...document.querySelectorAll<HTMLElement>('[data-hearing-id]')].map(({ dataset }) => dataset.hearingId);
const told = () => screen.getAllByRole('status').map((each) => each.textContent);

it('shows starred hearings by day, the next first, and folds what is past away', async () => {
  await open('/search-mylist', [
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

it('leads from an empty list to what stands on another', async () => {
  const { store } = await open('/search-mylist', []);
  await act(async () =>
    store.set(changeListsAtom, [{ list: 'meetings', id: 'm1', what: 'put', at: 1, last: savedRow('m1') }]),
  );
  const [first] = screen.getAllByRole('link', {
    name: /^(341 meetings on your list|Go to)/,
  });
  expect([first?.textContent, first?.getAttribute('href')]).toEqual([
    '341 meetings on your list: 1',
    '/search-my341meetings',
  ]);
});

it('keeps what the court no longer has, with what was known and since when', async () => {
  const removed = entry({ status: 'removed', changes: [{ at: Date.UTC(2026, 10, 21, 9), what: 'removed' }] });
  await open('/search-mylist', [savedRow('gone'), savedRow('off'), savedRow('secret')], {
    [`${ENTRY}off`]: removed,
    [`${ENTRY}secret`]: { withdrawn: true },
  });
  expect(rowOf('gone')?.textContent).toMatch(/26-50001.*no longer lists this, as of Nov 21, 2026/);
  expect(rowOf('off')?.textContent).toMatch(/Removed.*No longer on the court’s calendar, as of Nov 21, 2026/);
  const secret = document.querySelector('[data-kept="secret"]');
  expect(secret?.textContent).toContain('No longer public');
  expect(secret?.textContent).not.toContain('Peña');
});

it.each([
  ['there', '26-50001 Peña', 'Peña'],
  ['gone', '26-50001 Peña', null],
  ['secret', null, 'No longer public'],
  ['l1', null, 'We couldn’t find this hearing'],
])('has one title on the page of a hearing that is %s', async (id, known, title) => {
  await open(`/search-mylist-detail/${id}`, [savedRow('there'), savedRow('gone'), savedRow('secret')], {
    [`${ENTRY}there`]: entry(),
    [`${ENTRY}secret`]: { withdrawn: true },
  });
  await settle(1_000);
  const titles = screen.getAllByRole('heading', { level: 1 }).map((each) => each.textContent);
  expect(titles).toEqual([title ?? known]);
  expect(document.title).toContain(known ?? title);
});

it('tells a move that comes in while the list is read, and moves no row before the reader does', async () => {
  const { store } = await open('/search-mylist', [savedRow('h1'), savedRow('h2', { time: '10:00' })], {
    [`${ENTRY}h1`]: entry(),
    [`${ENTRY}h2`]: entry({ time: '10:00' }),
    lastUpdated11: { checkedAt: 1, version: 1, hearings: 1 },
  });
  let tell: (json: unknown) => void = () => {};
  act(() =>
    store.set(setConnectionAtom, {
      watch(path, onValue) {
        if (path === `${ENTRY}h1`) tell = onValue;
        return () => {};
      },
      watchConnected(listener) {
        listener(true);
        return () => {};
      },
    }),
  );
  const change = { at: Date.now() + 1, what: 'changed', date: { from: '2026-11-30', to: '2026-12-14' } };
  await act(async () => tell(entry({ date: '2026-12-14', changes: [change] })));
  expect(rowOf('h1')?.textContent).toMatch(
    /Changed.*Date:.*before: Monday, November 30, 2026.*Monday, December 14, 2026/,
  );
  expect(store.get(listsAtom).hearings.get('h1')?.last?.date).toBe('2026-12-14');
  expect(listed()).toEqual(['h1', 'h2']);
  await settle(200);
  expect(told()).toContain('26-50001 Peña: Date: Monday, November 30, 2026, now Monday, December 14, 2026');
});

it('puts a hearing back with its note, and leaves no trace when it is left off', async () => {
  const { store, page } = await open('/search-mylist', [savedRow('h1'), savedRow('h2')]);
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

it('reads the records of what is on the screen, and of nothing else', async () => {
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
  const { court } = await open('/search-mylist', rows);
  const asked = () => court.reads().filter((path) => path.includes('Entries11')).length;
  expect(listed()).toHaveLength(30);
  expect(asked()).toBe(0);
  await act(async () => [...watched].slice(0, 12).map(([, tell]) => tell(true)));
  await settle();
  expect(asked()).toBe(12);
});

it('shows of a followed case its next date as it moves, and says when the court no longer has it', async () => {
  const dated = (date: string) => ({
    ...{ number: '26-50001-hto', title: 'Rosa M. Peña', chapter: '13', type: 'bk' },
    hearings: { [`${date}~0930~h1`]: { n: '26-50001', c: 'Peña', y: 'bk', s: 'scheduled', m: 'Motion' } },
  });
  const { store } = await open('/search-mycase', [], {
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

it('names as next only what is still to come, and says what was earlier today', async () => {
  const at = (time: string, s = 'scheduled', more = {}) => ({
    [`2026-11-21~${time}~h${time}`]: { n: '26-50001', c: 'Peña', y: 'bk', s, m: 'Motion', ...more },
  });
  const later = { '2026-11-30~0930~h9': { n: '26-50001', c: 'Peña', y: 'bk', s: 'scheduled', m: 'Plan' } };
  const next = async (hearings: object) => {
    cleanup();
    const { store } = await open('/search-mycase', [], {
      'hearingCalendarCaseNumbers11/c1': { number: '26-50001', title: 'Peña', type: 'bk', hearings },
    });
    const last = { number: '26-50001', title: 'Peña', caseType: 'bk', chapter: '13' };
    await act(async () =>
      store.set(changeListsAtom, [{ list: 'cases', id: 'c1', what: 'put', at: 1, last }]),
    );
    await settle();
    return document.querySelector('[data-next-date]')?.textContent ?? '';
  };
  // it is 11:00 AM CST
  // and the court's other zone is an hour behind
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

it('counts as ahead only what is still to be held', async () => {
  const today = { date: '2026-11-21' };
  await open('/search-mylist', [
    savedRow('earlier', { ...today, time: '09:00' }),
    savedRow('now', { ...today, time: '10:45' }),
    savedRow('held', { ...today, time: '10:30', status: 'held' }),
    savedRow('off', { status: 'vacated' }),
    savedRow('unlisted', { status: 'removed' }),
    savedRow('soon'),
  ]);
  expect(screen.getByText('2 hearings ahead')).toBeTruthy();
  expect(rowOf('earlier')?.textContent).toContain('Earlier today');
  expect(rowOf('now')?.textContent).not.toContain('Earlier today');
});

it('remembers nothing of the old hearing’s judge and place for a new date that it has not loaded', async () => {
  const old = {
    status: 'continued' as const,
    continuedTo: '2026-12-14',
    judgeId: 'j-ada',
    place: 'Courtroom 1',
  };
  const { store } = await open('/search-mylist', [savedRow('h1', { ...old, how: 'video', officeId: 'o5' })], {
    [`${ENTRY}h1`]: entry({ ...old, judge: 'Ada Brook', continuedToId: 'h2' }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add the new date to my list' }));
  expect(store.get(listsAtom).hearings.get('h2')?.last).toMatchObject({
    ...{ date: '2026-12-14', status: 'scheduled', title: 'Peña' },
    ...{ judgeId: null, place: null, how: null, officeId: null },
  });
});

it('asks once, where something is on a list, whether the browser may tell of changes', async () => {
  const browser = {
    permission: 'default',
    requestPermission: vi.fn(async () => (browser.permission = 'granted')),
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', browser);
  const asking = () => screen.queryByRole('button', { name: 'Notify me' });
  await open('/search-mylist', []);
  expect(asking()).toBeNull();
  cleanup();
  const { store } = await open('/search-mylist', [savedRow('soon', { date: '2026-11-30' })]);
  expect(browser.requestPermission).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Notify me' }));
  await settle();
  expect(asking()).toBeNull();
  expect(store.get(storedValuesAtom).notices).toBe('on');
  expect(told()).toContain('Notifications are on. You can turn them off in Settings.');
});

it('a reader who wants no notices is not asked again', async () => {
  const browser = { permission: 'default', requestPermission: vi.fn() };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', browser);
  const { store } = await open('/search-mylist', [savedRow('soon', { date: '2026-11-30' })]);
  fireEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  await settle();
  expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull();
  expect(store.get(storedValuesAtom).notices).toBe('off');
  expect(browser.requestPermission).not.toHaveBeenCalled();
});
