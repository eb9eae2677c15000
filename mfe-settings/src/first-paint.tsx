import type { FirstPaint } from '@court/contract';
import { PageHeadingView } from '@court/ui';
import { nodesOf } from '@court/ui/dom';
import { settingsFirstMessages } from './messages/settings-first-messages';
import { SettingsPageView } from './settings/settings-page-view';

/** The first paint of SettingsPage: the title, which is the same for all readers. */
export const settings: FirstPaint = () => {
  const title = settingsFirstMessages('settings.title');
  return {
    title,
    reads: [],
    draw: () => nodesOf(<SettingsPageView heading={<PageHeadingView>{title}</PageHeadingView>} />),
  };
};

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push(settings);
