import { addDays, isDay } from '@court/shared/records/court-time';
import { Link, useNavigate } from '@court/shared/router';
import { ChevronLeft, ChevronRight } from '@court/shared/ui/icons';
import type { ChangeEvent } from 'react';
import { words } from '../words';
import * as css from './date-bar.module.css';
import { dayLink } from './day-link';

type Props = { date: string; today: string };

/** Previous day, today, next day, and a date to go to. */
export function DateBar({ date, today }: Props) {
  const navigate = useNavigate();
  const jump = ({ currentTarget: { value, validity } }: ChangeEvent<HTMLInputElement>) => {
    if (isDay(value) && validity.valid) navigate(dayLink(value, today));
  };
  return (
    <nav className={css.bar} aria-label={words('day.choose')}>
      <Link className={css.step} to={dayLink(addDays(date, -1), today)} aria-keyshortcuts="ArrowLeft">
        <ChevronLeft aria-hidden size="1.25em" />
        <span className={css.word}>{words('day.previous')}</span>
      </Link>
      <Link
        className={css.step}
        to={dayLink(today, today)}
        aria-keyshortcuts="t"
        aria-current={date === today ? 'date' : undefined}
      >
        {words('day.today')}
      </Link>
      <Link className={css.step} to={dayLink(addDays(date, 1), today)} aria-keyshortcuts="ArrowRight">
        <span className={css.word}>{words('day.next')}</span>
        <ChevronRight aria-hidden size="1.25em" />
      </Link>
      <label className={css.jump}>
        <span className={css.word}>{words('day.jump')}</span>
        <input
          className={css.date}
          type="date"
          min="1990-01-01"
          max="2099-12-31"
          value={date}
          onChange={jump}
        />
      </label>
    </nav>
  );
}
