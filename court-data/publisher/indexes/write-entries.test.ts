import { expect, it } from 'vitest';
import { Random } from '../../sample/random/random';
import type { RowEntries } from './index-entries';
import type { ListedRow } from './indexed-record';
import { entrySources, type Step, writeEntries } from './write-entries';

/** For example, a row with the word `ab` fills the paths `a` and `b`. */
const WORDS = ['a', 'ab', 'bc', 'c', 'abc'] as const;
const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-30'] as const;

const entriesOf = ({ fields: { identity } }: ListedRow): RowEntries => ({
  entries: [...identity].map((path) => ({ path, value: { n: identity }, dated: true })),
  isOwn: true,
  isMeeting: false,
});

/** The paths that rows fill. The latest row of a path wins. */
function filledBy(rows: Iterable<ListedRow>): Record<string, unknown> {
  const filled: Record<string, unknown> = {};
  for (const { key, fields } of [...rows].sort((a, b) => (a.key < b.key ? -1 : 1))) {
    for (const path of fields.identity) filled[path] = { n: fields.identity, u: key.slice(0, 10) };
  }
  return filled;
}

const listed = (key: string, identity: string): ListedRow => ({
  key,
  fields: { identity, row: { n: '', c: '', y: 'bk' } },
});

function randomRow(random: Random, id: string): ListedRow {
  return listed(`${random.pick(DAYS)}~0930~${id}`, random.pick(WORDS));
}

/** A list before and after some of its records are written. */
function randomList(random: Random) {
  const ids = Array.from({ length: random.between(1, 8) }, (_, at) => `r${at}`);
  const rows = new Map(ids.filter(() => random.chance(0.7)).map((id) => [id, randomRow(random, id)]));
  const changing = ids.filter(() => random.chance(0.4));
  const changes = changing.map((id) => ({
    id,
    before: rows.get(id) ?? null,
    after: random.chance(0.7) ? randomRow(random, id) : null,
  }));
  return { rows, changes: changes.filter(({ before, after }) => before ?? after) };
}

function check(random: Random): 'whole' | 'latest' | 'not enough' {
  const { rows, changes } = randomList(random);
  const held = filledBy(rows.values());
  const writes: [string, unknown][] = [];
  const steps = changes.map(({ before, after }, at): Step => {
    const write = (path: string, value: unknown) => writes.push([`${at}/${path}`, value]);
    return { before, after, write };
  });
  const untouched = [...rows].filter(([id]) => !changes.some((change) => change.id === id));
  const keys = [...rows.values()].map(({ key }) => key).sort();
  const from = random.chance(0.5) ? '' : (keys.at(-random.between(1, 3)) ?? '');
  const known = untouched.map(([, row]) => row).filter(({ key }) => key >= from);
  const words = entrySources(steps, { rows: known, from }, entriesOf);
  if (!words) return 'not enough';

  writeEntries(steps, words);
  for (const [at, { id, after }] of changes.entries()) {
    if (after) rows.set(id, after);
    else rows.delete(id);
    for (const [path, value] of writes.filter(([path]) => path.startsWith(`${at}/`))) {
      if (value === null) delete held[path.slice(-1)];
      else held[path.slice(-1)] = value;
    }
    expect(Object.keys(held).sort()).toEqual(Object.keys(filledBy(rows.values())).sort());
  }
  expect(held).toEqual(filledBy(rows.values()));
  return from === '' ? 'whole' : 'latest';
}

it('index entries are correct at the end and lead to a row at every moment, for any known part of the list', () => {
  const random = new Random('words');
  const outcomes = Array.from({ length: 2000 }, () => check(random));
  for (const outcome of ['whole', 'latest', 'not enough']) {
    expect(outcomes.filter((one) => one === outcome).length).toBeGreaterThan(100);
  }
});

it('a name that many new rows have is written once, with the latest day', () => {
  const writes: unknown[] = [];
  const steps = DAYS.map((day, at): Step => {
    const after = listed(`${day}~0930~r${at}`, 'a');
    return { before: null, after, write: (path, value) => writes.push([at, path, value]) };
  });
  const words = entrySources(steps, { rows: [], from: '' }, entriesOf);
  if (words) writeEntries(steps, words);
  expect(writes).toEqual([[0, 'a', { n: 'a', u: '2026-11-30' }]]);
});

it('words are not removed before the row that has them is written', () => {
  const early = listed('2026-11-23~0930~r1', 'a');
  const late = listed('2026-11-30~0930~r2', 'ab');
  const writes: unknown[] = [];
  const steps = [early, late].map(
    (after, at): Step => ({ before: null, after, write: (path, value) => writes.push([at, path, value]) }),
  );
  const words = entrySources(steps, { rows: [], from: '' }, entriesOf);
  if (words) writeEntries(steps, words);
  expect(writes).toContainEqual([0, 'a', { n: 'a', u: '2026-11-30' }]);
  expect(writes).toContainEqual([1, 'a', { n: 'ab', u: '2026-11-30' }]);
});
