import type { CourtConfig } from '@court/shared/records/court-config';
import { dataPath } from '@court/shared/records/data-paths';
import { officeIdOfCode, slugId } from '@court/shared/records/identity';
import type { Judge, Office, Trustee } from '@court/shared/records/reference';
import type { SourceRecord } from '@court/shared/records/source-record';
import type { CheckedJudge, CheckedTrustee } from '@court/shared/records/source-reference';
import { checksum } from './checksum';
import { compact } from './compact';
import type { CourtNames } from './court-names';
import { type Ledger, ledgerPaths } from './ledger';
import { officeOf } from './office-of';
import type { Update } from './owner-database';
import { APPEARANCES } from './standing-appearances';

type ReferencePlan = { units: Update[]; after: Update[]; newJudges: string[] };

const OFFICES = dataPath('offices');
const JUDGES = dataPath('judges');
const TRUSTEES = dataPath('trustees');

/** Checked records of the judges file and of the trustees file; empty where it was not given. */
export type GivenReference = { judges: readonly CheckedJudge[]; trustees: readonly CheckedTrustee[] };

/**
 * Offices of the court file, judges and trustees of their files, and all three that records name for the first time.
 * What no file names any more stays, since earlier records may name it.
 */
export function planReference(
  court: CourtConfig,
  records: readonly SourceRecord[],
  names: CourtNames,
  stored: Ledger['reference'],
  given: GivenReference,
): ReferencePlan {
  const plan: ReferencePlan = { units: [], after: [], newJudges: [] };
  const planned = new Set<string>();

  function add(group: string, id: string, value: Record<string, unknown>) {
    plan.units.push({ [`${group}/${id}`]: value });
    plan.after.push({ [ledgerPaths.reference(group, id)]: checksum(value) });
  }
  function put(group: string, id: string, value: Record<string, unknown>) {
    planned.add(`${group}/${id}`);
    if (stored[group]?.[id] !== checksum(value)) add(group, id, value);
  }
  function meet(group: string, id: string, value: Office | Judge | Trustee): boolean {
    if (planned.has(`${group}/${id}`) || stored[group]?.[id]) return false;
    planned.add(`${group}/${id}`);
    add(group, id, value);
    return true;
  }

  for (const office of court.offices) put(OFFICES, officeIdOfCode(office.code), officeOf(court, office));
  for (const judge of given.judges) put(JUDGES, slugId('j', judge.name), compact(judge));
  for (const trustee of given.trustees) {
    const id = slugId('t', trustee.name);
    put(TRUSTEES, id, compact(trustee));
    const kept = trustee.appear ? JSON.stringify(trustee.appear) : null;
    if (kept !== (stored[APPEARANCES]?.[id] ?? null)) {
      plan.after.push({ [ledgerPaths.reference(APPEARANCES, id)]: kept });
    }
  }
  for (const record of records) {
    if (record.sealed === 'Y') continue;
    const ids = names.idsOf(record);
    const { judge, office, trustees } = record;
    if (office && ids.office) meet(OFFICES, ids.office, { name: office, timeZone: court.timeZones[0] });
    if (judge && ids.judge && meet(JUDGES, ids.judge, { name: judge })) plan.newJudges.push(judge);
    for (const [at, name] of trustees.entries()) {
      const id = ids.trustees[at];
      if (id) meet(TRUSTEES, id, { name });
    }
  }
  return plan;
}
