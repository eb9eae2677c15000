import {
  DESKTOP_SPECS,
  DEVICE_KEYS,
  type FilterRules,
  HIDDEN_AS,
  type HiddenAs,
  type YesNo,
} from '@court/records';
import { atom } from 'jotai';
import { courtAtom } from './court-atom';
import type { Schema } from './stored/schema';
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
  /** how the theme is worn: `device` follows what the device asks for, in brightness and in contrast */
  dressing: 'device' | 'light' | 'dark';
};

/** What the reader has changed; a field that is absent follows the court. */
export type ReaderChanges = { [Field in keyof ReaderSettings]?: ReaderSettings[Field] | undefined };

const isYesNo = (value: unknown) => value === 'Y' || value === 'N';
/** Longer than any list of chapters or types. */
const isText = (value: unknown) => typeof value === 'string' && value.length < 200;
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
  dressing: (value) => value === 'device' || value === 'light' || value === 'dark',
};

/** Of the stored changes, the fields that can be used. */
export const readerSchema: Schema<ReaderChanges> = (json, misfit) => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    if (json !== null && json !== undefined) misfit?.();
    return {};
  }
  const usable = Object.entries(READABLE).flatMap(([field, isReadable]) => {
    const value: unknown = Reflect.get(json, field);
    if (isReadable(value)) return [[field, value]];
    if (value !== null && value !== undefined) misfit?.();
    return [];
  });
  return Object.fromEntries(usable);
};

/** The court's filter settings (specification §3), as its file has them over the desktop defaults of §9. */
type FilterSettings = {
  /** case types and chapters shown, e.g. 'ap,bk,mp' */
  specCSType: string;
  specCSChapter: string;
  /** hearings struck from the calendar, ended without hearing, held */
  specStricken: YesNo;
  specTerminated: YesNo;
  specSatisfied: YesNo;
  /** '0' compact rows; anything else leaves room to write */
  specShowExtraWhiteSpace: string;
  specShowIPCEventTime: YesNo;
  specShowJudFilterAsDropdown: YesNo;
  specShowTrustFilterAsDropdown: YesNo;
  specShowAttyNameUppercase: YesNo;
};

/** Only hearings with a public defender are of interest here. */
export const onlyShowPubDefAtom = atom((get) => get(courtAtom)?.onlyShowPubDef ?? 'N');

/** While onlyShowPubDef is Y the three status toggles are N, else Y (specification §4), whatever the file says. */
export const filterSettingsAtom = atom((get): FilterSettings => {
  const court = get(courtAtom);
  const specs = court?.specs ?? {};
  const toggle = get(onlyShowPubDefAtom) === 'Y' ? 'N' : 'Y';
  return {
    specCSType: specs.specCSType ?? DESKTOP_SPECS.specCSType,
    specCSChapter: specs.specCSChapter ?? DESKTOP_SPECS.specCSChapter,
    specStricken: toggle,
    specTerminated: toggle,
    specSatisfied: toggle,
    specShowExtraWhiteSpace: specs.specShowExtraWhiteSpace ?? DESKTOP_SPECS.specShowExtraWhiteSpace,
    specShowIPCEventTime: specs.specShowIPCEventTime ?? 'Y',
    specShowJudFilterAsDropdown: specs.specShowJudFilterAsDropdown ?? 'Y',
    specShowTrustFilterAsDropdown: specs.specShowTrustFilterAsDropdown ?? 'Y',
    specShowAttyNameUppercase: court?.showAttyNameUppercase === 'Y' ? 'Y' : 'N',
  };
});

const anyway = atom<readonly HiddenAs[]>([]);

/** What of the hidden is shown for as long as this page is open, whatever the settings say. */
export const shownAnywayAtom = atom((get) => get(anyway));

/** Shows what a toggle hides, or hides it again. */
export const showAnywayAtom = atom(null, (get, set, as: HiddenAs) => {
  const shown = get(anyway);
  set(anyway, shown.includes(as) ? shown.filter((each) => each !== as) : [...shown, as]);
});

/** The reader's settings as rules of filtering. Whether only public defenders' hearings are listed, the data decide. */
export const filterRulesAtom = atom((get): Omit<FilterRules, 'publicDefenderOnly'> => {
  const settings = get(readerSettingsAtom);
  const toggles = {
    stricken: settings.displaystrickenhearing,
    terminated: settings.displayterminatedhearing,
    satisfied: settings.displaysatisfiedhearing,
  };
  return {
    types: settings.displaycasetypehearing.split(','),
    chapters: settings.displaychaptershearing.split(','),
    hidden: HIDDEN_AS.filter((as) => toggles[as] === 'N' && !get(anyway).includes(as)),
  };
});

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
    extCaseNum: changes.extCaseNum ?? get(courtAtom)?.extCaseNum ?? 'N',
    extCaseNumLoc: changes.extCaseNumLoc ?? get(courtAtom)?.extCaseNumLoc ?? 'after',
    shortcutKeys: changes.shortcutKeys ?? 'Y',
    dressing: changes.dressing ?? 'device',
  };
});

/** Changes settings of the reader; undefined goes back to the court's. */
export const changeReaderSettingsAtom = atom(null, (get, set, changes: ReaderChanges) =>
  set(changesAtom, { ...get(changesAtom), ...changes }),
);
