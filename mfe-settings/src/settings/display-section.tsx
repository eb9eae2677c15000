import { changeReaderSettingsAtom, readerSettingsAtom } from '@court/contract';
import type { YesNo } from '@court/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { settingsMessages } from '../messages/settings-messages';
import { Choice } from './parts/choice';
import * as css from './parts/settings-page.module.css';
import { SettingsSection } from './parts/settings-section';

const yesNo = (checked: boolean): YesNo => (checked ? 'Y' : 'N');

/** Settings that are on or off, with their texts. */
const SWITCHES = [
  ['showIPCEventTime', 'display.ownTime'],
  ['showAttyNameUppercase', 'display.capitals'],
  ['showJudFilterAsDropdown', 'display.judges'],
  ['showTrustFilterAsDropdown', 'display.trustees'],
  ['shortcutKeys', 'display.keys'],
  ['extCaseNum', 'display.extended'],
] as const;

/** A text in which each `[key]` is a key of the keyboard. */
const KeyHelp = ({ text }: { text: string }) =>
  text.split(/\[(.)\]/).map((part, at) =>
    at % 2 === 1 ? (
      <kbd key={`key ${part}`} className={css.key}>
        {part}
      </kbd>
    ) : (
      <span key={part}>{part}</span>
    ),
  );

/** Settings that the calendar applies immediately. */
export function DisplaySection() {
  const settings = useAtomValue(readerSettingsAtom);
  const { showExtraWhiteSpace, extCaseNum, extCaseNumLoc } = settings;
  const change = useSetAtom(changeReaderSettingsAtom);
  const roomy = showExtraWhiteSpace !== '0';
  return (
    <SettingsSection title={settingsMessages('display.title')}>
      {SWITCHES.map(([setting, words]) => (
        <Choice
          key={setting}
          type="checkbox"
          checked={settings[setting] === 'Y'}
          onChange={(checked) => change({ [setting]: yesNo(checked) })}
        >
          {setting === 'shortcutKeys' ? <KeyHelp text={settingsMessages(words)} /> : settingsMessages(words)}
        </Choice>
      ))}
      {extCaseNum === 'Y' && (
        <fieldset className={css.group}>
          <legend className={css.strong}>{settingsMessages('display.where')}</legend>
          {(['before', 'after'] as const).map((where) => (
            <Choice
              key={where}
              type="radio"
              name="extCaseNumLoc"
              checked={extCaseNumLoc === where}
              onChange={() => change({ extCaseNumLoc: where })}
            >
              {settingsMessages(`display.${where}`)}
            </Choice>
          ))}
        </fieldset>
      )}
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
