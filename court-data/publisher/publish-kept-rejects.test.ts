import type { CalendarEntry, ExportedRecord } from '@court/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ShrinkError } from './diff/shrink-guard';
import type { PublishOptions } from './publish-options';
import { RejectedRecordsError } from './reading/source-file';
import { failureOf } from './report';
import { aHearing } from './testing/a-hearing';
import { type TestCourt, testCourt } from './testing/test-court';
import { traffic } from './testing/traffic';

const DAY = '2026-11-30';
const OTHERS = ['h2', 'h3', 'h4', 'h5', 'h6', 'h7'].map((id) => aHearing(id));
const BAD = aHearing('h1', { time: 'soon', caseTitle: 'Changed Title' });

let site: TestCourt;
const publish = (first: ExportedRecord[], options: Partial<PublishOptions> = {}, others = OTHERS) =>
  site.publish([...first, ...others], options);
const publicly = async () => ({
  entry: (await site.get('hearingCalendarEntries11/h1')) as CalendarEntry,
  day: await site.get(`hearingCalendar11/days/${DAY}`),
  counts: await site.get('hearingCalendar11/months'),
  records: await site.get('publisher11/records'),
  sums: await site.get('publisher11/sums/hearings'),
  people: await site.get('hearingCalendarDebtors11'),
});

beforeEach(async () => {
  site = await testCourt();
  await publish([aHearing('h1')]);
});
afterEach(() => site.close());

describe('a rejected record that is public', () => {
  it('requires the exact count, and the message says that it stays', async () => {
    const error = await publish([BAD], { allowRejects: 2 }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RejectedRecordsError);
    expect(failureOf(error).message).toBe(
      '1 record was rejected; nothing was published. Correct them and export again, or give --allow-rejects 1 to ' +
        'publish the others; a rejected hearing that is public then stays as it was published',
    );
  });

  it('stays as published, and is counted as kept', async () => {
    const before = await publicly();
    const summary = await publish([BAD], { allowRejects: 1 });
    expect([summary.outcome, summary.hearings]).toEqual([
      'unchanged',
      expect.objectContaining({ kept: 1, removed: 0, changed: 0 }),
    ]);
    expect(await publicly()).toEqual(before);
  });

  it('stays while others of its day change, and costs nothing more next time', async () => {
    const changed = OTHERS.map((one): ExportedRecord => ({ ...one, status: 'held' }));
    const before = await publicly();
    const summary = await publish([BAD], { allowRejects: 1 }, changed);
    expect(summary.hearings).toMatchObject({ kept: 1, changed: 6, removed: 0 });
    expect((await publicly()).entry).toEqual(before.entry);
    const { written } = await traffic(() => publish([BAD], { allowRejects: 1 }, changed));
    expect(written).toEqual([]);
    const mended = await publish([aHearing('h1', { status: 'held' })], {}, changed);
    expect(mended.hearings).toMatchObject({ kept: 0, changed: 1, added: 0 });
  });

  it('stays on its day if a duplicate is on another day', async () => {
    const twins = [aHearing('h1', { date: '2026-12-07' }), aHearing('h1', { date: '2026-12-08' })];
    const summary = await publish(twins, { allowRejects: 2 });
    expect(summary.hearings).toMatchObject({ kept: 1, removed: 0, moved: 0 });
    expect((await publicly()).entry).toMatchObject({ date: DAY, status: 'scheduled' });
  });

  it('stays even if it is the only record of its day', async () => {
    await publish([aHearing('h1', { date: '2026-12-07' })]);
    const summary = await publish([BAD], { allowRejects: 1 });
    expect(summary).toMatchObject({ outcome: 'unchanged', hearings: { kept: 1 } });
    expect((await publicly()).entry).toMatchObject({ date: '2026-12-07', status: 'scheduled' });
  });
});

describe('a rejected record without an id', () => {
  const nameless = { ...aHearing(''), caseTitle: '' };

  it('may be the missing record, which requires a question', async () => {
    const before = await site.get('');
    const error = await publish([nameless], { allowRejects: 1 }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ShrinkError);
    expect(failureOf(error)).toMatchObject({
      exitCode: 3,
      message: expect.stringMatching(
        /hearings\.json line 1 was rejected and names no public record, so that it may be one of the missing; nothing was published\. .* add --allow-shrink 1$/,
      ),
    });
    expect(await site.get('')).toEqual(before);
    const summary = await publish([nameless], { allowRejects: 1, allowShrink: 1 });
    expect(summary.hearings).toMatchObject({ removed: 1, kept: 0 });
  });

  it('is left out if no record is missing', async () => {
    const summary = await publish([nameless, aHearing('h1')], { allowRejects: 1 });
    expect(summary).toMatchObject({ outcome: 'unchanged', hearings: { kept: 0 } });
  });
});

describe('the exceptions that the command allows', () => {
  const allow = (rejects: number, shrink: number) => ({
    ...{ allowRejects: rejects, allowShrink: shrink, allowed: { rejects, shrink } },
  });

  it('are recorded as far as the export needed them', async () => {
    const summary = await publish([aHearing('h1', { status: 'held' })], allow(3, 9));
    expect(summary).not.toHaveProperty('allowed');
    expect(await site.get('publisher11/allowed')).toBeNull();
    const rejected = await publish([BAD, aHearing('h8')], allow(1, 9));
    expect(rejected.allowed).toEqual({ rejects: 1 });
    const recorded = (await site.get('publisher11/allowed')) as Record<string, unknown>;
    expect(Object.values(recorded)).toEqual([{ rejects: 1 }]);
  });
});
