import type { FirstPaint } from '@court/contract';
import {
  blockFacts,
  blockText,
  docketBlocks,
  docketRow,
  type FirstBoard,
  firstDocket,
  rowMessages,
  shownBlocks,
} from '@court/docket/first-paint';
import { shortJudgeName } from '@court/records';
import { longDate } from '@court/ui';
import { element, rowsClass } from '@court/ui/first-paint';
import * as css from '@court/ui/row/board-section.module.css';
import { LISTED, saidOf } from './hearings';

/** The day's hearings, as DocketBoard draws them. */
function drawBoard(board: FirstBoard): Node[] {
  const { page, rows, zones, people, most } = board;
  return shownBlocks(docketBlocks(rows, zones, 'judgeId'), most).map(({ block, rows: shown }, at) => {
    const facts = blockFacts(block);
    const said = saidOf(block, facts);
    const name = people && shortJudgeName(block.presiderId, people);
    const text = blockText(block, facts, LISTED.messages, {
      presider: name && rowMessages('block.judge', { name }),
      office: page.court.offices[facts.officeId ?? '']?.name ?? null,
    });
    const id = `first-${at}`;
    return element(
      'section',
      { css: css.block, 'aria-labelledby': id, 'data-block': block.key },
      element(
        'div',
        { css: css.strip },
        element(
          'h2',
          { css: css.heading, id, 'data-date': longDate(block.rows[0]?.date ?? '') },
          ...[element('span', { css: css.time }, text.time), ' '],
          ...[
            element('span', { css: css.who }, text.presider && element('b', {}, text.presider), text.where),
            ' ',
          ],
          element('span', { css: css.count }, text.count),
        ),
      ),
      element(
        'ul',
        { css: rowsClass() },
        ...shown.map((row) => docketRow(row, board, LISTED, { zone: block.zone, said })),
      ),
    );
  });
}

/** The day's docket, as DocketPage draws it. */
export const calendar: FirstPaint = (page) => firstDocket(page, { listed: LISTED, drawBoard });

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push((page) => (page.path === '/calendar' ? calendar(page) : null));
