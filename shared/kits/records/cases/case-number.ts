import { unifyCaseText } from './case-text';

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
