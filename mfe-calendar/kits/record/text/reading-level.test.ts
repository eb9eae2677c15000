import type { ShownEntry } from '@court/domain';
import { expect, test } from 'vitest';
import { plainWords, sentencesOf } from './plain-words';
import { factsOf, HEARING, MEETING, ZOOM } from './testing/plain-facts';

/** Flesch–Kincaid grade (1975): 0.39 × words per sentence + 11.8 × syllables per word − 15.59. */
function grade(sentences: readonly string[]): number {
  const words = sentences.join(' ').match(/[A-Za-z’]+/g) ?? [];
  const syllables = words.reduce((sum, word) => {
    const bare = word.toLowerCase().replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '');
    return sum + Math.max(1, bare.match(/[aeiouy]{1,2}/g)?.length ?? 0);
  }, 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

test('tells plain words from a statute', () => {
  expect(grade(['The cat sat on the mat.'])).toBeLessThan(1);
  expect(
    grade([
      'Notwithstanding any other provision, the debtor shall surrender to the trustee all documentation reasonably required for administration of the estate.',
    ]),
  ).toBeGreaterThan(15);
});

test.each([
  ['a hearing in person', 'hearings', {}],
  ['a hearing by Zoom', 'hearings', { appear: ZOOM }],
  ['a hearing by phone', 'hearings', { appear: { mode: 'phone', phone: '(210) 555-0160' } }],
  ['a stricken hearing', 'hearings', { status: 'stricken' }],
  ['a continued hearing', 'hearings', { status: 'continued', continuedTo: '2026-12-28' }],
  ['a removed hearing', 'hearings', { status: 'removed' }],
  ['a 341 meeting on Zoom', 'meetings', { appear: ZOOM }],
  ['a 341 meeting in person', 'meetings', { appear: { mode: 'inPerson' } }],
  ['a continued 341 meeting', 'meetings', { status: 'continued' }],
] as const)('%s reads at the sixth grade', (_what, kind, more) => {
  const entry = { ...(kind === 'hearings' ? HEARING : MEETING), ...more } as ShownEntry;
  // leaves out the court's own names and numbers
  const parts = plainWords(factsOf(kind, entry, { facts: { court: null, asOf: null } }), 'spoken');
  expect(grade(parts.flatMap(sentencesOf))).toBeLessThan(6.9);
});
