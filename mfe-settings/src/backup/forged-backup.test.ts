import {
  chooseCourtAtom,
  type DeviceStore,
  keepingLists,
  LIST_NAMES,
  MOST_ON_LIST,
  NO_LISTS,
  type PageCourt,
  setDeviceStoreAtom,
} from '@court/contract';
import { forSeeds, hostileValue, spoiled } from '@court/domain/testing/hostile-values';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { BackupError } from './backup-error';
import {
  BACKUP_MARK,
  BACKUP_VERSION,
  checksumOf,
  MAX_ITEMS_IN_FILE,
  MAX_ITEMS_IN_LINK,
} from './backup-format';
import { previewMergeAtom, unpackLists } from './my-lists-atoms';
import { packText } from './pack-text';
import { readBackup } from './read-backup';

const { readLists, writeLists } = await keepingLists();

const MADE = '2026-11-23T18:00:00.000Z';

/** A backup that anybody can forge, because the checksum is not secret. */
const forged = (courts: unknown) =>
  JSON.stringify({
    ...{ what: BACKUP_MARK, version: BACKUP_VERSION, made: MADE, courts },
    checksum: checksumOf(BACKUP_VERSION, MADE, courts),
  });

const item = (id: string, last: object = {}) => ({
  ...{ id, starredAt: 1, note: '' },
  last: { id, date: '2026-11-30', time: '09:30', caseNumber: '26-50001', title: 'Peña', ...last },
});
const good = { version: 1, hearings: [item('h1'), item('h2')], cases: [], debtors: [], meetings: [] };
const many = (count: number) => ({
  version: 1,
  hearings: Array.from({ length: count }, (_, n) => ({ id: `h${n}` })),
});

const problemOf = async (read: () => unknown) => {
  try {
    await read();
    return null;
  } catch (error) {
    if (error instanceof BackupError) return error.problem;
    throw error;
  }
};

test.each([
  ['a time no clock shows', { time: '99:99' }],
  ['a day no calendar has', { date: 'garbage' }],
  ['half a surrogate pair', { title: 'P\ud800', judgeId: '\udc00' }],
])('a forged link with %s brings the thing without it', async (_what, last) => {
  const { lists, leftOut } = await unpackLists(
    await packText(forged({ txwb: { ...good, hearings: [item('h1', last), item('h2')] } })),
  );
  const found = lists.get('txwb') ?? NO_LISTS;
  expect([[...found.hearings.keys()], leftOut]).toEqual([['h1', 'h2'], 0]);
  expect(readLists(structuredClone(writeLists(found))).whole).toBe(true);
  expect(JSON.stringify(found.hearings.get('h1'))).not.toMatch(/99:99|garbage|\\ud/);
});

test('sets a future star or note to now, so that it hides no changes', async () => {
  const now = Date.UTC(2026, 10, 24);
  const future = Date.UTC(2099, 0, 1);
  const planted = { ...item('h1'), starredAt: future, note: 'planted', notedAt: future };
  const text = forged({ txwb: { ...good, hearings: [planted, item('h2')] } });
  const found = (await readBackup(text, MAX_ITEMS_IN_FILE, now)).lists.get('txwb')?.hearings;
  expect(found?.get('h1')).toMatchObject({ starredAt: now, notedAt: now });
  expect(found?.get('h2')).toMatchObject({ starredAt: 1 });
});

test('counts and leaves out items that cannot be read, and invalid courts', async () => {
  const courts = {
    txwb: { ...good, hearings: [...good.hearings, { id: '\ud800' }, 'x'] },
    constructor: good,
  };
  const { lists, leftOut } = await readBackup(forged(courts), MAX_ITEMS_IN_FILE);
  expect([[...lists.keys()], leftOut]).toEqual([['txwb'], 4]);
});

test('calls a backup without any readable item damaged', async () => {
  expect(await problemOf(() => readBackup(forged({ txwb: { version: 1, hearings: [{}] } }), 9))).toBe(
    'damaged',
  );
});

test('refuses thirty thousand items in a link and in a file before reading any, but accepts five thousand', async () => {
  const links = await Promise.all(
    [5_000, 5_001, 30_000].map((count) => packText(forged({ txwb: many(count) }))),
  );
  const [fits, over, flood] = links.map((code) => () => unpackLists(code));
  expect(await problemOf(() => fits?.())).toBeNull();
  expect(await problemOf(() => over?.())).toBe('too-many');
  expect(await problemOf(() => flood?.())).toBe('too-many');
  expect(await problemOf(() => readBackup(forged({ txwb: many(30_000) }), MAX_ITEMS_IN_FILE))).toBe(
    'too-many',
  );
  expect(MAX_ITEMS_IN_LINK).toBe(5_000);
});

test('refuses more courts than exist, even with empty lists', async () => {
  const courts = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`court${n}`, good]));
  expect(await problemOf(() => readBackup(forged(courts), MAX_ITEMS_IN_FILE))).toBe('too-many');
});

test('refuses a link that would exceed the limit of a list, and writes nothing', async () => {
  const kept = new Map<string, unknown>([['lists/txwb', many(MOST_ON_LIST - 1)]]);
  const before = structuredClone(kept);
  const store: DeviceStore = {
    driver: 'indexedDB',
    get: async (key) => kept.get(key) ?? null,
    set: async (key, value) => void kept.set(key, value),
    remove: async (key) => void kept.delete(key),
    keys: async () => [...kept.keys()],
  };
  const tab = createStore();
  tab.set(chooseCourtAtom, { code: 'txwb' } as PageCourt);
  tab.set(setDeviceStoreAtom, store);
  const { lists } = await readBackup(
    forged({ txwb: { ...good, hearings: [item('a1'), item('a2')] } }),
    MAX_ITEMS_IN_LINK,
  );
  expect(await problemOf(() => tab.set(previewMergeAtom, lists))).toBe('too-many');
  expect(kept).toEqual(before);
});

test('refuses each of 2,000 forged backups with a problem, or reads lists that can be read again in full', async () => {
  const all: [seed: number, courts: ReturnType<typeof spoiled>][] = [];
  forSeeds(2000, (random, seed) => all.push([seed, spoiled({ txwb: good, kywb: good }, random, 0.1)]));
  const outcomes = new Map<string, number>();
  for (const [seed, courts] of all) {
    let outcome = 'read';
    try {
      const { lists } = await readBackup(forged(courts), MAX_ITEMS_IN_FILE);
      for (const one of lists.values()) {
        expect(
          LIST_NAMES.some((name) => one[name].size > 0),
          `seed ${seed}`,
        ).toBe(true);
        expect(readLists(structuredClone(writeLists(one))).whole, `seed ${seed}`).toBe(true);
      }
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      outcome = error.problem;
    }
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  expect([...outcomes.keys()].sort()).toEqual(['damaged', 'read']);
});

test('refuses each of 2,000 texts in place of packed lists with a problem', async () => {
  const texts: string[] = [];
  forSeeds(2000, (random) => texts.push(JSON.stringify(hostileValue(random)) ?? ''));
  for (const text of texts)
    expect(await problemOf(() => unpackLists(text)), text).toMatch(/^(damaged|foreign|too-large)$/);
});
