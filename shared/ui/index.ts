// icons
export {
  ArrowRight,
  Bell,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Circle,
  Ellipsis,
  ListFilter,
  Monitor,
  Pencil,
  Plus,
  Share,
  Speech,
  Star,
  TriangleAlert,
  X,
} from 'lucide';
// changes
export {
  type AlertTopics,
  alertsAtom,
  alertTopicsAtom,
  followedCountsAtom,
  sendsAlertsAtom,
  turnAlertsAtom,
} from './changes/alerts-atom';
export { type CancelledEvents, cancelledEventsAtom, eventCalendarAtom } from './changes/calendar-events';
export { changeFactsAtom } from './changes/change-facts-atom';
export {
  noticePermissionAtom,
  noticesAtom,
  turnNoticesAtom,
} from './changes/notices-atom';
// controls
export { Badge, ChangedBadge } from './controls/badge';
export { Button, type ButtonKind, buttonClass } from './controls/button';
export { Explained } from './controls/explained';
export { ExplainedView } from './controls/explained-view';
export { controlClass, Field } from './controls/field';
export { Icon } from './controls/icon';
export { PrintButton } from './controls/print-button';
export { presentUrl, type Shared, type ShareOutcome, shareLink } from './controls/share-link';
export { Toolbar } from './controls/toolbar';
export { useAsked } from './controls/use-asked';
// data
export { answerContextAtom } from './data/answer-context-atom';
export { isOfThisVisit, mayDeny } from './data/of-this-visit';
export { parsedPathAtom, perCourt } from './data/parsed-path-atom';
export { useAsOf } from './data/use-as-of';
// messages
export { paperMessages, withOff } from './messages/shared-messages';
export { chapterTerm, termMessages } from './messages/term-messages';
export { type VenueClock, venueClockAtom } from './messages/venue-clock';
export { afterFirstPaint } from './parts/after-first-paint';
// parts
export { BackLinkView } from './parts/back-link-view';
export { FollowButton } from './parts/follow-button';
export { HiddenText } from './parts/hidden-text';
export { labelOf } from './parts/label-of';
export { Afterwards, laterPart, MissingPart, MissingParts } from './parts/later-part';
export { LeftOut, useLeftOut } from './parts/left-out';
export { Notice } from './parts/notice';
export { NoticeView } from './parts/notice-view';
export { PageHeading } from './parts/page-heading';
export { PageHeadingView } from './parts/page-heading-view';
export { perRecord } from './parts/per-record';
export { QrCode } from './parts/qr-code';
export { ReadingLine } from './parts/reading-line';
export { CopyAsOfContext, StarButton } from './parts/star-button';
export { StarView } from './parts/star-view';
export { OnAsScheduled, StatusWord } from './parts/status-word';
export { Unofficial } from './parts/unofficial';
export { UnofficialView } from './parts/unofficial-view';
export { PrintHead } from './print/print-head';
export { usePrinting } from './print/use-printing';
export { attorneyNameAtom } from './row/attorney-name-atom';
// row
export { BoardSection } from './row/board-section';
export { BoardSectionView } from './row/board-section-view';
export { Dotted, Facts } from './row/dotted';
export { hearingStatus, OldAndNew } from './row/hearing-status';
export { caseNumberAtom } from './row/printed-names';
export { RecordRow, rowsClass } from './row/record-row';
export { useAppLinks, useRowKeys } from './row/row-links';
export {
  attorneyWord,
  caseNote,
  clockWord,
  countLongNames,
  howOf,
  howWord,
  placeWords,
  rowPlace,
  whereWentTo,
} from './row/row-words';
export { WayLine } from './row/way-line';
export { afterPaint } from './sections/after-paint';
export { useOnScreen } from './sections/use-on-screen';
export {
  type SectionBox,
  type VirtualItemProps,
  VirtualSections,
} from './sections/virtual-sections';
// subscribe
export { SubscribeLater, SubscribeToCasesLater } from './subscribe/subscribe-later';
export type { ListedCase } from './subscribe/subscribe-to-cases';
