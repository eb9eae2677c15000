import { changeReaderSettingsAtom, readerSettingsAtom } from '@court/contract';
import { DESKTOP_SPECS } from '@court/domain';
import { sharedMessages, wordFor } from '@court/domain/words';
import { useAtomValue, useSetAtom } from 'jotai';
import { settingsMessages } from '../messages/settings-messages';
import { Choice } from './parts/choice';
import * as css from './parts/settings-page.module.css';
import { SettingsSection } from './parts/settings-section';

/** The settings that filter hearings, with all values of each. */
const LISTS = {
  displaycasetypehearing: DESKTOP_SPECS.specCSType.split(','),
  displaychaptershearing: DESKTOP_SPECS.specCSChapter.split(','),
} as const;
type ListSetting = keyof typeof LISTS;

const nameOf = (setting: ListSetting, id: string) =>
  setting === 'displaychaptershearing'
    ? sharedMessages('chapter', { chapter: id })
    : (wordFor('type', id) ?? settingsMessages('listed.bankruptcy'));

/** The choices of one setting. The last checked choice cannot be unchecked, because nothing would be listed. */
function ListChoice({ setting }: { setting: ListSetting }) {
  const chosen = useAtomValue(readerSettingsAtom)[setting].split(',');
  const change = useSetAtom(changeReaderSettingsAtom);
  const set = (id: string, checked: boolean) => {
    const ids = LISTS[setting].filter((each) => (each === id ? checked : chosen.includes(each)));
    if (ids.length > 0) change({ [setting]: ids.join(',') });
  };
  return (
    <fieldset className={css.group}>
      <legend className={css.strong}>{settingsMessages(`listed.${setting}`)}</legend>
      <div className={css.choices}>
        {LISTS[setting].map((id) => (
          <Choice
            key={id}
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(checked) => set(id, checked)}
          >
            {nameOf(setting, id)}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

/** The types of hearings that the calendar lists. */
export function ListedSection() {
  return (
    <SettingsSection title={settingsMessages('listed.title')}>
      <p>{settingsMessages('listed.intro')}</p>
      <ListChoice setting="displaycasetypehearing" />
      <ListChoice setting="displaychaptershearing" />
    </SettingsSection>
  );
}
