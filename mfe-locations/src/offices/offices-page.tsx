import { areasAtom, deviceAtom, deviceStoreAtom, freshnessAtom, officesAtom } from '@court/contract';
import { PageHeading, PrintHead, useAppLinks } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useEffect, useState } from 'react';
import { officeMessages } from '../messages/office-messages';
import { AllOffices } from './all-offices';
import { type KnownOffices, keepOfficesAtom, knownOfficesAtom, recallOfficesAtom } from './offices-atom';
import { OfficesPageView } from './offices-page-view';

/** The court's offices. Stores them on the device after a read. Shows stored offices if nothing can be read. */
function useKnownOffices(): KnownOffices {
  const { byId, status } = useAtomValue(officesAtom);
  const store = useAtomValue(deviceStoreAtom);
  const recall = useSetAtom(recallOfficesAtom);
  const keep = useSetAtom(keepOfficesAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store may arrive after the first render
  useEffect(() => {
    recall();
  }, [recall, store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each read of other offices
  useEffect(() => {
    keep();
  }, [keep, store, byId, status]);
  return useAtomValue(knownOfficesAtom);
}

/** After this time the page shows the known data, even if more may arrive. */
const MAX_WAIT_MS = 1500;

/** True once the host has said what this device can do. That decides the content above the offices. */
function useDeviceKnown(): boolean {
  const device = useAtomValue(deviceAtom);
  const hasHost = useAtomValue(areasAtom).length > 0;
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return device !== null || !hasHost || isLate;
}

/** `/locations`: the court's offices and courtrooms, with finders by county and by distance. */
export function OfficesPage() {
  const reading = useAtomValue(freshnessAtom);
  const { offices, source, isFailed } = useKnownOffices();
  // renders no content before that, so that it does not move later
  const isDeviceKnown = useDeviceKnown();
  const isWaiting = (source === 'names' && !isFailed) || !isDeviceKnown;
  // rendering all cards at once would block a phone, so React may interrupt it
  const shown = useDeferredValue(isWaiting ? null : offices);
  const unread = officeMessages(source === 'names' ? 'few' : 'kept');
  return (
    <OfficesPageView
      printHead={<PrintHead about={[officeMessages('title')]} reading={reading} />}
      heading={<PageHeading>{officeMessages('title')}</PageHeading>}
      isReading={!shown}
      told={shown && isFailed && unread}
      onClick={useAppLinks()}
    >
      {shown && <AllOffices offices={shown} />}
    </OfficesPageView>
  );
}
