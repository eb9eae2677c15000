import type { CourtConfig } from '@court/shared/records/court-config';
import { dataPath } from '@court/shared/records/data-paths';
import { officeIdOfCode } from '@court/shared/records/identity';
import type { Judge, Office, Trustee } from '@court/shared/records/reference';
import type { SourceRecord } from '@court/shared/records/source-record';
import { checksum } from './checksum';
import type { CourtNames } from './court-names';
import { type Ledger, ledgerPaths } from './ledger';
import type { Update } from './owner-database';

type ReferencePlan = { units: Update[]; after: Update[]; newJudges: string[] };

const OFFICES = dataPath('offices');
const JUDGES = dataPath('judges');
const TRUSTEES = dataPath('trustees');

function officeOf({ code: _code, ...office }: CourtConfig['offices'][number]): Office {
  const { name, timeZone, staffed, address, lat, lng, phone, hours, note } = office;
  const details = { code: _code, staffed, address, lat, lng, phone, hours, note };
  const given = Object.entries(details).filter(([, value]) => value !== undefined && value !== null);
  return { name, timeZone, ...Object.fromEntries(given) };
}

/** Offices of the court file, and all offices, judges and trustees that records name for the first time. */
export function planReference(
  court: CourtConfig,
  records: readonly SourceRecord[],
  names: CourtNames,
  stored: Ledger['reference'],
): ReferencePlan {
  const plan: ReferencePlan = { units: [], after: [], newJudges: [] };
  const planned = new Set<string>();

  function add(group: string, id: string, value: Office | Judge | Trustee) {
    planned.add(`${group}/${id}`);
    plan.units.push({ [`${group}/${id}`]: value });
    plan.after.push({ [ledgerPaths.reference(group, id)]: checksum(value) });
  }
  const isNew = (group: string, id: string) => !planned.has(`${group}/${id}`) && !stored[group]?.[id];

  for (const office of court.offices) {
    const id = officeIdOfCode(office.code);
    const value = officeOf(office);
    if (stored[OFFICES]?.[id] !== checksum(value)) add(OFFICES, id, value);
    planned.add(`${OFFICES}/${id}`);
  }
  for (const record of records) {
    if (record.sealed === 'Y') continue;
    const ids = names.idsOf(record);
    const { judge, office, trustees } = record;
    if (office && ids.office && isNew(OFFICES, ids.office)) {
      add(OFFICES, ids.office, { name: office, timeZone: court.timeZones[0] });
    }
    if (judge && ids.judge && isNew(JUDGES, ids.judge)) {
      add(JUDGES, ids.judge, { name: judge });
      plan.newJudges.push(judge);
    }
    for (const [at, name] of trustees.entries()) {
      const id = ids.trustees[at];
      if (id && isNew(TRUSTEES, id)) add(TRUSTEES, id, { name });
    }
  }
  return plan;
}
