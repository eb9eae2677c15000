import type { FirstPaint } from '@court/contract';
import { messagesOf } from '@court/ui';
import { element, pageHeading } from '@court/ui/first-paint';
import { offices as said } from './messages/en-US.json';
import * as css from './offices/offices-page.module.css';

/** Sub-path the site is served below, or nothing. */
declare const BASE: string;

const messages = messagesOf({ 'en-US': said });

/** What OfficesPage says while the offices are read; of an office the page itself knows its name alone, so cards are the app's. */
export const offices: FirstPaint = ({ court }) => ({
  title: messages('title'),
  reads: [],
  draw: (_, isWhole) => [
    element(
      'div',
      { css: css.page },
      pageHeading(messages('title')),
      element('p', { css: css.intro }, messages('intro', { court: court.displayName })),
      element(
        'p',
        { css: css.links },
        element('a', { css: css.link, href: `${BASE}/locations-google-maps` }, messages('map')),
      ),
      // where no app comes nothing is read
      !isWhole && element('p', { css: css.told, role: 'status' }, messages('reading')),
    ),
  ],
});

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push(offices);
