import {
  deviceAtom,
  judgesAtom,
  type LoadExport,
  officesAtom,
  type Reading,
  trusteesAtom,
  useSearchParams,
} from '@court/contract';
import { isOn, longDate, shortDate } from '@court/domain';
import {
  controlClass,
  HiddenText,
  PrintButton,
  PrintHead,
  useAppLinks,
  useAsked,
  venueClockAtom,
} from '@court/ui';
import { useAtomValue } from 'jotai';
import { useId, useMemo } from 'react';
import { detailMessages } from '../messages/detail-messages';
import type { Dated } from '../search/dated-rows';
import { dayGroups, dayPlan } from '../search/day-plan';
import { estimateText } from '../search/day-text';
import { DayBlock } from './day-block';
import { DayExport } from './day-export';
import * as css from './detail-screen.module.css';

type Props = {
  /** name of the person */
  name: string;
  /** all upcoming dates */
  rows: readonly Dated[];
  today: string;
  /** the day in the address; may be absent or invalid */
  asked: string | null;
  loadExport: LoadExport;
  reading: Pick<Reading<unknown>, 'status' | 'asOf'>;
};

/** Number of dates that are on, by day, in order. */
function countsByDay(rows: readonly Dated[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { row } of rows) counts.set(row.date, (counts.get(row.date) ?? 0) + Number(isOn(row)));
  return counts;
}

type ChoiceProps = {
  days: Map<string, number>;
  date: string;
  today: string;
  choose: (date: string) => void;
};

function DayChoice({ days, date, today, choose }: ChoiceProps) {
  return (
    <select
      className={controlClass()}
      aria-label={detailMessages('day.choose')}
      value={date}
      onChange={({ target }) => choose(target.value)}
    >
      {[...days].map(([day, count]) => (
        <option key={day} value={day}>
          {detailMessages('day.of', { date: shortDate(day, today), count })}
        </option>
      ))}
    </select>
  );
}

/** '1 conflict · 2 tight'. */
function conflictsText(hard: number, tight: number): string {
  const texts = [
    hard > 0 && detailMessages('day.conflicts', { count: hard }),
    tight > 0 && detailMessages('day.tightCount', { count: tight }),
  ];
  return texts.filter(Boolean).join(' · ') || detailMessages('day.noConflicts');
}

/** An attorney's day across judges and offices, with conflicts marked. */
export function MyDay({ name, rows, today, asked: inAddress, loadExport, reading }: Props) {
  const [, setQuery] = useSearchParams();
  const [asked, ask] = useAsked(inAddress);
  const choose = (chosen: string) => {
    ask(chosen);
    setQuery({ view: 'day', date: chosen }, { replace: true });
  };
  const clock = useAtomValue(venueClockAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  const { byId: judges } = useAtomValue(judgesAtom);
  const { byId: trustees } = useAtomValue(trusteesAtom);
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  const follow = useAppLinks();
  const heading = useId();
  const days = useMemo(() => countsByDay(rows), [rows]);
  const [first] = days.keys();
  const date = asked !== null && days.has(asked) ? asked : first;
  const ofDay = useMemo(() => rows.filter(({ row }) => row.date === date), [rows, date]);
  const blocks = useMemo(() => dayPlan(ofDay, clock.instant, offices), [ofDay, clock, offices]);
  if (date === undefined) return <p className={css.said}>{detailMessages('day.none')}</p>;
  const conflicts = blocks.flatMap((block) => block.conflicts);
  const names = { clock, offices, judges, trustees };
  const hard = conflicts.filter(({ isHard }) => isHard).length;
  return (
    <section className={css.day} aria-labelledby={heading} data-my-day={date}>
      <PrintHead about={[detailMessages('day.title'), name, shortDate(date, '')]} reading={reading} />
      <div className={css.choice}>
        <h2 id={heading}>
          <HiddenText>{longDate(date)}</HiddenText>
        </h2>
        <DayChoice days={days} date={date} today={today} choose={choose} />
        <p className={css.count} data-conflicts={conflicts.length}>
          {conflictsText(hard, conflicts.length - hard)}
        </p>
      </div>
      <div className={css.tools}>
        <DayExport
          key={date}
          rows={ofDay.filter(({ row }) => isOn(row))}
          isNative={isNative}
          loadExport={loadExport}
        />
        <PrintButton>{detailMessages('print')}</PrintButton>
      </div>
      {asked !== null && asked !== date && (
        <p role="alert" className={css.said}>
          {detailMessages('day.empty', { date: asked })}
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links inside, which have the focus */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see the line above */}
      <div onClick={follow}>
        {dayGroups(blocks).map((group) => (
          <DayBlock key={group.blocks[0]?.rows[0].key} group={group} names={names} />
        ))}
      </div>
      <p className={css.said}>{estimateText()}</p>
    </section>
  );
}
