import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { setDeviceStoreAtom, storageStatusAtom } from '../device/device-store';
import { setClockOffsetAtom } from '../state/clock';
import { chooseCourtAtom } from '../state/court-atom';
import { closeTabs, courtOf, device, hearing, idsIn, openTab, row, stored } from '../testing/list-tabs';
import { forgetListsAtom } from './keep-lists';
import { listsAtom, noteAtom, seenAtom, starAtom, unstarAtom } from './lists-atom';

afterEach(closeTabs);

test('stores a starred hearing under its court, with its last known facts', async () => {
  const { store, kept } = device();
  const tab = openTab(store);
  await tab.set(starAtom, hearing('h1'));
  expect(kept.get('lists/txwb')).toEqual({
    version: 1,
    hearings: [
      {
        id: 'h1',
        starredAt: expect.any(Number),
        note: '',
        last: {
          id: 'h1',
          key: '0930~h1',
          date: '2026-11-30',
          time: '09:30',
          caseNumber: '26-50001',
          title: 'Peña',
          caseType: 'bk',
          judgeId: 'j-1',
          status: 'scheduled',
          publicDefender: false,
        },
      },
    ],
    cases: [],
    debtors: [],
    meetings: [],
  });
});

test('a later visit reads the same list, and writes nothing if the hearing has not changed', async () => {
  const { store } = device();
  const moved = {
    was: { time: '09:00' },
    flags: { stricken: 'Y', terminated: 'N', satisfied: 'N' },
  } as const;
  await openTab(store).set(starAtom, hearing('h1', moved));
  const later = openTab(store);
  await vi.waitFor(() => expect(later.get(listsAtom).hearings.get('h1')?.last).toEqual(row('h1', moved)));
  const write = vi.spyOn(store, 'set');
  await later.set(seenAtom, hearing('h1', moved));
  expect(write).not.toHaveBeenCalled();
});

test('a note, a new fact and an unstar change only items that are on the list', async () => {
  const { store, kept } = device();
  const tab = openTab(store);
  await tab.set(starAtom, hearing('h1'));
  await tab.set(noteAtom, { list: 'hearings', id: 'h1', note: 'Bring the plan' });
  await tab.set(starAtom, hearing('h1'));
  await tab.set(seenAtom, hearing('h1', { time: '10:00' }));
  await tab.set(seenAtom, hearing('h2'));
  expect(stored(kept).hearings).toMatchObject([
    { id: 'h1', note: 'Bring the plan', last: { time: '10:00' } },
  ]);
  await tab.set(seenAtom, { list: 'hearings', id: 'h1', last: null });
  expect(stored(kept).hearings).toMatchObject([{ id: 'h1', last: null }]);
  await tab.set(unstarAtom, { list: 'hearings', id: 'h1' });
  expect(stored(kept).hearings).toEqual([]);
});

test('a change in one tab appears in another, and concurrent changes are both kept', async () => {
  const { store, kept } = device();
  const [one, other] = [openTab(store), openTab(store)];
  await Promise.all([one.set(starAtom, hearing('h1')), other.set(starAtom, hearing('h2'))]);
  await vi.waitFor(() => {
    expect(idsIn(one).sort()).toEqual(['h1', 'h2']);
    expect(idsIn(other).sort()).toEqual(['h1', 'h2']);
  });
  expect(stored(kept).hearings).toHaveLength(2);
  await other.set(unstarAtom, { list: 'hearings', id: 'h1' });
  await vi.waitFor(() => expect(idsIn(one)).toEqual(['h2']));
});

test('each court has its own lists', async () => {
  const { store, kept } = device();
  const tab = openTab(store);
  await tab.set(starAtom, hearing('h1'));
  tab.set(chooseCourtAtom, courtOf('kywb'));
  expect(idsIn(tab)).toEqual([]);
  await tab.set(starAtom, hearing('k1'));
  tab.set(chooseCourtAtom, courtOf('txwb'));
  expect(idsIn(tab)).toEqual(['h1']);
  expect(kept.get('lists/kywb')).toMatchObject({ hearings: [{ id: 'k1' }] });
  expect(stored(kept).hearings).toMatchObject([{ id: 'h1' }]);
});

test('a device without a store keeps lists for the session', async () => {
  const tab = openTab(null);
  await tab.set(starAtom, hearing('h1'));
  expect(idsIn(tab)).toEqual(['h1']);
  expect(tab.get(storageStatusAtom)).toBe('session');
});

test('a full device loses no changes in memory, reports itself, and stores all once there is room', async () => {
  const { store, kept, refuse } = device();
  const tab = openTab(store);
  await tab.set(starAtom, hearing('h1'));
  refuse(true);
  await tab.set(starAtom, hearing('h2'));
  expect(idsIn(tab)).toEqual(['h1', 'h2']);
  expect(tab.get(storageStatusAtom)).toBe('session');
  refuse(false);
  await tab.set(starAtom, hearing('h3'));
  expect(stored(kept).hearings.map(({ id }) => id)).toEqual(['h1', 'h2', 'h3']);
});

test('a device that lost its stored lists gets them back from memory', async () => {
  const { store, kept } = device();
  const tab = openTab(store);
  await tab.set(starAtom, hearing('h1'));
  kept.clear();
  await tab.set(starAtom, hearing('h2'));
  expect(stored(kept).hearings.map(({ id }) => id)).toEqual(['h1', 'h2']);
});

test('does not read its own last write again, but reads the writes of other tabs', async () => {
  const { store, kept } = device();
  const tab = openTab(store);
  await tab.set(starAtom, hearing('h1'));
  const read = vi.spyOn(store, 'get');
  await tab.set(starAtom, hearing('h2'));
  expect(read.mock.calls).toEqual([['lists/txwb/stamp']]);
  const silent = createStore();
  silent.set(chooseCourtAtom, courtOf('txwb'));
  silent.set(setDeviceStoreAtom, store);
  await silent.set(starAtom, hearing('h3'));
  await tab.set(starAtom, hearing('h4'));
  expect(stored(kept).hearings.map(({ id }) => id)).toEqual(['h1', 'h2', 'h3', 'h4']);
});

test('deleted lists are gone from the device and from every tab', async () => {
  const { store, kept } = device();
  const [one, other] = [openTab(store), openTab(store)];
  await one.set(starAtom, hearing('h1'));
  await vi.waitFor(() => expect(idsIn(other)).toEqual(['h1']));
  await one.set(forgetListsAtom, 'txwb');
  await vi.waitFor(() => expect(idsIn(other)).toEqual([]));
  expect(stored(kept).hearings).toEqual([]);
});

test('stores many stars in a few writes', async () => {
  const { store } = device();
  const tab = openTab(store);
  const write = vi.spyOn(store, 'set');
  await Promise.all(Array.from({ length: 200 }, (_, n) => tab.set(starAtom, hearing(`h${n}`))));
  expect(idsIn(tab)).toHaveLength(200);
  expect(write.mock.calls.length).toBeLessThan(5);
});

test('a star and a note have the time of the court’s server, so that later changes can be reported', async () => {
  const tab = openTab(device().store);
  tab.set(setClockOffsetAtom, -9 * 3_600_000);
  await tab.set(starAtom, hearing('h1'));
  await tab.set(noteAtom, { list: 'hearings', id: 'h1', note: 'Bring the plan' });
  const { starredAt = 0, notedAt = 0 } = tab.get(listsAtom).hearings.get('h1') ?? {};
  for (const at of [starredAt, notedAt])
    expect(Math.abs(Date.now() - 9 * 3_600_000 - at)).toBeLessThan(60_000);
  tab.set(setClockOffsetAtom, null);
});
