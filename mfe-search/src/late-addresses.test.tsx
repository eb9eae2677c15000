// @vitest-environment jsdom
import { chooseCourtAtom } from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { loadSearch } from '@court/search';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { type ReactElement, useState } from 'react';
import { createPath, type Location, Route, Router, Routes, type To } from 'react-router-dom';
import { expect, it } from 'vitest';
import { COURT, fakeCourt } from './testing/fake-court';
import { attorneyIndex, DEBTORS } from './testing/sample-index';
import { field, settle } from './testing/search-field';

beginAt('2026-11-21T17:00:00Z');

let arriveNext: () => void = () => {};
let where = () => '';

/** A router that applies each navigation only when the test says so, like a slow device. */
function LateRouter({ children }: { children: ReactElement }) {
  const [location, setLocation] = useState<Location>(locationOf('/search-attorney', null, 'start'));
  const [waiting] = useState<Location[]>([]);
  arriveNext = () => {
    const next = waiting.shift();
    if (next) act(() => setLocation(next));
  };
  where = () => createPath(location);
  const go = (to: To, state?: unknown) =>
    void waiting.push(locationOf(to, state, `${waiting.length} ${Math.random()}`));
  const navigator = { createHref: createPathOf, go: () => {}, push: go, replace: go };
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
const createPathOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
function locationOf(to: To, state: unknown, key: string): Location {
  const { pathname, search, hash } = new URL(createPathOf(to), 'http://localhost');
  return { pathname, search, hash, state, key };
}

async function open() {
  fakeCourt({ ...attorneyIndex(), ...DEBTORS });
  const { SearchScreen } = await loadSearch();
  const store = createStore();
  store.set(chooseCourtAtom, COURT);
  render(
    <Provider store={store}>
      <LateRouter>
        <Routes>
          <Route
            path="/search-attorney"
            element={<SearchScreen kind="hearings" field="attorney" AttendDate={() => null} />}
          />
          <Route
            path="/search-debtor"
            element={<SearchScreen kind="hearings" field="debtor" AttendDate={() => null} />}
          />
        </Routes>
      </LateRouter>
    </Provider>,
  );
  await settle();
}

const letter = (value: string) => fireEvent.change(field(), { target: { value } });

it('keeps every letter while earlier navigations finish late', async () => {
  await open();
  const name = 'ann alder';
  for (let end = 1; end <= name.length; end += 1) {
    letter(name.slice(0, end));
    await settle(200);
    if (end % 3 === 0) arriveNext();
    expect(field().value).toBe(name.slice(0, end));
  }
  for (let late = 0; late < name.length; late += 1) {
    arriveNext();
    expect(field().value).toBe(name);
  }
  expect(where()).toBe('/search-attorney?in=all&q=ann+alder');
});

it('keeps a text that was typed twice, with another text between', async () => {
  await open();
  for (const text of ['ann', 'anna', 'ann']) {
    letter(text);
    await settle(200);
  }
  for (let late = 0; late < 3; late += 1) {
    arriveNext();
    expect(field().value).toBe('ann');
  }
});

it('keeps letters that are typed after a scope is chosen, and searches them in that scope', async () => {
  await open();
  letter('jane');
  fireEvent.click(screen.getByRole('link', { name: 'Debtors and parties' }));
  letter('jane doe');
  await settle(500);
  arriveNext();
  arriveNext();
  expect(field().value).toBe('jane doe');
  await settle(500);
  arriveNext();
  await settle();
  expect([where(), field().value]).toEqual(['/search-debtor?q=jane+doe', 'jane doe']);
  expect(screen.getByRole('link', { name: 'Debtors and parties' }).getAttribute('aria-current')).toBe('page');
});

it('writes the last typed text to the address before a link is followed', async () => {
  await open();
  letter('ann');
  fireEvent.click(screen.getByRole('link', { name: 'Attorneys' }));
  arriveNext();
  expect(where()).toBe('/search-attorney?in=all&q=ann');
  arriveNext();
  expect([where(), field().value]).toEqual(['/search-attorney?q=ann', 'ann']);
});
