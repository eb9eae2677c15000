import { colorThemeAtom, Link } from '@court/contract';
import { buttonClass, Toolbar } from '@court/ui';
import { useAtomValue } from 'jotai';
import { words } from '../words';
import { SettingsSection } from './settings-section';

/** Which theme is worn, and the way to the others. */
export function ThemeSection() {
  const theme = useAtomValue(colorThemeAtom);
  const [name, note] = [words(`name.${theme}`), words(`note.${theme}`)];
  return (
    <SettingsSection title={words('theme.title')}>
      <p>{words('theme.present', { name, note })}</p>
      <Toolbar>
        <Link className={buttonClass()} to="/colortheme">
          {words('theme.choose')}
        </Link>
      </Toolbar>
    </SettingsSection>
  );
}
