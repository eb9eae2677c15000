import type { CSSProperties } from 'react';
import { CellChanges } from './cell-changes';
import { EarlierBlock, usePhaseOf } from './week-block';
import * as css from './week-days.module.css';
import type { PartsProps, WeekColumn } from './week-parts';
import * as common from './week-parts.module.css';

type DayProps = PartsProps & { column: WeekColumn; day: number };

/** A day. The judges and trustees of today who have no more hearings share one line, the first. */
function WeekDay({ column, day, hrefOf, parts }: DayProps) {
  const { lines, presider, sharedFacts, factWords, heading, blockLines, changedOf } = parts;
  const { date } = column;
  const phaseOf = usePhaseOf(date);
  const cards = lines
    .map(({ presiderId, cells }) => ({ presiderId, blocks: cells[day]?.blocks ?? [] }))
    .map((line) => ({ ...line, changed: changedOf(date, line.presiderId) }))
    .filter(({ blocks, changed }) => blocks.length > 0 || changed.length > 0);
  const over = cards.filter(
    ({ blocks, changed }) => changed.length === 0 && blocks.every(({ rows }) => phaseOf(rows) === 'earlier'),
  );
  const count = over.flatMap(({ blocks }) => blocks.flatMap(({ rows }) => rows)).length;
  return (
    <section>
      <h2 className={css.strip}>{heading(column)}</h2>
      <ul className={css.list}>
        {count > 0 && (
          <li>
            <a className={`${css.card} ${css.over}`} href={BASE + hrefOf(date)}>
              <EarlierBlock count={count} />
            </a>
          </li>
        )}
        {cards
          .filter((card) => !over.includes(card))
          .map(({ presiderId, blocks, changed }) => {
            const shared = sharedFacts(blocks);
            return (
              <li key={presiderId}>
                <a className={css.card} href={BASE + hrefOf(date, presiderId)}>
                  <span className={css.name}>{presider(presiderId)}</span>{' '}
                  <span className={`${common.office} ${css.facts}`}>{factWords(shared, blocks)}</span>{' '}
                  {blockLines({ date, blocks }, presiderId, shared)}
                </a>
                <CellChanges isInset changed={changed} />
              </li>
            );
          })}
      </ul>
    </section>
  );
}

/** The days of a week as lists of judges or trustees with their blocks. `isAcross`: side by side on a wide screen. */
export function WeekDays({ isAcross, ...props }: PartsProps & { isAcross: boolean }) {
  const { columns } = props;
  // wait for all days: a day that loads first would push down the days below it
  const isRead = columns.every(({ rows }) => rows !== null);
  return (
    <div
      className={isAcross ? `${css.days} ${css.across}` : css.days}
      style={{ '--days': columns.length } as CSSProperties}
    >
      {(isRead ? columns : columns.slice(0, 1)).map((column, day) => (
        <WeekDay key={column.date} {...props} column={column} day={day} />
      ))}
    </div>
  );
}
