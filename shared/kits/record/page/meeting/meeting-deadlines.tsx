import { firstDateSet, meetingDeadlines, type ShownEntry } from '@court/records';
import { longDate } from '@court/ui';
import { meetingMessages } from '../../messages/meeting-messages';
import * as css from '../record.module.css';
import { RecordSection } from '../record-section';

type Props = { entry: ShownEntry };

/** What runs from the meeting, with the rule it runs by. */
export function MeetingDeadlines({ entry }: Props) {
  const deadlines = meetingDeadlines(entry);
  const first = firstDateSet(entry);
  return (
    <RecordSection title={meetingMessages('deadlines')}>
      {deadlines.length === 0 && <p>{meetingMessages('noneCounted')}</p>}
      {deadlines.length > 0 && (
        <ul className={css.people}>
          {deadlines.map(({ what, by }) => (
            <li key={what}>
              <span className={css.strong}>{by ? longDate(by) : meetingMessages('afterConcluded')}</span>
              <span className={css.line}>{meetingMessages(`deadline.${what}`)}</span>
              <span className={css.law}>{meetingMessages(`deadline.${what}Law`)}</span>
            </li>
          ))}
        </ul>
      )}
      {first && deadlines.length > 0 && (
        <p className={css.note}>{meetingMessages('counted', { date: longDate(first) })}</p>
      )}
      <p className={css.note}>{meetingMessages('governs')}</p>
    </RecordSection>
  );
}
