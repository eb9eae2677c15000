import { isRecord } from '../record-limits';

type Fields = Record<string, unknown>;

/** Phrases for a party without an attorney. Lower case, one space between words. */
const SELF = [
  '(?:in )?pro (?:se|per)',
  'in (?:propria|proper|pro) persona?',
  'propria persona',
  'prose (?:debtors?|plaintiffs?|defendants?|litigants?)|(?:debtors?|plaintiffs?|defendants?) prose',
  'self ?rep(?:resent(?:ed|ing|ation))?',
  'un ?rep(?:resented)?|non represented',
  'represent(?:s|ed|ing) (?:by )?(?:(?:him|her|it)?self|themsel(?:f|ves))',
  'not (?:currently )?represented(?: by (?:an )?(?:attorney|counsel|lawyer))?',
  '(?:no|without)(?: an| any)?(?: legal)? (?:attorneys?|attys?|counsel|lawyers?|representation)',
].join('|');
/** Phrases that are not a name. Another field may name the firm. */
const EMPTY = 'none|nobody|no one|no name|unknown|n a|not applicable|no appearances?';
/** Words that are also last names. They mean "no attorney" only if the name has no other word. */
const SINGLE = /^(?:na|self|himself|herself|themselves|prose|se pro)$/;
/** Words of a role, a form or a sentence, which never name a person. */
const FILLER =
  /\b(?:in possession|on behalf|the|is|are|has|have|of|on|at|and|by|for|as|to|this time|now|yet|both|currently|appear(?:s|ing|ance)?|acting|proceeding|filing|joint|co|counter|cross|third|[12]|debtors?|plaintiffs?|defendants?|creditors?|movants?|petitioners?|respondents?|claimants?|objectors?|appellants?|appellees?|part(?:y|ies)|litigants?|filers?|individuals?|attorneys?|atty|counsel|lawyer|name|record|file|listed|given|named|known|assigned|entered|found|required|needed|necessary)\b/g;
/** An organization that helps parties without an attorney, such as `Pro Se Legal Clinic`. */
const ORGANIZATION =
  /\b(?:clinics?|cent(?:er|re)s?|projects?|programs?|law|legal|services?|offices?|help|desk|staff|assistance|partners|group|associates|ll[cp]|pllc|inc)\b/;

const SELF_WORDS = new RegExp(`\\b(?:${SELF})\\b`, 'g');
const NOBODY_WORDS = new RegExp(`\\b(?:${SELF}|${EMPTY})\\b`, 'g');
/** Matches `SELF` unless the words before it negate it, and the text up to the next separator. */
const SELF_BESIDE = new RegExp(
  `(?<!\\b(?:not|non|longer|formerly|previously|was|for|against) )\\b(?:${SELF})\\b([^#]*)`,
  'g',
);

/** Lower case without accents, one space between words. `#` stands for a separator, such as a comma or a bracket. */
function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}’']/gu, '')
    .replace(/\bPro(?=(?:Se|Per)\b)/g, '$& ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/([([]) ?prose ?(?=[)\]])/g, '$1pro se')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\(s\)/g, 's')
    .replace(/[^\p{L}\p{N}]+/gu, (signs) => (/[,:;/|()[\]–—]| -|- /.test(signs) ? ' # ' : ' '));
}
const tidy = (text: string) => text.replace(/#/g, ' ').replace(/\s+/g, ' ').trim();

/** Whether a text has some of these words and otherwise only words that name no person. */
function isOnly(text: string, words: RegExp): boolean {
  const rest = text.replace(words, '#');
  return rest !== text && tidy(rest.replace(FILLER, '')) === '';
}

/** Whether an attorney's name only says that the party has no attorney: `(PRO SE)`, `Debtor pro se`, `None`. */
function isNobody(name: string): boolean {
  const words = tidy(plainName(name));
  return SINGLE.test(words) || isOnly(words, NOBODY_WORDS);
}

/** Whether a firm or role says that the person of this record has no attorney. */
function isSelfOnly(text: string): boolean {
  const words = tidy(plainName(text));
  return /^(?:him|her|it)?self$/.test(words) || isOnly(words, SELF_WORDS);
}

/**
 * Whether a name says that the party has no attorney, also beside a person's name, such as `Maria Lopez, pro se`. That
 * person is the party. `Pro Se / Ann Alder` may name an attorney, but she cannot be distinguished from a party.
 */
function isUnrepresented(name: string): boolean {
  const text = plainName(name);
  if (isOnly(tidy(text), SELF_WORDS)) return true;
  return [...text.matchAll(SELF_BESIDE)].some(([, after = '']) => !ORGANIZATION.test(after));
}

/**
 * A fast first test: matches every text that the checks above match. It excludes most attorneys in a tenth of the time.
 */
const HINT = /\bpro|\bpersona|self|selves|rep|\bno|\bna?\b|\bun|without|\bw\/o|\bse\b/i;
const says = (value: unknown, check: (text: string) => boolean) =>
  typeof value === 'string' && HINT.test(value) && check(value);
const isBlank = (value: unknown) => value === '' || value === null || value === undefined;

/** Removes a name that means "no attorney". Null if the record then names neither a person nor a firm. */
function representative(one: unknown): unknown {
  if (!isRecord(one)) return one;
  const { name, firm, represents, partyRole } = one;
  if (says(name, isUnrepresented)) return null;
  if ([firm, represents, partyRole].some((text) => says(text, isSelfOnly))) return null;
  const isFirmNobody = says(firm, isNobody);
  if (says(name, isNobody)) return isBlank(firm) || isFirmNobody ? null : { ...one, name: '' };
  return isBlank(name) && isFirmNobody ? null : one;
}

/**
 * Removes attorneys whose record says that the party has no attorney. Otherwise search would find `Pro Se` as an
 * attorney, and a party as her own attorney.
 */
export function leaveOutUnrepresented({ fields }: { fields: Fields }): void {
  const { attorneys, movant } = fields;
  if (Array.isArray(attorneys))
    fields.attorneys = attorneys.map(representative).filter((one) => one !== null);
  if (isRecord(movant) && says(movant.attorney, isNobody)) fields.movant = { ...movant, attorney: null };
}
