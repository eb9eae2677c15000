import {
  changeListsAtom,
  chooseCourtAtom,
  type DeviceStore,
  type ListItem,
  listsAtom,
  type PageCourt,
  setDeviceStoreAtom,
  storedValuesAtom,
  takeStoredAtom,
} from '@court/contract';
import { DEVICE_KEYS, readRow } from '@court/domain';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetWithdrawnAtom } from './forget-withdrawn';

const NAME = 'Quivrandel';
/** The answers of the court's database, by path. */
let court: Record<string, unknown>;
let reads: string[];
let isUp: boolean;

beforeEach(() => {
  [court, reads, isUp] = [{}, [], true];
  vi.stubGlobal('fetch', async (address: string) => {
    const path = decodeURIComponent(new URL(address).pathname).replace(/^\/|\.json$/g, '');
    reads.push(path);
    if (!isUp) throw new TypeError('Failed to fetch');
    return Response.json(court[path] ?? null);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A device whose store several tabs share. */
function device() {
  const kept = new Map<string, unknown>();
  const store: DeviceStore = {
    driver: 'indexedDB',
    get: async (key) => structuredClone(kept.get(key) ?? null),
    set: async (key, value) => void kept.set(key, structuredClone(value)),
    remove: async (key) => void kept.delete(key),
    keys: async () => [...kept.keys()],
  };
  return { kept, store };
}

async function openTab({ kept, store }: ReturnType<typeof device>) {
  const tab = createStore();
  const client = { databaseURL: 'http://localhost:9000?ns=txwb' };
  tab.set(chooseCourtAtom, { code: 'txwb', client } as PageCourt);
  const settings = [...kept].filter(([key]) => !key.includes('/'));
  tab.set(takeStoredAtom, structuredClone(Object.fromEntries(settings)));
  tab.set(setDeviceStoreAtom, store);
  const leave = tab.sub(listsAtom, () => {});
  await vi.waitFor(() => expect(tab.get(listsAtom).cases.size).toBe(kept.has('lists/txwb') ? 2 : 0));
  return { tab, leave, forget: () => tab.set(forgetWithdrawnAtom, new AbortController().signal) };
}

const row = (id: string, title: string) =>
  readRow('2026-11-30', `0930~${id}`, { n: '26-59999', c: title, y: 'bk', s: 'scheduled' });
const followed = (title: string) => ({ number: '26-59999', title, caseType: 'bk', chapter: '7' });
const debtor = (name: string) => ({ name, caseNumber: '26-59999', title: name });

/** A reader who has starred, noted, followed and viewed a case of Quivrandel, and records of others. */
async function reader() {
  const own = device();
  const opened = await openTab(own);
  const put = { what: 'put', at: 1 } as const;
  await opened.tab.set(changeListsAtom, [
    { list: 'hearings', id: 's1', ...put, last: row('s1', NAME) },
    { list: 'hearings', id: 'h2', ...put, last: row('h2', 'Peña') },
    { list: 'meetings', id: 'm1', ...put, last: row('m1', NAME) },
    { list: 'cases', id: 'c2659999-bk', ...put, last: followed(NAME) },
    { list: 'cases', id: 'c2650001-bk', ...put, last: followed('Peña') },
    { list: 'debtors', id: 'c2659999-bk~a', ...put, last: debtor(NAME) },
    { list: 'debtors', id: 'c2650001-bk~b', ...put, last: debtor('Peña') },
    { list: 'hearings', id: 's1', what: 'note', at: 2, note: 'bring the deed' },
  ]);
  const viewed = [
    { field: 'casenumber', id: 'c2659999-bk', title: NAME, typed: NAME },
    { field: 'debtor', id: 'c2659999-bk~a', title: NAME },
    { field: 'debtor', id: 'c2650001-bk~b', title: 'Peña' },
    { field: 'attorney', id: 'a1', title: 'Jastrow' },
  ];
  opened.tab.set(takeStoredAtom, { [DEVICE_KEYS.recentlyViewed]: { txwb: viewed } });
  own.kept.set(DEVICE_KEYS.recentlyViewed, { txwb: viewed });
  own.kept.set('lists/txwb/aside', [
    { version: 'x', hearings: [{ id: 's1', last: { title: NAME } }] },
    { version: 'x', hearings: [{ id: 'h2', last: { title: 'Peña' } }] },
  ]);
  return { ...opened, own };
}

const CASES = 'hearingCalendarCaseNumbers11';
const DEBTORS = 'hearingCalendarDebtors11/hearings';
/** The court after it withdrew Quivrandel's case from public view at `at`. */
const withdraw = (at: number) => {
  court = {
    'lastUpdated11/withdrawn': at,
    'hearingCalendarEntries11/s1/withdrawn': true,
    '341hearingCalendarEntries11/m1/withdrawn': true,
    [`${CASES}/c2650001-bk/number`]: '26-50001',
    [`${DEBTORS}/c2650001-bk~b`]: { '2026-11-30 h2': {} },
  };
};

test('lists, follows, viewed records and backups lose the names of withdrawn records, and notes and other names stay', async () => {
  const { tab, forget, own } = await reader();
  withdraw(1_700_000_000_000);
  await forget();
  expect(JSON.stringify([...own.kept])).not.toContain(NAME);
  expect(JSON.stringify(tab.get(storedValuesAtom))).not.toContain(NAME);
  const lists = tab.get(listsAtom);
  const names = ({ last }: ListItem) => last && ('name' in last ? last.name : last.title);
  expect([...lists.hearings.values()].map(names)).toEqual([null, 'Peña']);
  expect([...lists.meetings.values()].map(names)).toEqual([null]);
  expect([...lists.cases.values()].map(names)).toEqual([null, 'Peña']);
  expect([...lists.debtors.values()].map(names)).toEqual([null, 'Peña']);
  expect(lists.hearings.get('s1')?.note).toBe('bring the deed');
  expect(own.kept.get(DEVICE_KEYS.recentlyViewed)).toEqual({
    txwb: [
      { field: 'debtor', id: 'c2650001-bk~b', title: 'Peña' },
      { field: 'attorney', id: 'a1', title: 'Jastrow' },
    ],
  });
  expect(own.kept.get('lists/txwb/aside')).toHaveLength(1);
});

test('a second tab forgets by itself, and restores nothing', async () => {
  const { forget, own } = await reader();
  const second = await openTab(own);
  withdraw(1_700_000_000_000);
  await forget();
  await second.forget();
  expect(JSON.stringify(second.tab.get(storedValuesAtom))).not.toContain(NAME);
  expect(JSON.stringify([...second.tab.get(listsAtom).cases.values()])).not.toContain(NAME);
  expect(JSON.stringify([...own.kept])).not.toContain(NAME);
});

test('a device that was off for years forgets at its first contact, whatever its clock says', async () => {
  const { own } = await reader();
  withdraw(1_400_000_000_000);
  const later = await openTab(own);
  await later.forget();
  expect(JSON.stringify([...own.kept])).not.toContain(NAME);
});

test('the lists are read again only after another withdrawal', async () => {
  const { forget } = await reader();
  withdraw(1_700_000_000_000);
  await forget();
  reads.length = 0;
  await forget();
  expect(reads).toEqual(['lastUpdated11/withdrawn']);
  withdraw(1_700_000_000_001);
  reads.length = 0;
  await forget();
  expect(reads).toContain('hearingCalendarEntries11/h2/withdrawn');
});

test('without an answer nothing is lost, and it is tried again', async () => {
  const { tab, forget, own } = await reader();
  withdraw(1_700_000_000_000);
  isUp = false;
  await expect(forget()).rejects.toThrow();
  expect(tab.get(listsAtom).hearings.get('s1')?.last).toMatchObject({ title: NAME });
  isUp = true;
  await forget();
  expect(JSON.stringify([...own.kept])).not.toContain(NAME);
});

test('a court without withdrawals keeps every name, even of records that it no longer lists', async () => {
  const { tab, forget } = await reader();
  court = {};
  await forget();
  expect(tab.get(listsAtom).cases.get('c2659999-bk')?.last).toMatchObject({ title: NAME });
});
