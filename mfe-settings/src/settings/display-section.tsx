import { changeReaderSettingsAtom, readerSettingsAtom } from '@court/contract';
import type { YesNo } from '@court/records';
import { useAtomValue, useSetAtom } from 'jotai';
import { words } from '../words';
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
    <SettingsSection title={words('display.title')}>
      <Choice
        type="checkbox"
        checked={showIPCEventTime === 'Y'}
        onChange={(checked) => change({ showIPCEventTime: yesNo(checked) })}
      >
        {words('display.ownTime')}
      </Choice>
      <Choice
        type="checkbox"
        checked={showAttyNameUppercase === 'Y'}
        onChange={(checked) => change({ showAttyNameUppercase: yesNo(checked) })}
      >
        {words('display.capitals')}
      </Choice>
      <Choice
        type="checkbox"
        checked={shortcutKeys === 'Y'}
        onChange={(checked) => change({ shortcutKeys: yesNo(checked) })}
      >
        {words('display.keys')}
      </Choice>
      <fieldset className={css.group}>
        <legend className={css.strong}>{words('display.rows')}</legend>
        <Choice
          type="radio"
          name="rows"
          checked={!roomy}
          onChange={() => change({ showExtraWhiteSpace: '0' })}
        >
          {words('display.compact')}
        </Choice>
        <Choice
          type="radio"
          name="rows"
          checked={roomy}
          onChange={() => change({ showExtraWhiteSpace: '1' })}
        >
          {words('display.roomy')}
        </Choice>
      </fieldset>
    </SettingsSection>
  );
}
