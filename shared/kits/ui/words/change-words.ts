import { wordsOf } from './words-of';

/** What has become of a record, in US English; wherever changes are listed. */
const messages = {
  'what.added': 'New on the calendar',
  'what.changed': 'Changed',
  'what.removed': 'No longer listed by the court',
  'what.back': 'Listed again',
  'field.status': 'Status',
  'field.date': 'Date',
  'field.time': 'Time',
  'field.eventTime': 'Own time',
  'field.how': 'How to appear',
  'field.place': 'Place',
  'field.office': 'Office',
  'field.judge': 'Judge',
  'field.outcome': 'Outcome',
  appearChanged: 'How to dial in',
  appearDiffers: 'changed',
  notSaid: 'not given',
};

export const changeWords = wordsOf({ 'en-US': messages });
