import type { FirstPaint } from '@court/contract';
import { messagesOf } from '@court/ui';
import { element, pageHeading, toolbar } from '@court/ui/first-paint';
import { settings as said } from './messages/en-US.json';
import * as css from './settings/settings-page.module.css';

const messages = messagesOf({ 'en-US': said });
const HEADING = 'first-court';

/** What SettingsPage says to every reader of a site, above the first thing that is chosen: what it is, and of which court. */
export const settings: FirstPaint = ({ court }) => ({
  title: messages('settings.title'),
  reads: [],
  draw: () => [
    element(
      'div',
      { css: css.page },
      pageHeading(messages('settings.title')),
      element('p', { css: css.intro }, messages('settings.intro')),
      element(
        'div',
        {},
        element(
          'section',
          { css: css.section, 'aria-labelledby': HEADING },
          element('h2', { css: css.heading, id: HEADING }, messages('court.title')),
          element('p', { css: css.strong }, court.displayName),
          toolbar(
            element(
              'a',
              { css: css.link, href: court.officialSite, rel: 'noreferrer' },
              messages('court.official'),
            ),
          ),
        ),
      ),
    ),
  ],
});

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push(settings);
