import { hearingLink, Link, meetingLink, offeredAtom, todayAtom } from '@court/contract';
import { type CalendarKind, isOn, type ShownEntry } from '@court/records';
import { perRecord, StatusWord } from '@court/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { type CaseDate, caseDatesAtom } from '../../data/case-dates-atom';
import type { RecordState } from '../../data/use-record-state';
import { headMessages } from '../../messages/head-messages';
import { recordMessages } from '../../messages/record-messages';
import * as css from '../record.module.css';
import { RecordSection, RecordSubheading } from '../record-heading';
import { clockWords, dayWords } from '../record-moment';
import { newClockOf } from '../record-words';
import * as lists from './record-lists.module.css';

type ItemProps = CaseDate & { isHere: boolean; isNext: boolean };

function Item({ kind, row, isHere, isNext }: ItemProps) {
  const today = useAtomValue(todayAtom);
  const offered = useAtomValue(offeredAtom);
  const link = kind === 'meetings' ? meetingLink(row.id) : hearingLink(row.id);
  const words = [dayWords(row.date, today), row.time && clockWords(row.time)].filter(Boolean).join(', ');
  const when: ReactNode = isOn(row) ? words : <s>{words}</s>;
  return (
    <li data-hearing-id={kind === 'hearings' ? row.id : undefined} aria-current={isHere || undefined}>
      {!isHere && offered(link) ? <Link to={link}>{when}</Link> : <span>{when}</span>}{' '}
      <span>{kind === 'meetings' ? recordMessages('meeting341') : row.matter}</span>{' '}
      <span className={lists.ends}>
        {row.status !== 'scheduled' && <StatusWord status={row.status} />}{' '}
        {isHere && <span className={css.quiet}>{recordMessages('thisDate')}</span>}
        {isNext && !isHere && <span className={css.quiet}>{recordMessages('next')}</span>}
      </span>
    </li>
  );
}

const OneDate = perRecord(Item, ({ row }: ItemProps) => ({ record: row, id: row.id, label: row.caseNumber }));

/** The new date of a record, before the court has published what is held on it. */
function NewDate({ kind, entry, state }: Props) {
  const { matter, continuedTo } = entry;
  const clock = newClockOf(entry, state);
  const today = useAtomValue(todayAtom);
  return (
    <li>
      <span>{[dayWords(continuedTo ?? '', today), clock].filter(Boolean).join(', ')}</span>{' '}
      <span>{kind === 'meetings' ? recordMessages('meeting341') : matter}</span>{' '}
      <span className={lists.ends}>
        {!clock && <span className={css.quiet}>{headMessages('noTime')}</span>}
      </span>
    </li>
  );
}

type Props = { kind: CalendarKind; entry: ShownEntry; state: RecordState };

/** Everything dated in the case, hearings and 341 meetings together, what is past at the end; nothing where this is all. */
export function RecordDates({ kind, entry, state }: Props) {
  const { id, caseKey = '' } = entry;
  const continuedTo = entry.continuedTo ?? '';
  const { value, status } = useAtomValue(caseDatesAtom(caseKey));
  const today = useAtomValue(todayAtom);
  const dates = value ?? [];
  const isHere = (each: CaseDate) => each.kind === kind && each.row.id === id;
  const isNew =
    state.stage === 'off' &&
    continuedTo >= today &&
    !entry.continuedToId &&
    !dates.some((each) => each.kind === kind && each.row.date === continuedTo);
  if (value && dates.every(isHere) && !isNew) return null;
  const past = dates.filter(({ row }) => row.date < today).reverse();
  const upcoming = dates.filter(({ row }) => row.date >= today);
  const next = upcoming.find(({ row }) => isOn(row));
  const items = (listed: CaseDate[]) =>
    listed.map((each) => (
      <OneDate key={`${each.kind} ${each.row.id}`} {...each} isHere={isHere(each)} isNext={each === next} />
    ));
  return (
    <RecordSection title={recordMessages('otherDates')}>
      {!value && <p>{recordMessages(status === 'failed' ? 'datesFailed' : 'datesLoading')}</p>}
      {value && (upcoming.length > 0 || isNew) && (
        <ul className={lists.dates}>
          {items(upcoming.filter(({ row }) => !isNew || row.date < continuedTo))}
          {isNew && <NewDate kind={kind} entry={entry} state={state} />}
          {items(upcoming.filter(({ row }) => isNew && row.date >= continuedTo))}
        </ul>
      )}
      {past.length > 0 && <RecordSubheading>{recordMessages('pastDates')}</RecordSubheading>}
      {past.length > 0 && <ul className={lists.dates}>{items(past)}</ul>}
    </RecordSection>
  );
}
