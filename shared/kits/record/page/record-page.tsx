import { calendarLink, Link, meetingsLink, todayAtom } from '@court/contract';
import { type CalendarKind, isDay } from '@court/records';
import { longDate, PageHeading, ReadingLine } from '@court/ui';
import { useAtom, useAtomValue } from 'jotai';
import { type EntryReading, entryAtom } from '../data/entry-atom';
import { recordMessages } from '../messages/record-messages';
import * as css from './record.module.css';
import { RecordContent } from './record-content';

type Props = { kind: CalendarKind; id: string };

function headingOf(kind: CalendarKind, { entry, status }: EntryReading): string {
  if (entry === 'withdrawn') return recordMessages('withdrawn');
  if (entry === null) return recordMessages(`${kind}.unknown`);
  if (!entry) return recordMessages(status === 'failed' ? `${kind}.failed` : `${kind}.title`);
  return [entry.caseNumber, entry.caseTitle].filter(Boolean).join(' ') || recordMessages(`${kind}.title`);
}

function BackLink({ kind, entry }: Pick<EntryReading, 'entry'> & Pick<Props, 'kind'>) {
  const today = useAtomValue(todayAtom);
  const date = entry && entry !== 'withdrawn' && entry.date && isDay(entry.date) ? entry.date : null;
  const linkTo = kind === 'hearings' ? calendarLink : meetingsLink;
  return (
    <Link className={`${css.link} ${css.back}`} to={linkTo(date && date !== today ? { date } : {})}>
      {date ? recordMessages(`${kind}.back`, { date: longDate(date) }) : recordMessages(`${kind}.toDay`)}
    </Link>
  );
}

/** The page of one hearing or 341 meeting, kept true while it is read. */
export function RecordPage({ kind, id }: Props) {
  const [reading, retry] = useAtom(entryAtom(kind, id));
  return (
    <div className={css.page}>
      <BackLink kind={kind} entry={reading.entry} />
      <PageHeading>{headingOf(kind, reading)}</PageHeading>
      <ReadingLine status={reading.status} asOf={reading.asOf} polling={reading.polling} />
      <RecordContent kind={kind} id={id} reading={reading} onRetry={retry} />
    </div>
  );
}
