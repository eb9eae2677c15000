import { filterRulesAtom, Link } from '@court/contract';
import { countListed, isCourtDay, longDate, monthName, weekdayName } from '@court/domain';
import { Button, buttonClass, ChevronLeft, ChevronRight, Icon } from '@court/ui';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import { monthCountsAtom } from '../data/month-counts-atom';
import { usePublicDefenderOnly } from '../filters/use-public-defender-only';
import { dayForKey, loadLevel, monthWeeks } from '../layout/month-days';
import { Popover } from '../layout/popover';
import { type CalendarAddress, stepFrom } from '../layout/use-calendar-address';
import { rowMessages } from '../messages/row-messages';
import * as css from './date-picker.module.css';

/** Number of listed hearings of each day of a month, under the filters of the address. */
function useCounts({ filters }: CalendarAddress, date: string): ReadonlyMap<string, number> {
  const { kind } = useDocketConfig();
  const { counts } = useAtomValue(monthCountsAtom(kind, date.slice(0, 7)));
  const publicDefenderOnly = usePublicDefenderOnly(date);
  const rules = { ...useAtomValue(filterRulesAtom), publicDefenderOnly };
  return new Map([...counts].map(([day, facets]) => [day, countListed(facets, filters, rules).held]));
}

type Props = { address: CalendarAddress; onClose: () => void };

/** A month as a grid (APG grid pattern), with a tint for the load of each day. A press opens the day. */
export function DatePicker({ address, onClose }: Props) {
  const { date, today, to } = address;
  const viewMessages = useViewMessages();
  const [at, setAt] = useState(date);
  const month = at.slice(0, 7);
  const weeks = monthWeeks(month);
  // the grid also has days of the months before and after
  const before = useCounts(address, weeks[0]?.[0] ?? at);
  const after = useCounts(address, weeks.at(-1)?.at(-1) ?? at);
  const counts = new Map([...before, ...after, ...useCounts(address, at)]);
  const most = Math.max(0, ...counts.values());
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(true);
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-date="${at}"]`)?.focus();
    byKey.current = false;
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayForKey(event.key, at);
    if (!day || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    byKey.current = true;
    setAt(day);
  };
  return (
    <Popover label={rowMessages('day.choose')} onClose={onClose}>
      <div className={css.head}>
        <Button
          kind="quiet"
          aria-label={rowMessages('month.previous')}
          onClick={() => setAt(stepFrom(at, 'month', -1))}
        >
          <Icon of={ChevronLeft} size="1.25rem" />
        </Button>
        <b aria-live="polite">{monthName(month)}</b>
        <Button
          kind="quiet"
          aria-label={rowMessages('month.next')}
          onClick={() => setAt(stepFrom(at, 'month', 1))}
        >
          <Icon of={ChevronRight} size="1.25rem" />
        </Button>
      </div>
      <table
        ref={grid}
        className={css.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move through the cells of this table
        role="grid"
        aria-label={monthName(month)}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={weekdayName(day, 'long')}>
                {weekdayName(day, 'short').slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const count = counts.get(day) ?? 0;
                const words = count > 0 && viewMessages('count.hearings', { count });
                return (
                  <td
                    key={day}
                    data-load={loadLevel(count, most)}
                    data-closed={!isCourtDay(day) || undefined}
                    data-out={!day.startsWith(month) || undefined}
                  >
                    <Link
                      className={css.day}
                      to={to({ date: day })}
                      data-date={day}
                      data-chosen={day === date || undefined}
                      tabIndex={day === at ? 0 : -1}
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={[longDate(day), words].filter(Boolean).join(', ')}
                      onClick={onClose}
                    >
                      {Number(day.slice(8))}
                    </Link>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.legend}>
        <span>
          <span className={css.tint} data-closed />
          <span>{rowMessages('legend.closed')}</span>
        </span>
        <span>
          <span className={css.tint} data-load={1} />
          <span className={css.tint} data-load={4} />
          <span>{viewMessages('legend.load')}</span>
        </span>
      </p>
      {date !== today && (
        <Link className={buttonClass('outline')} to={to({ date: today })} onClick={onClose}>
          {rowMessages('day.today')}
        </Link>
      )}
    </Popover>
  );
}
