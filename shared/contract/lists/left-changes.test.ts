// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseCourtAtom } from '../state/court-atom';
import { closeTabs, courtOf, device, hearing, idsIn, openTab, stored } from '../testing/list-tabs';
import { forgetListsAtom } from './keep-lists';
import { areListsKnownAtom, noteAtom, starAtom, unstarAtom } from './lists-atom';

afterEach(() => {
  closeTabs();
  localStorage.clear();
});

test('a star or note that the closed page had not stored is stored by the next page, once', async () => {
  const { store, kept } = device();
  // its device's store is not open yet
  const left = createStore();
  left.set(chooseCourtAtom, courtOf('txwb'));
  void left.set(starAtom, hearing('h1'));
  void left.set(noteAtom, { list: 'hearings', id: 'h1', note: 'Bring the plan' });
  void left.set(starAtom, hearing('h2'));
  void left.set(unstarAtom, { list: 'hearings', id: 'h2' });
  expect(kept.size).toBe(0);
  const next = openTab(store);
  await vi.waitFor(() =>
    expect(stored(kept).hearings).toMatchObject([{ id: 'h1', note: 'Bring the plan', last: { id: 'h1' } }]),
  );
  expect(idsIn(next)).toEqual(['h1']);
  expect(localStorage.length).toBe(0);
  await next.set(unstarAtom, { list: 'hearings', id: 'h1' });
  const third = openTab(store);
  await vi.waitFor(() => expect(third.get(areListsKnownAtom)).toBe(true));
  expect(idsIn(third)).toEqual([]);
});

test.each([
  '{',
  '7',
  '[null, {"list":"x","id":"h"}, {"list":"hearings","what":"put"}, {"list":"cases","id":"c","what":"?"}]',
])('ignores %s as changes left by an earlier page', async (text) => {
  localStorage.setItem('lists-left/txwb', text);
  const { store, kept } = device();
  const tab = openTab(store);
  await vi.waitFor(() => expect(tab.get(areListsKnownAtom)).toBe(true));
  expect(idsIn(tab)).toEqual([]);
  expect(kept.size).toBe(0);
});

test('“Delete all” also deletes left changes, and a device without a store leaves none', async () => {
  const { store } = device();
  localStorage.setItem('lists-left/txwb', '[{"list":"hearings","id":"h1","what":"put","at":1,"last":null}]');
  await openTab(store).set(forgetListsAtom, 'txwb');
  expect(localStorage.getItem('lists-left/txwb')).toBeNull();
  await openTab(null).set(starAtom, hearing('h1'));
  expect(localStorage.getItem('lists-left/txwb')).toBeNull();
});
