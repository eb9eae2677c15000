import { easySearchPath, hitKey } from '@court/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { indexFaults } from './indexes/testing/index-faults';
import { indexesOf } from './indexes/testing/indexes-of';
import { ownerDatabase } from './store/owner-database';
import { aHearing } from './testing/a-hearing';
import { type TestCourt, testCourt } from './testing/test-court';
import { traffic } from './testing/traffic';

const alder = { name: 'Ann Alder', barNumber: '42', firm: 'Alder & Oak LLP', represents: 'Rosa Peña' };
const h1 = aHearing('h1', { attorneys: [alder, { name: 'Gabriel Finch' }] });
const h2 = aHearing('h2', { date: '2026-12-07', caseNumber: '26-50002', attorneys: [alder], debtors: [] });

let site: TestCourt;
const content = async () => (await site.get('')) as Record<string, unknown>;
const database = () => ownerDatabase(site.database);

/** Replaces the sums of each day by those of an older publisher. */
async function forgetDays() {
  for (const { date } of [h1, h2]) {
    await database().put(`publisher11/sums/hearings/${date}`, '1.of-an-older-format');
    await database().put(`publisher11/records/hearings/${date}`, null);
  }
}

beforeEach(async () => {
  site = await testCourt();
  await site.publish([h1, h2]);
});
afterEach(async () => {
  expect(indexFaults(await content())).toEqual([]);
  await site.close();
});

describe('a court that was published in an older format', () => {
  it('has every hit in the current format, written once', async () => {
    const complete = indexesOf(await content());
    const names = (await site.get('hearingCalendarDebtors11/names')) as object;
    for (const key of Object.keys(names))
      await database().put(`hearingCalendarDebtors11/names/${key}/t`, 'A title of many words');
    await database().put('publisher11/sums/format/hearings', 'older');
    await forgetDays();
    expect(indexesOf(await content())).not.toEqual(complete);
    await site.publish([h1, h2]);
    expect(indexesOf(await content())).toEqual(complete);
    expect((await traffic(() => site.publish([h1, h2]))).written).toEqual([]);
  });
});

describe('a court that was published before a form of case numbers was supported', () => {
  it('has its cases under the new keys, and nothing under the old keys', async () => {
    const number = '26-50001 (MFW)';
    const old = 'x-26-50001-mfw-bk';
    const hearing = { ...h1, caseNumber: number };
    await site.publish([hearing, h2]);
    const complete = indexesOf(await content());
    // an older publisher indexed the case under its normalized text
    const root = 'hearingCalendarCaseNumbers11';
    await database().put(`${root}/${old}`, await site.get(`${root}/c2650001-bk`));
    await database().put(`${root}/c2650001-bk`, null);
    const easy = (await site.get(easySearchPath())) as Record<string, unknown>;
    for (const key of Object.keys(easy).filter((one) => one.endsWith('~c2650001-bk')))
      await database().put(`${easySearchPath()}/${key}`, null);
    await database().put(`${easySearchPath()}/${hitKey('x-26-50001-mfw', old)}`, { n: number, u: h1.date });
    await database().put('hearingCalendarEntries11/h1/caseKey', old);
    await database().put('publisher11/sums/format/hearings', 'older');
    await forgetDays();
    await site.publish([hearing, h2]);
    const after = indexesOf(await content());
    expect(JSON.stringify(after[easySearchPath()] ?? after)).not.toContain('x-26');
    expect(await site.get(root)).toEqual(complete[root]);
    expect(await site.get(easySearchPath())).toEqual(complete[easySearchPath()]);
  });
});

describe('a court that was published before there were indexes', () => {
  it('has indexes after the next publication', async () => {
    const complete = indexesOf(await content());
    for (const path of Object.keys(complete)) await database().put(path, null);
    for (const id of ['h1', 'h2']) await database().put(`hearingCalendarEntries11/${id}/caseKey`, null);
    await forgetDays();
    await site.publish([h1, h2]);
    expect(indexesOf(await content())).toEqual(complete);
  });
});
