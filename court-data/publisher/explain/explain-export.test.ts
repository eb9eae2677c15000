import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { checkSource } from '../checking/check-source';
import { openExports } from '../publish-files';
import { commandMap } from '../reading/load-field-map';
import type { DateOrder } from '../reading/read-moment';
import { explain, explainExport } from './explain-export';
import { type Explanation, formatExplanation } from './format-explanation';
import { FOREIGN_EXPORTS } from './testing/foreign-exports';

const folder = mkdtempSync(join(tmpdir(), 'explain-'));
let files = 0;
function write(text: string): string {
  files += 1;
  writeFileSync(join(folder, `export-${files}.csv`), text);
  return join(folder, `export-${files}.csv`);
}
const explainText = (text: string, dates: DateOrder | null = null) =>
  explain(write(text), { map: null, isOwnMap: false, dates });
const fieldsOf = ({ columns }: Explanation) =>
  Object.fromEntries(columns.flatMap(({ heading, field }) => (field ? [[heading, field]] : [])));

describe('an export that nobody prepared for', () => {
  it('is read below a report’s title, two motions at one time as two hearings', async () => {
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
    expect(found.reasons.join()).toContain('11/30/2026 on line 5 can be nothing else');
    expect(found.map).toMatchObject({ reading: { values: { status: { 'Continued to *': 'continued' } } } });
  });

  it('is read from a database’s short names and semicolons, an attorney a row', async () => {
    const found = await explainText(FOREIGN_EXPORTS.table);
    expect(found).toMatchObject({ form: 'semicolons', rows: 3, records: 2, questions: [], rejects: [] });
    expect(found.shown[0]).toMatchObject({
      ...{ date: '2026-11-30', time: '09:30', caseType: 'bk', office: 'San Antonio' },
      debtors: [{ name: 'Rosa M. Peña' }],
      attorneys: [{ name: 'Ann Alder' }, { name: 'Bo Birch' }],
    });
    // nobody's phone is taken for an attorney, nor a row's last change for a hearing's day
    expect(fieldsOf(found)).not.toHaveProperty('ATTY_PHONE');
    expect(fieldsOf(found)).not.toHaveProperty('LAST_UPDATED');
  });

  it('is read with days in words and the time behind them, and asks what the court’s own words mean', async () => {
    const found = await explainText(FOREIGN_EXPORTS.words);
    expect(found.form).toBe('tabs');
    expect(fieldsOf(found)).toMatchObject({ Hearing: 'id', When: 'dateTime', 'Style of Case': 'caseTitle' });
    expect(found.shown).toMatchObject([
      { id: 'H-901', date: '2026-11-30', time: '09:30', caseType: 'bk', status: 'scheduled' },
      { id: 'H-902', date: '2026-11-30', time: '13:30', caseType: 'ap', status: 'continued' },
    ]);
    // the words that it may be told by are named, and a title is its debtor's name, but for one between two parties
    expect(found.questions).toEqual([
      expect.stringMatching(/^What is “Off Calendar” as status\?.* one of scheduled, continued, .*vacated/),
    ]);
    expect(found.shown.map(({ debtors }) => debtors)).toMatchObject([[{ name: 'Peña' }], []]);
    expect(found.reasons.join()).toContain('debtors: no column names them');
  });

  it('asks which day 01/02 is where no other day tells, and takes the answer', async () => {
    const asked = await explainText(FOREIGN_EXPORTS.ambiguous);
    expect(asked.records).toBe(0);
    expect(asked.questions).toEqual([
      'Which day is 01/02/2027 (line 2)? No day of the file tells. Give --dates mdy if it is written like 11/30/2026, --dates dmy if it is written like 30/11/2026; or write "dates" under "reading" of the map',
    ]);
    const told = await explainText(FOREIGN_EXPORTS.ambiguous, 'mdy');
    expect(told.shown).toMatchObject([{ date: '2027-01-02', attorneys: [{ name: 'Ann Alder' }] }]);
    expect(told.rejects).toMatchObject([
      { line: 3, field: 'time', reason: expect.stringMatching(/neither AM nor PM/) },
    ]);
    expect(told.map).toMatchObject({ reading: { dates: 'mdy' } });
  });

  it('sees judge and status by what stands in a column, and reads an attorney’s party behind the name', async () => {
    const found = await explainText(FOREIGN_EXPORTS.values);
    expect(fieldsOf(found)).toMatchObject({ Person: 'judge', 'Remark 2': 'status' });
    // the line that closes the report is no row that says nothing
    expect(found).toMatchObject({ rows: 3, records: 2, questions: [] });
    expect(found.reasons.join()).not.toContain('some rows');
    expect(found.shown).toMatchObject([
      {
        attorneys: [
          { name: 'Alan Hughes', represents: 'Debtor' },
          { name: 'Grace Oduya', represents: 'Movant' },
        ],
      },
      { status: 'vacated', judge: 'Hon. Mirela Nagle', attorneys: [{ name: 'Tom Barrow (Reno)' }] },
    ]);
    expect(found.reasons.join()).toContain(
      '1 of the titles is between two parties, as those are: Alder LLC v.',
    );
  });

  it('asks about a column that may say that a hearing is off, before any is shown as scheduled', async () => {
    const notes = FOREIGN_EXPORTS.values.replaceAll(';Set', ';bring exhibits');
    const { questions } = await explainText(notes);
    expect(questions).toEqual([expect.stringMatching(/^Does “Remark 2” say what became.*“Vacated”.*--map$/)]);
  });

  it('finds days in two orders in one file', async () => {
    const text = 'Case No,Debtor,Date,Time\n26-50001,A,11/30/2026,9:30 AM\n26-50002,B,30/11/2026,9:30 AM\n';
    const { questions } = await explainText(text);
    expect(questions).toEqual([expect.stringMatching(/^Line 2 and line 3 write days in different orders/)]);
  });

  it('is read with a heading of two lines and ones given twice, as 341 meetings', async () => {
    const found = await explainText(FOREIGN_EXPORTS.meetings);
    expect(found).toMatchObject({ kind: 'meetings', records: 2, questions: [], rejects: [] });
    expect(found.shown[0]).toMatchObject({
      ...{ date: '2026-11-30', time: '08:00', chapter: '7', trustees: ['Ann Alder'] },
      debtors: [{ name: 'Luis Ortiz' }, { name: 'Eva Ortiz' }],
    });
  });

  it('is read from JSON with names of its own', async () => {
    const found = await explainText(FOREIGN_EXPORTS.json);
    expect(found).toMatchObject({ form: 'JSON', records: 1, questions: [], rejects: [] });
    expect(found.shown).toMatchObject([{ id: '88', date: '2026-11-30', time: '09:30', judge: 'Oakesmith' }]);
  });

  it('says which needed field no column holds', async () => {
    const { questions, records } = await explainText('Name,Phone\nRosa,210-555-0100\n');
    expect(records).toBe(0);
    expect(questions.join('\n')).toMatch(
      /Which column is caseNumber\?.*\n.*caseTitle\?.*\n.*date\?.*\n.*time\?/,
    );
  });
});

describe('the map that --explain proposes', () => {
  it.each(['report', 'table', 'values', 'meetings', 'json'] as const)(
    'reads %s in a publication as it was shown',
    async (name) => {
      const found = await explainText(FOREIGN_EXPORTS[name]);
      const map = join(folder, `${name}-map.json`);
      writeFileSync(map, JSON.stringify(found.map));
      const { hearings } = await openExports({ hearings: found.file }, await commandMap(map));
      if (!hearings) throw new Error('no export was opened');
      const { records, rejects } = await checkSource(hearings, 'txwb');
      expect([[...records], rejects]).toEqual([found.shown, []]);
    },
  );

  it('is written into a new file, and what it lacks is mended there', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    try {
      const file = write(FOREIGN_EXPORTS.words);
      const target = join(folder, 'map.json');
      expect(await explainExport(file, null, { json: true, 'write-map': target })).toBe(3);
      expect(JSON.parse(String(said.mock.calls[0]?.[0]))).toMatchObject({ outcome: 'explained', records: 2 });
      await expect(explainExport(file, null, { json: true, 'write-map': target })).rejects.toThrow(
        /Name a new file/,
      );
      const map = JSON.parse(readFileSync(target, 'utf8'));
      map.reading.values.status['off calendar'] = 'vacated';
      writeFileSync(target, JSON.stringify(map));
      expect(await explainExport(file, await commandMap(target), { json: false, map: target })).toBe(0);
      expect(String(said.mock.calls[1]?.[0])).toMatch(
        /3 of 3 hearings as they would be read[\s\S]*--dry-run$/,
      );
    } finally {
      said.mockRestore();
    }
  });
});

it('is told in lines that show each heading, five hearings, and the command that is next', async () => {
  const found = await explainText(FOREIGN_EXPORTS.report.replace('Short Title', 'Short\u001b[31m Title'));
  const text = formatExplanation(found, { map: undefined, mostRows: 20_000 });
  expect(text).toContain('4 rows; cells parted by commas, headings on line 4');
  expect(text).toContain('Mon, Nov 30, 2026, 9:30 AM  26-50001-hto  Peña, Rosa M.');
  expect(text).toMatch(/Nothing says\n {2}office, trustees/);
  expect(text).toMatch(/--court <code or court file> --hearings .* --map map\.json --dry-run$/);
  expect(text).not.toContain('\u001b[31m');
});
