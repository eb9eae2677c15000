import { Link } from '@court/contract';
import { Button, buttonClass, ChevronDown, ChevronLeft, ChevronRight, laterPart } from '@court/ui';
import { Suspense, useEffect, useState } from 'react';
import { rowMessages } from '../messages/row-messages';
import * as css from './date-title.module.css';
import { type CalendarAddress, stepFrom } from './use-calendar-address';

const DatePicker = laterPart(
  async () => (await import(/* webpackChunkName: "more" */ './date-picker')).DatePicker,
);

/** A day, week or month as the page's title has it: `year` is left to those who listen where the screen is small. */
export type DateTitleText = { text: string; year?: string };

/** 'Sep 28 to Oct 2' and 'November 2026' beside 'Nov 23 to 27' */
const LONG = 12;

type Props = {
  address: CalendarAddress;
  title: DateTitleText;
  /** what the window is called */
  name: string;
};

/** The page's title, which is its date and the control of it: a step back, the picker, a step on, and today from elsewhere. */
export function DateTitle({ address: { date, view, today, to }, title, name }: Props) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    document.title = name;
  }, [name]);
  return (
    <nav className={css.date} aria-label={rowMessages('day.choose')}>
      <Link
        className={buttonClass('quiet', css.step)}
        to={to({ date: stepFrom(date, view, -1) })}
        aria-label={rowMessages(`${view}.previous`)}
        aria-keyshortcuts="ArrowLeft"
      >
        <ChevronLeft aria-hidden size="1.25rem" />
      </Link>
      <h1 className={css.title}>
        <Button
          kind="quiet"
          className={css.open}
          data-long={title.text.length > LONG || undefined}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            {title.text}
            {title.year && <span className={css.year}>{`, ${title.year}`}</span>}
          </span>
          <ChevronDown aria-hidden size="0.875rem" />
        </Button>
      </h1>
      {isOpen && (
        <Suspense>
          <DatePicker date={date} today={today} to={to} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      <Link
        className={buttonClass('quiet', css.step)}
        to={to({ date: stepFrom(date, view, 1) })}
        aria-label={rowMessages(`${view}.next`)}
        aria-keyshortcuts="ArrowRight"
      >
        <ChevronRight aria-hidden size="1.25rem" />
      </Link>
      {date !== today && (
        <Link className={buttonClass('outline', css.today)} to={to({ date: today })} aria-keyshortcuts="t">
          {rowMessages('day.today')}
        </Link>
      )}
    </nav>
  );
}
