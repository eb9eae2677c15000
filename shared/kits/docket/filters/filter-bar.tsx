import { shownAnywayAtom } from '@court/contract';
import { type DocketRow, FILTER_NAMES, type HiddenCounts } from '@court/records';
import { Button } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { ChangedSince } from '../changes/changed-since';
import type { CalendarAddress } from '../frame/use-calendar-address';
import { useViewWords } from '../view-words';
import { ActiveFilters } from './active-filters';
import type { CountedHearings } from './counted-facets';
import { ExportListed } from './export-listed';
import * as css from './filter-bar.module.css';
import { FilterPanel } from './filter-panel';

export type FilterBarProps = {
  address: CalendarAddress;
  publicDefenderOnly: boolean;
  hidden: HiddenCounts;
  /** the rows that are listed; none where they have not been read */
  listed?: readonly DocketRow[];
} & CountedHearings;

/** The filters in force, as chips that take them away, what the toggles hide, and the way to all filters. */
export function FilterBar(props: FilterBarProps) {
  const viewWords = useViewWords();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { filters } = props.address;
  const isActive = FILTER_NAMES.some((name) => filters[name]?.length);
  const isHiding = Object.values(props.hidden).some(Boolean);
  const isShowing = useAtomValue(shownAnywayAtom).length > 0;
  return (
    <div className={css.filters} data-filters>
      <Button
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {viewWords('filter.open')}
      </Button>
      {props.listed && <ExportListed rows={props.listed} />}
      {(isActive || isHiding || isShowing) && <ActiveFilters {...props} />}
      <ChangedSince filters={filters} today={props.address.today} />
      {isOpen && <FilterPanel {...props} id={panel} />}
    </div>
  );
}
