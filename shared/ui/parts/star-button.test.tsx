// @vitest-environment jsdom

import {
  changeListsAtom,
  chooseCourtAtom,
  listsAtom,
  type PageCourt,
  setAreasAtom,
  setDeviceStoreAtom,
  unstarAtom,
  useIsListed,
} from '@court/contract';
import { siteAreas } from '@court/contract/testing/site-areas';
import { readRow } from '@court/domain';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { StarButton } from './star-button';

const ROW = readRow('2026-11-30', '0930~h1', { n: '26-50001', c: 'Peña', y: 'bk', s: 'scheduled' });

function renderStar(store = createStore()) {
  const court = { code: 'txwb', modules: ['mfe-search'], client: { databaseURL: 'http://localhost:9000' } };
  store.set(chooseCourtAtom, court as PageCourt);
  const shown = (row = ROW) => (
    <Provider store={store}>
      <StarButton kind="hearings" id="h1" row={row} label="26-50001 Peña" />
    </Provider>
  );
  const { rerender } = render(shown());
  return { store, show: (row: typeof ROW) => rerender(shown(row)) };
}
const button = () => screen.getByRole('button', { name: 'My list: 26-50001 Peña' });
const last = (store: ReturnType<typeof createStore>) => store.get(listsAtom).hearings.get('h1')?.last;

const rendered: string[] = [];
function Probe({ id }: { id: string }) {
  rendered.push(`${id} ${useIsListed('hearings', id)}`);
  return null;
}

afterEach(() => {
  cleanup();
  // changes that a page without storage leaves for the next one
  localStorage.clear();
});

test('a press stars a hearing, another removes the star, and both are announced', async () => {
  const { store } = renderStar();
  expect(button().getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button());
  expect(button().getAttribute('aria-pressed')).toBe('true');
  expect(last(store)).toEqual(ROW);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('26-50001 Peña is on your list'));
  fireEvent.click(button());
  expect(button().getAttribute('aria-pressed')).toBe('false');
  expect(store.get(listsAtom).hearings.size).toBe(0);
  await waitFor(
    () => expect(screen.getByRole('status').textContent).toBe('26-50001 Peña was removed from your list'),
    { timeout: 3000 },
  );
});

test('before the device’s lists have been read, a star says neither that it is on a list nor that it is not', async () => {
  const lists = { version: 1, hearings: [{ id: 'h1', starredAt: 5, note: '', last: null }] };
  let answer = () => {};
  const read = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const store = createStore();
  store.set(setAreasAtom, siteAreas());
  store.set(setDeviceStoreAtom, {
    driver: 'indexedDB',
    get: (key) => read.then(() => (key === 'lists/txwb' ? lists : null)),
    set: async () => {},
    remove: async () => {},
    keys: async () => [],
  });
  renderStar(store);
  expect(button().getAttribute('aria-pressed')).toBeNull();
  await act(async () => answer());
  await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('true'));
});

test('a starred hearing’s known facts follow its row, but not the tombstone row at its old date', () => {
  const { store, show } = renderStar();
  fireEvent.click(button());
  const later = { ...ROW, time: '10:00' };
  show(later);
  expect(last(store)).toEqual(later);
  show({ ...later, movedTo: { date: '2026-12-07', time: '10:00' } });
  expect(last(store)).toEqual(later);
});

test('does not store a hearing that is on no list', () => {
  const { store, show } = renderStar();
  show({ ...ROW, time: '10:00' });
  expect(store.get(listsAtom).hearings.size).toBe(0);
});

test('among 5,000 starred hearings and 1,000 rows a star renders one row again', () => {
  const { store } = renderStar();
  const ids = Array.from({ length: 5_000 }, (_, n) => `q${n}`);
  void store.set(
    changeListsAtom,
    ids.map((id) => ({ list: 'hearings', id, what: 'put', at: 1, last: ROW })),
  );
  render(
    <Provider store={store}>
      {ids.slice(0, 1_000).map((id) => (
        <Probe key={id} id={id} />
      ))}
    </Provider>,
  );
  expect(rendered).toHaveLength(1_000);
  act(() => void store.set(unstarAtom, { list: 'hearings', id: 'q7' }));
  expect(rendered.slice(1_000)).toEqual(['q7 false']);
});
