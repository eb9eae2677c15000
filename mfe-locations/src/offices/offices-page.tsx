import {
  areasAtom,
  courtAtom,
  deviceAtom,
  deviceStoreAtom,
  freshnessAtom,
  officesAtom,
} from '@court/contract';
import { PageHeading, PrintHead, useAppLinks } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useEffect, useState } from 'react';
import { officeMessages } from '../messages/office-messages';
import { AllOffices } from './all-offices';
import { type KnownOffices, keepOfficesAtom, knownOfficesAtom, recallOfficesAtom } from './offices-atom';
import { OfficesPageView } from './offices-page-view';

/** The court's offices; what is read is kept on the device, and what was kept is shown where nothing can be read. */
function useKnownOffices(): KnownOffices {
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

/** ms after which what is known is shown, whatever still comes. */
const PATIENCE = 1500;

/** True once the host has said what this device can do, which decides what stands above the offices. */
function useDeviceKnown(): boolean {
  const device = useAtomValue(deviceAtom);
  const hasHost = useAtomValue(areasAtom).length > 0;
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return device !== null || !hasHost || isLate;
}

/** `/locations`: the court's offices and courtrooms, which of them serves a county, and which is nearest. */
export function OfficesPage() {
  const court = useAtomValue(courtAtom);
  const reading = useAtomValue(freshnessAtom);
  const { offices, source, isFailed } = useKnownOffices();
  // until then nothing stands below the title: it would move when it is known
  const isDeviceKnown = useDeviceKnown();
  const isWaiting = (source === 'names' && !isFailed) || !isDeviceKnown;
  // all cards in one piece would keep a phone from answering for as long as they take
  const shown = useDeferredValue(isWaiting ? null : offices);
  const unread = officeMessages(source === 'names' ? 'few' : 'kept');
  return (
    <OfficesPageView
      printHead={<PrintHead about={[officeMessages('title')]} reading={reading} />}
      heading={<PageHeading>{officeMessages('title')}</PageHeading>}
      court={court?.displayName ?? ''}
      told={shown ? isFailed && unread : officeMessages('reading')}
      onClick={useAppLinks()}
    >
      {shown && <AllOffices offices={shown} />}
    </OfficesPageView>
  );
}
