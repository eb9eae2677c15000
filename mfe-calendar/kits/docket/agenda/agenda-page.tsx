import { shortDate } from '@court/domain';
import { CopyAsOfContext } from '@court/ui';
import { useAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { SeenRows } from '../changes/seen-rows';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import { agendaAtom, agendaReading } from '../data/agenda-atom';
import { DocketSkeleton } from '../day/docket-skeleton';
import { CalendarFrame, Split } from '../frame/calendar-frame';
import { useCalendarAddress } from '../layout/use-calendar-address';
import { useCalendarKeys } from '../layout/use-calendar-keys';
import { AgendaEnd } from './agenda-end';
import { AgendaList } from './agenda-list';
import { agendaCounts, sumTallies } from './agenda-sections';
import { AgendaEndView } from './agenda-view';
import { useFollowedDays } from './use-followed-days';
import { useListedDays } from './use-listed-days';

/** The page loads at most this many days automatically while the filters hide all their hearings. */
const MAX_DAYS_AHEAD = 24;

const NO_DATES: readonly string[] = [];

/** All hearings or 341 meetings from a given day on. Loads earlier days when the reader asks for them. */
export function AgendaPage() {
  const { kind, messages, calendarLink } = useDocketConfig();
  const viewMessages = useViewMessages();
  const address = useCalendarAddress(true);
  const { date, today, linkOf } = address;
  const [agenda, change] = useAtom(agendaAtom(kind, date));
  const { sections, hidden, rows } = useListedDays(agenda.days, address.filters);
  const [dates, setDates] = useState(NO_DATES);
  const showDates = useCallback(
    (shown: readonly string[]) => setDates((before) => (before.join() === shown.join() ? before : shown)),
    [],
  );
  const [isGoingBack, setGoingBack] = useState(false);
  const { reading, changedIds, rowsAsSeen } = useFollowedDays(date, dates);
  useCalendarKeys(address);

  const last = sections.at(-1)?.key;
  const isAtEnd = last === undefined ? agenda.days.length < MAX_DAYS_AHEAD : dates.includes(last);
  const isAtStart = isGoingBack && sections[0] !== undefined && dates.includes(sections[0].key);
  useEffect(() => {
    if (isAtEnd && agenda.later === 'more') change('later');
  }, [isAtEnd, agenda.later, change]);
  useEffect(() => {
    if (isAtStart && agenda.earlier === 'more') change('earlier');
  }, [isAtStart, agenda.earlier, change]);

  const { keptAt, isAwaited } = agenda;
  const isAnswered = reading?.status === 'live' || reading?.status === 'cached';
  useEffect(() => {
    if (isAnswered && keptAt !== null && !isAwaited) change('anew');
  }, [isAnswered, keptAt, isAwaited, change]);

  const goBack = () => {
    setGoingBack(true);
    change('earlier');
  };
  const tally = sumTallies(sections);
  const isWaiting = sections.length === 0 && agenda.later === 'reading';
  const hrefOf = useCallback(
    (day: string) => calendarLink({ ...linkOf({ date: day }), view: 'day' }),
    [linkOf, calendarLink],
  );
  return (
    <CalendarFrame
      address={address}
      isAgenda
      title={{ text: shortDate(date, date), year: date.slice(0, 4) }}
      name={viewMessages('agenda.title', { date: shortDate(date, '') })}
      counts={agenda.days.length > 0 && agendaCounts(tally, sections, messages)}
      reading={agendaReading(agenda, reading)}
      filters={{ address, publicDefenderOnly: false, rows, shown: tally, hidden }}
    >
      {dates.map((day) => (
        <SeenRows key={day} date={day} />
      ))}
      {agenda.days.length > 0 ? (
        <AgendaEnd side="earlier" state={agenda.earlier} onMore={goBack} />
      ) : (
        <AgendaEndView />
      )}
      {isWaiting && <DocketSkeleton />}
      {sections.length > 0 && (
        <Split open={address.open} isReady>
          <CopyAsOfContext value={keptAt}>
            <AgendaList
              key={date}
              sections={sections}
              today={today}
              changedIds={changedIds}
              rowsAsSeen={rowsAsSeen}
              hrefOf={hrefOf}
              onShown={showDates}
            />
          </CopyAsOfContext>
        </Split>
      )}
      {sections.length === 0 && !isWaiting && rows.length > 0 && <p>{viewMessages('agenda.none')}</p>}
      {!isWaiting && <AgendaEnd side="later" state={agenda.later} onMore={() => change('later')} />}
    </CalendarFrame>
  );
}
