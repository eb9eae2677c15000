import { colorThemeAtom, Link } from '@court/contract';
import { buttonClass, Toolbar } from '@court/ui';
import { useAtomValue } from 'jotai';
import { settingsMessages } from '../messages/settings-messages';
import { SettingsSection } from './settings-section';

/** Which theme is worn, and the way to the others. */
export function ThemeSection() {
  const theme = useAtomValue(colorThemeAtom);
  const [name, note] = [settingsMessages(`name.${theme}`), settingsMessages(`note.${theme}`)];
  return (
    <SettingsSection title={settingsMessages('theme.title')}>
      <p>{settingsMessages('theme.present', { name, note })}</p>
      <Toolbar>
        <Link className={buttonClass()} to="/colortheme">
          {settingsMessages('theme.choose')}
        </Link>
      </Toolbar>
    </SettingsSection>
  );
}
