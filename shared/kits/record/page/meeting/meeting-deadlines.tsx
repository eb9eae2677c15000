import { firstDateSet, meetingDeadlines, type ShownEntry } from '@court/records';
import { longDate } from '@court/ui';
import { meetingWords } from '../../locales/meeting-words';
import * as css from '../record.module.css';
import { RecordSection } from '../record-section';

type Props = { entry: ShownEntry };

/** What runs from the meeting, with the rule it runs by. */
export function MeetingDeadlines({ entry }: Props) {
  const deadlines = meetingDeadlines(entry);
  const first = firstDateSet(entry);
  return (
    <RecordSection title={meetingWords('deadlines')}>
      {deadlines.length === 0 && <p>{meetingWords('noneCounted')}</p>}
      {deadlines.length > 0 && (
        <ul className={css.people}>
          {deadlines.map(({ what, by }) => (
            <li key={what}>
              <span className={css.strong}>{by ? longDate(by) : meetingWords('afterConcluded')}</span>
              <span className={css.line}>{meetingWords(`deadline.${what}`)}</span>
              <span className={css.law}>{meetingWords(`deadline.${what}Law`)}</span>
            </li>
          ))}
        </ul>
      )}
      {first && deadlines.length > 0 && (
        <p className={css.note}>{meetingWords('counted', { date: longDate(first) })}</p>
      )}
      <p className={css.note}>{meetingWords('governs')}</p>
    </RecordSection>
  );
}
