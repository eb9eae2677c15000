import { type Grammar, wordsOf } from '@court/ui';

type Count = { count: number };
type Text = { text: string };

const people = (field: string, count: number, grammar: Grammar) => {
  const [one, other] = { attorney: ['attorney', 'attorneys'], debtor: ['debtor', 'debtors'] }[field] ?? [
    'case',
    'cases',
  ];
  return grammar.plural(count, { one: `1 ${one}`, other: `${grammar.number(count)} ${other}` });
};

/** Words of the searches, in US English. */
const messages = {
  'title.hearings.attorney': 'Find an attorney',
  'title.hearings.casenumber': 'Find a case by its number',
  'title.hearings.debtor': 'Find a debtor',
  'title.meetings.attorney': 'Find an attorney’s 341 meetings',
  'title.meetings.casenumber': 'Find a 341 meeting by case number',
  'title.meetings.debtor': 'Find a debtor’s 341 meeting',
  fields: 'Search by',
  'field.attorney': 'Attorney',
  'field.casenumber': 'Case number',
  'field.debtor': 'Debtor',
  'label.attorney': 'Attorney’s name',
  'label.casenumber': 'Case number',
  'label.debtor': 'Name of a person or business',
  'hint.attorney': 'First or last name first, or the beginning of a name.',
  'hint.casenumber': 'In any form: 26-50001, 2:26-bk-50001-abc, or 50001. A whole caption can be pasted.',
  'hint.debtor': 'First or last name first, or the beginning of a name. Other names and joint debtors count.',
  clear: 'Clear',

  'type.any': 'any type',
  'type.bk': 'bankruptcy cases',
  'type.ap': 'adversary proceedings',
  'type.mp': 'miscellaneous proceedings',
  'as.number': ({ number, type }: { number: string; type: string }) => `Case ${number}, ${type}`,
  'as.beginning': ({ number, type }: { number: string; type: string }) =>
    `Case numbers that begin with ${number}, ${type}`,
  'as.serial': ({ number, type }: { number: string; type: string }) =>
    `Case number ${number} of any year, ${type}`,
  'as.name': ({ text }: Text) => `“${text}” cannot be a case number. It is searched as a debtor’s name.`,
  'as.part': ({ text }: Text) => `Searched for “${text}”`,

  results: 'Results',
  similar: 'Similar names',
  more: 'Show more',
  'latest.coming': ({ date }: { date: string }) => `dates up to ${date}`,
  'latest.past': ({ date }: { date: string }) => `last date ${date}`,
  searching: 'Searching…',
  found: ({ field, count, more }: Count & { field: string; more: boolean }, grammar: Grammar) =>
    more ? `The first ${people(field, count, grammar)}` : `${people(field, count, grammar)} found`,
  foundSimilar: ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: '1 similar name', other: `${count} similar names` }),
  keys: 'Use the arrow keys to choose.',
  none: ({ field, text }: Text & { field: string }) =>
    ({
      attorney: `No attorney found for “${text}”`,
      debtor: `No debtor found for “${text}”`,
    })[field] ?? `No case found for “${text}”`,
  noneWhy:
    'Only people and cases with a hearing or meeting on this calendar can be found here. Check the spelling, or try with fewer letters.',
  'on.attorney': ({ text }: Text) => `Search attorneys for “${text}”`,
  'on.debtor': ({ text }: Text) => `Search debtors for “${text}”`,
  'on.casenumber': ({ text }: Text) => `Search case number ${text}`,
  'on.clerk': 'Ask the clerk: the court’s official site',
  failed: 'The search could not be made',
  'failed.why': 'The court’s database did not answer.',
  'failed.offline': 'This device is offline.',

  recent: 'Looked at lately',
  forget: 'Forget these',
};

export const searchWords = wordsOf({ 'en-US': messages });
