import type { CalendarChange } from '@court/domain';
import { calendarEventOf, eventText, titleWithStatus } from '@court/domain/calendar';
import { alertOfChange, reminderOf } from '../../court-data/publisher/alerts/alert-of-change';
import { recordNames } from '../../mfe-calendar/kits/record/data/use-record-names';
import { plainWords, sentencesOf } from '../../mfe-calendar/kits/record/text/plain-words';
import { bannerText } from '../../mfe-calendar/kits/record/words/new-date-words';
import {
  attendLink,
  byWords,
  hasBanner,
  isOff,
  whenWords,
} from '../../mfe-calendar/kits/record/words/record-words';
import type { Surface } from './answer-checks';
import { COURT, JUDGES, OFFICES, type Sample } from './sample-records';

const namesOfPage = ({ entry }: Sample) => recordNames(entry, JUDGES, OFFICES);

function byWordsOfPage(sample: Sample): string {
  return byWords(sample.kind, sample.entry, sample.ofEntry, namesOfPage(sample))
    .flatMap((line) => line.map(({ now }) => now))
    .join(' ');
}

/** The text of the banner. The page has one only if the hearing is off or unlisted. */
const bannerOfPage = ({ kind, entry, ofEntry }: Sample): string =>
  hasBanner(ofEntry) ? bannerText(kind, entry, ofEntry) : '';

function plainText(sample: Sample): string {
  return plainWords({
    ...{ kind: sample.kind, entry: sample.entry, answer: sample.ofEntry },
    names: { ...namesOfPage(sample), address: null },
    court: { displayName: 'Sample Court', meetingHosts: COURT.meetingHosts },
    ...{ phone: null, settings: { showIPCEventTime: 'Y' }, asOf: null },
  })
    .flatMap(sentencesOf)
    .join(' ');
}

const eventOf = ({ kind, entry }: Sample) =>
  calendarEventOf(entry, { kind, court: COURT, offices: OFFICES, judges: JUDGES, url: '' });

const eventWords = (sample: Sample) => {
  const event = eventOf(sample);
  if (!event) return '';
  // without the line that tells the reader not to go to the address
  const text = eventText(event).replace(/^Do not go to this address: .*$/m, '');
  return [titleWithStatus(event), event.place, text].join('\n');
};

const ALERTS = { court: COURT, offices: OFFICES, judges: JUDGES };

/** The alert of the change that gave the record its status. */
function alertWords({ kind, entry, context }: Sample): string {
  const { id, status = '', date = '', time = '', caseNumber = '', caseTitle = '' } = entry;
  const change = {
    ...{ id, at: context.now, n: caseNumber, c: caseTitle, y: 'bk', d: date, t: time },
    ...(status === 'removed'
      ? { what: 'removed' }
      : { what: 'changed', status: { from: 'scheduled', to: status } }),
  } as CalendarChange;
  const alert = alertOfChange({ kind, entry, successors: [] }, change, ALERTS, context.now - 86_400_000);
  return alert ? `${alert.title} ${alert.body}` : '';
}

/** A reminder is sent the evening before, for the rows that due-alerts selects. */
const isReminded = ({ ofRow, ofEntry }: Sample) =>
  ofRow.state === 'on' && ofEntry.state === 'on' && ofEntry.when.phase === 'ahead';
const reminderWords = (sample: Sample) =>
  isReminded(sample) ? reminderOf(sample.kind, sample.entry as never, ALERTS).body : '';

/** The surfaces that present a whole record (entry). */
export const ENTRY_SURFACES: readonly Surface[] = [
  {
    name: 'record',
    of: 'entry',
    look: (sample) => isOff(sample.ofEntry),
    place: byWordsOfPage,
    join: (sample) => attendLink(sample.kind, sample.entry, sample.ofEntry, COURT.meetingHosts)?.href ?? '',
    verdict: (sample) =>
      `${bannerOfPage(sample)} ${JSON.stringify(whenWords(sample.entry, sample.ofEntry, { showIPCEventTime: 'Y' }, '', undefined))}`,
  },
  { name: 'plain words', of: 'entry', place: plainText, join: plainText, verdict: plainText },
  {
    name: 'calendar event',
    of: 'entry',
    look: (sample) => {
      const event = eventOf(sample);
      return event && event.status === 'CANCELLED';
    },
    place: eventWords,
    join: eventWords,
    verdict: eventWords,
  },
  { name: 'alert', of: 'entry', place: alertWords, join: alertWords, verdict: alertWords },
  {
    name: 'reminder',
    of: 'entry',
    place: reminderWords,
    next: (sample) => (isReminded(sample) && sample.row.movedTo === null ? sample.row : null),
  },
];
