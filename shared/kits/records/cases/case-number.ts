import { shortHash } from '../docket/keys';

/**
 * Text that may be a case number, on one footing: lower case, every kind of dash and space one `-`, digits of any
 * width, no invisible characters.
 */
export function unifyCaseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\s_\p{Pd}\u2212]+/gu, '-')
    .replace(/-?:-?/g, ':')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}

const LABELS =
  /^(?:in re|in the matter of|(?:chapter|ch)[ .]*\d+|bankruptcy|bankr|bky|adversary|adv|proceeding|proc|pro|docket|cases?|number|num|nos?)(?![a-z])[ .:#,-]*/;

/**
 * Takes "Case No.", "In re", "#" and their like off the front of a typed case number; `bare` is lower case. An
 * adversary's label says the type.
 */
export function withoutCaseLabels(text: string): { bare: string; type: CaseType | null } {
  let bare = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[ #.:,-]+/, '');
  let type: CaseType | null = null;
  for (let label = LABELS.exec(bare); label; label = LABELS.exec(bare)) {
    if (label[0].startsWith('adv')) type = 'ap';
    bare = bare.slice(label[0].length);
  }
  return { bare, type };
}

/** A case as the index gives it back: the printed number and the record's type. */
export type NumberedCase = { number: string; type: CaseType };

const TYPE_ORDER: CaseType[] = ['bk', 'ap', 'mp'];

/** The newest year first, then bankruptcy cases before adversary and miscellaneous proceedings, then by serial. */
export function compareCases(a: NumberedCase, b: NumberedCase): number {
  const [x, y] = [parseCaseNumber(a.number), parseCaseNumber(b.number)];
  return (
    (y?.year ?? 0) - (x?.year ?? 0) ||
    TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type) ||
    (x?.serial ?? 0) - (y?.serial ?? 0)
  );
}

/** Key of what is no case number of a known shape: `x-` and its letters and digits. */
export function fallbackCaseKey(text: string): string {
  const folded = unifyCaseText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (!folded) return `x-${shortHash(text)}`;
  return folded.length <= 60 ? `x-${folded}` : `x-${folded.slice(0, 48)}-${shortHash(folded)}`;
}

/**
 * Database key of a case: `c2112345-bk`. What cannot be parsed gets a folded key that starts with `x-`. `type` is the
 * record's case type; `office` is given only where two cases would share the key: `c2112345-bk-o2`.
 */
export function caseKey(printed: string, type: CaseType, office?: string | null): string {
  const number = parseCaseNumber(printed);
  const key = `${number ? `c${caseDigits(number)}` : fallbackCaseKey(printed)}-${type}`;
  return office ? `${key}-o${unifyCaseText(office).replace(/[^a-z0-9]+/g, '-')}` : key;
}

/** Two digits that fall as years rise (2049 → `00`), so that key order is newest first. */
function fallingYear(year: number): string {
  return String(2049 - year).padStart(2, '0');
}

/**
 * Keys under which a printed number stands in `hrgCalCsNumEasySrch11`, before `~<caseKey>`. For 2:21-bk-12345-ABC:
 * `c2112345`, `c202112345`, `c2-2112345`; `c12345-28`, the serial in any year, newest first; and, where the record's
 * type is given, `c21-bk-12345`, which a half-typed number of one type needs.
 */
export function easySearchKeys(printed: string, type?: CaseType): string[] {
  const number = parseCaseNumber(printed);
  if (!number) return [fallbackCaseKey(printed)];
  const digits = caseDigits(number);
  const [yy, serial] = [digits.slice(0, 2), digits.slice(2)];
  const keys = [`c${digits}`, `c${number.year}${serial}`, `c${serial}-${fallingYear(number.year)}`];
  if (number.office) keys.push(`c${number.office.toLowerCase()}-${digits}`);
  const known = type ?? number.type;
  if (known) keys.push(`c${yy}-${known}-${serial}`);
  return keys;
}

export type CaseType = 'bk' | 'ap' | 'mp';

/** A case number taken apart. `office` is the court's one-character division code, `initials` are the judge's, upper case. */
export type CaseNumber = {
  office: string | null;
  /** four digits: two-digit years below 50 are of this century */
  year: number;
  type: CaseType | null;
  serial: number;
  initials: string | null;
  chapter: string | null;
};

const CHAPTER = '7|9|11|12|13|15';
/** `2:`, `8-`, or a letter run on as in `A09-00234`. */
const OFFICE = '(?:([a-z\\d])[:-]|([a-z])(?=\\d))?';
const YEAR = '(\\d{2}|19[5-9]\\d|20[0-4]\\d)';
/** A division code after the serial, as in `09-12515-1-rel` and `07-02023-8-RDD`. */
const DIVISION = '(?:-(\\d)(?=-|$))?';
/** Initials and chapter: `-JMM`, `-sgj11`, `-JJG-13`, `-13`; any other short ending is read over. */
const TAIL = `(?:(?:-([a-z]{1,5}?))?(?:-?(${CHAPTER}))?|(?:-(?=\\d*[a-z])[a-z\\d]{1,6}){1,2}(?:-(?:${CHAPTER}))?)`;
const PRINTED = new RegExp(`^(?:(bk|ap|mp)-)?${OFFICE}${YEAR}-(?:(bk|ap|mp)-)?(\\d{1,5})${DIVISION}${TAIL}$`);
/** Initials are of one case; where a word of the other case follows at once, it is a label of the page. */
const RUN_ON_LABEL = new RegExp(`(-(?:[A-Z]{2,4}|[a-z]{2,4})(?:${CHAPTER})?)[A-Z][a-z]{2,}$`);

/** Two-digit years pivot at 50: 49 is 2049, 50 is 1950. */
export function fullYear(year: string): number {
  const number = Number(year);
  if (year.length > 2) return number;
  return number < 50 ? 2000 + number : 1900 + number;
}

/** A case number as a court prints it (one whole number, nothing around it); null where it is none. */
export function parseCaseNumber(text: string): CaseNumber | null {
  const match = PRINTED.exec(unifyCaseText(text.replace(RUN_ON_LABEL, '$1')));
  if (!match) return null;
  const [, typeBefore, office, letter, year = '', type, serial = '', division, initials, chapter] = match;
  return {
    office: (office ?? letter ?? division)?.toUpperCase() ?? null,
    year: fullYear(year),
    type: caseTypeOf(typeBefore ?? type),
    serial: Number(serial),
    initials: initials?.toUpperCase() ?? null,
    chapter: chapter ?? null,
  };
}

function caseTypeOf(text: string | undefined): CaseType | null {
  return text === 'bk' || text === 'ap' || text === 'mp' ? text : null;
}

/** Two digits of the year and five of the serial, `2112345`: what the keys of a case are made of. */
export function caseDigits(n: Pick<CaseNumber, 'year' | 'serial'>): string {
  return `${String(n.year % 100).padStart(2, '0')}${String(n.serial).padStart(5, '0')}`;
}

/** `21-bk-12345`; `21-12345` where the type is not known. */
export function shortCaseNumber(n: CaseNumber): string {
  const digits = caseDigits(n);
  return [digits.slice(0, 2), n.type, digits.slice(2)].filter(Boolean).join('-');
}

/** `2:21-bk-12345-ABC` as far as known. */
export function extendedCaseNumber(n: CaseNumber): string {
  return `${n.office ? `${n.office}:` : ''}${shortCaseNumber(n)}${n.initials ? `-${n.initials}` : ''}`;
}
