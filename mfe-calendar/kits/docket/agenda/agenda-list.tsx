import type { DocketRow, Tally } from '@court/domain';
import { type VirtualItemProps, VirtualSections } from '@court/ui';
import { useCallback, useMemo } from 'react';
import { useDocketConfig } from '../config/docket-config';
import { BlockSection, HearingRow } from '../day/block-section';
import { blockFacts, type DocketBlock, saidOf } from '../day/docket-blocks';
import type { Said } from '../day/docket-text';
import { rowSizes } from '../day/use-more-lines';
import { useRowParts } from '../day/use-row-parts';
import type { AgendaSection } from './agenda-sections';
import { BlockDay, DayHeading } from './agenda-view';

type Props = {
  sections: readonly AgendaSection[];
  today: string;
  changedIds: ReadonlySet<string>;
  rowsAsSeen: ReadonlyMap<string, DocketRow>;
  hrefOf: (date: string) => string;
  /** called with the dates of the days that are on the screen or close to it */
  onShown?: (dates: readonly string[]) => void;
};

/** One item of the virtual list: either the heading of a day (no rows) or a block of that day. */
type Part = {
  key: string;
  date: string;
  rows: readonly DocketRow[];
  /** only for the heading of a day */
  tally?: Tally;
  block?: DocketBlock;
  said?: Said & ReturnType<typeof blockFacts>;
};

/** Id of the date beside a block's heading. Contains the date, because two days may have the same block key. */
const dayId = (key: string) => `on-${key.replaceAll(' ', '-')}`;

const NO_TALLY: Tally = { held: 0, off: 0, gone: 0 };

const rowKey = ({ id }: DocketRow) => id;

/** Returns a function that makes a day's heading and blocks. It returns the same array for the same section. */
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

/** A list of consecutive days, of any length. Each day is divided into its blocks. */
export function AgendaList({ sections, today, changedIds, rowsAsSeen, hrefOf, onShown }: Props) {
  const { messages } = useDocketConfig();
  const partsOf = useRowParts();
  const ofDay = useMemo(partsOfDays, []);
  const parts = useMemo(() => sections.flatMap(ofDay), [sections, ofDay]);
  const shown = useCallback(
    (first: number, last: number) =>
      onShown?.([...new Set(parts.slice(first, last + 1).map(({ date }) => date))]),
    [parts, onShown],
  );
  return (
    <div>
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
              end={<BlockDay id={dayId(key)} date={date} today={today} />}
            >
              {rows}
            </BlockSection>
          ) : (
            <DayHeading
              key={key}
              date={date}
              href={BASE + hrefOf(date)}
              tally={tally ?? NO_TALLY}
              messages={messages}
              style={place ? { position: 'absolute', top: place.top } : undefined}
              heading={heading}
            />
          )
        }
      />
    </div>
  );
}
