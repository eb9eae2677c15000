import { DEVICE_KEYS, type FilterRules, type HiddenAs } from '@court/domain';
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

/** Whether the court shows only hearings with a public defender. */
export const onlyShowPubDefAtom = atom((get) => get(courtAtom)?.onlyShowPubDef ?? 'N');

const anyway = atom<readonly HiddenAs[]>([]);

/** Hidden statuses that are shown until this page closes, whatever the settings say. */
export const shownAnywayAtom = atom((get) => get(anyway));

/** Toggles whether a hidden status is shown. */
export const showAnywayAtom = atom(null, (get, set, as: HiddenAs) => {
  const shown = get(anyway);
  set(anyway, shown.includes(as) ? shown.filter((each) => each !== as) : [...shown, as]);
});

/** The reader's settings as filter rules. `publicDefenderOnly` is missing, because it depends on the data. */
export const filterRulesAtom = atom(
  (get): Omit<FilterRules, 'publicDefenderOnly'> => filterRulesOf(get(readerSettingsAtom), get(anyway)),
);

const changesAtom = storedSetting(DEVICE_KEYS.reader, readerSchema);

/** The reader's effective settings, based on the court's. */
export const readerSettingsAtom = atom(
  (get): ReaderSettings => readerSettingsOf(get(courtAtom), get(changesAtom)),
);

/** Changes the reader's settings. Undefined restores the court's value. */
export const changeReaderSettingsAtom = atom(null, (get, set, changes: ReaderChanges) =>
  set(changesAtom, { ...get(changesAtom), ...changes }),
);
