import { type Asking, askOf } from '../clerk';
import { isVersus } from '../people/named-people';
import { isDebtorRole, type PartyRows } from '../people/party-roles';
import { debtorsOfTitle } from '../people/people';
import type { Reading } from '../reading';
import { printedValue } from '../record-limits';
import { askRestricted, restrictionBeside } from './ask-restricted';
import { officialName } from './official-names';
import { isEmpty } from './record-moments';
import type { RawRecord } from './shape-record';

type Fields = Record<string, unknown>;
type Job = { fields: Fields; reading: Reading; asking: Asking | null };

const folded = (text: string) => text.trim().toLowerCase();
const splitNames = (text: string) =>
  text
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The debtors in a title: from the map, or if they are certain. Asks about a title that may name two. */
function debtorsNamed(title: string, { reading, asking }: Job): string[] {
  const mapped = reading.values.get('debtors')?.get(folded(title));
  if (mapped !== undefined) return splitNames(mapped);
  const { names, unsure } = debtorsOfTitle(title);
  if (unsure === '' || reading.wholeTitles) return unsure === '' ? names : [title];
  if (asking)
    askOf(asking, 'titles', () => ({
      text: `Which debtors does the title “${title}” name? It ${unsure}`,
      answers: [
        ...(names.length > 1
          ? [{ set: `debtors:${title}=${names.join(' | ')}`, meaning: `${names.length} debtors` }]
          : []),
        { set: `debtors:${title}=${title}`, meaning: 'one debtor of this name' },
        { set: 'wholeTitles=true', meaning: 'publish every such title as one name' },
      ],
    }));
  return names.length > 0 ? names : [title];
}

/** Fills people fields from another field, such as debtors from the case title. */
export function copyPeople(job: Job): void {
  const { fields, reading } = job;
  for (const [field, from] of reading.copies) {
    const text = fields[from];
    if (field === 'caseTitle' || !isEmpty(fields[field]) || typeof text !== 'string' || isVersus(text))
      continue;
    fields[field] = debtorsNamed(text, job).map((name) => ({ name }));
  }
}

/** Asks about a restriction in a debtor's printed name, such as "(SEALED)", that the names read from it have lost. */
function askLostSeal(printed: string, names: readonly string[], { fields, asking }: Job): void {
  const word = fields.sealed === 'Y' ? null : restrictionBeside(fields.caseTitle, printed);
  if (asking && word && names.every((name) => restrictionBeside(null, name) === null))
    askRestricted('debtors', word, asking);
}

/** Splits a text that names two debtors, because a column of names often has titles. */
export function partDebtors(job: Job): void {
  const { fields } = job;
  if (!job.asking || !Array.isArray(fields.debtors)) return;
  fields.debtors = fields.debtors.flatMap((one: { name: string }) => {
    if (isVersus(one.name)) return [one];
    const names = debtorsNamed(one.name, job);
    askLostSeal(one.name, names, job);
    return names.map((name) => ({ ...one, name }));
  });
}

/** Replaces the names of judge, office and trustee by their published names. */
export function nameOfficials({ fields, asking }: Job): void {
  if (!asking) return;
  for (const official of ['judge', 'office'] as const) {
    const name = fields[official];
    if (typeof name === 'string' && name !== '') fields[official] = officialName(official, name, asking);
  }
  if (Array.isArray(fields.trustees))
    fields.trustees = fields.trustees.map((name) =>
      typeof name === 'string' && name !== '' ? officialName('trustee', name, asking) : name,
    );
}

/** Asks about an unmapped role that may be a debtor's. */
function askRole(role: string, { role: heading }: PartyRows, asking: Asking): void {
  askOf(asking, `role:${folded(role)}`, () => ({
    text: `Is a party with the role “${role}” (column “${heading}”) a debtor?`,
    answers: [
      { set: `role:${role}=debtor`, meaning: 'yes' },
      { set: `role:${role}=other`, meaning: 'no' },
    ],
  }));
}

/**
 * For exports with one row per party: puts the party of this row into the field of its role. A party that is not a
 * debtor is always removed from the debtors.
 */
export function placeParty(raw: RawRecord, { fields, reading, asking }: Job): void {
  const { rows } = reading;
  if (!rows) return;
  const role = printedValue(raw[rows.role]).trim();
  const people = Array.isArray(fields.debtors) ? fields.debtors : [];
  if (rows.debtors.some((one) => folded(one) === folded(role))) {
    fields.debtors = people.map((one) => ({ ...one, role }));
    return;
  }
  fields.debtors = [];
  const isSaid = reading.values.get('role')?.get(folded(role)) === 'other';
  if (!isSaid && isDebtorRole(role) !== false && asking) askRole(role, rows, asking);
  if (rows.others === 'attorneys') fields.attorneys = people.map((one) => ({ ...one, partyRole: role }));
  if (rows.others === 'trustees') fields.trustees = people.map(({ name }) => name);
}
