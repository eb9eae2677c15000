import { mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkExports } from './checking/check-exports';
import { openExports } from './open-exports';
import { rejectLine } from './reading/source-file';
import { failureOf } from './report';
import { loadCourt } from './run/load-court';
import { aHearing } from './testing/a-hearing';

const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MEGABYTE = 1_048_576;
const HEADER = 'id,caseNumber,caseType,caseTitle,date,time,status,matter,debtors\n';
const row = (id: string, matter = '', debtors = '') =>
  `${id},26-50001,bk,Rosa Peña,2026-11-30,09:30,scheduled,${matter},${debtors}\n`;
const json = (id: string, more: object = {}) => JSON.stringify(aHearing(id, more));
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const longText = Buffer.alloc(MEGABYTE, 'x');

/** Writes a file from pieces, some of them repeated many times. */
function write(name: string, ...pieces: (string | Uint8Array | { piece: Uint8Array; times: number })[]) {
  const path = join(folder, name);
  const file = openSync(path, 'w');
  for (const one of pieces) {
    if (typeof one === 'string' || one instanceof Uint8Array) writeSync(file, Buffer.from(one));
    else for (let left = one.times; left > 0; left -= 1) writeSync(file, one.piece);
  }
  return path;
}

/** The messages to a clerk about a file, and the exit code. */
async function told(path: string, allowRejects?: true): Promise<[number, ...string[]]> {
  try {
    const exports = await openExports({ hearings: path }, { map: null });
    const checked = await checkExports(exports, { court: await loadCourt('txwb'), allowRejects });
    return [0, ...checked.rejects.map(rejectLine)];
  } catch (error) {
    const { exitCode, rejects, message } = failureOf(error);
    return rejects.length > 0 ? [exitCode, ...rejects.map(rejectLine)] : [exitCode, message];
  }
}

describe('a record that later steps cannot process is refused with its file, line, field and reason:', () => {
  it.each([
    [
      'half of a character in an id',
      'a.json',
      `[${json('h1')},\n{"id":"h\\ud800",${json('h2').slice(1).replace('"id":"h2",', '')}]`,
      'a.json line 2, h\\ud800, id: holds half of a character (a lone surrogate)',
    ],
    [
      'half of a character in the name of a field',
      'b.json',
      `[${json('h1', { '\udc00': 1 })}]`,
      'b.json line 1, h1, record: holds half of a character',
    ],
    [
      'half of a character in a cell with people',
      'c.csv',
      `${HEADER}${row('h1', '', '"[{""name"": ""A\\udfff""}]"')}`,
      'c.csv line 2, h1, debtors.0.name: holds half of a character',
    ],
    [
      'a field nested 200,000 deep',
      'd.json',
      `[\n${json('h1').slice(0, -1)},"matter":${nested(200_000)}}]`,
      'd.json line 2, h1, matter: is nested more than 16 levels deep',
    ],
    [
      'a field that the format does not know, nested 200,000 deep',
      'e.jsonl',
      `${json('h1').slice(0, -1)},"odd":{"a":${nested(200_000)}}}\n`,
      'e.jsonl line 1, h1, odd: is nested more than 16 levels deep',
    ],
    [
      'a cell nested 200,000 deep',
      'f.csv',
      `${HEADER}${row('h1', '', nested(200_000))}`,
      'f.csv line 2, h1, debtors: is nested more than 16 levels deep',
    ],
    [
      'a record that is a list nested 200,000 deep',
      'g.json',
      `[${nested(200_000)}]`,
      'g.json line 1, record: must be a record of fields',
    ],
  ])('%s', async (_what, name, text, expected) => {
    const [code, ...lines] = await told(write(name, text));
    expect([code, lines.length, lines[0]]).toEqual([3, 1, expect.stringContaining(expected)]);
  });
});

describe('input longer than a record may be is refused without loading it into memory:', () => {
  /** megabytes */
  const times = 300;
  it('a text of 300 MB in a JSON list, and the records beside it are still read', async () => {
    const [start, end] = json('h2', { caseTitle: 'x', matter: '@' }).split('@') as [string, string];
    const path = write(
      'long.json',
      `[${json('h1')},\n`,
      start,
      { piece: longText, times },
      end,
      `,\n${json('h3', { time: '9' })}]`,
    );
    expect(await told(path)).toEqual([
      3,
      expect.stringMatching(/^long\.json line 2, matter: makes the record longer than 1,048,576 characters/),
      'long.json line 3, h3, time: is no time of day. Write times like 9:30 AM',
    ]);
    expect(await told(path, true)).toHaveLength(3);
    expect(process.memoryUsage().external).toBeLessThan(200 * MEGABYTE);
  }, 180_000);

  it('a line of 300 MB', async () => {
    const path = write(
      'long.jsonl',
      `${json('h1')}\n{"id": "`,
      { piece: longText, times },
      `"}\n${json('h2')}`,
    );
    expect(await told(path)).toEqual([
      3,
      expect.stringMatching(/^long\.jsonl line 2, id: makes the record longer/),
    ]);
  }, 60_000);

  it('a cell of 300 MB', async () => {
    const path = write('long.csv', HEADER, row('h1'), row('h2', '@').split('@')[0] ?? '', {
      piece: longText,
      times,
    });
    expect(await told(path)).toEqual([
      3,
      expect.stringMatching(
        /^long\.csv line 3: matter makes the record longer than 1,048,576 characters.*never closed/,
      ),
    ]);
  });

  it('an unclosed quotation mark in a file of 300 MB', async () => {
    const piece = Buffer.from(row('h9').repeat(15_000));
    const path = write('open.csv', HEADER, row('h1'), row('h2', '"@').split('@')[0] ?? '', { piece, times });
    expect(await told(path)).toEqual([
      3,
      expect.stringMatching(/^open\.csv line 3: matter makes the record longer.*a quotation mark is opened/),
    ]);
  });

  it('an unclosed string in a JSON list', async () => {
    const path = write('open.json', `[${json('h1')},\n{"id": "`, { piece: longText, times });
    expect(await told(path)).toEqual([
      3,
      expect.stringMatching(/^open\.json line 2: ends inside the record/),
    ]);
  }, 60_000);

  it('endless blanks', async () => {
    const path = write('blank.json', { piece: Buffer.alloc(MEGABYTE, ' '), times: 30 });
    expect(await told(path)).toEqual([
      3,
      expect.stringMatching(/^blank\.json line 1: begins with a million/),
    ]);
  });
});

describe('a file that cannot be read is refused with the reason:', () => {
  it.each<[string, Uint8Array, RegExp]>([
    ['a workbook', Buffer.from('PK\x03\x04 and so on'), /: is a workbook or zip archive that is damaged/],
    [
      'text with a broken character',
      Buffer.concat([
        Buffer.from(`${HEADER}${row('h1', 'ñ'.repeat(200_000))}h2,`),
        Buffer.from([0xe9]),
        Buffer.from('\n'),
      ]),
      / line 3: is not UTF-8 text/,
    ],
  ])('%s', async (what, bytes, message) => {
    expect(await told(write(`${what.replace(/\W/g, '')}.csv`, bytes))).toEqual([
      3,
      expect.stringMatching(message),
    ]);
  });
});

it('a column or field named __proto__ is just an unknown field', async () => {
  for (const path of [
    write('proto.csv', `__proto__,${HEADER}`, `x,${row('h1')}`),
    write('proto.json', `[${json('h1').slice(0, -1)},"__proto__":{"status":"held"}}]`),
  ]) {
    const exports = await openExports({ hearings: path }, { map: null });
    const checked = await checkExports(exports, { court: await loadCourt('txwb') });
    expect(checked.notices).toEqual([expect.stringContaining('1 unknown field ignored: __proto__')]);
  }
});
