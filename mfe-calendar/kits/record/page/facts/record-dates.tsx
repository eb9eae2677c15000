import { hearingLink, Link, meetingLink, offeredAtom, todayAtom } from '@court/contract';
import {
  type AnswerContext,
  type CalendarKind,
  factsOfRow,
  type HearingAnswer,
  type HearingPhase,
  type HearingState,
  isAhead,
  isOffState,
  type NewDate,
  type ShownEntry,
  stateOf,
  statusWithFlags,
  whenOf,
} from '@court/domain';
import { answerContextAtom, perRecord, StatusWord, venueClockAtom } from '@court/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { type CaseDate, caseDatesAtom } from '../../data/case-dates-atom';
import { headMessages } from '../../messages/head-messages';
import { recordMessages } from '../../messages/record-messages';
import * as css from '../../parts/record.module.css';
import { RecordSection, RecordSubheading } from '../../parts/record-heading';
import { dayWords, zonedClock } from '../../words/record-moment';
import * as lists from './record-lists.module.css';

/** A date of the case with its state (on, moved, off …) and its phase (ahead, now, over …). */
type KnownDate = CaseDate & { state: HearingState; phase: HearingPhase };

const knownDate = ({ kind, row }: CaseDate, context: AnswerContext): KnownDate => {
  const facts = factsOfRow(kind, row);
  return { kind, row, state: stateOf(facts), phase: whenOf(facts, context).phase };
};

type ItemProps = KnownDate & { isHere: boolean; isNext: boolean };

function Item({ kind, row, state, phase, isHere, isNext }: ItemProps) {
  const today = useAtomValue(todayAtom);
  const clock = useAtomValue(venueClockAtom);
  const offered = useAtomValue(offeredAtom);
  const link = kind === 'meetings' ? meetingLink(row.id) : hearingLink(row.id);
  const words = [dayWords(row.date, today), clock.time(row)].filter(Boolean).join(', ');
  const when: ReactNode = isOffState(state) ? <s>{words}</s> : words;
  const status = row.movedTo ? 'moved' : statusWithFlags(row.status, row.flags);
  return (
    <li data-hearing-id={kind === 'hearings' ? row.id : undefined} aria-current={isHere || undefined}>
      {!isHere && offered(link) ? <Link to={link}>{when}</Link> : <span>{when}</span>}{' '}
      <span>{kind === 'meetings' ? recordMessages('meeting341') : row.matter}</span>{' '}
      <span className={lists.ends}>
        {state !== 'on' && <StatusWord status={status} />}{' '}
        {isHere && <span className={css.quiet}>{recordMessages('thisDate')}</span>}
        {isNext && !isHere && <span className={css.quiet}>{recordMessages('next')}</span>}
        {state === 'on' && phase === 'earlier' && (
          <span className={css.quiet}>{recordMessages('earlierToday')}</span>
        )}
      </span>
    </li>
  );
}

const OneDate = perRecord(Item, ({ row }: ItemProps) => ({ record: row, id: row.id, label: row.caseNumber }));

/** The new date of a record before the court has published a record for it. */
function UnlistedDate({ kind, entry, newDate }: Omit<Props, 'answer'> & { newDate: NewDate }) {
  const { date, time, zone } = newDate;
  const clock = time && zonedClock(time, date, zone);
  const today = useAtomValue(todayAtom);
  return (
    <li>
      <span>{[dayWords(date, today), clock].filter(Boolean).join(', ')}</span>{' '}
      <span>{kind === 'meetings' ? recordMessages('meeting341') : entry.matter}</span>{' '}
      <span className={lists.ends}>
        {!clock && <span className={css.quiet}>{headMessages('noTime')}</span>}
      </span>
    </li>
  );
}

type Props = { kind: CalendarKind; entry: ShownEntry; answer: HearingAnswer };

/** All hearings and 341 meetings of the case, with past dates last. Empty if the case has only this record. */
export function RecordDates({ kind, entry, answer }: Props) {
  const { id, caseKey = '' } = entry;
  const { value, status } = useAtomValue(caseDatesAtom(caseKey));
  const context = useAtomValue(answerContextAtom);
  const dates = (value ?? []).map((each) => knownDate(each, context));
  const isHere = (each: CaseDate) => each.kind === kind && each.row.id === id;
  const last = isOffState(answer.state) ? answer.newDates.at(-1) : undefined;
  const isListed = dates.some((each) => each.kind === kind && each.row.date === last?.date);
  const isKnown = Boolean(last?.row || entry.continuedToId || isListed);
  const newDate = last && last.phase !== 'over' && !isKnown ? last : null;
  if (value && dates.every(isHere) && !newDate) return null;
  const past = dates.filter(({ phase }) => phase === 'over').reverse();
  const upcoming = dates.filter(({ phase }) => phase !== 'over');
  const next = upcoming.find(({ state, phase }) => isAhead(state, phase));
  const items = (listed: KnownDate[]) =>
    listed.map((each) => (
      <OneDate key={`${each.kind} ${each.row.id}`} {...each} isHere={isHere(each)} isNext={each === next} />
    ));
  return (
    <RecordSection title={recordMessages('otherDates')}>
      {!value && <p>{recordMessages(status === 'failed' ? 'datesFailed' : 'datesLoading')}</p>}
      {value && (upcoming.length > 0 || newDate) && (
        <ul className={lists.dates}>
          {items(upcoming.filter(({ row }) => !newDate || row.date < newDate.date))}
          {newDate && <UnlistedDate kind={kind} entry={entry} newDate={newDate} />}
          {items(upcoming.filter(({ row }) => newDate && row.date >= newDate.date))}
        </ul>
      )}
      {past.length > 0 && <RecordSubheading>{recordMessages('pastDates')}</RecordSubheading>}
      {past.length > 0 && <ul className={lists.dates}>{items(past)}</ul>}
    </RecordSection>
  );
}
