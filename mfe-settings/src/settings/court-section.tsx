import { courtAtom, Link, platformTypeAtom } from '@court/contract';
import { buttonClass, Toolbar } from '@court/ui';
import { useAtomValue } from 'jotai';
import { settingsMessages } from '../messages/settings-messages';
import * as css from './settings-page.module.css';
import { SettingsSection } from './settings-section';

/** The court this calendar is of. Another can be chosen in the device build; a site is of one court. */
export function CourtSection() {
  const court = useAtomValue(courtAtom);
  const build = useAtomValue(platformTypeAtom);
  if (!court) return null;
  return (
    <SettingsSection title={settingsMessages('court.title')}>
      <p className={css.strong}>{court.displayName}</p>
      <Toolbar>
        {build === 'device' && (
          <Link className={buttonClass()} to="/courts">
            {settingsMessages('court.another')}
          </Link>
        )}
        <a className={css.link} href={court.officialSite} rel="noreferrer">
          {settingsMessages('court.official')}
        </a>
      </Toolbar>
    </SettingsSection>
  );
}
