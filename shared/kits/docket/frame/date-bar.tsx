import { Link, useNavigate } from '@court/contract';
import { isDay } from '@court/records';
import { buttonClass, ChevronLeft, ChevronRight, controlClass } from '@court/ui';
import type { ChangeEvent } from 'react';
import { rowMessages } from '../messages/row-messages';
import * as css from './date-bar.module.css';
import { type CalendarAddress, stepFrom } from './use-calendar-address';

type Props = { address: CalendarAddress };

/** The day, week or month before, today, the one after, and a date to go to. */
export function DateBar({ address: { date, view, today, to } }: Props) {
  const navigate = useNavigate();
  const jump = ({ currentTarget: { value, validity } }: ChangeEvent<HTMLInputElement>) => {
    if (isDay(value) && validity.valid) navigate(to({ date: value }));
  };
  return (
    <nav className={css.bar} aria-label={rowMessages('day.choose')}>
      <Link
        className={buttonClass('outline', css.step)}
        to={to({ date: stepFrom(date, view, -1) })}
        aria-keyshortcuts="ArrowLeft"
      >
        <ChevronLeft aria-hidden size="1.25em" />
        <span className={css.word}>{rowMessages(`${view}.previous`)}</span>
      </Link>
      <Link
        className={buttonClass('outline', css.step)}
        to={to({ date: today })}
        aria-keyshortcuts="t"
        aria-current={date === today ? 'date' : undefined}
      >
        {rowMessages('day.today')}
      </Link>
      <Link
        className={buttonClass('outline', css.step)}
        to={to({ date: stepFrom(date, view, 1) })}
        aria-keyshortcuts="ArrowRight"
      >
        <span className={css.word}>{rowMessages(`${view}.next`)}</span>
        <ChevronRight aria-hidden size="1.25em" />
      </Link>
      <label className={css.jump}>
        <span className={css.word}>{rowMessages('day.jump')}</span>
        <input
          className={controlClass(css.date)}
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
