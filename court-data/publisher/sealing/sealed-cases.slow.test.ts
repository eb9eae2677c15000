import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportedRecord } from '@court/records';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AlertCourt, alertCourt } from '../alerts/testing/alert-court';
import { filesIn } from '../feeds/testing/feed-folder';
import { writeFeeds } from '../feeds/write-feeds';
import { indexFaults } from '../indexes/index-faults';
import { aHearing } from '../testing/a-hearing';
import { recordFaults } from '../testing/record-faults';
import { NOON } from '../testing/test-court';
import { unsealCases } from '../unseal-cases';
import { withdrawRecords } from '../withdraw-records';
import { FORMS, NUMBER, OTHERS, SECRETS, sealedHistory, secret } from './testing/sealed-docket';

const MINUTE = 60_000;
const QUIET = { from: '12:00', to: '20:00' };

let site: AlertCourt;
let folder: string;
let minutes = 0;
const now = () => NOON + minutes * MINUTE;

beforeEach(async () => {
  minutes = 0;
  site = await alertCourt();
  folder = mkdtempSync(join(tmpdir(), 'sealed-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await site.close();
});

const feeds = () => {
  const court = { ...site.court, feeds: { pages: 'https://court.example', attorneys: ['b-24001234'] } };
  return writeFeeds({ court, database: site.database, folder, now });
};
async function publish(hearings: ExportedRecord[], meetings: ExportedRecord[] = []) {
  minutes += 1;
  const summary = await site.publish(hearings, {
    ...(meetings.length > 0 ? { meetings: { name: 'meetings.json', records: meetings } } : {}),
    allowShrink: true,
    now,
  });
  await feeds();
  return summary;
}
/** Publishes the history, with feeds, and alerts that wait for the end of the quiet hours. */
async function publishHistory() {
  for (const { hearings, meetings } of sealedHistory()) {
    await publish(hearings, meetings);
    await site.send({ now, court: { ...site.court, quietHours: QUIET } });
  }
}
const content = async () => (await site.get('')) as Record<string, unknown>;
/** Everything that a publication leaves: each path and value of the database, each feed's name and text. */
async function everything(): Promise<string> {
  const files = filesIn(folder).map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8')}`);
  return [JSON.stringify(await content()), ...files].join('\n');
}
async function expectNothingLeft() {
  expect(await everything()).not.toMatch(SECRETS);
  const all = await content();
  expect([...recordFaults(all, 'hearings'), ...recordFaults(all, 'meetings'), ...indexFaults(all)]).toEqual(
    [],
  );
}
const entry = async (id: string, kind: 'hearing' | '341hearing' = 'hearing') =>
  (await site.get(`${kind}CalendarEntries11/${id}`)) as Record<string, unknown> | null;
const withdrawCase = (...cases: string[]) => {
  minutes += 1;
  return withdrawRecords({ court: site.court, database: site.database, cases, now });
};
const unseal = (...cases: string[]) =>
  unsealCases({ court: site.court, database: site.database, cases, now });
/** The last export of the history, its records changed by `change`. */
function lastExport(change: (record: ExportedRecord) => ExportedRecord) {
  const { hearings = [], meetings = [] } = sealedHistory().at(-1) ?? {};
  return { hearings: hearings.map(change), meetings: meetings.map(change) };
}

describe('a case of which one hearing is sealed', () => {
  const seal = async () => {
    const { hearings, meetings } = lastExport((one) => (one.id === 's2' ? { ...one, sealed: 'Y' } : one));
    return publish(hearings, meetings);
  };

  it('leaves nothing in the database, the feeds and the alerts', async () => {
    await publishHistory();
    expect(await everything()).toMatch(SECRETS);
    const summary = await seal();
    expect(summary.sealed).toEqual({ hearings: 5, meetings: 2, cases: 2, why: 'sealed' });
    await expectNothingLeft();
    for (const id of ['s0', 's1', 's2', 's3', 's4', 'a1', 'a2'])
      expect(await entry(id), id).toEqual({ withdrawn: true });
    for (const id of ['m1', 'm2']) expect(await entry(id, '341hearing'), id).toEqual({ withdrawn: true });
    expect((await entry('r1'))?.caseTitle).toBe('Noor Bell');
    const before = site.messaging.received.length;
    minutes += 9 * 60;
    await site.send({ now, court: { ...site.court, quietHours: QUIET } });
    expect(JSON.stringify(site.messaging.received.slice(before))).not.toMatch(SECRETS);
  });

  it('does not come back with another time, id, spelling or printed number, or without its seal', async () => {
    await publishHistory();
    await seal();
    const after = await everything();
    for (const [n, caseNumber] of FORMS.entries()) {
      const changed = secret(`new${n}`, {
        caseNumber,
        date: `2026-12-0${n + 1}`,
        time: '14:00',
        caseTitle: 'QUIVRANDEL, XOCHITL',
        debtors: [{ name: 'Quivrandel, Xochitl' }],
        sealed: n % 2 ? 'N' : null,
      });
      await publish([changed, secret('s2', { caseNumber, status: 'held' }), ...OTHERS]);
      await expectNothingLeft();
    }
    const adversary = {
      caseNumber: '2026-05077',
      caseType: 'ap' as const,
      caseTitle: 'Yolotl v. Quivrandel',
    };
    await publish([aHearing('a9', adversary), ...OTHERS]);
    await expectNothingLeft();
    expect(after).toContain('"withdrawn":true');
  });

  it('costs an export without a seal no read, and an unchanged one with a seal no write', async () => {
    await publishHistory();
    await seal();
    const { lastUpdated11: before } = await content();
    expect((await seal()).outcome).toBe('unchanged');
    const { lastUpdated11: after } = await content();
    expect(after).toMatchObject({ version: (before as { version: number }).version });
  });

  it('is published again by the publication after --unseal-case, unless the export seals it', async () => {
    await publishHistory();
    await seal();
    expect(await unseal('26-10000')).toEqual({ unsealed: [], unknownCases: ['26-10000'] });
    expect(await unseal('Case No. 1:26-bk-59999')).toEqual({
      unsealed: ['Case No. 1:26-bk-59999'],
      unknownCases: [],
    });
    await seal();
    await expectNothingLeft();
    await unseal(NUMBER);
    const { hearings, meetings } = lastExport((one) => one);
    expect((await publish(hearings, meetings)).sealed).toBeUndefined();
    expect(await entry('s2')).toMatchObject({ id: 's2', caseTitle: expect.stringContaining('Quivrandel') });
    expect((await entry('a2'))?.id).toBe('a2');
    expect((await entry('s1'))?.continuedToId).toBe('s2');
    const all = await content();
    expect([...recordFaults(all, 'hearings'), ...indexFaults(all)]).toEqual([]);
  });

  it('is closed by a sealed meeting too, with hearings that no export was given for', async () => {
    await publishHistory();
    minutes += 1;
    const { meetings } = lastExport((one) => (one.id === 'm1' ? { ...one, sealed: 'Y' } : one));
    const { publishCourt } = await import('../publish-court');
    await publishCourt({
      court: site.court,
      database: site.database,
      meetings: { name: 'meetings.json', records: meetings },
      allowShrink: true,
      now,
    });
    await feeds();
    await expectNothingLeft();
  });

  it('leaves no record that was removed so long ago that it is in no list', async () => {
    await publishHistory();
    minutes += 32 * 24 * 60;
    const later = OTHERS.map((one) => ({ ...one, date: '2027-01-11' }));
    await publish(later, [aHearing('m3', { caseNumber: '26-60001', date: '2027-01-11' })]);
    expect(await entry('s4')).toMatchObject({ status: 'removed' });
    await publish([secret('s9', { date: '2027-01-11', sealed: 'Y' }), ...later]);
    await expectNothingLeft();
    expect(await entry('s9')).toBeNull();
  });

  it('is another than one of the same number at another court office, where both print it', async () => {
    const two = aHearing('two', { caseNumber: '2:26-bk-59998', caseTitle: 'Noor Bell' });
    const one = aHearing('one', { caseNumber: '1:26-bk-59998', caseTitle: 'Lin Park' });
    await publish([one, two, ...OTHERS]);
    await publish([one, { ...two, sealed: 'Y' }, ...OTHERS]);
    expect([(await entry('one'))?.id, await entry('two')]).toEqual(['one', { withdrawn: true }]);
    await publish([one, { ...two, caseNumber: '26-59998' }, ...OTHERS]);
    expect((await entry('one'))?.id).toBe('one');
    expect(await entry('two')).toEqual({ withdrawn: true });
  });
});

describe('a case that is withdrawn by its number', () => {
  it.each([...FORMS, 'Case No. 26-59999'])(
    'leaves nothing anywhere when it is named as %s',
    async (number) => {
      await publishHistory();
      const withdrawal = await withdrawCase(number);
      expect(withdrawal).toMatchObject({ cases: [{ number, records: 7 }], unknownCases: [] });
      await feeds();
      await expectNothingLeft();
      const { hearings, meetings } = lastExport((one) => ({ ...one, id: `x${one.id}`, time: '15:00' }));
      expect((await publish(hearings, meetings)).sealed?.why).toBe('sealed or withdrawn');
      await expectNothingLeft();
    },
  );

  it('is not known by a number of which nothing is public, unless its type is said', async () => {
    await publish(OTHERS);
    const before = await content();
    expect(await withdrawCase('26-59999', 'Smith')).toMatchObject({
      cases: [],
      unknownCases: ['26-59999', 'Smith'],
    });
    expect(await content()).toEqual(before);
    expect(await withdrawCase('26-bk-59999')).toMatchObject({ cases: [{ records: 0 }] });
    await publish([secret('s1'), ...OTHERS]);
    await expectNothingLeft();
  });

  it('asks which is meant if its number is that of an adversary proceeding too', async () => {
    const proceeding = aHearing('a1', { caseNumber: NUMBER, caseType: 'ap', caseTitle: 'Lin v. Park' });
    await publish([secret('s1'), proceeding, ...OTHERS]);
    await expect(withdrawCase(NUMBER)).rejects.toThrow(/bankruptcy case \(bk\) and an adversary.*Say which/);
    await withdrawCase('26-ap-59999');
    expect((await entry('s1'))?.id).toBe('s1');
    expect(await entry('a1')).toEqual({ withdrawn: true });
  });
});

describe('a record that may be of a sealed case', () => {
  const seal = () => publish([secret('s1', { sealed: 'Y' }), ...OTHERS]);

  it('is asked about, by its line and without a name, if its case number cannot be read', async () => {
    await seal();
    const before = await content();
    const lost = secret('s7', {
      caseNumber: 'N/A',
      debtors: [{ name: 'Quivrandel, Xochitl' }, { name: 'Quivrandel, Zebulon' }],
    });
    const error = (await publish([...OTHERS, lost]).catch((thrown: unknown) => thrown)) as Error;
    expect(error.name).toBe('MaybeSealedError');
    expect(error.message).toMatch(
      /^hearings\.json line 10: .*--withdraw-case.*--unseal-case.*nothing was published/,
    );
    expect(error.message).not.toMatch(SECRETS);
    expect(await content()).toEqual(before);
    await unseal('N/A');
    await publish([...OTHERS, lost]);
    expect((await entry('s7'))?.id).toBe('s7');
  });

  it('is a namesake, and published, if it has another case number or only some of the names', async () => {
    await seal();
    const namesake = secret('n1', { caseNumber: '26-60077' });
    const partly = aHearing('n2', {
      caseNumber: 'N/A',
      debtors: [{ name: 'Zebulon Quivrandel' }, { name: 'Lin' }],
    });
    await publish([namesake, partly, ...OTHERS]);
    expect([(await entry('n1'))?.id, (await entry('n2'))?.id]).toEqual(['n1', 'n2']);
  });

  it('cannot be left out as a reject: what is public of its case would stay', async () => {
    await publish([secret('s1'), ...OTHERS]);
    const before = await content();
    const bad = secret('s1', { sealed: 'Yes' as 'Y', time: 'noon' });
    const refused = site.publish([bad, ...OTHERS], { allowRejects: true, allowShrink: true, now });
    await expect(refused).rejects.toThrow(/line 1: the record is sealed and cannot be read/);
    expect(await content()).toEqual(before);
  });
});

it('a dry run writes nothing, and says how many records would not be published', async () => {
  await publish([secret('s1'), ...OTHERS]);
  const before = await content();
  const sealed = [secret('s1', { sealed: 'Y' }), ...OTHERS];
  const summary = await site.publish(sealed, { dryRun: true, now });
  expect(summary).toMatchObject({ outcome: 'dry-run', sealed: { hearings: 1, cases: 1 } });
  expect(summary.hearings).toMatchObject({ removed: 0 });
  expect(await content()).toEqual(before);
});
