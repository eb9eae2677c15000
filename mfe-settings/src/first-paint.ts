import type { FirstPaint } from '@court/contract';
import { element, pageHeading, toolbar } from '@court/ui/first-paint';
import { settingsFirstMessages } from './messages/settings-first-messages';
import * as css from './settings/settings-page.module.css';

const HEADING = 'first-court';

/** What SettingsPage says to every reader of a site, above the first thing that is chosen: what it is, and of which court. */
export const settings: FirstPaint = ({ court }) => ({
  title: settingsFirstMessages('settings.title'),
  reads: [],
  draw: () => [
    element(
      'div',
      { css: css.page },
      pageHeading(settingsFirstMessages('settings.title')),
      element('p', { css: css.intro }, settingsFirstMessages('settings.intro')),
      element(
        'div',
        {},
        element(
          'section',
          { css: css.section, 'aria-labelledby': HEADING },
          element('h2', { css: css.heading, id: HEADING }, settingsFirstMessages('court.title')),
          element('p', { css: css.strong }, court.displayName),
          toolbar(
            element(
              'a',
              { css: css.link, href: court.officialSite, rel: 'noreferrer' },
              settingsFirstMessages('court.official'),
            ),
          ),
        ),
      ),
    ),
  ],
});

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push(settings);
