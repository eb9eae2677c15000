import { calendarLink, hearingLink, Link, meetingLink, meetingsLink, offeredAtom } from '@court/contract';
import { type CalendarKind, formerly, isDay, type ShownEntry } from '@court/records';
import { longDate, OldAndNew, StatusWord, wordFor } from '@court/ui';
import { useAtomValue } from 'jotai';
import { recordMessages } from '../../messages/record-messages';
import { MeetingStatus } from '../meeting/meeting-status';
import * as css from '../record.module.css';
import { RecordSection } from '../record-section';
import { RecordFacts } from './record-facts';

type Props = { kind: CalendarKind; entry: ShownEntry };

/** The record that continues this one, or that it continues, where it is known; else the day alone. */
function OtherRecord({ kind, id, date }: { kind: CalendarKind; id: string | undefined; date: string }) {
  const offered = useAtomValue(offeredAtom);
  const day = isDay(date) ? longDate(date) : date;
  const record = id && (kind === 'meetings' ? meetingLink(id) : hearingLink(id));
  const dayLink = kind === 'meetings' ? meetingsLink : calendarLink;
  const link = record || (isDay(date) ? dayLink({ date }) : '');
  if (!link || !offered(link)) return day;
  return (
    <Link className={css.link} to={link}>
      {day}
    </Link>
  );
}

/** What has become of it, why, and the one that takes its place. */
export function RecordStatus({ kind, entry }: Props) {
  const { status = 'scheduled', outcome, continuedTo, continuedToId, continuedFrom, continuedFromId } = entry;
  const { status: old } = formerly(entry.changes);
  return (
    <RecordSection title={recordMessages('status')}>
      <p className={css.strong}>
        <OldAndNew old={old ? (wordFor('status', old) ?? old) : null}>
          <StatusWord status={status} />
        </OldAndNew>
      </p>
      {kind === 'meetings' && <MeetingStatus entry={entry} />}
      <RecordFacts
        facts={[
          [recordMessages('outcome'), outcome],
          [
            recordMessages('now'),
            continuedTo && <OtherRecord kind={kind} id={continuedToId} date={continuedTo} />,
          ],
          [
            recordMessages('from'),
            continuedFrom && <OtherRecord kind={kind} id={continuedFromId} date={continuedFrom} />,
          ],
        ]}
      />
    </RecordSection>
  );
}
