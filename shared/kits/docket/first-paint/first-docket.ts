import type { FirstPaintPage, FirstScreen } from '@court/contract';
import {
  type AnswerContext,
  type DocketRow,
  dataPath,
  dayPath,
  docketRows,
  filterRows,
  namedPeople,
} from '@court/records';
import { element, firstRow, hiddenText } from '@court/ui/first-paint';
import { isDayOver } from '../day/block-times';
import { type VenueZone, venueZones } from '../day/docket-blocks';
import * as dayCss from '../day/docket-page.module.css';
import { dayCounts, dayTitle, type RowParts, rowParts, rowText, type Said } from '../day/docket-text';
import { screenful } from '../day/use-more-rows';
import type { ListedKind } from '../docket-config';
import { type CalendarAddress, calendarAddress, isLobby } from '../frame/use-calendar-address';
import { firstFrame } from './first-frame';

/** Sub-path the site is served below, or nothing. */
declare const BASE: string;

/** A day as a board draws it. */
export type FirstBoard = {
  page: FirstPaintPage;
  date: string;
  /** those that are listed */
  rows: readonly DocketRow[];
  /** how many of them to draw */
  most: number;
  /** clocks of the offices, in a court that has several */
  zones: ReadonlyMap<string, VenueZone> | null;
  /** null while they are read */
  people: ReturnType<typeof namedPeople> | null;
  context: AnswerContext;
};

/** The context for `answerOf`; the same values as in answerContextAtom. */
export const contextOf = ({ court: { timeZones, offices }, now }: FirstPaintPage): AnswerContext => ({
  ...{ timeZones, offices },
  now,
});

/** How an area draws what it lists. */
type Drawing = {
  listed: ListedKind;
  drawBoard: (board: FirstBoard) => readonly Node[];
  /** beside the counts: leads to the area's own searches, where it has any */
  find?: () => Node;
};

type RowPlace = { zone: VenueZone | null; said: Said; judge?: (parts: RowParts) => string | null };

/** One row of a board; `judge`: what stands in the judge's place, where that is another. */
export function docketRow(
  row: DocketRow,
  { page: { court, settings, offers }, people }: FirstBoard,
  listed: ListedKind,
  { zone, said, judge }: RowPlace,
): Node {
  const { presiderField, kind, idAttribute, recordLink } = listed;
  const parts = rowParts(row, zone, { presiderField, people, offices: court.offices, settings });
  if (judge) parts.judge = judge(parts);
  return firstRow({
    ...{ row, idAttribute, roomy: parts.roomy },
    words: rowText({ ...parts, row, said }, kind),
    href: BASE + recordLink(row.id),
    hasStar: offers('/search-mylist'),
  });
}

/** Of which the app alone knows what it shows. */
export const NOTHING: FirstScreen = { title: '', reads: [], draw: () => [] };

/** Whether the page alone knows what of a docket is listed. */
export const isKnown = (
  { court, settings, query }: FirstPaintPage,
  { wrongDate }: Pick<CalendarAddress, 'wrongDate'>,
) => court.onlyShowPubDef !== 'Y' && settings.extCaseNum !== 'Y' && wrongDate === null && !query.has('open');

/** A hearing that nobody sees: what draws rows has run once, and is at hand, when the court answers. */
const REHEARSED = { '0~0': {} };

/**
 * The first screen of a day's docket, as DocketPage draws it. Of another view, and where the page alone cannot know what the
 * docket shows, it draws nothing; null on the screen of a lobby, which has no shell.
 */
export function firstDocket(page: FirstPaintPage, { listed, drawBoard, find }: Drawing): FirstScreen | null {
  const { court, query, today, rules } = page;
  if (isLobby(query)) return null;
  const mine = listed.kind === 'hearings' ? page.judge : null;
  const address = calendarAddress(query, { ...listed, today, mine, isAgenda: false });
  const { date, view, filters } = address;
  if (view !== 'day' || query.has('view') || !isKnown(page, address)) return NOTHING;
  const { title, name } = dayTitle(date, listed.messages);
  const zones = court.timeZones.length > 1 ? venueZones(court.offices, date) : null;
  const people = listed.presiderField === 'judgeId' ? 'judges' : 'trustees';
  return {
    title: name,
    reads: [dayPath(listed.kind, date), dataPath(people)],
    draw([json = REHEARSED, named], isWhole) {
      const { rows } = filterRows(docketRows(date, json, []), filters, {
        ...rules,
        publicDefenderOnly: false,
      });
      const context = contextOf(page);
      const drawn = drawBoard({
        page,
        context,
        date,
        rows,
        zones,
        most: isWhole ? Number.POSITIVE_INFINITY : screenful(),
        people: named === undefined ? null : namedPeople(named),
      });
      const counts = dayCounts(date, rows, listed);
      const said = [hiddenText(counts.day), counts.count, element('span', { css: dayCss.more }, counts.more)];
      const isRead = json !== REHEARSED;
      return [
        firstFrame(address, listed, title, { counts: isRead ? said : [], find: find?.() }, [
          element(
            'div',
            {},
            element(
              'div',
              { 'data-split': 'true' },
              isRead &&
                isDayOver(rows, listed.kind, context) &&
                element('p', { css: dayCss.ended }, listed.messages('day.ended')),
              ...(isRead ? drawn : []),
            ),
          ),
        ]),
      ];
    },
  };
}
