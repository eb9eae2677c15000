import { readerSettingsAtom } from '@court/contract';
import { atom } from 'jotai';
import { attorneyWord } from './row-words';

/** Formats an attorney's name by the reader's settings. */
export const attorneyNameAtom = atom((get) => {
  const settings = get(readerSettingsAtom);
  return (name: string) => attorneyWord(name, settings);
});
