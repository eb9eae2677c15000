import type { FirstPaintPage, FirstScreen } from '@court/contract';
import {
  type AnswerContext,
  type DocketRow,
  dataPath,
  dayPath,
  docketRows,
  filterRows,
  namedPeople,
} from '@court/domain';
import { StarView } from '@court/ui';
import { nodesOf } from '@court/ui/dom';
import type { ReactNode } from 'react';
import type { ListedKind } from '../config/docket-config';
import { isDayOver } from '../day/block-times';
import { DayCounts, DayEndView, DayView } from '../day/day-view';
import { type VenueZone, venueZones } from '../day/docket-blocks';
import { dayTitle, type RowParts, rowParts, rowText, type Said } from '../day/docket-text';
import { HearingRowView } from '../day/hearing-row-view';
import { screenful } from '../day/use-more-lines';
import { type CalendarAddress, calendarAddress, isLobby } from '../layout/use-calendar-address';
import { FirstFrame } from './first-frame';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

/** Input for a board of the first paint. */
export type FirstBoard = {
  page: FirstPaintPage;
  date: string;
  /** maximum number of lines to draw: rows and headings of blocks */
  most: number;
  /** null until names have loaded */
  people: ReturnType<typeof namedPeople> | null;
  context: AnswerContext;
};

/** The rows of a day that it lists, not yet in blocks. `zones`: of the offices; null if the court has a single zone. */
export type FirstListing = {
  rows: readonly DocketRow[];
  zones: ReadonlyMap<string, VenueZone> | null;
  context: AnswerContext;
};

/** The context for `answerOf`; the same values as in answerContextAtom. */
export const contextOf = ({ court: { timeZones, offices }, now }: FirstPaintPage): AnswerContext => ({
  timeZones,
  offices,
  now,
});

/** How an area draws its first paint. */
type Drawing<Blocks> = {
  listed: ListedKind;
  /** Called once for the same data, which are drawn several times. */
  blocksOf: (listing: FirstListing) => Blocks;
  Board: (board: FirstBoard & { blocks: Blocks }) => ReactNode;
  /** beside the counts: links to the area's own searches; absent if it has none */
  find?: ReactNode;
};

type RowProps = {
  row: DocketRow;
  board: FirstBoard;
  listed: ListedKind;
  zone: VenueZone | null;
  said: Said;
  /** replaces the judge's name, for areas that show another name */
  judge?: (parts: RowParts) => string | null;
};

/** One row of a board. */
export function FirstRow({ row, board: { page, people }, listed, zone, said, judge }: RowProps) {
  const { presiderField, kind, idAttribute, recordLink } = listed;
  const { offices } = page.court;
  page.rows?.set(row.id, row);
  const parts = rowParts(row, zone, { presiderField, people, offices, settings: page.settings });
  if (judge) parts.judge = judge(parts);
  const text = rowText({ ...parts, row, said }, kind);
  return (
    <HearingRowView
      row={row}
      text={text}
      href={BASE + recordLink(row.id)}
      star={page.offers('/search-mylist') && <StarView label={text.label} />}
      isRoomy={parts.roomy}
      at={{ [idAttribute]: row.id }}
    />
  );
}

/** An empty first paint, for pages that only the app can render. */
export const NOTHING: FirstScreen = { title: '', reads: [], draw: () => [] };

/** Whether the page can list this docket before the app has started. */
export const isKnown = (
  { court, settings, query }: FirstPaintPage,
  { wrongDate }: Pick<CalendarAddress, 'wrongDate'>,
) => court.onlyShowPubDef !== 'Y' && settings.extCaseNum !== 'Y' && wrongDate === null && !query.has('open');

/** Numbers of lines of the first drawings. A slow phone draws 4 in a short task: two headings with a row each. */
export const STEP_LINES = [4, 8];

/** Number of lines that a board draws, at most a screenful while the app starts. */
export const linesToDraw = (isWhole: boolean, lines = Number.POSITIVE_INFINITY) =>
  isWhole ? Number.POSITIVE_INFINITY : Math.min(lines, screenful());

/** Dummy data. Drawing it once, before the court answers, warms up the code that draws rows. */
const REHEARSED = { '0~0': {} };

/**
 * The first paint of a day's docket, with the markup of DocketPage. Returns NOTHING for another view, or if the page
 * cannot list the docket by itself. Returns null for the lobby screen, which has no shell.
 */
export function firstDocket<Blocks>(
  page: FirstPaintPage,
  { listed, blocksOf, Board, find }: Drawing<Blocks>,
): FirstScreen | null {
  const { court, query, today, rules } = page;
  if (isLobby(query)) return null;
  const mine = listed.kind === 'hearings' ? page.judge : null;
  const address = calendarAddress(query, { ...listed, today, mine, isAgenda: false });
  const { date, view, filters } = address;
  if (view !== 'day' || query.has('view') || !isKnown(page, address)) return NOTHING;
  const { title, name } = dayTitle(date, listed.messages);
  const zones = venueZones(court.offices, date, court.timeZones);
  const listing = { ...rules, publicDefenderOnly: false };
  const read = (json: unknown) => {
    const { rows } = filterRows(docketRows(date, json, []), filters, listing);
    return { json, rows, blocks: blocksOf({ rows, zones, context: contextOf(page) }) };
  };
  let last = read(REHEARSED);
  return {
    title: name,
    reads: [dayPath(listed.kind, date), dataPath(listed.presiderField === 'judgeId' ? 'judges' : 'trustees')],
    steps: STEP_LINES,
    draw([json = REHEARSED, named], isWhole, lines) {
      if (last.json !== json) last = read(json);
      const { rows, blocks } = last;
      const context = contextOf(page);
      const board = (
        <Board
          page={page}
          context={context}
          date={date}
          blocks={blocks}
          most={linesToDraw(isWhole, lines)}
          people={named === undefined ? null : namedPeople(named)}
        />
      );
      const isRead = json !== REHEARSED;
      return nodesOf(
        <FirstFrame
          address={address}
          listed={listed}
          rules={rules}
          title={title}
          counts={isRead && <DayCounts date={date} rows={rows} listed={listed} />}
          find={find}
        >
          <DayView>
            <div data-split>
              {isRead && isDayOver(rows, listed.kind, context) && <DayEndView messages={listed.messages} />}
              {isRead && board}
            </div>
          </DayView>
        </FirstFrame>,
      );
    },
  };
}
