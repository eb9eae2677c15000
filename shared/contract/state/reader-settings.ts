import { DEVICE_KEYS, type FilterRules, type HiddenAs } from '@court/records';
import { atom } from 'jotai';
import { courtAtom } from './court-atom';
import {
  filterRulesOf,
  type ReaderChanges,
  type ReaderSettings,
  readerSchema,
  readerSettingsOf,
} from './reader-rules';
import { storedSetting } from './stored-values';

/** Only hearings with a public defender are of interest here. */
export const onlyShowPubDefAtom = atom((get) => get(courtAtom)?.onlyShowPubDef ?? 'N');

const anyway = atom<readonly HiddenAs[]>([]);

/** What of the hidden is shown for as long as this page is open, whatever the settings say. */
export const shownAnywayAtom = atom((get) => get(anyway));

/** Shows what a toggle hides, or hides it again. */
export const showAnywayAtom = atom(null, (get, set, as: HiddenAs) => {
  const shown = get(anyway);
  set(anyway, shown.includes(as) ? shown.filter((each) => each !== as) : [...shown, as]);
});

/** The reader's settings as rules of filtering. Whether only public defenders' hearings are listed, the data decide. */
export const filterRulesAtom = atom(
  (get): Omit<FilterRules, 'publicDefenderOnly'> => filterRulesOf(get(readerSettingsAtom), get(anyway)),
);

const changesAtom = storedSetting(DEVICE_KEYS.reader, readerSchema);

/** The reader's own settings, which start from the court's. */
export const readerSettingsAtom = atom(
  (get): ReaderSettings => readerSettingsOf(get(courtAtom), get(changesAtom)),
);

/** Changes settings of the reader; undefined goes back to the court's. */
export const changeReaderSettingsAtom = atom(null, (get, set, changes: ReaderChanges) =>
  set(changesAtom, { ...get(changesAtom), ...changes }),
);
