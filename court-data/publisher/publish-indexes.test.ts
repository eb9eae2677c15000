import {
  attorneyId,
  type DatedRow,
  dayPath,
  debtorId,
  hitKey,
  type NameHit,
  nameKeys,
  peoplePath,
  personRowsPath,
  type StoredRow,
} from '@court/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { indexFaults } from './indexes/testing/index-faults';
import { indexesOf } from './indexes/testing/indexes-of';
import { aHearing } from './testing/a-hearing';
import { type TestCourt, testCourt } from './testing/test-court';
import { traffic } from './testing/traffic';

const DAY = '2026-11-30';
const CASE = 'c2650001-bk';
const alder = { name: 'Ann Alder', barNumber: '42', firm: 'Alder & Oak LLP', represents: 'Rosa Peña' };
const finch = { name: 'Gabriel Finch' };
const h1 = aHearing('h1', { attorneys: [alder, finch] });
const h2 = aHearing('h2', { date: '2026-12-07', caseNumber: '26-50002', attorneys: [alder], debtors: [] });

let site: TestCourt;
const content = async () => (await site.get('')) as Record<string, unknown>;
const rowsOf = async (people: 'Attorneys' | 'Debtors', id: string) =>
  (await site.get(personRowsPath('hearings', people, id))) as Record<string, DatedRow> | null;
/** The hit that all keys of a printed name hold for a person. Null if any key lacks it. */
async function hit(people: 'Attorneys' | 'Debtors', printed: string, id: string): Promise<NameHit | null> {
  const paths = nameKeys(printed).map(
    (words) => `${peoplePath('hearings', people)}/names/${hitKey(words, id)}`,
  );
  const found = (await Promise.all(paths.map((path) => site.get(path)))) as (NameHit | null)[];
  for (const one of found) expect(one).toEqual(found[0]);
  return found[0] ?? null;
}
const ALDER = attorneyId(alder);
const FINCH = attorneyId(finch);
const ROSA = debtorId(CASE, 'Rosa M. Peña');

beforeEach(async () => {
  site = await testCourt();
  await site.publish([h1, h2]);
});
afterEach(async () => {
  expect(indexFaults(await content())).toEqual([]);
  await site.close();
});

const isIndex = (path: string) => /Attorneys11|Debtors11|CaseNumbers11|EasySrch11/.test(path);

describe('an attorney', () => {
  it('has a row for each hearing, equal to the docket row, with the attorney’s role', async () => {
    const rows = await rowsOf('Attorneys', ALDER);
    expect(Object.keys(rows ?? {})).toEqual([`${DAY}~0930~h1`, '2026-12-07~0930~h2']);
    const { w, ...row } = rows?.[`${DAY}~0930~h1`] ?? ({} as DatedRow);
    expect(row).toEqual(await site.get(`${dayPath('hearings', DAY)}/0930~h1`));
    expect(w).toEqual({ n: 'Ann Alder', f: 'Alder & Oak LLP', r: 'Rosa Peña' });
  });

  it('is found by last and by first name, with the latest day', async () => {
    const found = { n: 'Ann Alder', f: 'Alder & Oak LLP', u: '2026-12-07' };
    expect(
      nameKeys('Ann Alder')
        .map((words) => words.split(' ')[0])
        .sort(),
    ).toEqual(['alder', 'ann']);
    expect(await hit('Attorneys', 'Ann Alder', ALDER)).toEqual(found);
  });

  it('who leaves a hearing keeps the others, and is removed with the last one', async () => {
    await site.publish([aHearing('h1', { attorneys: [] }), h2]);
    expect(Object.keys((await rowsOf('Attorneys', ALDER)) ?? {})).toEqual(['2026-12-07~0930~h2']);
    expect(await hit('Attorneys', 'Ann Alder', ALDER)).not.toBeNull();
    expect(await rowsOf('Attorneys', FINCH)).toBeNull();
    expect(await hit('Attorneys', 'Gabriel Finch', FINCH)).toBeNull();
  });

  it('who left a removed hearing is still found by it', async () => {
    await site.publish([
      aHearing('h1', { attorneys: [{ ...finch, terminated: true, represents: 'Wells' }] }),
      h2,
    ]);
    expect((await rowsOf('Attorneys', FINCH))?.[`${DAY}~0930~h1`]?.w?.r).toBe('Wells');
  });

  it('is found by every printed form of the name, and by no form that no hearing prints', async () => {
    const other = { ...alder, name: 'Ann Oakley' };
    await site.publish([aHearing('h1', { attorneys: [other] }), h2]);
    expect(await hit('Attorneys', 'Ann Oakley', ALDER)).toMatchObject({ n: 'Ann Oakley', u: DAY });
    expect(await hit('Attorneys', 'Ann Alder', ALDER)).toMatchObject({ n: 'Ann Alder', u: '2026-12-07' });
    await site.publish([h1, h2]);
    expect(await hit('Attorneys', 'Ann Oakley', ALDER)).toBeNull();
  });
});

describe('a debtor', () => {
  it('is found by an alias, named in the hit, while a hearing prints it', async () => {
    const debtors = [{ name: 'Rosa M. Peña', aliases: [{ kind: 'formerly known as', name: 'Rosa Garcia' }] }];
    await site.publish([aHearing('h1', { debtors }), h2]);
    expect(await hit('Debtors', 'Rosa Garcia', ROSA)).toEqual({
      n: 'Rosa M. Peña',
      k: 'fka Rosa Garcia',
      c: '26-50001-hto',
      u: DAY,
    });
    await site.publish([h1, h2]);
    expect(await hit('Debtors', 'Rosa Garcia', ROSA)).toBeNull();
    expect(await hit('Debtors', 'Rosa M. Peña', ROSA)).not.toHaveProperty('k');
  });
});

describe('a row changed within its day', () => {
  it('is changed in every list, without more reads than the docket needs', async () => {
    const { read, written } = await traffic(() => site.publish([{ ...h1, status: 'vacated' }, h2]));
    expect(read.filter(isIndex)).toEqual([]);
    expect(written.filter(isIndex).sort()).toEqual(
      [
        `hearingCalendarAttorneys11/hearings/${ALDER}/${DAY}~0930~h1`,
        `hearingCalendarAttorneys11/hearings/${FINCH}/${DAY}~0930~h1`,
        `hearingCalendarCaseNumbers11/${CASE}/hearings/${DAY}~0930~h1`,
        `hearingCalendarDebtors11/hearings/${ROSA}/${DAY}~0930~h1`,
      ].sort(),
    );
    expect((await rowsOf('Debtors', ROSA))?.[`${DAY}~0930~h1`]?.s).toBe('vacated');
  });

  it('writes to no list if only its details differ', async () => {
    const { read, written } = await traffic(() => site.publish([{ ...h1, outcome: 'Granted' }, h2]));
    expect([...read, ...written].filter(isIndex)).toEqual([]);
  });
});

describe('a hearing moved to another day', () => {
  it('has one row in each list, on its new day, and ranks by that day', async () => {
    await site.publish([{ ...h1, date: '2026-12-20', time: '13:30' }, h2]);
    expect(Object.keys((await rowsOf('Debtors', ROSA)) ?? {})).toEqual(['2026-12-20~1330~h1']);
    expect((await hit('Attorneys', 'Ann Alder', ALDER))?.u).toBe('2026-12-20');
    await site.publish([h1, h2]);
    expect((await hit('Attorneys', 'Ann Alder', ALDER))?.u).toBe('2026-12-07');
  });
});

describe('a hearing removed', () => {
  it('stays in every list, marked; leaves them after 30 days, and returns when it is back', async () => {
    const others = [
      h2,
      aHearing('h3', { caseNumber: '26-50003' }),
      aHearing('h4', { caseNumber: '26-50003' }),
    ];
    await site.publish([h1, ...others]);
    await site.publish(others);
    expect((await rowsOf('Debtors', ROSA))?.[`${DAY}~0930~h1`]?.s).toBe('removed');
    expect(await hit('Debtors', 'Rosa M. Peña', ROSA)).not.toBeNull();
    const before = await content();
    const later = { now: () => Date.parse('2026-12-28T18:00:00Z') };
    await site.publish(others, later);
    expect(await rowsOf('Debtors', ROSA)).toBeNull();
    await site.publish([h1, ...others], later);
    expect((await rowsOf('Debtors', ROSA))?.[`${DAY}~0930~h1`]?.s).toBe('scheduled');
    expect(Object.keys(indexesOf(await content()))).toEqual(Object.keys(indexesOf(before)));
  });
});

describe('a hearing sealed', () => {
  it('leaves its name nowhere, neither as printed nor as normalized for search', async () => {
    const secret = aHearing('s1', {
      caseNumber: '26-59999',
      caseTitle: 'Quillon Zaragoza-Íñiguez',
      debtors: [{ name: 'Quillon Zaragoza-Íñiguez', aliases: [{ kind: 'aka', name: 'Quill Xanadu' }] }],
      attorneys: [{ name: 'Wendolyn Umberfield', firm: 'Yttrium PLLC', represents: 'Zaragoza' }, alder],
    });
    const words = /quill|zaragoza|iñiguez|iniguez|xanadu|wendolyn|umberfield|yttrium|59999/i;
    await site.publish([h1, h2, secret], { meetings: { name: 'm', records: [secret] } });
    expect(JSON.stringify(await content())).toMatch(words);
    const sealed = { ...secret, sealed: 'Y' as const };
    await site.publish([h1, h2, sealed], { meetings: { name: 'm', records: [sealed] } });
    expect(JSON.stringify(await content())).not.toMatch(words);
    expect(Object.keys((await rowsOf('Attorneys', ALDER)) ?? {})).toHaveLength(2);
  });
});

describe('names that are too long for a key', () => {
  it('do not stop the hearing, and are reported', async () => {
    const odd = ['', '???', '李小龙', '\u202e.#$[]/', 'x'.repeat(1000), '~'.repeat(900), '2300'].map(
      (name) => ({
        name: name || ' ',
        firm: null,
      }),
    );
    const long = { name: 'Ann Long', barNumber: 'b'.repeat(760) };
    const longer = { name: 'Ann Longer', barNumber: 'b'.repeat(800) };
    const debtors = odd.filter(({ name }) => name.trim()).map(({ name }) => ({ name }));
    const record = (attorneys: typeof odd) => aHearing('h3', { attorneys, debtors });
    const summary = await site.publish([h1, h2, record([...odd, long, longer] as typeof odd)]);
    expect(summary.warnings.join()).toMatch(/names are too long to be searched by: .*Ann Long/);
    expect(((await site.get(`${dayPath('hearings', DAY)}/0930~h3`)) as StoredRow).s).toBe('scheduled');
    await site.publish([h1, h2, record(odd)]);
  });
});
