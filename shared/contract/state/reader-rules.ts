import { DESKTOP_SPECS, type FilterRules, HIDDEN_AS, type HiddenAs, type YesNo } from '@court/records';
import type { PageCourt } from '../release/page-config';
import type { Schema } from './stored/schema';

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
export type FilterSettings = {
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

/** What of a court's configuration settles how its dockets are shown. */
type SettingCourt = Pick<
  PageCourt,
  'specs' | 'onlyShowPubDef' | 'showAttyNameUppercase' | 'extCaseNum' | 'extCaseNumLoc'
>;

/** While onlyShowPubDef is Y the three status toggles are N, else Y (specification §4), whatever the file says. */
export function filterSettingsOf(court: SettingCourt | null): FilterSettings {
  const specs = court?.specs ?? {};
  const toggle = court?.onlyShowPubDef === 'Y' ? 'N' : 'Y';
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
}

/** The settings in force: the reader's changes over the court's. onlyShowPubDef overrides the three status toggles. */
export function readerSettingsOf(court: SettingCourt | null, changes: ReaderChanges): ReaderSettings {
  const of = filterSettingsOf(court);
  const fixed = court?.onlyShowPubDef === 'Y' ? {} : changes;
  return {
    displaystrickenhearing: fixed.displaystrickenhearing ?? of.specStricken,
    displayterminatedhearing: fixed.displayterminatedhearing ?? of.specTerminated,
    displaysatisfiedhearing: fixed.displaysatisfiedhearing ?? of.specSatisfied,
    displaycasetypehearing: changes.displaycasetypehearing ?? of.specCSType,
    displaychaptershearing: changes.displaychaptershearing ?? of.specCSChapter,
    showExtraWhiteSpace: changes.showExtraWhiteSpace ?? of.specShowExtraWhiteSpace,
    showIPCEventTime: changes.showIPCEventTime ?? of.specShowIPCEventTime,
    showJudFilterAsDropdown: changes.showJudFilterAsDropdown ?? of.specShowJudFilterAsDropdown,
    showTrustFilterAsDropdown: changes.showTrustFilterAsDropdown ?? of.specShowTrustFilterAsDropdown,
    showAttyNameUppercase: changes.showAttyNameUppercase ?? of.specShowAttyNameUppercase,
    extCaseNum: changes.extCaseNum ?? court?.extCaseNum ?? 'N',
    extCaseNumLoc: changes.extCaseNumLoc ?? court?.extCaseNumLoc ?? 'after',
    shortcutKeys: changes.shortcutKeys ?? 'Y',
    dressing: changes.dressing ?? 'device',
  };
}

/** The reader's settings as rules of filtering; `anyway`: what of the hidden is shown all the same. */
export function filterRulesOf(
  settings: ReaderSettings,
  anyway: readonly HiddenAs[],
): Omit<FilterRules, 'publicDefenderOnly'> {
  const toggles = {
    stricken: settings.displaystrickenhearing,
    terminated: settings.displayterminatedhearing,
    satisfied: settings.displaysatisfiedhearing,
  };
  return {
    types: settings.displaycasetypehearing.split(','),
    chapters: settings.displaychaptershearing.split(','),
    hidden: HIDDEN_AS.filter((as) => toggles[as] === 'N' && !anyway.includes(as)),
  };
}
