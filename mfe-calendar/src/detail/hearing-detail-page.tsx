import { calendarLink } from '@court/shared/contract/links';
import { type EntryReading, entryAtom } from '@court/shared/data/entry-atom';
import { isDay } from '@court/shared/records/court-time';
import { Link, useNavigate, useParams } from '@court/shared/router';
import { todayAtom } from '@court/shared/state/today-atom';
import { PageHeading } from '@court/shared/ui/page-heading';
import { ReadingLine } from '@court/shared/ui/reading-line';
import { longDate } from '@court/shared/words/court-dates';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { dayLink } from '../docket/day-link';
import { words } from '../words';
import { DetailContent } from './detail-content';
import * as css from './hearing-detail.module.css';

function headingOf({ entry, status }: EntryReading): string {
  if (entry === 'withdrawn') return words('detail.withdrawn');
  if (entry === null) return words('detail.unknown');
  if (!entry) return words(status === 'failed' ? 'detail.failed' : 'detail.title');
  return [entry.caseNumber, entry.caseTitle].filter(Boolean).join(' ') || words('detail.title');
}

function BackLink({ entry }: Pick<EntryReading, 'entry'>) {
  const today = useAtomValue(todayAtom);
  const date = entry && entry !== 'withdrawn' && entry.date && isDay(entry.date) ? entry.date : null;
  return (
    <Link className={css.link} to={date ? dayLink(date, today) : calendarLink()}>
      {date ? words('detail.back', { date: longDate(date) }) : words('detail.backToCalendar')}
    </Link>
  );
}

function Hearing({ id }: { id: string }) {
  const [reading, retry] = useAtom(entryAtom('hearings', id));
  return (
    <div className={css.page}>
      <BackLink entry={reading.entry} />
      <PageHeading>{headingOf(reading)}</PageHeading>
      <ReadingLine status={reading.status} asOf={reading.asOf} polling={reading.polling} />
      <DetailContent id={id} reading={reading} onRetry={retry} />
    </div>
  );
}

/** `/hearing-detail/:id?`: the whole record of a hearing. Without an id it leads to the calendar. */
export function HearingDetailPage() {
  const { id } = useParams();
  const navigate = useNavigate();
  useEffect(() => {
    if (!id) navigate(calendarLink(), { replace: true });
  }, [id, navigate]);
  return id ? <Hearing key={id} id={id} /> : null;
}
