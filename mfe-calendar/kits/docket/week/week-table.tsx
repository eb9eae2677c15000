import { isCourtDay } from '@court/domain';
import { CellChanges } from './cell-changes';
import type { PartsProps } from './week-parts';
import * as common from './week-parts.module.css';
import * as css from './week-table.module.css';

/** A week as a table: judges down, days across, blocks in the cells. */
export function WeekTable({ columns, hrefOf, parts }: PartsProps) {
  const { lines, presider, sharedFacts, factWords, heading, blockLines, changedOf } = parts;
  const withFacts = lines.map((line) => {
    const all = line.cells.flatMap(({ blocks }) => blocks);
    return { ...line, all, facts: sharedFacts(all) };
  });
  return (
    <table className={css.week}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column.date} scope="col" data-day={column.date} aria-busy={column.rows === null}>
              <h2 className={common.heading}>{heading(column)}</h2>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {withFacts.map(({ presiderId, cells, all, facts }) => (
          <tr key={presiderId}>
            <th scope="row" className={css.judge}>
              <span>{presider(presiderId)}</span>
              <span className={common.office}>{factWords(facts, all)}</span>
            </th>
            {cells.map(({ date, blocks }) => (
              <td key={date} data-closed={!isCourtDay(date) || undefined}>
                {blockLines({ date, blocks }, presiderId, facts, hrefOf(date, presiderId))}
                <CellChanges changed={changedOf(date, presiderId)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
