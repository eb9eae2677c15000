import {
  type CaseHit,
  type CaseRecord,
  casesPath,
  type ExportedRecord,
  easySearchPath,
  hitKey,
  readRow,
  type StoredRow,
} from '@court/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { indexFaults } from './indexes/testing/index-faults';
import { aHearing } from './testing/a-hearing';
import { type TestCourt, testCourt } from './testing/test-court';

let site: TestCourt;
beforeEach(async () => {
  site = await testCourt();
});
afterEach(async () => {
  expect(indexFaults((await site.get('')) as object)).toEqual([]);
  await site.close();
});

const caseOf = async (key: string, kind: 'hearings' | 'meetings' = 'hearings') =>
  (await site.get(`${casesPath(kind)}/${key}`)) as CaseRecord | null;
const hit = async (typed: string, key: string) =>
  (await site.get(`${easySearchPath()}/${hitKey(typed, key)}`)) as CaseHit | null;
const withMeetings = (records: ExportedRecord[]) => ({ meetings: { name: 'meetings.json', records } });

describe('a case', () => {
  it('has all hearings and 341 meetings, and the data of its latest record', async () => {
    const later = aHearing('h2', {
      date: '2026-12-07',
      caseNumber: '26-50001-mrd',
      caseTitle: 'Rosa Peña',
      chapter: '7',
    });
    const meeting = aHearing('h1', { date: '2026-12-01' });
    await site.publish([aHearing('h1'), later], withMeetings([meeting]));
    const found = await caseOf('c2650001-bk');
    expect(found).toMatchObject({
      number: '26-50001-mrd',
      title: 'Rosa Peña',
      chapter: '7',
      type: 'bk',
      office: 'o5',
    });
    expect(Object.keys(found?.hearings ?? {})).toEqual(['2026-11-30~0930~h1', '2026-12-07~0930~h2']);
    expect(Object.keys(found?.meetings ?? {})).toEqual(['2026-12-01~0930~h1~341']);
    expect(await caseOf('c2650001-bk', 'meetings')).toEqual({
      number: '26-50001-hto',
      title: 'Rosa M. Peña',
      chapter: '13',
      type: 'bk',
      office: 'o5',
      meetings: found?.meetings,
    });
  });

  it('is found by every way of typing its number, and shows whether it has a meeting', async () => {
    await site.publish([aHearing('h1')], withMeetings([aHearing('m1', { caseNumber: '26-50009' })]));
    for (const typed of ['c2650001', 'c202650001', 'c50001-23', 'c26-bk-50001']) {
      expect(await hit(typed, 'c2650001-bk')).toEqual({
        n: '26-50001-hto',
        t: 'Rosa M. Peña',
        u: '2026-11-30',
      });
    }
    await site.publish([aHearing('h1')], withMeetings([aHearing('m1')]));
    expect(await hit('c2650001', 'c2650001-bk')).toMatchObject({ m: 1 });
  });

  it('is removed with its last record, and with all its index entries', async () => {
    await site.publish([aHearing('h1'), aHearing('h2', { caseNumber: '26-50002' })]);
    await site.publish([
      aHearing('h1', { caseNumber: '26-50003' }),
      aHearing('h2', { caseNumber: '26-50002' }),
    ]);
    expect(await caseOf('c2650001-bk')).toBeNull();
    expect(await hit('c2650001', 'c2650001-bk')).toBeNull();
    expect(await hit('c2650003', 'c2650003-bk')).not.toBeNull();
  });

  it('with a number of unknown form is indexed under the printed text', async () => {
    await site.publish([aHearing('h1', { caseNumber: 'Misc. Matter №7' })]);
    const entry = (await site.get('hearingCalendarEntries11/h1')) as { caseKey: string };
    expect((await caseOf(entry.caseKey))?.number).toBe('Misc. Matter №7');
  });
});

describe('an adversary proceeding', () => {
  const proceeding = aHearing('a1', {
    caseType: 'ap',
    caseNumber: '26-05001',
    caseTitle: 'Peña v. Bank of Texas',
    date: '2026-12-02',
    debtors: [],
    chapter: null,
    leadCaseNumber: '26-50001',
    leadCaseTitle: 'Rosa M. Peña',
    leadChapter: '13',
  });

  it('is a separate case, and is also listed under its lead case', async () => {
    await site.publish([aHearing('h1', { caseTitle: 'In re Peña' }), proceeding]);
    expect(await caseOf('c2605001-ap')).toMatchObject({ type: 'ap', title: 'Peña v. Bank of Texas' });
    const lead = await caseOf('c2650001-bk');
    expect(lead).toMatchObject({ number: '26-50001-hto', title: 'In re Peña', type: 'bk' });
    expect(lead?.hearings?.['2026-12-02~0930~a1']).toMatchObject({
      n: '26-05001',
      y: 'ap',
      lead: { n: '26-50001', c: 'Rosa M. Peña', h: '13' },
    });
    expect(await site.get('hearingCalendarEntries11/a1/leadCaseKey')).toBe('c2650001-bk');
  });

  it('adds its lead case to the index if that case has no hearing', async () => {
    await site.publish([proceeding]);
    expect(await caseOf('c2650001-bk')).toMatchObject({
      number: '26-50001',
      title: 'Rosa M. Peña',
      chapter: '13',
    });
    expect(await hit('c2650001', 'c2650001-bk')).toEqual({
      n: '26-50001',
      t: 'Rosa M. Peña',
      u: '2026-12-02',
    });
    await site.publish([{ ...proceeding, leadCaseNumber: null }]);
    expect(await caseOf('c2650001-bk')).toBeNull();
    expect(await hit('c2650001', 'c2650001-bk')).toBeNull();
  });

  it('is found by either party if it names no debtor', async () => {
    await site.publish([proceeding]);
    const names = Object.keys((await site.get('hearingCalendarDebtors11/names')) as object);
    expect(names.some((name) => name.startsWith('pena'))).toBe(true);
    expect(names.some((name) => name.startsWith('bank of texas'))).toBe(true);
  });
});

describe('two offices with the same case number', () => {
  const first = aHearing('h1', { caseNumber: '1:26-bk-50001' });
  const second = aHearing('h2', { caseNumber: '5:26-bk-50001', caseTitle: 'Another', date: '2026-12-01' });

  it('have two cases: the first keeps the plain key, and rows of the other contain their key', async () => {
    await site.publish([second, first]);
    expect(await caseOf('c2650001-bk')).toMatchObject({ number: '1:26-bk-50001' });
    expect(await caseOf('c2650001-bk-o5')).toMatchObject({ number: '5:26-bk-50001', title: 'Another' });
    const row = (await site.get('hearingCalendar11/days/2026-12-01/0930~h2')) as StoredRow;
    expect(readRow('2026-12-01', '0930~h2', row).otherCaseKey).toBe('c2650001-bk-o5');
    const plain = (await site.get('hearingCalendar11/days/2026-11-30/0930~h1')) as StoredRow;
    expect(plain).not.toHaveProperty('q');
    expect(readRow('2026-11-30', '0930~h1', plain).otherCaseKey).toBeNull();
    expect((await site.publish([second, first])).outcome).toBe('unchanged');
  });

  it('keep their keys in later publications, in any order', async () => {
    await site.publish([second]);
    expect((await caseOf('c2650001-bk'))?.number).toBe('5:26-bk-50001');
    await site.publish([first, second]);
    expect((await caseOf('c2650001-bk-o1'))?.number).toBe('1:26-bk-50001');
    const third = aHearing('h3', { caseNumber: '1:26-bk-50001-hto', date: '2026-12-09' });
    await site.publish([{ ...first, status: 'held' }, { ...second, status: 'held' }, third]);
    expect(Object.keys((await caseOf('c2650001-bk-o1'))?.hearings ?? {})).toHaveLength(2);
    expect(Object.keys((await caseOf('c2650001-bk'))?.hearings ?? {})).toHaveLength(1);
  });

  it('are not read again if only a status changes', async () => {
    await site.publish([first, second]);
    const fetched = vi.spyOn(globalThis, 'fetch');
    await site.publish([first, { ...second, status: 'held' }]);
    const paths = fetched.mock.calls.map(([url]) => new URL(String(url)).pathname);
    fetched.mockRestore();
    expect(paths.filter((path) => path.includes('CaseNumbers11'))).toEqual([]);
    expect((await caseOf('c2650001-bk-o5'))?.hearings?.['2026-12-01~0930~h2']?.s).toBe('held');
  });

  it('mean the first office if a number has no office', async () => {
    await site.publish([first, second, aHearing('h3')]);
    expect(Object.keys((await caseOf('c2650001-bk'))?.hearings ?? {})).toHaveLength(2);
  });
});
