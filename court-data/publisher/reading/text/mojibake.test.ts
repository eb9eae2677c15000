import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { mojibake } from './mojibake';

const WORDS = [
  'José',
  'Núñez',
  'Peña',
  'Müller',
  'Ângela',
  'São Paulo',
  'Škoda',
  '“first”',
  'Motion – first’s',
  '€5',
  'Žižek',
  'É. Roy',
];

describe('text damaged by a wrong encoding', () => {
  it.each(WORDS)('is found if UTF-8 was read in another encoding: %s', (word) => {
    for (const encoding of ['windows-1252', 'latin1', 'macroman', 'cp437']) {
      const once = iconv.decode(Buffer.from(word), encoding);
      expect([encoding, once, mojibake(once)]).toEqual([encoding, once, expect.any(String)]);
    }
    const twice = iconv.decode(Buffer.from(iconv.decode(Buffer.from(word), 'windows-1252')), 'windows-1252');
    expect([twice, mojibake(twice)]).toEqual([twice, expect.any(String)]);
  });

  it('is reported with the damaged piece and the reason', () => {
    expect(mojibake('José NÃºÃ±ez')).toBe('"Ãº" (UTF-8 was read as Windows-1252)');
    expect(mojibake('Jos\ufffd')).toBe('"Jos\ufffd" (a program could not read a letter there)');
    expect(mojibake('N??ez')).toContain('a letter was lost');
  });

  it.each([
    ...WORDS,
    ...[
      'Ñ',
      'Trần Văn Â',
      'Lê Âu',
      'Ānanda',
      'Ștefan',
      'Łukasz',
      'ÅSE',
      'IRMÃOS',
      'Âge',
      'ÀÉÎÕÜ',
      'Dvořák',
      'Nguyễn',
      '§ 341(a) ¶ 2 ©',
    ],
    ...[
      'Where? When?',
      'https://a.example/?café=1',
      'see www.x.example/é?page=2',
      'André’s “café”',
      'JOSÉ’S',
      '½ day · 10°',
      'Ελένη',
      '李',
    ],
  ])('is not reported for %j', (text) => {
    expect(mojibake(text)).toBeNull();
  });
});
