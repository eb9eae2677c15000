import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type ClerkAtWork, clerkAtWork, type Entry } from './testing/clerk-at-work';

const FOLDER = join(import.meta.dirname, 'testing/exports');
const contentOf = (name: string) => readFileSync(join(FOLDER, name));
/** The answer to the question about every export without a status column. */
const ALL_ON = 'default:status=scheduled';

let clerk: ClerkAtWork;
/** Creates a separate court for each export. */
const fresh = async (name: string) => {
  await clerk?.close();
  clerk = await clerkAtWork();
  // a file name that does not reveal the fault
  return clerk.write(`export.${name.split('.').at(-1)}`, contentOf(name));
};
afterAll(() => clerk?.close());

/** The entries of a published export. */
async function published(
  name: string,
  set: readonly string[] = [],
  allow: readonly string[] = [],
): Promise<Entry[]> {
  const file = await fresh(name);
  await clerk.publish(file, { set, allow });
  return clerk.entries();
}
const asked = async (name: string, set: readonly string[] = []) => {
  const file = await fresh(name);
  const { questions } = await clerk.look(file, { set });
  const said = [...questions.map(({ text }) => text), ...(await clerk.outcome(file, { set }))];
  expect(await clerk.entries()).toEqual([]);
  return said.join('\n');
};
const by = (entries: readonly Entry[], field: string) =>
  Object.fromEntries(entries.map((entry) => [entry.caseTitle, entry[field]]));

describe('an export in a form that courts write', () => {
  it('shows the new day of hearings set over, held over or continued, and asks about ambiguous words', async () => {
    const said = await asked('02-status-phrases.csv');
    for (const word of ['Set aside', 'Confirmed', 'Held open', 'Moved to Courtroom 2'])
      expect(said).toContain(word);
    const answers = ['set aside', 'confirmed', 'held open', 'moved to courtroom 2'].map(
      (word) => `status:${word}=vacated`,
    );
    const entries = await published('02-status-phrases.csv', answers);
    const status = by(entries, 'status');
    for (const name of ['Amos', 'Bea', 'Gil', 'Hal', 'Ira', 'Ola']) {
      expect([name, status[`${name} Tiller`]]).toEqual([name, 'continued']);
      expect(by(entries, 'continuedTo')[`${name} Tiller`]).toBe('2026-12-14');
    }
    expect(by(entries, 'continuedTo')['Joy Tiller']).toBe('2026-12-14');
    expect(by(entries, 'continuedTo')['Pia Tiller']).toBe('2026-12-14');
    for (const name of ['Cal', 'Dot', 'Eve', 'Lon'])
      expect(['vacated', 'cancelled', 'stricken', 'withdrawn']).toContain(status[`${name} Tiller`]);
  });

  it('joins an AM/PM column to the time', async () => {
    const entries = await published('04-ampm-column.csv', [ALL_ON]);
    expect(entries.map(({ time }) => time).sort()).toEqual(['09:30', '12:00', '13:30', '14:00']);
  });

  it('shows text without tags and entities, and separates a note from the name', async () => {
    const entries = await published('07-markup.csv', [ALL_ON]);
    const text = JSON.stringify(entries);
    expect(text).not.toMatch(/<\/?[bi]|<font|&#?\w+;|_x000D_|&nbsp/);
    const names = entries
      .flatMap(({ debtors }) => (debtors as { name: string }[]).map(({ name }) => name))
      .sort();
    expect(names).toEqual([
      'Ana Ruelas',
      'Bramble Ridge LLC',
      'José Luis Vásquez',
      "Sean O'Rafferty",
      'Tomas Peñaranda',
    ]);
    expect(text).toContain('AT&T Mobility & Co.');
  });

  it('names both debtors of each joint case', async () => {
    const entries = await published('08-joint-debtors.csv', [ALL_ON]);
    expect(entries).toHaveLength(5);
    for (const { caseTitle, debtors } of entries) expect(debtors, caseTitle).toHaveLength(2);
  });

  it('has one judge for all spellings of the name', async () => {
    const entries = await published('10-judge-variants.csv', [ALL_ON]);
    expect([...new Set(entries.map(({ judge }) => judge))]).toEqual(['Harlan T. Oakesmith']);
    expect(Object.values((await clerk.get('judges11')) as object)).toEqual([{ name: 'Harlan T. Oakesmith' }]);
  });

  it('reads days and times as a spreadsheet stores them', async () => {
    const entries = await published('11-spreadsheet-times.csv', [ALL_ON]);
    expect(entries.map(({ date, time }) => `${date} ${time}`)).toEqual(Array(4).fill('2026-11-30 09:30'));
  });

  it('reads an instant in the time zone of the venue', async () => {
    expect(await asked('12-iso-offset.json')).toContain('whose row names no office');
    const entries = await published('12-iso-offset.json', ['default:office=Austin']);
    expect(entries.map(({ date, time }) => `${date} ${time}`)).toEqual(Array(2).fill('2026-11-30 09:30'));
  });

  it.each([
    ['13-sep-line.csv', 'Sepp Langley'],
    ['23-windows1252.csv', 'José Núñez'],
    ['23-utf16le.csv', 'José Núñez'],
  ])('reads %s in its own encoding and with its own delimiter', async (name, title) => {
    const entries = await published(name, [ALL_ON]);
    expect(entries).toMatchObject([{ caseTitle: title, date: '2026-11-30', time: '09:30' }]);
  });

  it('drops headings that are repeated on each page', async () => {
    expect(await published('14-repeated-headers.csv', [ALL_ON])).toHaveLength(3);
  });

  it('fills blank cells of a grouped report from above after the clerk agrees', async () => {
    const said = await asked('15-grouped.csv', [ALL_ON]);
    expect(said).toContain('Does a blank cell repeat the cell above it?');
    const entries = await published('15-grouped.csv', [ALL_ON, 'carryDown=Date, Time, Judge']);
    expect(by(entries, 'time')).toEqual({
      'Gus Waring': '09:30',
      'Gil Waring': '09:30',
      'Gem Waring': '10:00',
    });
    expect([...new Set(entries.map(({ judge }) => judge))]).toEqual(['Harlan T. Oakesmith']);
  });

  it('asks about impossible days, and removes no records of other days because of them', async () => {
    const base = await fresh('17-epoch-base.csv');
    const { map } = await clerk.publish(base);
    const next = await clerk.write('next.csv', contentOf('17-epoch-row.csv'));
    const said = (await clerk.outcome(next, { map })).join('\n');
    expect(said).toContain('1970-01-01');
    expect(said).toContain('2099-12-31');
    expect(await clerk.rowsOn('2026-11-25')).toMatchObject([{ s: 'scheduled' }]);
    const set = ['unusual:1970-01-01=expected', 'unusual:2099-12-31=expected', 'unusual:00:00=expected'];
    expect(await clerk.outcome(next, { map, set })).toEqual(['published']);
    expect(await clerk.rowsOn('2026-11-25')).toMatchObject([{ s: 'scheduled' }]);
  });

  it('asks about midnight', async () => {
    expect(await asked('18-midnight.csv', [ALL_ON])).toContain('midnight');
  });

  it('accepts telephone numbers in every form, also several in one field', async () => {
    const entries = await published('19-dial-in.json');
    expect(entries.map(({ appear }) => (appear as { phone: string }).phone)).toHaveLength(6);
  });

  it('reads noon, ranges and a matching time zone, and refuses another time zone', async () => {
    const said = await asked('20-double-date.csv', [ALL_ON]);
    expect(said).toContain('“MT”');
    const file = await fresh('20-double-date.csv');
    await clerk.publish(file, { set: [ALL_ON], allow: ['--allow-rejects', '1'] });
    expect(by(await clerk.entries(), 'time')).toEqual({
      'Dulce Ames': '09:30',
      'Dora Ames': '09:30',
      'Dirk Ames': '09:30',
      'Drew Ames': '12:00',
    });
  });

  it.each([
    ['21-date-columns.csv', ['column:Date=ignore']],
    ['22-filed-date.csv', []],
  ])('uses the day of the hearing in %s, never that of the filing', async (name, set) => {
    const entries = await published(name, [ALL_ON, ...set]);
    expect(entries.map(({ date, time }) => `${date} ${time}`).sort()).toEqual([
      '2026-11-30 09:30',
      '2026-12-01 13:30',
    ]);
  });

  it('reads the new day of a continued hearing', async () => {
    const said = await asked('21c-next-hearing.csv');
    expect(said).toContain('“Notes”');
    const entries = await published('21c-next-hearing.csv', [
      'column:Notes=status',
      'status:vacated - settled=vacated',
      ALL_ON,
    ]);
    expect(entries.map(({ date, status, continuedTo }) => [date, status, continuedTo])).toEqual([
      ['2026-10-26', 'continued', '2026-11-30'],
      ['2026-11-30', 'vacated', undefined],
      ['2026-11-30', 'scheduled', undefined],
    ]);
  });

  it('asks about text damaged by a wrong encoding', async () => {
    const said = await asked('23-mojibake.csv', [ALL_ON]);
    expect(said.match(/Export the file again as UTF-8/g)).toHaveLength(2);
  });

  it('recognizes a hearing that moved to another time of its day', async () => {
    const first = await fresh('27-noid-a.csv');
    const { map } = await clerk.publish(first);
    const before = await clerk.entries();
    const { summary } = await clerk.publish(await clerk.write('b.csv', contentOf('27-noid-b.csv')), { map });
    expect(summary.hearings).toMatchObject({ added: 0, removed: 0 });
    const after = await clerk.entries();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(by(after, 'time')['Nora Pell']).toBe('14:00');
  });
});
