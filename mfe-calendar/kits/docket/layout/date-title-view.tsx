import { Button, buttonClass, ChevronDown, ChevronLeft, ChevronRight, Icon } from '@court/ui';
import type { ReactNode } from 'react';
import { rowMessages } from '../messages/row-messages';
import * as css from './date-title.module.css';
import { type CalendarAddress, stepFrom } from './use-calendar-address';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

/**
 * The title of a day, week or month. Small screens hide the current year visually but keep it for screen readers.
 * `short`: shown instead of `text` on a phone.
 */
export type DateTitleText = { text: string; year?: string; short?: string };

/** Longer titles get a smaller font: 'Sep 28–Oct 2, 2027', but not 'Sep 28–Oct 2'. */
const MAX_SHORT_TITLE_LENGTH = 12;

type Props = {
  address: Omit<CalendarAddress, 'open'>;
  title: DateTitleText;
  isOpen?: boolean;
  onPress?: () => void;
  /** date picker, shown below the title */
  picker?: ReactNode;
};

type StepProps = Pick<Props, 'address'> & { step: 1 | -1 };

function Step({ address: { date, view, to }, step }: StepProps) {
  const [icon, label, key] =
    step < 0
      ? ([ChevronLeft, `${view}.previous`, 'ArrowLeft'] as const)
      : ([ChevronRight, `${view}.next`, 'ArrowRight'] as const);
  return (
    <a
      className={buttonClass('quiet', css.step)}
      href={BASE + to({ date: stepFrom(date, view, step) })}
      aria-label={rowMessages(label)}
      aria-keyshortcuts={key}
    >
      <Icon of={icon} size="1.25rem" />
    </a>
  );
}

/**
 * The page's title is the date. It has buttons for the previous and next step, the picker, and today. On today, the
 * last one holds its place on wide screens, so that no control moves.
 */
export function DateTitleView({
  address,
  title: { text, year, short },
  isOpen = false,
  onPress,
  picker,
}: Props) {
  const { date, today, view, to } = address;
  const isThisYear = year === today.slice(0, 4);
  // a phone has no room for both the weekday and another year
  const [, weekday = '', day = text] = (!isThisYear && year && /^(\w+, )(.+)$/.exec(text)) || [];
  const ofYear = year && !isThisYear ? `, ${year}` : '';
  const onPhone = (short ?? day) + ofYear;
  return (
    <nav className={css.date} aria-label={rowMessages('day.choose')} data-other={date !== today || undefined}>
      <Step address={address} step={-1} />
      <h1 className={css.title} data-week={view === 'week' || undefined}>
        <Button
          kind="quiet"
          className={css.open}
          data-long={onPhone.length > MAX_SHORT_TITLE_LENGTH || undefined}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={onPress}
        >
          <span>
            {weekday && <span className={css.full}>{weekday}</span>}
            <span className={short && css.full}>{day + ofYear}</span>
            {short && (
              <span className={css.short} aria-hidden>
                {onPhone}
              </span>
            )}
            {isThisYear && <span className={css.full}>{`, ${year}`}</span>}
          </span>
          <Icon of={ChevronDown} size="0.875rem" />
        </Button>
      </h1>
      {picker}
      <Step address={address} step={1} />
      {date === today ? (
        <span className={buttonClass('outline', css.today)} data-here aria-hidden>
          {rowMessages('day.today')}
        </span>
      ) : (
        <a
          className={buttonClass('outline', css.today)}
          href={BASE + to({ date: today })}
          aria-keyshortcuts="t"
        >
          {rowMessages('day.today')}
        </a>
      )}
    </nav>
  );
}
