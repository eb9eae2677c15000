import { hearingLink, Link, meetingLink, offeredAtom, todayAtom } from '@court/contract';
import type { CalendarKind } from '@court/records';
import { clockTime, perRecord, StatusWord, shortDate } from '@court/ui';
import { useAtomValue } from 'jotai';
import { type CaseDate, caseDatesAtom } from '../../data/case-dates-atom';
import { recordMessages } from '../../messages/record-messages';
import * as css from '../record.module.css';
import { RecordSection } from '../record-section';

function Item({ kind, row }: CaseDate) {
  const today = useAtomValue(todayAtom);
  const offered = useAtomValue(offeredAtom);
  const link = kind === 'meetings' ? meetingLink(row.id) : hearingLink(row.id);
  const when = [shortDate(row.date, today), row.time && clockTime(row.time)].filter(Boolean).join(', ');
  return (
    <li className={css.date} data-hearing-id={kind === 'hearings' ? row.id : undefined}>
      {offered(link) ? (
        <Link className={css.link} to={link}>
          {when}
        </Link>
      ) : (
        <span className={css.strong}>{when}</span>
      )}{' '}
      <StatusWord status={row.status} />
      <span className={css.line}>{kind === 'meetings' ? recordMessages('meeting341') : row.matter}</span>
    </li>
  );
}

const OneDate = perRecord(Item, ({ row }: CaseDate) => ({ record: row, id: row.id, label: row.caseNumber }));

type Props = { kind: CalendarKind; id: string; caseKey: string };

/** Everything else dated in the case, hearings and 341 meetings together, what is past at the end. */
export function RecordOtherDates({ kind, id, caseKey }: Props) {
  const { value, status } = useAtomValue(caseDatesAtom(caseKey));
  const today = useAtomValue(todayAtom);
  const others = (value ?? []).filter((each) => each.kind !== kind || each.row.id !== id);
  const past = others.filter(({ row }) => row.date < today).reverse();
  const upcoming = others.filter(({ row }) => row.date >= today);
  const list = (dates: CaseDate[]) => (
    <ul className={css.people}>
      {dates.map((each) => (
        <OneDate key={`${each.kind} ${each.row.id}`} {...each} />
      ))}
    </ul>
  );
  return (
    <RecordSection title={recordMessages('otherDates')}>
      {!value && <p>{recordMessages(status === 'failed' ? 'datesFailed' : 'datesLoading')}</p>}
      {value && others.length === 0 && <p>{recordMessages('noOtherDates')}</p>}
      {upcoming.length > 0 && list(upcoming)}
      {past.length > 0 && <h3 className={css.party}>{recordMessages('past')}</h3>}
      {past.length > 0 && list(past)}
    </RecordSection>
  );
}
