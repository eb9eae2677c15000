import { isDay } from '@court/records';
import { longDate } from '@court/ui';
import type { Dated } from '../search/dated-rows';
import { DatedRow } from './dated-row';
import * as css from './detail-screen.module.css';

type Props = { rows: readonly Dated[]; ofCase: boolean };

/** Hearings and 341 meetings under their days, in the order in which they are given. */
export function DatedList({ rows, ofCase }: Props) {
  const days = new Map<string, Dated[]>();
  for (const one of rows) {
    const day = days.get(one.row.date);
    if (day) day.push(one);
    else days.set(one.row.date, [one]);
  }
  return [...days].map(([date, dated]) => (
    <section key={date} className={css.day} data-date={date}>
      <h3 className={css.date}>{isDay(date) ? longDate(date) : date}</h3>
      <ul className={css.rows}>
        {dated.map((one) => (
          <DatedRow key={one.key} dated={one} ofCase={ofCase} />
        ))}
      </ul>
    </section>
  ));
}
