import type { FirstPaint } from '@court/contract';
import { firstSearch } from '@court/search/first-paint';

/** The field of the searches, as SearchScreen draws it. */
export const search: FirstPaint = (page) => firstSearch(page, 'hearings');

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push(search);
