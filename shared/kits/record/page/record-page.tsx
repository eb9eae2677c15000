import { calendarLink, Link, meetingsLink, todayAtom } from '@court/contract';
import { type CalendarKind, isDay } from '@court/records';
import { longDate, PageHeading, ReadingLine } from '@court/ui';
import { useAtom, useAtomValue } from 'jotai';
import { type EntryReading, entryAtom } from '../data/entry-atom';
import { recordWords } from '../locales/record-words';
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
