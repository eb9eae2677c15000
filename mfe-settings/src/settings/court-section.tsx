import { courtAtom, platformTypeAtom } from '@court/contract';
import { buttonClass, Toolbar } from '@court/ui';
import { useAtomValue } from 'jotai';
import { settingsMessages } from '../messages/settings-messages';
import * as css from './parts/settings-page.module.css';
import { SettingsSection } from './parts/settings-section';

/**
 * The court of this calendar. The reader can choose another court in the device build. A website has a single court.
 */
export function CourtSection() {
  const court = useAtomValue(courtAtom);
  const build = useAtomValue(platformTypeAtom);
  if (!court) return null;
  return (
    <SettingsSection title={settingsMessages('court.title')}>
      <p className={css.strong}>{court.displayName}</p>
      <Toolbar>
        {build === 'device' && (
          <a className={buttonClass()} href={`${BASE}/courts`}>
            {settingsMessages('court.another')}
          </a>
        )}
        <a className={css.link} href={court.officialSite} rel="noreferrer">
          {settingsMessages('court.official')}
        </a>
      </Toolbar>
    </SettingsSection>
  );
}
