import { LIST_NAMES, type Lists } from '@court/contract';
import { settingsMessages } from '../../messages/settings-messages';

type Counts = { readonly [Name in keyof Lists]: number };

/** `3 hearings, 1 case`; '' if all counts are 0. */
export function countText(counts: Counts): string {
  return LIST_NAMES.filter((name) => counts[name] > 0)
    .map((name) => settingsMessages(`data.${name}`, { count: counts[name] }))
    .join(', ');
}
