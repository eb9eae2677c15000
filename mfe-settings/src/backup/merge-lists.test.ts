import {
  chooseCourtAtom,
  type DeviceStore,
  type ListItem,
  type Lists,
  listsAtom,
  NO_LISTS,
  noteAtom,
  type PageCourt,
  setDeviceStoreAtom,
  starAtom,
} from '@court/contract';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import {
  deleteListsAtom,
  mergeListsAtom,
  previewMergeAtom,
  readListsAtom,
  undoMergeAtom,
} from './my-lists-atoms';

type Item = ListItem<'cases'>;
const item = (id: string, more: Partial<Item> = {}): Item => ({
  id,
  starredAt: 1,
  note: '',
  last: null,
  ...more,
});
const listsOf = (...items: Item[]): Lists => ({
  ...NO_LISTS,
  cases: new Map(items.map((one) => [one.id, one])),
});
const inTxwb = (...items: Item[]) => new Map([['txwb', listsOf(...items)]]);

/** A tab with a followed case `c1` that has a note. */
async function openTab() {
  const kept = new Map<string, unknown>();
  const store: DeviceStore = {
    driver: 'indexedDB',
    get: async (key) => structuredClone(kept.get(key) ?? null),
    set: async (key, value) => void kept.set(key, structuredClone(value)),
    remove: async (key) => void kept.delete(key),
    keys: async () => [...kept.keys()],
  };
  const tab = createStore();
  tab.set(chooseCourtAtom, { code: 'txwb', client: { databaseURL: 'http://localhost:9000' } } as PageCourt);
  tab.set(setDeviceStoreAtom, store);
  await tab.set(starAtom, { list: 'cases', id: 'c1', last: null });
  await tab.set(noteAtom, { list: 'cases', id: 'c1', note: 'mine' });
  const noteOf = (id: string) => tab.get(listsAtom).cases.get(id)?.note;
  return { tab, kept, noteOf };
}

const FUTURE = Date.UTC(2099, 0, 1);
const theirs = (...keys: string[]) =>
  new Map([['txwb', new Map(keys.map((key) => [key, 'theirs' as const]))]]);

test('adds new items, and replaces no local note, whatever its time', async () => {
  const { tab, noteOf } = await openTab();
  const incoming = (note: string, notedAt: number) =>
    inTxwb(item('c1', { note, notedAt }), item('c2', { note: 'two', notedAt: 5 }));
  await tab.set(mergeListsAtom, incoming('older', 5));
  expect([noteOf('c1'), noteOf('c2')]).toEqual(['mine', 'two']);
  await tab.set(mergeListsAtom, incoming('planted', FUTURE));
  await tab.set(mergeListsAtom, incoming('', FUTURE));
  expect([noteOf('c1'), noteOf('c2')]).toEqual(['mine', 'two']);
});

test('takes the note that the reader chooses, and can leave out a note of a new item', async () => {
  const { tab, noteOf } = await openTab();
  await tab.set(starAtom, { list: 'cases', id: 'c3', last: null });
  const incoming = inTxwb(
    item('c1', { note: 'other', notedAt: 5 }),
    item('c2', { note: 'planted', notedAt: 5 }),
    item('c3', { note: 'for none', notedAt: 5 }),
  );
  const { notes } = (await tab.set(previewMergeAtom, incoming)).get('txwb') ?? { notes: [] };
  expect(notes.map(({ id, mine, item: { note } }) => [id, mine, note])).toEqual([
    ['c1', 'mine', 'other'],
    ['c2', '', 'planted'],
    ['c3', '', 'for none'],
  ]);
  const choices = new Map([
    ['txwb', new Map([...(theirs('cases c1').get('txwb') ?? []), ['cases c2', 'mine'] as const])],
  ]);
  const undo = await tab.set(mergeListsAtom, incoming, choices);
  expect(['c1', 'c2', 'c3'].map(noteOf)).toEqual(['other', '', 'for none']);
  expect(tab.get(listsAtom).cases.get('c2')?.notedAt).toBeUndefined();
  await tab.set(undoMergeAtom, undo);
  expect(['c1', 'c2', 'c3'].map(noteOf)).toEqual(['mine', undefined, '']);
});

test('previews a merge, and can undo it', async () => {
  const { tab, noteOf } = await openTab();
  const before = await tab.set(readListsAtom);
  const incoming = inTxwb(item('c1', { note: 'newer', notedAt: Date.now() + 1_000 }), item('c2'), item('c3'));
  const preview = (await tab.set(previewMergeAtom, incoming)).get('txwb');
  const added = { hearings: 0, cases: 2, debtors: 0, meetings: 0 };
  expect(preview).toMatchObject({ added, notes: [{ id: 'c1', mine: 'mine' }], known: 0, attorneys: 0 });
  expect(await tab.set(readListsAtom)).toEqual(before);
  const undo = await tab.set(mergeListsAtom, incoming, theirs('cases c1'));
  expect([noteOf('c1'), noteOf('c2')]).toEqual(['newer', '']);
  await tab.set(undoMergeAtom, undo);
  expect(await tab.set(readListsAtom)).toEqual(before);
});

test('changes nothing if merged twice', async () => {
  const { tab } = await openTab();
  await tab.set(mergeListsAtom, inTxwb(item('c2')));
  const once = await tab.set(readListsAtom);
  expect((await tab.set(mergeListsAtom, inTxwb(item('c2')))).size).toBe(0);
  expect(await tab.set(readListsAtom)).toEqual(once);
});

test("merges lists of another court into that court's lists, and reads them with all lists", async () => {
  const { tab, kept } = await openTab();
  kept.set('lists/wawb', { version: 1, cases: [item('w1')] });
  await tab.set(mergeListsAtom, new Map([['wawb', listsOf(item('w2'))]]));
  expect([...tab.get(listsAtom).cases.keys()]).toEqual(['c1']);
  expect(kept.get('lists/wawb')).toMatchObject({ cases: [{ id: 'w1' }, { id: 'w2' }] });
  expect([...(await tab.set(readListsAtom)).keys()]).toEqual(['txwb', 'wawb']);
});

test('deletes the lists of every court, and restores them with their notes', async () => {
  const { tab, noteOf } = await openTab();
  await tab.set(mergeListsAtom, new Map([['wawb', listsOf(item('w2', { note: 'far', notedAt: 9 }))]]));
  const before = await tab.set(readListsAtom);
  const deleted = await tab.set(deleteListsAtom);
  expect((await tab.set(readListsAtom)).size).toBe(0);
  await tab.set(mergeListsAtom, deleted);
  expect(noteOf('c1')).toBe('mine');
  expect(await tab.set(readListsAtom)).toEqual(before);
});

test('adds followed attorneys, removes them on undo, and deletes and restores them with the lists', async () => {
  const { tab } = await openTab();
  const attorney = (id: string) => ({ field: 'attorney' as const, id, title: id });
  const followed = async () => (await tab.set(readListsAtom)).get('txwb')?.attorneys?.map(({ id }) => id);
  const incoming = (...ids: string[]) => new Map([['txwb', { ...NO_LISTS, attorneys: ids.map(attorney) }]]);
  expect(await followed()).toBeUndefined();
  await tab.set(mergeListsAtom, incoming('a1'));
  expect((await tab.set(previewMergeAtom, incoming('a1', 'a2'))).get('txwb')?.attorneys).toBe(1);
  const undo = await tab.set(mergeListsAtom, incoming('a1', 'a2'));
  expect(await followed()).toEqual(['a1', 'a2']);
  await tab.set(undoMergeAtom, undo);
  expect(await followed()).toEqual(['a1']);
  const before = await tab.set(deleteListsAtom);
  expect(await followed()).toBeUndefined();
  await tab.set(mergeListsAtom, before);
  expect(await followed()).toEqual(['a1']);
  const many = Array.from({ length: 200 }, (_, n) => `b${n}`);
  await expect(tab.set(previewMergeAtom, incoming(...many))).rejects.toMatchObject({ problem: 'too-many' });
});
