import { type FilterRules, leftOutIds } from '@court/domain';
import type { ReactNode } from 'react';
import type { ListedKind } from '../config/docket-config';
import { CalendarFrameView, ToolsRoom } from '../layout/calendar-frame-view';
import { type DateTitleText, DateTitleView } from '../layout/date-title-view';
import { type CalendarAddress, isFiltered } from '../layout/use-calendar-address';
import { type ViewName, ViewSwitchView, viewLinks } from '../layout/view-switch-view';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

type Props = {
  address: Omit<CalendarAddress, 'open'>;
  listed: ListedKind;
  /** the listed case types and chapters */
  rules: Pick<FilterRules, 'types' | 'chapters'>;
  title: DateTitleText;
  /** false until the counts are known */
  counts: ReactNode;
  find: ReactNode;
  here?: ViewName;
  children: ReactNode;
};

/** The calendar frame of the first paint, with the markup of CalendarFrame. */
export function FirstFrame(props: Props) {
  const { address, listed, rules, title, counts, find, here = 'day', children } = props;
  const links = viewLinks(address, listed);
  const choose = (name: string) => location.assign(BASE + links.find((link) => link.name === name)?.to);
  return (
    <CalendarFrameView
      isFiltered={isFiltered(address.filters) || isFiltered(leftOutIds(rules))}
      title={<DateTitleView address={address} title={title} />}
      views={<ViewSwitchView links={links} here={here} onChoose={choose} />}
      tools={<ToolsRoom />}
      counts={counts}
      find={find}
    >
      {children}
    </CalendarFrameView>
  );
}
