import { changeListsAtom } from '@court/contract';
import { act, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { vi } from 'vitest';
import { fakeCourt } from './fake-court';
import { renderAt } from './render-at';
import { type savedRow, seededLists } from './saved-rows';

/** Loads the lists' pages before a test needs them, because a busy machine reads files slowly. */
export const loadLists = () =>
  Promise.all([
    import('../lists/saved/my-list-page'),
    import('../lists/followed/followed-page'),
    import('../lists/saved/saved-record-pages'),
  ]);

export const settle = async (ms = 0) => {
  for (let turn = 0; turn < 8; turn += 1) await act(() => vi.advanceTimersByTimeAsync(ms / 8));
};
export const ENTRY = 'hearingCalendarEntries11/';
export const entry = (more = {}) => ({
  ...{ caseNumber: '26-50001', caseTitle: 'Peña', caseType: 'bk', date: '2026-11-30', time: '09:30' },
  ...{ status: 'scheduled' },
  ...more,
});

/** Opens a list page with `rows`, in a court with the data `tree`. */
export async function openList(
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

export const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-hearing-id="${id}"]`);
export const listed = () =>
  [...document.querySelectorAll<HTMLElement>('[data-hearing-id]')].map(({ dataset }) => dataset.hearingId);
export const told = () => screen.getAllByRole('status').map((each) => each.textContent);
