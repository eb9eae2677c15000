import { SOURCE_FIELDS } from '@court/domain';
import { describe, expect, it } from 'vitest';
import { rejectLine, SourceFileError } from '../reading/source-file';
import { aHearing } from '../testing/a-hearing';
import { checkSource } from './check-source';

const check = (text: string) => checkSource({ name: 'hearings.json', text }, 'txwb');
const lines = (...records: unknown[]) => records.map((record) => JSON.stringify(record)).join('\n');
const pretty = (...records: unknown[]) => JSON.stringify(records, null, 2);
const placesOf = async (text: string) =>
  (await check(text)).rejects.map(({ line, field, reason }) => [line, field, reason]);

describe('checking an export', () => {
  it('accepts a JSON array, JSON Lines, a byte order mark and Windows line ends', async () => {
    const two = [aHearing('h1'), aHearing('h2')];
    for (const text of [
      pretty(...two),
      lines(...two),
      `\uFEFF${pretty(...two)}`,
      pretty(...two).replaceAll('\n', '\r\n'),
    ]) {
      expect([...(await check(text)).records].map(({ id }) => id)).toEqual(['h1', 'h2']);
    }
  });

  it('reports file, line, field and reason of every record that fails', async () => {
    const text = pretty(
      aHearing('h1'),
      aHearing('h2', { status: 'lost' as 'held' }),
      aHearing('h3', { time: '9.30' }),
    );
    const starts = text.split('\n').flatMap((line, at) => (line === '  {' ? [at + 1] : []));
    const { records, rejects } = await check(text);
    expect(records).toHaveLength(1);
    expect(rejects.map(({ line, field }) => [line, field])).toEqual([
      [starts[1], 'status'],
      [starts[2], 'time'],
    ]);
    expect(rejects.map(rejectLine)[1]).toBe(
      `hearings.json line ${starts[2]}, h3, time: is no time of day. Write times like 9:30 AM`,
    );
  });

  it('counts the lines of JSON Lines, including empty lines', async () => {
    expect(
      await placesOf(`${lines(aHearing('h1'))}\n\n${lines({ ...aHearing('h2'), id: undefined })}`),
    ).toEqual([[3, 'id', 'is missing']]);
  });

  it('names the position inside a list, and treats a blank field as missing', async () => {
    expect(await placesOf(lines(aHearing('h1', { debtors: [{ name: 'A' }, { name: '' }] })))).toEqual([
      [1, 'debtors.1.name', 'is missing'],
    ]);
    expect(await placesOf(lines(aHearing('h1', { caseTitle: '' })))).toEqual([
      [1, 'caseTitle', 'is missing'],
    ]);
    expect(await placesOf('[5]')).toEqual([[1, 'record', 'must be a record of fields']]);
  });

  it('rejects both records with the same id, each with the position of the other', async () => {
    expect(await placesOf(lines(aHearing('h1'), aHearing('h2'), aHearing('h1')))).toEqual([
      [1, 'id', 'is also on line 3'],
      [3, 'id', 'is also on line 1'],
    ]);
  });

  it('numbers records on one line, and names duplicates by these numbers', async () => {
    const text = JSON.stringify([aHearing('h1'), aHearing('h2', { time: '9.30' }), aHearing('h1')]);
    expect((await check(text)).rejects.map(rejectLine)).toEqual([
      'hearings.json line 1, h1, id: is also on line 1, record 3',
      'hearings.json line 1, record 2, h2, time: is no time of day. Write times like 9:30 AM',
      'hearings.json line 1, record 3, h1, id: is also on line 1',
    ]);
  });

  it('names only a few of many positions with the same id', async () => {
    const { rejects } = await check(lines(...Array.from({ length: 2_000 }, () => aHearing('h1'))));
    expect(rejects).toHaveLength(2_000);
    expect(rejects[0]?.reason).toBe('is also on line 2, 3, 4, 5, 6 and 1994 more');
  });

  it('names a field that is nested too deeply, known or unknown', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    for (const field of ['matter', 'odd']) {
      const text = `[${JSON.stringify(aHearing('h1')).slice(0, -1)},"${field}":${deep}}]`;
      expect((await check(text)).rejects.map(rejectLine)).toEqual([
        `hearings.json line 1, h1, ${field}: is nested more than 16 levels deep`,
      ]);
    }
  });

  it('suggests the rule that removes a home address from a matter', async () => {
    const matter = 'Sale of 123 Main Street, San Antonio';
    const { rejects } = await check(lines(aHearing('h1', { matter })));
    expect(rejects.map(({ reason }) => reason)).toEqual([
      'holds a home address, which is never published. To publish the text before it: --set hideAddresses=true',
    ]);
  });

  it('suggests the answer for records that do not say how to appear', async () => {
    const { rejects } = await check(lines({ ...aHearing('h1'), appear: { phone: '210-555-0100' } }));
    expect(rejects.map(rejectLine)).toEqual([
      'hearings.json line 1, h1, appear.mode: is missing. If it is the same for all: --set default:appear.mode=video',
    ]);
  });

  it.each([
    ['id', 'SSN 123456789', 'a social security number'],
    ['matter', 'DOB 01/05/1980', 'a date of birth'],
    ['caseTitle', 'Rivera, P.O. Box 4477', 'a home address'],
    ['location', 'Acct # 000123456789', 'an account number'],
    ['Acct # 000123456789', 'x 912-70-1234', 'a taxpayer number'],
  ])('refuses private data in %s, without repeating it', async (field, text, what) => {
    const { rejects, unknownFields } = await check(lines({ ...aHearing(text), [field]: text }));
    expect(rejects.map(({ reason }) => reason)).toEqual([
      expect.stringContaining(`holds ${what}, which is never published`),
    ]);
    const said = JSON.stringify([rejects.map(rejectLine), rejects, [...unknownFields]]);
    for (const part of text.match(/\d{2,}|Main|Rivera/g) ?? []) expect(said).not.toContain(part);
    expect(said).not.toContain('000123456789');
  });

  it('refuses a social security number without repeating it', async () => {
    const { rejects } = await check(lines(aHearing('h1', { matter: 'SSN 123-45-6789' })));
    expect(rejects).toMatchObject([{ id: 'h1', line: 1, field: 'matter' }]);
    expect(JSON.stringify(rejects)).not.toContain('6789');
    const asId = await check(lines(aHearing('123-45-6789')));
    expect(asId.rejects).toMatchObject([{ id: null, line: 1, field: 'id' }]);
  });

  it('accepts an id of 200 characters with the longest possible key, and refuses a longer id', async () => {
    const { records } = await check(lines(aHearing('会'.repeat(200)), aHearing('/'.repeat(200))));
    expect(records).toHaveLength(2);
    const fault = [1, 'id', 'must have at most 200 characters'];
    expect(await placesOf(lines(aHearing('x'.repeat(201))))).toEqual([fault]);
  });

  it('refuses a lone surrogate with its position', async () => {
    const half = 'holds half of a character (a lone surrogate): export it again as UTF-8';
    const attorneys = [{ name: 'Ann Alder' }, { name: 'Bo \ud83d Birch' }];
    expect(await placesOf(lines(aHearing('h1'), aHearing('h2', { attorneys })))).toEqual([
      [2, 'attorneys.1.name', half],
    ]);
    expect(await placesOf(lines(aHearing('h\ud800')))).toEqual([[1, 'id', half]]);
  });

  it('refuses an impossible duration, with its position', async () => {
    expect(await placesOf(lines(aHearing('h1'), aHearing('h2', { durationMinutes: 1e308 })))).toEqual([
      [2, 'durationMinutes', 'must be whole minutes from 1 to 1,440'],
    ]);
  });

  it('counts unknown fields and accepts the record', async () => {
    const { records, unknownFields } = await check(
      lines({ ...aHearing('h1'), colour: 1 }, { ...aHearing('h2'), colour: 2 }),
    );
    expect(records).toHaveLength(2);
    expect([...unknownFields]).toEqual([['colour', 2]]);
  });

  it.each([
    ['', null],
    ['[]', null],
    ['id,caseNumber\n', 1],
    ['[{"id": "h1"}', 1],
    ['[\n{"id": "h1"},\n{"id": "h2", "cas', 3],
    ['{"id": "h1"}\n{"id": h2}', 2],
  ])('refuses the whole of %j', async (text, line) => {
    await expect(check(text)).rejects.toThrow(SourceFileError);
    await expect(check(text)).rejects.toThrow(expect.objectContaining({ file: 'hearings.json', line }));
  });

  it('refuses a file with more records on one day than the maximum', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => aHearing(`h${at}`));
    const source = (count: number) => checkSource({ name: 'hearings.json', records: many(count) }, 'txwb');
    expect((await source(20_000)).records.length).toBe(20_000);
    await expect(source(20_001)).rejects.toThrow(
      'hearings.json: 20,001 records are on 2026-11-30, and a day has room for 20,000. Check the dates',
    );
  });

  it('refuses a file only if every record belongs to another court', async () => {
    const [ours, theirs, others] = ['txwb', 'kywb', 'wawb'].map((court) => aHearing(court, { court }));
    await expect(check(lines(theirs, { ...theirs, id: 'h2' }))).rejects.toThrow(
      /of court kywb, not of txwb\. Check whose file this is, then give --court kywb/,
    );
    expect((await check(lines(theirs, others))).records).toHaveLength(2);
    expect((await check(lines(theirs, aHearing('h2')))).records).toHaveLength(2);
    expect((await check(lines(ours, theirs))).records).toHaveLength(2);
  });
});

it.each(SOURCE_FIELDS)('continues after a record whose %s is an object without text', async (field) => {
  const odd = { ...aHearing('odd'), [field]: { toString: 1, valueOf: 1 } };
  const { records, rejects } = await check(lines(odd, aHearing('whole')));
  expect([...records].map(({ id }) => id)).toContain('whole');
  expect(rejects.filter(({ record }) => record !== 1)).toEqual([]);
});
