import { ownValue, proposeValue } from '../reading/moments/closed-values';
import { readClock } from '../reading/moments/read-clock';
import { readDay, splitMoment } from '../reading/moments/read-moment';
import type { Questions } from '../reading/questions';
import { fieldWords } from './field-words';
import { END_TIME, ENTRY_DAY, MAY_BE_DEBTOR, PUBLICITY, RESTRICTION } from './headings/heading-words';
import { isSecondDebtor } from './headings/name-columns';
import { plainHeading } from './headings/plain-heading';
import type { Look } from './look-at-export';
import { isRoleHeading, type Match, valuesOf } from './match-columns';

/** The reason to ask about a column without a field before ignoring it. `set` is an answer that uses the column. */
type Doubt = { text: string; field: string | null; set?: string; isChoice?: true };

/** Maximum number and length of the distinct values of a column that says which rows are public. */
const MAX_CHOICES = 8;
const MAX_CHOICE_CHARACTERS = 20;
const areChoices = (values: readonly string[]) =>
  values.length > 0 &&
  values.length <= MAX_CHOICES &&
  values.every((text) => text.length <= MAX_CHOICE_CHARACTERS);

/** Yes, no, or a mark such as X. */
const MARK = /^(?:y|n|yes|no|x|t|f|true|false|[01])$/i;

const isDay = (text: string) =>
  readDay(text, null).days.length > 0 || readDay(splitMoment(text)?.day ?? '', null).days.length > 0;
/** Up to three values, in quotation marks. */
export const shownValues = (texts: readonly string[]) =>
  texts
    .slice(0, 3)
    .map((text) => `“${text}”`)
    .join(', ');

/** Values that say that a hearing is off, moves or was held. */
export const offValues = (values: readonly string[]) =>
  values.filter((text) => {
    const { ours } = proposeValue('status', text, null);
    return ours !== null && ours !== 'scheduled';
  });

/** The telephone number of a video meeting. */
const isDialIn = ({ headings, rows }: Look, heading: string, values: readonly string[]) =>
  /^(?:phone|telephone|tel|telephone line|phone line)$/.test(plainHeading(heading)) &&
  values.length > 0 &&
  // a number that appears in many rows is not an attorney's
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
  if (PUBLICITY.test(plainHeading(heading)) && areChoices(values))
    return {
      field: null,
      isChoice: true,
      text: `Does “${heading}” say which records may be published (${shownValues(values)})?`,
    };
  if (MAY_BE_DEBTOR.test(plainHeading(heading)) && values.length > 0)
    return { field: 'debtors', text: `Is “${heading}” a debtor of the case too (${shownValues(values)})?` };
  if (isRoleHeading(heading) && values.length > 0)
    return {
      field: 'role',
      set: `rows:${heading}=drop`,
      text: `Does “${heading}” say which party of a hearing a row is (${shownValues(values)})?`,
    };
  const types = new Set(values.map((text) => proposeValue('caseType', text, null).ours));
  if (!types.has(null) && (types.has('ap') || types.has('mp')))
    return { field: 'caseType', text: `Does “${heading}” tell the type of a case (${shownValues(values)})?` };
  const off = offValues(values);
  if (off.length > 0)
    return {
      field: 'status',
      text: `Does “${heading}” say that a hearing is off, moved or held (${shownValues(off)})?`,
    };
  // the day from which a hearing was continued; the hearing is held as printed
  if (/\bfrom\b/.test(plainHeading(heading)) && values.every(isDay)) return null;
  const flags = values.filter((text) => ownValue('stricken', text) !== null);
  if (
    /\b(vacat|cancel|strick|struck|off|continu|status|dispos)/.test(plainHeading(heading)) &&
    values.length > 0
  )
    return {
      ...(flags.length > 0 ? { isChoice: true } : {}),
      field: flags.length === 0 ? 'status' : /continu/.test(plainHeading(heading)) ? null : 'stricken',
      text: `Does “${heading}” say that a hearing is off, moved or held?`,
    };
  if (values.length > 0 && values.every((text) => MARK.test(text)))
    return {
      field: 'sealed',
      text: `What do the marks of “${heading}” say (${shownValues(values)})? A mark can mean that a record must not be published, or that a hearing is off`,
    };
  const times = values.filter((text) => readClock(text).time !== null);
  if (times.length > values.length / 2 && !END_TIME.test(plainHeading(heading)))
    return { field: null, text: `Which time does “${heading}” hold (${shownValues(times)})?` };
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

/** The field that a doubtful column may hold. Null if nothing is doubtful. */
export const doubtfulField = (look: Look, column: number): string | null =>
  doubtOf(look, column)?.field ?? null;

/** Asks about a column that the map does not name, and states the reason. */
export function askColumn(look: Look, column: number, matches: readonly Match[], questions: Questions): void {
  const heading = look.headings[column] ?? '';
  const match = matches[column];
  const doubt = doubtOf(look, column);
  const field = match?.field ?? doubt?.field ?? null;
  const values = shownValues([...new Set(valuesOf(look, column))]);
  const titled = doubt?.field === 'debtors' && matches.find((one) => one.field === 'caseTitle')?.heading;
  const isChoice = !field && doubt?.isChoice === true;
  questions.ask(`column:${heading}`, () => ({
    text: match?.field
      ? `Does “${heading}” hold the ${fieldWords(match.field)} (${values})? ${capital(match.why)}`
      : (doubt?.text ?? `What does “${heading}” hold (${values})? No column of the calendar fits`),
    answers: [
      ...(titled
        ? [{ set: `join:caseTitle=${titled}+${heading}`, meaning: 'yes: a debtor of a joint case' }]
        : []),
      ...(field && !titled
        ? [{ set: doubt?.set ?? `column:${heading}=${field}`, meaning: `yes: the ${fieldWords(field)}` }]
        : []),
      ...(isChoice
        ? [{ set: `only:${heading}=<value>`, meaning: 'yes: publish the rows of this value alone' }]
        : []),
      {
        set: `column:${heading}=ignore`,
        meaning: field || isChoice ? 'no: leave the column out' : 'leave the column out',
      },
      ...(field || isChoice
        ? []
        : [{ set: `column:${heading}=<field>`, meaning: 'a field, such as matter' }]),
    ],
  }));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
