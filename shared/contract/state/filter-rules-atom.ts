import { type FilterRules, HIDDEN_AS, type HiddenAs } from '@court/records';
import { atom } from 'jotai';
import { readerSettingsAtom } from './reader-settings';

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
