import { Link, type Reading, useNavigate } from '@court/contract';
import { laterPart, MissingParts, ReadingLine, useAppLinks, useAsked } from '@court/ui';
import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { useDocketConfig } from '../docket-config';
import { frameMessages } from '../messages/row-messages';
import * as css from './calendar-frame.module.css';
import { CalendarFrameView, ToolsRoom } from './calendar-frame-view';
import { DateTitle } from './date-title';
import type { DateTitleText } from './date-title-view';
import { type CalendarAddress, isFiltered, SPLIT_WIDTH } from './use-calendar-address';
import { ViewSwitchView, viewLinks } from './view-switch-view';

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

/** The other views; each is chosen at once, and its page comes after. */
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
    // the list is a page of its own
    const viewTransition = (name === 'agenda') !== isAgenda;
    if (link) navigate(link.to, { replace: true, viewTransition });
  };
  return <ViewSwitchView links={links} here={here} chosen={chosen} nav={nav} onChoose={choose} />;
}

const DocketPrintHead = laterPart(
  async () => (await import(/* webpackChunkName: "more" */ './docket-print-head')).DocketPrintHead,
);

const SplitScreen = laterPart(
  async () => (await import(/* webpackChunkName: "split" */ './split-screen')).SplitScreen,
);

/** Says that the filters did not come, and that some are in force where they are. */
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
  const follow = useAppLinks();
  const isOld = reading.status === 'offline' || reading.polling;
  return (
    <CalendarFrameView
      isFiltered={isFiltered(address.filters)}
      status={reading.status}
      title={<DateTitle address={address} title={title} name={name} />}
      views={<ViewSwitch address={address} isAgenda={isAgenda ?? false} />}
      tools={<Suspense fallback={<ToolsRoom />}>{filters || <ToolsRoom />}</Suspense>}
      counts={counts}
      find={Find && <Find />}
      age={isOld && <ReadingLine status={reading.status} asOf={reading.asOf} polling={reading.polling} />}
      onClick={follow}
    >
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
    </CalendarFrameView>
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
          <SplitScreen open={open} list={list} />
        </Suspense>
      )}
    </div>
  );
}
