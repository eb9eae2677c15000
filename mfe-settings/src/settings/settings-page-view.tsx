import type { MouseEventHandler, ReactNode } from 'react';
import { settingsFirstMessages } from '../messages/settings-first-messages';
import * as css from './parts/settings-page.module.css';

type Props = {
  heading: ReactNode;
  /** on the whole page: handles clicks on its links */
  onClick?: MouseEventHandler;
  /** the sections; none in the first paint */
  children?: ReactNode;
};

/** The layout of the settings page. */
export function SettingsPageView({ heading, onClick, children }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicked elements are the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link sends a click too
    <div className={css.page} onClick={onClick}>
      {heading}
      <p className={css.intro}>{settingsFirstMessages('settings.intro')}</p>
      <div>{children}</div>
    </div>
  );
}
