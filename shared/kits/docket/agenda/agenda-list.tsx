import type { DocketRow, Tally } from '@court/records';
import { longDate, shortDate, useAppLinks, type VirtualItemProps, VirtualSections } from '@court/ui';
import { useCallback, useMemo } from 'react';
import { BlockSection, HearingRow } from '../day/block-section';
import { blockFacts, type DocketBlock, saidOf, tallyText } from '../day/docket-blocks';
import type { Said } from '../day/docket-text';
import { rowSizes } from '../day/use-more-rows';
import { useRowParts } from '../day/use-row-parts';
import { useDocketConfig } from '../docket-config';
import * as css from './agenda.module.css';
import type { AgendaSection } from './agenda-sections';

type Props = {
  sections: readonly AgendaSection[];
  today: string;
  changedIds: ReadonlySet<string>;
  rowsAsSeen: ReadonlyMap<string, DocketRow>;
  hrefOf: (date: string) => string;
  /** told which days are on the screen, or near it */
  onShown?: (dates: readonly string[]) => void;
};

/** The heading of a day, which has no rows of its own; or one of the day's blocks. */
type Part = {
  key: string;
  date: string;
  rows: readonly DocketRow[];
  /** of a day's heading */
  tally?: Tally;
  block?: DocketBlock;
  said?: Said & ReturnType<typeof blockFacts>;
};

/** Of the day beside a block's heading: two days may have the same block. */
const dayId = (key: string) => `on-${key.replaceAll(' ', '-')}`;

const rowKey = ({ id }: DocketRow) => id;

/** A day's heading and its blocks, the same as long as the day is. */
function partsOfDays() {
  const made = new WeakMap<AgendaSection, Part[]>();
  return (section: AgendaSection): Part[] => {
    const { key: date, blocks, tally } = section;
    const parts = made.get(section) ?? [
      { key: date, date, rows: [], tally },
      ...blocks.map((block): Part => {
        const said = saidOf(block, blockFacts(block));
        return { key: `${date} ${block.key}`, date, rows: block.rows, block, said };
      }),
    ];
    made.set(section, parts);
    return parts;
  };
}

/** Days one after another, however many, each in its blocks. */
export function AgendaList({ sections, today, changedIds, rowsAsSeen, hrefOf, onShown }: Props) {
  const { messages } = useDocketConfig();
  const partsOf = useRowParts();
  const follow = useAppLinks();
  const ofDay = useMemo(partsOfDays, []);
  const parts = useMemo(() => sections.flatMap(ofDay), [sections, ofDay]);
  const shown = useCallback(
    (first: number, last: number) =>
      onShown?.([...new Set(parts.slice(first, last + 1).map(({ date }) => date))]),
    [parts, onShown],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked too
    <div onClick={follow}>
      <VirtualSections<DocketRow, Part>
        sections={parts}
        rowKey={rowKey}
        sizes={rowSizes()}
        onShown={shown}
        renderRow={(row, { block, said = {} }, place: VirtualItemProps | null) => (
          <HearingRow
            key={row.id}
            row={row}
            {...partsOf(row, block?.zone ?? null)}
            said={said}
            changed={changedIds.has(row.id)}
            first={rowsAsSeen.get(row.id) ?? null}
            today={today}
            place={place}
          />
        )}
        renderSection={({ key, date, tally, block, said }, rows, place, heading) =>
          block && said ? (
            <BlockSection
              key={key}
              block={block}
              facts={said}
              mark={key}
              level={3}
              place={place}
              heading={heading}
              alsoNamedBy={dayId(key)}
              end={
                <span className={css.on} id={dayId(key)} aria-hidden>
                  {shortDate(date, today)}
                </span>
              }
            >
              {rows}
            </BlockSection>
          ) : (
            <h2
              key={key}
              className={css.day}
              style={place ? { position: 'absolute', top: place.top } : undefined}
              {...heading}
            >
              <a className={css.date} href={BASE + hrefOf(date)}>
                {longDate(date)}
              </a>{' '}
              <span className={css.count}>{tally && tallyText(tally, messages)}</span>
            </h2>
          )
        }
      />
    </div>
  );
}
