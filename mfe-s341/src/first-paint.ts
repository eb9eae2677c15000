import type { FirstPaint } from '@court/contract';
import {
  docketRow,
  type FirstBoard,
  firstDocket,
  firstEarlier,
  shownBlocks,
} from '@court/docket/first-paint';
import { judgeName } from '@court/records';
import { longDate } from '@court/ui';
import { element, hiddenText, rowsClass } from '@court/ui/first-paint';
import { type TrusteeBlock, type TrusteeDay, trusteeBlocks, trusteeDays } from './board/trustee-blocks';
import * as css from './board/trustee-board.module.css';
import { calledNow, lastBegun, timeText, trusteeText } from './board/trustee-text';
import { LISTED } from './listed-meetings';
import { firstFind } from './meetings/first-find';
import { boardMessages } from './messages/board-messages';

/** One trustee's meetings, as OneTrustee draws them while the times that are over are folded away. */
type Own = {
  day: TrusteeDay;
  past: number;
  rowsOf: (block: TrusteeBlock) => number;
  at: number;
};

function oneTrustee(board: FirstBoard, { day, past, rowsOf, at }: Own): Node {
  const { people, page, date, context } = board;
  const { trusteeId, blocks } = day;
  const text = trusteeText(day, {
    called: people && judgeName(trusteeId, people),
    appear: people?.[trusteeId ?? '']?.appear,
    ...page.court,
    court: page.court,
    context,
  });
  const current = calledNow(blocks, context);
  const id = `first-${at}`;
  const whose = `${id}-`;
  const earlier = blocks.slice(0, past).flatMap(({ rows }) => rows);
  return element(
    'section',
    { css: css.trustee, 'aria-labelledby': id, 'data-trustee': trusteeId ?? '' },
    element(
      'div',
      { css: css.strip },
      element(
        'h2',
        { css: css.heading, id, 'data-date': longDate(date) },
        element('span', { css: css.name, id: whose }, text.name),
        ' ',
        text.where,
        element('span', { css: css.count }, text.count),
      ),
      earlier.length > 0 && firstEarlier(earlier, css.fold),
      text.join &&
        element(
          'a',
          { css: css.join, href: text.join.url, target: '_blank', rel: 'noreferrer' },
          boardMessages('join'),
          hiddenText(text.join.whose),
        ),
    ),
    ...blocks.slice(past).map((block, n) => {
      const rows = block.rows.slice(0, rowsOf(block));
      const said = { ...text.said, time: block.time, presiderId: block.trusteeId };
      const { time, zone, count } = timeText(block, block === current);
      const labelled = whose + n;
      return (
        rows.length > 0 &&
        element(
          'section',
          {
            css: css.block,
            'aria-labelledby': `${whose} ${labelled}`,
            'data-block': block.key,
            'data-now': block === current && 'true',
          },
          element(
            'h3',
            { css: css.timeHeading, id: labelled },
            element('span', { css: css.time }, time, element('span', { css: css.zone }, zone)),
            ' ',
            element('span', { css: css.count }, count),
          ),
          element(
            'ul',
            { css: rowsClass(css.rows) },
            ...rows.map((row) =>
              docketRow(row, board, LISTED, {
                zone: block.zone,
                said,
                // the trustee stands above; where the meeting belongs stands in the judge's place
                judge: ({ office }) => (row.place ? office : null),
              }),
            ),
          ),
        )
      );
    }),
  );
}

/** The day's 341 meetings, as TrusteeBoard draws them. */
function drawBoard(board: FirstBoard): Node[] {
  const { rows, zones, most, context } = board;
  const days = trusteeDays(trusteeBlocks(rows, zones)).map((day) => ({
    day,
    past: Math.max(0, lastBegun(day.blocks, context)),
  }));
  const open = days.flatMap(({ day, past }) => day.blocks.slice(past));
  const shown = new Map(shownBlocks(open, most).map(({ block, rows: own }) => [block.key, own.length]));
  const rowsOf = ({ key }: TrusteeBlock) => shown.get(key) ?? 0;
  return days.map((day, at) => oneTrustee(board, { ...day, rowsOf, at }));
}

/** The day's 341 meetings, as MeetingsPage draws them. */
export const meetings: FirstPaint = (page) =>
  firstDocket(page, { listed: LISTED, drawBoard, find: firstFind });

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push((page) => (page.path === '/s341-hearing' ? meetings(page) : null));
