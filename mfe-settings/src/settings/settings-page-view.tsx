import type { MouseEventHandler, ReactNode } from 'react';
import { settingsFirstMessages } from '../messages/settings-first-messages';
import * as css from './settings-page.module.css';

type Props = {
  heading: ReactNode;
  /** of the whole page: follows the links in it */
  onClick?: MouseEventHandler;
  /** section after section */
  children: ReactNode;
};

/** What the reader may choose. */
export function SettingsPageView({ heading, onClick, children }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked too
    <div className={css.page} onClick={onClick}>
      {heading}
      <p className={css.intro}>{settingsFirstMessages('settings.intro')}</p>
      <div>{children}</div>
    </div>
  );
}
