import { chooseCourtAtom, type PageCourt } from '@court/contract';
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { docketAtom, rowMarksAtom } from './docket-atom';
import { docketRangeAtom } from './docket-range-atom';

const ROW = { n: '26-51234', c: 'Rivera', y: 'bk', s: 'scheduled' };
const settle = () => new Promise((resolve) => setTimeout(resolve));
const courtAt = (name: string) =>
  ({
    code: name,
    client: { databaseURL: `http://localhost:9000?ns=${name}` },
    timeZones: ['UTC'],
  }) as unknown as PageCourt;

afterEach(() => vi.unstubAllGlobals());

/** A page with the first court, whose days have `first`. The second court has `second` on the same days. */
function page(name: string, first: object, second: object) {
  vi.stubGlobal('fetch', async (url: string) => {
    const rows = url.includes(`${name}-first`) ? first : second;
    return Response.json(url.includes('days/') ? rows : { [name]: rows });
  });
  const store = createStore();
  store.set(chooseCourtAtom, courtAt(`${name}-first`));
  return { store, changeCourt: () => store.set(chooseCourtAtom, courtAt(`${name}-second`)) };
}

test('a day that was prefetched after a change of court has no row that is marked as changed', async () => {
  const { store, changeCourt } = page('2026-11-23', { '0930~a': ROW }, { '0930~b': ROW });
  const key = { kind: 'hearings', date: '2026-11-23' } as const;
  const range = docketRangeAtom({ kind: 'hearings', from: key.date, to: key.date });
  const open = () => [store.sub(docketAtom(key), () => {}), store.sub(range, () => {})];
  const close = open();
  await settle();
  for (const each of close) each();
  changeCourt();
  store.set(docketAtom(key), 'ahead');
  store.set(range, 'ahead');
  await settle();
  open();
  await settle();
  const docket = store.get(docketAtom(key));
  expect(docket.rows.map(({ id }) => id)).toEqual(['b']);
  expect([...docket.changedIds]).toEqual([]);
  expect([...(store.get(range).days.get(key.date)?.changedIds ?? [])]).toEqual([]);
});

test('a row that the reader has seen in one court marks no row of another court with the same id', async () => {
  const { store, changeCourt } = page('2026-11-24', { '0930~a': ROW }, { '0930~a': { ...ROW, c: 'Birch' } });
  const key = { kind: 'hearings', date: '2026-11-24' } as const;
  store.sub(docketAtom(key), () => {});
  await settle();
  store.set(rowMarksAtom(key), { see: ['a'] });
  changeCourt();
  await settle();
  expect(store.get(docketAtom(key)).rows[0]?.title).toBe('Birch');
  expect([...store.get(docketAtom(key)).changedIds]).toEqual([]);
});
