import {
  blockFacts,
  blockText,
  docketRow,
  type FirstBoard,
  rowMessages,
  type ShownBlock,
} from '@court/docket/first-paint';
import { shortJudgeName } from '@court/records';
import { longDate } from '@court/ui';
import { element, rowsClass } from '@court/ui/first-paint';
import * as css from '@court/ui/row/board-section.module.css';
import { LISTED, saidOf } from '../hearings';

/** Of the heading: its id, and on a page of several days its level, what stands beside it, the ids of what names the block, and by what the block is found. */
type Place = { id: string; mark?: string; level?: 'h2' | 'h3'; end?: Node; names?: string };

/** The hearings of one judge at one time, as BlockSection draws them before the app is there. */
export function firstBlock(
  { block, rows }: ShownBlock,
  board: FirstBoard,
  { id, mark = block.key, level = 'h2', end, names = id }: Place,
) {
  const { page, people } = board;
  const facts = blockFacts(block, LISTED.kind);
  const said = saidOf(block, facts);
  const name = people && shortJudgeName(block.presiderId, people);
  const text = blockText(block, facts, LISTED.messages, {
    presider: name && rowMessages('block.judge', { name }),
    office: page.court.offices[facts.officeId ?? '']?.name ?? null,
  });
  return element(
    'section',
    { css: css.block, 'aria-labelledby': names, 'data-block': mark },
    element(
      'div',
      { css: css.strip },
      element(
        level,
        { css: css.heading, id, 'data-date': longDate(block.rows[0]?.date ?? '') },
        ...[element('span', { css: css.time }, text.time), ' '],
        ...[
          element('span', { css: css.who }, text.presider && element('b', {}, text.presider), text.where),
          ' ',
        ],
        element('span', { css: css.count }, text.count),
      ),
      end,
    ),
    element(
      'ul',
      { css: rowsClass() },
      ...rows.map((row) => docketRow(row, board, LISTED, { zone: block.zone, said })),
    ),
  );
}
