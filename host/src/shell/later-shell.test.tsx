// @vitest-environment jsdom
import { chooseCourtAtom, type PageCourt } from '@court/contract';
import { cleanup, render, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { useCourtTitle } from './later-shell';

afterEach(cleanup);

function Titled({ title }: { title: string }) {
  useCourtTitle();
  return <title>{title}</title>;
}

test('a title ends with the court’s name once, however it is set', async () => {
  const store = createStore();
  const court = { displayName: 'U.S. Bankruptcy Court, Western District of Texas', shortName: 'W.D. Tex.' };
  store.set(chooseCourtAtom, court as PageCourt);
  const at = (title: string) => (
    <Provider store={store}>
      <Titled title={title} />
    </Provider>
  );
  const { rerender } = render(at('Settings'));
  await waitFor(() => expect(document.title).toBe('Settings · W.D. Tex.'));
  rerender(at('Home'));
  await waitFor(() => expect(document.title).toBe('Home · W.D. Tex.'));
  document.title = 'Monday';
  await waitFor(() => expect(document.title).toBe('Monday · W.D. Tex.'));
});
