import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSource } from '../../checking/check-source';
import { commandMap, MapFileError } from '../field-map/load-field-map';

const file = join(mkdtempSync(join(tmpdir(), 'map-')), 'map.json');
const FIELDS = { Case: 'caseNumber', Debtor: 'caseTitle', Day: 'date', Hour: 'time', Atty: 'attorneys' };
/** Reads an export with a map that has this `reading`. */
async function read(reading: object, text: string, names: object = FIELDS) {
  writeFileSync(file, JSON.stringify({ ...names, reading }));
  const map = await commandMap(file);
  const { records, rejects } = await checkSource(
    { name: 'h.csv', text, columns: map?.hearings ?? new Map(), ...(map && { reading: map.reading }) },
    'txwb',
  );
  return { records: [...records], rejects: rejects.map(({ field, reason }) => `${field} ${reason}`) };
}
const DEFAULTS = { caseType: 'bk', status: 'scheduled' };
const IDS = { defaults: DEFAULTS, idFrom: ['caseNumber', 'date', 'time'] };

describe('an export that is read with its map', () => {
  it('has American days and times, a made id, and defaults for missing columns', async () => {
    const { records, rejects } = await read(
      IDS,
      'Case,Debtor,Day,Hour\n26-50001,Rosa Peña,11/30/2026,9:30 AM\n2:26-ap-01234,Peña v. Bank,12/15/2026,1:30 PM\n',
    );
    expect(rejects).toEqual([]);
    expect(records).toMatchObject([
      {
        id: '26-50001_2026-11-30_09:30',
        date: '2026-11-30',
        time: '09:30',
        caseType: 'bk',
        status: 'scheduled',
      },
      { id: '2:26-ap-01234_2026-12-15_13:30', time: '13:30', caseType: 'ap' },
    ]);
  });

  it('selects rows by prefix, and takes people from another field', async () => {
    const more = {
      values: { status: { 'Continued to {day}': 'continued' } },
      copies: { debtors: 'caseTitle' },
    };
    const { records, rejects } = await read(
      { ...IDS, ...more, dates: 'mdy' },
      'Case,Debtor,Day,Hour,Status\n26-50001,Rosa Peña; Luis Peña,11/30/2026,9:30 AM,Continued to 1/12/27\n26-05012,Peña v. Bank,11/30/2026,9:30 AM,scheduled\n',
      { ...FIELDS, Status: 'status' },
    );
    expect(rejects).toEqual([]);
    expect(records.map(({ status, debtors }) => [status, debtors.map(({ name }) => name)])).toEqual([
      ['continued', ['Rosa Peña', 'Luis Peña']],
      ['scheduled', []],
    ]);
  });

  it('never guesses between two possible days', async () => {
    const text = 'Case,Debtor,Day,Hour\n26-50001,Rosa,01/02/2026,9:30 AM\n26-50002,Bo,01/13/2026,1:30\n';
    const { rejects } = await read(IDS, text);
    expect(rejects).toEqual([
      expect.stringMatching(/^date could be two dates\. Add --set dates=mdy for 11\/30\/2026/),
      'time says neither AM nor PM. Export times as 1:30 PM or as 13:30',
    ]);
    const { records } = await read({ ...IDS, dates: 'dmy' }, text);
    expect(records.map(({ date }) => date)).toEqual(['2026-02-01']);
  });

  it('has a day and a time in one column, and the court’s own words for our values', async () => {
    const values = { status: { 'Cont’d': 'continued' }, chapter: { 'Ch. 13': '13' } };
    const { records } = await read(
      { ...IDS, values },
      'Case;Debtor;When;Ch;Hrg Status\n26-50001;Rosa;2026-11-30 9:30 AM;Ch. 13;CONT’D\n',
      { ...FIELDS, When: 'dateTime', Ch: 'chapter', 'Hrg Status': 'status' },
    );
    expect(records).toMatchObject([
      { date: '2026-11-30', time: '09:30', chapter: '13', status: 'continued' },
    ]);
  });

  it('merges consecutive rows into one hearing with all its people', async () => {
    const rows = ['Ann Alder', 'Bo Birch; Cy Cedar', 'Ann Alder'].map(
      (name) => `26-50001,Rosa,11/30/2026,9:30 AM,${name}`,
    );
    const text = `Case,Debtor,Day,Hour,Atty\n${rows.join('\n')}\n26-50002,Bo,11/30/2026,9:30 AM,Di Dogwood\n`;
    const { records } = await read({ ...IDS, mergeRows: true }, text);
    expect(records.map(({ attorneys }) => attorneys.map(({ name }) => name))).toEqual([
      ['Ann Alder', 'Bo Birch', 'Cy Cedar'],
      ['Di Dogwood'],
    ]);
  });

  it('publishes no attorney of a party that has none', async () => {
    const cells = ['Pro Se', 'Pro Se (Debtor); Ann Alder (Creditor)', '"[{""name"": ""PRO SE""}]"'];
    const rows = cells.map((cell, at) => `26-5000${at},Rosa,11/30/2026,9:30 AM,${cell}`);
    const { records } = await read(IDS, `Case,Debtor,Day,Hour,Atty\n${rows.join('\n')}\n`);
    expect(records.map(({ attorneys }) => attorneys.map(({ name }) => name))).toEqual([
      [],
      ['Ann Alder'],
      [],
    ]);
  });

  it('publishes no attorney of a party that has none, with a row for each party', async () => {
    const rows = ['Rosa Lopez,Debtor', 'Pro Se,Attorney for Debtor', 'Ann Alder,Attorney for Creditor'].map(
      (party) => `26-50001,Rosa,11/30/2026,9:30 AM,${party}`,
    );
    const { Atty: _, ...columns } = FIELDS;
    const parties = { one: 'party', role: 'Role', debtors: ['Debtor'], others: 'attorneys' };
    const { records } = await read(
      { ...IDS, mergeRows: true },
      `Case,Debtor,Day,Hour,Party,Role\n${rows.join('\n')}\n`,
      { ...columns, Party: 'debtors', rows: parties },
    );
    expect(records).toMatchObject([
      { debtors: [{ name: 'Rosa Lopez' }], attorneys: [{ name: 'Ann Alder' }] },
    ]);
  });

  it('does not merge rows with different values, or rows that are not consecutive', async () => {
    const [a, b] = ['26-50001,Rosa,11/30/2026,9:30 AM,Ann', '26-50002,Bo,11/30/2026,9:30 AM,Bo'];
    const apart = await read({ ...IDS, mergeRows: true }, `Case,Debtor,Day,Hour,Atty\n${a}\n${b}\n${a}\n`);
    expect(apart.records).toHaveLength(1);
    expect(apart.rejects).toEqual(['id is also on line 4', 'id is also on line 2']);
    const other = await read(
      { ...IDS, mergeRows: true },
      `Case,Debtor,Day,Hour,Atty\n${a}\n${a.replace('Rosa', 'R.')}\n`,
    );
    expect(other.rejects).toEqual([expect.stringMatching(/^caseTitle is another in the next row/)]);
  });

  it('also searches unknown fields for social security numbers', async () => {
    const text =
      'Case,Debtor,Day,Hour,Note\n26-50001,Rosa,11/30/2026,9:30 AM,a\n26-50001,Rosa,11/30/2026,9:30 AM,123-45-6789\n';
    const { rejects } = await read({ ...IDS, mergeRows: true }, text);
    expect(rejects).toEqual([expect.stringMatching(/^Note.* holds a social security number/)]);
  });
});

describe('a file in another format', () => {
  it.each([';', '\t', '|', ','])('is read with cells separated by "%s", below a title', async (sign) => {
    const lines = [
      'United States Bankruptcy Court',
      'Calendar for November',
      '',
      ['Case', 'Debtor', 'Day', 'Hour', 'Phone', 'Phone'].join(sign),
      ['26-50001', 'Rosa', '11/30/2026', '9:30 AM', '1', '2'].join(sign),
    ];
    const { records, rejects } = await read(IDS, `\uFEFF${lines.join('\r\n')}\r\n`);
    expect([records.length, rejects]).toEqual([1, []]);
  });
});

it('publishes no placeholder words, with or without markup', async () => {
  const { records } = await read(
    { ...IDS, join: { matter: ['What', 'More'] } },
    'Case,Debtor,Day,Hour,What,More,judge\n26-50001,Rosa Peña,11/30/2026,9:30 AM,Motion,<i>N/A</i>,<b>N/A</b>\n',
  );
  expect(records).toMatchObject([{ matter: 'Motion', judge: null }]);
});

it('takes no word for a blank in the columns that decide whether a hearing is public and on', async () => {
  const words = ['TBD', '#REF!', 'N/A', 'NULL'];
  const rows = words.map((word, at) => `26-5000${at},Rosa Peña,11/30/2026,9:30 AM,${word},`);
  const more = words.map((word, at) => `26-5001${at},Rosa Peña,11/30/2026,9:30 AM,,${word}`);
  const blanks = ['', '--', '–'].map(
    (sign, at) => `26-5002${at},Rosa Peña,11/30/2026,9:30 AM,${sign},${sign}`,
  );
  const text = ['Case,Debtor,Day,Hour,sealed,status', ...rows, ...more, ...blanks].join('\n');
  const { records, rejects } = await read(IDS, text);
  expect(rejects.map((one) => one.split(' ')[0])).toEqual([
    ...words.map(() => 'sealed'),
    ...words.map(() => 'status'),
  ]);
  expect(records.map(({ sealed, status }) => [sealed, status])).toEqual(
    blanks.map(() => [null, 'scheduled']),
  );
});

it.each([
  ['{"dates": "american"}', /"reading", dates: must be "mdy"/],
  [
    '{"defaults": {"state": "scheduled"}}',
    /"reading", defaults\.state: names a field that hearings do not have/,
  ],
  ['{"idFrom": "caseNumber"}', /"reading", idFrom: must be a list of fields/],
])('a map whose reading is %s is refused', async (reading, message) => {
  writeFileSync(file, `{"reading": ${reading}}`);
  await expect(commandMap(file)).rejects.toThrow(MapFileError);
  await expect(commandMap(file)).rejects.toThrow(message);
});
