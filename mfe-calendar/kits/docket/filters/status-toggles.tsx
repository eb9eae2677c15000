import {
  changeReaderSettingsAtom,
  onlyShowPubDefAtom,
  type ReaderSettings,
  readerSettingsAtom,
} from '@court/contract';
import { HIDDEN_AS, type HiddenAs } from '@court/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { useViewMessages } from '../config/view-messages';
import * as css from './filter-panel.module.css';

const SETTINGS = {
  stricken: 'displaystrickenhearing',
  terminated: 'displayterminatedhearing',
  satisfied: 'displaysatisfiedhearing',
} as const satisfies Record<HiddenAs, keyof ReaderSettings>;

/** Toggles for stricken, terminated and held hearings. Stored on the device, unless the court decides. */
export function StatusToggles() {
  const monthMessages = useViewMessages();
  const settings = useAtomValue(readerSettingsAtom);
  const change = useSetAtom(changeReaderSettingsAtom);
  const isFixed = useAtomValue(onlyShowPubDefAtom) === 'Y';
  return (
    <fieldset className={css.chips} disabled={isFixed}>
      <legend className={css.label}>{monthMessages('toggle.title')}</legend>
      {HIDDEN_AS.map((as) => (
        <label key={as} className={css.toggle}>
          <input
            type="checkbox"
            className={css.mark}
            checked={settings[SETTINGS[as]] === 'Y'}
            onChange={({ currentTarget }) => change({ [SETTINGS[as]]: currentTarget.checked ? 'Y' : 'N' })}
          />
          <span>{monthMessages(`toggle.${as}`)}</span>
        </label>
      ))}
      {isFixed && <p className={css.note}>{monthMessages('toggle.fixed')}</p>}
    </fieldset>
  );
}
