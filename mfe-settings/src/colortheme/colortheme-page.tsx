import { colorThemeAtom } from '@court/contract';
import { isTheme, THEMES } from '@court/domain';
import { BackLinkView, HiddenText, PageHeading, useAppLinks } from '@court/ui';
import { useAtom } from 'jotai';
import { type ChangeEvent, useState } from 'react';
import { settingsMessages } from '../messages/settings-messages';
import * as css from './colortheme-page.module.css';
import { ThemeChoice } from './theme-choice';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

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
      <BackLinkView href={`${BASE}/settings`} text={settingsMessages('theme.back')} onClick={useAppLinks()} />
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
