import type { Courtroom, Office } from '@court/domain';

/** The facts of an office. The publisher does not check them, so fields of a wrong type are left out. */
export type OfficeFacts = {
  id: string;
  name: string;
  timeZone: string;
  /** street; city, state and zip. Without the words “mail only”, which `isMailOnly` says. */
  lines: string[];
  /** null if the court does not publish it */
  staffed: boolean | null;
  /** court is held there, but the address is only for mail */
  isMailOnly: boolean;
  phone: string | null;
  hours: string | null;
  note: string | null;
  position: { lat: number; lng: number } | null;
  courtrooms: Courtroom[];
  counties: string[];
  countiesSource: string | null;
};

/** Replaces lone surrogates with U+FFFD, because URLs cannot contain them. */
const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().replace(/\p{Cs}/gu, '\ufffd') : null;
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value && typeof value === 'object' ? Object.values(value) : [];

function linesOf(address: unknown): string[] {
  if (!address || typeof address !== 'object') return [];
  const at = (name: string) => textOf(Reflect.get(address, name));
  const region = [at('state'), at('zip')].filter((part) => part !== null).join(' ');
  const town = [at('city'), region].filter(Boolean).join(', ');
  return [at('street'), town].filter((line): line is string => Boolean(line));
}

function courtroomsOf(value: unknown): Courtroom[] {
  return listOf(value).flatMap((item) => {
    if (!item || typeof item !== 'object') return [];
    const name = textOf(Reflect.get(item, 'name'));
    return name ? [{ name, from: textOf(Reflect.get(item, 'from')) ?? '' }] : [];
  });
}

const within = (degrees: unknown, most: number): degrees is number =>
  typeof degrees === 'number' && Math.abs(degrees) <= most;

/** 'Monday - Friday 8:00 AM - 4:00 PM' with en dashes. No line breaks within a range or before AM and PM. */
const hoursOf = (hours: string | null) =>
  hours?.replaceAll(' - ', '–\u2060').replace(/ (?=[AP]M\b)/g, '\u00a0') ?? null;

const MAIL_ONLY = /\s*\(?\bmail only\b\)?/i;

/** Whether the court publishes no street address of an office where court is held without a clerk. */
function isMailOnly({ staffed, address }: Pick<Office, 'staffed' | 'address'>): boolean {
  const [street] = linesOf({ street: address?.street });
  return staffed === false && (!street || MAIL_ONLY.test(street));
}

export function officeFacts(id: string, office: Office): OfficeFacts {
  const { lat, lng, staffed } = office;
  const lines = linesOf(office.address);
  const isForMail = isMailOnly(office);
  const isPlaced = within(lat, 90) && within(lng, 180);
  return {
    id,
    name: textOf(office.name) ?? id,
    timeZone: textOf(office.timeZone) ?? '',
    lines: isForMail ? lines.map((line) => line.replace(MAIL_ONLY, '')).filter(Boolean) : lines,
    staffed: typeof staffed === 'boolean' ? staffed : null,
    isMailOnly: isForMail,
    phone: textOf(office.phone),
    hours: hoursOf(textOf(office.hours)),
    note: textOf(office.note),
    position: isPlaced ? { lat, lng } : null,
    courtrooms: courtroomsOf(office.courtrooms),
    counties: listOf(office.counties).flatMap((county) => textOf(county) ?? []),
    countiesSource: textOf(office.countiesSource),
  };
}
