// @vitest-environment jsdom

import { changeListsAtom, chooseCourtAtom, listsAtom, noteAtom, storeValueAtom } from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { beforeAll, expect, it } from 'vitest';
import { COURT, fakeCourt } from './testing/fake-court';
import { loadLists, openList, rowOf, settle } from './testing/open-list';
import { renderAt } from './testing/render-at';
import { savedRow, seededLists } from './testing/saved-rows';

beforeAll(loadLists, 60_000);
beginAt('2026-11-21T17:00:00Z');

it('stores a note when the page is left before the typing has paused', async () => {
  const { store } = await openList('/search-mylist', [savedRow('h1')]);
  fireEvent.click(within(rowOf('h1') as HTMLElement).getByRole('button', { name: /^Add a note/ }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Bring the plan' } });
  expect(store.get(listsAtom).hearings.get('h1')?.note).toBe('');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(store.get(listsAtom).hearings.get('h1')?.note).toBe('Bring the plan');
});

it('keeps a note of another tab if the reader opens the note here and presses Escape without typing', async () => {
  const { store } = await openList('/search-mylist', [savedRow('h1')]);
  fireEvent.click(within(rowOf('h1') as HTMLElement).getByRole('button', { name: /^Add a note/ }));
  await act(async () => store.set(noteAtom, { list: 'hearings', id: 'h1', note: 'From another tab' }));
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  expect(store.get(listsAtom).hearings.get('h1')?.note).toBe('From another tab');
});

it('does not say that a followed attorney’s dates are loading after the court did not answer', async () => {
  const court = fakeCourt({});
  court.setUp(false);
  const store = createStore();
  const followed = { txwb: [{ field: 'attorney', id: 'a1', title: 'Ann Alder' }] };
  await store.set(storeValueAtom, 'followedAttorneys', followed);
  store.set(chooseCourtAtom, COURT);
  await store.set(changeListsAtom, seededLists([savedRow('h1')]));
  renderAt('/search-mylist', store);
  await settle();
  await settle(60_000);
  const row = screen.getByText('Ann Alder').closest('li');
  expect(row?.textContent).toContain('We couldn’t load the dates');
});
