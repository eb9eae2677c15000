import {
  deviceAtom,
  judgesAtom,
  type LoadExport,
  officesAtom,
  trusteesAtom,
  useSearchParams,
} from '@court/contract';
import { Button, Field, longDate, shortDate, Toolbar, venueClockAtom } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { detailMessages } from '../messages/detail-messages';
import type { Dated } from '../search/dated-rows';
import { dayPlan } from '../search/day-plan';
import { estimateText } from '../search/day-text';
import { DayBlock } from './day-block';
import { DayExport } from './day-export';
import * as css from './detail-screen.module.css';

type Props = {
  /** all that is to come */
  rows: readonly Dated[];
  today: string;
  /** the day in the address, maybe none, maybe no day */
  asked: string | null;
  loadExport: LoadExport;
};

/** How many dates each day has, in order. */
function countsByDay(rows: readonly Dated[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { row } of rows) counts.set(row.date, (counts.get(row.date) ?? 0) + 1);
  return counts;
}

function DayChoice({ days, date, today }: { days: Map<string, number>; date: string; today: string }) {
  const [, setQuery] = useSearchParams();
  return (
    <Field label={detailMessages('day.choose')}>
      {(control) => (
        <select
          {...control}
          value={date}
          onChange={({ target }) => setQuery({ view: 'day', date: target.value }, { replace: true })}
        >
          {[...days].map(([day, count]) => (
            <option key={day} value={day}>
              {detailMessages('day.of', { date: shortDate(day, today), count })}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** An attorney's day across judges and offices, with what cannot be done marked. */
export function MyDay({ rows, today, asked, loadExport }: Props) {
  const clock = useAtomValue(venueClockAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  const { byId: judges } = useAtomValue(judgesAtom);
  const { byId: trustees } = useAtomValue(trusteesAtom);
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  const days = useMemo(() => countsByDay(rows), [rows]);
  const [first] = days.keys();
  const date = asked !== null && days.has(asked) ? asked : first;
  const ofDay = useMemo(() => rows.filter(({ row }) => row.date === date), [rows, date]);
  const blocks = useMemo(() => dayPlan(ofDay, clock.instant, offices), [ofDay, clock, offices]);
  if (date === undefined) return <p>{detailMessages('day.none')}</p>;
  const conflicts = blocks.reduce((sum, block) => sum + block.conflicts.length, 0);
  return (
    <section className={css.part} data-my-day={date}>
      <h2 className={css.heading}>{`${detailMessages('day.title')}: ${longDate(date)}`}</h2>
      <Toolbar className={css.tools}>
        <DayChoice days={days} date={date} today={today} />
        <Button onClick={() => window.print()}>{detailMessages('day.print')}</Button>
        <DayExport key={date} rows={ofDay} isNative={isNative} loadExport={loadExport} />
      </Toolbar>
      {asked !== null && asked !== date && <p role="alert">{detailMessages('day.empty', { date: asked })}</p>}
      <p className={css.count} data-conflicts={conflicts}>
        {conflicts === 0
          ? detailMessages('day.noConflicts')
          : detailMessages('day.conflicts', { count: conflicts })}
      </p>
      {blocks.map((block) => (
        <DayBlock key={block.rows[0].key} block={block} names={{ clock, offices, judges, trustees }} />
      ))}
      <p className={css.small}>{estimateText()}</p>
    </section>
  );
}
