import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogueFiles } from '../../tools/messages/catalogue-files';

type Catalogue = Record<string, Record<string, string>>;

/** Words that no message of a screen has, the words to use instead, and a message that has them. */
const WORDS: readonly (readonly [pattern: RegExp, use: string, example: string])[] = [
  [/\bcancelled/i, 'canceled', 'Cancelled: {title}'],
  [/\breading (the|what|your|this)\b|\breading ?…/i, 'loading', 'Reading the hearings of this week…'],
  [/(could ?not|couldn’t|cannot|can’t) (be )?read\b/i, 'We couldn’t load …', 'The list could not be read.'],
  [/\b(was|were|is|are) (last )?read\b/i, 'loaded', 'This was read {time}.'],
  [/ …/, '… without a space', 'Loading …'],
  [/\bas of\b/i, 'updated {time}', 'As of {time}'],
  [/\boutdated\b|^live$|\blive updates\b/i, 'May be out of date; Updated {time}', 'Live'],
  [/\b(not given|no time given|not known)\b/i, 'Not published', 'No time given'],
  [/\bgoverns?\b/i, 'come first', 'The court’s docket and your notice govern.'],
  [/\bgo(es)? by\b/i, 'follow, use', 'Go by your notice.'],
  [/\b341 hearing/i, '341 meeting', 'All 341 hearings'],
  [/\b(postponed|put off)\b/i, 'continued, rescheduled', 'The hearing was put off.'],
  [/\bstruck\b/i, 'stricken', 'Struck from the calendar'],
  [
    /\bsetting of (the|a) (hearing|meeting)\b|\bthis setting\b/i,
    'this date',
    'The court canceled this setting.',
  ],
  [/\bpresid(er|ing)\b/i, 'judge, trustee', 'Presider'],
  [/\bcounsel\b/i, 'attorney', 'Counsel for the debtor'],
  [/\bfilers?\b/i, 'debtor, if you filed this case', 'The filer must attend.'],
  [/\bdocket number\b/i, 'ECF', 'Docket number: {value}'],
  [/\b(remote|virtual)(ly)?\b/i, 'By video, By phone', 'Virtual hearing'],
  [/\boff (your|my) list/i, 'removed from', '{label} is off your list'],
  [/\b(draws?|drawn|drawing)\b/i, 'show, map', 'This part could not be drawn.'],
  [/\b(stopped|stops) answering\b/i, 'stopped responding', 'This part stopped answering.'],
  [/\bin transit\b/i, 'on its way to you', 'This file was changed in transit.'],
  [/\breleases?\b/i, 'version', 'A newer release of this calendar'],
  [/\btake it back\b/i, 'Undo', 'Take it back'],
];

/** Sections with messages that are not for readers' screens, and the words that they may have. */
const MAY_HAVE: Readonly<Record<string, string>> = {
  // the foot of printed pages: paper does not update itself
  paper: 'as of',
  // for developers who try an area on a site
  override: 'release',
};

/** The wrong words of a catalogue, each with its place and the words to use. */
function wrongWords(catalogue: Catalogue, file: string): string[] {
  return Object.entries(catalogue).flatMap(([section, messages]) =>
    Object.entries(messages).flatMap(([key, text]) =>
      WORDS.flatMap(([pattern, use]) => {
        const [found] = pattern.exec(text) ?? [];
        const isAllowed = found === undefined || MAY_HAVE[section] === found.toLowerCase();
        return isAllowed ? [] : [`${file}: ${section}, "${key}": “${found.trim()}”. Use: ${use}`];
      }),
    ),
  );
}

test.each(catalogueFiles('.'))('%s has the words of the glossary', (file) => {
  expect(wrongWords(JSON.parse(readFileSync(file, 'utf8')), file)).toEqual([]);
});

test.each(WORDS)('finds %s', (_pattern, use, example) => {
  const found = wrongWords({ head: { title: example } }, 'en-US.json');
  expect(found).toContainEqual(expect.stringMatching(/^en-US\.json: head, "title": “.+”/));
  expect(found.join('\n')).toContain(`Use: ${use}`);
});

test('allows a date only on paper', () => {
  const text = 'Unofficial copy, as of {time}.';
  expect(wrongWords({ paper: { unofficial: text } }, 'a')).toEqual([]);
  expect(wrongWords({ page: { unofficial: text } }, 'a')).toHaveLength(1);
});
