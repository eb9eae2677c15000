import { trusteesAtom } from '@court/contract';
import {
  type BoardProps,
  HearingRow,
  isActive,
  useRowParts,
  useSteadyBlocks,
  useVenueZones,
} from '@court/docket';
import { judgeName } from '@court/records';
import { longDate, useAppLinks, usePrinting } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useMemo } from 'react';
import { boardMessages } from '../messages/board-messages';
import { dayMessages } from '../messages/day-messages';
import { FoldAll } from './fold-all';
import { flipTimeAtom, openTimesAtom } from './folds-atom';
import { TimeBlock } from './time-block';
import { type TrusteeDay, trusteeBlocks, trusteeDays } from './trustee-blocks';
import * as css from './trustee-board.module.css';

type Own = Omit<BoardProps, 'rows'> & { day: TrusteeDay; isOpen: (key: string) => boolean };

/** One trustee's meetings, time after time. */
function OneTrustee({ day: { trusteeId, blocks }, date, today, changedIds, firstRows, isOpen }: Own) {
  const id = useId();
  const { byId, status } = useAtomValue(trusteesAtom);
  const flip = useSetAtom(flipTimeAtom);
  const partsOf = useRowParts();
  const isPrinting = usePrinting();
  const name = status === 'loading' ? '' : judgeName(trusteeId, byId);
  const count = blocks.reduce((sum, { rows }) => sum + rows.filter(isActive).length, 0);
  return (
    <section className={css.trustee} aria-labelledby={id} data-trustee={trusteeId ?? ''}>
      <h2 className={css.heading} id={id} data-date={longDate(date)}>
        <span>{name === null ? boardMessages('noTrustee') : name}</span>{' '}
        <span className={css.count}>{dayMessages('count.hearings', { count })}</span>
      </h2>
      {blocks.map((block) => (
        <TimeBlock
          key={block.key}
          block={block}
          isOpen={isOpen(block.key)}
          changed={block.rows.filter((row) => changedIds.has(row.id)).length}
          onFlip={() => flip(date, block.key)}
        >
          {(isPrinting || isOpen(block.key)) &&
            block.rows.map((row) => {
              const parts = partsOf(row, block.zone);
              return (
                <HearingRow
                  key={row.id}
                  row={row}
                  {...parts}
                  // the trustee stands above; where the meeting belongs stands in the judge's place
                  judge={row.place ? parts.office : null}
                  said={{ time: block.time, presiderId: block.trusteeId }}
                  changed={changedIds.has(row.id)}
                  first={firstRows.get(row.id) ?? null}
                  today={today}
                />
              );
            })}
        </TimeBlock>
      ))}
    </section>
  );
}

/** A day's 341 meetings, trustee by trustee, in times that fold; a long day begins folded. On paper all are open. */
export function TrusteeBoard({ date, rows, ...props }: BoardProps) {
  const zones = useVenueZones(date);
  const follow = useAppLinks();
  const ordered = useMemo(() => trusteeBlocks(rows, zones), [rows, zones]);
  const blocks = useSteadyBlocks(ordered, zones);
  const isOpen = useAtomValue(openTimesAtom)(date, rows.length);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked too
    <div onClick={follow}>
      {blocks.length > 1 && <FoldAll date={date} />}
      {trusteeDays(blocks).map((day) => (
        <OneTrustee key={day.trusteeId} day={day} date={date} isOpen={isOpen} {...props} />
      ))}
    </div>
  );
}
