import { addDays, type CalendarKind, type CourtConfig, dataPath, dayIn } from '@court/domain';
import * as v from 'valibot';
import type { OwnerDatabase } from './owner-database';

const texts = v.nullish(v.record(v.string(), v.string()), {});
const marks = v.nullish(v.record(v.string(), v.literal(true)), {});
const marksByKind = v.nullish(v.object({ hearings: marks, meetings: marks }), { hearings: {}, meetings: {} });
const textsByKind = v.nullish(v.object({ hearings: texts, meetings: texts }), { hearings: {}, meetings: {} });
const removals = v.nullish(v.record(v.string(), v.object({ removed: v.number(), upcoming: v.number() })), {});
const begun = v.optional(v.picklist(['first', 'further']));
const closedCase = v.object({
  why: v.picklist(['sealed', 'withdrawn', 'open']),
  offices: marks,
  names: marks,
  under: v.optional(v.string()),
});
const sealed = v.nullish(
  v.object({ salt: v.string(), cases: v.nullish(v.record(v.string(), closedCase), {}) }),
  { salt: '', cases: {} },
);
const ledgerSchema = v.pipe(
  v.unknown(),
  v.transform((stored) => stored ?? {}),
  v.object({
    hearings: texts,
    meetings: texts,
    reference: v.nullish(v.record(v.string(), texts), {}),
    at: v.nullish(v.number(), 0),
    format: v.nullish(v.object({ hearings: v.optional(v.string()), meetings: v.optional(v.string()) }), {}),
    open: v.nullish(v.object({ hearings: begun, meetings: begun, reference: begun }), {}),
    kept: marksByKind,
    passing: marksByKind,
    withdrawn: marksByKind,
    sealed,
    aliases: textsByKind,
    removals: v.nullish(v.object({ hearings: removals, meetings: removals }), { hearings: {}, meetings: {} }),
  }),
);

/** The parts of a publication: hearings, meetings, or the data to which both refer. */
export type LedgerPart = CalendarKind | 'reference';

type ByKind<T = true> = Record<CalendarKind, Record<string, T>>;

/** The number of future records that one publication removed, and of all future records before it. */
export type Removal = { removed: number; upcoming: number };

/** A case that must not be public. `open`: a public case whose debtors have the same names as such a case. */
export type ClosedCase = {
  why: 'sealed' | 'withdrawn' | 'open';
  /** `o-<digit or letter>` of the court offices printed in its number, or `any` */
  offices: Record<string, true>;
  /** hashes of its debtors' names */
  names: Record<string, true>;
  /** hash of the lead case that closes it */
  under?: string | undefined;
};

/** `publisher11/sums`: the state of the last publication. It is small, because every run reads all of it. */
export type Ledger = {
  /** by YYYY-MM-DD: see daySum of stored-day */
  hearings: Record<string, string>;
  meetings: Record<string, string>;
  /** by offices11, judges11, trustees11: id → checksum */
  reference: Record<string, Record<string, string>>;
  /** start of the last publication that wrote anything, epoch ms; 0 before the first */
  at: number;
  /** checksum's FORMAT of all published data of the last export; absent before the first publication */
  format: { [kind in CalendarKind]?: string | undefined };
  /** parts that a publication has begun but not completed; `first` if nothing was public before */
  open: { [part in LedgerPart]?: 'first' | 'further' | undefined };
  /** days (YYYY-MM-DD) with records that stay although the last export did not have them on that day */
  kept: ByKind;
  /** publication days (YYYY-MM-DD) with data that stays for 30 days: changes and tombstone rows */
  passing: ByKind;
  /** entry keys of records withdrawn by command, which no export publishes again */
  withdrawn: ByKind;
  /** closed cases by the hash of their keys (see SealedMemory); `salt` is '' before the first */
  sealed: { salt: string; cases: Record<string, ClosedCase> };
  /** entry key of an export's id → public id of the record */
  aliases: ByKind<string>;
  /** by the publication's `at`: publications of the last seven days that removed future records */
  removals: ByKind<Removal>;
};

const ROOT = dataPath('publisher');
const SUMS = `${ROOT}/sums`;

/** The publisher's private paths in `publisher11`. No path may contain a name. */
export const ledgerPaths = {
  lease: `${ROOT}/lease`,
  /** see Ledger.at, Ledger.open */
  at: `${SUMS}/at`,
  open: (part: LedgerPart) => `${SUMS}/open/${part}`,
  format: (kind: CalendarKind) => `${SUMS}/format/${kind}`,
  /** sum of one day */
  day: (kind: CalendarKind, date: string) => `${SUMS}/${kind}/${date}`,
  /** sum of one office, judge or trustee */
  reference: (group: string, id: string) => `${SUMS}/reference/${group}/${id}`,
  keptMark: (kind: CalendarKind, date: string) => `${SUMS}/kept/${kind}/${date}`,
  expiringMark: (kind: CalendarKind, published: string) => `${SUMS}/passing/${kind}/${published}`,
  withdrawn: (kind: CalendarKind, key: string) => `${SUMS}/withdrawn/${kind}/${key}`,
  sealedSalt: `${SUMS}/sealed/salt`,
  sealedCase: (hash: string) => `${SUMS}/sealed/cases/${hash}`,
  alias: (kind: CalendarKind, key: string) => `${SUMS}/aliases/${kind}/${key}`,
  removal: (kind: CalendarKind, at: string) => `${SUMS}/removals/${kind}/${at}`,
  /** exceptions allowed by a command, by the publication's `at` */
  allowed: (at: number) => `${ROOT}/allowed/${at}`,
  /** sums of a day's records, by entry key */
  records: (kind: CalendarKind, date: string) => `${ROOT}/records/${kind}/${date}`,
  /** entry keys of the records of a day that the last export did not have there: key → true */
  kept: (kind: CalendarKind, date: string) => `${ROOT}/kept/${kind}/${date}`,
  /** tombstone rows of a moved or removed record: date → row key and publication day */
  tombstones: (kind: CalendarKind, key: string) => `${ROOT}/traces/${kind}/${key}`,
  /** tombstone rows by publication day: key → date → true */
  expiring: (kind: CalendarKind, published: string) => `${ROOT}/passing/${kind}/${published}`,
  /** hearings continued to a day, from any day: entry key → case key */
  continued: (kind: CalendarKind, date: string) => `${ROOT}/continued/${kind}/${date}`,
  /** days and cases whose links a publication is writing: date → case key → true */
  linking: (kind: CalendarKind) => `${ROOT}/linking/${kind}`,
};

/** Reads the ledger with one read. It is empty if nothing was published yet. */
export async function readLedger(database: OwnerDatabase): Promise<Ledger> {
  return v.parse(ledgerSchema, await database.get(SUMS));
}

const PASSING_DAYS = 30;

/** The common data of all parts of one publication. */
export type Publication = {
  /** epoch ms; later than all earlier publications, because the keys of change records contain it */
  at: number;
  /** YYYY-MM-DD in the court's first time zone; records from this day on are in the future */
  today: string;
  /** first day whose records stay although the export no longer has them */
  firstKept: string;
  /** data with a lifetime of 30 days that was published before this day expires */
  firstExpiring: string;
  /** the court's first time zone, IANA name */
  zone: string;
};

/** `now` is epoch ms on this machine's clock, which may be behind the last publisher's clock. */
export function publicationAt(court: CourtConfig, ledger: Ledger, now: number): Publication {
  const [zone] = court.timeZones;
  const today = dayIn(zone, now);
  return {
    at: Math.max(now, ledger.at + 1),
    today,
    firstKept: addDays(today, -court.keepDays),
    firstExpiring: addDays(today, -PASSING_DAYS),
    zone,
  };
}
