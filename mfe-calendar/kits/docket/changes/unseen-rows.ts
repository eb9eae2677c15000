import { type DocketRow, objectOf, siteKey, textsOf } from '@court/domain';

/** Number of rows that this tab stores, for all days together. Further rows are not stored. */
const MAX_ROWS = 200;
const KEY = siteKey('court.unseenRows');
/** The fields that a row shows with an old and a new value. */
const SHOWN = ['time', 'place', 'how', 'status', 'continuedTo'] as const;

type Before = Partial<Record<(typeof SHOWN)[number], string>>;
/** Keys: `<court>/<path of the day>`, then the row id. */
type Kept = Record<string, Record<string, Before>>;

function readKept(): Kept {
  try {
    return (objectOf(JSON.parse(sessionStorage.getItem(KEY) ?? '{}')) ?? {}) as Kept;
  } catch {
    // session storage is missing, or its content is invalid
    return {};
  }
}

/**
 * Stores in this tab the earlier state of a day's changed rows, so it survives a reload. An empty map deletes the
 * day.
 */
export function keepUnseen(day: string, before: ReadonlyMap<string, DocketRow>): void {
  const { [day]: _own, ...others } = readKept();
  const rows = [...before].map(([id, row]) => [id, textsOf(row, SHOWN)] as const);
  const count = Object.values(others).reduce(
    (sum, each) => sum + Object.keys(objectOf(each) ?? {}).length,
    0,
  );
  const own = Object.fromEntries(rows.slice(0, Math.max(0, MAX_ROWS - count)));
  const kept = rows.length > 0 ? { ...others, [day]: own } : others;
  try {
    if (Object.keys(kept).length > 0) sessionStorage.setItem(KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(KEY);
  } catch {
    // without storage the marks last until the page is closed
  }
}

/** Returns the stored rows of a day as the reader last saw them. Leaves out rows that have returned to that state. */
export function unseenBefore(day: string, rows: readonly DocketRow[]): Map<string, DocketRow> {
  const kept = objectOf(readKept()[day]) ?? {};
  const found = rows.flatMap((row) => {
    if (!Object.hasOwn(kept, row.id)) return [];
    const was = textsOf(kept[row.id], SHOWN);
    const before = { ...row, place: null, how: null, continuedTo: null, ...was } as DocketRow;
    return SHOWN.some((field) => before[field] !== row[field]) ? [[row.id, before] as const] : [];
  });
  return new Map(found);
}
