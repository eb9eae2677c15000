/** `office` is an id in `offices11`; `room` a courtroom's name, or a place as printed where no courtroom is known by it. */
type LocationsLink = { office?: string | null | undefined; room?: string | null | undefined };

/** Address of the court's offices, opened at one of them, and at a room of it. */
export function locationsLink({ office, room }: LocationsLink = {}): string {
  const query = new URLSearchParams();
  if (office) query.set('office', office);
  if (room) query.set('room', room.slice(0, 200));
  const text = query.toString();
  return text ? `/locations?${text}` : '/locations';
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
