import { addDays, type CalendarKind, type CourtConfig, dataPath, dayIn } from '@court/records';
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

/** What a publication may write: hearings, meetings, or what both refer to. */
export type LedgerPart = CalendarKind | 'reference';

type ByKind<T = true> = Record<CalendarKind, Record<string, T>>;

/** Number of upcoming records that one publication removed, and of all upcoming records before it. */
export type Removal = { removed: number; upcoming: number };

/** A case that must not be public. With `open`: a public case whose debtors have the same names as such a case. */
export type ClosedCase = {
  why: 'sealed' | 'withdrawn' | 'open';
  /** `o-<digit or letter>` of the court offices that its number was printed with, or `any` */
  offices: Record<string, true>;
  /** hashes of its debtors' names */
  names: Record<string, true>;
  /** hash of the lead case because of which it is closed */
  under?: string | undefined;
};

/** `publisher11/sums`: what was published last, small enough to be read whole at every run. */
export type Ledger = {
  /** by YYYY-MM-DD: see daySum of stored-day */
  hearings: Record<string, string>;
  meetings: Record<string, string>;
  /** by offices11, judges11, trustees11: id → checksum */
  reference: Record<string, Record<string, string>>;
  /** when the last publication that wrote anything began, epoch ms; 0 before the first */
  at: number;
  /** checksum's FORMAT in which all that the last export has is written; absent before the first publication */
  format: { [kind in CalendarKind]?: string | undefined };
  /** what a publication has begun to write and not ended; `first` where nothing had been public before */
  open: { [part in LedgerPart]?: 'first' | 'further' | undefined };
  /** days (YYYY-MM-DD) with records that stay although the last export no longer had them on that day */
  kept: ByKind;
  /** days (YYYY-MM-DD) on which something was published that stays for 30 days: changes, rows left behind */
  passing: ByKind;
  /** entry keys of records taken out of public view by command, which no export brings back */
  withdrawn: ByKind;
  /** closed cases by the hash of their keys; `salt` is '' before the first. See SealedMemory */
  sealed: { salt: string; cases: Record<string, ClosedCase> };
  /** entry key of an id that an export makes of a record's fields → id under which the record is public */
  aliases: ByKind<string>;
  /** by the publication's `at`: those of the last seven days that removed upcoming records */
  removals: ByKind<Removal>;
};

const ROOT = dataPath('publisher');
const SUMS = `${ROOT}/sums`;

/** What the publisher keeps for itself in `publisher11`. No path of it may hold a name. */
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
  /** exceptions that a command allowed, by the publication's `at` */
  allowed: (at: number) => `${ROOT}/allowed/${at}`,
  /** sums of one day's records, by entry key */
  records: (kind: CalendarKind, date: string) => `${ROOT}/records/${kind}/${date}`,
  /** entry keys of the records of a day that the last export did not have there: key → true */
  kept: (kind: CalendarKind, date: string) => `${ROOT}/kept/${kind}/${date}`,
  /** where rows of a record still lie that has moved away or was removed: date → row key, and the day it was published */
  tombstones: (kind: CalendarKind, key: string) => `${ROOT}/traces/${kind}/${key}`,
  /** the same by the day it was published: key → date → true */
  expiring: (kind: CalendarKind, published: string) => `${ROOT}/passing/${kind}/${published}`,
  /** hearings continued to a day, wherever they stand: entry key → case key */
  continued: (kind: CalendarKind, date: string) => `${ROOT}/continued/${kind}/${date}`,
  /** days and cases whose links a publication is writing: date → case key → true */
  linking: (kind: CalendarKind) => `${ROOT}/linking/${kind}`,
};

/** One read; an empty ledger where nothing was published yet. */
export async function readLedger(database: OwnerDatabase): Promise<Ledger> {
  return v.parse(ledgerSchema, await database.get(SUMS));
}

const PASSING_DAYS = 30;

/** What all parts of one publication share. */
export type Publication = {
  /** epoch ms; later than every publication before, since keys of change records are made of it */
  at: number;
  /** YYYY-MM-DD in the court's first zone: from here on, records are upcoming */
  today: string;
  /** first day whose records stay although the export no longer has them */
  firstKept: string;
  /** what was published before this day and is kept for 30 days only is due to go */
  firstExpiring: string;
  /** the court's first zone, IANA name */
  zone: string;
};

/** `now`: epoch ms by this machine's clock, which may lag behind that of the last publisher. */
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
