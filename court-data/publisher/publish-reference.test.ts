import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { standingAppearances } from './plan/plan-reference';
import { publishCourt } from './publish-court';
import type { PublishOptions } from './publish-options';
import { RejectedRecordsError, rejectLine } from './reading/source-file';
import { readLedger } from './store/ledger';
import { ownerDatabase } from './store/owner-database';
import { aHearing } from './testing/a-hearing';
import { NOON, type TestCourt, testCourt } from './testing/test-court';

const JUDGES = 'name,initials,procedures,deputy\nHarlan T. Oakesmith,hto,Calls its docket at 9:30,Ann Ash\n';
const TRUSTEES = JSON.stringify([
  { name: 'Ann Alder', phone: '210-555-0100', appear: { mode: 'video', meetingId: '160 455 0123', url: '' } },
  { name: 'Bo Birch' },
]);
const judgesFile = (text = JUDGES) => ({ judges: { name: 'judges.csv', text } });
const trusteesFile = (text = TRUSTEES) => ({ trustees: { name: 'trustees.json', text } });

let site: TestCourt;
const publish = (more: Partial<PublishOptions>) =>
  publishCourt({ court: site.court, database: site.database, now: () => NOON, ...more });

beforeEach(async () => {
  site = await testCourt();
});
afterEach(() => site.close());

describe('judges and trustees files', () => {
  it('are written completely, and complete the people named only in records before', async () => {
    await site.publish([aHearing('h1', { judge: 'Edwin J. Castellaw' }), aHearing('h2')]);
    expect(await site.get('judges11/j-harlan-t-oakesmith')).toEqual({ name: 'Harlan T. Oakesmith' });
    const summary = await publish({ ...judgesFile(), ...trusteesFile() });
    expect(summary).toMatchObject({ outcome: 'published', judges: 1, trustees: 2, referenceWritten: 3 });
    expect(await site.get('judges11')).toEqual({
      'j-harlan-t-oakesmith': {
        name: 'Harlan T. Oakesmith',
        initials: 'hto',
        procedures: 'Calls its docket at 9:30',
        deputy: 'Ann Ash',
      },
      'j-edwin-j-castellaw': { name: 'Edwin J. Castellaw' },
    });
    expect(await site.get('trustees11')).toEqual({
      't-ann-alder': {
        name: 'Ann Alder',
        phone: '210-555-0100',
        appear: { mode: 'video', meetingId: '160 455 0123' },
      },
      't-bo-birch': { name: 'Bo Birch' },
    });
    expect(await site.get('lastUpdated11')).toMatchObject({ reference: NOON + 1, version: 2 });
  });

  it('write nothing when published again, and stay when records are published without them', async () => {
    await publish({ ...judgesFile(), ...trusteesFile() });
    const before = await site.get('judges11');
    expect(await publish({ ...judgesFile(), ...trusteesFile() })).toMatchObject({ outcome: 'unchanged' });
    await site.publish([aHearing('h1')]);
    expect(await site.get('judges11')).toEqual(before);
    const summary = await publish({ ...judgesFile(JUDGES.replace('Ann Ash', 'Cy Cole')) });
    expect(summary).toMatchObject({ referenceWritten: 1 });
    expect(await site.get('judges11/j-harlan-t-oakesmith/deputy')).toBe('Cy Cole');
  });

  it('keep a trustee’s details for runs without the file, until the file drops them', async () => {
    const standing = async () => {
      const { reference } = await readLedger(ownerDatabase(site.database));
      return [...standingAppearances([], reference)].map(([id, { meetingId }]) => [id, meetingId]);
    };
    await publish(trusteesFile());
    await publish(judgesFile());
    expect(await standing()).toEqual([['t-ann-alder', '160 455 0123']]);
    await publish(trusteesFile('name\nAnn Alder'));
    expect(await standing()).toEqual([]);
    expect(await site.get('trustees11/t-ann-alder')).toEqual({ name: 'Ann Alder' });
  });

  it('report file, line, field and reason of their faults, together with those of the hearings', async () => {
    const hearings = { name: 'hearings.json', records: [aHearing('h1', { time: 'soon' })] };
    const run = publish({
      hearings,
      ...judgesFile('name,deputy\nHon. A,1\n,2\nC,SSN 123-45-6789\nhon a,4\n'),
      ...trusteesFile('[{"name": "Ann Alder", "appear": {"mode": "zoom"}}]'),
    });
    const error = await run.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RejectedRecordsError);
    expect((error as RejectedRecordsError).rejects.map(rejectLine)).toEqual([
      'hearings.json line 1, h1, time: is no time of day. Write times like 9:30 AM',
      'judges.csv line 2, A, name: is also on line 5',
      'judges.csv line 3, name: is missing',
      'judges.csv line 4, C, deputy: holds a social security number, which is never published',
      'judges.csv line 5, a, name: is also on line 2',
      'trustees.json line 1, Ann Alder, appear.mode: must be inPerson, phone, video, hybrid or none',
    ]);
    expect(await site.get('')).toBeNull();
  });
});
