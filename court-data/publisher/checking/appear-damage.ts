import type { Appear } from '@court/domain';

/** `1.61235E+09`, `1612345678.0`, `####`: what spreadsheets make of numbers. */
const SPREADSHEET = /^\d+\.\d+e\+?\d+$|^\d+e\+\d+$|^[\d\s-]+\.0+$|^#+$/i;
const NUMBERS = ['meetingId', 'passcode', 'phone', 'accessCode'] as const;
const MIN_MEETING_DIGITS = 9;
const MIN_PHONE_DIGITS = 10;
/** Zoom makes passcodes of six digits, and a spreadsheet drops a zero before them. */
const ZOOM_PASSCODE_DIGITS = 6;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const CUT = /…|\.\.\.|[.,;:)\]>"'|]$|^[<("'[]|\s|^https?:(?!\/\/[^/])/i;
/** The meeting ID in a Zoom link, also if it is cut. */
const IN_LINK = /zoom\w*\.(?:com|us)\/(?:j|w|s)\/(\d*)(?=$|[?#&/…. ])/i;

/** A value by which somebody may not be able to join, and the reason as a clause. */
export type Damage = { part: string; value: string; why: string };

function linkDamage(url: string, meetingId: string): string | null {
  if (/^(?:https?:|www\.|<)/i.test(url) && CUT.test(url)) return 'is cut, or has other characters around it';
  const id = IN_LINK.exec(url)?.[1];
  if (id === undefined) return null;
  if (id.length < MIN_MEETING_DIGITS) return 'has no whole meeting ID';
  return meetingId.length >= MIN_MEETING_DIGITS && id !== meetingId
    ? 'has another meeting ID than its column'
    : null;
}

/** The values of a record that a spreadsheet or a page has damaged or cut. */
export function appearDamages({ url, meetingId, passcode, phone, accessCode }: Partial<Appear>): Damage[] {
  const found: Damage[] = [];
  const add = (part: string, value: string, why: string | null) => {
    if (why !== null) found.push({ part, value, why });
  };
  const values = { meetingId, passcode, phone, accessCode };
  for (const part of NUMBERS) {
    const text = values[part]?.trim() ?? '';
    if (SPREADSHEET.test(text)) add(part, text, 'is a number as a spreadsheet changes it');
  }
  if (found.length > 0) return found;
  const id = meetingId?.trim() ?? '';
  const isNumber = /^[\d\s-]+$/.test(id);
  if (isNumber && digitsOf(id).length < MIN_MEETING_DIGITS) add('meetingId', id, 'has too few digits');
  const line = phone?.trim() ?? '';
  if (/\d/.test(line) && digitsOf(line).length < MIN_PHONE_DIGITS) add('phone', line, 'has too few digits');
  const link = url?.trim() ?? '';
  if (link !== '') add('url', link, linkDamage(link, isNumber ? digitsOf(id) : ''));
  const code = passcode?.trim() ?? '';
  if (/^\d+$/.test(code) && code.length === ZOOM_PASSCODE_DIGITS - 1 && /zoom/i.test(link))
    add('passcode', code, 'may have lost a zero at its start');
  return found;
}
