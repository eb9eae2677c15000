import { lazy, Suspense } from 'react';
import { useAppLinks } from '../day/use-app-links';
import { useMoreRows } from '../day/use-more-rows';
import type { WeekColumn } from './use-week-day';
import * as css from './week-board.module.css';
import { WeekDay } from './week-day';

const LongWeekDay = lazy(async () => ({
  default: (await import(/* webpackChunkName: "views" */ './long-week-day')).LongWeekDay,
}));

/** Past these, only the rows near the screen are in the document. */
const MOST_ROWS = 500;

type Props = { columns: readonly WeekColumn[]; today: string; hrefOf: (date: string) => string };

/** The days of a week side by side, on a phone one below the other. */
export function WeekBoard({ columns, today, hrefOf }: Props) {
  const follow = useAppLinks();
  const lengths = columns.map(({ rows }) => rows?.length ?? 0);
  const isLong = lengths.reduce((sum, length) => sum + length, 0) > MOST_ROWS;
  const limit = useMoreRows(isLong ? 0 : Math.max(...lengths));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked too
    <div className={css.week} onClick={follow} data-days={columns.length}>
      {columns.map((column) => {
        const day = { column, today, href: hrefOf(column.date) };
        const plain = <WeekDay key={column.date} {...day} limit={limit} />;
        if (!isLong) return plain;
        return (
          <Suspense key={column.date} fallback={plain}>
            <LongWeekDay {...day} />
          </Suspense>
        );
      })}
    </div>
  );
}
