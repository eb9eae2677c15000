import { courtAtom, officesAtom, trusteesAtom } from '@court/contract';
import {
  type BoardProps,
  EarlierRows,
  linesIn,
  shownBlocks,
  useEarlierBlocks,
  useMoreLines,
  useOpenedContext,
  usePresiderName,
  useRowParts,
  useSteadyBlocks,
  useVenueZones,
} from '@court/docket';
import { Afterwards, answerContextAtom, laterPart, usePrinting } from '@court/ui';
import { useAtomValue } from 'jotai';
import { memo, useId, useMemo } from 'react';
import { TimeBlock } from './time-block';
import { type TrusteeDay, trusteeBlocks, trusteeDays } from './trustee-blocks';
import * as css from './trustee-board.module.css';
import { calledNow, lastBegun, saidOfBlock, trusteeText } from './trustee-text';
import { nameId, TrusteeView } from './trustee-view';

const JumpToTime = laterPart(
  async () => (await import(/* webpackChunkName: "more" */ '@court/docket/jump/jump-to-time')).JumpToTime,
);

const keyOf = (date: string, trusteeId: string | null) => `${date} ${trusteeId ?? ''}`;

type Own = Omit<BoardProps, 'rows'> & {
  day: TrusteeDay;
  /** number of the trustee's times that are over */
  past: number;
  /** number of its rows that are in the document already */
  count: number;
};

const NOTHING_SAID = {};

/**
 * One trustee's meetings, grouped by time. Today, the times that are over are hidden. It does not render again when
 * rows are added to another trustee.
 */
const OneTrustee = memo(({ day, past, count, date, isOther, ...shownRows }: Own) => {
  const { trusteeId, blocks } = day;
  const id = useId();
  const called = usePresiderName()(trusteeId);
  const court = useAtomValue(courtAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  const { byId: trustees } = useAtomValue(trusteesAtom);
  const { shown, flip } = useEarlierBlocks();
  const context = useAtomValue(answerContextAtom);
  const partsOf = useRowParts();
  const isPrinting = usePrinting();
  const key = keyOf(date, trusteeId);
  const earlier = blocks.slice(0, past).flatMap(({ rows }) => rows);
  const areShown = isPrinting || shown.has(key);
  const { appear } = trustees[trusteeId ?? ''] ?? {};
  const text = useMemo(
    () => trusteeText(day, { called, appear, offices, court, context }),
    [day, called, appear, offices, court, context],
  );
  // the same objects for the same texts: a row with a new one would render again with each step
  const said = useMemo(
    () => new Map(blocks.map((block) => [block.key, saidOfBlock(text, block)])),
    [blocks, text],
  );
  const current = useMemo(() => calledNow(blocks, context), [blocks, context]);
  return (
    <TrusteeView
      text={text}
      trusteeId={trusteeId}
      id={id}
      date={date}
      isOther={isOther}
      isSingle={blocks.length - (areShown ? 0 : past) === 1}
      fold={
        earlier.length > 0 && (
          <EarlierRows
            className={css.fold}
            rows={earlier}
            changedIds={shownRows.changedIds}
            isShown={shown.has(key)}
            onFlip={() => flip(key)}
          />
        )
      }
    >
      {shownBlocks(blocks.slice(areShown ? 0 : past), isPrinting ? Infinity : count, 0).map(
        ({ block, rows }) => (
          <TimeBlock
            key={block.key}
            block={block}
            count={rows.length}
            whose={nameId(id)}
            isNow={block === current}
            partsOf={partsOf}
            said={said.get(block.key) ?? NOTHING_SAID}
            {...shownRows}
          />
        ),
      )}
    </TrusteeView>
  );
});

/**
 * The jump menu is shown above this number of blocks. With fewer, moving past them takes no more keys than the menu.
 */
const MAX_BLOCKS_WITHOUT_JUMP = 2;

/** A day's 341 meetings, grouped by trustee and time. */
export function TrusteeBoard({ date, rows, ...props }: BoardProps) {
  const zones = useVenueZones(date);
  const { shown: areShown, show } = useEarlierBlocks();
  const opened = useOpenedContext(date);
  const ordered = useMemo(() => trusteeBlocks(rows, zones), [rows, zones]);
  const blocks = useSteadyBlocks(ordered, zones, date);
  const days = useMemo(
    () => trusteeDays(blocks).map((day) => ({ day, past: Math.max(0, lastBegun(day.blocks, opened)) })),
    [blocks, opened],
  );
  const isPrinting = usePrinting();
  const openOf = ({ day: { trusteeId, blocks: own }, past }: (typeof days)[number]) =>
    areShown.has(keyOf(date, trusteeId)) ? own : own.slice(past);
  const open = days.flatMap(openOf);
  const limit = useMoreLines(linesIn(open), date);
  const counts = new Map<string | null, number>();
  for (const { block, rows: shown } of shownBlocks(open, limit, 0))
    counts.set(block.trusteeId, (counts.get(block.trusteeId) ?? 0) + shown.length);
  return (
    <div>
      {blocks.length > MAX_BLOCKS_WITHOUT_JUMP && (
        <Afterwards>
          <JumpToTime blocks={blocks} onJump={({ presiderId }) => show(keyOf(date, presiderId))} />
        </Afterwards>
      )}
      {days.map((each) => {
        const { day, past } = each;
        const count = counts.get(day.trusteeId) ?? 0;
        // a trustee whose rows come with a later step comes with them
        if (count === 0 && openOf(each).length > 0 && !isPrinting) return null;
        return <OneTrustee key={day.trusteeId} day={day} past={past} count={count} date={date} {...props} />;
      })}
    </div>
  );
}
