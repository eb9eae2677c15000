import {
  type DocketRow,
  hasPlace,
  isDay,
  isOffState,
  type Office,
  offsetAt,
  shortPrintedNumber,
  stateOf,
  type Tally,
  zoneName,
} from '@court/domain';
import { withOff } from '@court/ui';
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

/** Facts in a block's heading that apply to more than half of its rows. A row shows only what differs. */
export type BlockFacts = Pick<DocketRow, 'place' | 'officeId' | 'how'> & {
  /** key of the online meeting that all rows share */
  online: string | null;
  /** what some rows show otherwise: the method, or only the place */
  differs: 'how' | 'place' | null;
};

/** The value of a field in more than half of `rows`. Null if there is no such value. */
function majority<Field extends 'place' | 'officeId' | 'how'>(
  rows: readonly DocketRow[],
  field: Field,
): DocketRow[Field] | null {
  const counts = new Map<string | null, number>();
  for (const { [field]: value } of rows) {
    const count = (counts.get(value) ?? 0) + 1;
    if (count * 2 > rows.length) return value;
    counts.set(value, count);
  }
  return null;
}

/** Whether a hearing is off at its printed date, because it was called off or moved. */
export const isOffRow = (row: DocketRow): boolean => isOffState(stateOf(row));

/**
 * The facts that most hearings of a block share. Ignores hearings that are off, because nobody attends them. Only the
 * office is known if all are off.
 */
export function blockFacts({ rows }: Pick<DocketBlock, 'rows'>): BlockFacts {
  const on = rows.filter((row) => !isOffRow(row));
  const [first] = on;
  if (!first)
    return { place: null, officeId: majority(rows, 'officeId'), how: null, online: null, differs: null };
  const how = majority(on, 'how');
  const officeId = majority(on, 'officeId');
  const hasOneHow = on.every((row) => row.how === first.how);
  const placed = on.filter((row) => hasPlace(row.how));
  const place = hasPlace(how) && (how !== null || hasOneHow) ? majority(placed, 'place') : null;
  const isElsewhere = placed.some((row) => row.place !== place || row.officeId !== officeId);
  return {
    place,
    officeId,
    how,
    online: on.every((row) => row.online === first.online) ? first.online : null,
    differs: !hasOneHow ? 'how' : isElsewhere ? 'place' : null,
  };
}

/** The facts that a block's heading shows, so that its rows can omit them. */
export const saidOf = ({ time, presiderId }: DocketBlock, facts: BlockFacts) => ({
  ...facts,
  time,
  presiderId,
});

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

type CountMessages = (key: 'count.hearings', values: { count: number }) => string;

/** '92 hearings + 11 canceled or moved + 2 no longer listed', '11 canceled or moved'. */
export function tallyText({ held, off, gone }: Tally, messages: CountMessages) {
  const count = withOff(messages('count.hearings', { count: held }), held, off);
  if (gone === 0) return count;
  const inactive = rowMessages('count.inactive', { count: gone });
  return held + off === 0 ? inactive : `${count} + ${inactive}`;
}

/** '92 hearings', for a place without room for those that are off. '11 canceled or moved' if none is held. */
export const heldText = ({ held, off }: Tally, messages: CountMessages) =>
  tallyText({ held, off: held > 0 ? 0 : off, gone: 0 }, messages);

/** 'Show 6 earlier', for the button that shows the blocks that have ended. */
export const earlierText = (rows: readonly DocketRow[]) =>
  rowMessages('block.earlier', { count: rows.length });
