import { type ClockReading, readClock } from './read-clock';
import { type DateOrder, type ReadDay, readDay } from './read-moment';

/** A token of a status: a word, a day or a time. `text` is the token in the key, "{day}" for a day. */
export type StatusToken =
  | { kind: 'word'; text: string }
  | { kind: 'day'; text: '{day}'; day: ReadDay }
  | { kind: 'time'; text: '{time}'; clock: ClockReading & { time: string } };

const WEEKDAY =
  '(?:sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?)';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const TH = '(?:st|nd|rd|th)?';
const DAY = [
  '\\d{4}(?<sign>[/.-])\\d{1,2}\\k<sign>\\d{1,2}',
  '20\\d{6}',
  '\\d{1,2}(?<mark>[/.-])\\d{1,2}\\k<mark>(?:\\d{4}|\\d{2})',
  `${MONTH}[. -] ?\\d{1,2}${TH}[,-]? ?\\d{4}`,
  `\\d{1,2}${TH}[ -]${MONTH}[., -] ?(?:\\d{4}|\\d{2})`,
].join('|');
const HALF = ' ?(?:[ap]\\.? ?m\\b\\.?|[ap]\\b)';
const TIME = `12(?::00)? ?(?:p\\.?m\\.? ?)?\\(?noon\\)?|noon|midnight|\\d{1,2}[:.]\\d{2}(?::\\d{2})?${HALF}|\\d{1,2}:\\d{2}(?::\\d{2})?|\\d{1,4}${HALF}`;
const MOMENT = new RegExp(
  `(?<![\\p{L}\\d/.:-])(?:(?<day>(?:${WEEKDAY}[.,]{0,2} ?)?(?:${DAY})(?: ?\\(${WEEKDAY}\\))?)|(?<time>${TIME}))(?![\\p{L}\\d:]|[/.-]\\d)|\\{(?:day|time)\\}`,
  'gu',
);
/** "w/d" is one word. Separators are not words. Every other symbol is a word of its own. */
const WORD = /w\/d(?:rawn)?(?!\p{L})|[\p{L}\p{M}\p{N}']+|[^\s*_()[\]{}<>.,;:!\-/|"#•=]/gu;
const ALIKE: Readonly<Record<string, string>> = { '&': 'and', '@': 'at' };

/** Normalizes case, quotes, dashes, whitespace and invisible characters. */
const foldPhrase = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase()
    .replace(/(\d{4}-\d{2}-\d{2})t(?=\d{2}:)/g, '$1 ')
    .replace(/\s+/g, ' ')
    .trim();

function wordsOf(text: string): StatusToken[] {
  return [...text.matchAll(WORD)].flatMap(([word]) => {
    const bare = word.replace(/^'+|'+$/g, '');
    return bare === '' ? [] : [{ kind: 'word', text: ALIKE[bare] ?? bare }];
  });
}

function momentOf(said: string, groups: Record<string, string | undefined>, order: DateOrder | null) {
  if (groups.day) return [{ kind: 'day', text: '{day}', day: readDay(groups.day, order) } as const];
  const clock = groups.time ? readClock(groups.time) : null;
  if (clock && clock.time !== null) return [{ kind: 'time', text: '{time}', clock } as const];
  return groups.time ? wordsOf(said) : [{ kind: 'word', text: said } as const];
}

/** The words, days and times of a status, in order. */
export function statusTokens(text: string, order: DateOrder | null): StatusToken[] {
  const folded = foldPhrase(text);
  const tokens: StatusToken[] = [];
  let end = 0;
  for (const { 0: said, index, groups = {} } of folded.matchAll(MOMENT)) {
    tokens.push(...wordsOf(folded.slice(end, index)), ...momentOf(said, groups, order));
    end = index + said.length;
  }
  return [...tokens, ...wordsOf(folded.slice(end))];
}
