import { MERIDIEM, MOMENT } from '../reading/reading';

const WORDS: Readonly<Record<string, string>> = {
  id: 'hearing’s id',
  caseTitle: 'case title',
  caseType: 'type of case',
  [MOMENT]: 'day and time',
  date: 'day',
  [MERIDIEM]: 'AM or PM',
  durationMinutes: 'length in minutes',
  eventKind: 'kind of hearing',
  location: 'courtroom',
  docketNumber: 'document number',
  continuedTo: 'new day',
  continuedTime: 'new time',
  eventTime: 'time of its own',
  enteredOn: 'day of entry',
  leadCaseNumber: 'lead case number',
  relatedDocs: 'related documents',
  'appear.mode': 'way to appear',
  'appear.url': 'video link',
  'appear.meetingId': 'meeting ID',
  'appear.passcode': 'passcode',
  'appear.phone': 'telephone line',
  'appear.accessCode': 'access code',
  'appear.registerBy': 'how to register',
  'appear.note': 'note on appearing',
};

/** The name of our field in plain words: "case number", "day and time". */
export const fieldWords = (field: string): string =>
  WORDS[field] ?? field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
