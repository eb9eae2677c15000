import type { MapJson } from '../reading/field-map/load-field-map';
import { CLOSED_FIELDS, closedKey, ownValue, proposeValue } from '../reading/moments/closed-values';
import type { DateOrder } from '../reading/moments/read-moment';
import { isVersus } from '../reading/people/named-people';
import { groupOfficials, isNameOfOfficial } from '../reading/people/officials';
import { rolesProposed } from '../reading/people/party-roles';
import { Questions } from '../reading/questions';
import { MOMENT } from '../reading/reading';
import { hidePrivate } from '../reading/text/private-data';
import { numberAndTitle } from '../reading/text/title-notes';
import { KNOWN_HEADINGS } from './headings/known-headings';
import { plainHeading } from './headings/plain-heading';
import { joinProposals } from './join-columns';
import { type Look, textsOf } from './look-at-export';
import { isRoleHeading, type Match, valuesOf } from './match-columns';
import { orderReason, settleDates } from './settle-dates';
import { isDoubtful } from './suspicious-columns';
import { tellApart } from './tell-apart';

/** A map with everything that is certain or likely about a file, and its assumptions as sentences. */
export type Proposed = { map: MapJson; reasons: string[] };

const list = (texts: readonly string[]) =>
  `${texts.slice(0, 8).join(', ')}${texts.length > 8 ? ` and ${texts.length - 8} more` : ''}`;

/**
 * The certain mappings of a closed field's distinct values to our values. Leaves out values that the format defines.
 */
function certainValues(
  field: string,
  texts: readonly string[],
  order: DateOrder | null,
): Record<string, string> {
  const certain = texts
    .filter((text) => ownValue(field, text) === null)
    .map((text) => [text, proposeValue(field, text, order)] as const)
    .filter(([, { ours, confidence }]) => ours !== null && confidence === 'certain')
    .map(([text, { ours }]) => [closedKey(field, text), ours ?? ''] as const);
  return Object.fromEntries(certain);
}

/**
 * Names under which each spelling of a judge or trustee is published. Leaves out one of two nearly equal names, about
 * which the clerk is asked.
 */
function officialNames(printed: readonly string[]): Record<string, string> {
  const { groups, near } = groupOfficials(printed);
  const doubtful = new Set(near.map(({ b }) => b));
  return Object.fromEntries(
    groups
      .filter(({ name, variants }) => !doubtful.has(name) && !variants.some((one) => doubtful.has(one)))
      .flatMap(({ name, variants }) => variants.map((one) => [one, name])),
  );
}

/**
 * The column with the role of a party, and its roles. Null if no role is known. The clerk is asked about unknown roles.
 */
function partyRows(look: Look, matches: readonly Match[]) {
  const column = look.headings.findIndex(
    (heading, at) => matches[at]?.field === null && isRoleHeading(heading),
  );
  if (column < 0) return null;
  const roles = rolesProposed([...new Set(valuesOf(look, column))]);
  const { debtors, attorneys, trustees, others } = roles;
  if ([debtors, attorneys, trustees, others].every((known) => known.length === 0)) return null;
  return { column, role: look.headings[column] ?? '', debtors: roles.debtors };
}

/** A note on titles between two parties, such as those of adversary proceedings. */
function versusNote(titles: readonly string[]): string {
  const between = titles.filter((title) => isVersus(title));
  return between.length === 0
    ? ''
    : `. Check ${between.length === 1 ? 'the title that is' : `the ${between.length} titles that are`} between two parties, as in adversary proceedings: ${list(between)}`;
}

/** Whether the cells of case numbers also hold the titles. */
const isTitleBeside = (cells: readonly string[]) =>
  cells.length > 0 && cells.filter((cell) => numberAndTitle(cell) !== null).length > cells.length / 2;

/**
 * The columns of a file with one party per row. A party's name is not the title of the case, even if no other column
 * is.
 */
const ofParties = (matches: readonly Match[]): readonly Match[] =>
  matches.map((match) =>
    match.field === 'caseTitle' && KNOWN_HEADINGS.debtors?.includes(plainHeading(match.heading))
      ? { ...match, field: 'debtors' }
      : match,
  );

/** The map for a file with these columns. Leaves out doubtful columns and values, about which the clerk is asked. */
export function proposeMap(look: Look, found: readonly Match[], dates: DateOrder | null): Proposed {
  const party = partyRows(look, found);
  const matched = party ? ofParties(found) : found;
  const joins = joinProposals(look, matched);
  const joined = joins.flatMap(({ headings }) => headings);
  const matches = matched.map((match) =>
    joined.includes(match.heading) ? { ...match, field: null } : match,
  );
  const at = (field: string) => matches.findIndex((match) => match.field === field);
  const distinct = (field: string) => [...new Set(at(field) < 0 ? [] : textsOf(look, at(field)))];
  const reasons: string[] = [];
  const reading: MapJson = {};
  const settled = settleDates(
    look,
    ['date', MOMENT, 'continuedTo', 'status'].map(at).filter((column) => column >= 0),
    new Questions(),
  );
  const order = dates ?? settled?.order ?? null;
  if (order) reading.dates = order;
  if (!dates && settled?.order && settled.proof) reasons.push(orderReason(settled));

  const values = Object.keys(CLOSED_FIELDS)
    .map((field) => [field, certainValues(field, distinct(field), order)] as const)
    .filter(([, said]) => Object.keys(said).length > 0);
  if (values.length > 0) reading.values = Object.fromEntries(values);

  const isFull = (field: string) => at(field) >= 0 && valuesOf(look, at(field)).length === look.rows.length;
  if (!isFull('caseType')) {
    reading.defaults = { caseType: 'bk' };
    const where = at('caseType') < 0 ? 'No column holds the type of case' : 'Some rows hold no type of case';
    const besideTitles = distinct('caseNumber').flatMap((cell) => numberAndTitle(cell)?.title ?? []);
    reasons.push(
      `${where}. A number like 2:26-ap-01234 tells it; every other case is published as a bankruptcy (bk)${versusNote([...distinct('caseTitle'), ...besideTitles])}`,
    );
  }
  const printable = (field: string) =>
    distinct(field).filter((text) => hidePrivate(text) === text && isNameOfOfficial(text));
  const names = { judge: officialNames(printable('judge')), trustee: officialNames(printable('trustees')) };
  const named = Object.entries(names).filter(([, said]) => Object.keys(said).length > 0);
  if (named.length > 0) reading.names = Object.fromEntries(named);

  const hasOwnTitle = at('caseTitle') >= 0 || joins.some(({ field }) => field === 'caseTitle');
  const isBeside = !hasOwnTitle && !party && isTitleBeside(distinct('caseNumber'));
  const isTitled = hasOwnTitle || isBeside;
  if (isBeside) {
    reading.copies = { caseTitle: 'caseNumber' };
    reasons.push('The title of a case follows its number, in the same cell');
  }
  if (party) {
    if (!isTitled) reading.copies = { caseTitle: 'debtors' };
    reasons.push(
      `“${party.role}” tells which party a row names. Debtors: ${party.debtors.length > 0 ? list(party.debtors) : 'none'}. Other parties are left out`,
    );
  } else if (at('debtors') < 0 && isTitled && !joins.some(({ field }) => field === 'debtors')) {
    reading.copies = { ...(isBeside ? { caseTitle: 'caseNumber' } : {}), debtors: 'caseTitle' };
    reasons.push(
      'No column names the debtors: they are taken from the title, so that a search by name finds them',
    );
  }
  const apart = at('caseNumber') < 0 ? null : tellApart(look, matches, party !== null);
  if (apart?.reason) reasons.push(apart.reason);
  if (apart && apart.idFrom.length > 0) reading.idFrom = apart.idFrom;
  if (apart?.mergeRows) reading.mergeRows = true;

  const isTaken = ({ heading, field }: Match) =>
    field !== null || joined.includes(heading) || heading === party?.role || heading === '';
  const ignore = matches
    .filter((match, column) => !isTaken(match) && !isDoubtful(look, column))
    .map(({ heading }) => heading);
  const columns = matches.flatMap(({ heading, field, confidence }) =>
    field !== null && field !== heading && confidence !== 'check' && !joined.includes(heading)
      ? [[heading, field] as const]
      : [],
  );
  const map: MapJson = {
    ...Object.fromEntries(columns),
    ...(joins.length > 0
      ? { join: Object.fromEntries(joins.map(({ field, headings }) => [field, headings])) }
      : {}),
    ...(party ? { rows: { one: 'party', role: party.role, debtors: party.debtors, others: 'drop' } } : {}),
    ...(ignore.length > 0 ? { ignore } : {}),
    ...(Object.keys(reading).length > 0 ? { reading } : {}),
  };
  return { map, reasons };
}
