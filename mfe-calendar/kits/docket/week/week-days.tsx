import type { CSSProperties } from 'react';
import { CellChanges } from './cell-changes';
import * as css from './week-days.module.css';
import type { PartsProps } from './week-parts';
import * as common from './week-parts.module.css';

/** The days of a week as lists of judges or trustees with their blocks. `isAcross`: side by side on a wide screen. */
export function WeekDays({ columns, hrefOf, parts, isAcross }: PartsProps & { isAcross: boolean }) {
  const { lines, presider, sharedFacts, factWords, heading, blockLines, changedOf } = parts;
  // wait for all days: a day that loads first would push down the days below it
  const isRead = columns.every(({ rows }) => rows !== null);
  return (
    <div
      className={isAcross ? `${css.days} ${css.across}` : css.days}
      style={{ '--days': columns.length } as CSSProperties}
    >
      {(isRead ? columns : columns.slice(0, 1)).map((column, day) => (
        <section key={column.date}>
          <h2 className={css.strip}>{heading(column)}</h2>
          <ul className={css.list}>
            {lines
              .map(({ presiderId, cells }) => ({ presiderId, blocks: cells[day]?.blocks ?? [] }))
              .map((line) => ({ ...line, shared: sharedFacts(line.blocks) }))
              .filter(
                ({ presiderId, blocks }) =>
                  blocks.length > 0 || changedOf(column.date, presiderId).length > 0,
              )
              .map(({ presiderId, blocks, shared }) => (
                <li key={presiderId}>
                  <a className={css.card} href={BASE + hrefOf(column.date, presiderId)}>
                    <span className={css.name}>{presider(presiderId)}</span>{' '}
                    <span className={`${common.office} ${css.facts}`}>{factWords(shared, blocks)}</span>{' '}
                    {blockLines({ date: column.date, blocks }, presiderId, shared)}
                  </a>
                  <CellChanges isInset changed={changedOf(column.date, presiderId)} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
