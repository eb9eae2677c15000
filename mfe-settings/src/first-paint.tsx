import type { FirstPaint } from '@court/contract';
import { PageHeadingView } from '@court/ui';
import { nodesOf } from '@court/ui/dom';
import { settingsFirstMessages } from './messages/settings-first-messages';
import { CourtSectionView } from './settings/court-section-view';
import { SettingsPageView } from './settings/settings-page-view';

/** The first paint of SettingsPage: the title and the court, which are the same for all readers. */
export const settings: FirstPaint = ({ court }) => {
  const title = settingsFirstMessages('settings.title');
  return {
    title,
    reads: [],
    draw: () =>
      nodesOf(
        <SettingsPageView heading={<PageHeadingView>{title}</PageHeadingView>}>
          <CourtSectionView court={court} id="first-court" />
        </SettingsPageView>,
      ),
  };
};

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push(settings);
