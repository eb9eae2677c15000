import type { FirstPaintPage, FirstScreen } from '@court/contract';
import {
  addDays,
  type DocketRow,
  dataPath,
  dayPath,
  docketRows,
  filterRows,
  namedPeople,
} from '@court/records';
import { buttonClass, controlClass, element, firstRow, hiddenText, icon } from '@court/ui/first-paint';
import { type VenueZone, venueZones } from '../day/docket-blocks';
import * as dayCss from '../day/docket-page.module.css';
import { dayCounts, dayTitle, type RowParts, rowParts, rowText, type Said } from '../day/docket-text';
import { screenful } from '../day/use-more-rows';
import type { ListedKind } from '../docket-config';
import * as frameCss from '../frame/calendar-frame.module.css';
import * as titleCss from '../frame/date-title.module.css';
import { type CalendarAddress, calendarAddress, isLobby } from '../frame/use-calendar-address';
import * as viewCss from '../frame/view-switch.module.css';
import { rowMessages } from '../messages/row-messages';

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
};

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
  { page: { court, settings }, people }: FirstBoard,
  listed: ListedKind,
  { zone, said, judge }: RowPlace,
): Node {
  const { presiderField, kind, idAttribute, recordLink } = listed;
  const parts = rowParts(row, zone, { presiderField, people, offices: court.offices, settings });
  if (judge) parts.judge = judge(parts);
  return firstRow({
    ...{ row, zone, idAttribute, roomy: parts.roomy },
    words: rowText({ ...parts, row, said }, kind),
    href: BASE + recordLink(row.id),
  });
}

type Address = Omit<CalendarAddress, 'open'>;

function dateTitle({ date, today, to }: Address, { text, year }: { text: string; year: string }): Node {
  const step = (by: -1 | 1) =>
    element(
      'a',
      {
        css: buttonClass('quiet', titleCss.step),
        href: BASE + to({ date: addDays(date, by) }),
        'aria-label': rowMessages(by < 0 ? 'day.previous' : 'day.next'),
      },
      icon(by < 0 ? 'previous' : 'next', '1.25rem'),
    );
  return element(
    'nav',
    { css: titleCss.date, 'aria-label': rowMessages('day.choose') },
    step(-1),
    element(
      'h1',
      { css: titleCss.title },
      element(
        'button',
        {
          type: 'button',
          css: buttonClass('quiet', titleCss.open),
          'aria-haspopup': 'dialog',
          'aria-expanded': 'false',
        },
        element('span', {}, text, element('span', { css: titleCss.year }, `, ${year}`)),
        icon('down', '0.875rem'),
      ),
    ),
    step(1),
    date !== today &&
      element(
        'a',
        { css: buttonClass('outline', titleCss.today), href: BASE + to({ date: today }) },
        rowMessages('day.today'),
      ),
  );
}

function viewSwitch({ linkOf }: Address, { views, calendarLink, agendaLink }: ListedKind): Node[] {
  const all = [
    ...views.map((view) => [view, calendarLink(linkOf({ view }))]),
    ['agenda', agendaLink(linkOf({}))],
  ] as [(typeof views)[number] | 'agenda', string][];
  const label = { 'aria-label': rowMessages('view.choose') };
  const select = element(
    'select',
    { css: controlClass(viewCss.select), ...label },
    ...all.map(([name, to]) => element('option', { value: BASE + to }, rowMessages(`view.${name}`))),
  );
  select.onchange = () => location.assign(select.value);
  return [
    element(
      'nav',
      { css: viewCss.views, ...label },
      ...all.map(([name, to]) =>
        element(
          'a',
          {
            css: buttonClass('outline', viewCss.view),
            href: BASE + to,
            'aria-current': name === 'day' && 'page',
          },
          rowMessages(`view.${name}`),
        ),
      ),
    ),
    select,
  ];
}

const NOTHING: FirstScreen = { title: '', reads: [], draw: () => [] };

/**
 * The first screen of a day's docket, as DocketPage draws it. Of another view, and where the page alone cannot know what the
 * docket shows, it draws nothing; null on the screen of a lobby, which has no shell.
 */
export function firstDocket(page: FirstPaintPage, { listed, drawBoard, find }: Drawing): FirstScreen | null {
  const { court, query, today, settings, rules } = page;
  if (isLobby(query)) return null;
  const mine = listed.kind === 'hearings' ? page.judge : null;
  const address = calendarAddress(query, { ...listed, today, mine, isAgenda: false });
  const { date, view, filters } = address;
  const isKnown = court.onlyShowPubDef !== 'Y' && settings.extCaseNum !== 'Y' && address.wrongDate === null;
  if (view !== 'day' || query.has('view') || query.has('open') || !isKnown) return NOTHING;
  const { title, name } = dayTitle(date, listed.messages);
  const zones = court.timeZones.length > 1 ? venueZones(court.offices, date) : null;
  const people = listed.presiderField === 'judgeId' ? 'judges' : 'trustees';
  return {
    title: name,
    reads: [dayPath(listed.kind, date), dataPath(people)],
    draw([json, named], isWhole) {
      const rows =
        json !== undefined &&
        filterRows(docketRows(date, json, []), filters, { ...rules, publicDefenderOnly: false }).rows;
      const counts = rows && dayCounts(date, rows, listed);
      const most = isWhole ? Number.POSITIVE_INFINITY : screenful();
      const board = rows && {
        page,
        date,
        rows,
        most,
        zones,
        people: named === undefined ? null : namedPeople(named),
      };
      return [
        element(
          'div',
          { css: frameCss.page, 'data-bleed': 'true' },
          element(
            'header',
            { css: frameCss.row },
            dateTitle(address, title),
            ...viewSwitch(address, listed),
            element('span', { css: frameCss.tools }),
            element(
              'div',
              { css: frameCss.news },
              element(
                'p',
                { css: frameCss.counts },
                ...(counts
                  ? [hiddenText(counts.day), counts.count, element('span', { css: dayCss.more }, counts.more)]
                  : []),
              ),
              find?.(),
            ),
          ),
          element('div', {}, element('div', { 'data-split': 'true' }, ...(board ? drawBoard(board) : []))),
        ),
      ];
    },
  };
}
