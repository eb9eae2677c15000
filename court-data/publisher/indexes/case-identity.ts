import type { CaseRecord, DatedRow } from '@court/shared/records/index-records';
import { parallelMap } from '../parallel-map';
import {
  bareKey,
  isSameCase,
  leadCase,
  officeDigit,
  officeKey,
  ownCase,
  type PrintedCase,
} from './case-of-record';
import type { IndexReader } from './index-reader';
import type { IndexedRecord } from './indexed-record';

/** Keys of a record's own case, and of the case it belongs under. */
export type CaseKeys = { own: string; lead: string | null };

/** A case that keeps the key it has: one that is printed as before. */
function keptKeys({ before, after }: IndexedRecord): { own: string | null; lead: string | null } {
  if (!before || !after) return { own: null, lead: null };
  const [lead, leadBefore] = [leadCase(after), leadCase(before)];
  return {
    own: isSameCase(ownCase(after), ownCase(before)) ? (before.caseKey ?? null) : null,
    lead: lead && leadBefore && isSameCase(lead, leadBefore) ? (before.leadCaseKey ?? null) : null,
  };
}

/** The office's digit as the first row that prints it has it; null where none does. */
function digitOf({ hearings = {}, meetings = {} }: CaseRecord): string | null {
  const rows = [hearings, meetings].flatMap((group) =>
    Object.entries(group).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const digitIn = ([, row]: [string, DatedRow]) => officeDigit({ number: row.lead?.n ?? row.n, type: row.y });
  return rows.map(digitIn).find((digit) => digit !== null) ?? null;
}

/** Who has which key already, of the cases that are printed with an office's digit. */
async function readOwners(printed: readonly PrintedCase[], reader: IndexReader) {
  const owners = new Map<string, string | null>();
  const taken = new Set<string>();
  await parallelMap([...new Set(printed.map(bareKey))], async (key) => {
    const found = await reader.caseOf(key);
    if (found) owners.set(key, digitOf(found));
  });
  const others = printed.flatMap((one) => {
    const digit = officeDigit(one);
    return digit !== null && owners.get(bareKey(one)) !== digit ? [officeKey(one, digit)] : [];
  });
  await parallelMap([...new Set(others)], async (key) => {
    if (await reader.caseOf(key)) taken.add(key);
  });
  return { owners, taken };
}

/**
 * The keys of each record's cases; null where nothing of it is indexed. Of two offices' cases with one number the first
 * keeps the bare key and the other gets its office's digit behind it; who prints no office means the first.
 */
export async function caseKeysOf(
  records: readonly IndexedRecord[],
  reader: IndexReader,
): Promise<(CaseKeys | null)[]> {
  const wanted = records.flatMap((record) => {
    const kept = keptKeys(record);
    const { after } = record;
    if (!after) return [];
    return [kept.own ? null : ownCase(after), kept.lead ? null : leadCase(after)];
  });
  const printed = wanted.filter((one) => one !== null && officeDigit(one) !== null) as PrintedCase[];
  const { owners, taken } = await readOwners(printed, reader);

  function keyOf(one: PrintedCase): string {
    const [bare, digit] = [bareKey(one), officeDigit(one)];
    if (digit === null) return bare;
    const full = officeKey(one, digit);
    const owner = owners.get(bare) ?? digit;
    if (owner !== digit || taken.has(full)) {
      taken.add(full);
      return full;
    }
    owners.set(bare, digit);
    return bare;
  }

  return records.map((record) => {
    if (!record.after) return null;
    const kept = keptKeys(record);
    const lead = leadCase(record.after);
    return {
      own: kept.own ?? keyOf(ownCase(record.after)),
      lead: lead && (kept.lead ?? keyOf(lead)),
    };
  });
}
