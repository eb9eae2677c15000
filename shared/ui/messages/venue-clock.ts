import { courtAtom, officesAtom } from '@court/contract';
import { clockTime, type DocketRow, isDay, placeOf, venueInstant, zoneClock, zoneName } from '@court/domain';
import { atom } from 'jotai';

/** Formats times in the time zones of a court's venues. */
export type VenueClock = {
  /** `9:30 AM`, or `9:30 AM MST` in a district with two zones; '' if there is no time */
  time(row: DocketRow): string;
  /** the time on the court's main clock, `(9:30 CST)`; '' if that shows the same time */
  mainTime(row: DocketRow): string;
  /** sort key: day, moment, then the order of the docket. '' if nothing is known */
  place(row: DocketRow | null): string;
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
  const [main = 'UTC'] = zones;
  const instant = (row: DocketRow) =>
    row.time && isDay(row.date) ? venueInstant(zoneOf(row) ?? main, row.date, row.time) : null;
  return {
    mainTime(row) {
      const at = instant(row);
      const clock = at === null ? '' : zoneClock(main, at);
      if (!clock || clock === clockTime(row.time ?? '')) return '';
      return `(${clock} ${nameOf(main, row.date)})`;
    },
    // rows without a time are the last of their day
    place: (row) => (row ? `${row.date} ${instant(row) ?? 'later'} ${placeOf(row)}` : ''),
    time(row) {
      if (!row.time) return '';
      const zone = zoneOf(row);
      return zones.length > 1 && zone
        ? `${clockTime(row.time)} ${nameOf(zone, row.date)}`
        : clockTime(row.time);
    },
    instant,
  };
});
