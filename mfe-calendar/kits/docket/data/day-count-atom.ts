import { filterRulesAtom, type Reading } from '@court/contract';
import { type CalendarKind, countListed, type Listed, memoizeLru } from '@court/domain';
import { atom } from 'jotai';
import type { DocketKey } from './docket-atom';
import { dayFacetsAtom, publicDefenderOnlyAtom } from './month-counts-atom';

const counts = memoizeLru(24, (key) => {
  const [kind, date = ''] = key.split('/') as [CalendarKind, string];
  return atom((get): Reading<Listed> => {
    const { value, ...reading } = get(dayFacetsAtom(kind, date));
    const publicDefenderOnly = get(publicDefenderOnlyAtom(kind, date.slice(0, 7)));
    const rules = { ...get(filterRulesAtom), publicDefenderOnly };
    return { ...reading, value: value && countListed(value, {}, rules) };
  });
});

/** Number of listed hearings or meetings of a day under the settings. Uses the month's counts and reads no rows. */
export function dayCountAtom({ kind, date }: DocketKey) {
  return counts(`${kind}/${date}`);
}
