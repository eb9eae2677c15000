import { changeReaderSettingsAtom, colorThemeAtom, Link, readerSettingsAtom } from '@court/contract';
import { buttonClass, HiddenText, Toolbar } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { settingsMessages } from '../messages/settings-messages';
import { Choice } from './parts/choice';
import * as css from './parts/settings-page.module.css';
import { SettingsSection } from './parts/settings-section';

const DRESSINGS = ['device', 'light', 'dark'] as const;

/** The choice of light or dark, the active theme, and a link to the others. */
export function ThemeSection() {
  const theme = useAtomValue(colorThemeAtom);
  const { dressing } = useAtomValue(readerSettingsAtom);
  const change = useSetAtom(changeReaderSettingsAtom);
  const [name, note] = [settingsMessages(`name.${theme}`), settingsMessages(`note.${theme}`)];
  return (
    <SettingsSection title={settingsMessages('theme.section')}>
      {theme === 'highcontrast' ? (
        <p>{settingsMessages('dressing.none')}</p>
      ) : (
        <fieldset className={css.group}>
          <legend>
            <HiddenText>{settingsMessages('dressing.legend')}</HiddenText>
          </legend>
          {DRESSINGS.map((each) => (
            <Choice
              key={each}
              type="radio"
              name="dressing"
              checked={dressing === each}
              onChange={() => change({ dressing: each })}
            >
              {settingsMessages(`dressing.${each}`)}
            </Choice>
          ))}
        </fieldset>
      )}
      <p className={css.present}>{settingsMessages('theme.present', { name, note })}</p>
      <Toolbar>
        <Link className={buttonClass()} to="/colortheme">
          {settingsMessages('theme.choose')}
        </Link>
      </Toolbar>
    </SettingsSection>
  );
}
