import {
  clockTime,
  type DocketRow,
  hasPlace,
  isDay,
  isOffState,
  type Office,
  offsetAt,
  shortPrintedNumber,
  stateOf,
  type Tally,
  tallyRows,
  zoneName,
} from '@court/domain';
import { howWord, placeWords, withOff } from '@court/ui';
import type { DocketConfig } from '../config/docket-config';
import { rowMessages } from '../messages/row-messages';

/** The time zone of a venue on one day. */
export type VenueZone = {
  /** IANA name */
  zone: string;
  /** common abbreviation: CST, MDT */
  label: string;
  /** minutes to add to UTC */
  offset: number;
  /** the court's main zone, if its clock shows another time */
  main: Pick<VenueZone, 'label' | 'offset'> | null;
};

const offsetOf = (zone: string, date: string) => offsetAt(zone, Date.parse(`${date}T18:00:00Z`)) / 60_000;

/**
 * The time zone of each office on `date`, by office id. Leaves out offices with an unknown zone. Null if the court has
 * a single zone. `zones`: the court's zones, the main one first.
 */
export function venueZones(
  offices: Readonly<Record<string, Pick<Office, 'timeZone'>>>,
  date: string,
  [main = 'UTC', ...others]: readonly string[],
): Map<string, VenueZone> | null {
  if (others.length === 0) return null;
  const byZone = new Map<string, VenueZone>();
  const byOffice = new Map<string, VenueZone>();
  if (!isDay(date)) return byOffice;
  const court = { label: zoneName(main, date), offset: offsetOf(main, date) };
  for (const [id, { timeZone: zone }] of Object.entries(offices)) {
    if (!zone) continue;
    const offset = offsetOf(zone, date);
    const known = byZone.get(zone) ?? {
      zone,
      label: zoneName(zone, date),
      offset,
      main: offset === court.offset ? null : court,
    };
    byZone.set(zone, known);
    byOffice.set(id, known);
  }
  return byOffice;
}

/** The hearings that one judge or trustee calls at one time in one zone. */
export type DocketBlock = {
  key: string;
  /** HH:mm, local to the venue; '' if the court gives no time */
  time: string;
  /** null if the court has a single zone, or if the venue's zone is unknown */
  zone: VenueZone | null;
  /** id of the judge or trustee; null if the court names none */
  presiderId: string | null;
  rows: DocketRow[];
};

/** Facts in a block's heading that apply to all its rows. A row shows only what differs. */
export type BlockFacts = Pick<DocketRow, 'place' | 'officeId' | 'how'> & {
  /** key of the online meeting that all rows share */
  online: string | null;
};

/** The most frequent value of a field in `rows`. The first one wins a tie. Null if most rows have no value. */
function mostCommon(rows: readonly DocketRow[], field: 'place' | 'officeId' | 'how'): string | null {
  const counts = new Map<string | null, number>();
  for (const row of rows) counts.set(row[field], (counts.get(row[field]) ?? 0) + 1);
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [null, 0] as [
    string | null,
    number,
  ])[0];
}

const NOTHING_TO_ATTEND: BlockFacts = { place: null, officeId: null, how: null, online: null };

/** Whether a hearing is off at its printed date, because it was called off or moved. */
export const isOffRow = (row: DocketRow): boolean => isOffState(stateOf(row));

/** The facts that most hearings of a block share. Ignores hearings that are off, because nobody attends them. */
export function blockFacts({ rows }: Pick<DocketBlock, 'rows'>): BlockFacts {
  const on = rows.filter((row) => !isOffRow(row));
  const [first] = on;
  if (!first) return NOTHING_TO_ATTEND;
  const how = mostCommon(on, 'how') as DocketRow['how'];
  return {
    place: hasPlace(how) ? mostCommon(on, 'place') : null,
    officeId: mostCommon(on, 'officeId'),
    how,
    online: on.every((row) => row.online === first.online) ? first.online : null,
  };
}

/** The facts that a block's heading shows, so that its rows can omit them. */
export const saidOf = ({ time, presiderId }: DocketBlock, facts: BlockFacts) => ({
  ...facts,
  time,
  presiderId,
});

/** Place and method of a block's hearings: 'Courtroom 1, San Antonio', 'By video'. */
export function whereWords({ place, how }: BlockFacts, office: string | null): string[] {
  return [placeWords(place, office) ?? office, howWord(how)].filter((word) => word !== null);
}

type PresiderField = DocketConfig['presiderField'];

/**
 * A sort key with natural number order: 9 before 10. Does not use Intl, for the reason in court-clocks.ts of
 * @court/domain.
 */
const sortable = (id: string) => id.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(8, '0'));

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const compareIds = (a: string, b: string) => compare(sortable(a), sortable(b));

/** Rows without a sort key come last. */
const compareMaybe = (a: string | null, b: string | null) =>
  a === null || b === null ? Number(a === null) - Number(b === null) : compareIds(a, b);

/**
 * Sorts the rows of one judge or trustee by sort code, then by case. Rows without a sort code come last. Uses ids, so
 * that rows do not move when names load. Makes each sort key once instead of at each comparison.
 */
const inOrder = (rows: readonly DocketRow[]) =>
  rows
    .map(
      (row) =>
        [
          sortable(`${row.sortCode ?? '\uffff'}\0${shortPrintedNumber(row.caseNumber)}\0${row.id}`),
          row,
        ] as const,
    )
    .sort(([a], [b]) => compare(a, b));

/** Minutes of the day in UTC. Blocks without a time come last. */
function instantOf({ time, zone }: DocketBlock, fallback: number): number {
  if (!time) return Number.POSITIVE_INFINITY;
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - (zone?.offset ?? fallback);
}

/** The blocks of a day. Sorted by the moment they are called in UTC, across time zones, then by judge or trustee. */
export function docketBlocks(
  rows: readonly DocketRow[],
  zones: ReadonlyMap<string, VenueZone> | null,
  presiderField: PresiderField,
): DocketBlock[] {
  const blocks = new Map<string, DocketBlock>();
  for (const [, row] of inOrder(rows)) {
    const zone = zones?.get(row.officeId ?? '') ?? null;
    const presiderId = row[presiderField];
    // rows without a judge are grouped by room
    const key = `${row.time} ${zone?.label ?? ''} ${presiderId ?? `- ${row.place ?? ''}`}`;
    const block = blocks.get(key) ?? { key, time: row.time, zone, presiderId, rows: [] };
    blocks.set(key, block);
    block.rows.push(row);
  }
  const fallback = zones?.values().next().value?.offset ?? 0;
  return [...blocks.values()].sort((a, b) => {
    const difference = instantOf(a, fallback) - instantOf(b, fallback);
    // Infinity - Infinity is NaN, so two blocks without a time are compared by id
    return difference || compareMaybe(a.presiderId, b.presiderId) || compareIds(a.key, b.key);
  });
}

/** The time at the start of a block's heading, with the zone in a court with two zones: '9:30 AM MST'. */
export function blockTime({ time, zone }: Pick<DocketBlock, 'time' | 'zone'>): string {
  if (!time) return rowMessages('row.noTime');
  return zone ? `${clockTime(time)} ${zone.label}` : clockTime(time);
}

const MINUTES_PER_DAY = 1_440;

/** The time on the clock of the court's main zone, '(9:30 CST)'; '' if it is the same. */
function mainTime({ time, zone }: Pick<DocketBlock, 'time' | 'zone'>): string {
  if (!time || !zone?.main) return '';
  const at = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - zone.offset + zone.main.offset;
  const minutes = (at + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `(${clockTime(clock.join(':')).replace(/ [AP]M$/, '')} ${zone.main.label})`;
}

type CountMessages = (key: 'count.hearings', values: { count: number }) => string;

/** '92 hearings + 11 off + 2 moved or no longer listed'. */
export function tallyText({ held, off, gone }: Tally, messages: CountMessages) {
  const count = withOff(messages('count.hearings', { count: held }), off);
  return gone > 0 ? `${count} ${rowMessages('count.inactive', { count: gone })}` : count;
}

/** 'Show 5 earlier + 1 off', for the button that shows the blocks that have ended. */
export function earlierText(rows: readonly DocketRow[]): string {
  const { held, off } = tallyRows(rows);
  return withOff(rowMessages('block.earlier', { count: held }), off);
}

type Names = { presider: string | null; office: string | null };

/** Extra words of a heading. `day`: set if it is not the page's day. `isNow`: the block is being called now. */
export type BlockMoment = { day?: string | undefined; isNow?: boolean };

/** 'Courtroom 1, San Antonio' as two parts, so that a phone can show 'CR' for the first. */
function roomParts(place: string | null): { room: string; rest: string } {
  const [, room = '', rest = ''] = /^(Courtroom)( .*)$/.exec(place ?? '') ?? [];
  return room ? { room, rest } : { room: '', rest: place ?? '' };
}

/** '55 hearings + 1 off' as its number, its unit and the rest, so that a phone can leave out the unit. */
function countParts(count: string): { sum: string; unit: string; more: string } {
  const [, sum = count, unit = '', more = ''] = /^(\d\S*) ([^·+]*?)( [·+].*)?$/.exec(count) ?? [];
  return { sum, unit, more };
}

/**
 * The words of a block's title: '8:30 AM MST', '(9:30 CST)', 'Judge Oakesmith', 'Courtroom 1, El Paso', 'By video',
 * 'Now', '55 hearings + 1 off'.
 */
export function blockText(
  block: DocketBlock,
  facts: BlockFacts,
  messages: DocketConfig['messages'],
  { presider, office, day, isNow }: Names & BlockMoment,
) {
  return {
    time: day ? `${day} · ${blockTime(block)}` : blockTime(block),
    mainTime: mainTime(block),
    presider,
    place: roomParts(placeWords(facts.place, office) ?? office),
    how: howWord(facts.how) ?? '',
    now: isNow ? rowMessages('block.now') : '',
    count: countParts(tallyText(tallyRows(block.rows), messages)),
  };
}
