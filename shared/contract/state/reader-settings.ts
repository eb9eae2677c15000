import { DEVICE_KEYS } from '@court/records';
import { atom } from 'jotai';
import { filterSettingsAtom, onlyShowPubDefAtom } from './filter-settings-atom';
import { type ReaderChanges, type ReaderSettings, readerSchema } from './stored/settings';
import { storedSetting } from './stored-values';

const changesAtom = storedSetting(DEVICE_KEYS.reader, readerSchema);

/** The reader's own settings, which start from the court's. onlyShowPubDef overrides the three status toggles. */
export const readerSettingsAtom = atom((get): ReaderSettings => {
  const changes = get(changesAtom);
  const court = get(filterSettingsAtom);
  const fixed = get(onlyShowPubDefAtom) === 'Y' ? {} : changes;
  return {
    displaystrickenhearing: fixed.displaystrickenhearing ?? court.specStricken,
    displayterminatedhearing: fixed.displayterminatedhearing ?? court.specTerminated,
    displaysatisfiedhearing: fixed.displaysatisfiedhearing ?? court.specSatisfied,
    displaycasetypehearing: changes.displaycasetypehearing ?? court.specCSType,
    displaychaptershearing: changes.displaychaptershearing ?? court.specCSChapter,
    showExtraWhiteSpace: changes.showExtraWhiteSpace ?? court.specShowExtraWhiteSpace,
    showIPCEventTime: changes.showIPCEventTime ?? court.specShowIPCEventTime,
    showJudFilterAsDropdown: changes.showJudFilterAsDropdown ?? court.specShowJudFilterAsDropdown,
    showTrustFilterAsDropdown: changes.showTrustFilterAsDropdown ?? court.specShowTrustFilterAsDropdown,
    showAttyNameUppercase: changes.showAttyNameUppercase ?? court.specShowAttyNameUppercase,
    extCaseNum: changes.extCaseNum ?? 'N',
    extCaseNumLoc: changes.extCaseNumLoc ?? 'after',
    shortcutKeys: changes.shortcutKeys ?? 'Y',
  };
});

/** Changes settings of the reader; undefined goes back to the court's. */
export const changeReaderSettingsAtom = atom(null, (get, set, changes: ReaderChanges) =>
  set(changesAtom, { ...get(changesAtom), ...changes }),
);
