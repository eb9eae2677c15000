import { DESKTOP_SPECS, type YesNo } from '@court/records';
import { atom } from 'jotai';
import { courtAtom } from './court-atom';

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

/** Only hearings with a public defender are of interest here. */
export const onlyShowPubDefAtom = atom((get) => get(courtAtom)?.onlyShowPubDef ?? 'N');

/** While onlyShowPubDef is Y the three status toggles are N, else Y (specification §4), whatever the file says. */
export const filterSettingsAtom = atom((get): FilterSettings => {
  const court = get(courtAtom);
  const specs: Record<string, string> = { ...DESKTOP_SPECS, ...court?.specs };
  const yes = (name: string, fallback: YesNo): YesNo => ((specs[name] ?? fallback) === 'Y' ? 'Y' : 'N');
  const toggle = get(onlyShowPubDefAtom) === 'Y' ? 'N' : 'Y';
  return {
    specCSType: specs.specCSType ?? DESKTOP_SPECS.specCSType,
    specCSChapter: specs.specCSChapter ?? DESKTOP_SPECS.specCSChapter,
    specStricken: toggle,
    specTerminated: toggle,
    specSatisfied: toggle,
    specShowExtraWhiteSpace: specs.specShowExtraWhiteSpace ?? '0',
    specShowIPCEventTime: yes('specShowIPCEventTime', 'Y'),
    specShowJudFilterAsDropdown: yes('specShowJudFilterAsDropdown', 'Y'),
    specShowTrustFilterAsDropdown: yes('specShowTrustFilterAsDropdown', 'Y'),
    specShowAttyNameUppercase: court?.showAttyNameUppercase === 'Y' ? 'Y' : 'N',
  };
});
