import { judgesAtom, listsAtom } from '@court/contract';
import { closedSentence, dayForKey, holidayName, loadLevel, presiderWords } from '@court/docket';
import { compareNames, isCourtDay, isOn, longDate, monthName, shortDate, weekdayName } from '@court/domain';
import { Icon, Star, withOff } from '@court/ui';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { monthMessages } from './month-messages';
import * as css from './month-table.module.css';

/**
 * Keyboard handling of the grid. Moves the focus to the new day at once, even into another month, so that the next
 * key reaches the grid. A key pressed before the last key's day is shown counts from that day.
 */
function useGridKeys(date: string, onMove: (date: string) => void) {
  const table = useRef<HTMLTableElement>(null);
  const asked = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (asked.current === null && !table.current?.contains(document.activeElement)) return;
    table.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
    if (asked.current === date) asked.current = null;
  }, [date]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const day = dayForKey(event.key, asked.current ?? date);
    if (!day) return;
    event.preventDefault();
    if (day === date) return;
    asked.current = day;
    onMove(day);
  };
  return { table, onKeyDown };
}

/** Counts that a month shows for a day. `judges`: number of hearings by judge. */
export type MonthDay = { held: number; off: number; judges: ReadonlyMap<string, number> };

type Props = {
  /** YYYY-MM */
  month: string;
  /** from monthWeeks */
  weeks: readonly (readonly string[])[];
  /** by day (YYYY-MM-DD); null while unknown */
  days: ReadonlyMap<string, MonthDay> | null;
  /** number of 341 meetings by day; without days that have none */
  meetings: ReadonlyMap<string, number>;
  today: string;
  /** the day with the keyboard focus */
  date: string;
  hrefOf: (date: string) => string;
  /** link to the hearings of a judge on `date` */
  judgeHrefOf: (judge: string) => string;
  /** called when a key moves to another day, also of another month */
  onMove: (date: string) => void;
};

const NONE: MonthDay = { held: 0, off: 0, judges: new Map() };

/** Number of dates on the reader's lists by day, without those that are off. */
function useOwnDates(): ReadonlyMap<string, number> {
  const { hearings, meetings } = useAtomValue(listsAtom);
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { last } of [...hearings.values(), ...meetings.values()])
      if (last && isOn(last)) counts.set(last.date, (counts.get(last.date) ?? 0) + 1);
    return counts;
  }, [hearings, meetings]);
}

/** The text of a day's cell: its number and its counts of hearings and judges, or the holiday's name. */
function DayWords({
  date,
  day,
  meetings,
  mine,
  isOut,
  isToday,
}: {
  date: string;
  day: MonthDay;
  meetings: number;
  mine: number;
  isOut: boolean;
  isToday: boolean;
}) {
  const { held: count, judges } = day;
  const holiday = count === 0 ? holidayName(date) : null;
  return (
    <>
      <span className={css.number}>
        <span>{isOut ? shortDate(date, date).replace(/^\w+, /, '') : Number(date.slice(8))}</span>
        {isToday && <span className={css.word}>{` · ${monthMessages('month.today')}`}</span>}
      </span>
      <span>
        <b data-count={count}>{count > 0 ? count : ''}</b>
        {count > 0 && <span className={css.word}>{` ${monthMessages('month.hearings', { count })}`}</span>}
      </span>
      {judges.size > 0 && (
        <span className={css.quiet}>{monthMessages('month.judges', { count: judges.size })}</span>
      )}
      {meetings > 0 && (
        <span className={css.quiet}>{monthMessages('month.meetings', { count: meetings })}</span>
      )}
      {mine > 0 && (
        <span className={css.mine}>
          <Icon of={Star} size="0.75rem" />
          <span className={css.word}>{monthMessages('month.mine', { count: mine })}</span>
        </span>
      )}
      {holiday && (
        <span className={css.quiet}>
          <b>{holiday}</b>
          <br />
          <span>{monthMessages('month.closed')}</span>
        </span>
      )}
    </>
  );
}

type ChosenProps = Pick<Props, 'date' | 'judgeHrefOf'> & { day: MonthDay; href: string };

/** On a phone, whose cells have no room for words: the judges of the chosen day, with their numbers of hearings. */
function ChosenDay({ date, day: { held, off, judges }, href, judgeHrefOf }: ChosenProps) {
  const { byId } = useAtomValue(judgesAtom);
  const named = [...judges].map(([id, count]) => ({
    id,
    count,
    name: presiderWords(id, byId, 'judgeId') ?? id,
  }));
  const words = withOff(monthMessages('count.hearings', { count: held }), held, held > 0 ? 0 : off);
  return (
    <section className={css.chosen} aria-label={longDate(date)}>
      <h2>
        <a href={BASE + href}>{`${shortDate(date, date)} · ${words}`}</a>
      </h2>
      <ul>
        {named
          .sort((a, b) => compareNames(a.name, b.name))
          .map(({ id, name, count }) => (
            <li key={id}>
              <a href={BASE + judgeHrefOf(id)}>{name}</a>
              <span>{monthMessages('count.hearings', { count })}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** A month as a table of hearings per day (APG grid pattern). Each day links to its docket. */
export function MonthTable(props: Props) {
  const { month, weeks, days, meetings, today, date, hrefOf, judgeHrefOf, onMove } = props;
  const keys = useId();
  const { table, onKeyDown } = useGridKeys(date, onMove);
  const ownDates = useOwnDates();
  const most = Math.max(0, ...[...(days?.values() ?? [])].map(({ held }) => held));
  const spoken = (day: string, { held: count, off }: MonthDay) => {
    const closed = count === 0 && holidayName(day) ? ` ${closedSentence(day)}` : '';
    const others = meetings.get(day) ?? 0;
    const also = others > 0 ? `, ${monthMessages('month.meetings', { count: others })}` : '';
    const own = ownDates.get(day) ?? 0;
    const mine = own > 0 ? `, ${monthMessages('month.mine', { count: own })}` : '';
    const hearings = withOff(monthMessages('month.day', { count }), count, off);
    return `${longDate(day)}: ${hearings}${also}${mine}${closed && `.${closed}`}`;
  };
  const holidays = weeks.flat().filter((day) => day.startsWith(month) && holidayName(day));
  return (
    <>
      <p id={keys} className={css.keys}>
        {monthMessages('month.keys')}
      </p>
      <table
        ref={table}
        className={css.month}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move through the cells of this table
        role="grid"
        aria-describedby={keys}
        aria-label={monthMessages('month.table', { month: monthName(month) })}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className={css.weekday} abbr={weekdayName(day, 'long')}>
                {weekdayName(day, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const own = days?.get(day) ?? NONE;
                const isOut = !day.startsWith(month);
                return (
                  <td
                    key={day}
                    className={css.cell}
                    data-load={loadLevel(own.held, most)}
                    data-closed={!isCourtDay(day) || undefined}
                    data-out={isOut || undefined}
                    data-chosen={day === date || undefined}
                  >
                    <a
                      className={css.day}
                      href={BASE + hrefOf(day)}
                      data-date={day}
                      data-short={
                        own.held === 0 && holidayName(day) ? monthMessages('month.closedShort') : null
                      }
                      tabIndex={day === date ? 0 : -1}
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={days ? spoken(day, own) : longDate(day)}
                    >
                      <DayWords
                        date={day}
                        day={own}
                        meetings={meetings.get(day) ?? 0}
                        mine={ownDates.get(day) ?? 0}
                        isOut={isOut}
                        isToday={day === today}
                      />
                    </a>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.legend}>{monthMessages('month.legend')}</p>
      {days && (
        <ChosenDay date={date} day={days.get(date) ?? NONE} href={hrefOf(date)} judgeHrefOf={judgeHrefOf} />
      )}
      {holidays.length > 0 && (
        <p className={css.holidays}>
          {holidays.map((day) => (
            <span key={day}>{`${shortDate(day, day)}: ${closedSentence(day)} `}</span>
          ))}
        </p>
      )}
    </>
  );
}
