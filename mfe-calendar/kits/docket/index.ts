export { AgendaList } from './agenda/agenda-list';
export { useListedDays } from './agenda/use-listed-days';

export { ChangedHearing } from './changes/changed-hearing';
export {
  type BoardProps,
  type DocketConfig,
  DocketConfigContext,
  type ListedKind,
} from './config/docket-config';
export { changesSinceAtom, markChangesSeenAtom } from './data/changes-since-atom';
export { dayCountAtom } from './data/day-count-atom';
export { dayFacetsAtom, monthCountsAtom, publicDefenderOnlyAtom } from './data/month-counts-atom';
export { nextDayAtom } from './data/nearest-days-atom';
export { BlockSection, HearingRow } from './day/block-section';
export { presiderWords, whereWords } from './day/block-text';
export { blockTimes, canJoinBlock, endedBlocks } from './day/block-times';
export { CountView } from './day/day-view';
export type { VenueZone } from './day/docket-blocks';
export {
  type BlockFacts,
  blockFacts,
  type DocketBlock,
  docketBlocks,
  isOffRow,
  saidOf,
  tallyText,
} from './day/docket-blocks';
export { DocketSkeleton } from './day/docket-skeleton';
export type { RowParts, Said } from './day/docket-text';
export { EarlierRows } from './day/earlier-rows';
export { useEarlierBlocks, useOpenedContext } from './day/use-earlier-blocks';
export { linesIn, rowSizes, shownBlocks, useMoreLines } from './day/use-more-lines';
export { useReusedKeys } from './day/use-reused-keys';
export { usePresiderName, useRowParts, useVenueZones } from './day/use-row-parts';
export { useSteadyBlocks } from './day/use-steady-blocks';
export { closedSentence, holidayName } from './empty/closed-day';
export { sumListed } from './filters/sum-listed';
export { usePublicDefenderOnly } from './filters/use-public-defender-only';
export { CalendarFrame, whyFailed } from './frame/calendar-frame';
export { dayForKey, loadLevel, monthWeeks } from './layout/month-days';
export { type CalendarAddress, isLobby, stepFrom, useCalendarAddress } from './layout/use-calendar-address';
export { useCalendarKeys } from './layout/use-calendar-keys';
export type { DocketMessages } from './messages/docket-messages';
export { frameMessages, rowMessages } from './messages/row-messages';
export { DocketPage } from './page/docket-page';
