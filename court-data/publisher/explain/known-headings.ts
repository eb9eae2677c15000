import { CHAPTERS, HEARING_STATUSES } from '@court/records';
import { MOMENT } from '../reading/source-file';

/** Words as courts shorten them in headings, and in full. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ '#': 'number', no: 'number', num: 'number', nbr: 'number', nmbr: 'number', nr: 'number' },
  ...{ hrg: 'hearing', dt: 'date', tm: 'time', ctrm: 'courtroom', crtrm: 'courtroom', rm: 'room' },
  ...{ atty: 'attorney', attys: 'attorney', attorneys: 'attorney', ch: 'chapter', chap: 'chapter' },
  ...{ chp: 'chapter', chpt: 'chapter', chptr: 'chapter', mtr: 'matter', mtn: 'motion' },
  ...{ dkt: 'docket', doc: 'document', desc: 'description', descr: 'description', loc: 'location' },
  ...{ div: 'division', sched: 'scheduled', cs: 'case', dbtr: 'debtor', debtors: 'debtor', nm: 'name' },
  ...{ tte: 'trustee', trste: 'trustee', trustees: 'trustee', stat: 'status', typ: 'type', jdg: 'judge' },
  ...{ cont: 'continued', contd: 'continued', judges: 'judge', motions: 'motion', parties: 'party' },
  ...{ bky: 'bankruptcy', mins: 'minutes', est: 'estimated', presider: 'judge', movants: 'movant' },
  ...{ presiding: 'judge', disp: 'disposition', dispo: 'disposition', honorable: 'judge' },
};

/** A heading on one footing: `HRG_DATE`, `HearingDate` and `Hrg. Date` are "hearing date". */
export function plainHeading(heading: string): string {
  return heading
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/#/g, ' # ')
    .split(/[^\p{L}\p{N}#]+/u)
    .filter((word) => word !== '')
    .map((word) => SHORT[word] ?? word)
    .filter((word, at, words) => word !== words[at - 1])
    .join(' ');
}

/** What headings call our fields, on one footing; the ones before others where two fit. */
export const KNOWN_HEADINGS: Readonly<Record<string, readonly string[]>> = {
  id: [
    'id',
    'hearing id',
    'event id',
    'calendar id',
    'record id',
    'entry id',
    'scheduled id',
    'setting id',
    'hearing number',
    'uid',
    'hearing',
    'event',
  ],
  caseNumber: [
    'case number',
    'case',
    'bankruptcy case number',
    'bankruptcy case',
    'file number',
    'docket number',
    'number',
    'case id',
  ],
  caseType: ['case type', 'type of case', 'proceeding type'],
  chapter: ['chapter', 'chapter number', 'case chapter'],
  caseTitle: [
    'case title',
    'case name',
    'title',
    'caption',
    'short title',
    'case caption',
    'style',
    'case style',
    'style of case',
    'in re',
    'matter name',
  ],
  leadCaseNumber: ['lead case', 'lead case number', 'main case', 'lead bankruptcy case number'],
  [MOMENT]: [
    'date time',
    'date and time',
    'hearing date time',
    'hearing date and time',
    'when',
    'start',
    'starts',
    'scheduled',
    'date',
  ],
  date: [
    'date',
    'hearing date',
    'event date',
    'calendar date',
    'setting date',
    'scheduled date',
    'court date',
    'start date',
    'day',
  ],
  time: ['time', 'hearing time', 'start time', 'event time', 'calendar time', 'scheduled time', 'hour'],
  durationMinutes: [
    'duration',
    'minutes',
    'length',
    'estimated time',
    'time estimate',
    'estimated minutes',
    'duration minutes',
  ],
  eventKind: [
    'hearing type',
    'event type',
    'type of hearing',
    'calendar type',
    'event',
    'calendar',
    'setting type',
    'type',
  ],
  judge: ['judge', 'judge name', 'judicial officer', 'hearing judge', 'judge officer', 'hon'],
  location: [
    'courtroom',
    'location',
    'room',
    'court room',
    'hearing location',
    'place',
    'where',
    'courtroom name',
  ],
  office: [
    'office',
    'division',
    'division office',
    'court office',
    'office name',
    'courthouse',
    'city',
    'court location',
  ],
  trustees: ['trustee', 'trustee name', 'case trustee'],
  debtors: ['debtor', 'debtor name', 'party', 'party name'],
  attorneys: [
    'attorney',
    'counsel',
    'attorney name',
    'debtor attorney',
    'debtor counsel',
    'appearances',
    'attorney of record',
  ],
  matter: [
    'matter',
    'description',
    'motion',
    'subject',
    're',
    'hearing description',
    'event description',
    'docket text',
    'nature of hearing',
    'relief',
    'details',
    'proceeding',
    'text',
    'matters',
  ],
  docketNumber: [
    'document number',
    'document',
    'docket number',
    'docket entry',
    'docket',
    'ecf number',
    'related document',
    'de',
    'docket entry number',
  ],
  movant: ['movant', 'moving party', 'filed by', 'filer', 'movant name'],
  status: ['status', 'hearing status', 'event status', 'disposition', 'calendar status'],
  continuedTo: [
    'continued to',
    'continued date',
    'continuance date',
    'rescheduled to',
    'new date',
    'reset to',
  ],
  outcome: ['outcome', 'result', 'ruling', 'minute entry', 'hearing result'],
  sealed: ['sealed', 'under seal', 'restricted'],
};

/** A heading with one of these is about something else than what its other words name: an attorney's phone, the day of a filing. */
export const OTHER_WORDS =
  /\b(phone|telephone|cell|email|mail|fax|address|street|zip|state|ssn|tin|ein|bar|url|link|zoom|passcode|created|modified|updated|filed date|date filed|entered|printed|added|petition|role|represents)\b/;

/** What courts call a status, on one footing; what begins with one of them is meant too: "continued to 12/15". */
const STATUSES: readonly (readonly [RegExp, (typeof HEARING_STATUSES)[number]])[] = [
  [/^(hearing )?(not held|did not occur)\b/, 'not-held'],
  [/^(hearing )?(re ?scheduled|reset|moved)\b/, 'rescheduled'],
  [/^(hearing )?(continued|contd|cont d|cont|adjourned)\b/, 'continued'],
  [/^(hearing )?(held|heard|completed|conducted)\b/, 'held'],
  [
    /^(hearing )?(scheduled|set|active|pending|calendared|on calendar|confirmed|open|going forward)\b/,
    'scheduled',
  ],
  [/^(hearing )?(stricken|struck)\b/, 'stricken'],
  [/^(hearing )?vacated\b/, 'vacated'],
  [/^(motion |matter )?withdrawn\b/, 'withdrawn'],
  [/^(hearing )?cancel(l)?ed\b/, 'cancelled'],
  [/^(hearing )?(concluded|closed)\b/, 'concluded'],
  [/^terminated\b/, 'terminated'],
  [/^satisfied\b/, 'satisfied'],
];

const CASE_TYPES: readonly (readonly [RegExp, string])[] = [
  [/^(bk|b|bankruptcy|main|bankruptcy case|bky|bankr)$/, 'bk'],
  [/^(ap|a|adv|adversary|adversary proceeding|ad)$/, 'ap'],
  [/^(mp|m|misc|miscellaneous|miscellaneous proceeding|misc proceeding|mc)$/, 'mp'],
];

/** Our value for what a column says; null where it is not known. */
export function knownValue(field: string, text: string): string | null {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (field === 'chapter')
    return /^(?:chapter|chap|ch)?\s?(7|9|11|12|13|15)(?: ?[a-z]+)?$/.exec(plain)?.[1] ?? null;
  if (field === 'caseType') return CASE_TYPES.find(([said]) => said.test(plain))?.[1] ?? null;
  if (HEARING_STATUSES.some((status) => status === text)) return text;
  return STATUSES.find(([said]) => said.test(plain))?.[1] ?? null;
}

/** Fields of which a column may say something else than our format takes, each with what it takes. */
export const OUR_VALUES: Readonly<Record<string, readonly string[]>> = {
  status: HEARING_STATUSES,
  caseType: CASE_TYPES.map(([, type]) => type),
  chapter: CHAPTERS,
};
