import { filterRulesAtom, Link, offeredAtom, type Reading, searchLink, useNavigate } from '@court/contract';
import { leftOutIds } from '@court/domain';
import { Afterwards, laterPart, MissingParts, ReadingLine, useAppLinks, useAsked } from '@court/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useDocketConfig } from '../config/docket-config';
import type { FilterBarProps } from '../filters/counted-facets';
import * as css from '../layout/calendar-frame.module.css';
import { CalendarFrameView, ToolsRoom } from '../layout/calendar-frame-view';
import type { DateTitleText } from '../layout/date-title-view';
import { type CalendarAddress, isFiltered, SPLIT_WIDTH } from '../layout/use-calendar-address';
import { useCountNews } from '../layout/use-count-news';
import { ViewSwitchView, viewLinks } from '../layout/view-switch-view';
import { frameMessages } from '../messages/row-messages';
import { DateTitle } from './date-title';

/** Says why a read failed: the device is offline, or the server did not answer. */
export function whyFailed(): string {
  return frameMessages(navigator.onLine === false ? 'failed.offline' : 'failed.why');
}

type SwitchProps = { address: CalendarAddress; isAgenda: boolean };

let hadFocus = false;

/**
 * Keeps the focus on the view switch after a change of view, because each view renders its own frame. Focuses the
 * chosen view.
 */
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

/** Links to the other views. Shows the choice at once and loads the page after. */
function ViewSwitch({ address, isAgenda }: SwitchProps) {
  const navigate = useNavigate();
  const nav = useRef<HTMLElement>(null);
  useKeptFocus(nav);
  const links = viewLinks(address, useDocketConfig());
  const here = isAgenda ? 'agenda' : address.view;
  const [chosen, ask] = useAsked<string>(here);
  const choose = (name: string) => {
    ask(name);
    const link = links.find((each) => each.name === name);
    // the agenda is a page of its own, so the change gets a view transition
    const viewTransition = (name === 'agenda') !== isAgenda;
    if (link) navigate(link.to, { replace: true, viewTransition });
  };
  return <ViewSwitchView links={links} here={here} chosen={chosen} nav={nav} onChoose={choose} />;
}

const DocketPrintHead = laterPart(
  async () => (await import(/* webpackChunkName: "more" */ '../layout/docket-print-head')).DocketPrintHead,
);

const FilterBar = laterPart(
  async () => (await import(/* webpackChunkName: "more" */ '../filters/filter-bar')).FilterBar,
  ToolsRoom,
);
const ActiveFilters = laterPart(
  async () => (await import(/* webpackChunkName: "more" */ '../filters/active-filters')).ActiveFilters,
);

const SplitScreen = laterPart(
  async () => (await import(/* webpackChunkName: "split" */ '../layout/split-screen')).SplitScreen,
);

/** Says that the filters did not load. Offers to clear them if some are active. */
function MissingTools({ address: { filters, to } }: { address: CalendarAddress }) {
  return (
    <MissingParts>
      {isFiltered(filters) && (
        <>
          <span>{frameMessages('filter.kept')}</span>{' '}
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
  /** window title */
  name: string;
  /** '254 hearings'; null until it is known */
  counts: ReactNode;
  reading: Omit<Reading<unknown>, 'value'>;
  /** filters and actions of the list; null until it has loaded */
  filters: FilterBarProps | null;
  children: ReactNode;
  isAgenda?: boolean;
};

/** The layout shared by day, week, month and list: the date as title and picker, a row of controls, the count. */
export function CalendarFrame({ address, title, name, counts, reading, filters, children, isAgenda }: Props) {
  const { Find } = useDocketConfig();
  const hasSearch = useAtomValue(offeredAtom)(searchLink('hearings', 'attorney'));
  const follow = useAppLinks();
  const { view, filters: chosen } = address;
  const period = [title.text, title.year].filter(Boolean).join(', ');
  const countsRef = useCountNews({
    place: JSON.stringify([period, view, chosen]),
    title: view === 'day' && !isAgenda ? '' : `${period}: `,
    isKnown: Boolean(counts),
  });
  const leftOut = leftOutIds(useAtomValue(filterRulesAtom));
  const isOld = reading.status === 'offline' || reading.polling;
  // The boundaries of the filters come with the data. Live data come in a transition, which waits for each part whose
  // boundary is on the screen already.
  return (
    <CalendarFrameView
      isFiltered={isFiltered(address.filters) || isFiltered(leftOut)}
      status={reading.status}
      title={<DateTitle address={address} title={title} name={name} />}
      views={<ViewSwitch address={address} isAgenda={isAgenda ?? false} />}
      tools={
        filters ? (
          <Afterwards fallback={<ToolsRoom />}>
            <FilterBar {...filters} />
          </Afterwards>
        ) : (
          <ToolsRoom />
        )
      }
      inForce={
        filters && (
          <Afterwards>
            <ActiveFilters {...filters} />
          </Afterwards>
        )
      }
      counts={counts}
      countsRef={countsRef}
      find={Find && !hasSearch && <Find />}
      age={isOld && <ReadingLine status={reading.status} asOf={reading.asOf} polling={reading.polling} />}
      onClick={follow}
    >
      <MissingTools address={address} />
      {reading.asOf !== null && (
        <Afterwards>
          <DocketPrintHead name={name} address={address} reading={reading} isAgenda={isAgenda ?? false} />
        </Afterwards>
      )}
      {address.wrongDate !== null && (
        <p className={css.wrong} role="alert">
          {frameMessages('day.notADate', { text: address.wrongDate })}
        </p>
      )}
      {children}
    </CalendarFrameView>
  );
}

type SplitProps = {
  /** the list's day */
  date?: string;
  /** id of the record in the address */
  open: string | null;
  /** the list has loaded */
  isReady: boolean;
  children: ReactNode;
};

/**
 * A list, and the open record at its right on screens of 1200 px or more. Loads the code for the record after the
 * list.
 */
export function Split({ date, open, isReady, children }: SplitProps) {
  const list = useRef<HTMLDivElement>(null);
  const isAsked = isReady && (open !== null || window.matchMedia?.(SPLIT_WIDTH).matches);
  return (
    <div data-split ref={list}>
      {children}
      {isAsked && (
        <Afterwards>
          <SplitScreen key={date} open={open} list={list} />
        </Afterwards>
      )}
    </div>
  );
}
