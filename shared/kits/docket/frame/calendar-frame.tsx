import { Link, type Reading, useNavigate } from '@court/contract';
import { buttonClass, controlClass, laterPart, MissingParts, ReadingLine, useAsked } from '@court/ui';
import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { useDocketConfig } from '../docket-config';
import { frameMessages, rowMessages } from '../messages/row-messages';
import * as css from './calendar-frame.module.css';
import { DateTitle, type DateTitleText } from './date-title';
import { type CalendarAddress, isFiltered, SPLIT_WIDTH } from './use-calendar-address';
import * as viewCss from './view-switch.module.css';

/** Why nothing could be read, as far as the device knows. */
export function whyFailed(): string {
  return frameMessages(navigator.onLine === false ? 'failed.offline' : 'failed.why');
}

type SwitchProps = { address: CalendarAddress; isAgenda: boolean };

let hadFocus = false;

/** Each view draws its own frame: the focus goes on from the switch of the one before, at the view that was chosen there. */
function useKeptFocus(nav: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = nav.current;
    if (hadFocus && document.activeElement === document.body)
      element?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
    hadFocus = false;
    return () => {
      hadFocus = element?.contains(document.activeElement) ?? false;
    };
  }, [nav]);
}

/** Day, week, month, or all days one after another, at the same day and under the same filters. */
function ViewSwitch({ address: { view, linkOf }, isAgenda }: SwitchProps) {
  const { views, calendarLink, agendaLink } = useDocketConfig();
  const navigate = useNavigate();
  const nav = useRef<HTMLElement>(null);
  useKeptFocus(nav);
  const all = [
    ...views.map((each) => ({
      name: each as typeof each | 'agenda',
      to: calendarLink(linkOf({ view: each })),
    })),
    { name: 'agenda' as const, to: agendaLink(linkOf({})) },
  ];
  const here = isAgenda ? 'agenda' : view;
  const [chosenView, ask] = useAsked<string>(here);
  return (
    <>
      <nav ref={nav} className={viewCss.views} aria-label={rowMessages('view.choose')}>
        {all.map(({ name, to }) => (
          <Link
            key={name}
            className={buttonClass('outline', viewCss.view)}
            to={to}
            aria-current={name === here ? 'page' : undefined}
          >
            {rowMessages(`view.${name}`)}
          </Link>
        ))}
      </nav>
      <select
        className={controlClass(viewCss.select)}
        aria-label={rowMessages('view.choose')}
        value={chosenView}
        onChange={({ currentTarget: { value } }) => {
          ask(value);
          const chosen = all.find(({ name }) => name === value);
          // the list is a page of its own
          const viewTransition = (chosen?.name === 'agenda') !== (here === 'agenda');
          if (chosen) navigate(chosen.to, { replace: true, viewTransition });
        }}
      >
        {all.map(({ name }) => (
          <option key={name} value={name}>
            {rowMessages(`view.${name}`)}
          </option>
        ))}
      </select>
    </>
  );
}

const DocketPrintHead = laterPart(
  async () => (await import(/* webpackChunkName: "more" */ './docket-print-head')).DocketPrintHead,
);

const SplitView = laterPart(
  async () => (await import(/* webpackChunkName: "split" */ './split-view')).SplitView,
);

/** Room for the filters, which come after the first hearing, or do not come. */
export function ToolsRoom() {
  return <span className={css.tools} />;
}

/** Says that the filters did not come, and that some are in force where they are. */
function MissingTools({ address: { filters, to } }: { address: CalendarAddress }) {
  return (
    <MissingParts>
      {isFiltered(filters) && (
        <>
          {frameMessages('filter.kept')}{' '}
          <Link to={to({ filters: { judge: [] } })}>{frameMessages('filter.drop')}</Link>
        </>
      )}
    </MissingParts>
  );
}

type Props = {
  address: CalendarAddress;
  /** the day, week or month */
  title: DateTitleText;
  /** what the window is called */
  name: string;
  /** '254 hearings'; null while nothing is known */
  counts: ReactNode;
  reading: Omit<Reading<unknown>, 'value'>;
  /** what narrows the list, and what is done with it */
  filters: ReactNode;
  children: ReactNode;
  isAgenda?: boolean;
};

/** What day, week, month and list have in common: the date as title and control, one row of controls, the count. */
export function CalendarFrame({ address, title, name, counts, reading, filters, children, isAgenda }: Props) {
  const { Find } = useDocketConfig();
  return (
    <div className={css.page} data-reading={reading.status} data-bleed>
      <header className={css.row} data-filtered={isFiltered(address.filters) || undefined}>
        <DateTitle address={address} title={title} name={name} />
        <ViewSwitch address={address} isAgenda={isAgenda ?? false} />
        <Suspense fallback={<ToolsRoom />}>{filters || <ToolsRoom />}</Suspense>
        <div className={css.news}>
          <p className={css.counts} role="status">
            {counts}
          </p>
          {Find && <Find />}
        </div>
        {(reading.status === 'offline' || reading.polling) && (
          <div className={css.age}>
            <ReadingLine status={reading.status} asOf={reading.asOf} polling={reading.polling} />
          </div>
        )}
      </header>
      <MissingTools address={address} />
      {reading.asOf !== null && (
        <Suspense>
          <DocketPrintHead name={name} address={address} reading={reading} isAgenda={isAgenda ?? false} />
        </Suspense>
      )}
      {address.wrongDate !== null && (
        <p className={css.wrong} role="alert">
          {frameMessages('day.notADate', { text: address.wrongDate })}
        </p>
      )}
      {children}
    </div>
  );
}

type SplitProps = {
  /** id of the record that the address opens */
  open: string | null;
  /** the list is there */
  isReady: boolean;
  children: ReactNode;
};

/** A list, and from 1200 px on the record opened from it at its right; what that takes comes after the list. */
export function Split({ open, isReady, children }: SplitProps) {
  const list = useRef<HTMLDivElement>(null);
  const isAsked = isReady && (open !== null || window.matchMedia?.(SPLIT_WIDTH).matches);
  return (
    <div data-split ref={list}>
      {children}
      {isAsked && (
        <Suspense>
          <SplitView open={open} list={list} />
        </Suspense>
      )}
    </div>
  );
}
