import { judgeName, shortJudgeName } from '@court/records';
import { longDate } from '@court/ui';
import { element, rowsClass } from '@court/ui/first-paint';
import * as css from '@court/ui/row/board-section.module.css';
import { blockTimes } from '../day/block-times';
import { blockFacts, blockText, saidOf } from '../day/docket-blocks';
import type { ShownBlock } from '../day/use-more-rows';
import type { ListedKind } from '../docket-config';
import { rowMessages } from '../messages/row-messages';
import { docketRow, type FirstBoard } from './first-docket';

/** As usePresiderWords. */
function presiderWords(
  id: string | null,
  people: NonNullable<FirstBoard['people']>,
  { presiderField }: ListedKind,
): string | null {
  const isJudge = presiderField === 'judgeId';
  const name = isJudge ? shortJudgeName(id, people) : judgeName(id, people);
  return name && rowMessages(isJudge ? 'block.judge' : 'block.trustee', { name });
}

/** Of the heading: its id, and on a page of several days its level, what stands beside it, the ids of what names the block, and by what the block is found. */
type Place = { id: string; mark?: string; level?: 'h2' | 'h3'; end?: Node; names?: string };

/** The hearings of one judge, or one trustee's meetings, at one time, as BlockSection draws them before the app is there. */
export function firstBlock(
  { block, rows }: ShownBlock,
  board: FirstBoard,
  listed: ListedKind,
  { id, mark = block.key, level = 'h2', end, names = id }: Place,
) {
  const { page, people, context } = board;
  const facts = blockFacts(block);
  const said = saidOf(block, facts);
  const text = blockText(block, facts, listed.messages, {
    presider: people && presiderWords(block.presiderId, people, listed),
    office: page.court.offices[facts.officeId ?? '']?.name ?? null,
    isNow: blockTimes(block, listed.kind, context).phase === 'now',
  });
  const section = element(
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
      ...rows.map((row) => docketRow(row, board, listed, { zone: block.zone, said })),
    ),
  );
  section.style.setProperty('--rows', `${rows.length}`);
  return section;
}
