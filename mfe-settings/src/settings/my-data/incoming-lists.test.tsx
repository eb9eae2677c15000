// @vitest-environment jsdom
import {
  chooseCourtAtom,
  listsAtom,
  NO_LISTS,
  noteAtom,
  type PageCourt,
  setDeviceStoreAtom,
  starAtom,
} from '@court/contract';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { IncomingLists } from './incoming-lists';

afterEach(cleanup);

const known = { number: '26-50001', title: 'Peña', caseType: 'bk', chapter: '7' };
const FUTURE = Date.UTC(2099, 0, 1);

/** A reader with a note on a case opens a link that has another note on it, and a new case with a note. */
async function opened() {
  const store = createStore();
  store.set(chooseCourtAtom, { code: 'txwb', displayName: 'Sample Court' } as PageCourt);
  store.set(setDeviceStoreAtom, null);
  await store.set(starAtom, { list: 'cases', id: 'c1', last: known });
  await store.set(noteAtom, { list: 'cases', id: 'c1', note: 'my own words' });
  const item = (id: string, note: string) => ({ id, starredAt: 1, note, notedAt: FUTURE, last: known });
  const cases = new Map([
    ['c1', item('c1', 'planted words')],
    ['c2', item('c2', 'more words')],
  ]);
  const onClose = vi.fn();
  render(
    <Provider store={store}>
      <IncomingLists
        incoming={{ lists: new Map([['txwb', { ...NO_LISTS, cases }]]), leftOut: 0, from: 'link' }}
        onClose={onClose}
      />
    </Provider>,
  );
  await screen.findByRole('heading', { name: 'Lists from another device' });
  const notes = () => [...store.get(listsAtom).cases.values()].map(({ note }) => note);
  const add = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Add to my lists' }));
    await waitFor(() => expect(notes()).toHaveLength(2));
  };
  return { notes, add };
}

test("shows two notes side by side, and keeps the reader's own unless the reader chooses the other", async () => {
  const { notes, add } = await opened();
  const [mine, other] = within(screen.getByRole('group', { name: '26-50001 Peña' })).getAllByRole('radio');
  expect(mine?.closest('label')?.textContent).toMatch(/^Keep my note: “my own words” \(written /);
  expect(other?.closest('label')?.textContent).toMatch(/^Use the note that comes in: “planted words”/);
  await add();
  expect(notes()).toEqual(['my own words', 'more words']);
});

test('takes the other note if the reader chooses it, and can leave out a note of a new item', async () => {
  const { notes, add } = await opened();
  fireEvent.click(screen.getByRole('radio', { name: /Use the note that comes in: “planted words”/ }));
  const others = screen.getByText('1 note comes with these lists. Read it first').closest('details');
  if (others) {
    others.open = true;
    fireEvent(others, new Event('toggle'));
  }
  fireEvent.click(screen.getByRole('radio', { name: 'Leave this note out' }));
  await add();
  expect(notes()).toEqual(['planted words', '']);
});
