import { courtAtom, officesAtom } from '@court/contract';
import { clockTime, type DocketRow, isDay, venueInstant, zoneName } from '@court/domain';
import { atom } from 'jotai';

/** Formats times in the time zones of a court's venues. */
export type VenueClock = {
  /** `9:30 AM`, or `9:30 AM MST` in a district with two zones; '' if there is no time */
  time(row: DocketRow): string;
  /** epoch ms of a row's start; null if it has no valid day or time */
  instant(row: DocketRow): number | null;
};

/** The clock of the chosen court's offices. Uses the court's first zone if an office is unknown. */
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
