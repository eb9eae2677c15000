import { atom } from 'jotai';
import { DEVICE_KEYS } from '../contract/device-keys';
import type { YesNo } from '../records/hearing-status';
import { filterSettingsAtom, onlyShowPubDefAtom } from './filter-settings-atom';
import { storedSetting } from './stored-values';

/** Display flags and the further app settings (specification §3) as they are in force. */
export type ReaderSettings = {
  displaystrickenhearing: YesNo;
  displayterminatedhearing: YesNo;
  displaysatisfiedhearing: YesNo;
  /** lists like 'ap,bk,mp' and '7,11' */
  displaycasetypehearing: string;
  displaychaptershearing: string;
  /** '0' compact rows; anything else leaves room to write */
  showExtraWhiteSpace: string;
  showIPCEventTime: YesNo;
  showJudFilterAsDropdown: YesNo;
  showTrustFilterAsDropdown: YesNo;
  showAttyNameUppercase: YesNo;
  /** whether the extended case number is shown, and where: `before` or `after` the short one */
  extCaseNum: YesNo;
  extCaseNumLoc: 'before' | 'after';
  /** whether ←, → and t move through the calendar (WCAG 2.1.4: single keys can be turned off) */
  shortcutKeys: YesNo;
};

/** What the reader has changed; a field that is absent follows the court. */
export type ReaderChanges = { [Field in keyof ReaderSettings]?: ReaderSettings[Field] | undefined };

const isYesNo = (value: unknown) => value === 'Y' || value === 'N';
const isText = (value: unknown) => typeof value === 'string';
const READABLE: { [Field in keyof ReaderSettings]: (value: unknown) => boolean } = {
  displaystrickenhearing: isYesNo,
  displayterminatedhearing: isYesNo,
  displaysatisfiedhearing: isYesNo,
  displaycasetypehearing: isText,
  displaychaptershearing: isText,
  showExtraWhiteSpace: isText,
  showIPCEventTime: isYesNo,
  showJudFilterAsDropdown: isYesNo,
  showTrustFilterAsDropdown: isYesNo,
  showAttyNameUppercase: isYesNo,
  extCaseNum: isYesNo,
  extCaseNumLoc: (value) => value === 'before' || value === 'after',
  shortcutKeys: isYesNo,
};

/** Of what lies in the store, the fields that can be used. */
function readChanges(json: unknown): ReaderChanges {
  if (typeof json !== 'object' || json === null) return {};
  const usable = Object.entries(READABLE).flatMap(([field, isReadable]) => {
    const value: unknown = Reflect.get(json, field);
    return isReadable(value) ? [[field, value]] : [];
  });
  return Object.fromEntries(usable);
}

const changesAtom = storedSetting(DEVICE_KEYS.reader, readChanges);

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
