import { useAtom, useAtomValue } from 'jotai';
import { calendarLink } from '../../contract/links';
import { meetingsLink } from '../../contract/meeting-links';
import { type EntryReading, entryAtom } from '../../data/entry-atom';
import { isDay } from '../../records/court-time';
import type { CalendarKind } from '../../records/data-paths';
import { Link } from '../../router';
import { todayAtom } from '../../state/today-atom';
import { longDate } from '../../words/court-dates';
import { recordWords } from '../../words/record-words';
import { PageHeading } from '../page-heading';
import { ReadingLine } from '../reading-line';
import * as css from './record.module.css';
import { RecordContent } from './record-content';

type Props = { kind: CalendarKind; id: string };

function headingOf(kind: CalendarKind, { entry, status }: EntryReading): string {
  if (entry === 'withdrawn') return recordWords('withdrawn');
  if (entry === null) return recordWords(`${kind}.unknown`);
  if (!entry) return recordWords(status === 'failed' ? `${kind}.failed` : `${kind}.title`);
  return [entry.caseNumber, entry.caseTitle].filter(Boolean).join(' ') || recordWords(`${kind}.title`);
}

function BackLink({ kind, entry }: Pick<EntryReading, 'entry'> & Pick<Props, 'kind'>) {
  const today = useAtomValue(todayAtom);
  const date = entry && entry !== 'withdrawn' && entry.date && isDay(entry.date) ? entry.date : null;
  const linkTo = kind === 'hearings' ? calendarLink : meetingsLink;
  return (
    <Link className={`${css.link} ${css.back}`} to={linkTo(date && date !== today ? { date } : {})}>
      {date ? recordWords(`${kind}.back`, { date: longDate(date) }) : recordWords(`${kind}.toDay`)}
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
