/** How people join by phone or video, as the court prints it. */
export type DialIn = {
  phone?: string | null | undefined;
  meetingId?: string | null | undefined;
  accessCode?: string | null | undefined;
  passcode?: string | null | undefined;
  /** address of the video meeting: tells whose prompts the telephone hears */
  url?: string | null | undefined;
};

/** In the order in which the telephone asks for them. */
export const DIAL_CODES = ['accessCode', 'meetingId', 'passcode'] as const;
export type DialCode = (typeof DIAL_CODES)[number];
export type Codes = Partial<Record<DialCode, string>>;

/** Keys and pauses that a telephone enters after the number. `names` is empty if the names of the codes are unknown. */
export type Entered = { keys: string; names: DialCode[] };

/** zoom.us and zoomgov.com, with any host before them. */
const ZOOM = /^https:\/\/([\w-]+\.)*zoom(gov\.com|\.us)(\/|$)/i;

/** The digits of a code that a telephone can enter; null if it has letters. A `#` at its end is the key that ends it. */
export const codeDigits = (code: string) =>
  /^(\d{1,20})#*$/.exec(code.slice(0, 80).replace(/[\s().-]/g, ''))?.[1] ?? null;

/** The codes that the court prints; the meeting's id is left out where the access code is the same number. */
export function namedCodes(codes: Codes): DialCode[] {
  const { accessCode, meetingId } = codes;
  const isSame = accessCode && meetingId && codeDigits(accessCode) === codeDigits(meetingId);
  return DIAL_CODES.filter((name) => codes[name] && !(isSame && name === 'meetingId'));
}

/**
 * The keys that enter every code, or null if one of them cannot be entered: it has letters, or nobody can know in which
 * order the telephone asks. The `*` before a passcode is Zoom's way past the question for a participant's number.
 */
export function enterCodes(codes: Codes, url: string | null | undefined): Entered | null {
  const names = namedCodes(codes);
  const [first, second, ...more] = names.map((name) => codeDigits(codes[name] ?? ''));
  if (first === undefined) return { keys: '', names };
  if (!first || second === null || more.length > 0) return null;
  if (names.includes('accessCode') && names.includes('meetingId')) return null;
  // a video meeting of another service may have other codes for its telephone, and a link has a passcode of its own
  const isForVideo = url && (codes.meetingId ? !ZOOM.test(url) : names.includes('passcode'));
  if (isForVideo && !(names.length === 1 && codes.accessCode)) return null;
  const next = second === undefined ? '' : `,,,,${codes.meetingId ? '*' : ''}${second}#`;
  return { keys: `,,${first}#${next}`, names };
}

/**
 * The keys that the court printed after the number. If they are only some of the codes, the keys that enter all codes.
 * Null if they do not fit the codes.
 */
export function enterAsPrinted(
  printed: string,
  codes: Codes,
  url: string | null | undefined,
): Entered | null {
  const groups: readonly string[] = printed.match(/\d+/g) ?? [];
  const names = namedCodes(codes);
  const digits = names.map((name) => codeDigits(codes[name] ?? ''));
  // a passcode with letters is the link's: the second number is the telephone's
  const isWhole = digits.every((each) => (each === null ? groups.length > 1 : groups.includes(each)));
  if (isWhole) {
    const isNamed = groups.length === names.length && !digits.includes(null);
    return { keys: printed.replace(/[^\d,*#]/g, ''), names: isNamed ? names : [] };
  }
  return groups.every((each) => digits.includes(each)) ? enterCodes(codes, url) : null;
}

const LABELLED =
  /\b(?:(?:access|participant|conference|guest|attendee|meeting|webinar|security) ?)?(?:code|id|pin|passcode|password|number)(?: (?:no\.?|number|is))?[ :#=.-]{0,4}(\d[\d -]{0,22}\d|\d)(?!\d) ?#?/gi;

export type PrintedCode = { name: DialCode; code: string; at: number; length: number };

/** Codes in a text that follow their names: "access code 7250422#". */
export function codesIn(text: string): PrintedCode[] {
  return [...text.matchAll(LABELLED)].map(({ 0: whole, 1: code = '', index }) => ({
    name: /pass|pin|security/i.test(whole)
      ? 'passcode'
      : /meeting|webinar|^id/i.test(whole)
        ? 'meetingId'
        : 'accessCode',
    code,
    at: index,
    length: whole.length,
  }));
}
