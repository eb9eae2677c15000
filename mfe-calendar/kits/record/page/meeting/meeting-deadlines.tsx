import { todayAtom } from '@court/contract';
import { firstDateSet, meetingDeadlines, type ShownEntry } from '@court/domain';
import { Badge } from '@court/ui';
import { useAtomValue } from 'jotai';
import { meetingMessages } from '../../messages/meeting-messages';
import * as css from '../../parts/record.module.css';
import { RecordFold, RecordSection } from '../../parts/record-heading';
import { dayWords } from '../../words/record-moment';
import * as lists from '../facts/record-lists.module.css';

type Props = { entry: ShownEntry };

/**
 * Deadlines that run from the meeting, each day once, with passed ones marked. The court's data do not always tell a
 * company from a person, so deadlines that only people have say so. The legal sources are folded.
 */
export function MeetingDeadlines({ entry }: Props) {
  const today = useAtomValue(todayAtom);
  const deadlines = meetingDeadlines(entry);
  const first = firstDateSet(entry);
  if (deadlines.length === 0) return null;
  return (
    <RecordSection title={meetingMessages('deadlines')} note={meetingMessages('estimated')}>
      <ul className={lists.people}>
        {deadlines.map(({ by, areForPeople, names }) => {
          const isPassed = by !== null && by < today;
          return (
            <li key={names[0]} className={isPassed ? lists.passed : undefined}>
              <span className={isPassed ? undefined : css.strong}>
                {by ? dayWords(by) : meetingMessages('afterConcluded')}
              </span>{' '}
              {isPassed && <Badge>{meetingMessages('passed')}</Badge>}
              {areForPeople && <p className={css.quiet}>{meetingMessages('onlyForPeople')}</p>}
              <ul className={lists.papers}>
                {names.map((name) => (
                  <li key={name}>{meetingMessages(`deadline.${name}`)}</li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      <p className={css.quiet}>
        {first && <span>{meetingMessages('counted', { date: dayWords(first) })}</span>}{' '}
        <span>{meetingMessages('governs')}</span>
      </p>
      <RecordFold title={meetingMessages('sources')}>
        <ul className={lists.papers}>
          {deadlines
            .flatMap(({ names }) => names)
            .map((name) => (
              <li key={name}>
                {`${meetingMessages(`deadline.${name}`)}: ${meetingMessages(`deadline.${name}Law`)}`}
              </li>
            ))}
        </ul>
      </RecordFold>
    </RecordSection>
  );
}
