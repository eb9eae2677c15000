import { stepFrom } from '@court/docket';
import { addDays, weekday } from '@court/records';
import { longDate, monthName, weekdayName } from '@court/ui';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { monthMessages } from './month-messages';
import * as css from './month-table.module.css';

/** The weeks, Sunday to Saturday, that hold the days of `month` (YYYY-MM); days of its neighbours are among them. */
function monthWeeks(month: string): string[][] {
  const first = `${month}-01`;
  const weeks: string[][] = [];
  for (let sunday = addDays(first, -weekday(first)); sunday.slice(0, 7) <= month; sunday = addDays(sunday, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((days) => addDays(sunday, days)));
  return weeks;
}

/** 0 for none, 1 to 5 by the share of `most`. */
function loadLevel(count: number, most: number): number {
  return count === 0 || most === 0 ? 0 : Math.max(1, Math.ceil((count / most) * 5));
}

/** The day to which a key moves from `date` in a month's grid; null for a key that does not. */
function dayForKey(key: string, date: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday(date));
    case 'End':
      return addDays(date, 6 - weekday(date));
    case 'PageUp':
      return stepFrom(date, 'month', -1);
    case 'PageDown':
      return stepFrom(date, 'month', 1);
    default:
      return null;
  }
}

type Props = {
  /** YYYY-MM */
  month: string;
  /** hearings per day, YYYY-MM-DD; null while they are not known */
  counts: ReadonlyMap<string, number> | null;
  today: string;
  /** the day on which the keys stand */
  date: string;
  hrefOf: (date: string) => string;
  /** asked to move the keys to another day, of this month or not */
  onMove: (date: string) => void;
};

/** A month as a table of hearings per day, by the APG grid pattern; each day is a link to its docket. */
export function MonthTable({ month, counts, today, date, hrefOf, onMove }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const keys = useId();
  const weeks = monthWeeks(month);
  const most = Math.max(0, ...(counts?.values() ?? []));
  useEffect(() => {
    // the day has been left by key: the focus goes with it
    if (table.current?.contains(document.activeElement))
      table.current.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  }, [date]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const day = dayForKey(event.key, date);
    if (!day) return;
    event.preventDefault();
    onMove(day);
  };
  return (
    <>
      <p id={keys} className={css.keys}>
        {monthMessages('month.keys')}
      </p>
      <table
        ref={table}
        className={css.month}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are reached by arrow keys
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
                if (!day.startsWith(month)) return <td key={day} className={css.other} />;
                const count = counts?.get(day) ?? 0;
                return (
                  <td key={day} className={css.cell} data-load={loadLevel(count, most)}>
                    <a
                      className={css.day}
                      href={BASE + hrefOf(day)}
                      data-date={day}
                      tabIndex={day === date ? 0 : -1}
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={
                        counts ? monthMessages('month.day', { date: longDate(day), count }) : longDate(day)
                      }
                    >
                      <span className={css.number}>{Number(day.slice(8))}</span>
                      <span className={css.count} data-count={count}>
                        {counts && count > 0 ? count : ''}
                      </span>
                    </a>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
