import { courtAtom, officesAtom, trusteesAtom } from '@court/contract';
import {
  type BoardProps,
  HearingRow,
  shownBlocks,
  useMoreRows,
  usePresiderName,
  useRowParts,
  useSteadyBlocks,
  useVenueZones,
} from '@court/docket';
import { Button, HiddenText, laterPart, longDate, useAppLinks, usePrinting } from '@court/ui';
import { atom, useAtom, useAtomValue } from 'jotai';
import { Suspense, useEffect, useId, useMemo, useState } from 'react';
import { boardMessages } from '../messages/board-messages';
import { TimeBlock } from './time-block';
import { type TrusteeDay, trusteeBlocks, trusteeDays } from './trustee-blocks';
import * as css from './trustee-board.module.css';
import { timeAt, trusteeText } from './trustee-text';

const JumpToTime = laterPart(
  async () => (await import(/* webpackChunkName: "more" */ '@court/docket/jump/jump-to-time')).JumpToTime,
);

/** Whose earlier times are shown, as `<date> <trustee>`; kept while the page is, for who comes back from a meeting. */
const earlierShownAtom = atom<ReadonlySet<string>>(new Set<string>());

const LOOK_MS = 30_000;

/** Now, epoch ms: when the board was opened, and anew every half minute. */
function useNow() {
  const [opened] = useState(() => Date.now());
  const [now, setNow] = useState(opened);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return { opened, now };
}

const keyOf = (date: string, trusteeId: string | null) => `${date} ${trusteeId ?? ''}`;

type Own = Omit<BoardProps, 'rows'> & {
  day: TrusteeDay;
  /** how many of its times are over */
  past: number;
  /** which of its times it is now; -1 for none */
  current: number;
  /** the rows of its blocks that are in the document already */
  most: ReadonlyMap<string, number>;
};

/** One trustee's meetings, time after time; on the day itself the times that are over are folded away. */
function OneTrustee({ day, past, current, date, today, changedIds, rowsAsSeen, most }: Own) {
  const { trusteeId, blocks } = day;
  const id = useId();
  const called = usePresiderName()(trusteeId);
  const court = useAtomValue(courtAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  const { byId: trustees } = useAtomValue(trusteesAtom);
  const [shown, show] = useAtom(earlierShownAtom);
  const partsOf = useRowParts();
  const isPrinting = usePrinting();
  const key = keyOf(date, trusteeId);
  const earlier = blocks.slice(0, past).flatMap(({ rows }) => rows);
  const areShown = isPrinting || shown.has(key);
  const { appear } = trustees[trusteeId ?? ''] ?? {};
  const text = trusteeText(day, { called, appear, offices, court });
  const changed = earlier.filter((row) => changedIds.has(row.id)).length;
  const flip = () =>
    show(new Set(shown.has(key) ? [...shown].filter((each) => each !== key) : [...shown, key]));
  return (
    <section className={css.trustee} aria-labelledby={id} data-trustee={trusteeId ?? ''}>
      <div className={css.strip}>
        <h2 className={css.heading} id={id} data-date={longDate(date)}>
          <span className={css.name} id={`${id}-name`}>
            {text.name}
          </span>{' '}
          {text.where}
          <span className={css.count}>{text.count}</span>
        </h2>
        {earlier.length > 0 && (
          <Button kind="quiet" className={css.fold} aria-expanded={shown.has(key)} onClick={flip}>
            {boardMessages(shown.has(key) ? 'hideEarlier' : 'earlier', { count: earlier.length })}
            {changed > 0 && !shown.has(key) && ` · ${boardMessages('changed', { count: changed })}`}
          </Button>
        )}
        {text.join && (
          <a className={css.join} href={text.join.url} target="_blank" rel="noreferrer">
            {boardMessages('join')}
            <HiddenText>{text.join.whose}</HiddenText>
          </a>
        )}
      </div>
      {blocks.slice(areShown ? 0 : past).map((block) => {
        const rows = block.rows.slice(0, isPrinting ? block.rows.length : (most.get(block.key) ?? 0));
        return (
          rows.length > 0 && (
            <TimeBlock key={block.key} block={block} whose={`${id}-name`} isNow={block === blocks[current]}>
              {rows.map((row) => {
                const parts = partsOf(row, block.zone);
                return (
                  <HearingRow
                    key={row.id}
                    row={row}
                    {...parts}
                    // the trustee stands above; where the meeting belongs stands in the judge's place
                    judge={row.place ? parts.office : null}
                    said={{ ...text.said, time: block.time, presiderId: block.trusteeId }}
                    changed={changedIds.has(row.id)}
                    first={rowsAsSeen.get(row.id) ?? null}
                    today={today}
                  />
                );
              })}
            </TimeBlock>
          )
        );
      })}
    </section>
  );
}

/** So many are passed with as few keys as a choice among them takes. */
const FEW_BLOCKS = 2;

/** A day's 341 meetings, trustee by trustee, time by time. */
export function TrusteeBoard({ date, rows, ...props }: BoardProps) {
  const zones = useVenueZones(date);
  const follow = useAppLinks();
  const [areShown, show] = useAtom(earlierShownAtom);
  const { opened, now } = useNow();
  const zone = useAtomValue(courtAtom)?.timeZones[0] ?? 'UTC';
  const isToday = date === props.today;
  const ordered = useMemo(() => trusteeBlocks(rows, zones), [rows, zones]);
  const blocks = useSteadyBlocks(ordered, zones);
  const limit = useMoreRows(rows.length);
  const days = trusteeDays(blocks).map((day) => ({
    day,
    past: isToday ? Math.max(0, timeAt(day.blocks, date, zone, opened)) : 0,
    current: isToday ? timeAt(day.blocks, date, zone, now) : -1,
  }));
  const open = days.flatMap(({ day: { trusteeId, blocks: own }, past }) =>
    areShown.has(keyOf(date, trusteeId)) ? own : own.slice(past),
  );
  const most = new Map(shownBlocks(open, limit).map(({ block, rows: shown }) => [block.key, shown.length]));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked too
    <div onClick={follow}>
      {blocks.length > FEW_BLOCKS && (
        <Suspense>
          <JumpToTime
            blocks={blocks}
            onJump={({ presiderId }) => show((shown) => new Set([...shown, keyOf(date, presiderId)]))}
          />
        </Suspense>
      )}
      {days.map(({ day, past, current }) => (
        <OneTrustee
          key={day.trusteeId}
          day={day}
          past={past}
          current={current}
          date={date}
          most={most}
          {...props}
        />
      ))}
    </div>
  );
}
