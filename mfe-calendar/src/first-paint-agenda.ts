import type { FirstPaint } from '@court/contract';
import { firstAgenda, listMessages } from '@court/docket/first-paint';
import { firstBlock } from './docket/first-block';
import { LISTED } from './hearings';

/** The list of all hearings, as AgendaPage draws it. */
export const agenda: FirstPaint = (page) =>
  firstAgenda(page, {
    listed: LISTED,
    messages: listMessages,
    drawBlock: (shown, board, place) => firstBlock(shown, board, { ...place, level: 'h3' }),
  });

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push((page) => (page.path === '/hearing' ? agenda(page) : null));
