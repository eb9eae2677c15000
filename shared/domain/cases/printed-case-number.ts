import { type CaseNumber, type CaseType, fullYear, isolateLabels } from './case-number';

/** A text that contains a case number: the number, other numbers beside it, and the remaining words. */
export type PrintedCaseNumber = {
  number: CaseNumber;
  /** other numbers in the text, e.g. the adversary proceeding of `26-10971 / 26-01171` */
  also: CaseNumber[];
  /** words beside the numbers as printed: `(Jointly Administered)`; '' if there are none */
  rest: string;
};

/** Characters that spreadsheets put around a number (`="26-10969"`, `'26-10970`), and footnote marks after it. */
const ARTEFACTS_BEFORE = /^[\s='"’‘“”`]+/;
const ARTEFACTS_AFTER = /[\s='"’‘“”`*†‡;,]+$/;

/**
 * Removes spreadsheet characters and footnote marks: `="26-10969"` → `26-10969`. The rest stays as the court prints
 * it.
 */
export function cleanCaseNumber(text: string): string {
  return text.replace(ARTEFACTS_BEFORE, '').replace(ARTEFACTS_AFTER, '');
}

const CHAPTER = '(7|9|11|12|13|15)';
const YEAR = '(\\d{2}|19[5-9]\\d|20[0-4]\\d)';
/**
 * `2:`, `8-`, or an attached letter as in `A09-00234`. A lookahead after the letter would fail in V8's compiled code
 * (Node 20.20).
 */
const OFFICE = '(?:([a-z\\d])[:\\- ]|([a-z]))?';
const TYPE = '(bk[ycr]?|b|ap|adv|a|mp|mc|misc)';
/** Office, year, type, serial, and a division code after the serial as in `09-12515-1-rel`. */
const CORE = new RegExp(
  `^${OFFICE}${YEAR}(?:[- ]?${TYPE}[- .]*|[- ])(\\d{1,5})(?![\\d]|[.:]\\d)(?:(?<=\\d{3})-(\\d)(?=[- /(]|$))?`,
  'i',
);
/**
 * A word attached to the initials in the other letter case is a label of the page: `-ABCChapter`. Initials have one
 * letter case.
 */
const RUN_ON_LABEL = new RegExp(`(-(?:[A-Z]{2,4}|[a-z]{2,4})${CHAPTER}?)[A-Z][a-z]{2,}$`);

/** The case type that a word in a number, or in a label before it, means: `B` in `26 B 10962`. Null for other words. */
export function typeOfWord(word: string): CaseType | null {
  if (/^(?:bk[ycr]?|b)$/i.test(word)) return 'bk';
  if (/^(?:ap|adv|adversary|a)$/i.test(word)) return 'ap';
  return /^(?:mp|mc|misc|miscellaneous)$/i.test(word) ? 'mp' : null;
}

/** Unifies dashes and spaces, and removes those around dashes and colons. Keeps upper and lower case. */
function evenText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\s_]+/g, ' ')
    .replace(/ ?[\p{Pd}\u2212](?:[ \p{Pd}\u2212]*[\p{Pd}\u2212])? ?/gu, '-')
    .replace(/[ -]?:[ -]?/g, ':')
    .replace(/^[ #.:,;*'"=([-]+|[ ;,*†‡'"-]+$/g, '');
}

type Core = { number: CaseNumber; digits: number; rest: string };

/** The labels and the number at the start of a text. Null if the text starts otherwise. */
function readCore(text: string): Core | null {
  const { labels, bare } = isolateLabels(text);
  const match = CORE.exec(bare);
  if (!match) return null;
  const [all, office, letter, year = '', type = '', serial = '', division] = match;
  // 9-12-2026 is a date
  if (office && /^\d-/.test(all) && /^(?:19|20)\d\d$/.test(serial)) return null;
  const number: CaseNumber = {
    office: (office ?? letter ?? division)?.toUpperCase() ?? null,
    year: fullYear(year),
    type: typeOfWord(type) ?? labels.map(typeOfWord).find((one) => one !== null) ?? null,
    serial: Number(serial),
    initials: null,
    chapter: null,
  };
  return { number, digits: serial.length, rest: bare.slice(all.length) };
}

/** `In re Smith, Case No. 09-10156 (ALG)`: the part before the number. */
const BEHIND_TITLE = /^in (?:re|the matter of)\b.*?[ ,(](?=(?:bankr\S*|adv\S*|case|no)\b)/i;

const INITIALS = new RegExp(`^[-/]([a-z]{1,5}?)(?:[- ]?${CHAPTER})?(?![a-z\\d])`, 'i');
/** Initials after a space: only if a chapter, a note, another number or the end follows: `26-10976 ABC`. */
const SPACED_INITIALS = new RegExp(
  `^ (?!and\\b|lead\\b|main\\b|see\\b)([A-Z]{2,4}|[a-z]{2,4})(?:[- ]?${CHAPTER})?(?=$|[-(/,;&]| (?:[(/&]|ch|and\\b|\\d\\d-))`,
);
const INITIALS_INSIDE = new RegExp(`^(?!lead|main|old|new)([a-z]{2,4})?(?:-?${CHAPTER})?$`, 'i');
/** Any other short suffix, e.g. `-H4-7`. */
const OTHER_ENDING = /^-(?=\d*[a-z])[a-z\d]{1,6}(?:-(?:7|9|11|12|13|15))?(?![a-z\d])/i;
const IN_CHAPTER = new RegExp(`^(?:[ ,;-]*(?:chapter|chap|ch)[. ]*|[- ])${CHAPTER}(?![a-z\\d])`, 'i');
const IN_PARENTHESES = /^[ -]*[([]([^)\]]*)[)\]]?/;
const BETWEEN = /^(?:[ \-/;,&+|]|and )+(?=\S)/i;
const NOT_CHAPTER = new RegExp(`^-(?!${CHAPTER}(?!\\d))\\d`);
const NOTHING = /^[ .,;:*†‡#'")\]-]*$/;

/** Parses the text after the first number into `found`. */
function readTail(text: string, found: PrintedCaseNumber): void {
  const { number, also } = found;
  const said: string[] = [];
  const other = (part: string): string | null => {
    const next = readCore(part);
    if (!next || next.digits < 5) return null;
    also.push(next.number);
    return next.rest;
  };
  let rest = text;
  while (!NOTHING.test(rest)) {
    const current = also.at(-1) ?? number;
    const before = rest;
    const note = IN_PARENTHESES.exec(rest);
    const between = BETWEEN.exec(rest)?.[0];
    const after = between ? other(rest.slice(between.length)) : null;
    if (note) {
      const [all, inside = ''] = note;
      rest = rest.slice(all.length);
      const type = typeOfWord(inside.replace(/\.$/, ''));
      const words = INITIALS_INSIDE.exec(inside);
      const chapter = words?.[2] ?? IN_CHAPTER.exec(` ${inside}`)?.[1];
      if (type) current.type ??= type;
      else if (words?.[1]) current.initials ??= words[1].toUpperCase();
      else if (!chapter && other(inside) === null && inside.trim()) said.push(all.trim());
      if (chapter) current.chapter ??= chapter;
      continue;
    }
    if (after !== null) {
      rest = after;
      continue;
    }
    const initials = INITIALS.exec(rest) ?? SPACED_INITIALS.exec(rest);
    if (initials) {
      const [, word = '', chapter] = initials;
      if (!/^bk[ycr]$/i.test(word)) current.initials ??= word.toUpperCase();
      current.chapter ??= chapter ?? null;
      rest = rest.slice(initials[0].length);
    }
    const chapter = initials ? null : IN_CHAPTER.exec(rest);
    if (chapter) {
      current.chapter ??= chapter[1] ?? null;
      rest = rest.slice(chapter[0].length);
    }
    if (rest === before) rest = rest.replace(OTHER_ENDING, '');
    if (rest === before) {
      said.push(rest.replace(/^[ ,;-]+/, ''));
      break;
    }
  }
  found.rest = said.join(' ').trim();
}

/**
 * Parses the text of a case-number field, with labels, notes and other numbers beside the number. Null if the text
 * does not begin with a number. Names, dates, telephone numbers, social security numbers and document numbers return
 * null.
 */
export function readPrintedCaseNumber(text: string): PrintedCaseNumber | null {
  const even = evenText(text.replace(RUN_ON_LABEL, '$1'));
  const title = BEHIND_TITLE.exec(even)?.[0];
  const core = readCore(even) ?? (title ? readCore(even.slice(title.length)) : null);
  if (!core) return null;
  const { number, digits, rest } = core;
  // A chapter of two digits after a short serial would be a date, as would 09-12-2026. No serial is followed by four
  // digits.
  if (digits < 3 ? /^-\d/.test(rest) : /^-\d{4}/.test(rest)) return null;
  if (digits < 5 && NOT_CHAPTER.test(rest)) return null;
  const found: PrintedCaseNumber = { number, also: [], rest: '' };
  readTail(rest, found);
  // 12-30 Main Street
  if (digits < 4 && number.type === null && /^[^(]/.test(found.rest)) return null;
  return found;
}

/** The case number in the text of a case-number field, in any form that courts print; null if there is none. */
export function parseCaseNumber(text: string): CaseNumber | null {
  return readPrintedCaseNumber(text)?.number ?? null;
}
