import { judgesAtom, officesAtom, readerSettingsAtom } from '@court/contract';
import type { RecordChange } from '@court/records';
import { atom } from 'jotai';
import { type ChangeFact, changeFacts } from './change-facts';

/** Says what a change is about, field by field, in the order in which it is told. */
export const changeFactsAtom = atom((get) => {
  const names = { judges: get(judgesAtom).byId, offices: get(officesAtom).byId };
  const showsOwn = get(readerSettingsAtom).showIPCEventTime === 'Y';
  return (change: RecordChange): ChangeFact[] => changeFacts(change, names, showsOwn);
});
