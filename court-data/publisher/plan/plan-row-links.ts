import { type CalendarKind, dayPath, rowKey } from '@court/records';
import type { ExportedRecords } from '../checking/exported-records';
import { type HearingUpdates, openEntry, readEntry, type Touched } from '../diff/touched-records';
import type { OwnerDatabase } from '../store/owner-database';
import { parallelMap } from '../store/pace';
import type { Links } from './plan-links';

type RowLinksJob = {
  database: OwnerDatabase;
  kind: CalendarKind;
  touched: readonly Touched[];
  links: ReadonlyMap<string, Links>;
  updates: HearingUpdates;
  /** null: nothing of an export is at hand */
  exported: Pick<ExportedRecords, 'get'> | null;
};

/** Where the row of a record lies that stands as it did; null of one that stands on no docket. */
async function rowPathOf({ database, kind, exported }: RowLinksJob, key: string): Promise<string | null> {
  const record = exported?.get(key);
  if (record) return record.row && `${dayPath(kind, record.date)}/${record.rowKey}`;
  const entry = openEntry(await readEntry(database, kind, key));
  return entry && `${dayPath(kind, entry.date)}/${rowKey(entry.time, entry.id)}`;
}

/**
 * The row of a 341 meeting says from which day it was continued, as its entry does: in rows that are written anyway, and in
 * those of which only the link is another now.
 */
export async function planRowLinks(job: RowLinksJob): Promise<void> {
  const { kind, touched, links, updates } = job;
  if (kind !== 'meetings') return;
  const isTouched = new Set(touched.map(({ key }) => key));
  for (const { key, date, record, at, before } of touched) {
    const anew = links.get(key)?.continuedFrom;
    const from = anew === undefined ? openEntry(before)?.continuedFrom : anew;
    if (record && at && from) updates.add(key, `${dayPath(kind, date)}/${at.rowKey}/b`, from);
  }
  const others = [...links].filter(([key, { continuedFrom }]) => {
    return continuedFrom !== undefined && !isTouched.has(key);
  });
  await parallelMap(others, async ([key, { continuedFrom, along = key }]) => {
    const path = await rowPathOf(job, key);
    if (path) updates.add(along, `${path}/b`, continuedFrom);
  });
}
