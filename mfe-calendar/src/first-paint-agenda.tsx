import type { FirstPaint } from '@court/contract';
import { firstAgenda, listMessages } from '@court/docket/first-paint';
import { LISTED } from './docket/hearings';

/** The first paint of the list of all hearings, with the markup of AgendaPage. */
export const agenda: FirstPaint = (page) => firstAgenda(page, { listed: LISTED, messages: listMessages });

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push((page) => (page.path === '/hearing' ? agenda(page) : null));
