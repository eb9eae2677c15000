import { deviceStoreAtom, officesAtom } from '@court/contract';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { type KnownOffices, keepOfficesAtom, knownOfficesAtom, recallOfficesAtom } from './offices-atom';

/** The court's offices; what is read is kept on the device, and what was kept is shown where nothing can be read. */
export function useKnownOffices(): KnownOffices {
  const { byId, status } = useAtomValue(officesAtom);
  const store = useAtomValue(deviceStoreAtom);
  const recall = useSetAtom(recallOfficesAtom);
  const keep = useSetAtom(keepOfficesAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store may be given after the page is shown
  useEffect(() => {
    recall();
  }, [recall, store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time other offices have been read
  useEffect(() => {
    keep();
  }, [keep, store, byId, status]);
  return useAtomValue(knownOfficesAtom);
}
