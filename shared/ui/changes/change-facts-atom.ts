import { judgesAtom, officesAtom, readerSettingsAtom } from '@court/contract';
import type { RecordChange } from '@court/domain';
import { type ChangeFact, changeFacts } from '@court/domain/words';
import { atom } from 'jotai';

/** Returns the facts of a change, field by field, in display order. */
export const changeFactsAtom = atom((get) => {
  const names = { judges: get(judgesAtom).byId, offices: get(officesAtom).byId };
  const showsOwn = get(readerSettingsAtom).showIPCEventTime === 'Y';
  return (change: RecordChange): ChangeFact[] => changeFacts(change, names, showsOwn);
});
