export type PrivateKind =
  | 'a social security number'
  | 'a taxpayer number'
  | 'an account number'
  | 'a date of birth'
  | 'a home address';

/** `isWhole`: only a label identifies the number, and the text may contain more of it than the piece. */
export type PrivatePiece = { start: number; end: number; what: PrivateKind; isWhole: boolean };

/** 3-2-4 digits with the same separator twice. A longer number or a phone number (3-3-4) does not match. */
const SHAPED = /(?<!\d)(?<!\d[-.])(?<!\+\d{1,3} )\d{3}( ?- ?|[ .])\d\d\1\d{4}(?!\d)(?![-. ]\d)/g;
/** 4-4-4-x and 4-6-5 digits, grouped or not, with the first digits of card brands. */
const CARD =
  /(?<![\w$=/.-])(?:(?:[3-6]\d{3}|2[2-7]\d\d)([ -]?)\d{4}\1\d{4}\1\d{1,7}|3\d{3}([ -]?)\d{6}\2\d{4,5})(?![\w-]|\.\d)/g;
const NO_CARD = /\b(?:receipt|tracking|confirmation|transaction)\b[^\d]{0,25}$/i;
/** A fast first test: a text that does not match has no number of these forms. Most texts do not match. */
const MAY_BE_SHAPED = /\d{3} ?[-. ] ?\d\d ?[-. ] ?\d{4}|\d{13}|\d{4}[ -]\d{4}[ -]\d{4}|\d{4}[ -]\d{6}[ -]/;

const SSN =
  's\\.?\\s?s\\.?\\s?n(?:s|\\b)|ss\\s?(?:#|nos?\\b|num(?:ber)?\\b)|soc(?:ial)?\\.?\\s?sec(?:urity)?\\b';
const NO_SSN = '(?!\\s*(?:admin|benefit|income|disab|claim|appeal))';
const TAX =
  "(?:f?ein|itin|tin|atin|ptin)s?\\b|tax\\s?(?:payer)?(?:['’]?s)?\\s?(?:id\\b|i\\.d|identif)|tax\\s?payer\\s?(?:no\\b|num|:|$)|employer['’]?s?\\s?(?:id\\b|i\\.d|identif)|federal\\s?(?:tax\\s?)?id\\b";
const NINE = '\\d(?:[ .-]{0,3}\\d){8}(?![ .-]{0,3}\\d)';
const LABELLED = new RegExp(`\\b(?:(${SSN})${NO_SSN}|${TAX})[^\\d]{0,40}?${NINE}`, 'i');
const LABEL_BEHIND = new RegExp(`(?<![\\d.-])${NINE}[\\s([,:-]{0,4}(?:(${SSN})${NO_SSN}|${TAX})`, 'i');

/** Accounts, followed by `number`, `#` or digits. Numbers of other kinds of accounts need not be hidden. */
const ACCOUNT =
  /\b(?:(?:acc(?:oun)?ts?|acct|a\/c|routing|iban)\b|(?:loan|mortgage|card)s?\b(?=\W{0,3}(?:#|no\b|nos\b|num)))(?:\(s\)|[\s:#.()=-]|\b(?:numbers?|nos?|num|nbr|id|ending|ends|with|in|is|last|four|digits?)\b|4(?=\s+digits))*(?<![\d])(\d(?:[ -]?\d)*)/gi;
/** Case numbers, days and years, which can follow the word "account". */
const NO_ACCOUNT =
  /^\d\d-\d{4,5}$|^\d{1,2}[ -]\d{1,2}[ -]\d{2,4}$|^(?:19|20)\d\d[ -](?:(?:19|20)\d\d$|\d\d[ -]\d\d$)/;

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?';
const DAY = `(?:${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+'?\\d{2,4}|\\d{1,2}(?:st|nd|rd|th)?[\\s-]+${MONTH},?[\\s-]+\\d{2,4}|\\d{1,4}\\s?[/.-]\\s?\\d{1,2}\\s?[/.-]\\s?\\d{1,4}|(?:\\d{8}|\\d{6})(?!\\d))`;
const BIRTH = new RegExp(
  `\\b(?:d\\.?\\s?o\\.?\\s?b\\b\\.?\\W{0,6}(?:\\(?(?:of|is|was|debtor|minor|child)\\b\\W{0,4}){0,3}|(?:date\\s+of\\s+birth|birth\\s?-?(?:date|day))s?[^\\d]{0,40}?)${DAY}`,
  'i',
);
/** A birth date after "born". A person's last name may be Born. */
const BORN = new RegExp(`\\bborn\\s*(?:on\\s|:|,)?\\s*${DAY}`, 'i');
const SURNAME = /\bBorn\b(?!\s*(?:on\b|:))/;

/** Words after or under which a number is private. They also occur as headings. */
const LABEL = new RegExp(
  `\\b(?:${SSN}|${TAX}|acc(?:oun)?ts?\\b|a\\/c\\b|routing|iban|loan|mortgage|cards?\\b|d\\.?\\s?o\\.?\\s?b\\b|born\\b|birth)`,
  'i',
);
export const isPrivateLabel = (text: string) => LABEL.test(text);

/** Whether the check sum is that of a card number. */
function isCard(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length >= 13 && digits.length <= 19 && sum % 10 === 0;
}

const byShape = (text: string, hasCards: boolean): PrivatePiece[] => [
  ...[...text.matchAll(SHAPED)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    what: found.startsWith('9') ? ('a taxpayer number' as const) : ('a social security number' as const),
    isWhole: false,
  })),
  ...[...(hasCards ? text.matchAll(CARD) : [])]
    .filter(
      ({ 0: found, index }) => isCard(found) && !NO_CARD.test(text.slice(Math.max(0, index - 60), index)),
    )
    .map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      what: 'an account number' as const,
      isWhole: false,
    })),
];

function byLabel(text: string): PrivateKind | null {
  const nine = LABELLED.exec(text) ?? LABEL_BEHIND.exec(text);
  if (nine) return nine[1] ? 'a social security number' : 'a taxpayer number';
  for (const [, number = ''] of text.matchAll(ACCOUNT))
    if (number.replace(/\D/g, '').length >= 6 && !NO_ACCOUNT.test(number)) return 'an account number';
  if (BIRTH.test(text)) return 'a date of birth';
  const born = BORN.exec(text);
  return born && !SURNAME.test(born[0]) ? 'a date of birth' : null;
}

/**
 * Social security, taxpayer, account and card numbers and dates of birth in a text with ASCII dashes and spaces. Masked
 * numbers and last four digits are allowed. `hasCards` is false for ids and addresses, whose digits are arbitrary.
 */
export function privateNumbers(text: string, hasCards = true): PrivatePiece[] {
  const shaped = MAY_BE_SHAPED.test(text) ? byShape(text, hasCards) : [];
  const what = LABEL.test(text) ? byLabel(text) : null;
  return what ? [...shaped, { start: 0, end: text.length, what, isWhole: true }] : shaped;
}
