import { calendarLink, hearingLink, Link, meetingLink, meetingsLink, offeredAtom } from '@court/contract';
import { type CalendarKind, isDay, type ShownEntry } from '@court/records';
import { ArrowRight, buttonClass, Explained, wordFor, X } from '@court/ui';
import { useAtomValue } from 'jotai';
import type { RecordState } from '../data/use-record-state';
import { meetingMessages } from '../messages/meeting-messages';
import { recordMessages } from '../messages/record-messages';
import * as css from './record-banner.module.css';
import { dayWords, zonedClock } from './record-moment';

type Props = { kind: CalendarKind; entry: ShownEntry; state: RecordState; id: string };

/** The same width while the new time is read, so that nothing moves when it comes. */
const NO_TIME_YET = '12:00 PM CST';

function NewDate({ entry, state }: Pick<Props, 'entry' | 'state'>) {
  const { date = '' } = entry;
  const { successor, zone } = state;
  return (
    <>
      <span className={css.whole}>{dayWords(entry.continuedTo ?? '', date)}</span>
      {successor === undefined && (
        <span className={css.waiting} aria-hidden>
          {`, ${NO_TIME_YET}`}
        </span>
      )}
      {successor?.time && (
        <>
          {', '}
          <span className={css.whole}>{zonedClock(successor.time, successor.date, zone)}</span>
        </>
      )}
    </>
  );
}

/** What has become of it: 'Continued to Mon, Dec 28, 9:00 AM CST', or 'Stricken. This hearing will not be held.' */
function Outcome({ kind, entry, state }: Omit<Props, 'id'>) {
  const { status, isPast } = state;
  const word = wordFor('status', status) ?? status;
  if (entry.continuedTo) {
    return (
      <>
        {recordMessages('to', { status: word })} <NewDate entry={entry} state={state} />
      </>
    );
  }
  if (status === 'removed') return recordMessages(`${kind}.removed`);
  const isOver = isPast || status === 'not-held';
  return recordMessages(isOver ? `${kind}.wasOff` : `${kind}.off`, { status: word });
}

/** What it means for who must come. */
function Meaning({ kind, entry, state }: Omit<Props, 'id'>) {
  const { status, isPast } = state;
  const { date = '', continuedTo } = entry;
  const isPutOff = status === 'continued' || status === 'rescheduled' || status === 'not-held';
  const told = kind === 'meetings' && isPutOff ? meetingMessages(`status.${status}`) : null;
  const day = continuedTo
    ? recordMessages(isPast ? `${kind}.wasOffOn` : `${kind}.offOn`, { date: dayWords(date, date) })
    : null;
  const none = kind === 'meetings' ? meetingMessages('noNewDate') : recordMessages('noNewDate');
  const sentences = [day, told, isPutOff && !continuedTo && none];
  if (status === 'removed') sentences.push(recordMessages('askCourt'));
  return <p>{sentences.filter(Boolean).join(' ')}</p>;
}

/** The record that takes its place, where it is known; else its day. */
function NewDateLink({ kind, entry: { continuedTo, continuedToId } }: Pick<Props, 'kind' | 'entry'>) {
  const offered = useAtomValue(offeredAtom);
  if (!continuedTo) return null;
  const record = continuedToId && (kind === 'meetings' ? meetingLink : hearingLink)(continuedToId);
  const day =
    isDay(continuedTo) && (kind === 'meetings' ? meetingsLink : calendarLink)({ date: continuedTo });
  const link = record || day;
  if (!link || !offered(link)) return null;
  return (
    <Link className={buttonClass('primary', css.open)} to={link}>
      {recordMessages(record ? 'openNewDate' : 'openDay')}
    </Link>
  );
}

const EXPLAINED = ['stricken', 'vacated'] as const;

/** Says, before anything else, that a hearing or meeting is not held as printed; `id` is of the sentence that says it. */
export function RecordBanner(props: Props) {
  const { kind, entry, state, id } = props;
  const isMoved = Boolean(entry.continuedTo);
  const Shape = isMoved ? ArrowRight : X;
  const term = EXPLAINED.find((each) => each === state.status);
  return (
    <div className={`${css.banner} ${isMoved ? css.moved : css.off}`} role="note" data-banner={state.status}>
      <Shape aria-hidden className={css.shape} size="1.5rem" />
      <div className={css.words}>
        <p className={css.outcome} id={id}>
          <Outcome kind={kind} entry={entry} state={state} />
        </p>
        <Meaning kind={kind} entry={entry} state={state} />
        {entry.outcome && <p>{recordMessages('outcomeIs', { outcome: entry.outcome })}</p>}
        {term && <Explained term={term}>{recordMessages(`what.${term}`)}</Explained>}
      </div>
      <NewDateLink kind={kind} entry={entry} />
    </div>
  );
}
