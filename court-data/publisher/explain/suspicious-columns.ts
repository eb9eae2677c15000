import { ownValue, proposeValue } from '../reading/moments/closed-values';
import { readDay, splitMoment } from '../reading/moments/read-moment';
import { jointHeading } from '../reading/people/named-people';
import type { Questions } from '../reading/questions';
import { ENTRY_DAY, RESTRICTION, ROLES } from './heading-words';
import type { Look } from './look-at-export';
import { type Match, valuesOf } from './match-columns';
import { plainHeading } from './plain-heading';

/** Why a column that no field was found for must not be ignored without asking. */
type Doubt = { text: string; field: string; set?: string };

/** Yes, no, or a cross. */
const MARK = /^(?:y|n|yes|no|x|t|f|true|false|[01])$/i;

const isDay = (text: string) =>
  readDay(text, null).days.length > 0 || readDay(splitMoment(text)?.day ?? '', null).days.length > 0;
const shown = (texts: readonly string[]) =>
  texts
    .slice(0, 3)
    .map((text) => `“${text}”`)
    .join(', ');

/** Values that say that a hearing is off, moves, or was held. */
const offValues = (values: readonly string[]) =>
  values.filter((text) => {
    const { ours } = proposeValue('status', text, null);
    return ours !== null && ours !== 'scheduled';
  });

function doubtOf(look: Look, column: number): Doubt | null {
  const heading = look.headings[column] ?? '';
  const values = [...new Set(valuesOf(look, column))];
  const isRestricted = [heading, plainHeading(heading)].some((text) => RESTRICTION.test(text));
  if (isRestricted || values.some((text) => text.length <= 40 && RESTRICTION.test(text)))
    return {
      field: 'sealed',
      text: `Does “${heading}” say that a record must not be published (${shown(values)})?`,
    };
  if (ROLES.test(plainHeading(heading)) && values.length > 0)
    return {
      field: 'role',
      set: `rows:${heading}=drop`,
      text: `Does “${heading}” say which party of a hearing a row is (${shown(values)})?`,
    };
  if (jointHeading(heading) && values.length > 0)
    return {
      field: 'debtors',
      set: `join:debtors=<column of debtors>+${heading}`,
      text: `Does “${heading}” name another debtor of the case (${shown(values)})?`,
    };
  const types = new Set(values.map((text) => proposeValue('caseType', text, null).ours));
  if (!types.has(null) && (types.has('ap') || types.has('mp')))
    return { field: 'caseType', text: `Does “${heading}” tell the type of a case (${shown(values)})?` };
  if (values.length > 0 && values.every((text) => MARK.test(text)))
    return {
      field: 'sealed',
      text: `What do the marks of “${heading}” say (${shown(values)})? A mark can mean that a record must not be published, or that a hearing is off`,
    };
  const off = offValues(values);
  if (off.length > 0)
    return {
      field: 'status',
      text: `Does “${heading}” say what became of a hearing (${shown(off)})? No other column may say that it is off`,
    };
  const flags = values.filter((text) => ownValue('stricken', text) !== null);
  if (
    /\b(vacat|cancel|strick|struck|off|continu|status|dispos)/.test(plainHeading(heading)) &&
    values.length > 0
  )
    return {
      field: flags.length > 0 ? 'stricken' : 'status',
      text: `Does “${heading}” say what became of a hearing?`,
    };
  const days = values.filter(isDay);
  if (days.length > values.length / 2 && values.length > 0 && !ENTRY_DAY.test(plainHeading(heading)))
    return { field: 'continuedTo', text: `Which day does “${heading}” hold (${shown(days)})?` };
  return null;
}

/** Whether a column must be asked about before it is ignored. */
export const isDoubtful = (look: Look, column: number): boolean => doubtOf(look, column) !== null;

/** Asks about a column that the map does not name, with the reason. */
export function askColumn(look: Look, column: number, match: Match | undefined, questions: Questions): void {
  const heading = look.headings[column] ?? '';
  const doubt = doubtOf(look, column);
  const field = match?.field ?? doubt?.field ?? null;
  questions.ask(`column:${heading}`, () => ({
    text: match?.field
      ? `Is “${heading}” the ${match.field}? ${match.why}`
      : (doubt?.text ?? `What is the column “${heading}” (${shown(valuesOf(look, column))})?`),
    answers: [
      ...(field
        ? [{ set: doubt?.set ?? `column:${heading}=${field}`, meaning: `yes, it is our ${field}` }]
        : []),
      { set: `column:${heading}=ignore`, meaning: 'no, leave it out' },
      ...(field ? [] : [{ set: `column:${heading}=<field>`, meaning: 'one of our fields, such as matter' }]),
    ],
  }));
}
