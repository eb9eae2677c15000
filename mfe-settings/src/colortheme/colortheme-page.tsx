import { colorThemeAtom, Link } from '@court/contract';
import { isTheme, THEMES } from '@court/domain';
import { HiddenText, PageHeading } from '@court/ui';
import { useAtom } from 'jotai';
import { type ChangeEvent, useState } from 'react';
import { settingsMessages } from '../messages/settings-messages';
import * as css from './colortheme-page.module.css';
import { ThemeChoice } from './theme-choice';

/** `/colortheme`: previews of the ten themes. Applies the chosen theme to the whole page at once. */
export function ColorthemePage() {
  const [theme, wear] = useAtom(colorThemeAtom);
  const [told, setTold] = useState('');
  const choose = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    if (!isTheme(value)) return;
    wear(value);
    setTold(settingsMessages('theme.chosen', { name: settingsMessages(`name.${value}`) }));
  };
  return (
    <div className={css.page}>
      <Link className={css.back} to="/settings">
        {settingsMessages('theme.back')}
      </Link>
      <PageHeading>{settingsMessages('theme.title')}</PageHeading>
      <p className={css.ownColors}>{settingsMessages('theme.ownColors')}</p>
      <div role="status">
        <HiddenText>{told}</HiddenText>
      </div>
      <fieldset className={css.themes}>
        <legend className={css.legend}>{settingsMessages('theme.intro')}</legend>
        <div className={css.choices}>
          {THEMES.map((name) => (
            <ThemeChoice key={name} theme={name} chosen={name === theme} onChange={choose} />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
