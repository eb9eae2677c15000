import type { CalendarLink, CalendarView, LoadExport } from '@court/contract';
import type { CalendarKind, DocketRow, Messages } from '@court/domain';
import { type ComponentType, createContext, useContext } from 'react';
import type { DocketMessages } from '../messages/docket-messages';

/** Props of a day's board. `changedIds`: rows that changed and that the reader has not seen since. */
export type BoardProps = {
  date: string;
  today: string;
  rows: readonly DocketRow[];
  changedIds: ReadonlySet<string>;
  /** changed rows as the reader last saw them */
  rowsAsSeen: ReadonlyMap<string, DocketRow>;
  /** the board's day is not the page's day; each heading then names the day */
  isOther?: boolean;
};

/** Configuration of an area: hearings or 341 meetings, their texts and links. */
export type ListedKind = {
  kind: CalendarKind;
  messages: Messages<DocketMessages>;
  /** field with the judge or trustee; rows of one time are grouped and named by it */
  presiderField: 'judgeId' | 'trusteeId';
  views: readonly CalendarView[];
  calendarLink: (link: CalendarLink) => string;
  agendaLink: (link: CalendarLink) => string;
  recordLink: (id: string) => string;
  /** attribute of a row's element with the id of its record */
  idAttribute: 'data-hearing-id' | 'data-meeting-id';
};

/** ListedKind, with the components of its screens. */
export type DocketConfig = ListedKind & {
  /** loads the export of listed records into a calendar */
  loadExport: LoadExport;
  /** loads the pane that shows a record beside its list */
  loadRecordPane: () => Promise<ComponentType<{ id: string }>>;
  /** the rows of a day */
  Board: ComponentType<BoardProps>;
  /** links to the area's own searches; absent if it has none */
  Find?: ComponentType;
};

/**
 * Provides the configuration to all docket components, which list hearings in one area and 341 meetings in another.
 */
export const DocketConfigContext = createContext<DocketConfig | null>(null);

/** Throws if a component renders outside an area's page. */
export function useDocketConfig(): DocketConfig {
  const config = useContext(DocketConfigContext);
  if (!config) throw new Error('No DocketConfigContext');
  return config;
}
