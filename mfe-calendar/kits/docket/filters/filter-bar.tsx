import { FILTER_NAMES, type FilterName } from '@court/domain';
import { Button, ChevronDown, Ellipsis, Icon, ListFilter, PrintButton, withOff } from '@court/ui';
import { useId, useState } from 'react';
import { ChangedSince } from '../changes/changed-since';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import { Popover } from '../layout/popover';
import { lobbyAddress } from '../layout/use-calendar-address';
import type { FilterBarProps } from './counted-facets';
import * as css from './filter-bar.module.css';
import { FILTERS, FilterPanel } from './filter-panel';
import { ListActions } from './list-actions';

/** Number of filters with a button of their own in the bar. */
const FILTERS_IN_BAR = 3;

/** Filters and actions of the list: in a row on wide screens, behind one button on a phone. */
export function FilterBar(props: FilterBarProps) {
  const viewMessages = useViewMessages();
  const { kind, Find } = useDocketConfig();
  const [open, setOpen] = useState<FilterName | 'all' | 'actions' | null>(null);
  const panel = useId();
  const { filters } = props.address;
  const inBar = FILTERS[kind].slice(0, FILTERS_IN_BAR);
  const others = FILTER_NAMES.filter((name) => !inBar.includes(name) && filters[name]?.length).length;
  const flip = (what: typeof open) => setOpen(open === what ? null : what);
  const close = () => setOpen(null);
  const { held, off } = props.shown;
  // only the day has a lobby link: the agenda passes no listed rows
  const lobby = props.listed && props.address.view === 'day' ? lobbyAddress(props.address) : null;
  return (
    <>
      <div className={css.chips} data-filters>
        {inBar.map((name) => (
          <div key={name} className={css.chip}>
            <Button
              aria-haspopup="dialog"
              aria-expanded={open === name}
              aria-pressed={filters[name]?.length ? true : undefined}
              onClick={() => flip(name)}
            >
              <span>{viewMessages(`filter.${name}`)}</span>
              <Icon of={ChevronDown} size="0.875rem" />
            </Button>
            {open === name && (
              <Popover label={viewMessages(`filter.${name}`)} onClose={close}>
                <FilterPanel {...props} only={name} />
              </Popover>
            )}
          </div>
        ))}
        <Button
          className={css.more}
          aria-expanded={open === 'all'}
          aria-pressed={others > 0 ? true : undefined}
          aria-controls={open === 'all' ? panel : undefined}
          onClick={() => flip('all')}
        >
          <span>{viewMessages('filter.more')}</span>
          <Icon of={ChevronDown} size="0.875rem" />
        </Button>
        <Button
          kind="quiet"
          className={css.icon}
          aria-label={viewMessages('filter.open')}
          aria-expanded={open === 'all'}
          aria-controls={open === 'all' ? panel : undefined}
          onClick={() => flip('all')}
        >
          <Icon of={ListFilter} size="1.25rem" />
          <span className={css.word}>{viewMessages('filter.open')}</span>
        </Button>
        {open === 'all' && (
          <Popover label={viewMessages('filter.all')} role="region" side="end" id={panel} onClose={close}>
            {Find && (
              <div>
                <Find />
              </div>
            )}
            <FilterPanel {...props} />
            <ChangedSince filters={filters} today={props.address.today} />
            <div className={css.foot}>
              <Button kind="primary" className={css.show} onClick={close}>
                {held === 0 && off > 0
                  ? viewMessages('filter.showOff', { count: off })
                  : withOff(viewMessages('filter.show', { count: held }), held, off)}
              </Button>
              <Button className={css.onlyNarrow} onClick={() => setOpen('actions')}>
                {viewMessages('actions')}
              </Button>
            </div>
          </Popover>
        )}
      </div>
      <div className={css.end}>
        <PrintButton hasIcon>{viewMessages('print')}</PrintButton>
        <Button
          kind="quiet"
          className={css.dots}
          aria-label={viewMessages('actions')}
          aria-haspopup="dialog"
          aria-expanded={open === 'actions'}
          onClick={() => flip('actions')}
        >
          <Icon of={Ellipsis} size="1.25rem" />
        </Button>
        {open === 'actions' && (
          <Popover label={viewMessages('actions')} side="end" onClose={close}>
            <ListActions {...props} lobby={lobby} onClose={close} />
          </Popover>
        )}
      </div>
      <div className={css.since}>
        <ChangedSince filters={filters} today={props.address.today} />
      </div>
    </>
  );
}
