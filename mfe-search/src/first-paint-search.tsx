import type { FirstPaint } from '@court/contract';
import { firstSearch } from '@court/search/first-paint';

/** The first paint of the searches, with the markup of SearchScreen. */
export const search: FirstPaint = (page) => firstSearch(page, 'hearings');

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push(search);
