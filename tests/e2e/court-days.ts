import {
  addDays,
  type CalendarKind,
  dayIn,
  idOfRowKey,
  readRow,
  type StoredRow,
  tallyRows,
} from '@court/domain';
import { readPath } from './site';

export type DayRows = Record<string, StoredRow>;

/** How many rows of a day are upcoming or held, and how many are off. */
export const tallyOf = (date: string, rows: DayRows) =>
  tallyRows(Object.entries(rows).map(([key, row]) => readRow(date, key, row)));

/** How many rows of a day count as hearings: upcoming or held. */
export const heldOf = (date: string, rows: DayRows): number => tallyOf(date, rows).held;

/** Today in the sample court's time zone. */
export const today = () => dayIn('America/Chicago', Date.now());

/** The path of a day's rows, by the documented layout instead of our own code. */
export const rowsPath = (date: string, kind: CalendarKind = 'hearings') =>
  `${kind === 'hearings' ? 'hearingCalendar11' : '341hearingCalendar11'}/days/${date}`;

export const rowsOf = async (date: string, kind?: CalendarKind): Promise<DayRows> =>
  (await readPath<DayRows | null>(rowsPath(date, kind))) ?? {};

/** The first day from `from` on (or before it, with step -1) that has hearings. */
export async function courtDay(from: string, step: 1 | -1 = 1): Promise<{ date: string; rows: DayRows }> {
  for (let n = 0; n < 12; n++) {
    const date = addDays(from, n * step);
    const rows = await rowsOf(date);
    if (Object.keys(rows).length > 0) return { date, rows };
  }
  throw new Error(`no court day within 12 days of ${from}`);
}

/** Whether a record will be held at the time of its row. */
export const isScheduled = ({ s, movedTo }: StoredRow) => s === 'scheduled' && !movedTo;

/** The first record after today that matches `fits`. */
export async function firstRecord(kind: CalendarKind, fits: (row: StoredRow) => boolean) {
  for (let n = 1; n < 21; n += 1) {
    const date = addDays(today(), n);
    const [key, row] = Object.entries(await rowsOf(date, kind)).find(([, each]) => fits(each)) ?? [];
    if (key && row) return { date, id: idOfRowKey(key), key, row };
  }
  throw new Error(`the sample court has no such record of ${kind} within three weeks`);
}

/** Minimum rows of a day, so that it has hearings of all kinds. */
const MIN_ROWS = 20;

/** The day of the next week with the fewest hearings, but at least MIN_ROWS: checks of every element are fast there. */
export async function quietDay(kind?: CalendarKind): Promise<{ date: string; rows: DayRows }> {
  const dates = Array.from({ length: 7 }, (_, n) => addDays(today(), n + 1));
  const days = await Promise.all(dates.map(async (date) => ({ date, rows: await rowsOf(date, kind) })));
  const [first] = days
    .map((day) => ({ ...day, count: Object.keys(day.rows).length }))
    .filter(({ count }) => count >= MIN_ROWS)
    .sort((a, b) => a.count - b.count);
  if (!first) throw new Error(`no day with ${MIN_ROWS} hearings within a week of ${today()}`);
  return first;
}
