import type { FirstPaint } from '@court/contract';
import { element, pageHeading } from '@court/ui/first-paint';
import { officeFirstMessages } from './messages/office-first-messages';
import * as css from './offices/offices-page.module.css';

/** Sub-path the site is served below, or nothing. */
declare const BASE: string;

/** What OfficesPage says while the offices are read; of an office the page itself knows its name alone, so cards are the app's. */
export const offices: FirstPaint = ({ court }) => ({
  title: officeFirstMessages('title'),
  reads: [],
  draw: (_, isWhole) => [
    element(
      'div',
      { css: css.page },
      pageHeading(officeFirstMessages('title')),
      element('p', { css: css.intro }, officeFirstMessages('intro', { court: court.displayName })),
      element(
        'p',
        { css: css.links },
        element('a', { css: css.link, href: `${BASE}/locations-google-maps` }, officeFirstMessages('map')),
      ),
      // where no app comes nothing is read
      !isWhole && element('p', { css: css.told, role: 'status' }, officeFirstMessages('reading')),
    ),
  ],
});

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push(offices);
