import { type DocketRow, objectOf, siteKey, textsOf } from '@court/records';

/** Of all days together; more are not kept. */
const MOST = 200;
const KEY = siteKey('court.unseenRows');
/** What a row shows old beside new. */
const SHOWN = ['time', 'place', 'how', 'status', 'continuedTo'] as const;

type Before = Partial<Record<(typeof SHOWN)[number], string>>;
/** By `<court>/<path of the day>`, then by id. */
type Kept = Record<string, Record<string, Before>>;

function readKept(): Kept {
  try {
    return (objectOf(JSON.parse(sessionStorage.getItem(KEY) ?? '{}')) ?? {}) as Kept;
  } catch {
    // no storage, or what lies there is not ours
    return {};
  }
}

/** Keeps in this tab what changed rows of a day were before, over a reload; none of them: the day is forgotten. */
export function keepUnseen(day: string, before: ReadonlyMap<string, DocketRow>): void {
  const { [day]: _own, ...others } = readKept();
  const rows = [...before].map(([id, row]) => [id, textsOf(row, SHOWN)] as const);
  const count = Object.values(others).reduce(
    (sum, each) => sum + Object.keys(objectOf(each) ?? {}).length,
    0,
  );
  const own = Object.fromEntries(rows.slice(0, Math.max(0, MOST - count)));
  const kept = rows.length > 0 ? { ...others, [day]: own } : others;
  try {
    if (Object.keys(kept).length > 0) sessionStorage.setItem(KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(KEY);
  } catch {
    // the marks are then those of this page alone
  }
}

/** What was kept of a day: its rows as they were when they were last seen. Those that are so again are left out. */
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
