import { addDays, type CalendarKind, type SourceRecord, whyClosed } from '@court/domain';
import { realDockets } from '@court/domain/testing/real-dockets';
import { ownerToken } from '../../court-data/database/access/owner-token';
import { publishCourt } from '../../court-data/publisher/publish-court';
import { loadCourt } from '../../court-data/publisher/run/load-court';
import { sampleTrusteeFile } from '../../court-data/sample/publish-sample';
import { today } from '../e2e/court-days';
import type { Screen } from '../e2e/screens';
import { testSite } from '../e2e/site';

/** The number of days into which all real dockets are moved, so that a day is as full as a busy court's. */
const WINDOW = 14;
const MEETINGS_OF_TRUSTEE = 300;

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * Moves `date` by whole fortnights into the one that began three days ago. A closed day's hearings move to the next
 * court day.
 */
function folded(date: string): string {
  const first = addDays(today(), -3);
  let at = addDays(first, ((days(first, date) % WINDOW) + WINDOW) % WINDOW);
  while (whyClosed(at)) at = addDays(at, 1);
  return at;
}

function foldedRecord(record: SourceRecord): SourceRecord {
  const date = folded(record.date);
  const { continuedTo } = record;
  return {
    ...record,
    date,
    continuedTo: continuedTo && addDays(date, Math.max(7, days(record.date, continuedTo))),
  };
}

/** A court day after all others, for one trustee. */
function fullDay(): string {
  let date = addDays(today(), WINDOW + 7);
  while (whyClosed(date)) date = addDays(date, 1);
  return date;
}

/** Ten of these meetings every ten minutes from 8:30 on, all of one trustee. */
function fullDayOf(meetings: readonly SourceRecord[], trustee: string): SourceRecord[] {
  const date = fullDay();
  return Array.from({ length: MEETINGS_OF_TRUSTEE }, (_, n) => {
    const at = 510 + 10 * Math.floor(n / 10);
    const time = [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':');
    const meeting = meetings[n % meetings.length] as SourceRecord;
    return {
      ...meeting,
      id: `full-${n}`,
      date,
      time,
      trustees: [trustee],
      status: 'scheduled',
      continuedTo: null,
    };
  });
}

/** The record with the largest `measure`. */
const most = (records: readonly SourceRecord[], measure: (record: SourceRecord) => number) =>
  records.reduce((found, record) => (measure(record) > measure(found) ? record : found));

/**
 * Replaces the sample court's data in the site's database by the real dockets: 648 records of 29 courts with replaced
 * names, and a trustee's day of 300 meetings. Returns the screens with the longest records.
 */
export async function publishRealDockets(): Promise<Screen[]> {
  const address = `${testSite().database}?ns=txwb`;
  const headers = { Authorization: `Bearer ${ownerToken()}` };
  const emptied = await fetch(`${testSite().database}/.json?ns=txwb`, { method: 'DELETE', headers });
  if (!emptied.ok) throw new Error(`DELETE: ${emptied.status} ${await emptied.text()}`);
  const court = await loadCourt('txwb');
  const trustees = sampleTrusteeFile(court, 'screens');
  const all = realDockets().map(foldedRecord);
  const of = (kind: CalendarKind) =>
    all.filter(({ eventKind }) => (eventKind === '341 meeting') === (kind === 'meetings'));
  const [hearings, meetings] = [of('hearings'), of('meetings')];
  await publishCourt({
    court,
    database: address,
    hearings: { name: 'real hearings', records: hearings },
    meetings: {
      name: 'real meetings',
      records: [...meetings, ...fullDayOf(meetings, trustees[0]?.name ?? '')],
    },
    trustees: { name: 'trustees', records: trustees },
    allowShrink: true,
  });
  const people = most(hearings, ({ attorneys }) => attorneys.length);
  const matter = most(hearings, (record) => record.matter?.length ?? 0);
  const place = most(hearings, (record) => record.location?.length ?? 0);
  return [
    { file: 'hearing-most-people', path: `/hearing-detail/${people.id}` },
    { file: 'hearing-long-matter', path: `/hearing-detail/${matter.id}` },
    { file: 'hearing-long-place', path: `/hearing-detail/${place.id}` },
    { file: 'meetings-full-day', path: `/s341-hearing?date=${fullDay()}` },
  ];
}
