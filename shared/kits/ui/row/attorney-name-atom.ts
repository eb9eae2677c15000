import { readerSettingsAtom } from '@court/contract';
import { atom } from 'jotai';
import { attorneyWord } from './row-words';

/** Says an attorney's name as the reader wants it. */
export const attorneyNameAtom = atom((get) => {
  const settings = get(readerSettingsAtom);
  return (name: string) => attorneyWord(name, settings);
});
