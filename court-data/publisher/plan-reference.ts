import {
  type CheckedJudge,
  type CheckedTrustee,
  type CourtConfig,
  dataPath,
  type Judge,
  type Office,
  officeIdOfCode,
  slugId,
  type Trustee,
} from '@court/records';
import { checksum } from './checksum';
import { compact } from './compact';
import type { CourtNames } from './court-names';
import { type Ledger, ledgerPaths } from './ledger';
import { officeOf } from './office-of';
import type { Update } from './owner-database';
import { APPEARANCES } from './standing-appearances';
import type { MetNames } from './survey-export';

type ReferencePlan = { units: Update[]; after: Update[]; newJudges: string[] };

const OFFICES = dataPath('offices');
const JUDGES = dataPath('judges');
const TRUSTEES = dataPath('trustees');

/** Checked records of the judges file and of the trustees file; empty where it was not given. */
export type GivenReference = { judges: readonly CheckedJudge[]; trustees: readonly CheckedTrustee[] };

/** As the export comes to them. */
const inOrder = (names: ReadonlyMap<string, number>) =>
  [...names].sort(([, a], [, b]) => a - b).map(([name]) => name);

/**
 * Offices of the court file, judges and trustees of their files, and all three that records name for the first time; `met`: what the records of each kind name.
 * What no file names any more stays, since earlier records may name it.
 */
export function planReference(
  court: CourtConfig,
  met: readonly MetNames[],
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
  for (const { offices, judges, trustees } of met) {
    for (const name of inOrder(offices))
      meet(OFFICES, names.officeId(name), { name, timeZone: court.timeZones[0] });
    for (const name of inOrder(judges))
      if (meet(JUDGES, slugId('j', name), { name })) plan.newJudges.push(name);
    for (const name of inOrder(trustees)) meet(TRUSTEES, slugId('t', name), { name });
  }
  return plan;
}
