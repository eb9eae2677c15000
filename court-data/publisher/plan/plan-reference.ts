import {
  type Appear,
  appear,
  type CheckedJudge,
  type CheckedTrustee,
  type CourtConfig,
  type CourtOffice,
  dataPath,
  type Judge,
  type Office,
  officeIdOfCode,
  slugId,
  type Trustee,
} from '@court/domain';
import * as v from 'valibot';
import { type CourtNames, compact } from '../checking/published-record';
import type { MetNames } from '../diff/compare-days';
import { type Ledger, ledgerPaths } from '../store/ledger';
import type { Update } from '../store/owner-database';
import { checksum } from '../store/stored-day';

/** Key in the ledger's reference sums: trustee id → the trustee's usual details as JSON text. */
export const APPEARANCES = 'appearances';

/**
 * How to appear at each trustee's 341 meetings, by the trustee's id in trustees11. A trustee without usual details is
 * absent. `stored` holds the details of the last trustees file. They stay valid until a file names the trustee again,
 * so that a run without the file changes no meeting.
 */
export function standingAppearances(
  trustees: readonly CheckedTrustee[],
  stored: Ledger['reference'] = {},
): Map<string, Appear> {
  const kept = Object.entries(stored[APPEARANCES] ?? {});
  const standing = new Map(kept.map(([id, json]) => [id, v.parse(appear, JSON.parse(json))]));
  for (const { name, appear: given } of trustees) {
    if (given) standing.set(slugId('t', name), given);
    else standing.delete(slugId('t', name));
  }
  return standing;
}

/** The counties of the divisions that an office serves, in alphabetical order. */
function countiesOf({ divisions }: CourtConfig, office: CourtOffice): string[] {
  const served = office.divisions ?? [office.name];
  return served.flatMap((division) => divisions[division] ?? []).sort((a, b) => a.localeCompare(b));
}

/** An office of the court file in the form of `offices11`. Fields that the file leaves out are absent. */
export function officeOf(court: CourtConfig, office: CourtOffice): Office {
  const { name, timeZone, code, staffed, address, lat, lng, phone, hours, note, courtrooms } = office;
  const counties = countiesOf(court, office);
  const served = counties.length > 0 ? { counties, countiesSource: court.divisionSource } : {};
  const details = { code, staffed, address, lat, lng, phone, hours, note, courtrooms, ...served };
  const given = Object.entries(details).filter(([, value]) => value !== undefined && value !== null);
  return { name, timeZone, ...Object.fromEntries(given) };
}

type ReferencePlan = { units: Update[]; after: Update[]; newJudges: string[] };

const OFFICES = dataPath('offices');
const JUDGES = dataPath('judges');
const TRUSTEES = dataPath('trustees');

/** Checked records of the judges file and the trustees file. Empty if a file was not given. */
export type GivenReference = { judges: readonly CheckedJudge[]; trustees: readonly CheckedTrustee[] };

/** The names in the order of the export. */
const inOrder = (names: ReadonlyMap<string, number>) =>
  [...names].sort(([, a], [, b]) => a - b).map(([name]) => name);

/**
 * Writes the offices of the court file, the judges and trustees of their files, and all three that records name for the
 * first time. `met` holds the names in the records of each kind. Names that are in no file any more stay, because
 * earlier records may use them.
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
