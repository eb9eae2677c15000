// @vitest-environment jsdom
import { chooseCourtAtom, NO_LISTS, type PageCourt, setDeviceStoreAtom } from '@court/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { backupText } from '../../backup/my-lists-atoms';
import { MyData } from './my-data';

afterEach(cleanup);

/** A backup file with `count` cases, and a function that lets the browser finish reading it. */
async function file(count: number) {
  const item = (id: string) => ({ id, starredAt: 1, note: '', last: null });
  const cases = new Map(Array.from({ length: count }, (_, n) => [`c${n}`, item(`c${n}`)]));
  const text = await backupText(new Map([['txwb', { ...NO_LISTS, cases }]]), 1);
  let read = () => {};
  const answer = new Promise<string>((resolve) => {
    read = () => resolve(text);
  });
  return { file: { size: text.length, text: () => answer }, read: () => act(async () => read()) };
}

test('a file that is read late does not replace the file that the reader chose after it', async () => {
  const store = createStore();
  const client = { databaseURL: 'http://localhost:9000' };
  store.set(chooseCourtAtom, {
    ...{ code: 'txwb', displayName: 'Sample Court', client, timeZones: ['UTC'] },
  } as unknown as PageCourt);
  store.set(setDeviceStoreAtom, null);
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <MyData /> }])} />
    </Provider>,
  );
  const input = screen.getByLabelText('Add lists from a backup file');
  const [large, small] = [await file(3), await file(1)];
  for (const each of [large, small]) fireEvent.change(input, { target: { files: [each.file] } });
  await small.read();
  expect(await screen.findByText('Sample Court: 1 case')).toBeTruthy();
  await large.read();
  expect(screen.getByText('Sample Court: 1 case')).toBeTruthy();
  expect(screen.queryByText('Sample Court: 3 cases')).toBeNull();
});
