import { changeReaderSettingsAtom, readerSettingsAtom } from '@court/contract';
import type { YesNo } from '@court/records';
import { useAtomValue, useSetAtom } from 'jotai';
import { settingsMessages } from '../messages/settings-messages';
import { Choice } from './choice';
import * as css from './settings-page.module.css';
import { SettingsSection } from './settings-section';

const yesNo = (checked: boolean): YesNo => (checked ? 'Y' : 'N');

/** Settings that the calendar follows as soon as they are changed. */
export function DisplaySection() {
  const { showIPCEventTime, showAttyNameUppercase, showExtraWhiteSpace, shortcutKeys } =
    useAtomValue(readerSettingsAtom);
  const change = useSetAtom(changeReaderSettingsAtom);
  const roomy = showExtraWhiteSpace !== '0';
  return (
    <SettingsSection title={settingsMessages('display.title')}>
      <Choice
        type="checkbox"
        checked={showIPCEventTime === 'Y'}
        onChange={(checked) => change({ showIPCEventTime: yesNo(checked) })}
      >
        {settingsMessages('display.ownTime')}
      </Choice>
      <Choice
        type="checkbox"
        checked={showAttyNameUppercase === 'Y'}
        onChange={(checked) => change({ showAttyNameUppercase: yesNo(checked) })}
      >
        {settingsMessages('display.capitals')}
      </Choice>
      <Choice
        type="checkbox"
        checked={shortcutKeys === 'Y'}
        onChange={(checked) => change({ shortcutKeys: yesNo(checked) })}
      >
        {settingsMessages('display.keys')}
      </Choice>
      <fieldset className={css.group}>
        <legend className={css.strong}>{settingsMessages('display.rows')}</legend>
        <Choice
          type="radio"
          name="rows"
          checked={!roomy}
          onChange={() => change({ showExtraWhiteSpace: '0' })}
        >
          {settingsMessages('display.compact')}
        </Choice>
        <Choice
          type="radio"
          name="rows"
          checked={roomy}
          onChange={() => change({ showExtraWhiteSpace: '1' })}
        >
          {settingsMessages('display.roomy')}
        </Choice>
      </fieldset>
    </SettingsSection>
  );
}
