/**
 * Normalizes a text that may be a case number: lower case, every kind of dash and space as one `-`, ASCII digits, no
 * invisible characters.
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

const LABEL_WORDS =
  'in ?re|in the matter of|(?:chapter|ch)[ .]*\\d+|(?:lead|main|member)(?: ?case)?|bankruptcy|bankr|bk[yrc]|adversary|adv|proceeding|proc|pro|docket|cases?(?: ?(?:number|num|nos?))?|number|num|nos?';
const AFTER_LABEL = '(?![a-z])[ .:#,-]*';
const TYPED_LABEL = new RegExp(`^(?:${LABEL_WORDS})${AFTER_LABEL}`);
const PRINTED_LABEL = new RegExp(`^(${LABEL_WORDS}|bk|ap|mp|mc|misc|miscellaneous)${AFTER_LABEL}`, 'i');

/**
 * Removes labels such as "Case No." and "Adv. Proc." from the start of a printed number. `labels` are their words
 * without punctuation.
 */
export function isolateLabels(text: string): { labels: string[]; bare: string } {
  const labels: string[] = [];
  let bare = text;
  for (let label = PRINTED_LABEL.exec(bare); label; label = PRINTED_LABEL.exec(bare)) {
    labels.push(label[1] ?? '');
    bare = bare.slice(label[0].length);
  }
  return { labels, bare };
}

/**
 * Removes "Case No.", "In re", "#" and the like from the start of a typed case number. `bare` is lower case. The label
 * of an adversary proceeding gives the type.
 */
export function withoutCaseLabels(text: string): { bare: string; type: CaseType | null } {
  let bare = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[ #.:,='"*([-]+/, '');
  let type: CaseType | null = null;
  for (let label = TYPED_LABEL.exec(bare); label; label = TYPED_LABEL.exec(bare)) {
    if (label[0].startsWith('adv')) type = 'ap';
    bare = bare.slice(label[0].length);
  }
  return { bare, type };
}

export type CaseType = 'bk' | 'ap' | 'mp';

/**
 * A parsed case number. `office` is the court's one-character division code. `initials` are the judge's, upper case.
 */
export type CaseNumber = {
  office: string | null;
  /** four digits; two-digit years below 50 are in the 2000s */
  year: number;
  type: CaseType | null;
  serial: number;
  initials: string | null;
  chapter: string | null;
};

/** Two-digit years pivot at 50: 49 is 2049, 50 is 1950. */
export function fullYear(year: string): number {
  const number = Number(year);
  if (year.length > 2) return number;
  return number < 50 ? 2000 + number : 1900 + number;
}

/** Two digits of the year and five of the serial, `2112345`, as used in case keys. */
export function caseDigits(n: Pick<CaseNumber, 'year' | 'serial'>): string {
  return `${String(n.year % 100).padStart(2, '0')}${String(n.serial).padStart(5, '0')}`;
}

/** `21-bk-12345`, or `21-12345` if the type is unknown. */
export function shortCaseNumber(n: CaseNumber): string {
  const digits = caseDigits(n);
  return [digits.slice(0, 2), n.type, digits.slice(2)].filter(Boolean).join('-');
}

/** `2:21-bk-12345-ABC` as far as known. */
export function extendedCaseNumber(n: CaseNumber): string {
  return `${n.office ? `${n.office}:` : ''}${shortCaseNumber(n)}${n.initials ? `-${n.initials}` : ''}`;
}
