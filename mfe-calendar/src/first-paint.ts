import type { FirstPaint } from '@court/contract';
import {
  blockFacts,
  blockText,
  firstDocket,
  rowMessages,
  rowParts,
  rowText,
} from '@court/docket/first-paint';
import { shortJudgeName } from '@court/records';
import { longDate } from '@court/ui';
import { element, firstRow, rowsClass } from '@court/ui/first-paint';
import * as css from '@court/ui/row/board-section.module.css';
import { LISTED, saidOf } from './hearings';

/** Sub-path the site is served below, or nothing. */
declare const BASE: string;

/** The day's docket, as DocketPage and DocketBoard draw it. */
export const calendar: FirstPaint = (page) =>
  firstDocket(page, LISTED, (shown, people) =>
    shown.map(({ block, rows }, at) => {
      const facts = blockFacts(block);
      const said = saidOf(block, facts);
      const { offices } = page.court;
      const name = people && shortJudgeName(block.presiderId, people);
      const text = blockText(block, facts, LISTED.messages, {
        presider: name && rowMessages('block.judge', { name }),
        office: offices[facts.officeId ?? '']?.name ?? null,
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
          ...rows.map((row) => {
            const parts = rowParts(row, block.zone, {
              ...{ presiderField: LISTED.presiderField, people, offices, settings: page.settings },
            });
            return firstRow({
              ...{ row, zone: block.zone, mark: LISTED.mark, roomy: parts.roomy },
              words: rowText({ ...parts, row, said }, LISTED.kind),
              href: BASE + LISTED.recordLink(row.id),
            });
          }),
        ),
      );
    }),
  );

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push((page) => (page.path === '/calendar' ? calendar(page) : null));
