import { type CalendarKind, dataPath } from '@court/shared/records/data-paths';
import * as v from 'valibot';
import type { OwnerDatabase } from './owner-database';

const texts = v.nullish(v.record(v.string(), v.string()), {});
const ledgerSchema = v.nullish(
  v.object({ hearings: texts, meetings: texts, reference: v.nullish(v.record(v.string(), texts), {}) }),
  { hearings: {}, meetings: {}, reference: {} },
);

/** `publisher11/sums`: what was published last, small enough to be read whole at every run. */
export type Ledger = {
  /** by YYYY-MM-DD: see day-sum */
  hearings: Record<string, string>;
  meetings: Record<string, string>;
  /** by offices11, judges11, trustees11: id → checksum */
  reference: Record<string, Record<string, string>>;
};

const ROOT = dataPath('publisher');
const SUMS = `${ROOT}/sums`;

/** What the publisher keeps for itself in `publisher11`. */
export const ledgerPaths = {
  lease: `${ROOT}/lease`,
  /** sum of one day */
  day: (kind: CalendarKind, date: string) => `${SUMS}/${kind}/${date}`,
  /** sum of one office, judge or trustee */
  reference: (group: string, id: string) => `${SUMS}/reference/${group}/${id}`,
  /** sums of one day's records, by entry key */
  records: (kind: CalendarKind, date: string) => `${ROOT}/records/${kind}/${date}`,
  /** where rows of a record still lie that has moved away or was removed: date → row key */
  traces: (kind: CalendarKind, key: string) => `${ROOT}/traces/${kind}/${key}`,
};

/** One read; an empty ledger where nothing was published yet. */
export async function readLedger(database: OwnerDatabase): Promise<Ledger> {
  return v.parse(ledgerSchema, await database.get(SUMS));
}
