import type { ThemeName } from '@court/domain';
import type { ChangeEvent } from 'react';
import { settingsMessages } from '../messages/settings-messages';
import * as css from './colortheme-page.module.css';
import { ThemePreview } from './theme-preview';

type Props = {
  theme: ThemeName;
  chosen: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** A radio button for a theme, in the page's colors, above a preview in the theme's colors. */
export function ThemeChoice({ theme, chosen, onChange }: Props) {
  return (
    <label className={css.choice} data-theme-choice={theme}>
      <span className={css.name}>
        <input
          type="radio"
          name="colortheme"
          className={css.mark}
          value={theme}
          checked={chosen}
          onChange={onChange}
        />
        <span>
          <span className={css.strong}>{settingsMessages(`name.${theme}`)}</span>
          <span>{`, ${settingsMessages(`note.${theme}`)}`}</span>
        </span>
      </span>
      <ThemePreview theme={theme} />
    </label>
  );
}
