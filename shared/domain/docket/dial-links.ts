import {
  type Codes,
  codeDigits,
  codesIn,
  DIAL_CODES,
  type DialCode,
  type DialIn,
  type Entered,
  enterAsPrinted,
  enterCodes,
  namedCodes,
} from './dial-codes';

/** A phone number in the court's text. */
export type DialLink = {
  /** offset in `phone` at which the number starts; `end` is the offset after it */
  start: number;
  end: number;
  /** the number as printed, with its extension */
  number: string;
  /** `tel:` followed only by digits, `+`, `*`, pauses (`,`) and `%23` for `#` */
  href: string;
  /** whether the link enters every code or none; null if the court printed no code */
  enters: 'all' | 'none' | null;
  /** those codes, by their fields; empty if they are unknown or have no name */
  codes: DialCode[];
};

/** American (3-3-4), international (`+` or `011`), or toll-free with seven letters or digits: 1-800-CALL-USC. */
const NUMBER =
  /(?<![\d*#])(?:(?:\(?\+?1\)?[ ./-]*)?\(?[2-9]\d\d\)?[ ./-]{0,3}[2-9]\d\d[ ./-]{0,3}\d{4}(?![\d#])|(?:\+|011[ -])(?!1\b|1\d)[1-9](?:[ ().-]{0,2}\d){6,13}(?![\d#])|(?:\+?1[ .-]*)?\(?8(?:00|33|44|55|66|77|88)\)?[ .-]*(?=(?:-?\d){0,4}-?[A-Z])(?:[A-Z\d]{7}|[A-Z\d]{3}-[A-Z\d]{4}|[A-Z\d]{4}-[A-Z\d]{3})(?![A-Za-z\d-]))/g;
const EXTENSION = /^ ?[,;(]{0,2} ?(?:ext(?:ension|n)?|x)[ .:=#]*(\d{1,7})(?!\d)\)?/i;
/** Pauses and keys after a number: `,,1605550001#,,,,*424242#`. `,#` skips the prompt for a participant ID. */
const KEYS = /^(?: ?,+ ?[*#]*\d[\d -]{0,18}#+| ?,{2,} ?[*#]*\d{1,15}(?![\d-]| \d)| ?,+[*#]+)+/;
/** Marks text around a number that may contain more to enter, unlike a note such as "(toll-free)". */
const UNREAD = /[\d#*]|\b(?:code|id|pin|passcode|password)\b/i;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const KEYPAD = '22233344455566677778889999';

/** `+` and the digits of a number as NUMBER finds it. */
function callable(number: string): string {
  const digits = number
    .replace(/\(0\)/, '')
    .replace(/[A-Z]/g, (letter) => KEYPAD[LETTERS.indexOf(letter)] ?? '')
    .replace(/[^\d+]/g, '');
  if (digits.startsWith('+')) return digits;
  if (digits.startsWith('011')) return `+${digits.slice(3)}`;
  return digits.length === 11 ? `+${digits}` : `+1${digits}`;
}

/** Replaces all kinds of dashes and spaces by `-` and ` `. The length stays the same, so that offsets stay valid. */
const plain = (text: string) => text.replace(/[\u2010-\u2015\u2212]/g, '-').replace(/\s/g, ' ');

/** The codes of a number: the record's and those printed beside it. Null if they contradict each other. */
function allCodes(dialIn: DialIn, printed: readonly { name: DialCode; code: string }[]): Codes | null {
  const codes: Codes = {};
  for (const name of DIAL_CODES) if (dialIn[name]) codes[name] = dialIn[name];
  for (const { name, code } of printed) {
    const known = Object.values(codes).some((each) => codeDigits(each) === codeDigits(code));
    if (known) continue;
    if (codes[name]) return null;
    codes[name] = code;
  }
  return codes;
}

/**
 * The numbers in `phone` as links that call them. A link enters all codes or none. It enters an access code, a meeting
 * id with a passcode, or the keys that the court printed after the number. An extension is entered after a pause,
 * because many phones ignore RFC 3966's `;ext=`. Empty for a text without a whole number.
 */
export function dialLinks(dialIn: DialIn): DialLink[] {
  const text = plain(dialIn.phone ?? '');
  const printed = codesIn(text);
  let numbers = text;
  for (const { at, length } of printed)
    numbers = numbers.slice(0, at) + '~'.repeat(length) + numbers.slice(at + length);
  const found: { start: number; end: number; after: number; keys: string; base: string }[] = [];
  for (const { 0: number, index: start } of numbers.matchAll(NUMBER)) {
    const last = found.at(-1);
    if (last && start < last.after) continue;
    const [written = '', extension] = EXTENSION.exec(numbers.slice(start + number.length)) ?? [];
    const end = start + number.length + written.length;
    const [keys = ''] = KEYS.exec(numbers.slice(end)) ?? [];
    const base = callable(number) + (extension ? `,,${extension}` : '');
    found.push({ start, end, after: end + keys.length, keys, base });
  }
  const isOnly = found.length === 1;
  // `rest` is the text from a number to the next; for the first number it also includes the text before it
  const bounds = found.map(({ start, after }, index) => ({
    from: isOnly ? 0 : start,
    to: found[index + 1]?.start ?? text.length,
    rest: (index === 0 ? numbers.slice(0, start) : '') + numbers.slice(after, found[index + 1]?.start),
  }));
  const ownCodes = bounds.map(({ from, to }) => printed.filter(({ at }) => at >= from && at < to));
  return found.map(({ start, end, after, keys, base }, index) => {
    const own = ownCodes[index] ?? [];
    const isUnclear = UNREAD.test(bounds[index]?.rest ?? '') || (printed.length > 0 && own.length === 0);
    const codes = allCodes(dialIn, own);
    let entered: Entered | null = null;
    if (codes && !isUnclear)
      entered = keys ? enterAsPrinted(keys, codes, dialIn.url) : enterCodes(codes, dialIn.url);
    return {
      start,
      end: entered?.keys && keys ? after : end,
      number: (dialIn.phone ?? '').slice(start, end),
      href: `tel:${base}${entered?.keys ?? ''}`.replaceAll('#', '%23'),
      enters: entered ? (entered.keys ? 'all' : null) : 'none',
      codes: entered?.names ?? (codes && !isUnclear ? namedCodes(codes) : []),
    };
  });
}
