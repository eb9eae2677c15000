import { DESKTOP_SPECS, type FilterRules, HIDDEN_AS, type HiddenAs, type YesNo } from '@court/domain';
import type { PageCourt } from '../release/page-config';
import type { Schema } from './stored/schema';

/** Effective display flags and other app settings (specification §3). */
export type ReaderSettings = {
  displaystrickenhearing: YesNo;
  displayterminatedhearing: YesNo;
  displaysatisfiedhearing: YesNo;
  /** lists like 'ap,bk,mp' and '7,11' */
  displaycasetypehearing: string;
  displaychaptershearing: string;
  /** '0': compact rows; any other value adds space for handwriting */
  showExtraWhiteSpace: string;
  showIPCEventTime: YesNo;
  showJudFilterAsDropdown: YesNo;
  showTrustFilterAsDropdown: YesNo;
  showAttyNameUppercase: YesNo;
  /** whether the extended case number is shown, and where: `before` or `after` the short one */
  extCaseNum: YesNo;
  extCaseNumLoc: 'before' | 'after';
  /** whether ←, → and t navigate the calendar (WCAG 2.1.4: single-key shortcuts can be turned off) */
  shortcutKeys: YesNo;
  /** color mode of the theme; `device` follows the device's preferred brightness and contrast */
  dressing: 'device' | 'light' | 'dark';
};

/** Settings that the reader has changed. An absent field follows the court. */
export type ReaderChanges = { [Field in keyof ReaderSettings]?: ReaderSettings[Field] | undefined };

const isYesNo = (value: unknown) => value === 'Y' || value === 'N';
/** No list of chapters or types is as long. */
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

/** The valid fields of the stored changes. */
export const readerSchema: Schema<ReaderChanges> = (json, onInvalid) => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    if (json !== null && json !== undefined) onInvalid?.();
    return {};
  }
  const usable = Object.entries(READABLE).flatMap(([field, isReadable]) => {
    const value: unknown = Reflect.get(json, field);
    if (isReadable(value)) return [[field, value]];
    if (value !== null && value !== undefined) onInvalid?.();
    return [];
  });
  return Object.fromEntries(usable);
};

/** The court's filter settings (specification §3): its file's values over the desktop defaults of §9. */
export type FilterSettings = {
  /** case types and chapters shown, e.g. 'ap,bk,mp' */
  specCSType: string;
  specCSChapter: string;
  /** whether stricken, terminated and satisfied hearings are shown */
  specStricken: YesNo;
  specTerminated: YesNo;
  specSatisfied: YesNo;
  /** '0': compact rows; any other value adds space for handwriting */
  specShowExtraWhiteSpace: string;
  specShowIPCEventTime: YesNo;
  specShowJudFilterAsDropdown: YesNo;
  specShowTrustFilterAsDropdown: YesNo;
  specShowAttyNameUppercase: YesNo;
};

/** The part of a court's configuration that controls how its dockets are shown. */
type SettingCourt = Pick<
  PageCourt,
  'specs' | 'onlyShowPubDef' | 'showAttyNameUppercase' | 'extCaseNum' | 'extCaseNumLoc'
>;

/**
 * If onlyShowPubDef is Y, the three status toggles are N, else Y (specification §4). The court's file cannot change
 * them.
 */
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

/** The effective settings: the reader's changes over the court's. onlyShowPubDef overrides the three status toggles. */
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

/** The reader's settings as filter rules. `anyway`: hidden statuses that are shown nevertheless. */
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
