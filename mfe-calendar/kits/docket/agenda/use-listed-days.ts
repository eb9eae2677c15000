import { courtAtom, filterRulesAtom, officesAtom } from '@court/contract';
import { type DocketFilters, filterRows } from '@court/domain';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useDocketConfig } from '../config/docket-config';
import type { AgendaDay } from '../data/agenda-days';
import { publicDefenderOnlyAtom } from '../data/month-counts-atom';
import { venueZones } from '../day/docket-blocks';
import { agendaSectionsOf } from './agenda-sections';

/**
 * The days under the filters. `sections`: each day with the rows that pass. `hidden`: counts of rows that the toggles
 * hide on all days. `rows`: the rows that the filters choose from. If a court lists only hearings with a public
 * defender, `rows` has only those.
 */
export function useListedDays(days: readonly AgendaDay[], filters: DocketFilters) {
  const { presiderField } = useDocketConfig();
  const settings = useAtomValue(filterRulesAtom);
  const flaggedMonths = usePublicDefenderMonths(days);
  const { byId: offices } = useAtomValue(officesAtom);
  const zones = useAtomValue(courtAtom)?.timeZones;
  const listing = useMemo(() => {
    const rulesOn = (date: string) => ({
      ...settings,
      publicDefenderOnly: flaggedMonths.includes(date.slice(0, 7)),
    });
    const sectionsOf = agendaSectionsOf({
      listedOn: (date, rows) => filterRows(rows, filters, rulesOn(date)).rows,
      presiderField,
      zonesOn: (date) => venueZones(offices, date, zones ?? []),
    });
    return { rulesOn, sectionsOf };
  }, [settings, flaggedMonths, filters, offices, zones, presiderField]);
  return useMemo(() => {
    const hidden = { stricken: 0, terminated: 0, satisfied: 0 };
    if (settings.hidden.length > 0)
      for (const { date, rows } of days) {
        const own = filterRows(rows, filters, listing.rulesOn(date)).hidden;
        for (const as of settings.hidden) hidden[as] += own[as];
      }
    const rows = days.flatMap((day) =>
      listing.rulesOn(day.date).publicDefenderOnly
        ? day.rows.filter(({ publicDefender }) => publicDefender)
        : day.rows,
    );
    return { sections: listing.sectionsOf(days), hidden, rows };
  }, [days, filters, settings, listing]);
}

/** The months in which the court lists only hearings with a public defender. See publicDefenderOnlyAtom. */
function usePublicDefenderMonths(days: readonly AgendaDay[]): readonly string[] {
  const { kind } = useDocketConfig();
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))].join();
  const flaggedAtom = useMemo(
    () =>
      atom((get) => months.split(',').filter((month) => month && get(publicDefenderOnlyAtom(kind, month)))),
    [kind, months],
  );
  return useAtomValue(flaggedAtom);
}
