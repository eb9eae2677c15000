/** Address of the court's offices; `office` is an id in `offices11`. */
export function locationLink(office?: string): string {
  return `/locations${office ? `?office=${encodeURIComponent(office)}` : ''}`;
}

type DialIn = {
  phone?: string | null;
  meetingId?: string | null;
  accessCode?: string | null;
  passcode?: string | null;
};

const digitsOf = (text: string | null | undefined) => (text ?? '').replace(/[\s().-]/g, '');

/**
 * A telephone link that dials in by itself: the number, the meeting's id or access code, and a passcode of digits. Null
 * for what is no American number.
 */
export function dialLink({ phone, meetingId, accessCode, passcode }: DialIn): string | null {
  const [, number] = /^\+?1?(\d{10})$/.exec(digitsOf(phone)) ?? [];
  if (!number) return null;
  const id = digitsOf(accessCode || meetingId);
  const code = digitsOf(passcode);
  const enter = /^\d+$/.test(id) ? `,,${id}#` : '';
  return `tel:+1${number}${enter}${enter && /^\d+$/.test(code) ? `,,,,*${code}#` : ''}`.replaceAll(
    '#',
    '%23',
  );
}
