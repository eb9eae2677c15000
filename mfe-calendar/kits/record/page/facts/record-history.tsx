import { hearingLink, Link, meetingLink, offeredAtom } from '@court/contract';
import {
  type CalendarKind,
  type HearingAnswer,
  type RecordChange,
  readersMoment,
  type ShownEntry,
} from '@court/domain';
import { changeMessages, wordFor } from '@court/domain/words';
import { changeFactsAtom, OldAndNew, StatusWord } from '@court/ui';
import { useAtomValue } from 'jotai';
import { headMessages } from '../../messages/head-messages';
import { recordMessages } from '../../messages/record-messages';
import * as css from '../../parts/record.module.css';
import { RecordSection } from '../../parts/record-heading';
import { dayWords } from '../../words/record-moment';
import * as lists from './record-lists.module.css';

function OneChange({ change }: { change: RecordChange }) {
  const factsOf = useAtomValue(changeFactsAtom);
  return (
    <li>
      <p>
        <time className={css.quiet} dateTime={new Date(change.at).toISOString()}>
          {readersMoment(change.at)}
        </time>{' '}
        <span>{changeMessages(`what.${change.what}`)}</span>
      </p>
      <ul className={lists.papers}>
        {factsOf(change).map(({ label, from, to }) => (
          <li key={label}>
            <span>{`${label}: `}</span>
            <OldAndNew old={from}>{to}</OldAndNew>
          </li>
        ))}
      </ul>
    </li>
  );
}

type Props = { kind: CalendarKind; entry: ShownEntry; answer: HearingAnswer };

/** Link to the hearing that this one was continued to or from, if its record is known; else its date. */
function Neighbor({ kind, id, date }: { kind: CalendarKind; id: string | undefined; date: string }) {
  const offered = useAtomValue(offeredAtom);
  const link = id && (kind === 'meetings' ? meetingLink(id) : hearingLink(id));
  const day = dayWords(date);
  return link && offered(link) ? <Link to={link}>{day}</Link> : <span>{day}</span>;
}

/**
 * The history of the record, latest first, in the reader's time zone. Lists its changes since it was first published.
 * Adds facts from its status and the hearings before and after it, if no change covers them. Empty if nothing
 * happened.
 */
export function RecordHistory({ kind, entry, answer }: Props) {
  const { changes = [], continuedTo, continuedToId, continuedFrom, continuedFromId } = entry;
  const { status, state } = answer;
  const isTold = changes.some((change) => change.status?.to === status);
  const hasStatus = status !== 'scheduled' && (!isTold || Boolean(continuedTo));
  if (changes.length === 0 && !hasStatus && !continuedFrom) return null;
  return (
    <RecordSection title={recordMessages('history')}>
      <ol className={lists.people}>
        {hasStatus && (
          <li>
            {continuedTo ? (
              <>
                <span>
                  {headMessages(state === 'moved' ? 'to' : 'newDateIs', {
                    status: wordFor('status', status) ?? status,
                  })}
                </span>{' '}
                <Neighbor kind={kind} id={continuedToId} date={continuedTo} />
              </>
            ) : (
              <>
                <StatusWord status={status} /> {/* the court gives no date for other statuses */}
                {state === 'done' && <span>{dayWords(entry.date ?? '')}</span>}
              </>
            )}
          </li>
        )}
        {[...changes].reverse().map((change) => (
          <OneChange key={change.at} change={change} />
        ))}
        {continuedFrom && (
          <li>
            <span>{recordMessages('continuedFrom')}</span>{' '}
            <Neighbor kind={kind} id={continuedFromId} date={continuedFrom} />
          </li>
        )}
      </ol>
    </RecordSection>
  );
}
