import { APPEAR_HEADINGS } from './appear-headings';
import { DAY_HEADINGS } from './day-headings';

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
    'meeting id',
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
  court: [
    'court',
    'court code',
    'court id',
    'court name',
    'bankruptcy court',
    'district',
    'court district',
    'judicial district',
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
  status: [
    'status',
    'hearing status',
    'event status',
    'disposition',
    'calendar status',
    'meeting status',
    'result',
    'hearing result',
    'outcome',
  ],
  outcome: ['outcome', 'result', 'ruling', 'minute entry', 'hearing result'],
  sealed: ['sealed', 'under seal', 'is sealed', 'sealed y n', 'seal', 'restricted', 'confidential'],
  ...DAY_HEADINGS,
  ...APPEAR_HEADINGS,
};

/** A heading that suggests that a row must not be published. Its column is never ignored by proposal. */
export const RESTRICTION =
  /seal|restrict|confiden|private|redact|(?:non|not).?(?:for.?)?public|protect|safe.at.home|withheld|in camera|do not publish|closed to/i;

/** A heading under which a few short values may say which rows are public: "Public: N", "Display: Hide". */
export const PUBLICITY =
  /\b(public|publish|publishable|published|visible|visibility|viewable|display|web|hide|hidden|security|access|sld|flags?|s)\b/;

/** A heading with one of these is about something else than its other words: an attorney's phone, the day of a filing. */
export const OTHER_WORDS =
  /\b(phone|telephone|cell|email|mail|fax|address|street|zip|state|ssn|tin|ein|bar|url|link|zoom|passcode|created|modified|updated|filed date|date filed|entered|printed|added|petition|role|represents)\b/;
