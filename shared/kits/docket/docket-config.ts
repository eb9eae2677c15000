import type { CalendarLink, CalendarView, LoadExport } from '@court/contract';
import type { CalendarKind, DocketRow } from '@court/records';
import type { Messages } from '@court/ui';
import { type ComponentType, createContext, useContext } from 'react';
import type { DocketMessages } from './messages/docket-messages';

/** What a day's board shows; `changedIds`: rows that have changed and that the reader has not seen since. */
export type BoardProps = {
  date: string;
  today: string;
  rows: readonly DocketRow[];
  changedIds: ReadonlySet<string>;
  /** how these were when the reader last saw them */
  rowsAsSeen: ReadonlyMap<string, DocketRow>;
  /** the page is of another day: each heading says which day this is */
  isOther?: boolean;
};

/** What an area lists, hearings or 341 meetings, and where its pages stand. */
export type ListedKind = {
  kind: CalendarKind;
  messages: Messages<DocketMessages>;
  /** before whom: what rows of one time are ordered and named by */
  presiderField: 'judgeId' | 'trusteeId';
  views: readonly CalendarView[];
  calendarLink: (link: CalendarLink) => string;
  agendaLink: (link: CalendarLink) => string;
  recordLink: (id: string) => string;
  /** attribute of a row's element that holds the id of its record */
  idAttribute: 'data-hearing-id' | 'data-meeting-id';
};

/** The same, with the parts that its screens are made of. */
export type DocketConfig = ListedKind & {
  /** what puts listed records into a calendar */
  loadExport: LoadExport;
  /** one record beside its list */
  loadRecordPane: () => Promise<ComponentType<{ id: string }>>;
  /** a day's rows */
  Board: ComponentType<BoardProps>;
  /** leads to the area's own searches, where it has any */
  Find?: ComponentType;
};

/** Stands around every component of a docket: the same ones list hearings in one area and 341 meetings in another. */
export const DocketConfigContext = createContext<DocketConfig | null>(null);

/** Throws where a part is shown outside of an area's page. */
export function useDocketConfig(): DocketConfig {
  const config = useContext(DocketConfigContext);
  if (!config) throw new Error('No DocketConfigContext');
  return config;
}
