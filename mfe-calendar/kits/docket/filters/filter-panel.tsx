import { filterRulesAtom, readerSettingsAtom, useNavigate } from '@court/contract';
import { type CalendarKind, countFacets, type DocketFilters, type FilterName } from '@court/domain';
import { useAsked } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import { toggled } from './changed-filters';
import type { FilterBarProps } from './counted-facets';
import { countedFacets } from './counted-facets';
import { FilterChips } from './filter-chips';
import * as css from './filter-panel.module.css';
import { FilterSelect } from './filter-select';
import { RememberJudge } from './remember-judge';
import { sortedChoices } from './sorted-choices';
import { StatusToggles } from './status-toggles';
import { useFilterNames } from './use-filter-names';

/**
 * The filters of each kind; the bar shows the first three. Meetings have no judge filter: a judge may not preside at
 * a 341 meeting (11 U.S.C. § 341(c)).
 */
export const FILTERS: Record<CalendarKind, readonly FilterName[]> = {
  hearings: ['judge', 'office', 'chapter', 'type', 'status', 'trustee'],
  meetings: ['trustee', 'office', 'chapter', 'status'],
};

type Props = FilterBarProps & {
  /** shows a single filter; if absent, shows all filters and the toggles */
  only?: FilterName;
};

/** The filters. Each choice has the number of its hearings under the other filters. */
export function FilterPanel(props: Props) {
  const all = FILTERS[useDocketConfig().kind];
  const names = props.only ? [props.only] : all;
  const viewMessages = useViewMessages();
  const { address, publicDefenderOnly } = props;
  const { to } = address;
  const [filters, ask] = useAsked(address.filters);
  const navigate = useNavigate();
  const choose = (next: DocketFilters, replace = false) => {
    ask(next);
    navigate(to({ filters: next }), { replace });
  };
  const nameOf = useFilterNames();
  const rules = useAtomValue(filterRulesAtom);
  const settings = useAtomValue(readerSettingsAtom);
  const counted = 'rows' in props ? props.rows : props.counts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `counted` is whichever of the two props is set
  const facets = useMemo(() => countedFacets(props), [counted]);
  const counts = useMemo(
    () => countFacets(facets, filters, { ...rules, publicDefenderOnly }),
    [facets, filters, rules, publicDefenderOnly],
  );
  const dropdowns: Partial<Record<FilterName, boolean>> = {
    judge: settings.showJudFilterAsDropdown === 'Y',
    trustee: settings.showTrustFilterAsDropdown === 'Y',
  };
  return (
    <div className={css.panel}>
      {names.map((name) => {
        const chosen = filters[name] ?? [];
        const choices = sortedChoices(name, counts[name], chosen, (each) => nameOf(name, each));
        if (choices.length === 0) return null;
        const Field = dropdowns[name] ? FilterSelect : FilterChips;
        return (
          <div key={name} className={css.field}>
            <Field
              label={viewMessages(`filter.${name}`)}
              choices={choices}
              chosen={chosen}
              onToggle={(each) => choose(toggled(filters, name, each))}
              onChoose={(ids) => choose({ ...filters, [name]: ids }, true)}
            />
            {name === 'judge' && <RememberJudge chosen={chosen} nameOf={(each) => nameOf('judge', each)} />}
          </div>
        );
      })}
      {!props.only && <StatusToggles />}
    </div>
  );
}
