import {
  type CalendarEntry,
  type CalendarKind,
  type ChangeRecord,
  calendarPath,
  changeKey,
  entriesPath,
  entryKey,
  idOfRowKey,
  rowKey,
  type StoredRow,
  type WithdrawnEntry,
} from '@court/domain';
import { cut, MAX_PLACE_LENGTH } from '../checking/published-record';

/** The content of a court's database, for tests. */
export type Content = Record<string, unknown>;

/** Minimum lifetime of changes, in ms. */
const MIN_CHANGE_AGE_MS = 30 * 86_400_000;

type Calendar = {
  days?: Record<string, Record<string, StoredRow>>;
  changes?: Record<string, ChangeRecord>;
};
type Entries = Record<string, CalendarEntry | WithdrawnEntry>;
type Placed = { date: string; key: string; row: StoredRow };

function rowsById({ days = {} }: Calendar): Map<string, Placed[]> {
  const found = new Map<string, Placed[]>();
  for (const [date, rows] of Object.entries(days)) {
    for (const [key, row] of Object.entries(rows)) {
      const id = entryKey(idOfRowKey(key));
      found.set(id, [...(found.get(id) ?? []), { date, key, row }]);
    }
  }
  return found;
}

function rowFaults(entry: CalendarEntry, rows: readonly Placed[]): string[] {
  const home = rows.filter(({ date }) => date === entry.date);
  const [own] = home;
  const faults: string[] = [];
  if (home.length > 1) faults.push('has two rows on its day');
  if (!own && entry.status !== 'removed') faults.push('has no row on its day');
  if (own) {
    if (own.row.movedTo) faults.push('has a row on its day that says it has moved away');
    if (own.key !== rowKey(entry.time, entry.id)) faults.push('has a row at another time');
    const { s, l, j, c, a, t } = own.row;
    const { status, location, judgeId, caseTitle, appear, continuedTo } = entry;
    const said = [
      status,
      location && cut(location, MAX_PLACE_LENGTH),
      judgeId,
      caseTitle,
      appear?.mode,
      continuedTo,
    ];
    const same = [s, l, j, c, a, t];
    if (JSON.stringify(same) !== JSON.stringify(said)) faults.push('has a row that says something else');
  }
  for (const { date, row } of rows) {
    if (date !== entry.date && row.movedTo?.date !== entry.date)
      faults.push(`has a row on ${date} that does not lead to it`);
  }
  return faults;
}

function changeFaults(entry: CalendarEntry, changes: Record<string, ChangeRecord>, since: number): string[] {
  const recent = (entry.changes ?? []).filter(({ at }) => at >= since);
  return recent.flatMap(({ at, what }) => {
    const listed = changes[changeKey(at, entry.id)];
    return listed?.what === what ? [] : [`has a change at ${at} that is not in the list`];
  });
}

/** Both sides of a link must name each other, and the date. */
function linkFaults(entry: CalendarEntry, entries: Entries): string[] {
  const other = (id: string) => {
    const found = entries[entryKey(id)];
    return found && !('withdrawn' in found) ? found : undefined;
  };
  const faults: string[] = [];
  const { continuedToId: to, continuedFromId: from } = entry;
  if (to && other(to)?.continuedFromId !== entry.id)
    faults.push(`points to ${to}, which does not point back`);
  if (to && other(to)?.date !== entry.continuedTo) faults.push(`points to ${to}, which is on another day`);
  if (from && other(from)?.continuedToId !== entry.id)
    faults.push(`points back to ${from}, which does not point to it`);
  if (from && other(from)?.date !== entry.continuedFrom)
    faults.push(`points back to ${from}, which is on another day`);
  return faults;
}

/**
 * The records of a court whose paths contradict each other. Between two batches of a publication, only links may be
 * incomplete (`withLinks` false).
 */
export function recordFaults(content: Content, kind: CalendarKind, withLinks = true): string[] {
  const calendar = (content[calendarPath(kind)] ?? {}) as Calendar;
  const entries = (content[entriesPath(kind)] ?? {}) as Entries;
  const changes = calendar.changes ?? {};
  const { sums } = (content.publisher11 ?? {}) as { sums?: { at?: number } };
  const rows = rowsById(calendar);
  const faults: string[] = [];
  for (const [key, entry] of Object.entries(entries)) {
    const placed = rows.get(key) ?? [];
    rows.delete(key);
    if ('withdrawn' in entry) {
      if (placed.length > 0) faults.push(`${key} is withdrawn and has rows`);
      if (Object.keys(changes).some((change) => change.endsWith(`~${key}`)))
        faults.push(`${key} is withdrawn and has changes`);
      continue;
    }
    const found = [
      ...rowFaults(entry, placed),
      ...changeFaults(entry, changes, (sums?.at ?? 0) - MIN_CHANGE_AGE_MS),
    ];
    if (withLinks) found.push(...linkFaults(entry, entries));
    faults.push(...found.map((fault) => `${key} ${fault}`));
  }
  return [...faults, ...[...rows.keys()].map((key) => `${key} has rows and no entry`)];
}
