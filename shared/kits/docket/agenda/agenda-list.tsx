import type { DocketRow } from '@court/records';
import { BoardSection, longDate, useAppLinks, type VirtualItemProps, VirtualSections } from '@court/ui';
import { useCallback } from 'react';
import { HearingRow } from '../day/hearing-row';
import { keyOfTimedRow, type TimedRow } from '../day/timed-row';
import { rowSizes } from '../day/use-more-rows';
import { useRowParts } from '../day/use-row-parts';
import { useViewMessages } from '../messages/view-messages';
import * as css from './agenda.module.css';
import type { AgendaSection } from './agenda-sections';

type Props = {
  sections: readonly AgendaSection[];
  today: string;
  changedIds: ReadonlySet<string>;
  firstRows: ReadonlyMap<string, DocketRow>;
  hrefOf: (date: string) => string;
  /** told which days are on the screen, or near it */
  onShown?: (dates: readonly string[]) => void;
};

/** Days one after another, however many. */
export function AgendaList({ sections, today, changedIds, firstRows, hrefOf, onShown }: Props) {
  const viewMessages = useViewMessages();
  const partsOf = useRowParts();
  const follow = useAppLinks();
  const shown = useCallback(
    (first: number, last: number) => onShown?.(sections.slice(first, last + 1).map(({ key }) => key)),
    [sections, onShown],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked too
    <div onClick={follow}>
      <VirtualSections<TimedRow, AgendaSection>
        sections={sections}
        rowKey={keyOfTimedRow}
        sizes={rowSizes()}
        onShown={shown}
        renderRow={({ row, zone }, _section, place: VirtualItemProps | null) => (
          <HearingRow
            key={row.id}
            row={row}
            {...partsOf(row, zone)}
            changed={changedIds.has(row.id)}
            first={firstRows.get(row.id) ?? null}
            today={today}
            place={place}
          />
        )}
        renderSection={({ key, count }, rows, place, heading) => (
          <BoardSection
            key={key}
            place={place}
            heading={heading}
            title={
              <>
                <a className={css.date} href={BASE + hrefOf(key)}>
                  {longDate(key)}
                </a>{' '}
                <span className={css.count}>{viewMessages('count.hearings', { count })}</span>
              </>
            }
          >
            {rows}
          </BoardSection>
        )}
      />
    </div>
  );
}
