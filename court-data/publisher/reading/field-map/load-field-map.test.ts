import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkTrustees } from '../../checking/check-exports';
import { checkSource } from '../../checking/check-source';
import { aHearing } from '../../testing/a-hearing';
import { loadFieldMap, MapFileError, parseMap } from './load-field-map';
import { setAnswers } from './set-answers';

const file = join(mkdtempSync(join(tmpdir(), 'map-')), 'map.json');
const mapOf = (text: string) => {
  writeFileSync(file, text);
  return loadFieldMap(file);
};
const check = async (map: string, text: string) =>
  checkSource({ name: 'hearings', text, columns: (await mapOf(map)).hearings }, 'txwb');

describe('a map file', () => {
  const { caseNumber, judge, ...others } = aHearing('h1');
  const record = { ...others, 'Case #': caseNumber, Judge: judge };

  it('renames the fields of JSON, of JSON Lines and the columns of CSV', async () => {
    const map = '{"Case #": "caseNumber", "Judge": "judge"}';
    const csv = [
      'id,Case # ,caseType,caseTitle,date,time,status,Judge',
      'h1,26-50001-hto,bk,Rosa M. Peña,2026-11-30,09:30,scheduled,Harlan T. Oakesmith',
    ].join('\n');
    for (const text of [JSON.stringify([record]), JSON.stringify(record), csv]) {
      const { records, unknownFields } = await check(map, text);
      expect([...records]).toMatchObject([{ id: 'h1', caseNumber, judge }]);
      expect([...unknownFields]).toEqual([]);
    }
  });

  it('can rename fields for one file only, under that file’s name', async () => {
    const { hearings, judges } = await mapOf(
      '\uFEFF{"Judge": "judge", "Name": "name", "judges": {"Judge": "name"}}',
    );
    expect([...hearings]).toEqual([['Judge', 'judge']]);
    expect([...judges]).toEqual([
      ['Name', 'name'],
      ['Judge', 'name'],
    ]);
  });

  it('also applies to the trustees file', async () => {
    const columns = (await mapOf('{"Trustee": "name", "Zoom": "appear"}')).trustees;
    const text = 'Trustee,Zoom\nAnn Alder,"{""mode"": ""video"", ""meetingId"": 1604550123}"\n';
    const { records } = await checkTrustees({ name: 'trustees.csv', text, columns });
    expect([...records]).toMatchObject([
      { name: 'Ann Alder', appear: { mode: 'video', meetingId: '1604550123' } },
    ]);
  });

  it('rejects a record, and a header, with two columns for the same field', async () => {
    const map = '{"Case #": "caseNumber"}';
    const { rejects } = await check(map, JSON.stringify([{ ...record, caseNumber }]));
    expect(rejects).toMatchObject([
      { field: 'caseNumber', reason: 'is given twice, as "Case #" and as "caseNumber"' },
    ]);
    await expect(check(map, 'id,Case #,caseNumber\n1,2,3')).rejects.toThrow(
      'columns 2 and 3 both hold caseNumber',
    );
  });

  it.each([
    [
      '{"Case #": "caseNo"}',
      /map\.json: "Case #": there is no field "caseNo"\. The fields are id, court, .*name/,
    ],
    [
      '{"judges": {"Judge": "judge"}}',
      /judges, "Judge": there is no field "judge"\. The fields are name, initials/,
    ],
    [
      '{"people": {"Judge": "name"}}',
      /"people": is neither a column nor a rule\. Files are hearings, meetings/,
    ],
    ['{"Case #": 1}', /"Case #": is neither a column nor a rule/],
    ['Case #: caseNumber', /must be JSON like/],
  ])('is refused if it contains %s', async (text, message) => {
    await expect(mapOf(text)).rejects.toThrow(MapFileError);
    await expect(mapOf(text)).rejects.toThrow(message);
  });
});

describe('a mistake in a map file', () => {
  it.each([
    [{ reading: { hideAdresses: true } }, '"reading", hideAdresses: is no rule. The rules are dates, clock'],
    [{ reading: { names: { juge: {} } } }, 'names.juge: is no rule. The rules are judge, office, trustee'],
    [{ rows: { one: 'party' } }, '"rows.role": is missing. The rules are one, role, debtors, others'],
    [
      { reading: { values: { status: { 'Hrg set': 'on' } } } },
      '"reading", values.status, "Hrg set": "on" must be one of scheduled, continued',
    ],
    [{ reading: { defaults: { sealed: 'maybe' } } }, 'defaults.sealed: "maybe" must be one of Y, N'],
    [{ ignore: 'Notes' }, '"ignore": is a rule, and must not be text'],
  ])('is reported with its entry: %j', (map, said) => {
    expect(() => parseMap(map, 'map.json')).toThrow(said);
  });

  it('in the role of a party is corrected by the other answer', () => {
    const debtor = setAnswers({}, ['role:Alleged Debtor=debtor']);
    expect(debtor).toMatchObject({ rows: { debtors: ['Alleged Debtor'] } });
    const other = { rows: { debtors: [] }, reading: { values: { role: { 'alleged debtor': 'other' } } } };
    expect(setAnswers(debtor, ['role:Alleged Debtor=other'])).toEqual(other);
  });

  it('is refused in an answer', () => {
    expect(() => setAnswers({}, ['hideAddresses=yes'])).toThrow('must end in true or false');
    expect(setAnswers({}, ['hideAddresses=true'])).toEqual({ reading: { hideAddresses: true } });
  });
});
