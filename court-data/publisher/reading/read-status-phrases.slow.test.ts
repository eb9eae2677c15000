import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatus, statusKey } from './moments/read-status';
import { atomAt, STATUS_PHRASES } from './moments/status-words';

/** The kinds of the phrases in a text. */
function kindsOf(text: string): string[] {
  const said = statusKey(text).split(' ');
  const kinds: string[] = [];
  for (let at = 0; at < said.length; ) {
    const found = atomAt(said.slice(at));
    if (found) kinds.push(found.atom.kind);
    at += found?.length ?? 1;
  }
  return kinds;
}

describe('known phrases in any order', () => {
  const phrases = [...STATUS_PHRASES.keys()];
  const phrase = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...phrases) },
    { weight: 1, arbitrary: fc.constantFrom('12/14/2026', '9:30 AM', '- ', 'docket 45') },
  );
  const any = fc.array(phrase, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '));
  const OFF = ['vacated', 'stricken', 'cancelled', 'withdrawn', 'not-held'];

  it('are never certainly on or over with a word that means off', () => {
    fc.assert(
      fc.property(any, (text) => {
        const read = readStatus(text, 'mdy');
        if (read.confidence !== 'certain' || !kindsOf(text).includes('off')) return;
        expect(OFF.includes(read.status ?? '') || read.to !== null).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  it('are certainly on only without a word that means moved or over, except “from” a day', () => {
    fc.assert(
      fc.property(any, (text) => {
        const read = readStatus(text, 'mdy');
        if (read.confidence !== 'certain' || read.status !== 'scheduled') return;
        const kinds = kindsOf(text);
        expect(kinds).not.toContain('over');
        expect(kinds).not.toContain('off');
        if (kinds.includes('go')) expect(kinds).toContain('from');
        expect(kinds).not.toContain('to');
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('any text', () => {
  it('causes no error, is unknown unless it contains a phrase, and its key is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const { confidence } = readStatus(text, null);
        // a generated text may be "Set", which is a phrase
        if (kindsOf(text).length === 0) expect(confidence).toBe('unknown');
        const key = statusKey(text);
        expect(statusKey(key)).toBe(key);
      }),
    );
  });

  it.each(['continued to 12/14/2026 ', "'", '9:30 ', '((((', 'a', 'mon, ', '1'])(
    'is read quickly if it repeats %j many times',
    (part) => {
      const began = performance.now();
      expect(readStatus(part.repeat(5000), null).confidence).toBe('unknown');
      expect(performance.now() - began).toBeLessThan(2000);
    },
  );
});
