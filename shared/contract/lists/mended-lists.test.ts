import { afterEach, expect, test, vi } from 'vitest';
import { hasCorruptBackupAtom, storageStatusAtom } from '../device/device-store';
import { closeTabs, device, hearing, idsIn, openTab, stored } from '../testing/list-tabs';
import { listsAtom, starAtom } from './lists-atom';

afterEach(closeTabs);

test.each([
  ['text', 'rubbish'],
  ['a newer version', { version: 2, hearings: [] }],
  ['a list that is no array', { version: 1, hearings: 'h1' }],
])('backs up %s found in place of lists before it is overwritten', async (_what, damaged) => {
  const { store, kept } = device(new Map<string, unknown>([['lists/txwb', damaged]]));
  const tab = openTab(store);
  await tab.set(starAtom, hearing('h1'));
  expect(stored(kept).hearings).toHaveLength(1);
  expect(kept.get('lists/txwb/aside')).toEqual([damaged]);
});

test('keeps the readable items of a damaged list and backs up the whole list', async () => {
  const good = { id: 'h1', starredAt: 5, note: 'mine', last: { id: 'h1', date: '2026-11-30', time: {} } };
  const damaged = { version: 1, hearings: [good, { starredAt: 6 }, null], cases: [] };
  const { store, kept } = device(new Map<string, unknown>([['lists/txwb', damaged]]));
  const tab = openTab(store);
  await tab.set(starAtom, hearing('h2'));
  expect(idsIn(tab)).toEqual(['h1', 'h2']);
  expect(tab.get(listsAtom).hearings.get('h1')).toMatchObject({
    note: 'mine',
    last: { time: '', title: '' },
  });
  expect(kept.get('lists/txwb/aside')).toEqual([damaged]);
});

const MIXED = {
  version: 1,
  hearings: [
    { id: 'h1', starredAt: 5, note: 'mine', last: { id: 'h1', date: '2026-11-30', time: '99:99' } },
    { id: 7 },
  ],
};

test('repairs damaged lists when they are read, backs them up, and reports that once', async () => {
  const { store, kept } = device(new Map<string, unknown>([['lists/txwb', MIXED]]));
  const tab = openTab(store);
  await vi.waitFor(() => expect(tab.get(hasCorruptBackupAtom)).toBe(true));
  expect(tab.get(listsAtom).hearings.get('h1')).toMatchObject({ note: 'mine', last: { time: '' } });
  expect(kept.get('lists/txwb/aside')).toEqual([MIXED]);
  const later = openTab(store);
  await vi.waitFor(() => expect(idsIn(later)).toEqual(['h1']));
  await later.set(starAtom, hearing('h2'));
  expect(later.get(hasCorruptBackupAtom)).toBe(false);
  expect(kept.get('lists/txwb/aside')).toEqual([MIXED]);
});

test('a full device shows the readable items of damaged lists and leaves the stored ones unchanged', async () => {
  const { store, kept, refuse } = device(new Map<string, unknown>([['lists/txwb', MIXED]]));
  refuse(true);
  const tab = openTab(store);
  await vi.waitFor(() => expect(idsIn(tab)).toEqual(['h1']));
  await vi.waitFor(() => expect(tab.get(storageStatusAtom)).toBe('session'));
  expect(kept.get('lists/txwb')).toEqual(MIXED);
  expect(tab.get(hasCorruptBackupAtom)).toBe(false);
});

test('shows what it can read of a newer release’s lists and leaves the stored ones unchanged', async () => {
  const written = { version: 2, hearings: [{ id: 'h1', starredAt: 5, color: 'red' }] };
  const { store, kept } = device(new Map<string, unknown>([['lists/txwb', written]]));
  const tab = openTab(store);
  await vi.waitFor(() => expect(idsIn(tab)).toEqual(['h1']));
  expect([kept.get('lists/txwb'), kept.has('lists/txwb/aside')]).toEqual([written, false]);
});

test('restores lists from memory if they are damaged while the page is open', async () => {
  const { store, kept } = device();
  const tab = openTab(store);
  await tab.set(starAtom, hearing('h1'));
  kept.set('lists/txwb', 'rubbish').set('lists/txwb/stamp', 'another');
  await tab.set(starAtom, hearing('h2'));
  expect(stored(kept).hearings.map(({ id }) => id)).toEqual(['h1', 'h2']);
  expect(kept.get('lists/txwb/aside')).toEqual(['rubbish']);
});
