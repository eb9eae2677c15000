// @vitest-environment jsdom

import { chooseCourtAtom, type PageCourt } from '@court/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { perRecord } from './per-record';

type Props = { row: { id: string; number: string; minutes: number } };

function Row({ row }: Props) {
  return <li>{`${row.number} ${new Date(row.minutes).toISOString()}`}</li>;
}

/** Simulates the area's page. */
class Area extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null };
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <p>{`area is down: ${String(this.state.error)}`}</p> : this.props.children;
  }
}

const good = { id: 'a', number: '26-50001', minutes: 0 };
const bad = (id: string, number = '') => ({ id, number, minutes: 1e308 });

function screenOf(Draws = Row) {
  const OneRow = perRecord(Draws, ({ row }: Props) => ({ record: row, id: row.id, label: row.number }));
  const store = createStore();
  store.set(chooseCourtAtom, { officialSite: 'https://court.example' } as PageCourt);
  const page = (rows: Props['row'][]) => (
    <Provider store={store}>
      <Area>
        <ul>
          {rows.map((row) => (
            <OneRow key={row.id} row={row} />
          ))}
        </ul>
      </Area>
    </Provider>
  );
  const shown = render(<div />);
  return { show: (...rows: Props['row'][]) => act(async () => shown.rerender(page(rows))) };
}

const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

// React logs every error to the console, even a caught one
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a record that cannot be rendered is one row with a message, its number and a link to the court’s site', async () => {
  await screenOf().show(bad('b', '26-50002'), good, bad('c'));
  expect(texts()).toEqual([
    expect.stringMatching(/^We can’t show 26-50002: its data is damaged/),
    '26-50001 1970-01-01T00:00:00.000Z',
    expect.stringMatching(/^We can’t show c:/),
  ]);
  const [link] = screen.getAllByRole('link', { name: 'The court’s official site' });
  expect(link?.getAttribute('href')).toBe('https://court.example');
});

test('many faulty records do not crash a page that has rendered another record', async () => {
  const { show } = screenOf();
  await show(good);
  await show(...Array.from({ length: 20 }, (_, at) => bad(`b${at}`)));
  expect(screen.getAllByText(/We can’t show/)).toHaveLength(20);
});

test('a single faulty record does not crash the page, however often it renders', async () => {
  const { show } = screenOf();
  for (let times = 0; times < 5; times += 1) await show(bad('b'));
  expect(texts()).toEqual([expect.stringMatching(/^We can’t show b:/)]);
});

test('a corrected record is shown', async () => {
  const { show } = screenOf();
  await show(bad('a', '26-50001'));
  await show(good);
  expect(texts()).toEqual(['26-50001 1970-01-01T00:00:00.000Z']);
});

test('code that renders no record at all counts as an error of the area', async () => {
  const { show } = screenOf(() => {
    throw new TypeError('no such function');
  });
  await show({ ...good, id: 'a' }, { ...good, id: 'b' });
  expect(texts()).toHaveLength(2);
  await show({ ...good, id: 'a' }, { ...good, id: 'b' }, { ...good, id: 'c' });
  expect(document.body.textContent).toContain('area is down: TypeError: no such function');
});

test('the area reports a chunk that fails to load', async () => {
  await screenOf(() => {
    throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  }).show(good);
  expect(document.body.textContent).toContain('area is down: ChunkLoadError');
});
