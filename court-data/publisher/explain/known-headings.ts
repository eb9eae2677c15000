import { MERIDIEM, MOMENT } from '../reading/reading';

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
    'set for',
    'hearing set for',
    'date time',
    'date and time',
    'hearing date time',
    'hearing date and time',
    'when',
    'start',
    'starts',
    'start date time',
    'start time date',
    'begins',
    'scheduled',
    'date',
  ],
  date: [
    'hearing date',
    'meeting date',
    'date of hearing',
    'hearing day',
    'set for',
    'hearing set for',
    'event date',
    'calendar date',
    'setting date',
    'scheduled date',
    'court date',
    'start date',
    'hearing',
    'date',
    'day',
  ],
  [MERIDIEM]: ['am pm', 'ampm', 'a p', 'a m p m', 'meridiem', 'am or pm'],
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
    'next hearing',
    'next hearing date',
    'next date',
    'next setting',
    'adjourned to',
    'continued to date',
    'reset date',
    'continued to',
    'continued date',
    'continuance date',
    'rescheduled to',
    'new date',
    'reset to',
  ],
  outcome: ['outcome', 'result', 'ruling', 'minute entry', 'hearing result'],
  sealed: ['sealed', 'under seal', 'is sealed', 'sealed y n', 'seal', 'restricted', 'confidential'],
  'appear.mode': [
    'appearance',
    'appearance type',
    'type of appearance',
    'method of appearance',
    'how to appear',
    'hearing method',
    'method',
    'hearing format',
    'format',
    'mode',
  ],
  'appear.url': [
    'zoom link',
    'zoom url',
    'zoom',
    'video link',
    'meeting link',
    'hearing link',
    'join link',
    'webex link',
    'teams link',
    'link',
    'url',
  ],
  'appear.meetingId': ['meeting id', 'zoom id', 'zoom meeting id', 'zoom meeting number', 'webinar id'],
  'appear.passcode': ['passcode', 'zoom passcode', 'meeting passcode', 'password'],
  'appear.phone': [
    'dial in',
    'dial in number',
    'call in',
    'call in number',
    'conference number',
    'telephone number',
    'phone number',
    'conference line',
  ],
  'appear.accessCode': ['access code', 'conference code', 'participant code', 'call in code'],
};

/** A heading that suggests that a row must not be published. Its column is never ignored by proposal. */
export const RESTRICTION = /seal|restrict|confiden|private|redact|non.?public|protect|safe at home/i;

/** A heading of a day on which something else happened: it is no hearing's day. */
export const ENTRY_DAY =
  /\b(filed|filing|entered|entry|created|modified|updated|printed|added|petition|notice|noticed|docketed|service|served|due|deadline|converted|run|as of)\b/;

/** A heading of the roles of parties, on one footing. */
export const ROLES = /\b(role|party type|type of party)\b/;
/** Headings of names that are those of parties if a column holds their roles. */
export const PARTY_NAMES = /^(?:full )?name$|^participant(?: name)?$/;

/** A heading with one of these is about something else than its other words: an attorney's phone, the day of a filing. */
export const OTHER_WORDS =
  /\b(phone|telephone|cell|email|mail|fax|address|street|zip|state|ssn|tin|ein|bar|url|link|zoom|passcode|created|modified|updated|filed date|date filed|entered|printed|added|petition|role|represents)\b/;
