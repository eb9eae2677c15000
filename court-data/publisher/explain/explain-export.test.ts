import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCourt } from '../run/load-court';
import { explain } from './explain-export';
import type { Explanation } from './explanation';
import { FOREIGN_EXPORTS } from './testing/foreign-exports';

const folder = mkdtempSync(join(tmpdir(), 'explain-'));
let files = 0;
function write(text: string): string {
  files += 1;
  writeFileSync(join(folder, `export-${files}.csv`), text);
  return join(folder, `export-${files}.csv`);
}
/** Noon in San Antonio on Monday, 2026-11-23. */
const now = Date.parse('2026-11-23T18:00:00Z');
const explainText = (text: string, ...set: string[]) => explain(write(text), { map: null, set, now });
const fieldsOf = ({ columns }: Explanation) =>
  Object.fromEntries(
    columns.flatMap(({ heading, use }) => (use && use !== 'ignored' ? [[heading, use]] : [])),
  );
/** The question about a title such as "Alder LLC v. Quarry Inc" without a type of case. */
const BETWEEN = 'caseType:between two parties';
const asked = ({ questions }: Explanation) => questions.map(({ about }) => about);
const answersTo = ({ questions }: Explanation, about: string) =>
  questions.find((one) => one.about === about)?.answers.map(({ set }) => set);

describe('an export in an unknown format', () => {
  it('is read below a report’s title, with two motions at one time as two hearings', async () => {
    const found = await explainText(FOREIGN_EXPORTS.report);
    expect(found).toMatchObject({ form: 'commas', line: 4, rows: 4, records: 4, questions: [], rejects: [] });
    expect(fieldsOf(found)).toEqual({
      ...{ Date: 'date', Time: 'time', 'Case No.': 'caseNumber', Ch: 'chapter', 'Short Title': 'caseTitle' },
      ...{
        Judge: 'judge',
        Courtroom: 'location',
        Matter: 'matter',
        'Doc #': 'docketNumber',
        Status: 'status',
      },
    });
    expect(found.shown).toMatchObject([
      { date: '2026-11-30', time: '09:30', docketNumber: '21', status: 'scheduled' },
      { date: '2026-11-30', time: '09:30', docketNumber: '34', caseTitle: 'Peña, Rosa M.' },
      { date: '2026-12-01', time: '13:30', status: 'continued', continuedTo: '2027-01-12', caseType: 'bk' },
      { date: '2026-12-02', time: '10:00', chapter: '11' },
    ]);
    expect(found.reasons.join()).toContain('11/30/2026 (line 5) can be no other day');
    expect(found.map).toMatchObject({
      reading: { values: { status: { set: 'scheduled', 'continued to {day}': 'continued' } } },
    });
  });

  it('is read from a database export with short names, semicolons and one row per attorney', async () => {
    const found = await explainText(FOREIGN_EXPORTS.table, 'default:status=scheduled');
    expect(found).toMatchObject({ form: 'semicolons', rows: 3, records: 2, questions: [], rejects: [] });
    expect(found.map.ignore).toEqual(['ATTY_PHONE', 'LAST_UPDATED']);
    expect(asked(await explainText(FOREIGN_EXPORTS.table))).toEqual(['default:status']);
    expect(found.shown[0]).toMatchObject({
      ...{ date: '2026-11-30', time: '09:30', caseType: 'bk', office: 'San Antonio' },
      debtors: [{ name: 'Rosa M. Peña' }],
      attorneys: [{ name: 'Ann Alder' }, { name: 'Bo Birch' }],
    });
    // the phone is not read as an attorney's, nor the row's last change as the hearing's day
    expect(fieldsOf(found)).not.toHaveProperty('ATTY_PHONE');
    expect(fieldsOf(found)).not.toHaveProperty('LAST_UPDATED');
  });

  it('is read with days in words followed by the time, and asks about the court’s own words', async () => {
    const found = await explainText(FOREIGN_EXPORTS.words);
    expect(found.form).toBe('tabs');
    expect(fieldsOf(found)).toMatchObject({ Hearing: 'id', When: 'dateTime', 'Style of Case': 'caseTitle' });
    expect(found.shown).toMatchObject([
      { id: 'H-901', date: '2026-11-30', time: '09:30', caseType: 'bk', status: 'scheduled' },
      { id: 'H-902', date: '2026-11-30', time: '13:30', caseType: 'ap', status: 'continued' },
      { id: 'H-903', status: 'vacated' },
    ]);
    expect(asked(found)).toEqual(['continuedWithoutDay']);
    // the ids are named; a title is the debtor's name, unless it is between two parties
    expect(found.map).toMatchObject({ reading: { values: { status: { 'off calendar': 'vacated' } } } });
    expect(found.shown.map(({ debtors }) => debtors)).toMatchObject([
      [{ name: 'Peña' }],
      [],
      [{ name: 'Alder' }],
    ]);
    expect(found.reasons.join()).toContain('No column names the debtors');
  });

  it('asks which day 01/02 is if no other day shows the order, and accepts the answer', async () => {
    const open = await explainText(FOREIGN_EXPORTS.ambiguous);
    expect(open.records).toBe(0);
    expect(asked(open)).toEqual(['default:status', 'dates', 'clock']);
    expect(open.questions[1]?.text).toContain('Which day is 01/02/2027 (line 2)?');
    expect(answersTo(open, 'dates')).toEqual(['dates=mdy', 'dates=dmy']);
    const told = await explainText(
      FOREIGN_EXPORTS.ambiguous,
      'dates=mdy',
      'clock=12h',
      'default:status=scheduled',
      'unusual:2027-01-02=expected',
    );
    expect(told).toMatchObject({
      questions: [],
      rejects: [],
      map: { reading: { dates: 'mdy', clock: '12h' } },
    });
    expect(told.shown).toMatchObject([
      { date: '2027-01-02', time: '09:30', attorneys: [{ name: 'Ann Alder' }] },
      { date: '2027-02-03', time: '13:30' },
    ]);
  });

  it('finds judge and status by the values of a column, and reads an attorney’s party after the name', async () => {
    const open = await explainText(FOREIGN_EXPORTS.values);
    expect(asked(open)).toEqual(['column:Person', 'column:Remark 2', BETWEEN]);
    expect(open.questions[1]?.text).toBe(
      'Does “Remark 2” hold the status (“Set”, “Vacated”)? 3 of 3 values look like statuses',
    );
    expect(answersTo(open, 'column:Person')).toEqual(['column:Person=judge', 'column:Person=ignore']);
    const set = ['column:Person=judge', 'column:Remark 2=status', `${BETWEEN}=ap`];
    const found = await explainText(FOREIGN_EXPORTS.values, ...set);
    // the closing line of the report is not an incomplete row
    expect(found).toMatchObject({ rows: 3, records: 2, questions: [] });
    expect(found.reasons.join()).not.toContain('some rows');
    expect(found.shown).toMatchObject([
      {
        attorneys: [
          { name: 'Alan Hughes', represents: 'Debtor' },
          { name: 'Grace Oduya', represents: 'Movant' },
        ],
      },
      { status: 'vacated', judge: 'Mirela Nagle', attorneys: [{ name: 'Tom Barrow (Reno)' }] },
    ]);
    expect(found.reasons.join()).toContain(
      'the title that is between two parties, as in adversary proceedings: Alder LLC v.',
    );
  });

  it('asks about a column that may say that a hearing is off before it shows hearings as scheduled', async () => {
    const notes = FOREIGN_EXPORTS.values.replaceAll(';Set', ';bring exhibits');
    const { questions } = await explainText(notes, 'column:Person=judge');
    expect(questions.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Does “Remark 2” say that a hearing is off, moved or held \(“Vacated”\)/),
    );
  });

  it.each(['Sealed', 'Restricted', 'Is Confidential', 'Safe at Home', 'Non-Public', 'Protected party'])(
    'asks about the column “%s”, and never proposes to ignore it',
    async (heading) => {
      const text = `Case No,Debtor,Date,Time,Judge,Status,${heading}\n26-50001,Rosa Lund,11/30/2026,9:30 AM,Ada Alder,Set,perhaps\n`;
      const found = await explainText(text);
      expect(found.map.ignore).toBeUndefined();
      expect(found.questions.length).toBe(1);
    },
  );

  it('uses a court column as the court, and asks which rows to publish', async () => {
    const rows = (...courts: string[]) =>
      `Case No.,Debtor,Date,Time,Status,Court\n${courts.map((court, at) => `26-5000${at},Ann Alder,11/30/2026,9:30 AM,Set,${court}\n`).join('')}`;
    const court = await loadCourt('txwb');
    const options = { map: null, court, now };
    const found = await explain(write(rows('TXWB', 'TXSB')), options);
    expect(fieldsOf(found)).toMatchObject({ Court: 'court' });
    expect(asked(found)).toEqual(['court']);
    const set = ['only:Court=TXWB'];
    expect(await explain(write(rows('TXWB', 'TXSB')), { ...options, set })).toMatchObject({
      ...{ records: 1, questions: [] },
    });
    expect(asked(await explainText(rows('Courtroom 1', 'Courtroom 2')))).toEqual(['column:Court']);
  });

  it('distinguishes 341 meeting ids from video meeting ids, and asks how people appear', async () => {
    const found = await explainText(
      'Meeting ID,Case No.,Debtor,Date,Time,Manner,Status\n' +
        'M1,26-50001,Ann Alder,11/30/2026,9:30 AM,Zoom,Set\nM2,26-50002,Bo Birch,11/30/2026,9:30 AM,In person,Set\n',
    );
    expect(fieldsOf(found)).toMatchObject({ 'Meeting ID': 'id' });
    expect(asked(found)).toEqual(['column:Manner']);
    expect(answersTo(found, 'column:Manner')?.[0]).toBe('column:Manner=appear.mode');
  });

  it('uses a party column for the debtors if another column holds the roles', async () => {
    const row = (party: string, role: string) => `1,26-50001,11/30/2026,9:30 AM,${party},${role},Set\n`;
    const found = await explainText(
      'Hearing ID,Case No.,Date,Time,Party,Party Role,Status\n' +
        `${row('Ann Alder', 'Debtor')}${row('Bo Birch', 'Joint Debtor')}${row('Big Bank', 'Creditor')}`,
    );
    expect(found).toMatchObject({ records: 1, rejects: [], questions: [] });
    expect(found.shown).toMatchObject([
      { caseTitle: 'Ann Alder and Bo Birch', debtors: [{ name: 'Ann Alder' }, { name: 'Bo Birch' }] },
    ]);
  });

  it('detects days in two orders in one file', async () => {
    const text =
      'Case No,Debtor,Date,Time,Status\n26-50001,A,11/30/2026,9:30 AM,Set\n26-50002,B,30/11/2026,9:30 AM,Set\n';
    const { questions } = await explainText(text);
    expect(questions.map((one) => one.text)).toEqual([
      expect.stringMatching(
        /^Two rows write days in different orders: 11\/30\/2026 \(line 2\) and 30\/11\/2026 \(line 3\)/,
      ),
    ]);
  });

  it('is read as 341 meetings with a two-line heading and repeated headings', async () => {
    const set = ['default:status=scheduled', 'default:appear.mode=video'];
    const found = await explainText(FOREIGN_EXPORTS.meetings, ...set);
    expect(found).toMatchObject({ kind: 'meetings', records: 2, questions: [], rejects: [] });
    expect(found.shown[0]?.appear).toMatchObject({ mode: 'video', url: 'https://zoom.example/j/1' });
    expect(found.shown[0]).toMatchObject({
      ...{ date: '2026-11-30', time: '08:00', chapter: '7', trustees: ['Ann Alder'] },
      debtors: [{ name: 'Luis Ortiz' }, { name: 'Eva Ortiz' }],
    });
  });

  it('is read from JSON with unknown field names', async () => {
    const found = await explainText(FOREIGN_EXPORTS.json);
    expect(found).toMatchObject({ form: 'JSON', records: 1, questions: [], rejects: [] });
    expect(found.shown).toMatchObject([{ id: '88', date: '2026-11-30', time: '09:30', judge: 'Oakesmith' }]);
  });

  it('names a required field that no column holds', async () => {
    const { questions, records } = await explainText('Name,Phone\nRosa,210-555-0100\n');
    expect(records).toBe(0);
    expect(questions.map(({ about }) => about)).toEqual([
      ...['needed:caseNumber', 'needed:caseTitle', 'needed:date', 'needed:time', 'default:status'],
    ]);
  });
});
