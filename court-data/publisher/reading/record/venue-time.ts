import type { CourtConfig } from '@court/domain';
import { type Asking, askOf, venueZone } from '../clerk';
import { fitsZone } from '../moments/read-clock';
import type { Reading } from '../reading';
import { printedValue } from '../record-limits';
import type { Fault } from '../source-file';

const NO_ZONE =
  'is a time with an offset, and the court file names no office from which its zone is known. Export the venue’s own time';

export type Moment = { day?: string | null; time?: string | null };
/** `asking` is null if there is no clerk to ask. */
type Job = { fields: Record<string, unknown>; reading: Reading; asking: Asking | null };

/** Local day and time of an instant in an IANA zone. */
function localOf(instant: number, zone: string): { day: string; time: string } {
  const text = new Date(instant).toLocaleString('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The published name of the record's office: by the map, as printed, or by default. Empty if there is none. */
function officeOf({ fields, reading }: Job): string {
  const printed = printedValue(fields.office).trim() || (reading.defaults.get('office') ?? '');
  return reading.names.office.get(printed.trim().toLowerCase()) ?? printed;
}

/** Asks about the zone of times with an offset whose rows name no office. */
function askZone(text: string, { offices, timeZones }: CourtConfig, { reading, asking }: Job): void {
  const value = 'times with an offset but no office';
  if (!asking || reading.unusual.has(value)) return;
  askOf(asking, `unusual:${value}`, () => ({
    text: `In which of the court's time zones is ${text}, whose row names no office? The venue's own time needs no answer`,
    answers: [
      { set: `unusual:${value}=expected`, meaning: `in ${timeZones[0]}, like all such rows` },
      {
        set: 'default:office=<office>',
        meaning: `all such rows are of <office>, one of ${offices.map(({ name }) => name).join(', ')}`,
      },
    ],
  }));
}

/** A time with a UTC offset, converted to the venue's time zone. */
export function ofInstant(text: string, instant: number, job: Job): Moment | Fault {
  const { asking } = job;
  const court = asking?.clerk.court;
  if (court) {
    const office = officeOf(job);
    const zone = venueZone(court, office);
    if (zone) return localOf(instant, zone);
    if (office !== '') return { field: 'time', reason: NO_ZONE };
    askZone(text, court, job);
    return localOf(instant, court.timeZones[0]);
  }
  if (!/z$/i.test(text)) return { day: text.slice(0, 10), time: text.slice(11, 16) };
  if (!asking) return { field: 'time', reason: 'is a time of UTC. Export the court’s own time' };
  asking.clerk.questions.ask('court', () => ({
    text: `Which court's time is ${text}? It is given in UTC. Give the court to --explain too: --court <code or court file>`,
    answers: [],
  }));
  return localOf(instant, 'UTC');
}

/** Why a printed zone, such as CT, cannot be that of the venue on a day (YYYY-MM-DD). Null if it can. */
export function otherZone(zone: string, day: string, job: Job): string | null {
  const court = job.asking?.clerk.court;
  if (!court) return null;
  const venue = venueZone(court, officeOf(job)) ?? court.timeZones[0];
  if (fitsZone(zone, venue, day)) return null;
  return `is given in the zone “${zone}”, and the venue's zone is ${venue}. Export the venue's own time`;
}
