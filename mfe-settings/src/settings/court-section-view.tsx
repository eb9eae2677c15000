import type { PageCourt } from '@court/contract';
import { Toolbar } from '@court/ui';
import type { ReactNode } from 'react';
import { settingsFirstMessages } from '../messages/settings-first-messages';
import * as css from './parts/settings-page.module.css';
import { SettingsSectionView } from './parts/settings-section-view';

type Props = {
  court: Pick<PageCourt, 'displayName' | 'officialSite'>;
  /** id of the heading */
  id: string;
  /** link to other courts, if there is a choice */
  others?: ReactNode;
};

/** The court of this calendar. */
export function CourtSectionView({ court, id, others }: Props) {
  return (
    <SettingsSectionView title={settingsFirstMessages('court.title')} id={id}>
      <p className={css.strong}>{court.displayName}</p>
      <Toolbar>
        {others}
        <a className={css.link} href={court.officialSite} rel="noreferrer">
          {settingsFirstMessages('court.official')}
        </a>
      </Toolbar>
    </SettingsSectionView>
  );
}
