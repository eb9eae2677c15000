import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { openText } from '../source-file';

const folder = mkdtempSync(join(tmpdir(), 'encoding-'));
const file = join(folder, 'hearings.csv');

async function read(bytes: Uint8Array) {
  writeFileSync(file, bytes);
  const { encoding, text } = await openText(file);
  let all = '';
  for await (const piece of text()) all += piece;
  return { encoding, text: all };
}

const TEXT = 'Case No.\tDebtor\tMatter\r\n26-51131-hto\tJosé Núñez\tMotion – “first” €5 Š ž œ Ÿ\r\n';
/** Longer than a piece of the file, with two-byte and three-byte letters at every split position. */
const LONG = Array.from({ length: 9_000 }, (_, at) => `${'x'.repeat(at % 7)}${TEXT}`).join('');

describe('the encoding of a file', () => {
  it.each([
    ['utf-8', 'utf8', false],
    ['utf-8', 'utf8', true],
    ['utf-16le', 'utf16-le', true],
    ['utf-16le', 'utf16-le', false],
    ['utf-16be', 'utf16-be', true],
    ['utf-16be', 'utf16-be', false],
    ['windows-1252', 'windows-1252', false],
  ])('is detected as %s', async (encoding, name, addBOM) => {
    for (const text of [TEXT, LONG]) {
      const found = await read(iconv.encode(text, name, { addBOM }));
      expect(found.encoding).toBe(encoding);
      expect(found.text === text).toBe(true);
    }
  });

  it('is Windows-1252 as defined by the WHATWG, for every assigned byte', async () => {
    const bytes = Array.from({ length: 128 }, (_, at) => 128 + at).filter(
      (byte) => ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte),
    );
    const spaced = Buffer.from(bytes.flatMap((byte) => [byte, 32]));
    expect((await read(spaced)).text).toBe(iconv.decode(spaced, 'windows-1252'));
  });

  it.each<[string, (string | number[])[], number, RegExp]>([
    [
      'a mix of UTF-8 and Windows-1252',
      ['José\nx\nJos', [0xe9], '\n'],
      3,
      /is not UTF-8 text, though line 1 is/,
    ],
    [
      'bytes that Windows-1252 does not have',
      ['a\nb', [0xe9, 0x81], '\n'],
      2,
      /neither UTF-8 nor Windows-1252/,
    ],
    ['binary data', ['a\n', [0xe9, 7, 3], '\n'], 2, /neither UTF-8 nor Windows-1252/],
    [
      'letters of an older Mac',
      ['a\nJos', [0x8e], ' N', [0x9c, 0x96], 'ez\n'],
      2,
      /an older Mac or DOS program/,
    ],
    ['letters of DOS', ['a\nb\nJos', [0x82], ' N', [0xa3, 0xa4], 'ez\n'], 3, /an older Mac or DOS program/],
    ['a NUL', ['a\nb\0\n'], 2, /holds a NUL byte/],
    ['UTF-8 that is cut within a letter', ['é\nJos', [0xc3]], 2, /is not UTF-8 text/],
  ])('is refused with the line for %s, with any split into pieces', async (_what, parts, line, reason) => {
    const bytes = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
    await expect(read(bytes)).rejects.toMatchObject({ line, reason: expect.stringMatching(reason) });
    for (let more = 262_140; more <= 262_146; more += 1) {
      const long = Buffer.concat([Buffer.from(`${'x'.repeat(more - 1)}\n`), bytes]);
      await expect(read(long)).rejects.toMatchObject({ line: line + 1 });
    }
  });

  it('is refused for UTF-16 truncated inside a character, and for UTF-32', async () => {
    const bytes = iconv.encode(TEXT, 'utf16-le', { addBOM: true });
    await expect(read(bytes.subarray(0, -1))).rejects.toMatchObject({
      line: 2,
      reason: expect.stringMatching(/UTF-16/),
    });
    await expect(read(iconv.encode(TEXT, 'utf32-le', { addBOM: true }))).rejects.toThrow('is UTF-32 text');
  });
});
