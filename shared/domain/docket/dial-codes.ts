/** How to join by phone or video, as the court prints it. */
export type DialIn = {
  phone?: string | null | undefined;
  meetingId?: string | null | undefined;
  accessCode?: string | null | undefined;
  passcode?: string | null | undefined;
  /** URL of the video meeting, which shows whose phone prompts apply */
  url?: string | null | undefined;
};

/** In the order in which the telephone asks for them. */
export const DIAL_CODES = ['accessCode', 'meetingId', 'passcode'] as const;
export type DialCode = (typeof DIAL_CODES)[number];
export type Codes = Partial<Record<DialCode, string>>;

/** Keys and pauses that the phone enters after the number. `names` is empty if the names of the codes are unknown. */
export type Entered = { keys: string; names: DialCode[] };

/** zoom.us and zoomgov.com, with any host before them. */
const ZOOM = /^https:\/\/([\w-]+\.)*zoom(gov\.com|\.us)(\/|$)/i;

/**
 * The digits of a code that a phone can enter. Null if it has letters. A `#` at the end is the key that ends the code.
 */
export const codeDigits = (code: string) =>
  /^(\d{1,20})#*$/.exec(code.slice(0, 80).replace(/[\s().-]/g, ''))?.[1] ?? null;

/** The codes that the court prints. The meeting id is left out if the access code is the same number. */
export function namedCodes(codes: Codes): DialCode[] {
  const { accessCode, meetingId } = codes;
  const isSame = accessCode && meetingId && codeDigits(accessCode) === codeDigits(meetingId);
  return DIAL_CODES.filter((name) => codes[name] && !(isSame && name === 'meetingId'));
}

/**
 * The keys that enter every code. Null if a code cannot be entered because it has letters, or because the phone's
 * order of codes is unknown. The `*` before a passcode skips Zoom's prompt for a participant ID.
 */
export function enterCodes(codes: Codes, url: string | null | undefined): Entered | null {
  const names = namedCodes(codes);
  const [first, second, ...more] = names.map((name) => codeDigits(codes[name] ?? ''));
  if (first === undefined) return { keys: '', names };
  if (!first || second === null || more.length > 0) return null;
  if (names.includes('accessCode') && names.includes('meetingId')) return null;
  // a video meeting of another service may have other codes for phones, and a link may have its own passcode
  const isForVideo = url && (codes.meetingId ? !ZOOM.test(url) : names.includes('passcode'));
  if (isForVideo && !(names.length === 1 && codes.accessCode)) return null;
  const next = second === undefined ? '' : `,,,,${codes.meetingId ? '*' : ''}${second}#`;
  return { keys: `,,${first}#${next}`, names };
}

/**
 * The keys that the court printed after the number. If these are only some of the codes, the keys that enter all
 * codes. Null if they do not match the codes.
 */
export function enterAsPrinted(
  printed: string,
  codes: Codes,
  url: string | null | undefined,
): Entered | null {
  const groups: readonly string[] = printed.match(/\d+/g) ?? [];
  const names = namedCodes(codes);
  const digits = names.map((name) => codeDigits(codes[name] ?? ''));
  // a passcode with letters belongs to the link, so the second number is the phone's passcode
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

/** Codes in a text that follow their labels: "access code 7250422#". */
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
