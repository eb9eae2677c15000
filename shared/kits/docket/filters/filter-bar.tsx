import { shownAnywayAtom } from '@court/contract';
import { FILTER_NAMES } from '@court/records';
import { Button } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { ChangedSince } from '../changes/changed-since';
import { useViewMessages } from '../messages/view-messages';
import { ActiveFilters } from './active-filters';
import type { FilterBarProps } from './counted-facets';
import { ExportListed } from './export-listed';
import * as css from './filter-bar.module.css';
import { FilterPanel } from './filter-panel';

/** The filters in force, as chips that take them away, what the toggles hide, and the way to all filters. */
export function FilterBar(props: FilterBarProps) {
  const monthMessages = useViewMessages();
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
        {monthMessages('filter.open')}
      </Button>
      {props.listed && <ExportListed rows={props.listed} />}
      {(isActive || isHiding || isShowing) && <ActiveFilters {...props} />}
      <ChangedSince filters={filters} today={props.address.today} />
      {isOpen && <FilterPanel {...props} id={panel} />}
    </div>
  );
}
