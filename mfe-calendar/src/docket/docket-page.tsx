import { readCalendarLink } from '@court/shared/contract/links';
import { docketAtom } from '@court/shared/data/docket-atom';
import { useSearchParams } from '@court/shared/router';
import { todayAtom } from '@court/shared/state/today-atom';
import { HiddenText } from '@court/shared/ui/hidden-text';
import { PageHeading } from '@court/shared/ui/page-heading';
import { ReadingLine } from '@court/shared/ui/reading-line';
import { longDate } from '@court/shared/words/court-dates';
import { useAtom, useAtomValue } from 'jotai';
import { words } from '../words';
import { changeNews } from './change-news';
import { DateBar } from './date-bar';
import { DayContent } from './day-content';
import { DocketCounts } from './docket-counts';
import * as css from './docket-page.module.css';
import { useDayKeys } from './use-day-keys';

/** `/calendar`: the hearings of one day, today's unless the address names another. */
export function DocketPage() {
  const [query] = useSearchParams();
  const today = useAtomValue(todayAtom);
  const asked = query.get('date');
  const { date = today } = readCalendarLink(query);
  const [docket, retry] = useAtom(docketAtom({ kind: 'hearings', date }));
  useDayKeys(date, today);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <PageHeading>{words('day.title', { date: longDate(date) })}</PageHeading>
        <p className={css.counts}>{docket.rows.length > 0 && <DocketCounts rows={docket.rows} />}</p>
        <ReadingLine status={docket.status} asOf={docket.asOf} polling={docket.polling} />
      </header>
      <DateBar date={date} today={today} />
      {asked !== null && asked !== date && <p role="alert">{words('day.notADate', { text: asked })}</p>}
      <div role="status">
        <HiddenText>{changeNews(docket.changes)}</HiddenText>
      </div>
      <div className={css.content} key={date} aria-busy={docket.status === 'loading'}>
        <DayContent date={date} today={today} docket={docket} onRetry={retry} />
      </div>
    </div>
  );
}
