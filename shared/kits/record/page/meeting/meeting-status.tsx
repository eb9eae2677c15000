import type { ShownEntry } from '@court/records';
import { meetingMessages } from '../../messages/meeting-messages';
import * as css from '../record.module.css';

const EXPLAINED = ['continued', 'rescheduled', 'not-held', 'held', 'concluded'] as const;
/** After these a meeting is still to come. */
const PUT_OFF: readonly string[] = ['continued', 'rescheduled', 'not-held'];

type Props = { entry: ShownEntry };

/** What has become of the meeting in plain words, and what it means for who must come. */
export function MeetingStatus({ entry: { status, continuedTo } }: Props) {
  const told = EXPLAINED.find((each) => each === status);
  if (!told) return null;
  return (
    <p className={css.prose}>
      {meetingMessages(`status.${told}`)}{' '}
      {PUT_OFF.includes(told) && !continuedTo && meetingMessages('noNewDate')}
    </p>
  );
}
