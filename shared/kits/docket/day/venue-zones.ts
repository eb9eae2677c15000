import { isDay, type Office, zoneName } from '@court/records';

/** A venue's clock on one day. */
export type VenueZone = {
  /** IANA name */
  zone: string;
  /** as people write it: CST, MDT */
  label: string;
  /** minutes to add to UTC */
  offset: number;
};

/** Making one takes longer than all the rest. */
const offsetFormats = new Map<string, Intl.DateTimeFormat>();

function offsetOf(zone: string, date: string): number {
  const format =
    offsetFormats.get(zone) ??
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  offsetFormats.set(zone, format);
  const parts = format.formatToParts(new Date(`${date}T18:00:00Z`));
  const text = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}

/** The clock of each office on `date`, by office id; an office whose zone is not known has none. */
export function venueZones(offices: Readonly<Record<string, Office>>, date: string): Map<string, VenueZone> {
  const byZone = new Map<string, VenueZone>();
  const byOffice = new Map<string, VenueZone>();
  if (!isDay(date)) return byOffice;
  for (const [id, { timeZone: zone }] of Object.entries(offices)) {
    if (!zone) continue;
    const known = byZone.get(zone) ?? { zone, label: zoneName(zone, date), offset: offsetOf(zone, date) };
    byZone.set(zone, known);
    byOffice.set(id, known);
  }
  return byOffice;
}
