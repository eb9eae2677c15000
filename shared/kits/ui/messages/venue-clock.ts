import { courtAtom, officesAtom } from '@court/contract';
import { type DocketRow, isDay, venueInstant, zoneName } from '@court/records';
import { atom } from 'jotai';
import { clockTime } from './court-dates';

/** Tells the time at the venues of a court. */
export type VenueClock = {
  /** `9:30 AM`, in a district of two zones `9:30 AM MST`; '' where no time is given */
  time(row: DocketRow): string;
  /** epoch ms at which a row is called; null where no day or time is given */
  instant(row: DocketRow): number | null;
};

/** The clocks of the chosen court's offices; where an office is not known, the court's first. */
export const venueClockAtom = atom((get): VenueClock => {
  const { byId: offices } = get(officesAtom);
  const zones = get(courtAtom)?.timeZones ?? ['UTC'];
  const names = new Map<string, string>();
  const nameOf = (zone: string, date: string) => {
    const known = names.get(zone + date) ?? zoneName(zone, date);
    names.set(zone + date, known);
    return known;
  };
  const zoneOf = ({ officeId }: DocketRow) => offices[officeId ?? '']?.timeZone || null;
  return {
    time(row) {
      if (!row.time) return '';
      const zone = zoneOf(row);
      return zones.length > 1 && zone
        ? `${clockTime(row.time)} ${nameOf(zone, row.date)}`
        : clockTime(row.time);
    },
    instant: (row) =>
      row.time && isDay(row.date) ? venueInstant(zoneOf(row) ?? zones[0] ?? 'UTC', row.date, row.time) : null,
  };
});
