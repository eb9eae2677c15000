import { deviceAtom } from '@court/contract';
import { Button } from '@court/ui';
import { useAtomValue } from 'jotai';
import { officeMessages } from '../messages/office-messages';
import { AddressForm } from './address-form';
import type { OfficeFacts } from './office-facts';
import * as css from './offices-page.module.css';
import { ShowOffice } from './show-office';
import { useLookUp } from './use-look-up';

/**
 * Finds the office nearest to the reader, or to an address in the apps. Needs the host, which provides the device's
 * location.
 */
export function NearMe({ offices }: { offices: readonly OfficeFacts[] }) {
  const device = useAtomValue(deviceAtom);
  const { found, isBusy, said, findMe, findAddress } = useLookUp(offices);
  if (!device) return null;
  return (
    <section className={css.finder} aria-label={officeMessages('near.title')}>
      <p className={css.small}>{officeMessages(device.isNative ? 'near.howNative' : 'near.how')}</p>
      <Button aria-disabled={isBusy} onClick={findMe}>
        {officeMessages('near.ask')}
      </Button>
      {device.isNative && <AddressForm isBusy={isBusy} onFind={findAddress} />}
      <div role="status" data-near={found?.office.id}>
        {said.map((sentence) => (
          <p key={sentence} className={css.answer}>
            {sentence}
          </p>
        ))}
      </div>
      {found && <ShowOffice id={found.office.id} name={found.office.name} />}
    </section>
  );
}
