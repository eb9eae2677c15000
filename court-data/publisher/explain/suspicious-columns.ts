import { ownValue, proposeValue } from '../reading/moments/closed-values';
import { readDay, splitMoment } from '../reading/moments/read-moment';
import type { Questions } from '../reading/questions';
import { fieldWords } from './field-words';
import { ENTRY_DAY, RESTRICTION, ROLES } from './headings/heading-words';
import { isSecondDebtor } from './headings/name-columns';
import { plainHeading } from './headings/plain-heading';
import type { Look } from './look-at-export';
import { type Match, valuesOf } from './match-columns';

/** Why a column that no field was found for must not be ignored without asking. */
type Doubt = { text: string; field: string; set?: string };

/** Yes, no, or a cross. */
const MARK = /^(?:y|n|yes|no|x|t|f|true|false|[01])$/i;

const isDay = (text: string) =>
  readDay(text, null).days.length > 0 || readDay(splitMoment(text)?.day ?? '', null).days.length > 0;
/** Up to three values, in quotation marks. */
export const shownValues = (texts: readonly string[]) =>
  texts
    .slice(0, 3)
    .map((text) => `“${text}”`)
    .join(', ');

/** Values that say that a hearing is off, moves, or was held. */
export const offValues = (values: readonly string[]) =>
  values.filter((text) => {
    const { ours } = proposeValue('status', text, null);
    return ours !== null && ours !== 'scheduled';
  });

/** A telephone number beside a video meeting, which can be its own. */
const isDialIn = ({ headings, rows }: Look, heading: string, values: readonly string[]) =>
  /^(?:phone|telephone|tel|telephone line|phone line)$/.test(plainHeading(heading)) &&
  values.length > 0 &&
  // one number for many rows is no attorney's
  values.length * 2 <= rows.length &&
  headings.some((one) =>
    /\b(?:zoom|webex|teams|passcode|meeting (?:id|number|link))\b/.test(plainHeading(one)),
  );

function doubtOf(look: Look, column: number): Doubt | null {
  const heading = look.headings[column] ?? '';
  const values = [...new Set(valuesOf(look, column))];
  const isRestricted = [heading, plainHeading(heading)].some((text) => RESTRICTION.test(text));
  if (isRestricted || values.some((text) => text.length <= 40 && RESTRICTION.test(text)))
    return {
      field: 'sealed',
      text: `Does “${heading}” say that a record must not be published (${shownValues(values)})?`,
    };
  if (ROLES.test(plainHeading(heading)) && values.length > 0)
    return {
      field: 'role',
      set: `rows:${heading}=drop`,
      text: `Does “${heading}” say which party of a hearing a row is (${shownValues(values)})?`,
    };
  const types = new Set(values.map((text) => proposeValue('caseType', text, null).ours));
  if (!types.has(null) && (types.has('ap') || types.has('mp')))
    return { field: 'caseType', text: `Does “${heading}” tell the type of a case (${shownValues(values)})?` };
  if (values.length > 0 && values.every((text) => MARK.test(text)))
    return {
      field: 'sealed',
      text: `What do the marks of “${heading}” say (${shownValues(values)})? A mark can mean that a record must not be published, or that a hearing is off`,
    };
  const off = offValues(values);
  if (off.length > 0)
    return {
      field: 'status',
      text: `Does “${heading}” say that a hearing is off, moved or held (${shownValues(off)})?`,
    };
  const flags = values.filter((text) => ownValue('stricken', text) !== null);
  if (
    /\b(vacat|cancel|strick|struck|off|continu|status|dispos)/.test(plainHeading(heading)) &&
    values.length > 0
  )
    return {
      field: flags.length > 0 ? 'stricken' : 'status',
      text: `Does “${heading}” say that a hearing is off, moved or held?`,
    };
  if (isSecondDebtor(heading) && values.length > 0)
    return { field: 'debtors', text: `Does “${heading}” name another debtor (${shownValues(values)})?` };
  if (isDialIn(look, heading, values))
    return {
      field: 'appear.phone',
      text: `Is “${heading}” the telephone number by which people appear (${shownValues(values)})?`,
    };
  const modes = values.filter((text) => proposeValue('appear.mode', text, null).ours !== null);
  if (modes.length > values.length / 2)
    return { field: 'appear.mode', text: `Does “${heading}” say how people appear (${shownValues(modes)})?` };
  const days = values.filter(isDay);
  if (days.length > values.length / 2 && values.length > 0 && !ENTRY_DAY.test(plainHeading(heading)))
    return {
      field: 'continuedTo',
      text: `Which day does “${heading}” hold (${shownValues(days)})? The day to which a hearing is continued, or another`,
    };
  return null;
}

/** Whether a column must be asked about before it is ignored. */
export const isDoubtful = (look: Look, column: number): boolean => doubtOf(look, column) !== null;

/** The field that a doubtful column may hold; null if nothing is doubtful. */
export const doubtfulField = (look: Look, column: number): string | null =>
  doubtOf(look, column)?.field ?? null;

/** Asks about a column that the map does not name, with the reason. */
export function askColumn(look: Look, column: number, match: Match | undefined, questions: Questions): void {
  const heading = look.headings[column] ?? '';
  const doubt = doubtOf(look, column);
  const field = match?.field ?? doubt?.field ?? null;
  const values = shownValues([...new Set(valuesOf(look, column))]);
  questions.ask(`column:${heading}`, () => ({
    text: match?.field
      ? `Does “${heading}” hold the ${fieldWords(match.field)} (${values})? ${capital(match.why)}`
      : (doubt?.text ?? `What does “${heading}” hold (${values})? No column of the calendar fits`),
    answers: [
      ...(field
        ? [{ set: doubt?.set ?? `column:${heading}=${field}`, meaning: `yes: the ${fieldWords(field)}` }]
        : []),
      {
        set: `column:${heading}=ignore`,
        meaning: field ? 'no: leave the column out' : 'leave the column out',
      },
      ...(field ? [] : [{ set: `column:${heading}=<field>`, meaning: 'a field, such as matter' }]),
    ],
  }));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
