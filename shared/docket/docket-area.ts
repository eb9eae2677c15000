import type { CalendarLink, CalendarView } from '@court/shared/contract/links';
import type { CalendarKind } from '@court/shared/records/data-paths';
import type { DocketRow } from '@court/shared/records/docket-row';
import type { Words } from '@court/shared/words/words-of';
import { type ComponentType, createContext, useContext } from 'react';
import type { DocketMessages } from './docket-messages';

/** What a day's board shows; `changedIds` have changed since the first reading. */
export type BoardProps = {
  date: string;
  today: string;
  rows: readonly DocketRow[];
  changedIds: ReadonlySet<string>;
};

/** What an area lists, hearings or 341 meetings, and where its pages stand. */
export type DocketArea = {
  kind: CalendarKind;
  words: Words<DocketMessages>;
  /** before whom: what rows of one time are ordered and named by */
  who: 'judgeId' | 'trusteeId';
  views: readonly CalendarView[];
  calendarLink: (link: CalendarLink) => string;
  agendaLink: (link: CalendarLink) => string;
  recordLink: (id: string) => string;
  /** by which a row's element is known */
  mark: 'data-hearing-id' | 'data-meeting-id';
  /** a day's rows */
  Board: ComponentType<BoardProps>;
  /** leads to the area's own searches, where it has any */
  Find?: ComponentType;
};

/** The parts of a docket are shown inside one; the same parts list hearings in one area and 341 meetings in another. */
export const DocketAreaContext = createContext<DocketArea | null>(null);

/** Throws where a part is shown outside of an area's page. */
export function useDocketArea(): DocketArea {
  const area = useContext(DocketAreaContext);
  if (!area) throw new Error('No DocketAreaContext');
  return area;
}
